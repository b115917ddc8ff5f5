"""Fits each cell of a fine picture to one block sign in two colours.

Results are cached: for a flat picture by the samples of the cell, for a shaded one by the mean
colours of its parts. Most cells share a few.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations, product
from typing import NamedTuple, TypeAlias

from ...terminal.probe import Blocks
from .blocks import BLOCKS, SHAPES

ACROSS = 4
"""Samples across a cell: two for each half, so that edges divide evenly."""

DOWN = 2
"""Samples down every part of a cell."""

SAMPLE = "i"
"""The array type of a row of samples: colours, or numbers that the caller defines, of 32 bits."""

Row: TypeAlias = "array[int]"

EVEN = 48
"""The distance of two colours of a shaded cell, as the sum over three channels, from which it needs
both. Less is not visible, and an even cell costs a third of the bytes.
"""

COARSE = 16
"""The steps in which shaded colours are sent: neighbours of one colour cost a byte each."""

NEAREST = tuple(min(255, (n + COARSE // 2) // COARSE * COARSE) for n in range(256))

OUTER, GREEN = 0xFF00FF, 0x00FF00
"""Red and blue are added up in one number, green in another."""


class Cell(NamedTuple):
    """What a cell shows: its sign, the foreground and background colours, and which of them covers
    more.
    """

    sign: str
    ink: int
    paper: int
    most: int


CALM: dict[Blocks, dict[bytes, Cell]] = {}
"""The cells of flat pictures, by the bytes of their samples row by row."""

RICH: dict[Blocks, dict[tuple[int, ...], Cell]] = {}
"""The cells of shaded pictures, by the means of their parts."""

LIMIT = 20_000
"""The size of each cache, about 10 MB: twice the cells of the largest screen."""

MOST = 4
"""The number of commonest paints from which the two of a cell in a flat picture are chosen."""


def calm(rows: Sequence[Row], blocks: Blocks) -> list[Cell]:
    """Return the cells of a line of a flat picture, from the rows of its samples."""
    known, cells = CALM.setdefault(blocks, {}), []
    if len(known) > LIMIT:
        known.clear()
    lines, wide = [row.tobytes() for row in rows], ACROSS * rows[0].itemsize
    for at in range(0, len(lines[0]), wide):
        samples = b"".join([line[at : at + wide] for line in lines])
        found = known.get(samples)
        if found is None:
            found = known[samples] = flat(tuple(array(SAMPLE, samples)), blocks)
        cells.append(found)
    return cells


def rich(rows: Sequence[Row], blocks: Blocks) -> list[Cell]:
    """Return the cells of a line of a shaded picture, from the rows of its samples."""
    wide, _ = SHAPES[blocks]
    known, parts = RICH.setdefault(blocks, {}), list[Sequence[int]]()
    if len(known) > LIMIT:
        known.clear()
    for upper, lower in zip(rows[::DOWN], rows[1::DOWN], strict=True):
        means = part_means(upper, lower, wide)
        parts += [means[column::wide] for column in range(wide)]
    cells = []
    for each in zip(*parts, strict=True):
        found = known.get(each)
        if found is None:
            found = known[each] = shaded(each, blocks)
        cells.append(found)
    return cells


def part_means(upper: Sequence[int], lower: Sequence[int], wide: int) -> list[int]:
    """Return the mean colours of the parts in two rows of samples, if a cell is *wide* parts
    wide.
    """
    each = ACROSS // wide
    columns = [row[column::each] for row in (upper, lower) for column in range(each)]
    if each != 2:
        return [mean(part) for part in zip(*columns, strict=True)]
    return [
        a
        if a == b == c == d
        else ((a & OUTER) + (b & OUTER) + (c & OUTER) + (d & OUTER)) >> 2 & OUTER
        | ((a & GREEN) + (b & GREEN) + (c & GREEN) + (d & GREEN)) >> 2 & GREEN
        for a, b, c, d in zip(*columns, strict=True)
    ]


@cache
def sample_groups(blocks: Blocks) -> tuple[tuple[int, ...], ...]:
    """Return the samples of a cell that belong to each part of these block signs, in the order of
    their bits: from the left, line by line.
    """
    wide, high = SHAPES[blocks]
    each, found = ACROSS // wide, []
    for line, column in product(range(high), range(wide)):
        rows = range(line * DOWN, (line + 1) * DOWN)
        columns = range(column * each, (column + 1) * each)
        found.append(tuple(row * ACROSS + at for row, at in product(rows, columns)))
    return tuple(found)


def flat(samples: tuple[int, ...], blocks: Blocks) -> Cell:
    """Return the cell in the two paints closest to all samples: each part has the one that it
    contains most of, or is closest to.
    """
    counts: dict[int, int] = {}
    for sample in samples:
        counts[sample] = counts.get(sample, 0) + 1
    if len(counts) == 1:
        return Cell(" ", samples[0], samples[0], samples[0])
    one, other = nearest(counts)
    near = {colour: far(colour, other) < far(colour, one) for colour in counts}
    if 2 * sum(counts[colour] for colour in counts if near[colour]) > len(samples):
        one, other = other, one
        near = {colour: not nearer for colour, nearer in near.items()}
    bits = 0
    for n, part in enumerate(sample_groups(blocks)):
        if 2 * sum(near[samples[at]] for at in part) >= len(part):  # thin lines stay whole
            bits |= 1 << n
    return cell(bits, other, one, blocks)


def nearest(counts: Mapping[int, int]) -> tuple[int, int]:
    """Return the two paints from which the others, weighted by their counts, differ least; the
    commoner one first. A planet keeps its rim against the dark and loses some of its shade.
    """
    paints = sorted(counts, key=lambda colour: (-counts[colour], colour))
    if len(paints) == 2:
        return paints[0], paints[1]

    def lost(pair: tuple[int, int]) -> tuple[int, int]:
        one, other = pair
        away = (n * min(far(colour, one), far(colour, other)) for colour, n in counts.items())
        return sum(away), -far(one, other)

    return min(combinations(paints[:MOST], 2), key=lost)


def shaded(means: tuple[int, ...], blocks: Blocks) -> Cell:
    """Return the cell in the two colours closest to the means of its parts."""
    reds = [colour >> 16 for colour in means]
    greens = [colour >> 8 & 255 for colour in means]
    blues = [colour & 255 for colour in means]
    spread = max(reds) - min(reds) + max(greens) - min(greens) + max(blues) - min(blues)
    first, last, most = 0, 0, -1
    if spread >= EVEN:  # no two of them are further apart
        for n, (red, green, blue) in enumerate(zip(reds, greens, blues, strict=True)):
            for at in range(n):
                remote = abs(red - reds[at]) + abs(green - greens[at]) + abs(blue - blues[at])
                if remote > most:
                    first, last, most = n, at, remote
    if most < EVEN:
        whole = coarse(mean(means))
        return Cell(" ", whole, whole, whole)
    one, other = means[first], means[last]
    inks, papers, bits = [], [], 0
    for n, part in enumerate(means):
        if far(part, one) < far(part, other):
            bits |= 1 << n
            inks.append(part)
        else:
            papers.append(part)
    return cell(bits, coarse(mean(inks)), coarse(mean(papers)), blocks)


def cell(bits: int, ink: int, paper: int, blocks: Blocks) -> Cell:
    """Return a cell whose parts of those bits are in *ink*, and the others in *paper*."""
    signs = BLOCKS[blocks]
    whole = len(signs) - 1
    if bits == 0 or ink == paper:
        return Cell(" ", paper, paper, paper)
    if bits == whole:
        return Cell(" ", ink, ink, ink)
    more = 2 * bits.bit_count() - whole.bit_count()
    if more > 0 or (more == 0 and not bits & 1):
        # The commoner colour is the background, as in the blank neighbours: one style for all.
        return Cell(signs[whole - bits], paper, ink, ink)
    return Cell(signs[bits], ink, paper, paper)


def far(one: int, other: int) -> int:
    """Return the distance of two colours: the sum over their channels."""
    return (
        abs((one >> 16) - (other >> 16))
        + abs((one >> 8 & 255) - (other >> 8 & 255))
        + abs((one & 255) - (other & 255))
    )


def mean(colours: Sequence[int]) -> int:
    """Return the mean of some colours."""
    n, outer, green = len(colours), 0, 0
    for colour in colours:
        outer += colour & OUTER
        green += colour & GREEN
    return (outer >> 16) // n << 16 | (green >> 8) // n << 8 | (outer & 0xFFFF) // n


def coarse(colour: int) -> int:
    """Return the nearest colour whose channels are multiples of `COARSE`."""
    return NEAREST[colour >> 16] << 16 | NEAREST[colour >> 8 & 255] << 8 | NEAREST[colour & 255]
