"""Launching a ship from a planet, or jumping, and placing it on a launch place of the orbit."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from ....engine import Closed, Part, Say, SingleStep
from .actions import Arrive, Jump, Launch
from .events import Abandoned, Jumped, Launched
from .galaxy import galaxy
from .position import fleet, hindered, holdings, vacate, why_hole, why_ship
from .powers import powers
from .state import FLEET, HOMEWORLD, STARSHIPS, Acting, Arriving, Moving, Player, Point, State

Crowds = Mapping[int, Mapping[int, Point]]  # by hole: the ships near it and where they rest
LAUNCHES = tuple((Launch(hole), Launch(hole, True)) for hole in range(64))


@lru_cache(maxsize=64)
def arrivals(parts: str, hole: int) -> tuple[Arrive, ...]:
    """Return every launch place of a hole, free or not."""
    return tuple(Arrive(hole, spot) for spot in range(len(galaxy(parts).launch[hole])))


@lru_cache(maxsize=8)
def reaches(parts: str) -> tuple[int, ...]:
    """Return for each hole the distance within which a ship can block one of its launch places."""
    board = galaxy(parts)
    close = 2 * max(board.ship_radius) + board.least_gap
    return tuple(close + max(abs(x - h.x) for x, _ in board.launch[h.index]) for h in board.holes)


@lru_cache(maxsize=1 << 16)
def beside(parts: str, place: Point) -> tuple[int, ...]:
    """Return the holes whose launch places a ship resting at *place* might block."""
    x, y = place
    around = zip(galaxy(parts).holes, reaches(parts), strict=True)
    return tuple(h.index for h, reach in around if (x - h.x) ** 2 + (y - h.y) ** 2 <= reach * reach)


def crowds(s: State) -> Crowds:
    """Return the ships that may block a launch place, by hole; holes without such ships are left
    out.
    """
    return crowds_of(s.parts, tuple(s.ships.items()))


@lru_cache(maxsize=256)
def crowds_of(parts: str, ships: tuple[tuple[int, Point], ...]) -> Crowds:
    """Return :func:`crowds` for *ships* resting at these places."""
    found: dict[int, dict[int, Point]] = {}
    for ship, place in ships:
        for hole in beside(parts, place):
            found.setdefault(hole, {})[ship] = place
    return MappingProxyType(found)


def spots(s: State, hole: int, ship: int) -> Sequence[int]:
    """Return the free launch places of a hole for a ship that is not on the board (R17)."""
    board, close = galaxy(s.parts), crowds(s).get(hole)
    return board.launch_places(hole, ship, close) if close else range(len(board.launch[hole]))


def why_orbit(s: State, hole: int, ship: int, around: Crowds) -> str:
    """Return why a ship cannot enter the orbit of a hole: the crowds *around* block every launch
    place.
    """
    close = around.get(hole)
    if not close:
        return ""
    board = galaxy(s.parts)
    free = any(board.free(ship, place, close, board.least_gap) for place in board.launch[hole])
    return "" if free else "no-room-in-orbit"


def spare_ships(s: State, seat: int, battleship: bool) -> int:
    """Return the number for a ship from supply: the battleship's, or the lowest free starship
    number.
    """
    low = seat * FLEET
    return (
        low + STARSHIPS
        if battleship
        else next(n for n in range(low, low + STARSHIPS) if n not in s.ships)
    )


def in_supply(player: Player, battleship: bool) -> int:
    """Return how many ships of a kind are in supply."""
    return player.battleship if battleship else player.starships


class LaunchPart(Part[State, Acting | Moving]):
    """Return a troop of a planet to supply and place a ship from it (AE-044)."""

    action, nothing = Launch, "nowhere-to-launch"

    def reason(self, s: State, f: Acting | Moving, seat: int) -> str:
        player = s.players[seat]
        return "" if in_supply(player, False) or in_supply(player, True) else "no-ship"

    def candidates(self, s: State, f: Acting | Moving, seat: int) -> list[Launch]:
        return [launch for hole in holdings(s, seat) for launch in LAUNCHES[hole]]

    def why(self, s: State, f: Acting | Moving, seat: int, a: Launch) -> str:
        if not in_supply(s.players[seat], a.battleship):
            return "no-battleship" if a.battleship else "no-ship"
        if reason := why_hole(s, seat, a.hole):
            return reason
        if not s.planets[a.hole].troops:
            return "no-troop-there"
        if hindered(s, a.hole, "launch"):
            return "blockaded"
        return why_orbit(s, a.hole, spare_ships(s, seat, a.battleship), crowds(s))

    def apply(self, s: State, f: Acting | Moving, seat: int, a: Launch, say: Say) -> None:
        player = s.players[seat]
        s.stack.append(Arriving(seat, spare_ships(s, seat, a.battleship), a.hole, jump=False))
        if a.battleship:
            player.battleship -= 1
        else:
            player.starships -= 1
        s.planets[a.hole].troops -= 1
        player.troops += 1
        if vacate(s, a.hole):
            say(Abandoned(seat, a.hole))


class JumpPart(Part[State, Acting | Moving]):
    """Grey 4: once per Move, move a ship from anywhere to any orbit (AE-151)."""

    action, nothing = Jump, "no-ship-on-board"

    def reason(self, s: State, f: Acting | Moving, seat: int) -> str:
        jumps = powers(s, seat).jumps
        if not jumps:
            return "no-jump-drive"
        return "jumped" if isinstance(f, Moving) and f.jumps >= jumps else ""

    def candidates(self, s: State, f: Acting | Moving, seat: int) -> list[Jump]:
        holes = range(len(s.planets))
        return [Jump(ship, hole) for ship in fleet(s, seat) for hole in holes]

    def legal(self, s: State, f: Acting | Moving, seat: int) -> list[Jump]:
        """Compute the crowds once for all candidates, of which there are hundreds."""
        around = crowds(s)
        return [a for a in self.candidates(s, f, seat) if not self.why_among(s, seat, a, around)]

    def why(self, s: State, f: Acting | Moving, seat: int, a: Jump) -> str:
        return self.why_among(s, seat, a, crowds(s))

    @staticmethod
    def why_among(s: State, seat: int, a: Jump, around: Crowds) -> str:
        """Return why *a* is not possible with these crowds around."""
        if reason := why_ship(s, seat, a.ship):
            return reason
        if not 0 <= a.hole < len(s.planets) or s.planets[a.hole].disc == HOMEWORLD:
            return "not-to-a-homeworld"
        return why_orbit(s, a.hole, a.ship, around)

    def closed(self, s: State, f: Acting | Moving, seat: int) -> Iterable[Closed]:
        """Hide the action from players without a jump drive."""
        return super().closed(s, f, seat) if powers(s, seat).jumps else ()

    def apply(self, s: State, f: Acting | Moving, seat: int, a: Jump, say: Say) -> None:
        assert isinstance(f, Moving)
        f.jumps += 1
        del s.ships[a.ship]
        s.stack.append(Arriving(seat, a.ship, a.hole, jump=True))


class ArrivingStep(SingleStep[State, Arriving]):
    """The player chooses one of the free launch places (R17)."""

    frame, rule, forced, action = Arriving, "move.places", True, Arrive

    def candidates(self, s: State, f: Arriving, seat: int) -> Sequence[Arrive]:
        return arrivals(s.parts, f.hole)

    def why(self, s: State, f: Arriving, seat: int, a: Arrive) -> str:
        board = galaxy(s.parts)
        if a.hole != f.hole or not 0 <= a.spot < len(board.launch[f.hole]):
            return "not-that-orbit"
        place = board.launch[f.hole][a.spot]
        return "" if board.free(f.ship, place, s.ships, board.least_gap) else "too-close"

    def legal(self, s: State, f: Arriving, seat: int) -> Sequence[Arrive]:
        """Check the ships nearby only."""
        every, free = arrivals(s.parts, f.hole), spots(s, f.hole, f.ship)
        return every if len(free) == len(every) else [every[spot] for spot in free]

    def facts(
        self, s: State, f: Arriving, seat: int, reason: str, a: Arrive | None
    ) -> Mapping[str, Any]:
        return {"hole": f.hole}

    def apply(self, s: State, f: Arriving, seat: int, a: Arrive, say: Say) -> None:
        s.stack.pop()
        x, y = s.ships[f.ship] = galaxy(s.parts).launch[f.hole][a.spot]
        say((Jumped if f.jump else Launched)(seat, f.ship, f.hole, x, y))
