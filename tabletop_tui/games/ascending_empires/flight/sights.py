"""What a ship can be aimed at: planets and enemies straight ahead, and planets by a bounce off
another.
"""

from __future__ import annotations

from math import sqrt
from typing import Literal, NamedTuple

from ..rules.state import owner
from .aims import FAR, STRAIGHT, banks, kind_of, lines, power_for
from .compass import towards
from .flick import run_out
from .preview import FlickSetup, Outcome

HARDER = (100, 108, 116, 125, 135, 146, 158)
"""Percent of the power tried in turn where seams slow a ship down.

Up to three are in the way, and each costs some 15 percent of the run.
"""
THROUGH = 25_000
"""Micrometres a ram is planned to run beyond the centre of its victim, so that a weak hand still
hits.
"""


class AimedShot(NamedTuple):
    """A direction and a power that reach the orbit of a planet, or ram a ship, with a steady hand.

    *number* is the hole or the ship, *via* the hole of the planet it bounces off, or STRAIGHT.
    """

    kind: Literal["planet", "ship"]
    number: int
    direction: int
    power: int
    via: int = STRAIGHT


def straight(start: FlickSetup) -> tuple[AimedShot, ...]:
    """Return the planets in reach without a bounce, nearest first, then the ships that can be
    rammed.
    """
    board, places = start.galaxy, dict(start.ships)
    here = places[start.ship]
    around = board.orbits(start.ship, here)
    found = []
    for line in lines(board, kind_of(start.ship), here):
        if line.hole not in around:
            sight = AimedShot(
                "planet", line.hole, towards(line.dx, line.dy), power_for(board, line.run)
            )
            if fitting := fit(start, sight):
                found.append(fitting)
    preys = []
    for prey, (x, y) in start.ships:
        square = (x - here[0]) ** 2 + (y - here[1]) ** 2
        if owner(prey) != owner(start.ship) and square <= FAR * FAR:
            preys.append((square, prey, towards(x - here[0], y - here[1])))
    for square, prey, direction in sorted(preys):
        power = power_for(board, sqrt(square) + THROUGH)
        if fitting := fit(start, AimedShot("ship", prey, direction, power)):
            found.append(fitting)
    return tuple(found)


def banked(start: FlickSetup, hole: int, most: int = 6) -> tuple[AimedShot, ...]:
    """Return paths into the orbit of a planet by a bounce off another one, shortest run first."""
    here = dict(start.ships)[start.ship]
    found: list[AimedShot] = []
    for shot in banks(start.galaxy, kind_of(start.ship), here, hole):
        sight = fit(start, AimedShot("planet", hole, shot.direction, shot.power, shot.via))
        if sight is not None and sight not in found and len(found) < most:
            found.append(sight)
    return tuple(found)


def at_planet(start: FlickSetup, hole: int) -> AimedShot:
    """Return an aim at a planet, in reach or not: straight, by a bounce, or just towards it."""
    for sight in (*(s for s in straight(start) if s.kind == "planet"), *banked(start, hole, 1)):
        if sight.number == hole:
            return sight
    board, (x, y) = start.galaxy, dict(start.ships)[start.ship]
    dx, dy = board.holes[hole].x - x, board.holes[hole].y - y
    if not (dx or dy):
        return AimedShot("planet", hole, 0, 1)
    return AimedShot("planet", hole, towards(dx, dy), power_for(board, sqrt(dx * dx + dy * dy)))


def fit(start: FlickSetup, sight: AimedShot) -> AimedShot | None:
    """Return the sight with a power that gets there without error, or None."""
    most = start.galaxy.physics.power_max
    for percent in HARDER if start.seams else HARDER[:1]:
        power = min(most, sight.power * percent // 100)
        outcome = start.outcome(start.fly(sight.direction, run_out(start.galaxy, power)))
        if meets(sight, outcome):
            return sight._replace(power=power)
    return None


def meets(sight: AimedShot, outcome: Outcome) -> bool:
    """Return whether the outcome is what the sight aims at."""
    kind = "orbit" if sight.kind == "planet" else "ram"
    return outcome.sort == (kind, sight.number)
