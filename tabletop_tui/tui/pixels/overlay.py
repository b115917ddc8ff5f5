"""What lies on a tile and is no letter: half blocks, block signs, dots of lines, and plates."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from ..paint.blocks import BLOCKS, BRAILLE, DOTS, SHAPES
from .pixel_painter import FINE
from .tiles import Tile, tile

ROUND = 5
"""The height of a plate in radii of its round ends: they are less than `EDGES` of the pixels."""

DARK_SPOTS = [min(255, max(0, (130 - light) * 20)) for light in range(256)]
LIGHT_SPOTS = [min(255, max(0, (light - 105) * 20)) for light in range(256)]
"""How far a pixel of some light is hard to read on for a black letter, and for a white one."""

LEFT, RIGHT = 1, 2
"""The ends of a plate that are round, to be added together."""

PARTS = {
    sign: (SHAPES[blocks], bits)
    for blocks, signs in BLOCKS.items()
    for bits, sign in enumerate(signs)
    if sign != " "
}
"""How a block sign divides a cell, and which of the parts are filled."""


class Overlay(NamedTuple):
    """What lies on a tile. Colours are packed; None for what is not there."""

    upper: int | None = None
    lower: int | None = None
    plate: int | None = None
    ends: int = 0
    sign: str = ""
    ink: int = 0


@lru_cache(maxsize=1 << 12)
def laid_on(below: Tile, cell: tuple[int, int], over: Overlay) -> Tile:
    """Return the tile with that on it."""
    image = Image.frombytes("RGB", cell, below.pixels)
    wide, high = cell
    half = high // 2
    for colour, box in ((over.upper, (0, 0, wide, half)), (over.lower, (0, half, wide, high))):
        if colour is not None:
            image.paste(rgb(colour), box)
    if over.plate is not None:
        image.paste(rgb(over.plate), (0, 0), plate(cell, over.ends))
    if over.sign:
        image.paste(rgb(over.ink), (0, 0), sign_mask(cell, over.sign))
    return _tile_of(image)


@lru_cache(maxsize=1 << 12)
def toned_to(below: Tile, colour: int, share: float, ends: int = 0, *, spots: bool = False) -> Tile:
    """Return a tile that is mixed with a share of black or white; *spots*: only where a letter of
    the other one cannot be read, such as on the edge of a road.
    """
    image = Image.frombytes("RGB", below.cell, below.pixels)
    mask = plate(below.cell, ends)
    if spots:
        hard = image.convert("L").point(LIGHT_SPOTS if colour == 0 else DARK_SPOTS)
        mask = ImageChops.multiply(mask, hard)
    mask = mask.point(lambda cover: round(cover * share))
    image.paste(rgb(colour), (0, 0), mask)
    return _tile_of(image)


def _tile_of(image: Image.Image) -> Tile:
    mean = image.resize((1, 1), Image.Resampling.BOX).tobytes()
    return tile(image.tobytes(), image.size, int.from_bytes(mean, "big"))


def rgb(colour: int) -> tuple[int, int, int]:
    return colour >> 16, colour >> 8 & 255, colour & 255


@lru_cache(maxsize=64)
def plate(cell: tuple[int, int], ends: int) -> Image.Image:
    """Return what a plate covers of a cell."""
    wide, high = cell[0] * FINE, cell[1] * FINE
    mask, radius = Image.new("L", (wide, high)), min(wide // 2, high // ROUND)
    draw = ImageDraw.Draw(mask)
    draw.rounded_rectangle(
        (0, 0, wide - 1, high - 1), radius, fill=255,
        corners=(bool(ends & LEFT), bool(ends & RIGHT), bool(ends & RIGHT), bool(ends & LEFT)),
    )  # fmt: skip
    return mask.reduce(FINE)


@lru_cache(maxsize=512)
def sign_mask(cell: tuple[int, int], sign: str) -> Image.Image:
    """Return what a block sign or the dots of a line cover of a cell."""
    wide, high = cell[0] * FINE, cell[1] * FINE
    mask = Image.new("L", (wide, high))
    draw = ImageDraw.Draw(mask)
    if sign in PARTS:
        (across, down), bits = PARTS[sign]
        for n in range(across * down):
            if bits >> n & 1:
                x, y = n % across, n // across
                left, right = wide * x // across, wide * (x + 1) // across
                top, bottom = high * y // down, high * (y + 1) // down
                draw.rectangle((left, top, right - 1, bottom - 1), fill=255)
    else:
        bits, radius = ord(sign) - BRAILLE, 0.6 * FINE * max(1.0, cell[0] / 8)
        box: tuple[float, float, float, float]
        for y, row in enumerate(DOTS):
            for x, bit in enumerate(row):
                if bits & bit:
                    at = wide * (2 * x + 1) / 4, high * (2 * y + 1) / 8
                    box = at[0] - radius, at[1] - radius, at[0] + radius, at[1] + radius
                    draw.ellipse(box, fill=255)
    return mask.reduce(FINE)
