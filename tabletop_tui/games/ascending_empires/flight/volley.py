"""Many flicks of one ship from one place, bit for bit as the exact flick, but some ten times as
fast.

Most flicks move a single ship, past resting discs and off planets. Such a flight needs no lists of
what moves, and only the discs it can reach. If one of the player's ships is pushed, the exact flick
is used.
"""

from __future__ import annotations

from math import sqrt

from ..rules.state import Point, owner
from .bounce import bent, on_line, reflected
from .compass import COMPASS, DIRECTIONS
from .flick import CALM, draw
from .motion import (
    EDGE,
    HAIR,
    NO_DISC,
    STOP,
    Disc,
    Motion,
    first_disc,
    lasting,
    slide,
    to_edge,
    to_seam,
)
from .start import FlickSetup, Outcome

STRETCH = 40_000.0
"""Micrometres: runs after a bounce are rounded up to a multiple of it, and the discs within reach
are cached.
"""
SPARE = 100.0
"""Micrometres by which that reach is extended, far more than any rounding error."""


class Volley:
    """The flicks of a start."""

    __slots__ = ("index", "motion", "near", "over", "radius", "rays", "start", "still", "x", "y")

    def __init__(self, start: FlickSetup) -> None:
        ships = dict(start.ships)
        self.start = start
        self.motion = motion = Motion(
            start.galaxy, ships, owner(start.ship), start.seats, start.seams
        )
        self.index = index = motion.numbers.index(start.ship)
        self.x, self.y, self.radius = motion.x[index], motion.y[index], motion.radius[index]
        motion.lift(index)
        self.still = tuple(motion.still)
        self.rays: dict[int, tuple[Disc, ...]] = {}
        self.near: dict[tuple[int, int], tuple[Disc, ...]] = {}
        origin = ships.pop(start.ship)
        self.over = Outcome("lost", -1, None)
        if start.recall and start.galaxy.free(start.ship, origin, ships, 0):
            self.over = Outcome("back", -1, origin)

    def outcome(self, direction: int, run: int, luck: int = CALM) -> Outcome:
        """Return how the flick ends; *luck* is that of the seams."""
        found = self.lone(direction % DIRECTIONS, run, luck)
        if found is None:
            found = self.start.outcome(self.start.fly(direction, run, luck))
        return found

    def lone(self, direction: int, run: int, luck: int) -> Outcome | None:
        """Return how the flick ends if no other ship moves before that; None if one does."""
        galaxy, motion, start = self.start.galaxy, self.motion, self.start
        half, lines, radius, index = motion.half, motion.lines, self.radius, self.index
        x, y, (ux, uy), speed, now = self.x, self.y, COMPASS[direction], sqrt(2.0 * run), 0.0
        discs, contacts = self.ahead(direction), 0
        while speed * speed > HAIR and contacts < galaxy.physics.contact_cap:
            axis = 0
            what, near = to_edge(x, y, ux, uy, half, 0.5 * speed * speed - HAIR)
            if lines:
                what, axis, near = to_seam(lines, x, y, ux, uy, what, near)
            whom, near = first_disc(discs, x, y, ux, uy, radius, near, motion.order, index)
            rests = what == STOP and whom == NO_DISC
            time = now + (speed if rests else lasting(speed, near))
            if time > now:
                gone, speed = slide(speed, time - now)
                x, y, now = x + ux * gone, y + uy * gone, time
            if rests:
                break
            if whom == NO_DISC:
                if what == EDGE:
                    return self.over
                turn, luck = draw(luck, 257)
                loss, luck = draw(luck, 257)
                x, y = (x, on_line(lines, y)) if axis else (on_line(lines, x), y)
                vx, vy = bent(galaxy.physics, ux, uy, speed, turn - 128, loss)
            elif whom >= 0:
                victim = motion.numbers[whom]
                if owner(victim) == owner(start.ship):
                    return None
                return Outcome("ram", victim, self.place(x, y) if start.prow else None)
            else:
                contacts += 1
                vx, vy, _ = reflected(galaxy, -1 - whom, x, y, ux, uy, speed, contacts)
            speed = sqrt(vx * vx + vy * vy)
            if speed > 0.0:
                ux, uy = vx / speed, vy / speed
            discs = self.still if whom == NO_DISC else self.around(whom, speed)
        return start.resting(self.place(x, y))

    def place(self, x: float, y: float) -> Point:
        """Return a position in whole micrometres, rounded as by :meth:`.Motion.mark`."""
        half = self.motion.half
        return int(x + half + 0.5), int(y + half + 0.5)

    def ahead(self, direction: int) -> tuple[Disc, ...]:
        """Return the discs in a direction, in their order."""
        found = self.rays.get(direction)
        if found is None:
            x, y, radius, (ux, uy) = self.x, self.y, self.radius, COMPASS[direction]
            found = self.rays[direction] = tuple(
                disc
                for disc in self.still
                if (disc[0] - x) * ux + (disc[1] - y) * uy > 0.0
                and abs((disc[0] - x) * uy - (disc[1] - y) * ux) < radius + disc[2]
            )
        return found

    def around(self, planet: int, speed: float) -> tuple[Disc, ...]:
        """Return the discs that a ship leaving a planet at *speed* can reach, in their order."""
        stretches = int(0.5 * speed * speed / STRETCH) + 1
        found = self.near.get((planet, stretches))
        if found is None:
            cx, cy, radius, _ = self.start.galaxy.discs[-1 - planet]
            reach = radius + self.radius + stretches * STRETCH + self.radius + SPARE
            found = self.near[planet, stretches] = tuple(
                disc
                for disc in self.still
                if (disc[0] - cx) ** 2 + (disc[1] - cy) ** 2 <= (reach + disc[2]) ** 2
            )
        return found
