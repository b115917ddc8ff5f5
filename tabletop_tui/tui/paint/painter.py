"""A picture drawn finer than a cell, and each of its cells fitted to one block sign in two colours.

Pure Python without numpy: shapes are filled by spans, which are slices of lists, and what a cell
becomes is remembered by its samples, of which most cells share a few; numpy would take as long to
load as the largest board takes to draw.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, product
from math import ceil, hypot, pi
from typing import Literal, NamedTuple

from ...terminal.probe import Blocks
from .blocks import BLOCKS, SHAPES

Pictures = Literal["rich", "calm", "plain"]
"""Shaded pictures, flat ones of a few paints, or half blocks and signs as every terminal has."""

Point = tuple[float, float]
Span = tuple[int, int, int]
"""A row of samples, the first sample, and the last but one."""
Texture = Callable[[float, float], int]
"""The colour at a point."""

ACROSS = 4
"""Samples from the left to the right of a cell: two for each half, so that edges come out even."""

PAIR = 2
"""Samples side by side that are always in the same part of a cell."""

EVEN = 48
"""How far two colours of a shaded cell lie apart, as the sum of three channels, until it needs
both of them; less is not seen, and an even cell costs a third of the bytes."""

COARSE = 16
"""The steps in which shaded colours are sent: neighbours of one colour cost a byte each."""

NEAREST = tuple(min(255, (n + COARSE // 2) // COARSE * COARSE) for n in range(256))


class Cell(NamedTuple):
    """What a cell shows: its sign, the colours of the sign and behind it, and which of them there
    is more of."""

    sign: str
    ink: int
    paper: int
    most: int


class Painter:
    """A picture of *width* x *height* cells, drawn in pixels: one a column, two a line.

    Colours are packed, 0xRRGGBB. Outside the picture nothing is drawn.
    """

    def __init__(
        self, width: int, height: int, blocks: Blocks = "quadrants", *, rich: bool = False
    ) -> None:
        self.width, self.height, self.blocks, self.rich = width, height, blocks, rich
        self.down = 2 * SHAPES[blocks][1]
        self._rows = [[0] * (width * ACROSS) for _ in range(height * self.down)]
        self._lines: list[list[Cell] | None] = [None] * height
        self._kept: tuple[list[list[int]], list[list[Cell] | None]] | None = None
        self._drawn = set[int]()

    # Drawing --------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Keep the picture as it is now; `restart` comes back to it."""
        for y in range(self.height):
            self.line(y)
        self._kept = [row[:] for row in self._rows], self._lines[:]
        self._drawn.clear()

    def restart(self) -> None:
        """Go back to the picture that was kept."""
        if self._kept is None:
            return
        rows, lines = self._kept
        for y in self._drawn:
            for row in range(y * self.down, (y + 1) * self.down):
                self._rows[row] = rows[row][:]
            self._lines[y] = lines[y]
        self._drawn.clear()

    def take(self, other: Painter) -> None:
        """The picture of another painter of the same size and kind."""
        self._rows, self._lines = [row[:] for row in other._rows], other._lines[:]
        self._drawn.update(range(self.height))

    def fill(self, spans: Iterable[Span], colour: int) -> None:
        """One colour everywhere in some spans."""
        for row, left, right in spans:
            self._rows[row][left:right] = [colour] * (right - left)
            self._touch(row)

    def weave(self, spans: Iterable[Span], texture: Texture) -> None:
        """In some spans the colours that a texture has there, by the point in pixels: half a pixel
        wide at the least, as no part of a cell is narrower.
        """
        high = 2 / self.down
        for row, left, right in spans:
            y, first = (row + 0.5) * high, left // PAIR * PAIR
            lit = [texture((x + PAIR / 2) / ACROSS, y) for x in range(first, right, PAIR)]
            both = [colour for colour in lit for _ in range(PAIR)]
            self._rows[row][left:right] = both[left - first : right - first]
            self._touch(row)

    def show(self, other: Painter, colours: Mapping[int, int], left: int = 0, top: int = 0) -> None:
        """A part of the picture of another painter, from one of its cells on, with its colours
        exchanged.
        """
        first, start = top * self.down, left * ACROSS
        for row, samples in zip(self._rows, other._rows[first:], strict=False):
            shown = [colours[sample] for sample in samples[start : start + len(row)]]
            row[: len(shown)] = shown
        self._lines = [None] * self.height
        self._drawn.update(range(self.height))

    @property
    def rows(self) -> list[list[int]]:
        """The samples, row by row; to be read, or written before anything is shown."""
        return self._rows

    def _touch(self, row: int) -> None:
        line = row // self.down
        self._lines[line] = None
        self._drawn.add(line)

    # Shapes ---------------------------------------------------------------------------------------

    def everywhere(self) -> Iterator[Span]:
        """The whole picture."""
        return ((row, 0, self.width * ACROSS) for row in range(len(self._rows)))

    def polygon(self, *rings: Sequence[Point]) -> Iterator[Span]:
        """What an odd number of rings is around; a ring closes by itself."""
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

    def disc(self, x: float, y: float, radius: float) -> Iterator[Span]:
        """A filled circle around a point."""
        return self.ring(x, y, 0.0, radius)

    def ring(self, x: float, y: float, inner: float, outer: float) -> Iterator[Span]:
        """What lies between two circles around a point."""
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

    def stroke(self, one: Point, other: Point, width: float) -> Iterator[Span]:
        """A line of some width, cut off straight at its ends."""
        (x1, y1), (x2, y2) = one, other
        far = hypot(x2 - x1, y2 - y1)
        if far:
            dx, dy = (x2 - x1) / far * width / 2, (y2 - y1) / far * width / 2
            box = (x1 - dy, y1 + dx), (x2 - dy, y2 + dx), (x2 + dy, y2 - dx), (x1 + dy, y1 - dx)
            yield from self.polygon(box)

    def block(self, x: float, y: float, width: float, height: float) -> Iterator[Span]:
        """A rectangle from a corner."""
        high = self.down / 2
        first = max(0, ceil(y * high - 0.5))
        for row in range(first, min(len(self._rows), ceil((y + height) * high - 0.5))):
            yield from self._span(row, x, x + width)

    # Showing --------------------------------------------------------------------------------------

    def sample(self, x: float, y: float) -> int:
        """The colour at a point of the picture."""
        return self._rows[int(y * self.down / 2)][int(x * ACROSS)]

    def line(self, y: int) -> list[Cell]:
        """The cells of a line."""
        found = self._lines[y]
        if found is None:
            found = self._lines[y] = self._fit_line(y)
        return found

    def _fit_line(self, y: int) -> list[Cell]:
        rows = self._rows[y * self.down : (y + 1) * self.down]
        known, fit = FITTED.setdefault((self.blocks, self.rich), {}), rich if self.rich else calm
        if len(known) > LIMIT:
            known.clear()
        cells = []
        # Each row is cut into the samples of one cell after the other.
        for samples in zip(*(zip(*[iter(row)] * ACROSS, strict=True) for row in rows), strict=True):
            cell = known.get(samples)
            if cell is None:
                cell = known[samples] = fit(tuple(chain.from_iterable(samples)), self.blocks)
            cells.append(cell)
        return cells


FITTED: dict[tuple[Blocks, bool], dict[tuple[tuple[int, ...], ...], Cell]] = {}
"""What cells have become, by their samples, row by row."""

LIMIT = 60_000
"""How many of them are remembered at most, about 30 MB."""


@cache
def sample_groups(blocks: Blocks) -> tuple[tuple[int, ...], ...]:
    """Which samples of a cell belong to every part that the block signs of that kind have, as their
    bits count them: from the left, line by line."""
    wide, high = SHAPES[blocks]
    each, down = ACROSS // wide, 2
    found = []
    for line, column in product(range(high), range(wide)):
        rows = range(line * down, (line + 1) * down)
        columns = range(column * each, (column + 1) * each)
        found.append(tuple(row * ACROSS + at for row, at in product(rows, columns)))
    return tuple(found)


def parts(samples: tuple[int, ...], blocks: Blocks) -> list[list[int]]:
    """The samples of every part of a cell."""
    return [[samples[n] for n in part] for part in sample_groups(blocks)]


def calm(samples: tuple[int, ...], blocks: Blocks) -> Cell:
    """The two commonest paints of a cell, each part in the one that it has most of or is nearest
    to."""
    counts: dict[int, int] = {}
    for sample in samples:
        counts[sample] = counts.get(sample, 0) + 1
    if len(counts) == 1:
        return Cell(" ", samples[0], samples[0], samples[0])
    one, other = sorted(counts, key=lambda colour: (-counts[colour], colour))[:2]
    near = {colour: far(colour, other) < far(colour, one) for colour in counts}
    bits = 0
    for n, part in enumerate(parts(samples, blocks)):
        if 2 * sum(near[sample] for sample in part) >= len(part):  # thin lines stay whole
            bits |= 1 << n
    return cell(bits, other, one, blocks)


def rich(samples: tuple[int, ...], blocks: Blocks) -> Cell:
    """The two colours that come nearest to the means of the parts of a cell."""
    if samples.count(samples[0]) == len(samples):
        whole = coarse(mean(samples))
        return Cell(" ", whole, whole, whole)
    means = [mean(part) for part in parts(samples, blocks)]
    first, last, most = means[0], means[0], -1
    for n, one in enumerate(means):
        for other in means[:n]:
            if (apart := far(one, other)) > most:
                first, last, most = one, other, apart
    if most < EVEN:
        whole = coarse(mean(means))
        return Cell(" ", whole, whole, whole)
    on = [far(part, first) < far(part, last) for part in means]
    bits = sum(1 << n for n, yes in enumerate(on) if yes)
    ink = mean([part for part, yes in zip(means, on, strict=True) if yes])
    paper = mean([part for part, yes in zip(means, on, strict=True) if not yes])
    return cell(bits, coarse(ink), coarse(paper), blocks)


def cell(bits: int, ink: int, paper: int, blocks: Blocks) -> Cell:
    """A cell whose parts of those bits are in *ink* and the others in *paper*."""
    signs = BLOCKS[blocks]
    whole = len(signs) - 1
    if bits == 0 or ink == paper:
        return Cell(" ", paper, paper, paper)
    if bits == whole:
        return Cell(" ", ink, ink, ink)
    more = 2 * bits.bit_count() - whole.bit_count()
    if more > 0 or (more == 0 and not bits & 1):
        # The commoner colour lies behind, as its blank neighbours have it: one style goes on.
        return Cell(signs[whole - bits], paper, ink, ink)
    return Cell(signs[bits], ink, paper, paper)


def far(one: int, other: int) -> int:
    """How far two colours lie apart: the sum over their channels."""
    return (
        abs((one >> 16) - (other >> 16))
        + abs((one >> 8 & 255) - (other >> 8 & 255))
        + abs((one & 255) - (other & 255))
    )


def mean(colours: Sequence[int]) -> int:
    """The colour in the middle of some."""
    n, outer, green = len(colours), 0, 0
    for colour in colours:  # red and blue are added up in one number
        outer += colour & 0xFF00FF
        green += colour & 0x00FF00
    return (outer >> 16) // n << 16 | (green >> 8) // n << 8 | (outer & 0xFFFF) // n


def coarse(colour: int) -> int:
    """The nearest colour whose channels are steps of `COARSE`."""
    return NEAREST[colour >> 16] << 16 | NEAREST[colour >> 8 & 255] << 8 | NEAREST[colour & 255]


def shade(colour: int, light: float) -> int:
    """A colour lit more than 1 or less, 0 at least."""
    red = int((colour >> 16) * light)
    green = int((colour >> 8 & 255) * light)
    blue = int((colour & 255) * light)
    return (
        (red if red < 255 else 255) << 16
        | (green if green < 255 else 255) << 8
        | (blue if blue < 255 else 255)
    )


def mix(one: int, other: int, share: float) -> int:
    """`one` with a share (0 to 1) of `other`."""
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
    """The corners of a piece of a disc, from an angle on; a whole turn is 2 pi."""
    from math import cos, sin

    steps = max(2, ceil(abs(turn) / pi * 16))
    arc = [start + turn * n / steps for n in range(steps + 1)]
    return [(x, y), *((x + radius * cos(a), y + radius * sin(a)) for a in arc)]
