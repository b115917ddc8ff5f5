"""Contacts between discs: restitution along the line of centres, no friction there, no spin."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from ..rules.galaxy import Galaxy, Physics
from ..rules.state import is_battleship
from .motion import Motion

PARTING = 4.0
"""Speed at which discs that do not bounce part, in micrometres per second, times the contacts so
far.

No resting place shows so short a run, and without it two discs pressed together would touch
endlessly at one instant (R33).
"""
BLINK = 2000
"""Microseconds: soft contacts in quicker succession are one leg of the path."""


def off_planet(motion: Motion, ship: int, hole: int) -> bool:
    """Bounce a ship off a planet. Return False if the contact was too soft for a bounce."""
    motion.contacts += 1
    vx, vy, hard = reflected(
        motion.galaxy, hole, motion.x[ship], motion.y[ship], motion.ux[ship], motion.uy[ship],
        motion.speed[ship], motion.contacts,
    )  # fmt: skip
    _steer(motion, ship, vx, vy, hard)
    return hard


def reflected(
    galaxy: Galaxy, hole: int, x: float, y: float, ux: float, uy: float, speed: float, contacts: int
) -> tuple[float, float, bool]:
    """Return the velocity after a contact with a planet, and whether it is a bounce.

    *contacts* counts the contacts of the flick so far.
    """
    cx, cy, _, _ = galaxy.discs[hole]
    nx, ny = cx - x, cy - y
    length = sqrt(nx * nx + ny * ny)
    nx, ny = nx / length, ny / length
    vx, vy = ux * speed, uy * speed
    closing = max(vx * nx + vy * ny, 0.0)
    parting, hard = _parting(galaxy.physics, closing, galaxy.physics.restitution_planet, contacts)
    change = closing + parting
    return vx - change * nx, vy - change * ny, hard


def off_ship(motion: Motion, ship: int, other: int) -> bool:
    """Bounce two ships off each other; *ship* slides.

    Return False if the contact was too soft for a bounce.
    """
    nx, ny = motion.x[other] - motion.x[ship], motion.y[other] - motion.y[ship]
    length = sqrt(nx * nx + ny * ny)
    nx, ny = nx / length, ny / length
    speed, slow = motion.speed[ship], motion.speed[other]
    vx, vy = motion.ux[ship] * speed, motion.uy[ship] * speed
    wx, wy = motion.ux[other] * slow, motion.uy[other] * slow
    closing = max((vx - wx) * nx + (vy - wy) * ny, 0.0)
    physics = motion.galaxy.physics
    motion.contacts += 1
    parting, hard = _parting(physics, closing, physics.restitution_ship, motion.contacts)
    mass = physics.mass[is_battleship(motion.numbers[ship])]
    weight = physics.mass[is_battleship(motion.numbers[other])]
    change = closing + parting
    give, take = change * weight / (mass + weight), change * mass / (mass + weight)
    if other not in motion.moving:
        motion.go(other)
    _steer(motion, ship, vx - give * nx, vy - give * ny, hard)
    _steer(motion, other, wx + take * nx, wy + take * ny, hard)
    return hard


def over_seam(motion: Motion, ship: int, across_x: bool, turn: int, loss: int) -> None:
    """Let a seam turn and slow a ship.

    *turn*, from -128 to 128, is the share of the maximum turn, and *loss*, up to 256, of the
    maximum loss. The ship is put on the line itself, so it does not cross it again.
    """
    place = motion.x if across_x else motion.y
    place[ship] = on_line(motion.lines, place[ship])
    vx, vy = bent(
        motion.galaxy.physics, motion.ux[ship], motion.uy[ship], motion.speed[ship], turn, loss
    )
    _steer(motion, ship, vx, vy, True)


def on_line(lines: Sequence[float], place: float) -> float:
    """Return the seam that a ship crosses there."""
    return min(lines, key=lambda line: abs(line - place))


def bent(
    physics: Physics, ux: float, uy: float, speed: float, turn: int, loss: int
) -> tuple[float, float]:
    """Return the velocity beyond a seam."""
    half = physics.seam_turn * turn / 128.0 * (3.141592653589793 / 360000.0)
    tan = half * (
        1.0 + half * half / 3.0 * (1.0 + half * half * 0.4)
    )  # of half the angle, which is small
    cos, sin = (1.0 - tan * tan) / (1.0 + tan * tan), (tan + tan) / (1.0 + tan * tan)
    speed = speed * (1.0 - physics.seam_loss * loss / 25600.0)
    return speed * (ux * cos - uy * sin), speed * (ux * sin + uy * cos)


def _parting(
    physics: Physics, closing: float, restitution: int, contacts: int
) -> tuple[float, bool]:
    """Return the speed at which two discs part, and whether that is a bounce."""
    per_second = sqrt(physics.deceleration)
    if closing * per_second >= physics.no_bounce_below:
        return closing * restitution / 100.0, True
    return PARTING * contacts / per_second, False


def _steer(motion: Motion, ship: int, vx: float, vy: float, hard: bool) -> None:
    """Give a sliding ship a new velocity."""
    speed = sqrt(vx * vx + vy * vy)
    if hard or motion.microseconds() - motion.waypoints[ship][-1][0] > BLINK:
        motion.mark(ship)
    if speed > 0.0:
        motion.steer(ship, vx / speed, vy / speed, speed)
    else:
        motion.rest(ship)
