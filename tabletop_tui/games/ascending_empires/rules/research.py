"""Develop: raise a technology by a level and apply its immediate effects."""

from collections.abc import Mapping
from typing import Any

from ....engine import Part, Say, SingleStep, Step, then
from .actions import Develop, Reinforce, Retire
from .events import Developed, FirstDeveloped, GotBattleship, Reinforced, Retired, RowFinished
from .position import fleet, foreign, holdings, in_orbit, why_ship
from .powers import Technology, printed
from .scoring import award
from .state import (
    COLOURS,
    FROM_SUPPLY,
    Acclaiming,
    Acting,
    Reinforcing,
    Retiring,
    State,
    is_battleship,
)

DEVELOPS = tuple(Develop(colour) for colour in range(len(COLOURS)))
RETIRE_FROM_SUPPLY = Retire(FROM_SUPPLY)


def facilities(s: State, seat: int) -> list[int]:
    """Return a seat's research facilities that count, by colour: those on planets not blockaded
    (R47).
    """
    found = [0] * len(COLOURS)
    for hole in holdings(s, seat):
        planet = s.planets[hole]
        if planet.facilities and not foreign(in_orbit(s, hole), seat):
            found[planet.disc] += planet.facilities
    return found


def next_level(s: State, seat: int, colour: int) -> Technology | None:
    """Return the technology a seat would develop next in a colour, None at the top."""
    track, level = printed(s.parts).technologies[colour], s.players[seat].levels[colour]
    return track[level] if level < len(track) else None


class DevelopPart(Part[State, Acting]):
    """Raise one colour by a level, given enough facilities on planets of that colour (AE-135)."""

    action, nothing = Develop, "too-few-facilities-anywhere"

    def candidates(self, s: State, f: Acting, seat: int) -> list[Develop]:
        """Return the colours with a facility, as each level needs one."""
        colours = {
            planet.disc for planet in s.planets if planet.owner == seat and planet.facilities
        }
        return [DEVELOPS[colour] for colour in sorted(colours)]

    def why(self, s: State, f: Acting, seat: int, a: Develop) -> str:
        if not 0 <= a.colour < len(COLOURS):
            return "no-such-colour"
        level = next_level(s, seat, a.colour)
        if level is None:
            return "top-level"
        enough = facilities(s, seat)[a.colour] >= level.facilities
        return "" if enough else "too-few-facilities"

    def facts(
        self, s: State, f: Acting, seat: int, reason: str, a: Develop | None
    ) -> Mapping[str, Any]:
        if a is None or reason == "no-such-colour":
            return {}
        level = next_level(s, seat, a.colour)
        if level is None:
            return {"colour": a.colour}
        return {
            "colour": a.colour,
            "level": s.players[seat].levels[a.colour] + 1,
            "least": level.facilities,
            "found": facilities(s, seat)[a.colour],
        }

    def apply(self, s: State, f: Acting, seat: int, a: Develop, say: Say) -> None:
        technology = next_level(s, seat, a.colour)
        assert technology is not None
        player = s.players[seat]
        levels = list(player.levels)
        levels[a.colour] += 1
        player.levels = levels[0], levels[1], levels[2], levels[3]
        level = levels[a.colour]
        say(Developed(seat, a.colour, level))
        s.stack.append(Acclaiming(seat, a.colour, level))
        if technology.battleships and player.box_battleship:
            player.box_battleship -= 1
            player.battleship += 1
            say(GotBattleship(seat))
            s.stack.append(Retiring(seat, technology.retired))


class RetiringStep(SingleStep[State, Retiring]):
    """Two starships, from the board or supply, are returned to the box for the
    battleship (AE-144).
    """

    frame, rule, forced, action = Retiring, "technology.battleship", True, Retire

    def who(self, s: State, f: Retiring) -> tuple[int, ...]:
        return (f.seat,) if f.left > 0 and self.possible(s, f, f.seat) else ()

    def candidates(self, s: State, f: Retiring, seat: int) -> list[Retire]:
        return [RETIRE_FROM_SUPPLY, *map(Retire, fleet(s, seat))]

    def why(self, s: State, f: Retiring, seat: int, a: Retire) -> str:
        if a.ship == FROM_SUPPLY:
            return "" if s.players[seat].starships else "no-ship"
        if reason := why_ship(s, seat, a.ship):
            return reason
        return "not-the-battleship" if is_battleship(a.ship) else ""

    def apply(self, s: State, f: Retiring, seat: int, a: Retire, say: Say) -> None:
        f.left -= 1
        player = s.players[seat]
        if a.ship == FROM_SUPPLY:
            player.starships -= 1
        else:
            del s.ships[a.ship]
        player.box_starships += 1
        say(Retired(seat, a.ship))

    def run(self, s: State, f: Retiring, say: Say) -> None:
        s.stack.pop()


class AcclaimingStep(Step[State, Acclaiming]):
    """After a battleship exchange: VP for the first at a level, then the bonus of a finished row
    (R48).
    """

    frame, rule = Acclaiming, "develop.first"

    def who(self, s: State, f: Acclaiming) -> tuple[int, ...]:
        return ()

    def run(self, s: State, f: Acclaiming, say: Say) -> None:
        s.stack.pop()
        levels = s.players[f.seat].levels
        others = [player for seat, player in enumerate(s.players) if seat != f.seat]
        if all(player.levels[f.colour] < f.level for player in others):
            vp = printed(s.parts).technologies[f.colour][f.level - 1].first_vp
            say(FirstDeveloped(f.seat, f.colour, f.level, vp))
            award(s, f.seat, vp, say)
        if min(levels) == f.level:
            self.finish_row(s, f.seat, f.level, say)

    @staticmethod
    def finish_row(s: State, seat: int, row: int, say: Say) -> None:
        """Award the bonus of a row, which each player gets on finishing it (AE-141)."""
        kind, amount = printed(s.parts).rows[row - 1]
        vp = amount if kind == "vp" else 0
        say(RowFinished(seat, row, vp))
        award(s, seat, vp, say)
        if not vp:
            then(s, Reinforcing(seat, amount, row))


class ReinforcingStep(SingleStep[State, Reinforcing]):
    """Troops and starships may come from the box to supply, up to a number (R25, R46)."""

    frame, rule, forced, action = Reinforcing, "supply.bonus", True, Reinforce

    def candidates(self, s: State, f: Reinforcing, seat: int) -> list[Reinforce]:
        return [
            Reinforce(troops, starships)
            for troops in range(f.most, -1, -1)
            for starships in range(f.most - troops, -1, -1)
        ]

    def why(self, s: State, f: Reinforcing, seat: int, a: Reinforce) -> str:
        player = s.players[seat]
        if a.troops < 0 or a.starships < 0:
            return "not-now"
        if a.troops + a.starships > f.most:
            return "bonus-too-large"
        if a.troops > player.box_troops:
            return "box-has-no-troop"
        return "" if a.starships <= player.box_starships else "box-has-no-starship"

    def facts(
        self, s: State, f: Reinforcing, seat: int, reason: str, a: Reinforce | None
    ) -> Mapping[str, Any]:
        return {"most": f.most}

    def apply(self, s: State, f: Reinforcing, seat: int, a: Reinforce, say: Say) -> None:
        s.stack.pop()
        player = s.players[seat]
        player.box_troops -= a.troops
        player.troops += a.troops
        player.box_starships -= a.starships
        player.starships += a.starships
        if a.troops or a.starships:
            say(Reinforced(seat, a.troops, a.starships))
