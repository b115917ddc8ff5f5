"""The mark of a seat as a picture: a lit planet in its colour with its sign, for the cover and the
end of a game.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rich.text import Text

from ..widgets.canvas import Canvas
from .ink import BOLD, Ink
from .painter import mix, shade

WIDE, TALL = 11, 5
"""Cells and lines of one emblem."""

RADIUS = 4.4  # pixels, including its darker rim


def emblems(ink: Ink, seats: tuple[int, ...]) -> list[Text]:
    """Return the marks of some seats side by side; nothing if pictures are plain."""
    return [row.copy() for row in _emblems(ink, seats).rows] if ink.pictures != "plain" else []


class Drawn(NamedTuple):
    """The rows of a picture, and the canvas that holds the pixels which they show."""

    rows: tuple[Text, ...]
    canvas: Canvas


def drawn(canvas: Canvas) -> Drawn:
    """Return a canvas as rows of text, to be kept as long as they may be shown."""
    return Drawn(tuple(row_of(canvas, y) for y in range(canvas.height)), canvas)


@lru_cache(maxsize=32)
def _emblems(ink: Ink, seats: tuple[int, ...]) -> Drawn:
    canvas = Canvas(WIDE * len(seats), TALL, ink)
    picture = ink.painter(canvas.width, TALL)
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
    return drawn(canvas)


def row_of(canvas: Canvas, y: int) -> Text:
    """Return a line of a picture as a row of text."""
    row = Text()
    for segment in canvas.strip(y, canvas.width):
        row.append(segment.text, segment.style)
    return row
