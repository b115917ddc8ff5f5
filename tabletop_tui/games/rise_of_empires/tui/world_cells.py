"""The world in characters: the region of each cell of a small map, and the positions of labels."""

from __future__ import annotations

from functools import cache
from itertools import product
from math import exp, floor

from ..components.box import box

WIDTH, HEIGHT = 51, 19

ACROSS, DOWN = (4, 3, 2), (5, 4, 3, 2)
"""Scales at which the map is drawn, in halves."""

SOFT = 1.2
"""Roundness of the coasts: width in columns of the Gaussian that weights surrounding cells."""

SPANS = {
    "nam": "0:1-9 1:0-10 2:0-10 3:0-11 4:1-9 5:3-7 6:4-6",
    "noe": "0:21-25 1:19-27 2:18-28 3:19-28 4:20-27",
    "eae": "1:30-36 2:29-37 3:29-37 4:28-37 5:32-36 6:32-36 7:32-36",
    "rus": "0:40-48 1:38-50 2:38-50 3:38-49 4:38-48",
    "swe": "5:14-22 6:13-22 7:13-22 8:14-21",
    "see": "5:23-31 6:23-31 7:23-31 8:24-31",
    "cas": "5:37-45 6:37-46 7:37-46",
    "med": "9:15-31 10:15-31 11:15-31",
    "ner": "8:32-38 9:32-39 10:32-39 11:32-38 12:33-37",
    "chi": "9:43-50 10:42-50 11:42-50 12:42-50",
    "nwa": "12:13-22 13:12-22 14:13-22 15:14-22",
    "nea": "12:23-32 13:23-32 14:23-33 15:23-33",
    "saf": "16:19-31 17:20-31 18:21-30",
    "sam": "12:3-8 13:2-10 14:2-10 15:3-11 16:3-9 17:4-8 18:4-7",
    "ind": "13:39-46 14:38-47 15:38-46 16:39-45 17:40-43 18:41-42",
}
"""Line and columns of every region's land."""

LABELS = {
    "nam": (5, 2),
    "noe": (23, 2),
    "eae": (33, 3),
    "rus": (44, 2),
    "swe": (18, 6),
    "see": (27, 6),
    "cas": (41, 6),
    "med": (23, 10),
    "ner": (36, 10),
    "chi": (46, 10),
    "nwa": (17, 13),
    "nea": (28, 13),
    "saf": (25, 17),
    "sam": (6, 14),
    "ind": (42, 15),
}
"""Centre of each region's three lines of text."""


@cache
def labels(parts: str = "") -> tuple[tuple[int, int], ...]:
    """Return the label position of each region of a box; one missing here uses the box's own."""
    regions = box(parts).regions
    return tuple(
        LABELS.get(region.key, (region.at[0] * WIDTH // 100, region.at[1] * HEIGHT // 50))
        for region in regions
    )


@cache
def lands(parts: str = "") -> tuple[tuple[int, ...], ...]:
    """Return the region by line and column, or -1 for open water.

    A region missing here gets a small island.
    """
    printed = box(parts)
    picture = [[-1] * WIDTH for _ in range(HEIGHT)]
    for region in printed.regions:
        if region.key in SPANS:
            for span in SPANS[region.key].split():
                row, columns = span.split(":")
                left, right = map(int, columns.split("-"))
                picture[int(row)][left : right + 1] = [region.index] * (right + 1 - left)
        else:
            x, y = labels(parts)[region.index]
            for line in range(max(0, y - 1), min(HEIGHT, y + 2)):
                left, right = max(0, x - 4), min(WIDTH, x + 5)
                picture[line][left:right] = [region.index] * (right - left)
    return tuple(map(tuple, picture))


@cache
def picture(parts: str, across: int, down: int) -> tuple[tuple[int, ...], ...]:
    """Return the region by half line and column with rounded coasts, or -1 for open water.

    A column of the small map becomes *across* half columns, a line *down* half lines.
    """
    small = lands(parts)
    columns = [around((2 * x + 1) / across - 0.5, 1, WIDTH) for x in range(WIDTH * across // 2)]
    return tuple(
        tuple(heaviest(small, lines, cells) for cells in columns)
        for lines in (around((y + 0.5) / down - 0.5, 2, HEIGHT) for y in range(HEIGHT * down))
    )


def around(at: float, size: int, most: int) -> list[tuple[int, float]]:
    """Return the four columns or lines around a point of the small map with their weights; *size*
    in columns.
    """
    near = range(floor(at) - 1, floor(at) + 3)
    return [(max(0, min(most - 1, n)), exp(-((size * (n - at) / SOFT) ** 2) / 2)) for n in near]


def heaviest(
    small: tuple[tuple[int, ...], ...],
    lines: list[tuple[int, float]],
    cells: list[tuple[int, float]],
) -> int:
    """Return the region with the greatest weight around a point of the small map."""
    left, right = cells[0][0], cells[-1][0] + 1
    first = small[lines[0][0]][left]
    if all(here == first for y, _ in lines for here in small[y][left:right]):
        return first
    weights: dict[int, float] = {}
    for y, tall in lines:
        for x, wide in cells:
            here = small[y][x]
            weights[here] = weights.get(here, 0.0) + tall * wide
    return max(weights, key=lambda region: weights[region])


@cache
def crossings(parts: str = "") -> tuple[tuple[tuple[int, int], tuple[int, int]], ...]:
    """Return lines for borders that the map does not show, each between the two nearest cells."""
    return missing(parts, lands(parts))


def missing(
    parts: str, small: tuple[tuple[int, ...], ...]
) -> tuple[tuple[tuple[int, int], tuple[int, int]], ...]:
    """Return lines for borders that a small map does not show, each between the two
    nearest cells.
    """
    printed = box(parts)
    cells: list[list[tuple[int, int]]] = [[] for _ in printed.regions]
    touching: set[tuple[int, int]] = set()
    for y, line in enumerate(small):
        for x, one in enumerate(line):
            if one < 0:
                continue
            cells[one].append((x, y))
            for other in (
                line[x + 1] if x + 1 < WIDTH else -1,
                small[y + 1][x] if y + 1 < HEIGHT else -1,
            ):
                if other >= 0 and other != one:
                    touching.add((min(one, other), max(one, other)))
    found = []
    for border in printed.borders:
        if (border.a, border.b) not in touching and cells[border.a] and cells[border.b]:
            pairs = product(cells[border.a], cells[border.b])
            found.append(min(pairs, key=lambda pair: (cell_distance(*pair), pair)))
    return tuple(found)


def cell_distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    """Return the distance of two cells; a line is as high as two columns are wide."""
    return abs(one[0] - other[0]) + 2 * abs(one[1] - other[1])
