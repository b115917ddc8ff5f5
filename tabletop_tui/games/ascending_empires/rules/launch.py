"""Launch a ship from a planet, or let one jump, and put it down on a launch place of the orbit."""

from collections.abc import Iterable
from functools import lru_cache

from ....engine import Illegal, Offer, OneOf, Part, Say, Step, need
from .actions import Arrive, Jump, Launch
from .events import Abandoned, Jumped, Launched
from .galaxy import galaxy
from .position import fleet, hindered, holdings, traffic, vacate
from .powers import powers
from .state import FLEET, HOMEWORLD, STARSHIPS, Acting, Arriving, Moving, Player, Point, State

LAUNCHES = tuple((Launch(hole), Launch(hole, True)) for hole in range(64))


@lru_cache(maxsize=64)
def arrivals(parts: str, hole: int) -> tuple[Arrive, ...]:
    """Every launch place of a hole, free or not."""
    return tuple(Arrive(hole, spot) for spot in range(len(galaxy(parts).launch[hole])))


@lru_cache(maxsize=8)
def reaches(parts: str) -> tuple[int, ...]:
    """For each hole, how near a ship can be that hinders one of its launch places."""
    board = galaxy(parts)
    close = 2 * max(board.ship_radius) + board.least_gap
    return tuple(close + max(abs(x - h.x) for x, _ in board.launch[h.index]) for h in board.holes)


@lru_cache(maxsize=1 << 16)
def beside(parts: str, place: Point) -> tuple[int, ...]:
    """The holes with launch places that a ship resting at *place* might hinder."""
    x, y = place
    around = zip(galaxy(parts).holes, reaches(parts), strict=True)
    return tuple(h.index for h, reach in around if (x - h.x) ** 2 + (y - h.y) ** 2 <= reach * reach)


def crowds(s: State) -> dict[int, dict[int, Point]]:
    """The ships that may hinder a launch place, by hole; holes without such ships are left out."""
    found: dict[int, dict[int, Point]] = {}
    for ship, place in s.ships.items():
        for hole in beside(s.parts, place):
            found.setdefault(hole, {})[ship] = place
    return found


def spots(s: State, hole: int, ship: int) -> list[int]:
    """The free launch places of a hole for a ship that is not on the board (R17)."""
    board, close = galaxy(s.parts), crowds(s).get(hole)
    return list(board.launch_places(hole, ship, close) if close else range(len(board.launch[hole])))


def any_spot(s: State, hole: int, ship: int, around: dict[int, dict[int, Point]]) -> bool:
    """Whether a hole has a free launch place for a ship, among the :func:`crowds` around."""
    close = around.get(hole)
    if not close:
        return True
    board = galaxy(s.parts)
    return any(board.free(ship, place, close, board.least_gap) for place in board.launch[hole])


def spare(s: State, seat: int, battleship: bool) -> int:
    """The number that a ship out of supply gets: the battleship's, or the lowest that no starship
    on the board has.
    """
    low = seat * FLEET
    return (
        low + STARSHIPS
        if battleship
        else next(n for n in range(low, low + STARSHIPS) if n not in s.ships)
    )


def in_supply(player: Player, battleship: bool) -> int:
    """How many ships of a kind lie in supply."""
    return player.battleship if battleship else player.starships


class LaunchPart(Part[State, Acting | Moving]):
    """A troop of a planet goes back to supply, a ship comes out of it (AE-044)."""

    action = Launch

    def offer(self, s: State, f: Acting | Moving, seat: int) -> OneOf | None:
        player = s.players[seat]
        kinds = [kind for kind in (False, True) if in_supply(player, kind)]
        if not kinds:
            return None
        around = traffic(s)
        holes = [
            hole
            for hole in holdings(s, seat)
            if s.planets[hole].troops and not hindered(s, hole, around, "launch")
        ]
        numbers = [(kind, spare(s, seat, kind)) for kind in kinds]
        packed = crowds(s)
        actions = [
            LAUNCHES[hole][kind]
            for hole in holes
            for kind, ship in numbers
            if any_spot(s, hole, ship, packed)
        ]
        return OneOf(actions) if actions else None

    def why_not(self, s: State, f: Acting | Moving, seat: int) -> Illegal:
        player = s.players[seat]
        return Illegal("nowhere-to-launch" if player.starships or player.battleship else "no-ship")

    def check(self, s: State, f: Acting | Moving, seat: int, a: Launch) -> None:
        need(
            in_supply(s.players[seat], a.battleship), "no-battleship" if a.battleship else "no-ship"
        )
        need(
            0 <= a.hole < len(s.planets) and s.planets[a.hole].owner == seat,
            "not-occupied",
            hole=a.hole,
        )
        need(s.planets[a.hole].troops, "no-troop-there", hole=a.hole)
        need(not hindered(s, a.hole, traffic(s), "launch"), "blockaded", hole=a.hole)
        need(
            any_spot(s, a.hole, spare(s, seat, a.battleship), crowds(s)),
            "no-room-in-orbit",
            hole=a.hole,
        )

    def apply(self, s: State, f: Acting | Moving, seat: int, a: Launch, say: Say) -> None:
        player = s.players[seat]
        s.stack.append(Arriving(seat, spare(s, seat, a.battleship), a.hole, jump=False))
        if a.battleship:
            player.battleship -= 1
        else:
            player.starships -= 1
        s.planets[a.hole].troops -= 1
        player.troops += 1
        if vacate(s, a.hole):
            say(Abandoned(seat, a.hole))


class JumpPart(Part[State, Acting | Moving]):
    """Grey 4: once a Move, a ship goes from anywhere to any orbit (AE-151)."""

    action = Jump

    def left(self, s: State, f: Acting | Moving, seat: int) -> int:
        """How many jumps are left in this Move."""
        return powers(s, seat).jumps - (f.jumps if isinstance(f, Moving) else 0)

    def offer(self, s: State, f: Acting | Moving, seat: int) -> OneOf | None:
        if self.left(s, f, seat) <= 0:
            return None
        holes = [hole for hole, planet in enumerate(s.planets) if planet.disc != HOMEWORLD]
        packed = crowds(s)
        actions = [
            Jump(ship, hole)
            for ship in fleet(s, seat)
            for hole in holes
            if any_spot(s, hole, ship, packed)
        ]
        return OneOf(actions) if actions else None

    def why_not(self, s: State, f: Acting | Moving, seat: int) -> Illegal | None:
        if not powers(s, seat).jumps:
            return None
        return Illegal("no-ship-on-board" if self.left(s, f, seat) > 0 else "jumped")

    def check(self, s: State, f: Acting | Moving, seat: int, a: Jump) -> None:
        need(powers(s, seat).jumps, "no-jump-drive")
        need(self.left(s, f, seat) > 0, "jumped")
        need(a.ship in s.ships and a.ship // FLEET == seat, "not-your-ship")
        need(
            0 <= a.hole < len(s.planets) and s.planets[a.hole].disc != HOMEWORLD,
            "not-to-a-homeworld",
        )
        need(any_spot(s, a.hole, a.ship, crowds(s)), "no-room-in-orbit", hole=a.hole)

    def apply(self, s: State, f: Acting | Moving, seat: int, a: Jump, say: Say) -> None:
        assert isinstance(f, Moving)
        f.jumps += 1
        del s.ships[a.ship]
        s.stack.append(Arriving(seat, a.ship, a.hole, jump=True))


class ArrivingStep(Step[State, Arriving]):
    """The player picks one of the free launch places (R17)."""

    frame, rule, forced = Arriving, "move.places", True

    def offers(self, s: State, f: Arriving, seat: int) -> Iterable[Offer]:
        all_ = arrivals(s.parts, f.hole)
        free = spots(s, f.hole, f.ship)
        yield Offer(
            Arrive, OneOf(all_ if len(free) == len(all_) else [all_[spot] for spot in free])
        )

    def check(self, s: State, f: Arriving, seat: int, a: Arrive) -> None:
        need(type(a) is Arrive, "not-now")
        board = galaxy(s.parts)
        need(
            a.hole == f.hole and 0 <= a.spot < len(board.launch[f.hole]),
            "not-that-orbit",
            hole=f.hole,
        )
        need(
            board.free(f.ship, board.launch[f.hole][a.spot], s.ships, board.least_gap), "too-close"
        )

    def apply(self, s: State, f: Arriving, seat: int, a: Arrive, say: Say) -> None:
        s.stack.pop()
        x, y = s.ships[f.ship] = galaxy(s.parts).launch[f.hole][a.spot]
        say((Jumped if f.jump else Launched)(seat, f.ship, f.hole, x, y))
