"""Where the sea around the island has room for something."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from textual.geometry import Region

from .....tui.widgets.hex_raster import HexRaster
from .surface import Surface

LABEL = 3
"""Cells of a harbour's label."""


@lru_cache(maxsize=8)
def taken(made: HexRaster, labels: tuple[tuple[int, int], ...], width: int, height: int) -> Sums:
    """Return where there is land, a coast, or a label."""
    rows = [[False] * width for _ in range(height)]
    for y in range(min(height, made.height)):
        for x in range(min(width, made.width)):
            halves = made.face[2 * y][x], made.face[2 * y + 1][x]
            rows[y][x] = any(half is not None for half in halves) or any(
                made.side[2 * y + n][x] is not None for n in (0, 1)
            )
    for x, y in labels:
        for column in range(max(0, x), min(width, x + LABEL)):
            rows[y][column] = True
    for row in rows:
        row[0] = True  # the letters of the rows of hexes
    return Sums(rows)


class Sums:
    """Counts the cells that are taken in any rectangle, by sums from the upper left."""

    def __init__(self, rows: list[list[bool]]) -> None:
        self.width, self.height = len(rows[0]), len(rows)
        self.sums = [[0] * (self.width + 1)]
        for row in rows:
            line, above = [0], self.sums[-1]
            for x, here in enumerate(row):
                line.append(line[-1] + above[x + 1] - above[x] + here)
            self.sums.append(line)

    def free(self, x: int, y: int, width: int, height: int) -> bool:
        """Return whether a rectangle is on the board and nothing in it is taken."""
        right, low = x + width, y + height
        if not (x >= 0 and right <= self.width and y >= 0 and low <= self.height):
            return False
        sums = self.sums
        return sums[low][right] - sums[y][right] - sums[low][x] + sums[y][x] == 0


def sea(board: Surface) -> Sums:
    """Return what is taken around the island at the present size."""
    labels = tuple(board.harbor_spot(edge) for edge in board.ports())
    return taken(board.raster(), labels, *board.canvas_size)


def room(
    known: Sums,
    seen: Region,
    width: int,
    height: int,
    corner: tuple[int, int],
    without: Iterable[Region] = (),
) -> Region | None:
    """Return the free rectangle in the visible part of the sea that is nearest to a *corner* of it:
    0 or 1 across, and down.
    """
    without = list(without)
    x0 = seen.x if not corner[0] else seen.right - width
    y0 = seen.y if not corner[1] else seen.bottom - height
    best: tuple[int, Region] | None = None
    for y in range(seen.y, seen.bottom - height + 1):
        for x in range(seen.x, seen.right - width + 1):
            far = abs(x - x0) + 2 * abs(y - y0)
            if (best is not None and far >= best[0]) or not known.free(x, y, width, height):
                continue
            place = Region(x, y, width, height)
            if not any(place.overlaps(one) for one in without):
                best = far, place
    return best[1] if best is not None else None
