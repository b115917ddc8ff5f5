"""Threats on the board: thin dotted arcs from ships to what they could destroy."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import ceil, hypot

from ....tui.look import Look
from ....tui.paint.ink import BOLD
from ....tui.widgets.canvas import Canvas
from ..rules.galaxy import galaxy
from ..rules.state import Point
from ..view.forecast import Target, targets
from .drawing import PLAIN
from .sky import size
from .window import Window

BEND = 0.22  # how far an arc bends, in its own length
APART = 1.6  # pixels between two dots
NEAR = 3.0  # pixels below which there is no room for an arc
ROOMS = ((2, 0), (-4, 0), (2, -1), (-4, -1), (2, 1), (-4, 1), (-1, -2), (-1, 2))
"""Where the strengths stand, in cells from the target: the first that is free."""


def dangers(look: Look) -> list[Target]:
    """Return what ships of any player could destroy if a Move of theirs ended now."""
    s = look.view
    found = [target for seat in range(len(s.players)) for target in targets(s, seat)]
    return [target for target in found if target.falls]


def paint_threats(
    canvas: Canvas,
    look: Look,
    window: Window,
    where: Mapping[int, tuple[int, int]],
    found: Iterable[Target],
) -> None:
    """Paint an arc from every ship that could take part, in its player's colour, and the strength
    against what it takes at the target. *where* are the cells of the ships.
    """
    board, ships = galaxy(look.view.parts), look.view.ships
    for target in found:
        hole = board.holes[target.number] if target.kind == "planet" else None
        goal: Point = (hole.x, hole.y) if hole is not None else ships[target.number]
        cell = window.cell(goal) if hole is not None else where.get(target.number)
        if cell is None or not window.shows(goal):
            continue
        colour = f"seat.{target.seat + 1}.line"
        for ship in target.ships:
            if window.shows(ships[ship]):
                paint_arc(canvas, window.at(ships[ship]), window.at(goal), colour)
        text = f"{target.strength}:{target.least}"
        paper = f"seat.{target.seat + 1}"
        x, y = cell
        beside = ceil(size(window)[1]) + 1 if hole is not None else 0
        rooms = ((beside, 0), (-beside - 2, 0), *ROOMS) if beside else ROOMS
        spots = [(x + dx, y + dy) for dx, dy in rooms]
        free = (at for at in spots if all(is_open(canvas, at[0] + n, at[1]) for n in range(3)))
        at = next(free, None)
        if at is not None:
            canvas.text(*at, text, f"{paper}.text", paper, BOLD)


def is_open(canvas: Canvas, x: int, y: int) -> bool:
    """Return whether a cell has no letter; the dots of a line in plain characters are none."""
    inside = 0 <= x < canvas.width and 0 <= y < canvas.height
    return inside and canvas.letter(x, y) in ("", *PLAIN.values())


def paint_arc(
    canvas: Canvas, one: tuple[float, float], two: tuple[float, float], colour: str
) -> None:
    """Paint a bow of single dots between two points."""
    dx, dy = two[0] - one[0], two[1] - one[1]
    length = hypot(dx, dy)
    if length < NEAR:
        return
    middle = (one[0] + two[0]) / 2 - BEND * dy, (one[1] + two[1]) / 2 + BEND * dx
    steps = max(2, round(length / APART))
    for step in range(1, steps):
        t = step / steps
        x = (1 - t) ** 2 * one[0] + 2 * t * (1 - t) * middle[0] + t * t * two[0]
        y = (1 - t) ** 2 * one[1] + 2 * t * (1 - t) * middle[1] + t * t * two[1]
        if canvas.ink.glyphs == "ascii":
            column, line = int(x), int(y // 2)
            if canvas.is_free(column, line):
                canvas.text(column, line, "'", colour)
        else:
            canvas.trace(x, y, x, y, colour)
