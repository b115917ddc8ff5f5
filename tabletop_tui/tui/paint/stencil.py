"""Shapes with hard edges for what must be legible at any size: pieces and roads.

A picture fits each of its cells with two colours, so a thin line over a texture is blended with the
ground. A stencil is exact instead: a cell that it touches shows the shape's colour on its rim's. On
a picture in true pixels the shapes are drawn as they are, with soft edges and some light.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ...terminal.probe import Blocks
from .blocks import BLOCKS, SHAPES, Bits
from .fitting import ACROSS
from .painter import Painter, Point, Span, shade

if TYPE_CHECKING:
    from ..widgets.canvas import Canvas

RIM = 0.3
"""Width of the rim of a piece in true pixels, in those of the painter."""

LIT, DARK = 0.18, 0.8
"""How far the light of a piece falls from the upper left, and the shade that it leaves."""


class Stencil:
    """Draws shapes on the cells of a board of *width* x *height* cells, in the points of a painter:
    one a column, two a line.
    """

    def __init__(self, width: int, height: int, blocks: Blocks) -> None:
        self.shapes = Painter(width, height, blocks)
        self.signs = BLOCKS[blocks]
        self.across, self.high = SHAPES[blocks]

    def road(
        self,
        canvas: Canvas,
        ends: tuple[Point, Point],
        width: float,
        rim: tuple[str, float],
        colour: str,
        *,
        sides: bool = True,
    ) -> None:
        """Draw a line of a colour between two points; the colour of its rim, and how much wider
        that is. *sides*: the rim has cells of its own.
        """
        road = self.bits(self.shapes.stroke(*ends, width))
        picture = canvas.picture
        if picture is not None and picture.cell is not None:
            picture.fill(picture.stroke(*ends, width + 2 * RIM), canvas.ink.packed(rim[0]))
            picture.fill(picture.stroke(*ends, width), canvas.ink.packed(colour))
            canvas.clear_marks(road)
            return
        canvas.stamp(road, self.signs, colour, rim[0])
        if sides:
            around = self.bits(self.shapes.stroke(*ends, width + rim[1]))
            beside = {cell: filled for cell, filled in around.items() if cell not in road}
            canvas.stamp(beside, self.signs, rim[0])

    def line(self, canvas: Canvas, ends: tuple[Point, Point], width: float, colour: str) -> None:
        """Draw a line without a rim between two points, under what is written."""
        picture, shape = canvas.picture, self.shapes.stroke(*ends, width)
        if picture is not None and picture.cell is not None:
            picture.fill(picture.stroke(*ends, width), canvas.ink.packed(colour))
        else:
            canvas.stamp(self.bits(shape), self.signs, colour)

    def piece(
        self, canvas: Canvas, shapes: Iterable[tuple[Sequence[Point], str]], rim: str
    ) -> None:
        """Draw polygons one over the other, each in its colour, with a rim around them."""
        picture, below = canvas.picture, dict[tuple[int, int], str]()
        pixels = picture is not None and picture.cell is not None
        if picture is not None and pixels:
            shapes = list(shapes)
            for ring, _ in shapes:
                picture.fill(picture.outline([ring], 2 * RIM), canvas.ink.packed(rim))
        for ring, colour in shapes:
            filled = self.bits(self.shapes.polygon(ring))
            if picture is not None and pixels:
                whole, paint = picture.polygon(ring), canvas.ink.packed(colour)
                lit = picture.polygon([(x - LIT, y - LIT) for x, y in ring])
                picture.fill(whole, shade(paint, DARK))
                picture.fill(picture.common(whole, lit), paint)
                canvas.clear_marks(filled)
                continue
            for cell, bits in filled.items():
                canvas.stamp({cell: bits}, self.signs, colour, below.get(cell, rim))
                below[cell] = colour

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
