"""The part of space that a small screen shows while a ship is aimed and flies."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.state import Point
from .window import Window, around

PARTS = 16  # sizes of the part, so that it seldom changes
LEAST, MOST = 7, 13  # the smallest and the largest; beyond that all of the board is shown
MARGIN = 1  # around what must be seen
LOOSE = 1.6  # how much larger than needed a part may be that is kept


def part_of(
    points: Sequence[Point], board: int, pixels: int, tall: int, before: Window | None
) -> Window | None:
    """Return a part of the board that shows some points, None if it would be nearly all of it. It
    stays the one *before* while that does well enough.
    """
    xs, ys = [point[0] for point in points], [point[1] for point in points]
    unit = board // PARTS
    wide = max(max(xs) - min(xs), max(ys) - min(ys)) + 2 * MARGIN * unit
    side = max(LEAST, -(-wide // unit)) * unit
    if side > MOST * unit:
        return None
    if before is not None and (before.pixels, before.tall) == (pixels, tall):
        inside = all(before.shows(point) for point in points)
        if inside and side <= before.side <= max(LOOSE * side, LEAST * unit):
            return before
    middle = (min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2
    return around(middle, side, board, pixels, tall)
