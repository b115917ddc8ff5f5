"""What one cell of a picture in pixels shows: a tile, and its number.

A tile goes through Textual as the background of an ordinary cell, whose colour is its number; SGR
51 (frame), which nobody else uses, marks it. Cropping, scrolling, dialogs and covers treat it like
any other cell, so what Textual shows is what is on the screen, and the driver sees what has
changed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import count
from weakref import WeakValueDictionary

Rgb = tuple[int, int, int]

MARK = "51"
"""The attribute of a cell whose background is the number of a tile."""

EDGES = 12
"""One in so many of the pixels of a tile, the darkest and the lightest, may be hard to read on."""


class Tile:
    """The pixels of a cell, row by row in RGB. Equal pixels are the same tile as long as anything
    holds it; no number is ever used again.
    """

    def __init__(self, pixels: bytes, cell: tuple[int, int], most: int, number: int) -> None:
        """*cell* is its width and height, *most* its mean colour."""
        self.pixels, self.cell, self.most, self.number = pixels, cell, most, number

    @cached_property
    def extremes(self) -> tuple[int, int]:
        """Its darkest and its lightest colour, but for a few pixels."""
        data = self.pixels
        many = Counter(zip(data[::3], data[1::3], data[2::3], strict=True))
        colours = sorted(many, key=lambda rgb: 2 * rgb[0] + 7 * rgb[1] + rgb[2])
        skipped = len(data) // 3 // EDGES
        return _packed(_after(colours, many, skipped)), _packed(
            _after(colours[::-1], many, skipped)
        )

    @cached_property
    def halves(self) -> tuple[int, int]:
        """The mean colours of its upper and its lower half."""
        half = 3 * self.cell[0] * (self.cell[1] // 2)
        return _mean(self.pixels[:half]), _mean(self.pixels[half:])


def _after(colours: Sequence[Rgb], many: Mapping[Rgb, int], skipped: int) -> Rgb:
    """Return the colour of the pixel after so many, of which each colour has *many*."""
    for colour in colours:
        skipped -= many[colour]
        if skipped < 0:
            return colour
    return colours[-1]


def _mean(pixels: bytes) -> int:
    many = len(pixels) // 3
    return _packed((sum(pixels[::3]) // many, sum(pixels[1::3]) // many, sum(pixels[2::3]) // many))


def _packed(rgb: Rgb) -> int:
    return rgb[0] << 16 | rgb[1] << 8 | rgb[2]


_by_pixels: WeakValueDictionary[tuple[bytes, tuple[int, int]], Tile] = WeakValueDictionary()
_by_number: WeakValueDictionary[int, Tile] = WeakValueDictionary()
_numbers = count(1)


def tile(pixels: bytes, cell: tuple[int, int], most: int) -> Tile:
    """Return the tile of these pixels, whose mean colour is *most*."""
    found = _by_pixels.get((pixels, cell))
    if found is None:
        found = Tile(pixels, cell, most, next(_numbers))
        _by_pixels[pixels, cell] = _by_number[found.number] = found
    return found


def numbered(number: int) -> Tile | None:
    """Return the tile of a number, None if nothing has held it any more."""
    return _by_number.get(number)


def number_of(paper: str) -> int:
    """Return the number of a tile from the parameters of a background; 0 for another one."""
    parts = paper.split(";")
    if len(parts) != 5 or parts[:2] != ["48", "2"]:
        return 0
    red, green, blue = map(int, parts[2:])
    return red << 16 | green << 8 | blue
