"""What a terminal shows of tiles, and what turns that into the next frame: the part that all
protocols share.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Protocol

from PIL import Image

from .pace import Pace
from .tiles import numbered

Place = tuple[int, int]
"""Row and column of a cell of the screen."""

Box = tuple[int, int, int, int]
"""Column, row, columns and rows of a rectangle of cells."""

Rows = Mapping[int, Sequence[int]]
"""The numbers of the tiles in every row of the screen; 0 where there is none."""


FULL = 1.3
"""How many times as many cells as are wanted a box may have."""


class Layer(Protocol):
    """The pictures on a screen."""

    over_text: bool
    """Whether pictures replace text, and are printed after it."""

    def wipe(self) -> str:
        """Forget all that is shown. Return what removes it from the terminal."""

    def frame(self, rows: Rows, pace: Pace) -> str:
        """Return what shows these tiles, and no others, from now on. What moves may be simpler
        until it rests, or late; then *pace* is unsettled, and the same tiles are asked for again.
        """

    def shows(self, place: Place, number: int) -> bool:
        """Return whether a cell shows a tile now."""

    def refresh(self, rows: Rows) -> str:
        """Return what is best sent again while nothing else happens."""

    @property
    def worn(self) -> bool:
        """Whether there is anything to refresh."""


def at(rows: Rows, place: Place) -> int:
    """Return the number of the tile in a cell, 0 for none."""
    row = rows.get(place[0], ())
    return row[place[1]] if place[1] < len(row) else 0


def changes(before: Rows, after: Rows) -> Iterator[tuple[Place, int]]:
    """Yield the cells that have changed, with the numbers that they have now."""
    for y, row in after.items():
        old = before.get(y, ())
        if row != old:
            for x, number in enumerate(row):
                if (old[x] if x < len(old) else 0) != number:
                    yield (y, x), number
            for x in range(len(row), len(old)):
                if old[x]:
                    yield (y, x), 0


def bounds(places: Iterable[Place]) -> Box:
    """Return the box around some cells."""
    rows, columns = zip(*places, strict=True)
    left, top = min(columns), min(rows)
    return left, top, max(columns) - left + 1, max(rows) - top + 1


def boxes(places: Iterable[Place]) -> list[Box]:
    """Return some cells in boxes: those that touch are in one."""
    found: list[list[int]] = []
    for y, x in sorted(places):
        for box in reversed(found):
            if box[0] - 1 <= x <= box[2] + 1 and box[1] - 1 <= y <= box[3] + 1:
                box[0], box[2], box[3] = min(box[0], x), max(box[2], x), max(box[3], y)
                break
        else:
            found.append([x, y, x, y])
    return [(left, top, right - left + 1, bottom - top + 1) for left, top, right, bottom in found]


def packed(places: Collection[Place]) -> list[Box]:
    """Return boxes that have all these cells, each in one, and few others: those of a track across
    the screen are in many.
    """
    found = []
    for box in boxes(places):
        own = [place for place in places if is_in(place, box)]
        if FULL * len(own) >= box[2] * box[3]:
            found.append(box)
        else:
            found += [part for part, _ in rectangles(dict.fromkeys(_bridged(own), (0, 0, 0)))]
    return sorted(found)


def _bridged(places: Collection[Place]) -> set[Place]:
    """Return cells with those that are alone between two of them in a row."""
    return {*places, *((y, x + 1) for y, x in places if (y, x + 2) in places)}


def is_in(place: Place, box: Box) -> bool:
    """Return whether a cell is in a box."""
    (y, x), (left, top, columns, lines) = place, box
    return left <= x < left + columns and top <= y < top + lines


def rectangles(cells: Mapping[Place, Key]) -> set[tuple[Box, Key]]:
    """Return cells as rectangles with one key each, the same for the same cells."""
    runs: list[tuple[int, int, int, Key]] = []
    for (y, x), key in sorted(cells.items()):
        if runs and runs[-1][0] == y and runs[-1][1] + runs[-1][2] == x and runs[-1][3] == key:
            runs[-1] = (y, runs[-1][1], runs[-1][2] + 1, key)
        else:
            runs.append((y, x, 1, key))
    lowest: dict[tuple[int, int, Key], list[int]] = {}
    done = []
    for y, x, wide, key in runs:
        above = lowest.get((x, wide, key))
        if above is not None and above[1] + above[3] == y:
            above[3] += 1
        else:
            above = lowest[x, wide, key] = [x, y, wide, 1]
            done.append((above, key))
    return {((x, y, wide, high), key) for (x, y, wide, high), key in done}


Key = tuple[int, int, int]
"""An image, and the cell of the screen that its first cell would be in."""


def picture(rows: Rows, box: Box, cell: tuple[int, int]) -> Image.Image:
    """Return the pixels of a box of cells; those without a tile are black."""
    (wide, high), (left, top, columns, lines) = cell, box
    image = Image.new("RGB", (columns * wide, lines * high))
    empty, pitch = bytes(3 * wide * high), 3 * wide
    for y in range(lines):
        row = rows.get(top + y, ())
        parts = []
        for x in range(left, left + columns):
            tile = numbered(row[x]) if x < len(row) and row[x] else None
            whole = tile is not None and len(tile.pixels) == len(empty)
            parts.append(tile.pixels if tile is not None and whole else empty)
        data = b"".join([p[n * pitch : (n + 1) * pitch] for n in range(high) for p in parts])
        image.paste(Image.frombytes("RGB", (columns * wide, high), data), (0, y * high))
    return image
