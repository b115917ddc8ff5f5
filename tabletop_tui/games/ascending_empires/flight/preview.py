"""Aiming: the path of a flick without error, and where the ship ends with the errors of a hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Literal, NamedTuple

from ....engine import slips
from ....engine.fast_dataclass import dataclass
from ..rules.galaxy import AimError, Galaxy
from ..rules.state import Point, owner
from .aims import Shot as Shot
from .aims import bank_shots as bank_shots
from .aims import shots as shots
from .compass import DIRECTIONS
from .flick import MASK, run_out
from .motion import EDGE, HIT, Motion
from .start import FlickSetup, Outcome
from .volley import Volley

SIDE = 21
"""Number of equally likely errors of direction tried, and of errors of power with each of them.

441 flicks give a chance to within a point or two, in a few milliseconds.
"""
BLOCK = 3  # side of the blocks of errors; the middle of each block is tried first
SEEDS = 0xD1342543DE82EF95  # spreads the luck of the seams from one trial to the next
CONE = 10  # percent of hands that err beyond the cone on either side


class FirstLeg(NamedTuple):
    """The straight run to *end*, where the ship stops, leaves the board, or hits a planet or a
    ship.

    *kind* is "ship" for one of the player's own, "ram" for an enemy. *other* is the hole of a
    planet, the number of a ship, otherwise -1.
    """

    end: Point
    kind: Literal["stop", "edge", "planet", "ship", "ram"]
    other: int


def first_leg(
    galaxy: Galaxy, ships: Mapping[int, Point], ship: int, direction: int, run: int, *, seats: int
) -> FirstLeg:
    """Return what *ship* meets first when flicked in a direction to run freely for *run*
    micrometres.
    """
    numbers = sorted(ships)
    index = numbers.index(ship)
    motion = Motion(galaxy, ships, owner(ship), seats, seams=False)
    motion.push(index, direction % DIRECTIONS, run)
    motion.foresee()
    time, _, what, whom = motion.next()
    motion.advance(time)
    motion.mark(index)
    end = motion.waypoints[index][-1][1:]
    if what == EDGE:
        return FirstLeg(end, "edge", -1)
    if what != HIT:
        return FirstLeg(end, "stop", -1)
    if whom < 0:
        return FirstLeg(end, "planet", -1 - whom)
    other = numbers[whom]
    return FirstLeg(end, "ship" if owner(other) == owner(ship) else "ram", other)


@dataclass(slots=True, frozen=True)
class Odds:
    """The outcomes of a flick, in percent of all flicks of a hand.

    *orbits* are pairs of a hole and the chance to stop in its orbit, likeliest first. 0 and 100
    mean that no error tried, or every one, has the outcome.
    """

    orbits: tuple[tuple[int, int], ...]
    space: int
    ram: int
    lost: int
    back: int


class Outlook:
    """One aim, flicked without error at once, and with more and more of the errors of the hand.

    The errors lie on two tracks, of direction (rising clockwise) and of power, each divided into
    *size* equally likely parts.
    """

    def __init__(self, start: FlickSetup, direction: int, power: int, hand: AimError) -> None:
        steady = not (hand.angle or hand.power)
        self.start, self.direction, self.power, self.hand = start, direction, power, hand
        self.volley = Volley(start)
        self.size = size = 1 if steady and not start.seams else SIDE
        self.turns = slips(hand.draws, hand.angle, size) if hand.angle else (0,) * size
        self.pushes = slips(hand.draws, hand.power, size) if hand.power else (0,) * size
        self.sure = start.fly(direction, run_out(start.galaxy, power))
        self.goal = start.outcome(self.sure)
        self.found: dict[tuple[int, int], Outcome] = {}
        self.waiting = _coarse_to_fine(size)
        self.rows: dict[int, tuple[Outcome, ...]] = {}

    @property
    def done(self) -> bool:
        """Return whether every error has been tried."""
        return len(self.found) == self.size * self.size

    def refine(self, flicks: int) -> bool:
        """Try *flicks* more errors. Return False if none is left."""
        if self.done:
            return False
        for _ in range(flicks):
            cell = next(self.waiting, None)
            if cell is None:
                break
            self.found[cell] = self.try_out(self.turns[cell[0]], self.pushes[cell[1]], cell)
        return True

    def try_out(self, turn: int, push: int, cell: tuple[int, int]) -> Outcome:
        """Return the outcome with these errors; *cell* determines the luck of the seams."""
        luck = (cell[0] * SIDE + cell[1] + 1) * SEEDS & MASK
        run = run_out(self.start.galaxy, self.power, push)
        return self.volley.outcome(self.direction + turn, run, luck)

    def at(self, turn: int, push: int) -> Outcome:
        """Return the outcome of a part of both tracks; until tried, that of a part nearby."""
        found = self.found.get((turn, push))
        if found is None:
            middle = BLOCK // 2
            found = self.found[turn // BLOCK * BLOCK + middle, push // BLOCK * BLOCK + middle]
        return found

    def column(self, turn: int) -> tuple[Outcome, ...]:
        """Return the outcomes of all powers in one part of the track of directions."""
        return tuple(self.at(turn, push) for push in range(self.size))

    def row(self, turn: int) -> tuple[Outcome, ...]:
        """Return the outcomes along the track of powers when the direction errs by *turn* steps."""
        if turn not in self.rows:
            self.rows[turn] = tuple(
                self.try_out(turn, push, (turn % SIDE, n)) for n, push in enumerate(self.pushes)
            )
        return self.rows[turn]

    @cached_property
    def bounded(self) -> bool:
        """Return whether even the greatest errors end like the flick without error."""
        wide, slip = self.hand.draws * self.hand.angle, self.hand.draws * self.hand.power
        ends = ((turn, push) for turn in (-wide, 0, wide) for push in (-slip, 0, slip))
        return all(
            self.try_out(turn, push, (n, n)).sort == self.goal.sort
            for n, (turn, push) in enumerate(ends)
        )

    @property
    def certain(self) -> bool:
        """Return whether every error is known to bring the same: the ship rests in the orbit it was
        aimed at, or both are gone after a ram, and no other ship moves.
        """
        moved = len(self.sure.flights)
        alone = self.goal.kind == "orbit" and moved == 1
        alone |= self.goal.kind == "ram" and self.goal.place is None and moved <= 2
        same = (found.sort == self.goal.sort for found in self.found.values())
        return alone and self.done and all(same) and self.bounded

    def odds(self) -> Odds:
        """Return the chances, as far as they are known."""
        cells = self.size * self.size
        counts = Counter(
            self.at(turn, push).sort for turn in range(self.size) for push in range(self.size)
        )

        def percent(count: int) -> int:
            if count == cells and self.done and not self.bounded:
                return 99
            return (
                min(99, max(1, round(100 * count / cells)))
                if 0 < count < cells
                else (100 * count // cells)
            )

        kinds = Counter[str]()
        for (kind, _), count in counts.items():
            kinds[kind] += count
        likely = sorted(
            (-count, which) for (kind, which), count in counts.items() if kind == "orbit"
        )
        return Odds(
            tuple((hole, percent(-count)) for count, hole in likely),
            *(percent(kinds[kind]) for kind in ("space", "ram", "lost", "back")),
        )

    def cone(self) -> tuple[FirstLeg, ...]:
        """Return the first legs on both sides of what most hands do, () for a steady hand."""
        if not self.hand.angle:
            return ()
        start, ends = self.start, slips(self.hand.draws, self.hand.angle, 100)
        run = run_out(start.galaxy, self.power, slips(self.hand.draws, self.hand.power, 100)[-CONE])
        ships = dict(start.ships)
        return tuple(
            first_leg(
                start.galaxy, ships, start.ship, self.direction + turn, run, seats=start.seats
            )
            for turn in (ends[CONE], ends[-CONE - 1])
        )


def _coarse_to_fine(size: int) -> Iterator[tuple[int, int]]:
    """Return all cells of a square, the middles of its blocks first."""
    cells = [(turn, push) for turn in range(size) for push in range(size)]
    if size < BLOCK:
        return iter(cells)
    middle = BLOCK // 2
    return iter(sorted(cells, key=lambda c: (c[0] % BLOCK != middle or c[1] % BLOCK != middle, c)))


def odds(start: FlickSetup, direction: int, power: int, hand: AimError) -> Odds:
    """Return the chances of a flick with all errors tried."""
    outlook = Outlook(start, direction, power, hand)
    outlook.refine(outlook.size * outlook.size)
    return outlook.odds()


def coarse(size: int) -> int:
    """Return how many errors must be tried before an outlook of that size is usable."""
    return 1 if size < BLOCK else len(range(BLOCK // 2, size, BLOCK)) ** 2


__all__: Sequence[str] = (
    "BLOCK",
    "SIDE",
    "FirstLeg",
    "FlickSetup",
    "Odds",
    "Outcome",
    "Outlook",
    "Shot",
    "bank_shots",
    "coarse",
    "first_leg",
    "odds",
    "shots",
)  # fmt: skip
