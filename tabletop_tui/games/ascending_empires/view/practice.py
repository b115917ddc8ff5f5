"""The practice table: drills of five shots with a goal, and a crowded table without one."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from ....engine import Luck, start
from ....engine.fast_dataclass import dataclass
from ..rules.events import Flew, Rammed
from ..rules.galaxy import Galaxy, galaxy
from ..rules.position import orbits
from ..rules.state import FLEET, STARSHIPS, EndingTurn, Moving, Point, State

POINTS = 1_000_000  # more movement points than a player can spend
CROWD = 24  # ships scattered over the crowded table
SERIES = 5  # shots of a drill: enough to tell skill from luck, few enough to try again
STARS = (3, 4, 5)  # hits of a series for the first star, the second and the third

Goal = Literal["orbit", "bank", "ram", "needle", "push", ""]
Ships = Mapping[int, tuple[float, float]]  # ship: millimetres from the west, from the north

ENEMY, OTHER, BIG = FLEET, FLEET + 1, FLEET + STARSHIPS


@dataclass(slots=True, frozen=True)
class Task:
    """One shot of a drill: the positions of the ships, and the hole to reach or the ship to ram."""

    ships: Ships
    target: str | int


def gate(target: str, half: float) -> Task:
    """Return a shot from the centre of the board between two enemies into an orbit.

    *half* of their distance is in millimetres.
    """
    board = galaxy()
    place = next(h for h in board.holes if h.key == target)
    middle = board.side / 2000
    dx, dy = place.x / 1000 - middle, place.y / 1000 - middle
    far = (dx * dx + dy * dy) ** 0.5
    ux, uy, away = dx / far, dy / far, 0.5 * far
    x, y = middle + ux * away, middle + uy * away
    ships = {
        0: (middle, middle),
        ENEMY: (x - uy * half, y + ux * half),
        OTHER: (x + uy * half, y - ux * half),
    }
    return Task(ships, target)


LANE: Ships = {0: (60, 356)}
CORNER: Ships = {0: (84, 84)}
FOES: Ships = {0: (60, 356), 1: (356, 60), ENEMY: (300, 356), OTHER: (356, 240), BIG: (540, 350)}

DRILLS: Mapping[Goal, tuple[Task, ...]] = {
    "orbit": tuple(Task(LANE, x) for x in ("alpha-F", "gamma-B", "delta-F", "alpha-A", "beta-F")),
    "bank": tuple(Task(CORNER, x) for x in ("alpha-E", "alpha-D", "alpha-C", "beta-F", "alpha-F")),
    "ram": tuple(Task(FOES, x) for x in (ENEMY, OTHER, BIG, OTHER, BIG)),
    "needle": (
        gate("beta-E", 32),
        gate("gamma-D", 29),
        gate("alpha-E", 26),
        gate("delta-D", 24),
        gate("beta-D", 22),
    ),
    "push": (
        Task({0: (400, 356), 1: (356, 356)}, "alpha-E"),
        Task({0: (356, 380), 1: (336, 336)}, "alpha-F"),
        Task({0: (300, 356), 1: (356, 356)}, "beta-E"),
        Task({0: (356, 300), 1: (372, 336)}, "delta-F"),
        Task({0: (330, 356), 1: (376, 350)}, "beta-F"),
    ),
    "": (Task({}, -1),),
}
"""The drills by goal; "" is the crowded table, which has none.

orbit: rest there. bank: rest there after a bounce off another planet. ram: that ship. needle: rest
there and touch no ship. push: send ship 2 there.
"""


def practice(task: Task, hand: str, timing: bool, seed: int = 0) -> State:
    """Return a table at which seat 0 flicks as often as it likes; *hand* and *timing* as in a game.

    *seed* is the luck of the hand. The discs are always the same, face up, and only ships are on
    the board.
    """
    from .. import GAME

    seats = 2 if task.ships else 4
    s: State = start(GAME, seats, 0, {"hand": hand, "timing": timing, "first": 1})[0]
    s.rng = seed
    board = galaxy(s.parts)
    places = {n: (round(1000 * x), round(1000 * y)) for n, (x, y) in task.ships.items()}
    places = places or crowd(board, seats)
    for planet in s.planets:
        planet.up = True
    for seat, player in enumerate(s.players):
        aboard = [ship % FLEET for ship in places if ship // FLEET == seat]
        player.box_starships = STARSHIPS - sum(number != STARSHIPS for number in aboard)
        player.box_battleship = 1 - aboard.count(STARSHIPS)
    s.ships = dict(sorted(places.items()))
    s.stack = [EndingTurn(0), Moving(0, POINTS)]
    return s


def hole_of(task: Task) -> int:
    """Return the hole to reach, -1 for a task without one."""
    return next((h.index for h in galaxy().holes if h.key == task.target), -1)


def is_hit(goal: Goal, task: Task, s: State, told: Sequence[Any]) -> bool:
    """Return whether a flick has reached its goal; *s* is the position after it."""
    flew = next(event for event in told if type(event) is Flew)
    hole, contacts = hole_of(task), flew.contacts
    if goal == "ram":
        return any(type(event) is Rammed and event.victim == task.target for event in told)
    ship = 1 if goal == "push" else flew.ship
    if ship not in s.ships or hole not in orbits(s, ship):
        return False
    if goal == "bank":
        return any(c.kind == "planet" and c.ship == ship and c.other != hole for c in contacts)
    if goal == "needle":
        return not any(c.kind in ("ship", "ram") for c in contacts)
    return goal != "push" or flew.ship != 1


def stars(hits: int) -> int:
    """Return the stars of a series."""
    return sum(hits >= least for least in STARS)


def crowd(board: Galaxy, seats: int) -> dict[int, Point]:
    """Return ships of all seats scattered over the board."""
    luck, found = Luck(CROWD), dict[int, Point]()
    for n in range(CROWD):
        ship = n % seats * FLEET + n // seats
        found[ship] = free_place(board, ship, found, luck)
    return found


def free_place(board: Galaxy, ship: int, ships: Mapping[int, Point], luck: Luck) -> Point:
    """Return a random position where a ship touches no planet and no other ship."""
    least = board.planet_radius + board.radius(ship) + board.least_gap
    while True:
        x, y = place = luck(board.side), luck(board.side)
        clear = all((x - h.x) ** 2 + (y - h.y) ** 2 > least * least for h in board.holes)
        if clear and board.free(ship, place, ships, board.least_gap):
            return place
