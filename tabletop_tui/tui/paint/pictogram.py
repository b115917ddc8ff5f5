"""Emblems: a small picture for each kind of thing in a game, from shapes or painted by the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import cos, pi, sin

from rich.text import Text

from ...cells import cell_len, cut_cells
from ..widgets.canvas import Canvas
from ..widgets.line_widgets import wrapped
from .emblem import row_of
from .ink import Ink
from .painter import Painter, Point, shade

WIDE, TALL = 8, 4
"""Cells and lines of an emblem."""

APART = 12
"""Cells from an emblem to the next beside it; its caption has them but one."""

Ring = Sequence[Point]
Part = tuple[Ring, str, float]
"""A polygon in a square from -1 to 1, a colour of the theme, and how light it is (1: as it is)."""

Drawing = Callable[[Painter, Ink, float, float, float], None]
"""Paints on a painter, in an ink, around a point, up to so many pixels from it."""

EDGE = 0.16
"""Width of the dark edge of a plate."""


@dataclass(frozen=True, eq=False)
class Emblem:
    """The picture of a kind of thing: *parts* on a plate in a colour, or a *drawing*."""

    parts: tuple[Part, ...] = ()
    plate: str = "surface"
    drawing: Drawing | None = None
    kinds: frozenset[str] = frozenset()
    """Kinds of action and titles of moments beside which it is shown."""


Emblems = Mapping[str, Emblem]
"""The emblems of a game by name: the message ``emblem-<name>`` is the caption."""


def emblem_rows(ink: Ink, emblem: Emblem, ground: str = "background") -> list[Text]:
    """Return an emblem as `TALL` rows of `WIDE` cells on a ground; none if pictures are plain."""
    return [] if ink.pictures == "plain" else [row.copy() for row in _rows(ink, emblem, ground)[1]]


@cache
def _rows(ink: Ink, emblem: Emblem, ground: str) -> tuple[Canvas, tuple[Text, ...]]:
    """Return the rows, and the canvas that keeps the pixels that they show."""
    canvas = Canvas(WIDE, TALL, ink)
    picture = ink.painter(WIDE, TALL)
    picture.fill(picture.everywhere(), ink.packed(ground))
    canvas.over(picture)
    paint_emblem(picture, ink, emblem, WIDE / 2, float(TALL), TALL - 0.2)
    canvas.changed(WIDE, TALL)
    return canvas, tuple(row_of(canvas, y) for y in range(TALL))


def paint_emblem(
    picture: Painter, ink: Ink, emblem: Emblem, x: float, y: float, radius: float
) -> None:
    """Paint an emblem around a point, as far as *radius* pixels."""
    if emblem.drawing is not None:
        emblem.drawing(picture, ink, x, y, radius)
        return
    colour = ink.packed(emblem.plate)
    for size, light in ((1.0, 0.45), (1 - EDGE / 1.6, 1.0), (1 - EDGE * 1.6, 0.86)):
        plate = [(x + px * radius * size, y + py * radius * size) for px, py in PLATE]
        picture.fill(picture.polygon(plate), shade(colour, light))
    for ring, name, light in emblem.parts:
        placed = [(x + px * radius, y + py * radius) for px, py in ring]
        picture.fill(picture.polygon(placed), shade(ink.packed(name), light))


def rounded(left: float, top: float, right: float, low: float, corner: float) -> Ring:
    """Return a rectangle with round corners."""
    found = list[Point]()
    for cx, cy, start in (
        (right - corner, top + corner, -pi / 2), (right - corner, low - corner, 0.0),
        (left + corner, low - corner, pi / 2), (left + corner, top + corner, pi),
    ):  # fmt: skip
        turns = (start + pi / 2 * n / 5 for n in range(6))
        found += [(cx + corner * cos(turn), cy + corner * sin(turn)) for turn in turns]
    return found


PLATE = rounded(-1, -1, 1, 1, 0.34)


def disc(x: float, y: float, radius: float) -> Ring:
    """Return a circle as a polygon."""
    turns = [2 * pi * n / 20 for n in range(20)]
    return [(x + radius * cos(turn), y + radius * sin(turn)) for turn in turns]


def box(left: float, top: float, right: float, low: float) -> Ring:
    """Return a rectangle."""
    return (left, top), (right, top), (right, low), (left, low)


def gallery(ink: Ink, emblems: Emblems, say: Callable[[str], str], width: int) -> list[Text]:
    """Return all emblems side by side in *width* cells, each with its caption below."""
    found, most = list[Text](), max(1, width // APART)
    names = [*emblems]
    for start in range(0, len(names) if ink.pictures != "plain" else 0, most):
        part = names[start : start + most]
        rows = [Text() for _ in range(TALL)]
        for name in part:
            for row, line in zip(rows, emblem_rows(ink, emblems[name]), strict=True):
                row.append_text(line).append(" " * (APART - WIDE))
        captions = [wrapped(Text(say(f"emblem-{name}")), APART - 1) for name in part]
        for n in range(max(map(len, captions))):
            row = Text()
            for caption in captions:
                text = cut_cells(caption[n].plain, APART - 1) if n < len(caption) else ""
                row.append(text, "dim").append(" " * (APART - cell_len(text)))
            rows.append(row)
        found += [*rows, Text()]
    return found


def beside(rows: Sequence[Text], texts: Iterable[Text], first: int = 1) -> list[Text]:
    """Return texts to the right of the rows of an emblem, from its row *first* on."""
    if not rows:
        return [*texts]
    found = [row.copy().append("  ") for row in rows]
    for n, text in enumerate(texts, first):
        if n >= len(found):
            found.append(Text(" " * (WIDE + 2)))
        found[n].append_text(text)
    return found


def at_right(rows: list[Text], emblem: Sequence[Text], width: int) -> list[Text]:
    """Return rows with an emblem at the right of the first that leave room for it in *width* cells;
    the rows as they are if none do.
    """
    for top in range(1, len(rows) - len(emblem) + 1 if emblem else 0):
        part = rows[top : top + len(emblem)]
        if all(row.cell_len + WIDE < width for row in part):
            found = [*rows]
            for n, (row, line) in enumerate(zip(part, emblem, strict=True), top):
                gap = " " * (width - WIDE - row.cell_len)
                found[n] = row.copy().append(gap, "not reverse").append_text(line)
            return found
    return rows


def emblem_of(emblems: Emblems, kind: str) -> Emblem | None:
    """Return the emblem that is shown beside a kind of action or a moment, or None."""
    return next((emblem for emblem in emblems.values() if kind in emblem.kinds), None)
