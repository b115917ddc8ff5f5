"""The 1,024 directions of a flick as unit vectors, clockwise from the east (y points down)."""

from __future__ import annotations

from math import sqrt

DIRECTIONS = 1024
Vector = tuple[float, float]


def _octant() -> list[Vector]:
    """Return directions 0 to 128 by bisection, with only +, / and sqrt, which all machines round
    alike.
    """
    found: list[Vector] = [(0.0, 0.0)] * (DIRECTIONS // 8 + 1)
    half = sqrt(0.5)
    found[0], found[-1] = (1.0, 0.0), (half, half)
    step = DIRECTIONS // 8
    while step > 1:
        for low in range(0, DIRECTIONS // 8, step):
            x = found[low][0] + found[low + step][0]
            y = found[low][1] + found[low + step][1]
            length = sqrt(x * x + y * y)
            found[low + step // 2] = (x / length, y / length)
        step //= 2
    return found


def _circle() -> tuple[Vector, ...]:
    """Return all directions, mirrored and rotated from the first octant, so the table is as
    symmetric as the board.
    """
    first = _octant()
    quarter = first[:-1] + [(y, x) for x, y in reversed(first[1:])]
    circle = list(quarter)
    for _ in range(3):
        quarter = [(0.0 - y, x) for x, y in quarter]
        circle += quarter
    return tuple(circle)


COMPASS = _circle()
"""``COMPASS[direction]`` is the unit vector (x, y)."""


def towards(dx: int, dy: int) -> int:
    """Return the direction nearest to the vector (*dx*, *dy*), which must not be (0, 0).

    Of two equally near ones, either.
    """
    wide, tall = abs(dx), abs(dy)
    steep = tall > wide
    if steep:
        wide, tall = tall, wide
    low, high = 0, DIRECTIONS // 8
    while high - low > 1:
        middle = (low + high) // 2
        x, y = COMPASS[middle]
        if wide * y <= tall * x:
            low = middle
        else:
            high = middle
    near, far = COMPASS[low], COMPASS[high]
    step = low if wide * near[0] + tall * near[1] >= wide * far[0] + tall * far[1] else high
    if steep:
        step = DIRECTIONS // 4 - step
    if dx < 0:
        step = DIRECTIONS // 2 - step
    if dy < 0:
        step = DIRECTIONS - step
    return step % DIRECTIONS
