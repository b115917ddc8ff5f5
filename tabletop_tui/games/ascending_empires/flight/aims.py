"""Aims: flicks that bring a ship to rest in an orbit, straight, past a planet, or by a bounce off
another.

Lines consider planets only, in whole micrometres or in floats. Other ships in the way are found
when :func:`shots` and :func:`bank_shots` try a shot with the exact simulation.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from ..rules.galaxy import Galaxy
from ..rules.state import STARSHIPS, Point, is_battleship
from .compass import towards
from .flick import flick, run_out

STRAIGHT = -1  # in place of a hole: no planet to bounce off
FAR = 400_000
"""Maximum distance of a target planet; beyond it a normal hand misses more often than it hits."""
BEYOND = 20_000
"""How far beyond the centre of the ring a straight shot is planned to run.

A ship that runs too far bounces off the planet and stays in its ring, one that stops short does
not: with the errors of a normal hand this hits most often at every distance.
"""
CUSHIONS = 220_000
"""Maximum distance of a planet to bounce off: its round side spreads the errors of a hand."""
STEPS = 6  # samples on either half of the visible side
HALVINGS = 14
"""How often the interval between two samples is bisected.

The result is finer than the directions of a flick.
"""


class Shot(NamedTuple):
    """A direction and a power that bring a ship to rest in the orbit of *hole*, with a steady hand.

    *via* is the hole of the planet it bounces off, or STRAIGHT.
    """

    hole: int
    direction: int
    power: int
    via: int = STRAIGHT


class AimLine(NamedTuple):
    """A path into the orbit of a hole that no planet blocks: the vector to aim along, and how far
    to run.
    """

    hole: int
    dx: int
    dy: int
    run: int


def kind_of(ship: int) -> int:
    """Return a number that stands for all ships of a size."""
    return ship % (STARSHIPS + 1) // STARSHIPS * STARSHIPS


@lru_cache(maxsize=1 << 15)
def lines(galaxy: Galaxy, kind: int, place: Point) -> tuple[AimLine, ...]:
    """Return the straight paths from a place into orbits, at most one per hole, nearest first.

    *kind* is a :func:`kind_of`. The ship is aimed at the planet, or past its left or right side
    through the ring where the centre is blocked.
    """
    x, y = place
    radius = galaxy.radius(kind)
    grown = galaxy.planet_radius + radius
    middle = (galaxy.orbit[is_battleship(kind)] + grown) // 2
    around = []
    for hole in galaxy.holes:
        dx, dy = hole.x - x, hole.y - y
        square = dx * dx + dy * dy
        if square <= FAR * FAR:
            around.append((square, dx, dy, hole.index))
    around.sort()
    found = []
    for index, (square, dx, dy, hole_) in enumerate(around):
        far = int(sqrt(square))
        if far > middle + radius:
            aside_x, aside_y = dy * middle // far, dx * middle // far
            for to_x, to_y, run, others in (
                (dx, dy, far - middle + BEYOND, around[:index]),
                (dx + aside_x, dy - aside_y, far, around[:index] + around[index + 1 : index + 3]),
                (dx - aside_x, dy + aside_y, far, around[:index] + around[index + 1 : index + 3]),
            ):
                if clear(others, to_x, to_y, far, grown):
                    found.append(AimLine(hole_, to_x, to_y, run))
                    break
    return tuple(found)


def clear(
    planets: Collection[tuple[int, int, int, int]], to_x: float, to_y: float, run: float, grown: int
) -> bool:
    """Return whether no planet blocks a run along (*to_x*, *to_y*).

    *planets* are (squared distance, dx, dy, hole).
    """
    length = sqrt(to_x * to_x + to_y * to_y)
    ux, uy = to_x / length, to_y / length
    reach = run + grown
    for _, dx, dy, _ in planets:
        along = dx * ux + dy * uy
        if 0.0 < along < reach:
            across = dx * uy - dy * ux
            if -grown < across < grown and along - sqrt(grown * grown - across * across) < run:
                return False
    return True


def power_for(galaxy: Galaxy, run: float) -> int:
    """Return the power whose free run is nearest to *run*."""
    step = galaxy.physics.run_out_per_power
    return min(galaxy.physics.power_max, max(1, int(run + step // 2) // step))


def shots(
    galaxy: Galaxy,
    ships: Mapping[int, Point],
    ship: int,
    *,
    seats: int,
    holes: Collection[int] | None = None,
    prow: bool = False,
) -> tuple[Shot, ...]:
    """Return shots into the orbits in reach without a bounce, except those the ship is already in.

    Each shot is flicked once without error and must ram nothing. *holes* limits the search.
    """
    here = galaxy.orbits(ship, ships[ship])
    found = []
    for line in lines(galaxy, kind_of(ship), ships[ship]):
        if line.hole not in here and (holes is None or line.hole in holes):
            shot = Shot(line.hole, towards(line.dx, line.dy), power_for(galaxy, line.run))
            if arrives(galaxy, ships, ship, shot, seats, prow):
                found.append(shot)
    return tuple(found)


def arrives(
    galaxy: Galaxy,
    ships: Mapping[int, Point],
    ship: int,
    shot: Shot,
    seats: int,
    prow: bool = False,
) -> bool:
    """Return whether a shot without error ends in its orbit with nothing rammed and
    nothing lost.
    """
    run = run_out(galaxy, shot.power)
    flown = flick(galaxy, ships, ship, shot.direction, run, seats=seats, prow=prow)
    return (
        not flown.rammed and not flown.lost and galaxy.in_orbit(shot.hole, ship, flown.ships[ship])
    )


def bank_shots(
    galaxy: Galaxy, ships: Mapping[int, Point], ship: int, hole: int, *, seats: int, most: int = 3
) -> tuple[Shot, ...]:
    """Return up to *most* shots into an orbit by one bounce off another planet, shortest run first.

    Each is flicked once without error. () for an orbit the ship is already in.
    """
    found: list[Shot] = []
    if not galaxy.in_orbit(hole, ship, ships[ship]):
        for shot in banks(galaxy, kind_of(ship), ships[ship], hole):
            if len(found) < most and arrives(galaxy, ships, ship, shot, seats):
                found.append(shot)
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def banks(galaxy: Galaxy, kind: int, place: Point, hole: int) -> tuple[Shot, ...]:
    """Return the bank shots at a hole that no other planet blocks, ignoring ships, shortest run
    first.
    """
    found = []
    for via in galaxy.holes:
        dx, dy = via.x - place[0], via.y - place[1]
        if via.index != hole and dx * dx + dy * dy <= CUSHIONS * CUSHIONS:
            for bounce in bounces(galaxy, kind, place, via.index, hole):
                if bounce.run <= run_out(galaxy, galaxy.physics.power_max):
                    direction = towards(round(bounce.dx), round(bounce.dy))
                    found.append(
                        (
                            bounce.run,
                            Shot(hole, direction, power_for(galaxy, bounce.run), via.index),
                        )
                    )
    return tuple(shot for _, shot in sorted(found))


class Bounce(NamedTuple):
    """Aim along (*dx*, *dy*), which ends where the ship touches the planet, so as to run freely for
    *run*.
    """

    dx: float
    dy: float
    run: float


def bounces(galaxy: Galaxy, kind: int, place: Point, via: int, hole: int) -> Iterator[Bounce]:
    """Yield where to touch the planet *via* so that the ship leaves it straight for the planet of
    *hole*.

    A ship's centre bounces off a circle wider than the planet by the ship's radius. Without loss of
    speed, the mirror image of the target in the tangent would be the place to aim at; the ship
    leaves flatter, as part of the speed towards the planet is lost. So the touching place is
    searched along the visible side of the circle.
    """
    radius = galaxy.radius(kind)
    grown = galaxy.planet_radius + radius
    middle = (galaxy.orbit[is_battleship(kind)] + grown) // 2 - BEYOND // 2
    cushion, target = galaxy.holes[via], galaxy.holes[hole]
    around = [(0, h.x - place[0], h.y - place[1], h.index) for h in galaxy.holes if h.index != via]
    cx, cy = float(cushion.x - place[0]), float(cushion.y - place[1])
    gx, gy = float(target.x - place[0]), float(target.y - place[1])
    far = sqrt(cx * cx + cy * cy)
    if far <= grown:
        return
    before: tuple[float, float] | None = None
    for step in range(-STEPS, STEPS + 1):
        side = 0.999 * step / STEPS * sqrt(1.0 - grown * grown / far / far)
        miss = leaving(cx, cy, gx, gy, grown, side, galaxy.physics.restitution_planet)[0]
        if before is not None and (miss > 0.0) != (before[1] > 0.0):
            low, high, rising = before[0], side, miss > 0.0
            for _ in range(HALVINGS):
                half = 0.5 * (low + high)
                if (
                    leaving(cx, cy, gx, gy, grown, half, galaxy.physics.restitution_planet)[0] > 0.0
                ) == rising:
                    high = half
                else:
                    low = half
            _, ahead, share, qx, qy, ox, oy = leaving(
                cx, cy, gx, gy, grown, high, galaxy.physics.restitution_planet
            )
            first, second = sqrt(qx * qx + qy * qy), sqrt((gx - qx) ** 2 + (gy - qy) ** 2) - middle
            others = [(0, round(x - qx), round(y - qy), h) for _, x, y, h in around if h != hole]
            if (
                ahead > 0.0
                and second > 0.0
                and clear(around, qx, qy, first, grown)
                and clear(others, ox, oy, second, grown)
            ):
                yield Bounce(qx, qy, first + second / share)
        before = (side, miss)


def leaving(
    cx: float, cy: float, gx: float, gy: float, grown: float, side: float, restitution: int
) -> tuple[float, float, float, float, float, float, float]:
    """Compute a touch of the circle around (*cx*, *cy*) at *side*, the sine of the angle off the
    line to the origin.

    Return by how much the ship then misses (*gx*, *gy*) and how far ahead that is, the remaining
    share of its energy, the touching place and the direction in which it leaves.
    """
    far = sqrt(cx * cx + cy * cy)
    bx, by = -cx / far, -cy / far
    cosine = sqrt(1.0 - side * side)
    nx, ny = bx * cosine - by * side, by * cosine + bx * side
    qx, qy = cx + grown * nx, cy + grown * ny
    run = sqrt(qx * qx + qy * qy)
    ux, uy = qx / run, qy / run
    inward = ux * nx + uy * ny
    change = inward * (1.0 + restitution / 100.0)
    ox, oy = ux - change * nx, uy - change * ny
    share = ox * ox + oy * oy
    speed = sqrt(share)
    ox, oy = ox / speed, oy / speed
    tx, ty = gx - qx, gy - qy
    return tx * oy - ty * ox, tx * ox + ty * oy, share, qx, qy, ox, oy
