"""Simulates a flick exactly, event by event: where every ship comes to rest, in integers.

    flown = flick(galaxy(s.parts), s.ships, ship, angle, run_out(galaxy, power, error),
    seats=len(s.players))

Between contacts a disc moves straight and decelerates uniformly, so its contact with a disc at rest
is where a line cuts a circle, in closed form. The contact of two sliding discs is searched from the
left (:mod:`.meeting`). There are no time steps, so nothing is skipped at any speed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from ....engine.fast_dataclass import dataclass
from ..rules.galaxy import Galaxy
from ..rules.state import Point, owner
from .bounce import off_planet, off_ship, over_seam
from .compass import DIRECTIONS
from .motion import EDGE, SEAM, STOP, Motion, Waypoint

Flight = tuple[int, tuple[Waypoint, ...]]
"""A ship and the corners of its path, as in :class:`.events.Flew`.

Between two waypoints the ship moves straight and decelerates uniformly; before the first it rests,
after the last it rests or is off the board.
"""

CALM = -1
"""For *seams*: seams turn nothing and slow a ship by their mean, as if luck were even."""

GAMMA = 0x9E3779B97F4A7C15
MASK = (1 << 64) - 1


class Contact(NamedTuple):
    """A sliding ship hits a disc that counts: *other* is a hole for ``planet``, a ship for ``ship``
    and ``ram``.

    *at* is in microseconds since the flick. In a ram, *ship* is that of the active player.
    """

    at: int
    ship: int
    kind: Literal["planet", "ship", "ram"]
    other: int


@dataclass(slots=True, frozen=True)
class Flown:
    """The outcome of a flick.

    *ships* are all ships on the board and where they rest now, in rising order of their numbers;
    *rammed* the two that met in the ram, the one of the active player first (with the ram prow it
    is still on the board); *lost* those that went over the edge, in order. *capped* is True if R33
    ended the flick.
    """

    ships: dict[int, Point]
    rammed: tuple[int, ...]
    lost: tuple[int, ...]
    contacts: tuple[Contact, ...]
    flights: tuple[Flight, ...]
    capped: bool


def run_out(galaxy: Galaxy, power: int, error: int = 0) -> int:
    """Return how far a ship runs freely, in micrometres; *error* in percent (R34)."""
    return galaxy.physics.run_out_per_power * power * (100 + error) // 100


def flick(
    galaxy: Galaxy,
    ships: Mapping[int, Point],
    ship: int,
    direction: int,
    run: int,
    *,
    seats: int,
    prow: bool = False,
    seams: int | None = None,
) -> Flown:
    """Flick *ship* (a number in *ships*) in a *direction* so that it would run freely for *run*
    micrometres.

    *direction* is in 1/1,024 turns clockwise from the east and may be any integer; errors are
    already included in it and in *run*. *seats* is the number of players, *prow* the ram prow
    (orange 2) of the active player, *seams* 64 bits of luck, or CALM, when the puzzle board is
    used. *ships* is not changed.
    """
    active = owner(ship)
    motion = Motion(galaxy, ships, active, seats, seams is not None)
    course = Course(motion, active, prow, seams or 0)
    motion.push(motion.numbers.index(ship), direction % DIRECTIONS, run)
    motion.foresee()
    while motion.moving:
        course.happen(*motion.next())
        if motion.contacts >= galaxy.physics.contact_cap:
            course.capped = True
            for index in tuple(motion.moving):
                motion.rest(index)
    return course.outcome(ships)


class Course:
    """Applies the rules to the events of one flick."""

    __slots__ = ("active", "capped", "contacts", "gone", "lost", "luck", "motion", "prow", "rammed")

    def __init__(self, motion: Motion, active: int, prow: bool, luck: int) -> None:
        self.motion = motion
        self.active = active
        self.prow = prow
        self.luck = luck
        self.contacts: list[Contact] = []
        self.rammed: tuple[int, ...] = ()
        self.lost: list[int] = []
        self.gone: set[int] = set()
        self.capped = False

    def happen(self, time: float, ship: int, what: int, whom: int) -> None:
        """Process one event: a ship stops, leaves the board, crosses a seam or hits something."""
        motion = self.motion
        motion.advance(time)
        if what == STOP:
            motion.rest(ship)
        elif what == EDGE:
            self.leave(ship)
            self.lost.append(motion.numbers[ship])
        elif what == SEAM:
            over_seam(motion, ship, whom == 0, self.draw(257) - 128, self.draw(257))
        elif whom < 0:
            if off_planet(motion, ship, -1 - whom):
                self.tell(ship, "planet", -1 - whom)
        elif self.is_ram(ship, whom):
            self.ram(ship, whom)
        elif off_ship(motion, ship, whom):
            self.tell(ship, "ship", motion.numbers[whom])
        motion.foresee()

    def is_ram(self, ship: int, other: int) -> bool:
        """Return whether a contact is the first of the active player's ships with an enemy ship: a
        ram (R27).
        """
        if self.rammed:
            return False
        numbers = self.motion.numbers
        return (owner(numbers[ship]) == self.active) != (owner(numbers[other]) == self.active)

    def ram(self, ship: int, other: int) -> None:
        """Remove both ships from the board at the contact; with the ram prow the rammer stays and
        stops there.
        """
        numbers = self.motion.numbers
        if owner(numbers[ship]) != self.active:
            ship, other = other, ship
        self.rammed = (numbers[ship], numbers[other])
        self.tell(ship, "ram", numbers[other])
        self.leave(other)
        if not self.prow:
            self.leave(ship)
        elif ship in self.motion.moving:
            self.motion.rest(ship)

    def leave(self, ship: int) -> None:
        """Remove a ship from the board."""
        self.motion.remove(ship)
        self.gone.add(ship)

    def tell(self, ship: int, kind: Literal["planet", "ship", "ram"], other: int) -> None:
        """Record a contact."""
        motion = self.motion
        motion.contacts += kind == "ram"
        self.contacts.append(Contact(motion.microseconds(), motion.numbers[ship], kind, other))

    def draw(self, n: int) -> int:
        """Draw a number in range(n) from the luck of the seams; the middle when calm."""
        number, self.luck = draw(self.luck, n)
        return number

    def outcome(self, ships: Mapping[int, Point]) -> Flown:
        """Return the result, in integers."""
        waypoints, numbers = self.motion.waypoints, self.motion.numbers
        resting = {number: ships[number] for number in numbers}
        for index, corners in waypoints.items():
            resting[numbers[index]] = corners[-1][1:]
        for index in self.gone:
            del resting[numbers[index]]
        return Flown(
            ships=resting,
            rammed=self.rammed,
            lost=tuple(self.lost),
            contacts=tuple(self.contacts),
            flights=tuple((numbers[index], tuple(corners)) for index, corners in waypoints.items()),
            capped=self.capped,
        )


def draw(luck: int, n: int) -> tuple[int, int]:
    """Return a number in range(n) and the remaining luck (SplitMix64); the middle when calm."""
    if luck < 0:
        return n // 2, luck
    left = z = (luck + GAMMA) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return (z ^ (z >> 31)) * n >> 64, left
