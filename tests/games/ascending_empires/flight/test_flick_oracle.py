"""The flick against another physics engine (pymunk) in very small steps, in scenes that do not
amplify small errors.
"""

from __future__ import annotations

from math import sqrt

import pymunk
import pytest

from tabletop_tui.games.ascending_empires.flight.compass import COMPASS

from .scenes import CRUISER, EAST, GALAXY, SOUTH, SPACE, Ships, apart, ship, shot

STEPS = 20_000  # per second
SLOWING = GALAXY.physics.deceleration / 1000.0  # mm/s^2
BOUNCE = sqrt(0.8)  # of a ship: pymunk multiplies the elasticities of the two discs


def slide(body: pymunk.Body, gravity: object, damping: float, dt: float) -> None:
    """Apply constant sliding friction."""
    speed = body.velocity.length
    body.velocity = (
        body.velocity * max(0.0, 1.0 - SLOWING * dt / speed) if speed > 0.0 else (0.0, 0.0)
    )
    body.angular_velocity = 0.0


def simulate(
    ships: Ships, mover: int, direction: int, run: int, planets: bool
) -> dict[int, tuple[float, float]]:
    """Return where the ships end in micrometres, stepped through time."""
    space = pymunk.Space()
    space.iterations = 1
    space.collision_slop = 1e-6
    for hole in GALAXY.holes if planets else ():
        disc = pymunk.Circle(space.static_body, 19.0, (hole.x / 1000, hole.y / 1000))
        disc.elasticity = 0.6 / BOUNCE
        space.add(disc)
    bodies = {}
    for number, (x, y) in ships.items():
        heavy = number % 9 == 8
        body = pymunk.Body(25 / 16 if heavy else 1.0, float("inf"))
        body.position, body.velocity_func = (x / 1000, y / 1000), slide
        disc = pymunk.Circle(body, 10.0 if heavy else 8.0)
        disc.elasticity, disc.friction = BOUNCE, 0.0
        space.add(body, disc)
        bodies[number] = body
    ux, uy = COMPASS[direction % 1024]
    speed = sqrt(2 * SLOWING * run / 1000)
    bodies[mover].velocity = (speed * ux, speed * uy)
    while any(body.velocity.length > 0.2 for body in bodies.values()):
        for _ in range(50):
            space.step(1 / STEPS)
    return {n: (body.position.x * 1000, body.position.y * 1000) for n, body in bodies.items()}


A, B, C = ship(0, 0), ship(0, 1), ship(0, 2)
# Each scene: ships, the flicked ship, direction, run, whether the planets are there, and the
# tolerance in micrometres for the other engine; four times as many steps reduce its error to a
# quarter.
SCENES: dict[str, tuple[Ships, int, int, int, bool, int]] = {
    "free": ({A: (300_000, 356_000)}, A, 40, 200_000, False, 60),
    "head-on": ({A: (100_000, 300_000), B: (150_000, 300_000)}, A, EAST, 300_000, False, 60),
    "glancing": ({A: (100_000, 300_000), B: (200_000, 309_000)}, A, EAST, 300_000, False, 300),
    "battleship": (
        {CRUISER: (100_000, 300_000), B: (200_000, 304_000)},
        CRUISER,
        EAST,
        250_000,
        False,
        100,
    ),
    "chain": (
        {A: (100_000, 300_000), B: (200_000, 304_000), C: (300_000, 318_000)},
        A,
        EAST,
        350_000,
        False,
        800,
    ),
    "bank": ({A: (356_000, 220_000)}, A, SOUTH + 40, 500_000, True, 300),
    "two banks": ({A: (521_825, 542_391)}, A, 677, 424_337, True, 300),
}


@pytest.mark.parametrize("name", SCENES)
def test_ae_193_another_engine_in_small_steps_agrees(name: str) -> None:
    ships, mover, direction, run, planets, tolerance = SCENES[name]
    flown = shot(GALAXY if planets else SPACE, ships, mover, direction, run)
    oracle = simulate(ships, mover, direction, run, planets)
    assert flown.ships.keys() == oracle.keys()
    for number, place in oracle.items():
        assert apart(flown.ships[number], place) <= tolerance
