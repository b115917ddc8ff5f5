"""Pictures finer than a cell, each of whose cells becomes one block sign in two colours.

Pure Python without numpy: shapes are filled by spans, which are slices of rows; numpy would take as
long to load as the largest board takes to draw. Rows are arrays, as a board that was shown once
keeps three pictures until its table closes: lists took 0.7 MB more for 80 x 20 cells. The fitting
of cells is in `fitting`.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import atan2, ceil, cos, hypot, pi, sin
from typing import Any, Literal, TypeAlias

from ...terminal.probe import Blocks
from .blocks import SHAPES
from .fitting import ACROSS, DOWN, SAMPLE, Cell, Row, calm, rich

Pictures = Literal["rich", "calm", "plain"]
"""Shaded pictures, flat ones of a few paints, or half blocks and signs as every terminal has."""

Point = tuple[float, float]
Span = tuple[int, int, int]
"""A row of samples, its first sample, and the one after the last."""
Shape: TypeAlias = Any
"""A shape as the painter that made it fills it: of cells, spans."""
Texture = Callable[[Sequence[float], float], Sequence[int]]
"""Returns the colours along a row at some points from left to right."""

PAIR = 2
"""Samples side by side that are always in the same part of a cell."""


class Painter:
    """A picture of *width* x *height* cells, drawn in pixels: one a column, two a line.

    Colours are packed, 0xRRGGBB. Drawing outside the picture does nothing. `Ink.painter` makes one,
    which may draw in true pixels instead.
    """

    cell: tuple[int, int] | None = None
    """Width and height of a cell where the picture is one of true pixels."""

    def __init__(
        self, width: int, height: int, blocks: Blocks = "quadrants", *, rich: bool = False
    ) -> None:
        self.width, self.height, self.blocks, self.rich = width, height, blocks, rich
        self.down = DOWN * SHAPES[blocks][1]
        self._rows = [array(SAMPLE, [0]) * (width * ACROSS) for _ in range(height * self.down)]
        self._lines: list[list[Any] | None] = [None] * height
        self._kept: tuple[list[Row], list[list[Cell] | None]] | None = None
        self._drawn = set[int]()
        self._fitted: list[tuple[list[Row], list[Cell]] | None] = [None] * height

    # Drawing --------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Keep the picture as it is now, for `restart`."""
        self._kept = [row[:] for row in self._rows], self._lines[:]
        self._drawn.clear()

    def restart(self) -> None:
        """Restore the kept picture."""
        if self._kept is None:
            return
        rows, lines = self._kept
        for y in self._drawn:
            for row in range(y * self.down, (y + 1) * self.down):
                self._rows[row] = rows[row][:]
            self._lines[y] = lines[y]
        self._drawn.clear()

    def follow(self, last: Painter) -> None:
        """Reuse the fitted lines of the picture shown until now where they are the same."""
        kinds = [(one.width, one.height, one.blocks, one.rich, one.cell) for one in (self, last)]
        if kinds[0] == kinds[1]:
            self._fitted = last._fitted

    def take(self, other: Painter) -> None:
        """Copy the picture of another painter of the same size and kind."""
        self._rows, self._lines = [row[:] for row in other._rows], other._lines[:]
        self._drawn.update(range(self.height))

    def fill(self, shape: Shape, colour: int) -> None:
        """Fill a shape with one colour."""
        one = array(SAMPLE, [colour])
        for row, left, right in shape:
            self._rows[row][left:right] = one * (right - left)
            self._touch(row)

    def weave(self, shape: Shape, texture: Texture) -> None:
        """Fill a shape with the colours of a texture, taken at points half a pixel apart, as no
        part of a cell is narrower.
        """
        high = 2 / self.down
        middles = pair_middles(self.width)
        for row, left, right in shape:
            first, last = left // PAIR, -(-right // PAIR)
            both = array(SAMPLE, [0]) * (PAIR * (last - first))
            lit = array(SAMPLE, texture(middles[first:last], (row + 0.5) * high))
            for n in range(PAIR):
                both[n::PAIR] = lit
            start = left - PAIR * first
            self._rows[row][left:right] = both[start : start + right - left]
            self._touch(row)

    def paste(self, shape: Shape, other: Painter, left: int, top: int) -> None:
        """Fill a shape with the picture of another painter of the same kind, whose first cell lies
        on that cell of this one.
        """
        for row, start, end in shape:
            source, shift = other._rows[row - top * self.down], left * ACROSS
            self._rows[row][start:end] = source[start - shift : end - shift]
            self._touch(row)

    def veil(self, shape: Shape, colour: int, share: float) -> None:
        """Mix all colours of a shape with a share (0 to 1) of another."""
        known: dict[int, int] = {}
        for row, start, end in shape:
            samples = self._rows[row]
            for x in range(start, end):
                if (found := known.get(samples[x])) is None:
                    found = known[samples[x]] = mix(samples[x], colour, share)
                samples[x] = found
            self._touch(row)

    def show(self, other: Painter, colours: Mapping[int, int], left: int = 0, top: int = 0) -> None:
        """Copy a part of another painter's picture, from one of its cells on, with its colours
        exchanged.
        """
        first, start = top * self.down, left * ACROSS
        for row, samples in zip(self._rows, other._rows[first:], strict=False):
            part = samples[start : start + len(row)]
            row[: len(part)] = array(SAMPLE, [colours[sample] for sample in part])
        self._lines = [None] * self.height
        self._drawn.update(range(self.height))

    @property
    def rows(self) -> list[Row]:
        """The samples, row by row; to be read, or written before anything is shown."""
        return self._rows

    def _touch(self, row: int) -> None:
        line = row // self.down
        self._lines[line] = None
        self._drawn.add(line)

    # Shapes ---------------------------------------------------------------------------------------

    def everywhere(self) -> Shape:
        """Return the whole picture."""
        return ((row, 0, self.width * ACROSS) for row in range(len(self._rows)))

    def polygon(self, *rings: Sequence[Point]) -> Shape:
        """Return what is inside an odd number of rings; a ring closes by itself."""
        return self._inside(rings)

    def _inside(self, rings: Sequence[Sequence[Point]]) -> Iterator[Span]:
        crossings: dict[int, list[float]] = {}
        high, last = self.down / 2, len(self._rows)
        for ring in rings:
            x1, y1 = ring[-1]
            for x2, y2 in ring:
                if y1 != y2:
                    (xa, ya), (xb, yb) = ((x1, y1), (x2, y2)) if y1 < y2 else ((x2, y2), (x1, y1))
                    slope = (xb - xa) / (yb - ya)
                    first = max(0, ceil(ya * high - 0.5))
                    for row in range(first, min(last, ceil(yb * high - 0.5))):
                        at = xa + ((row + 0.5) / high - ya) * slope
                        crossings.setdefault(row, []).append(at)
                x1, y1 = x2, y2
        for row, found in crossings.items():
            found.sort()
            for start, end in zip(found[::2], found[1::2], strict=False):
                yield from self._span(row, start, end)

    def _span(self, row: int, start: float, end: float) -> Iterator[Span]:
        left = max(0, ceil(start * ACROSS - 0.5))
        right = min(self.width * ACROSS, ceil(end * ACROSS - 0.5))
        if left < right:
            yield row, left, right

    def disc(self, x: float, y: float, radius: float) -> Shape:
        """Return a disc around a point."""
        return self.ring(x, y, 0.0, radius)

    def ring(self, x: float, y: float, inner: float, outer: float) -> Shape:
        """Return what is between two circles around a point."""
        return self._between(x, y, inner, outer)

    def _between(self, x: float, y: float, inner: float, outer: float) -> Iterator[Span]:
        high = self.down / 2
        first = max(0, ceil((y - outer) * high - 0.5))
        for row in range(first, min(len(self._rows), ceil((y + outer) * high - 0.5))):
            down = (row + 0.5) / high - y
            wide = max(0.0, outer * outer - down * down) ** 0.5
            hole = max(0.0, inner * inner - down * down) ** 0.5
            if hole:
                yield from self._span(row, x - wide, x - hole)
                yield from self._span(row, x + hole, x + wide)
            else:
                yield from self._span(row, x - wide, x + wide)

    def stroke(self, one: Point, other: Point, width: float) -> Shape:
        """Return a line of some width, with square ends."""
        corners = stroke_corners(one, other, width)
        return self._inside([corners]) if corners else ()

    def block(self, x: float, y: float, width: float, height: float) -> Shape:
        """Return a rectangle from a corner."""
        return self._block(x, y, width, height)

    def _block(self, x: float, y: float, width: float, height: float) -> Iterator[Span]:
        high = self.down / 2
        first = max(0, ceil(y * high - 0.5))
        for row in range(first, min(len(self._rows), ceil((y + height) * high - 0.5))):
            yield from self._span(row, x, x + width)

    def outline(self, rings: Sequence[Sequence[Point]], width: float) -> Shape:
        """Return lines of some width along closed rings."""
        spans = list[Span]()
        for ring in rings:
            for one, other in zip(ring, [*ring[1:], ring[0]], strict=True):
                spans += self.stroke(one, other, width)
        return spans

    def union(self, *rings: Sequence[Point]) -> Shape:
        """Return what is inside any of some rings."""
        return [span for ring in rings for span in self._inside([ring])]

    def grown(self, shape: Shape, width: float) -> Shape:
        """Return a shape with all that is so near to it."""
        high, spans = self.down / 2, list[Span]()
        reach = int(width * high)
        for row, left, right in shape:
            for down in range(-reach, reach + 1):
                more = round((width**2 - (down / high) ** 2) ** 0.5 * ACROSS)
                if 0 <= row + down < len(self._rows):
                    ends = max(0, left - more), min(self.width * ACROSS, right + more)
                    spans.append((row + down, *ends))
        return spans

    def soft(self, shape: Shape, width: float) -> Shape:
        """Return a shape whose edge fades out over a width in true pixels; in cells it is sharp."""
        return shape

    def common(self, one: Shape, other: Shape) -> Shape:
        """Return what is in both of two shapes."""
        rows: dict[int, list[tuple[int, int]]] = {}
        for row, left, right in other:
            rows.setdefault(row, []).append((left, right))
        found = []
        for row, left, right in one:
            for start, end in rows.get(row, ()):
                first, last = max(left, start), min(right, end)
                if first < last:
                    found.append((row, first, last))
        return found

    # Showing --------------------------------------------------------------------------------------

    def sample(self, x: float, y: float) -> int:
        """Return the colour at a point of the picture."""
        return self._rows[int(y * self.down / 2)][int(x * ACROSS)]

    def line(self, y: int) -> list[Any]:
        """Return the cells of a line, or its tiles in true pixels."""
        found = self._lines[y]
        if found is None:
            found = self._lines[y] = self._fit_line(y)
            if self._kept is not None and y not in self._drawn:
                self._kept[1][y] = found
        return found

    def _fit_line(self, y: int) -> list[Cell]:
        """Return the cells of a line; those from before if it is drawn the same."""
        rows, known = self._rows[y * self.down : (y + 1) * self.down], self._fitted[y]
        if known is not None and known[0] == rows:
            return known[1]
        cells = (rich if self.rich else calm)(rows, self.blocks)
        self._fitted[y] = [row[:] for row in rows], cells
        return cells


def stroke_corners(one: Point, other: Point, width: float) -> list[Point]:
    """Return the corners of a line of some width; none if it has no length."""
    (x1, y1), (x2, y2) = one, other
    far = hypot(x2 - x1, y2 - y1)
    if not far:
        return []
    dx, dy = (x2 - x1) / far * width / 2, (y2 - y1) / far * width / 2
    return [(x1 - dy, y1 + dx), (x2 - dy, y2 + dx), (x2 + dy, y2 - dx), (x1 + dy, y1 - dx)]


def capsule(one: Point, other: Point, width: float) -> list[Point]:
    """Return the corners of a line of some width with round ends."""
    (x1, y1), (x2, y2) = one, other
    along, found = atan2(y2 - y1, x2 - x1), list[Point]()
    for (x, y), start in ((other, along - pi / 2), (one, along + pi / 2)):
        turns = (start + pi * n / 8 for n in range(9))
        found += [(x + cos(turn) * width / 2, y + sin(turn) * width / 2) for turn in turns]
    return found


@lru_cache(maxsize=16)
def pair_middles(width: int) -> tuple[float, ...]:
    """Return the middles of the pairs of samples in a row of *width* cells, in pixels."""
    return tuple((x + PAIR / 2) / ACROSS for x in range(0, width * ACROSS, PAIR))


def shades(colour: int, lights: Sequence[float]) -> list[int]:
    """Return a colour in many lights, each 0 or more: `shade` of each."""
    red, green, blue = colour >> 16, colour >> 8 & 255, colour & 255
    if max(lights, default=0.0) * max(red, green, blue) >= 256:
        return [shade(colour, light) for light in lights]
    return [int(red * n) << 16 | int(green * n) << 8 | int(blue * n) for n in lights]


def shade(colour: int, light: float) -> int:
    """Return a colour in more light than 1, or in less, down to 0."""
    red = int((colour >> 16) * light)
    green = int((colour >> 8 & 255) * light)
    blue = int((colour & 255) * light)
    return (
        (red if red < 255 else 255) << 16
        | (green if green < 255 else 255) << 8
        | (blue if blue < 255 else 255)
    )


def mix(one: int, other: int, share: float) -> int:
    """Return `one` mixed with a share (0 to 1) of `other`."""
    red, green, blue = (
        int(a + (b - a) * share)
        for a, b in (
            (one >> 16, other >> 16),
            (one >> 8 & 255, other >> 8 & 255),
            (one & 255, other & 255),
        )
    )
    return red << 16 | green << 8 | blue


def sector(x: float, y: float, radius: float, start: float, turn: float) -> list[Point]:
    """Return the corners of a sector of a disc from an angle on; a whole turn is 2 pi."""
    steps = max(2, ceil(abs(turn) / pi * 16))
    arc = [start + turn * n / steps for n in range(steps + 1)]
    return [(x, y), *((x + radius * cos(a), y + radius * sin(a)) for a in arc)]
