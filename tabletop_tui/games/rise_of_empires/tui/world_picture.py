"""The world as a picture: real coasts, borders, shallows, and lanes over the sea."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from math import cos, pi, sin
from pathlib import Path
from typing import NamedTuple

from ....terminal.probe import Blocks
from ....tui.paint.fitting import ACROSS, Row
from ....tui.paint.painter import Painter, Point, Shape, mix
from ..components.box import box
from ..rules.pieces import SEA
from .pictures.landscape import Veil, landscape
from .world_cells import HEIGHT, WIDTH, missing

COASTS = Path(__file__).with_name("coasts.json")

LABELS = {
    "nam": (5, 5),
    "noe": (22, 2),
    "eae": (31, 3),
    "rus": (45, 2),
    "swe": (18, 6),
    "see": (29, 6),
    "cas": (41, 6),
    "med": (23, 9),
    "ner": (34, 10),
    "chi": (48, 10),
    "nwa": (18, 12),
    "nea": (28, 13),
    "saf": (26, 17),
    "sam": (12, 17),
    "ind": (43, 13),
}
"""Centre of each region's three lines of text, on a map of WIDTH x HEIGHT cells."""

MEDITERRANEAN = (
    (-5.6, 35.2), (-5.6, 37), (0, 42.5), (4, 44.5), (10, 45.5), (14, 46.2), (20, 43), (24, 41.3),
    (27, 40.5), (30, 37), (37, 37.2), (37, 31), (32, 30.5), (20, 29.5), (10, 32.5), (9, 36),
    (0, 34.5),
)  # fmt: skip
"""Longitude and latitude around the sea that is a region; land is drawn over it."""

EAST = ((-10, 315), (5, 420), (20, 525), (35, 620), (48, 700))
SOUTH = ((46.2, 342), (46, 345), (40, 430), (35, 520), (30, 600), (22, 700))
"""Longitude and latitude, in thousandths of the map's width and height, near that sea."""

OPEN, NEAR, BORDER = 0, -1, -2
"""Values of samples outside regions; a sample in a region is the region's number plus one."""

SHORE = 5
"""Samples from the coast within which the sea is shallow, horizontally; vertically it is two rows.
"""

SHALLOW, SURF, THIN = 1.6, 0.6, 0.3
"""Width of the shallows along a coast, of the surf, and of a border, in pixels of a picture in true
pixels.
"""

LINE = 3
"""Width of a border in samples; a thinner one breaks up where few colours are available."""

WHITE = 0xFFFFFF

BLOB = 5.0
"""Columns from the centre to the shore of a region without coasts, on the small map."""


@cache
def coasts() -> dict[str, list[list[int]]]:
    """Return the rings of every region with coasts, in thousandths of the map."""
    found: dict[str, list[list[int]]] = json.loads(COASTS.read_text(encoding="utf-8"))["coasts"]
    return found


@cache
def labels(parts: str = "") -> tuple[tuple[int, int], ...]:
    """Return the label position of each region of a box; one without coasts uses the box's own."""
    regions = box(parts).regions
    return tuple(
        LABELS.get(region.key, (region.at[0] * WIDTH // 100, max(1, region.at[1] * HEIGHT // 50)))
        for region in regions
    )


def rings(parts: str, region: int, columns: int, lines: int) -> list[list[Point]]:
    """Return the outlines of a region on a map of *columns* x *lines* cells, in pixels."""
    key = box(parts).regions[region].key
    if key == "med":
        sea = [
            (between(x, EAST), between(-y, [(-a, b) for a, b in SOUTH])) for x, y in MEDITERRANEAN
        ]
        return [[(x * columns / 1000, y * lines / 500) for x, y in sea]]
    if key in coasts():
        return [
            [
                (x * columns / 1000, y * lines / 500)
                for x, y in zip(ring[::2], ring[1::2], strict=True)
            ]
            for ring in coasts()[key]
        ]
    x, y = labels(parts)[region]
    ring = []
    for n in range(24):
        angle = n * pi / 12
        far = BLOB * (1 + 0.14 * sin(3 * angle + region) + 0.08 * cos(5 * angle))
        ring.append(((x + 0.5 + far * cos(angle)) * columns / WIDTH,
                     (2 * y + 1 + far * 0.8 * sin(angle)) * lines / HEIGHT))  # fmt: skip
    return [ring]


def between(at: float, line: Sequence[tuple[float, float]]) -> float:
    """Interpolate a polyline at a point."""
    for (x1, y1), (x2, y2) in pairwise(line):
        if at <= x2:
            return y1 + (y2 - y1) * (at - x1) / (x2 - x1)
    return line[-1][1]


@lru_cache(maxsize=8)
def region_map(parts: str, columns: int, lines: int, blocks: Blocks) -> Painter:
    """Return a map's samples by region, with borders and shallows; cached per size."""
    made = Painter(columns, lines, blocks)
    regions = sorted(box(parts).regions, key=lambda region: region.area != SEA)
    for region in regions:
        outline = rings(parts, region.index, columns, lines)
        # Ring by ring: simplified outlines of neighbours overlap a little.
        for ring in outline:
            made.fill(made.polygon(ring), region.index + 1)
    seas = {region.index + 1 for region in regions if region.area == SEA}
    bounds(made.rows, seas)
    shallows(made.rows, seas, made.down // 2)
    return made


def paint_regions(
    picture: Painter,
    parts: str,
    full: tuple[int, int],
    shift: tuple[int, int],
    colours: Mapping[int, int],
) -> None:
    """Paint the part of a map of *full* cells from the cell *shift* on, by the colours of its
    samples: shallows along all coasts, the regions, and the borders between lands.
    """
    if picture.cell is None:
        picture.show(region_map(parts, *full, picture.blocks), colours, *shift)
        return
    size = picture.width, picture.height, picture.cell, picture.blocks
    shapes = _shapes(*size, parts, full, shift)
    sea, near = colours[OPEN], colours[NEAR]
    picture.fill(picture.everywhere(), sea)
    for shape, colour in zip(
        shapes.waters, (mix(sea, near, 0.6), near, mix(near, WHITE, 0.35)), strict=True
    ):
        picture.fill(shape, colour)
    for region, land, border in shapes.regions:
        if border is not None:
            picture.fill(border, colours[BORDER])
        picture.fill(land, colours[region + 1])
    for shape, colour, share in shapes.landscape:
        picture.veil(shape, colour, share)


class Shapes(NamedTuple):
    """The shapes of a map in true pixels."""

    waters: tuple[Shape, Shape, Shape]
    """Two depths of shallow water, and the surf."""
    regions: tuple[tuple[int, Shape, Shape], ...]
    """Every region, and that with its border, or None for a sea."""
    landscape: tuple[Veil, ...]


@lru_cache(maxsize=2)
def _shapes(
    width: int,
    height: int,
    cell: tuple[int, int],
    blocks: Blocks,
    parts: str,
    full: tuple[int, int],
    shift: tuple[int, int],
) -> Shapes:
    """Return the shapes of a part of a map, which are the same in all colours."""
    from ....tui.pixels.pixel_painter import PixelPainter

    made, (left, top) = PixelPainter(width, height, cell, blocks), (shift[0], 2 * shift[1])
    coast, regions = list[list[Point]](), list[tuple[int, Shape, Shape]]()
    for region in sorted(box(parts).regions, key=lambda region: region.area != SEA):
        outlines = [
            [(x - left, y - top) for x, y in ring] for ring in rings(parts, region.index, *full)
        ]
        land, border = made.union(*outlines), None
        if region.area != SEA:
            coast += outlines
            border = made.grown(land, THIN)
        regions.append((region.index, land, border))
    whole = made.union(*coast)
    waters = (
        made.soft(made.grown(whole, SHALLOW), SHALLOW),
        made.soft(made.grown(whole, SHALLOW / 2), SHALLOW / 2),
        made.grown(whole, SURF),
    )
    return Shapes(waters, tuple(regions), tuple(landscape(made, whole, full, shift)))


def bounds(rows: list[Row], seas: set[int]) -> None:
    """Turn samples next to another region's land into a border."""
    before = [row[:] for row in rows]
    for y, row in enumerate(before):
        under = before[min(y + 1, len(rows) - 1)]
        for x, here in enumerate(row):
            if here <= 0 or here in seas:
                continue
            right = row[min(x + 1, len(row) - 1)]
            for other, across in ((right, True), (under[x], False)):
                if other > 0 and other != here and other not in seas:
                    for step in range(LINE):
                        at = x + 1 - step if across else x
                        down = y if across else y + 1 - step
                        rows[down][at] = BORDER


def shallows(rows: list[Row], seas: set[int], down: int) -> None:
    """Turn open sea next to land into shallows."""
    wide = len(rows[0])
    masks = []
    for row in rows:
        bits = "".join("0" if n == OPEN or n in seas else "1" for n in row)
        mask = int(bits, 2)
        for _ in range(SHORE):
            mask |= mask << 1 | mask >> 1
        masks.append(mask & ((1 << wide) - 1))
    for y, row in enumerate(rows):
        near = 0
        for mask in masks[max(0, y - down) : y + down + 1]:
            near |= mask
        for x, bit in enumerate(f"{near:0{wide}b}"):
            if bit == "1" and row[x] == OPEN:
                row[x] = NEAR


@lru_cache(maxsize=8)
def owners(parts: str, columns: int, lines: int) -> tuple[tuple[int, ...], ...]:
    """Return the region of every half line and column of a map, or -1. Used for the mouse."""
    made = region_map(parts, columns, lines, "quadrants")
    high = made.down // 2
    found = []
    for y in range(2 * lines):
        row = made.rows[y * high + high // 2]
        left = [row[x * ACROSS + ACROSS // 2] for x in range(columns)]
        found.append(tuple(max(n, row[x * ACROSS]) - 1 if n < 0 else n - 1
                           for x, n in enumerate(left)))  # fmt: skip
    return tuple(tuple(max(-1, n) for n in row) for row in found)


@cache
def lanes(parts: str = "") -> tuple[tuple[tuple[int, int], tuple[int, int]], ...]:
    """Return lines for borders between regions that do not touch, in cells of the small map."""
    return missing(parts, owners(parts, WIDTH, HEIGHT)[1::2])
