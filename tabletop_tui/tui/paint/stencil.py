"""Shapes with hard edges for what must be legible at any size: pieces and roads.

A picture fits each of its cells with two colours, so a thin line over a texture is blended with the
ground. A stencil is exact instead: a cell that it touches shows the shape's colour on its rim's. On
a picture in true pixels the shapes are drawn as they are, with soft edges and some light.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING

from ...terminal.probe import Blocks
from .blocks import BLOCKS, SHAPES, Bits
from .fitting import ACROSS
from .painter import Painter, Point, Span, capsule, shade

if TYPE_CHECKING:
    from ..widgets.canvas import Canvas

Detail = tuple[Sequence[Point], str, float]
"""A polygon on a piece in true pixels, its colour ("" for that of the piece), and its light."""

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

    def roads(
        self,
        canvas: Canvas,
        roads: Sequence[tuple[tuple[Point, Point], str]],
        width: float,
        rim: tuple[str, float],
        level: Collection[tuple[Point, Point]] = (),
    ) -> None:
        """Draw lines between two points, each in its colour; the colour of their rims, and how much
        wider those are. *level*: roads whose rims have no cells of their own.
        """
        picture = canvas.picture
        if picture is not None and picture.cell is not None:
            whole = [capsule(*ends, width + 2 * RIM) for ends, _ in roads]
            picture.fill(picture.union(*whole), canvas.ink.packed(rim[0]))
            for ends, colour in roads:
                self._lit(canvas, picture, capsule(*ends, width), canvas.ink.packed(colour))
                canvas.clear_marks(self.bits(self.shapes.stroke(*ends, width)))
            return
        for ends, colour in roads:
            road = self.bits(self.shapes.stroke(*ends, width))
            canvas.stamp(road, self.signs, colour, rim[0])
            if ends not in level:
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
        self,
        canvas: Canvas,
        shapes: Iterable[tuple[Sequence[Point], str]],
        rim: str,
        details: Iterable[Detail] = (),
    ) -> None:
        """Draw polygons one over the other, each in its colour, with a rim around them."""
        picture, below = canvas.picture, dict[tuple[int, int], str]()
        pixels = picture is not None and picture.cell is not None
        if picture is not None and pixels:
            shapes, packed = list(shapes), canvas.ink.packed
            for ring, colour in shapes:
                picture.fill(picture.outline([ring], 2 * RIM), packed(rim))
                self._lit(canvas, picture, ring, packed(colour))
                canvas.clear_marks(self.bits(self.shapes.polygon(ring)))
            for ring, name, light in details:
                paint = packed(name or shapes[-1][1])
                picture.fill(picture.polygon(ring), shade(paint, light))
            return
        for ring, colour in shapes:
            for cell, bits in self.bits(self.shapes.polygon(ring)).items():
                canvas.stamp({cell: bits}, self.signs, colour, below.get(cell, rim))
                below[cell] = colour

    def _lit(self, canvas: Canvas, picture: Painter, ring: Sequence[Point], paint: int) -> None:
        """Draw a polygon in true pixels, with a dark edge at its lower right."""
        whole = picture.polygon(ring)
        lit = picture.polygon([(x - LIT, y - LIT) for x, y in ring])
        picture.fill(whole, shade(paint, DARK))
        picture.fill(picture.common(whole, lit), paint)

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
