"""Develop: a technology rises by a level, and what that brings at once."""

from collections.abc import Iterable

from ....engine import Illegal, Offer, OneOf, Part, Say, Step, need, then
from .actions import Develop, Reinforce, Retire
from .events import Developed, FirstDeveloped, GotBattleship, Reinforced, Retired, RowFinished
from .position import fleet, foreign, holdings, traffic
from .powers import Technology, printed
from .state import (
    COLOURS,
    FLEET,
    FROM_SUPPLY,
    STARSHIPS,
    Acclaiming,
    Acting,
    Reinforcing,
    Retiring,
    State,
)
from .tokens import award

DEVELOPS = tuple(Develop(colour) for colour in range(len(COLOURS)))
RETIRE_FROM_SUPPLY = Retire(FROM_SUPPLY)


def facilities(s: State, seat: int) -> list[int]:
    """The research facilities of a seat that count, by colour: those on planets that are not
    blockaded (R47).
    """
    found = [0] * len(COLOURS)
    holes = [hole for hole in holdings(s, seat) if s.planets[hole].facilities]
    around = traffic(s) if holes else {}
    for hole in holes:
        if not foreign(around.get(hole, []), seat):
            found[s.planets[hole].disc] += s.planets[hole].facilities
    return found


def next_level(s: State, seat: int, colour: int) -> Technology | None:
    """The technology a seat would develop next in a colour, None at the top."""
    track, level = printed(s.parts).technologies[colour], s.players[seat].levels[colour]
    return track[level] if level < len(track) else None


class DevelopPart(Part[State, Acting]):
    """One level of one colour, with facilities enough on planets of that colour (AE-135)."""

    action = Develop

    def offer(self, s: State, f: Acting, seat: int) -> OneOf | None:
        found = facilities(s, seat)
        actions = [
            DEVELOPS[colour] for colour, n in enumerate(found)
            if n and (level := next_level(s, seat, colour)) is not None and n >= level.facilities
        ]  # fmt: skip
        return OneOf(actions) if actions else None

    def why_not(self, s: State, f: Acting, seat: int) -> Illegal:
        return Illegal("too-few-facilities-anywhere")

    def check(self, s: State, f: Acting, seat: int, a: Develop) -> None:
        need(0 <= a.colour < len(COLOURS), "no-such-colour")
        level = next_level(s, seat, a.colour)
        need(level is not None, "top-level", colour=a.colour)
        assert level is not None
        found = facilities(s, seat)[a.colour]
        rank = s.players[seat].levels[a.colour] + 1
        least = level.facilities
        need(
            found >= least,
            "too-few-facilities",
            colour=a.colour,
            level=rank,
            least=least,
            found=found,
        )

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


class RetiringStep(Step[State, Retiring]):
    """Two starships, from the board or supply, go to the box for the battleship (AE-144)."""

    frame, rule, forced = Retiring, "technology.battleship", True

    def who(self, s: State, f: Retiring) -> tuple[int, ...]:
        return (f.seat,) if f.left > 0 and self.choices(s, f.seat) else ()

    @staticmethod
    def choices(s: State, seat: int) -> list[Retire]:
        """The starships that can go: any one in supply, and each on the board."""
        aboard = [Retire(ship) for ship in fleet(s, seat) if ship % FLEET != STARSHIPS]
        return [RETIRE_FROM_SUPPLY, *aboard] if s.players[seat].starships else aboard

    def offers(self, s: State, f: Retiring, seat: int) -> Iterable[Offer]:
        yield Offer(Retire, OneOf(self.choices(s, seat)))

    def check(self, s: State, f: Retiring, seat: int, a: Retire) -> None:
        need(type(a) is Retire, "not-now")
        if a.ship == FROM_SUPPLY:
            need(s.players[seat].starships, "no-ship")
        else:
            need(a.ship in s.ships and a.ship // FLEET == seat, "not-your-ship")
            need(a.ship % FLEET != STARSHIPS, "not-the-battleship")

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
        """Every player gets the bonus of a row on finishing it (AE-141)."""
        kind, amount = printed(s.parts).rows[row - 1]
        vp = amount if kind == "vp" else 0
        say(RowFinished(seat, row, vp))
        award(s, seat, vp, say)
        if not vp:
            then(s, Reinforcing(seat, amount, row))


class ReinforcingStep(Step[State, Reinforcing]):
    """Up to so many troops and starships may come from the box to supply (R25, R46)."""

    frame, rule, forced = Reinforcing, "supply.bonus", True

    def offers(self, s: State, f: Reinforcing, seat: int) -> Iterable[Offer]:
        player = s.players[seat]
        yield Offer(Reinforce, OneOf([
            Reinforce(troops, starships)
            for troops in range(min(f.most, player.box_troops), -1, -1)
            for starships in range(min(f.most - troops, player.box_starships), -1, -1)
        ]))  # fmt: skip

    def check(self, s: State, f: Reinforcing, seat: int, a: Reinforce) -> None:
        need(type(a) is Reinforce and a.troops >= 0 and a.starships >= 0, "not-now")
        need(a.troops + a.starships <= f.most, "bonus-too-large", most=f.most)
        need(a.troops <= s.players[seat].box_troops, "box-has-no-troop")
        need(a.starships <= s.players[seat].box_starships, "box-has-no-starship")

    def apply(self, s: State, f: Reinforcing, seat: int, a: Reinforce, say: Say) -> None:
        s.stack.pop()
        player = s.players[seat]
        player.box_troops -= a.troops
        player.troops += a.troops
        player.box_starships -= a.starships
        player.starships += a.starships
        if a.troops or a.starships:
            say(Reinforced(seat, a.troops, a.starships))
