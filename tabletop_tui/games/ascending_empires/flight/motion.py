"""Discs on the board during a flick: how they slide, what each meets next, and how they bounce.

Positions are in micrometres from the centre of the board, so mirrored boards give mirrored results
to the last bit. Time is scaled so that a sliding disc loses a speed of 1 per unit: a disc of speed
v runs v*v/2 further and stops after a time v. Only + - * / and sqrt are used, which IEEE 754 rounds
exactly, so all machines agree.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import inf, sqrt

from ..rules.galaxy import Galaxy
from ..rules.state import Point, is_battleship, owner
from .compass import COMPASS
from .meeting import meeting

Waypoint = tuple[int, int, int]  # microseconds since the flick, x, y
Meeting = tuple[float, int, int]  # time, and the two sliding ships that meet then
Event = tuple[float, int, int, int]  # time, ship, one of STOP, EDGE, SEAM, HIT, and what is hit
Disc = tuple[float, float, float, int]  # centre, radius, and which it is

STOP, EDGE, SEAM, HIT = range(4)
NO_DISC = 1 << 30
"""In place of a disc: none is hit."""

HAIR = 1e-6
"""Micrometres: a run that ends this close to a contact does not reach it, as a hit needs closing
speed (R29).
"""
SAME_PLACE = 1e-3
"""Micrometres of path: contacts within it happen at the same instant (R30)."""
SAME_TIME = 1e-6
"""The same for contacts of two ships: less than a nanosecond."""
AT_ONCE = 200.0
"""Square micrometres of gap that two ships may close within SAME_TIME at the highest speeds.

Ships further apart at the end of their free runs do not meet at that instant (R30).
"""


class Motion:
    """All discs of one flick.

    A ship has an index, in order of ship numbers; a planet counts as -1 - hole.
    """

    __slots__ = (
        "active",
        "contacts",
        "galaxy",
        "half",
        "lines",
        "meetings",
        "moving",
        "now",
        "numbers",
        "per_second",
        "radius",
        "seats",
        "speed",
        "stale",
        "still",
        "ux",
        "uy",
        "waypoints",
        "what",
        "when",
        "whom",
        "x",
        "y",
    )

    def __init__(
        self, galaxy: Galaxy, ships: Mapping[int, Point], active: int, seats: int, seams: bool
    ) -> None:
        numbers = sorted(ships)
        count = len(numbers)
        half = 0.5 * galaxy.side
        radii = (float(galaxy.ship_radius[0]), float(galaxy.ship_radius[1]))
        self.galaxy = galaxy
        self.half = half
        self.lines = tuple(line - half for line in galaxy.seams) if seams else ()
        self.numbers = numbers
        self.active = active
        self.seats = seats
        self.x = [ships[n][0] - half for n in numbers]
        self.y = [ships[n][1] - half for n in numbers]
        self.radius = [radii[is_battleship(n)] for n in numbers]
        self.ux = [0.0] * count
        self.uy = [0.0] * count
        self.speed = [0.0] * count
        self.when = [inf] * count
        self.what = [STOP] * count
        self.whom = [0] * count
        self.waypoints: dict[int, list[Waypoint]] = {}
        self.still = [*galaxy.discs, *zip(self.x, self.y, self.radius, range(count), strict=True)]
        self.moving: list[int] = []
        self.stale: set[int] = set()  # used for membership only, never iterated in its own order
        self.meetings: list[Meeting] = []
        self.now = 0.0
        self.per_second = sqrt(galaxy.physics.deceleration)
        self.contacts = 0

    def push(self, ship: int, direction: int, run_out: int) -> None:
        """Flick a resting ship so that it would run *run_out* micrometres."""
        self.go(ship)
        self.steer(ship, *COMPASS[direction], sqrt(2.0 * run_out))

    def steer(self, ship: int, ux: float, uy: float, speed: float) -> None:
        """Give a sliding ship a new direction and speed; almost no speed leaves it at rest."""
        if speed * speed <= HAIR:
            self.rest(ship)
        else:
            self.ux[ship], self.uy[ship], self.speed[ship] = ux, uy, speed
            self.stale.add(ship)

    def go(self, ship: int) -> None:
        """Start sliding a resting ship."""
        self.lift(ship)
        self.moving.append(ship)
        self.mark(ship)

    def rest(self, ship: int) -> None:
        """Stop a sliding ship where it is; it may now be in the way of others."""
        self.speed[ship] = 0.0
        self.moving.remove(ship)
        self.still.append((self.x[ship], self.y[ship], self.radius[ship], ship))
        self.stale.update(self.moving)
        self.mark(ship)

    def remove(self, ship: int) -> None:
        """Remove a ship from the board."""
        self.mark(ship)
        if ship in self.moving:
            self.moving.remove(ship)
        else:
            self.lift(ship)

    def lift(self, ship: int) -> None:
        """Take a resting ship out of the way of others."""
        self.still.remove((self.x[ship], self.y[ship], self.radius[ship], ship))
        self.stale.update(k for k in self.moving if self.what[k] == HIT and self.whom[k] == ship)

    def mark(self, ship: int) -> None:
        """Record time and position of a ship for the path."""
        half = self.half
        waypoint = (
            self.microseconds(),
            int(self.x[ship] + half + 0.5),
            int(self.y[ship] + half + 0.5),
        )
        path = self.waypoints.setdefault(ship, [])
        if not path or path[-1] != waypoint:
            path.append(waypoint)

    def microseconds(self) -> int:
        """Return the time since the flick."""
        return int(self.now / self.per_second * 1e6 + 0.5)

    def next(self) -> Event:
        """Return the next event.

        At the same instant planets come first, then enemies, then own ships (R30).
        """
        when = self.when
        if len(self.moving) == 1:
            ship = self.moving[0]
            return when[ship], ship, self.what[ship], self.whom[ship]
        soon = min(
            min(when[ship] for ship in self.moving), min(self.meetings)[0] if self.meetings else inf
        )
        first, event = inf, (soon, 0, STOP, 0)
        for ship in self.moving:
            if when[ship] <= soon + SAME_TIME:
                order = self.order(ship, self.whom[ship]) if self.what[ship] == HIT else 1e9 + ship
                if order < first:
                    first, event = order, (when[ship], ship, self.what[ship], self.whom[ship])
        for time, ship, other in self.meetings:
            if time <= soon + SAME_TIME:
                order = self.order(ship, other)
                if order < first:
                    first, event = order, (time, ship, HIT, other)
        return event

    def order(self, ship: int, other: int) -> float:
        """Return the rank of a contact among those of the same instant."""
        if other < 0:
            return float(other)
        one, two = self.rank(ship), self.rank(other)
        return min(one, two) * 1e6 + max(one, two)

    def rank(self, ship: int) -> int:
        """Return the rank of a ship at one instant: owners clockwise from the active player's left,
        then numbers.
        """
        number = self.numbers[ship]
        return (owner(number) - self.active - 1) % self.seats * 1000 + number

    def advance(self, time: float) -> None:
        """Move all sliding ships on to *time*."""
        span = time - self.now
        if span <= 0.0:
            return
        self.now = time
        for ship in self.moving:
            run, self.speed[ship] = slide(self.speed[ship], span)
            self.x[ship] += self.ux[ship] * run
            self.y[ship] += self.uy[ship] * run

    def foresee(self) -> None:
        """Recompute the next event of ships whose path or surroundings have changed."""
        moving, stale = self.moving, self.stale
        changed = [ship for ship in moving if ship in stale]
        stale.clear()
        for ship in changed:
            self.first_meeting(ship)
        steady = [ship for ship in moving if ship not in changed]
        self.meetings = [m for m in self.meetings if m[1] in steady and m[2] in steady]
        while changed:
            ship = changed.pop()
            for other in steady:
                self.pair(ship, other)
            steady.append(ship)

    def first_meeting(self, ship: int) -> None:
        """Find what a sliding ship meets first, ignoring other sliding ships."""
        x, y, ux, uy, radius = (
            self.x[ship],
            self.y[ship],
            self.ux[ship],
            self.uy[ship],
            self.radius[ship],
        )
        speed = self.speed[ship]
        whom = 0
        what, near = to_edge(x, y, ux, uy, self.half, 0.5 * speed * speed - HAIR)
        if self.lines:
            what, whom, near = to_seam(self.lines, x, y, ux, uy, what, near)
        disc, path = first_disc(self.still, x, y, ux, uy, radius, near, self.order, ship)
        if disc != NO_DISC:
            what, whom, near = HIT, disc, path
        self.when[ship] = self.now + (speed if what == STOP else lasting(speed, near))
        self.what[ship], self.whom[ship] = what, whom

    def pair(self, ship: int, other: int) -> None:
        """Find whether and when two sliding ships meet, if nothing happens to either before."""
        dx, dy = self.x[other] - self.x[ship], self.y[other] - self.y[ship]
        fast, slow = self.speed[ship], self.speed[other]
        radii = self.radius[ship] + self.radius[other]
        reach = radii + 0.5 * (fast * fast + slow * slow)
        if dx * dx + dy * dy < reach * reach:
            ux, uy, vx, vy = self.ux[ship], self.uy[ship], self.ux[other], self.uy[other]
            limit = min(self.when[ship], self.when[other]) - self.now
            wx, wy = slow * vx - fast * ux, slow * vy - fast * uy
            bx, by = vx - ux, vy - uy
            time = meeting(dx, dy, wx, wy, bx, by, radii, limit)
            if time >= limit:
                half = 0.5 * limit
                x, y = dx + limit * (wx - half * bx), dy + limit * (wy - half * by)
                if x * x + y * y - radii * radii > AT_ONCE:
                    return
                time = meeting(dx, dy, wx, wy, bx, by, radii, limit + SAME_TIME)
            if time <= limit + SAME_TIME:
                self.meetings.append((self.now + time, ship, other))


def slide(speed: float, span: float) -> tuple[float, float]:
    """Return how far a disc slides within a time, and its speed then."""
    if speed > span:
        return span * (speed - 0.5 * span), speed - span
    return 0.5 * speed * speed, 0.0


def lasting(speed: float, run: float) -> float:
    """Return how long a disc takes to slide this far."""
    return 0.0 if run <= 0.0 else 2.0 * run / (speed + sqrt(speed * speed - 2.0 * run))


def to_edge(
    x: float, y: float, ux: float, uy: float, half: float, near: float
) -> tuple[int, float]:
    """Return whether a run of *near* leads over the edge, and how far away that is."""
    what = STOP
    if ux != 0.0:
        edge = ((half if ux > 0.0 else -half) - x) / ux
        if edge < near:
            what, near = EDGE, edge
    if uy != 0.0:
        edge = ((half if uy > 0.0 else -half) - y) / uy
        if edge < near:
            what, near = EDGE, edge
    return what, near


def to_seam(
    lines: Iterable[float], x: float, y: float, ux: float, uy: float, what: int, near: float
) -> tuple[int, int, float]:
    """Return what a run of *near* reaches first, a seam or else *what*; the axis of the seam; and
    how far away it is.
    """
    whom = 0
    for line in lines:
        for axis, place, slope in ((0, x, ux), (1, y, uy)):
            if (line - place) * slope > 0.0 and (line - place) / slope < near:
                what, whom, near = SEAM, axis, (line - place) / slope
    return what, whom, near


def first_disc(
    discs: Iterable[Disc],
    x: float,
    y: float,
    ux: float,
    uy: float,
    radius: float,
    near: float,
    order: Callable[[int, int], float],
    ship: int,
) -> tuple[int, float]:
    """Return the resting disc that *ship* hits first on a run of *near*, and how far away it is.

    Of those hit at the same instant the first by *order* (R30). NOBODY if it hits none.
    """
    whom = NO_DISC
    for cx, cy, other, disc in discs:
        dx, dy = cx - x, cy - y
        along = dx * ux + dy * uy
        if along > 0.0:
            radii = radius + other
            if along - radii <= near + SAME_PLACE:
                across = dx * uy - dy * ux
                if -radii < across < radii:
                    path = along - sqrt(radii * radii - across * across)
                    if whom == NO_DISC:
                        if path <= near:
                            whom, near = disc, path
                    elif path < near - SAME_PLACE:
                        whom, near = disc, path
                    elif path <= near + SAME_PLACE and order(ship, disc) < order(ship, whom):
                        whom, near = disc, min(path, near)
    return whom, near
