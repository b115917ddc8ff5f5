"""The painter's shapes in pixels with soft edges, by Pillow. Loaded only where they are shown."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import lru_cache
from math import ceil, floor
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from ...terminal.probe import Blocks
from ..paint.painter import Painter, Point, Texture, stroke_corners
from .tiles import Tile, tile

FINE, COARSE, BROAD = 4, 2, 100_000
"""Samples of a mask across and down a pixel; the same for a mask of so many pixels and more."""

SMALL, MASKS = 6_000, 1 << 9
"""Pixels up to which a mask is kept for shapes that differ only in their cell, and how many are."""

FAR, STEEP = 29, 12
"""What the blur of a mask has left where a shape that has grown ends, and how sharply it ends."""

COVERS = [round(cover / 255 * 4) * 255 // 4 for cover in range(256)]
"""What a soft edge covers of a pixel: in fewer steps, as a picture has fewer bytes then."""

FADES = 7
"""The steps in which a soft edge fades out."""

STEP = 2
"""Pixels between the points at which a texture is asked."""


class Mask(NamedTuple):
    """How much of each pixel a shape covers, from a pixel of the picture on."""

    left: int
    top: int
    cover: Image.Image


Shape = Mask | None
"""A shape on the picture; None for one outside."""


class Plane(NamedTuple):
    """What the samples of a mask are drawn on: their scale, and where the mask begins."""

    samples: Image.Image
    across: float
    down: float
    left: int
    top: int

    def at(self, points: Sequence[Point]) -> list[Point]:
        """Return points of the picture as those of the samples."""
        left, top = self.left + 0.5, self.top + 0.5
        return [(x * self.across - left, y * self.down - top) for x, y in points]

    def circle(
        self, x: float, y: float, radius: float, flat: float
    ) -> tuple[float, float, float, float]:
        """Return the box of a circle around a point, so *flat*."""
        high = radius * flat
        (left, top), (right, bottom) = self.at([(x - radius, y - high), (x + radius, y + high)])
        return left, top, right, bottom


Rings = Sequence[Sequence[Point]]
Draw = Callable[..., Image.Image]
"""Draws rings on a plane, with some measures."""


def parity(plane: Plane, rings: Rings) -> Image.Image:
    """Draw what is inside an odd number of rings."""
    whole = plane.samples
    for n, ring in enumerate(rings):
        one = Image.new("L", whole.size) if n else whole
        ImageDraw.Draw(one).polygon(plane.at(ring), fill=255)
        whole = ImageChops.difference(whole, one) if n else one
    return whole


def together(plane: Plane, rings: Rings) -> Image.Image:
    """Draw what is inside any of some rings."""
    draw = ImageDraw.Draw(plane.samples)
    for ring in rings:
        draw.polygon(plane.at(ring), fill=255)
    return plane.samples


def between(plane: Plane, rings: Rings, inner: float, outer: float, flat: float) -> Image.Image:
    """Draw what is between two circles around a point."""
    draw, ((x, y),) = ImageDraw.Draw(plane.samples), rings[0]
    draw.ellipse(plane.circle(x, y, outer, flat), fill=255)
    if inner > 0:
        draw.ellipse(plane.circle(x, y, inner, flat), fill=0)
    return plane.samples


def along(plane: Plane, rings: Rings, width: float) -> Image.Image:
    """Draw a line along closed rings."""
    draw = ImageDraw.Draw(plane.samples)
    thick = max(1, round(width * (plane.across + plane.down) / 2))
    for ring in rings:
        draw.line(plane.at([*ring, *ring[:2]]), fill=255, width=thick, joint="curve")
    return plane.samples


def mask_in(
    box: tuple[int, int, int, int],
    cell: tuple[int, int],
    rings: Rings,
    draw: Draw,
    how: tuple[float, ...],
) -> Mask:
    """Return the mask of what is drawn within a box of pixels (left, top, right and bottom)."""
    left, top, right, bottom = box
    fine = FINE if (right - left) * (bottom - top) < BROAD else COARSE
    samples = Image.new("L", ((right - left) * fine, (bottom - top) * fine))
    plane = Plane(samples, cell[0] * fine, cell[1] / 2 * fine, left * fine, top * fine)
    return Mask(left, top, draw(plane, rings, *how).reduce(fine).point(COVERS))


kept_mask = lru_cache(maxsize=MASKS)(mask_in)


class PixelPainter(Painter):
    """A picture of *width* x *height* cells of *cell* pixels. Points are those of `Painter`: one a
    column, two a line.
    """

    def __init__(self, width: int, height: int, cell: tuple[int, int], blocks: Blocks) -> None:
        self.width, self.height, self.blocks, self.rich = width, height, blocks, True
        self.cell = cell
        self.across, self.down = cell[0], cell[1]
        self.image = Image.new("RGB", (width * cell[0], height * cell[1]))
        self._lines = [None] * height
        self._drawn = set[int]()
        self._saved: tuple[Image.Image, list[list[Tile] | None]] | None = None
        self._strips: list[tuple[bytes, list[Tile]] | None] = [None] * height

    # Drawing --------------------------------------------------------------------------------------

    def keep(self) -> None:
        self._saved = self.image.copy(), self._lines[:]
        self._drawn.clear()

    def restart(self) -> None:
        if self._saved is None:
            return
        image, lines = self._saved
        for y in self._drawn:
            box = (0, y * self.down, self.image.width, (y + 1) * self.down)
            self.image.paste(image.crop(box), box)
            self._lines[y] = lines[y]
        self._drawn.clear()

    def follow(self, last: Painter) -> None:
        if isinstance(last, PixelPainter) and last.image.size == self.image.size:
            self._strips = last._strips

    def take(self, other: Painter) -> None:
        assert isinstance(other, PixelPainter)
        self.image, self._lines = other.image.copy(), other._lines[:]
        self._drawn.update(range(self.height))

    def fill(self, shape: Shape, colour: int) -> None:
        if shape is not None:
            rgb = colour >> 16, colour >> 8 & 255, colour & 255
            self.image.paste(rgb, self._box(shape), shape.cover)

    def weave(self, shape: Shape, texture: Texture) -> None:
        if shape is None:
            return
        left, top = shape.left - shape.left % STEP, shape.top - shape.top % STEP
        box = self._box(shape)
        wide, high = -(-(box[2] - left) // STEP), -(-(box[3] - top) // STEP)
        row = [(left + (n + 0.5) * STEP) / self.across for n in range(wide)]
        samples = array("I")
        for n in range(high):
            samples.extend(texture(row, (top + (n + 0.5) * STEP) * 2 / self.down))
        lit = Image.frombuffer("RGB", (wide, high), samples.tobytes(), "raw", "BGRX", 0, 1)
        lit = lit.resize((wide * STEP, high * STEP), Image.Resampling.BILINEAR)
        inside = shape.left - left, shape.top - top
        part = (*inside, inside[0] + shape.cover.width, inside[1] + shape.cover.height)
        self.image.paste(lit.crop(part), box, shape.cover)

    def paste(self, shape: Shape, other: Painter, left: int, top: int) -> None:
        assert isinstance(other, PixelPainter)
        if shape is not None:
            box = self._box(shape)
            x, y = left * self.across, top * self.down
            part = other.image.crop((box[0] - x, box[1] - y, box[2] - x, box[3] - y))
            self.image.paste(part, box, shape.cover)

    def veil(self, shape: Shape, colour: int, share: float) -> None:
        if shape is not None:
            cover = shape.cover.point([round(cover * share) for cover in range(256)])
            self.fill(shape._replace(cover=cover), colour)

    def _box(self, shape: Mask) -> tuple[int, int, int, int]:
        """Return where a shape is, and note that its lines are drawn."""
        bottom = shape.top + shape.cover.height
        for y in range(shape.top // self.down, min(self.height, -(-bottom // self.down))):
            self._lines[y] = None
            self._drawn.add(y)
        return shape.left, shape.top, shape.left + shape.cover.width, bottom

    # Shapes ---------------------------------------------------------------------------------------

    def everywhere(self) -> Shape:
        return Mask(0, 0, Image.new("L", self.image.size, 255))

    def polygon(self, *rings: Sequence[Point]) -> Shape:
        return self._masked(rings, 0, parity)

    def disc(self, x: float, y: float, radius: float) -> Shape:
        """Return a disc that is round in every font; a ring has the shape that distances have."""
        flat = min(1.0, 2 * self.across / self.down)
        return self._masked([[(x, y)]], radius, between, 0, radius, flat)

    def ring(self, x: float, y: float, inner: float, outer: float) -> Shape:
        return self._masked([[(x, y)]], outer, between, inner, outer, 1.0)

    def stroke(self, one: Point, other: Point, width: float) -> Shape:
        corners = stroke_corners(one, other, width)
        return self.polygon(corners) if corners else None

    def block(self, x: float, y: float, width: float, height: float) -> Shape:
        corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
        return self.polygon(corners)

    def outline(self, rings: Sequence[Sequence[Point]], width: float) -> Shape:
        return self._masked(rings, width, along, width)

    def union(self, *rings: Sequence[Point]) -> Shape:
        return self._masked(rings, 0, together) if rings else None

    def grown(self, shape: Shape, width: float) -> Shape:
        """Return a shape with all that is so near to it, by blurring its mask."""
        if shape is None:
            return None
        left, top, soft = self._blurred(shape, width)
        return Mask(left, top, soft.point(lambda n: min(255, max(0, round((n - FAR) * STEEP)))))

    def soft(self, shape: Shape, width: float) -> Shape:
        """Return a shape that fades out in some steps, as smooth ones would be many bytes."""
        if shape is None:
            return None
        left, top, soft = self._blurred(shape, width / 2)
        return Mask(left, top, soft.point(lambda n: round(n / 255 * FADES) * 255 // FADES))

    def _blurred(self, shape: Mask, width: float) -> Mask:
        """Return a shape whose edges are blurred so wide on both sides."""
        reach = width * (self.across + self.down / 2) / 2
        margin = ceil(2 * reach) + 1
        left, top = max(0, shape.left - margin), max(0, shape.top - margin)
        right = min(self.image.width, shape.left + shape.cover.width + margin)
        bottom = min(self.image.height, shape.top + shape.cover.height + margin)
        wide = Image.new("L", (right - left, bottom - top))
        wide.paste(shape.cover, (shape.left - left, shape.top - top))
        if wide.width * wide.height < BROAD:
            return Mask(left, top, wide.filter(ImageFilter.GaussianBlur(reach)))
        half = wide.reduce(2).filter(ImageFilter.GaussianBlur(reach / 2))  # as smooth, and quicker
        return Mask(left, top, half.resize(wide.size, Image.Resampling.BILINEAR))

    def common(self, one: Shape, other: Shape) -> Shape:
        if one is None or other is None:
            return None
        left, top = max(one.left, other.left), max(one.top, other.top)
        right = min(one.left + one.cover.width, other.left + other.cover.width)
        bottom = min(one.top + one.cover.height, other.top + other.cover.height)
        if left >= right or top >= bottom:
            return None
        both = (
            each.cover.crop(
                (left - each.left, top - each.top, right - each.left, bottom - each.top)
            )
            for each in (one, other)
        )
        return Mask(left, top, ImageChops.multiply(*both))

    def _masked(self, rings: Rings, margin: float, draw: Draw, *how: float) -> Shape:
        """Return the mask of what *draw* draws in the box around some rings, with a margin. Small
        ones are drawn once for all cells.
        """
        high, points = self.down / 2, [point for ring in rings for point in ring]
        x, y = min(x for x, _ in points) - margin, min(y for _, y in points) - margin
        left, top = floor(x * self.across), floor(y * high)
        right = ceil((max(x for x, _ in points) + margin) * self.across) + 1
        bottom = ceil((max(y for _, y in points) + margin) * high) + 1
        box = (
            max(0, left),
            max(0, top),
            min(self.image.width, right),
            min(self.image.height, bottom),
        )
        if box[0] >= box[2] or box[1] >= box[3]:
            return None
        cell = self.across, self.down
        if box != (left, top, right, bottom) or (right - left) * (bottom - top) > SMALL:
            return mask_in(box, cell, rings, draw, how)
        column, line = floor(x), floor(y / 2)
        away, down = column * self.across, line * self.down
        moved = tuple(
            tuple([(round(x - column, 4), round(y - 2 * line, 4)) for x, y in ring])
            for ring in rings
        )
        box = left - away, top - down, right - away, bottom - down
        found = kept_mask(box, cell, moved, draw, how)
        return Mask(found.left + away, found.top + down, found.cover)

    # Showing --------------------------------------------------------------------------------------

    def sample(self, x: float, y: float) -> int:
        left, top = int(x * self.across), int(y * self.down / 2)
        return int.from_bytes(self.image.crop((left, top, left + 1, top + 1)).tobytes(), "big")

    def line(self, y: int) -> list[Tile]:
        found = self._lines[y]
        if found is None:
            found = self._lines[y] = self._cut(y)
            if self._saved is not None and y not in self._drawn:
                self._saved[1][y] = found
        return found

    def _cut(self, y: int) -> list[Tile]:
        """Return the tiles of a line; those from before if it is drawn the same."""
        across, down = cell = self.across, self.down
        strip = self.image.crop((0, y * down, self.image.width, (y + 1) * down))
        raw, known = strip.tobytes(), self._strips[y]
        if known is not None and known[0] == raw:
            return known[1]
        means = strip.resize((self.width, 1), Image.Resampling.BOX).tobytes()
        pitch, wide = 3 * self.image.width, 3 * across
        rows = [raw[row * pitch : (row + 1) * pitch] for row in range(down)]
        tiles = []
        for x in range(self.width):
            pixels = b"".join([row[x * wide : (x + 1) * wide] for row in rows])
            tiles.append(tile(pixels, cell, int.from_bytes(means[3 * x : 3 * x + 3], "big")))
        self._strips[y] = raw, tiles
        return tiles
