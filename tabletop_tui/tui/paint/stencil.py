"""Shapes with hard edges for what must be legible at any size: pieces and roads.

A picture fits each of its cells with two colours, so a thin line over a texture is blended with the
ground. A stencil is exact instead: a cell that it touches shows the shape's colour on its rim's.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ...terminal.probe import Blocks
from .blocks import BLOCKS, SHAPES
from .fitting import ACROSS
from .painter import Painter, Span

Bits = Mapping[tuple[int, int], int]
"""By cell, the parts that are filled, as in :data:`~.blocks.BLOCKS`."""


class Stencil:
    """Turns shapes into the parts of the cells of a board of *width* x *height* cells.

    The shapes come from :attr:`shapes`, in its pixels: one a column, two a line.
    """

    def __init__(self, width: int, height: int, blocks: Blocks) -> None:
        self.shapes = Painter(width, height, blocks)
        self.signs = BLOCKS[blocks]
        self.across, self.high = SHAPES[blocks]

    def bits(self, spans: Iterable[Span]) -> Bits:
        """Return the parts of which a shape fills at least half."""
        wide, down = ACROSS // self.across, self.shapes.down // self.high
        counts: dict[tuple[int, int], int] = {}
        for row, start, end in spans:
            for sample in range(start, end):
                part = sample // wide, row // down
                counts[part] = counts.get(part, 0) + 1
        found: dict[tuple[int, int], int] = {}
        for (x, y), count in counts.items():
            if 2 * count >= wide * down:
                cell = x // self.across, y // self.high
                bit = 1 << (x % self.across + self.across * (y % self.high))
                found[cell] = found.get(cell, 0) | bit
        return found
