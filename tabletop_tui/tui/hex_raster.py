"""A hex map on cells: one raster says which hex and which side every half-cell belongs to; it draws, hits and measures.

Hexes are pointy-topped and named by axial coordinates (q to the right, r downwards). A size preset gives the cells
between two neighbours in a row and the rows between two rows; a regular hexagon needs height = 0.433 width.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

Axial = tuple[int, int]
Side = tuple[Axial, Axial]  # the two hexes that share it, in order
Corner = tuple[Axial, ...]  # the hexes that meet there, in order

PRESETS = {"S": (8, 3), "M": (10, 4), "L": (12, 5), "XL": (16, 7)}
ROOT3 = math.sqrt(3)
AROUND: tuple[Axial, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
TOP, BOTTOM = ((0, 0), (0, -1), (1, -1)), ((0, 0), (0, 1), (-1, 1))


def with_sea(land: Sequence[Axial]) -> tuple[Axial, ...]:
    """The hexes of *land* and all their neighbours."""
    found = set(land)
    found.update((q + dq, r + dr) for q, r in land for dq, dr in AROUND)
    return tuple(sorted(found, key=lambda at: (at[1], at[0])))


class HexRaster:
    """*width* x *height* cells, a *margin* of cells around it; ``face[py][x]`` and ``side[py][x]`` tell what a pixel belongs to (None for nothing).

    ``centre`` gives the cell in the middle of a hex, ``corner`` that of a corner, ``middle`` that of a side.
    """

    def __init__(self, hexes: tuple[Axial, ...], preset: str, margin: tuple[int, int] = (0, 0)) -> None:
        self.hexes, self.preset = hexes, preset
        self.w, self.h = w, h = PRESETS[preset]
        left = min(2 * q + r for q, r in hexes)
        right = max(2 * q + r for q, r in hexes)
        top, bottom = min(r for _, r in hexes), max(r for _, r in hexes)
        reach = math.ceil(h * 2 / 3)
        ox, oy = w // 2 + margin[0] - left * w // 2, reach + margin[1] - top * h
        self.width = (right - left) * w // 2 + w + 1 + 2 * margin[0]
        self.height = (bottom - top) * h + 2 * reach + 1 + 2 * margin[1]
        self.centre = {(q, r): (ox + (2 * q + r) * w // 2, oy + r * h) for q, r in hexes}
        self.face: list[list[Axial | None]] = [[None] * self.width for _ in range(2 * self.height)]
        self.side: list[list[Side | None]] = [[None] * self.width for _ in range(2 * self.height)]
        self.corner: dict[Corner, tuple[int, int]] = {}
        self.middle: dict[Side, tuple[int, int]] = {}
        self.pixels: dict[Side, list[tuple[int, int]]] = {}
        self._rasterise()
        self._name()

    def _rasterise(self) -> None:
        """Give every pixel to the nearest hex, and to a side where the second nearest is almost as near."""
        w, h = self.w, self.h
        everything = set(self.hexes)
        everything.update((q + dq, r + dr) for q, r in self.hexes for dq, dr in AROUND)
        (q0, r0), (x0, y0) = next(iter(self.centre.items()))
        spots = [(x0 + (2 * (q - q0) + r - r0) * w // 2, y0 + (r - r0) * h, (q, r)) for q, r in everything]
        limit, own = 1.15 * ROOT3 / w, set(self.hexes)
        for py in range(2 * self.height):
            near = [s for s in spots if abs(py - 2 * s[1] - 0.5) * 0.75 / h < 1.6]
            for x in range(self.width):
                first = second = 9.0
                one: Axial | None = None
                two: Axial | None = None
                for cx, cy, at in near:
                    dx = abs(x - cx) * ROOT3 / w
                    if dx > 2.2:
                        continue
                    dy = abs(py - 2 * cy - 0.5) * 0.75 / h
                    d = max(dx, dx * 0.5 + dy * ROOT3 / 2)
                    if d < first:
                        first, second, one, two = d, first, at, one
                    elif d < second:
                        second, two = d, at
                if one is None or first > ROOT3 / 2 + 0.06:
                    continue
                if one in own:
                    self.face[py][x] = one
                if two is not None and second - first < limit and (one in own or two in own):
                    pair: Side = (one, two) if one < two else (two, one)
                    self.side[py][x] = pair
                    self.pixels.setdefault(pair, []).append((x, py))

    def _name(self) -> None:
        """Work out the cells of corners and of the middles of sides."""
        w, h = self.w, self.h
        for (q, r), (cx, cy) in self.centre.items():
            for hexes, dy in ((TOP, -1), (BOTTOM, 1)):
                corner = tuple(sorted((q + dq, r + dr) for dq, dr in hexes))
                self.corner[corner] = (cx, cy + dy * round(h * 2 / 3))
            low, high = round(h / 3), -round(h / 3)
            for dx, dy, hexes in (
                (1, high, ((0, 0), (1, 0), (1, -1))),
                (1, low, ((0, 0), (1, 0), (0, 1))),
                (-1, high, ((0, 0), (-1, 0), (0, -1))),
                (-1, low, ((0, 0), (-1, 0), (-1, 1))),
            ):
                corner = tuple(sorted((q + dq, r + dr) for dq, dr in hexes))
                self.corner.setdefault(corner, (cx + dx * (w // 2), cy + dy))
            for dq, dr in AROUND:
                other = (q + dq, r + dr)
                pair: Side = ((q, r), other) if (q, r) < other else (other, (q, r))
                self.middle.setdefault(pair, (cx + (2 * dq + dr) * w // 4, cy + round(dr * h / 2)))

    def hit(self, x: int, y: int) -> Axial | None:
        """The hex at a cell."""
        if 0 <= x < self.width and 0 <= y < self.height:
            return self.face[2 * y][x] or self.face[2 * y + 1][x]
        return None


@lru_cache(maxsize=16)
def raster(hexes: tuple[Axial, ...], preset: str, margin: tuple[int, int] = (0, 0)) -> HexRaster:
    """The raster of a map at a size, made once."""
    return HexRaster(hexes, preset, margin)
