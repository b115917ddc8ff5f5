"""The mark of a seat as a picture: a lit planet in its colour with its sign, for the cover and the
end of a game.
"""

from __future__ import annotations

from functools import lru_cache

from rich.text import Text

from ..widgets.canvas import Canvas
from .ink import BOLD, Ink
from .painter import Painter, mix, shade

WIDE, TALL = 11, 5
"""Cells and lines of one emblem."""

RADIUS = 4.4  # pixels, including its darker rim


def emblems(ink: Ink, seats: tuple[int, ...]) -> list[Text]:
    """Return the marks of some seats side by side; nothing if pictures are plain."""
    return [row.copy() for row in _emblems(ink, seats)] if ink.pictures != "plain" else []


@lru_cache(maxsize=32)
def _emblems(ink: Ink, seats: tuple[int, ...]) -> tuple[Text, ...]:
    canvas = Canvas(WIDE * len(seats), TALL, ink)
    picture = Painter(canvas.width, TALL, ink.blocks, rich=ink.pictures == "rich")
    picture.fill(picture.everywhere(), ink.packed("background"))
    canvas.over(picture)
    for n, seat in enumerate(seats):
        name = f"seat.{seat + 1}"
        x, y, colour = WIDE * n + WIDE / 2, float(TALL), ink.packed(name)
        picture.fill(picture.disc(x, y, RADIUS), shade(colour, 0.6))
        picture.fill(picture.disc(x - 0.4, y - 0.4, RADIUS * 0.86), colour)
        picture.fill(picture.disc(x - 2, y - 2, RADIUS * 0.22), mix(colour, 0xFFFFFF, 0.6))
        sign = ink.glyph(name)
        canvas.text(WIDE * n + WIDE // 2, TALL // 2, sign, f"{name}.text", name, BOLD)
    return tuple(row_of(canvas, y) for y in range(TALL))


def row_of(canvas: Canvas, y: int) -> Text:
    """Return a line of a picture as a row of text."""
    row = Text()
    for segment in canvas.strip(y, canvas.width):
        row.append(segment.text, segment.style)
    return row
