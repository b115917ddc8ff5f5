"""The pieces of the island as shapes: settlements, cities, walls, knights and the robber.

Points are around the node of a piece, in pixels of a map with five lines between rows of hexes. A
picture in true pixels has details that cells are too coarse for.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, cos, pi, sin

from ....tui.paint.painter import Point
from ....tui.paint.stencil import Detail, Stencil
from ....tui.widgets.canvas import Canvas
from .island import MEDIUM, middle

Ring = Sequence[Point]

HOUSE = ((-1.2, 1.2), (1.2, 1.2), (1.2, -0.1), (0, -1.4), (-1.2, -0.1))
"""A settlement. Between two pieces part of a road stays in sight."""

TOWN = ((-1.8, 1.2), (1.8, 1.2), (1.8, -0.3), (0.3, -0.3), (0.3, -1.2), (-0.75, -2.2), (-1.8, -1.2))
"""A city: a house and its tower."""

CASTLE = (
    ((-2.1, 1.2), (2.1, 1.2), (2.1, -2), (1.4, -2), (1.4, -1), (-1.4, -1), (-1.4, -2), (-2.1, -2)),
    ((-0.8, -0.9), (0.8, -0.9), (0.8, -2.6), (-0.8, -2.6)),
)
"""A metropolis, and its keep in the colour of its track."""

WALL = ((-2.4, 2), (2.4, 2), (2.4, 1.2), (-2.4, 1.2))
"""A city wall."""

SHIELD, BOSS = 1.6, 1.0
"""Radii of a knight, and of what is blank in one that sleeps."""

SMALL = 0.75
"""The scale of the pieces of the smallest maps in true pixels."""


def disc(radius: float) -> Ring:
    """Return a circle around a node as a polygon."""
    turns = (2 * pi * n / 24 for n in range(24))
    return [(radius * cos(turn), radius * sin(turn)) for turn in turns]


def box(left: float, top: float, right: float, low: float) -> Ring:
    """Return a rectangle."""
    return (left, top), (right, top), (right, low), (left, low)


CREST = (
    *((-1.5, -1.45), (0, -1.75), (1.5, -1.45), (1.45, 0.3)),
    *((0.85, 1.3), (0, 1.9), (-0.85, 1.3), (-1.45, 0.3)),
)
"""The shield of a knight in true pixels."""

SWORD = ((-2.1, 1.75), (-1.75, 2.1), (2.35, -2.0), (2.45, -2.45), (2.0, -2.35))
HILT = ((-2.0, 0.6), (-1.65, 0.35), (-0.35, 1.65), (-0.6, 2.0))
"""The sword behind the shield of a knight that is awake."""

HALF = ((-1.5, -1.45), (0, -1.75), (0, 1.9), (-0.85, 1.3), (-1.45, 0.3))
"""The lit half of a shield."""

ROBBER = (
    tuple((0.95 * cos(2 * pi * n / 20), -1.95 + 0.95 * sin(2 * pi * n / 20)) for n in range(20)),
    (
        *((2.3, 2.6), (2.1, 0.2), (1.5, -0.9), (0.6, -1.3)),
        *((-0.6, -1.3), (-1.5, -0.9), (-2.1, 0.2), (-2.3, 2.6)),
    ),
)
"""The robber: the head, and the cloak on which the number of the hex is written."""

HOUSE_DETAILS: Sequence[Detail] = ((((-1.45, 0.05), (0, -1.5), (1.45, 0.05)), "", 0.72),)
TOWN_DETAILS: Sequence[Detail] = (
    (((-1.95, -1.1), (-0.75, -2.3), (0.45, -1.1)), "", 0.72),
    (box(-1.0, -0.85, -0.5, -0.2), "rim", 1.0),
    (box(0.3, -0.35, 1.8, 0.05), "", 0.72),
    (box(1.0, 0.35, 1.45, 0.85), "rim", 1.0),
)
CASTLE_DETAILS: Sequence[Detail] = (
    (box(-1.85, -0.5, -1.45, 0.1), "rim", 1.0),
    (box(1.45, -0.5, 1.85, 0.1), "rim", 1.0),
    (box(-0.2, -2.2, 0.2, -1.6), "rim", 1.0),
    (box(-2.1, 0.75, 2.1, 1.2), "", 0.72),
)
WALL_DETAILS: Sequence[Detail] = (
    *((box(x - 0.09, 1.2, x + 0.09, 1.65), "", 0.5) for x in (-1.8, -0.9, 0, 0.9, 1.8)),
    (box(-2.4, 1.62, 2.4, 1.75), "", 0.6),
)


def room_of(ring: Ring, lines: int, fine: bool) -> int:
    """Return how many cells from its node a piece is clear of brackets."""
    return 1 + ceil(max(x for x, _ in ring) * scale_of(lines, fine))


def scale_of(lines: int, fine: bool) -> float:
    """Return the scale of pieces on a map of so many lines."""
    return max(SMALL, lines / MEDIUM) if fine else lines / MEDIUM


def stamp_shapes(
    canvas: Canvas,
    stencil: Stencil,
    at: tuple[int, int],
    shapes: Sequence[tuple[Ring, str]],
    scale: float,
    details: Sequence[Detail] = (),
) -> None:
    """Draw shapes around a cell, one over the other, each in its colour and with a dark rim."""
    x, y = middle(at)

    def placed(ring: Ring) -> Ring:
        return [(x + px * scale, y + py * scale) for px, py in ring]

    grown = [(placed(ring), name) for ring, name in shapes]
    finer = [(placed(ring), name, light) for ring, name, light in details]
    stencil.piece(canvas, grown, "rim", finer)


def stamp_knight(
    canvas: Canvas, stencil: Stencil, at: tuple[int, int], seat: str, awake: bool, scale: float
) -> None:
    """Draw a knight in the colour of a seat: with a sword, or dark inside if it sleeps."""
    if canvas.picture is None or canvas.picture.cell is None:
        inside = [] if awake else [(disc(BOSS), "rim")]
        stamp_shapes(canvas, stencil, at, [(disc(SHIELD), seat), *inside], scale)
    elif awake:
        shapes = [(SWORD, "chip"), (HILT, "chip"), (CREST, seat)]
        stamp_shapes(canvas, stencil, at, shapes, scale, [(HALF, seat, 0.86)])
    else:
        inner = [(x * 0.72, y * 0.72) for x, y in CREST]
        stamp_shapes(canvas, stencil, at, [(CREST, seat), (inner, "rim")], scale)


def stamp_robber(canvas: Canvas, stencil: Stencil, at: tuple[int, int], scale: float) -> None:
    """Draw the robber in the middle of a hex."""
    x, y = middle(at)
    rings = [[(x + px * scale, y + py * scale) for px, py in ring] for ring in ROBBER]
    stencil.piece(canvas, [(ring, "rim") for ring in rings], "robber")
