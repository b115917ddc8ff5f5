"""The sea lane of the barbarians: their ship on its way, and two bars beside it, which compare the
strength of the cities and of the awake knights.

Where the sea has room the lane is a picture in a corner of the map, else a row below it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from textual.geometry import Region

from .....tui.paint.ink import BOLD
from .....tui.paint.painter import Point
from .....tui.widgets.canvas import Canvas
from ...rules.constants import CITY, KNIGHTS, STEPS
from .sea import Sums, room, sea
from .surface import Surface

PICTURE = 17, 6
"""Cells of the lane as a picture: three lines for the ship, its steps, and the bars."""
SHIP_LINES = 3
ROW = 45  # cells of the lane as a row
LEAST = 30  # and at least
SLOT = 2  # cells of a step
BAR = 11  # cells of a bar in the picture
BARS = ("hex.city", "hex.knight.ready")
"""The signs of the two bars."""
SAILS = (1, 1, 1, 2, 2, 2, 3, 3)
"""Sails of the ship by step, where it is a sign."""
FAR, NEAR = 0.45, 1.0  # size of the ship as a picture, far out and at the coast
HULL: Sequence[Point] = ((-3.4, -1.4), (3.4, -1.4), (2.2, 0.4), (-2.2, 0.4))
SAIL: Sequence[Point] = ((-1.9, -5.4), (1.9, -5.4), (2.5, -1.9), (-2.5, -1.9))
"""The ship around the middle of its keel, at its largest, in points."""


class Lane(NamedTuple):
    """Where the lane is: its cells, and whether it is a picture, with the coast at its left."""

    place: Region
    picture: bool


class Bar(NamedTuple):
    """A bar: what each seat adds to it, and the sum."""

    parts: Sequence[int]
    total: int


def lane(board: Surface) -> Lane:
    """Return where the lane is at the present size."""
    return _lane(sea(board), board.window, board.too_large)


@lru_cache(maxsize=4)
def _lane(known: Sums, seen: Region, scrolls: bool) -> Lane:
    corner = None if scrolls else room(known, seen, *PICTURE, (1, 1))
    if corner is not None and corner.x > seen.center[0] and corner.y > seen.center[1]:
        return Lane(corner, True)
    for width in (ROW, LEAST):
        if not scrolls and (row := room(known, seen, width, 1, (0, 1))) is not None:
            return Lane(row, False)
    return Lane(Region(seen.x, seen.bottom - 1, min(ROW, seen.width), 1), False)


def bars(s: Any) -> tuple[Bar, Bar]:
    """Return the strength of the barbarians, which is that of all cities, and of the knights that
    are awake.
    """
    cities, knights = [0] * len(s.players), [0] * len(s.players)
    for node, piece in enumerate(s.piece):
        if piece == CITY:
            cities[s.owner[node]] += 1
        elif piece > KNIGHTS and s.active[node]:
            knights[s.owner[node]] += piece - KNIGHTS
    return Bar(cities, sum(cities)), Bar(knights, sum(knights))


def paint_lane(board: Surface, canvas: Canvas) -> None:
    """Draw the lane in the sea; ``ship`` may be between two steps while it sails."""
    place = lane(board).place
    ship, right = board.state.ship, place.right - 2
    steps = place.y + SHIP_LINES
    for step in range(1, STEPS + 1):
        sailed = step < ship
        text = "·" if sailed and not board.looking().ascii else "." if sailed else str(step)
        canvas.text(right - SLOT * step, steps, text, "sea.on", None, 0 if sailed else BOLD)
    for line in (steps - 1, steps):
        canvas.block(place.x, 2 * line, 1, 2, "desert")
    paint_ship(board, canvas, right - SLOT * ship + 0.5, 2.0 * steps, ship / STEPS)
    both = bars(board.state)
    unit = min(1.0, BAR / max(1, *(bar.total for bar in both)))
    for n, bar in enumerate(both):
        y = steps + 1 + n
        end = paint_bar(board, canvas, place.x + 2, y, bar, unit)
        label(board, canvas, place.x, end, y, both, n)


def paint_ship(board: Surface, canvas: Canvas, x: float, y: float, share: float) -> None:
    """Draw the ship above a point of its keel; it grows with the *share* of its way."""
    size, scale = FAR + (NEAR - FAR) * share, max(1.0, board.raster().h / 6)
    shapes = [
        ([(x + dx * size * scale, y + dy * size * scale) for dx, dy in ring], colour)
        for ring, colour in ((SAIL, "ship.sail"), (HULL, "ship.hull"))
    ]
    board.stencil().piece(canvas, shapes, "rim")
    if board.looking().ascii:
        canvas.sign(int(x), int(y) // 2 - 1, "hex.barbarians", "ship.hull.on", "ship.hull", BOLD)


def paint_bar(
    board: Surface, canvas: Canvas, x: int, y: int, bar: Bar, unit: float, most: int = 99
) -> int:
    """Draw a bar of so many cells a *unit* from a cell on, each seat's part in its colour. Return
    the cell after it.
    """
    look, end = board.looking(), x + most
    for seat, part in enumerate(bar.parts):
        if not part:
            continue
        text = f"{look.glyph(seat)}{part}" if board.marked or look.ascii else str(part)
        cells = max(len(text), round(part * unit))
        board.chip(canvas, x, y, text.ljust(cells)[: max(0, end - x)], seat)
        x = min(end, x + cells)
    return x


def label(
    board: Surface, canvas: Canvas, x: int, end: int, y: int, both: Sequence[Bar], n: int
) -> None:
    """Write the sign of a bar before it, and its total behind it: bright where it is too little."""
    sea = None if canvas.picture is not None else "sea"
    canvas.text(x, y, board.looking().sign(BARS[n]), "sea.on", sea, BOLD)
    short = n == 1 and both[1].total < both[0].total
    ink, paper = ("accent.on", "accent") if short else ("sea.on", sea)
    canvas.text(end + (both[n].total > 0), y, str(both[n].total), ink, paper, BOLD)


def paint_row(board: Surface, canvas: Canvas) -> None:
    """Draw the lane as a row."""
    place, s, look = lane(board).place, board.state, board.looking()
    x, y = place.offset
    canvas.text(x, y, " " * place.width, "sea.on", "sea")
    hull, at = look.sign("hex.sail") * SAILS[min(STEPS, int(s.ship))], x + round(SLOT * s.ship)
    sail = range(max(x, at + 1 - len(hull)), max(x, at + 1 - len(hull)) + len(hull))
    for step in range(1, STEPS + 1):
        if x + SLOT * step not in sail:
            bold = 0 if step < s.ship else BOLD
            canvas.text(x + SLOT * step, y, str(step), "sea.on", "sea", bold)
    canvas.text(x + SLOT * STEPS + 1, y, " ", "desert", "desert")
    canvas.text(sail.start, y, hull, "ship.hull.on", "ship.hull", BOLD)
    both, start = bars(s), x + SLOT * STEPS + 3
    left = place.right - start
    for n, bar in enumerate(both):
        most = left // 2 - 5
        unit = min(1.0, most / max(1, *(bar.total for bar in both)))
        end = paint_bar(board, canvas, start + 2, y, bar, unit, most)
        label(board, canvas, start, end, y, both, n)
        start = end + 4
