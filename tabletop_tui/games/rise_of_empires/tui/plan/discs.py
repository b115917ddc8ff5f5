"""The discs on the action display: what each costs now, and when the viewer plans to remove it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from .....cells import cell_len, cut_cells, ljust
from .....engine import Illegal, Place
from .....tui.look import Look
from .....tui.paint.ink import BOLD
from .....tui.widgets.canvas import Canvas
from ...rules.actions import CIRCLES
from ...rules.display import circles
from ...view.forecast import removal_costs
from ...view.planner import numbered, without_disc
from ..reasons import short

INKS = ("progress", "territory", "city", "expansion", "trade")
"""The colours of the rows."""

GHOSTS = "⁰¹²³⁴⁵⁶⁷⁸⁹"
"""Digits that nobody reads as part of the price before them."""

ROOM, ROOMY = 3, 4
"""Columns from one circle to the next that leave room for such a digit before a disc, and for any
other.
"""


class Discs(Protocol):
    """The board on which the discs stand."""

    lit: Mapping[Place, int]
    shut: dict[Place, Illegal]

    def looking(self) -> Look: ...
    def row_name(self, row: int) -> str: ...
    def circle(self, row: int, n: int) -> tuple[int, int]: ...
    @property
    def state(self) -> Any: ...
    @property
    def label(self) -> int: ...
    @property
    def pitch(self) -> int: ...
    @property
    def each(self) -> int: ...


class Plan:
    """What the discs cost, and the order in which the viewer's come off. While the cursor rests on
    one of them, it is the first, and the others cost what they would cost then.
    """

    def __init__(self, s: Any, seat: int, rested: Place | None) -> None:
        self.now = self.costs = removal_costs(s)
        first = self.chosen(s, seat, rested)
        if first is not None:
            self.costs = removal_costs(without_disc(s, *first))
            self.costs[first[0]][first[1]] = self.now[first[0]][first[1]]
        self.order = numbered(s, seat, first) if seat >= 0 and s.stack else {}

    @staticmethod
    def chosen(s: Any, seat: int, rested: Place | None) -> tuple[int, int] | None:
        """Return the viewer's disc under the cursor, by row and circle, or None."""
        if rested is None or rested[0] != "disc" or seat < 0:
            return None
        row, circle = divmod(rested[1], CIRCLES)
        mine = circle < len(s.display[row]) and s.display[row][circle] == seat
        return (row, circle) if mine else None

    def ink(self, row: int, circle: int, *, paid: bool) -> str:
        """Return the colour of a price: another one if the disc under the cursor changes it;
        *paid*: discs come off in this turn.
        """
        cost = self.costs[row][circle]
        if cost != self.now[row][circle]:
            return "accent"
        return "good" if not cost else "text" if paid else "dim"


def ghost(board: Discs, number: int) -> str:
    """Return the number of a disc as it is written before it, "" without room."""
    fine = board.looking().ink.glyphs == "unicode"
    room = board.each >= (ROOM if fine else ROOMY)
    return (GHOSTS[number] if fine else str(number)) if room and number < len(GHOSTS) else ""


def paint_row(board: Discs, canvas: Canvas, row: int, plan: Plan) -> None:
    """Paint a row's name, its circles from right to left, and beside each disc its cost; before
    those of the viewer their number in the order.
    """
    look, s = board.looking(), board.state
    _, y = board.circle(row, 0)
    open_now, no = ("row", row) in board.lit, board.shut.get(("row", row))
    name = cut_cells(board.row_name(row), board.label - 2)
    canvas.text(1, y, name, "dim" if no else INKS[row], None, BOLD)
    if no is not None and board.pitch > 1:
        canvas.text(1, y + 1, cut_cells(short(look, no), board.label - 1), "warning")
    discs = s.display[row]
    for n in range(circles(s, row)):
        x, _ = board.circle(row, n)
        seat = discs[n] if n < len(discs) else -1
        if seat >= 0:
            mark = f"seat.{seat + 1}"
            canvas.text(x, y, look.glyph(seat), f"{mark}.text", mark, BOLD)
            canvas.text(x + 1, y, str(plan.costs[row][n]), plan.ink(row, n, paid=s.mirror))
            if number := plan.order.get((row, n), 0):
                canvas.text(x - 1, y, ghost(board, number), "dim")
        elif n == len(discs) and open_now:
            canvas.sign(x, y, "ui.legal", "legal.text", "legal", BOLD)
        else:
            gone = n < len(discs) or s.mirror
            canvas.sign(x, y, "ui.point" if gone else "empire.action", "dim")
    if no is not None and board.pitch == 1:
        free, why = board.each * (circles(s, row) - len(discs)), short(look, no)
        if cell_len(why) < free:
            x, _ = board.circle(row, circles(s, row) - 1)
            canvas.text(x, y, ljust(why, free - board.each // 2), "warning")
