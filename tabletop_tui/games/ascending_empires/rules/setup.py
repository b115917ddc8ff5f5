"""Set-up: the galaxy for the number of players, and each player's placard."""

from collections.abc import Mapping

from ....engine import Complaint, Say, Step, Value, draw, shuffle
from .ending import begin_turn
from .events import Began
from .galaxy import Galaxy, Layout, galaxy
from .handicaps import hands
from .powers import printed
from .state import ASTEROID, FLEET, HOMEWORLD, NOBODY, UNKNOWN, Planet, Player, SettingUp, State

BY_LUCK = 0


def new(seats: int, seed: int, options: Mapping[str, Value]) -> State:
    """Return the state before face-down discs are laid out and the first player is determined."""
    parts = str(options["components"])
    board = galaxy(parts)
    layout = board.layouts[seats]
    first = int(options["first"])
    if first > seats:
        raise Complaint("wrong-first", first=first, seats=seats)
    tokens = pile_of(layout, options)
    starting = [place for home in layout.homes for place in board.start[home]]
    each = len(starting) // seats
    return State(
        rng=seed,
        stack=[SettingUp()],
        parts=parts,
        hand=str(options["hand"]),
        timing=bool(options["timing"]),
        seams=bool(options["seams"]),
        first=first - 1 if first != BY_LUCK else NOBODY,
        homes=layout.homes,
        players=[placard(parts) for _ in range(seats)],
        planets=discs(board, layout),
        ships={n // each * FLEET + n % each: place for n, place in enumerate(starting)},
        tokens=tokens,
        pile=tokens,
        hands=hands(options, seats),
    )


TOKENS = 50  # in the box


def pile_of(layout: Layout, options: Mapping[str, Value]) -> int:
    """Return the VP tokens in the pile at the start."""
    return min(layout.pile + int(options["tokens"]), max(TOKENS, layout.pile))


def placard(parts: str) -> Player:
    """Return what a player starts with (AE-002 to AE-005)."""
    numbers = printed(parts)
    return Player(*numbers.supply, *numbers.box, *numbers.stock)


def discs(board: Galaxy, layout: Layout) -> list[Planet]:
    """Return homeworlds and open asteroids face up, with all other discs yet to be laid out
    (AE-006).
    """
    planets = [Planet(UNKNOWN, up=False) for _ in board.holes]
    for seat, hole in enumerate(layout.homes):
        planets[hole] = Planet(HOMEWORLD, up=True, owner=seat)
    for hole in layout.open_asteroids:
        planets[hole] = Planet(ASTEROID, up=True)
    return planets


def open_holes(s: State, quadrant: int) -> list[int]:
    """Return the holes of a quadrant for its face-down group."""
    return [h.index for h in galaxy(s.parts).holes if h.quadrant == quadrant and not h.homeworld]


def group(s: State, quadrant: int) -> tuple[int, ...]:
    """Return the face-down group of a quadrant as counts of each kind of disc; public (R5)."""
    return galaxy(s.parts).layouts[len(s.players)].groups[quadrant]


class SettingUpStep(Step[State, SettingUp]):
    """Mix the discs within each quadrant (AE-011); the first player may be drawn (R1)."""

    frame, rule = SettingUp, "setup.galaxy"

    def who(self, s: State, f: SettingUp) -> tuple[int, ...]:
        return ()

    def run(self, s: State, f: SettingUp, say: Say) -> None:
        s.stack.pop()
        for quadrant in range(len(galaxy(s.parts).quadrants)):
            mixed = [disc for disc, count in enumerate(group(s, quadrant)) for _ in range(count)]
            shuffle(s, mixed)
            for hole, disc in zip(open_holes(s, quadrant), mixed, strict=True):
                s.planets[hole].disc = disc
        if s.first == NOBODY:
            s.first = draw(s, len(s.players))
        say(Began(s.first))
        begin_turn(s, s.first)
