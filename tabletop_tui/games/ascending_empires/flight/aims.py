"""Aims: the flicks that bring a ship to rest in an orbit, straight, past a planet, or by a bounce
off another one.

Lines are drawn past the planets alone, in whole micrometres or in floats; other ships in the way
show only when the shot is tried with the exact simulation, which :func:`shots` and
:func:`bank_shots` do.
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
"""How far away a planet aimed at may be; beyond it a normal hand misses more often than it hits."""
BEYOND = 20_000
"""How much further than the middle of the ring a straight shot is meant to run.

A ship that runs too far bounces off the planet and stays in its ring, one that stops short does
not: with the errors of a normal hand this hits most often at every distance."""
CUSHIONS = 220_000
"""How far away a planet to bounce off may be: its round side spreads the errors of a hand."""
STEPS = 6  # places looked at on either half of the side that can be seen
HALVINGS = 14
"""Times that the stretch between two of those places is halved on the way to the one that is hit:
by then it is finer than the directions that a ship can be flicked in.
"""


class Shot(NamedTuple):
    """A direction and a power that bring a ship to rest in the orbit of *hole*, if the hand is
    steady.

    *via* is the hole of the planet it bounces off on the way, or STRAIGHT.
    """

    hole: int
    direction: int
    power: int
    via: int = STRAIGHT


class Line(NamedTuple):
    """A way into the orbit of a hole that no planet bars: the vector to aim along, and how far to
    run.
    """

    hole: int
    dx: int
    dy: int
    run: int


def kind_of(ship: int) -> int:
    """A number that stands for all ships of a size."""
    return ship % (STARSHIPS + 1) // STARSHIPS * STARSHIPS


@lru_cache(maxsize=1 << 15)
def lines(galaxy: Galaxy, kind: int, place: Point) -> tuple[Line, ...]:
    """The straight ways from a place into orbits, at most one a hole, nearest first; *kind* is a
    :func:`kind_of`.

    The ship is sent at the planet, or past its left or right side through the ring where the middle
    is barred.
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
                    found.append(Line(hole_, to_x, to_y, run))
                    break
    return tuple(found)


def clear(
    planets: Collection[tuple[int, int, int, int]], to_x: float, to_y: float, run: float, grown: int
) -> bool:
    """Whether no planet, given as (square of its distance, dx, dy, hole), bars a run along (*to_x*,
    *to_y*).
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
    """The power whose free run is nearest to *run*."""
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
    """The orbits in reach of a ship without a bank shot, and how; orbits where it already is are
    left out.

    Each shot is flicked once without error and with nothing rammed. *holes* asks for these only.
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
    """Whether a shot, flicked without error, ends in its orbit with nothing rammed and nothing
    lost.
    """
    run = run_out(galaxy, shot.power)
    flown = flick(galaxy, ships, ship, shot.direction, run, seats=seats, prow=prow)
    return (
        not flown.rammed and not flown.lost and galaxy.in_orbit(shot.hole, ship, flown.ships[ship])
    )


def bank_shots(
    galaxy: Galaxy, ships: Mapping[int, Point], ship: int, hole: int, *, seats: int, most: int = 3
) -> tuple[Shot, ...]:
    """Ways into an orbit by one bounce off another planet, the least run first; each is flicked
    once without error.

    At most *most* are given; () for an orbit where the ship already is.
    """
    found: list[Shot] = []
    if not galaxy.in_orbit(hole, ship, ships[ship]):
        for shot in banks(galaxy, kind_of(ship), ships[ship], hole):
            if len(found) < most and arrives(galaxy, ships, ship, shot, seats):
                found.append(shot)
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def banks(galaxy: Galaxy, kind: int, place: Point, hole: int) -> tuple[Shot, ...]:
    """The bank shots at a hole that no other planet bars, ships left out, the least run first."""
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
    """Aim along (*dx*, *dy*), which ends where the ship touches the planet, so that it would run
    freely for *run*.
    """

    dx: float
    dy: float
    run: float


def bounces(galaxy: Galaxy, kind: int, place: Point, via: int, hole: int) -> Iterator[Bounce]:
    """Where to touch the planet *via* so that the ship leaves it straight for the planet of *hole*.

    A ship's centre bounces off the circle round a planet that is its own radius wider. If it lost
    no speed, the mirror image of the target in the tangent would be the place to aim at; it leaves
    flatter, because a part of the speed towards the planet is lost. So the touching place is
    searched along the side of the circle that can be seen.
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
    """What comes of touching the circle round (*cx*, *cy*) at *side*, the sine of the angle off the
    line to the origin.

    Gives by how much the ship then misses (*gx*, *gy*) and how far that lies ahead, the share of
    its energy that is left, the touching place and the direction in which it leaves.
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
