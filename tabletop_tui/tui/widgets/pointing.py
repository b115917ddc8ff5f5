"""Where players point, as a cell of the screen. The terminal's own cursor is put there, unseen: a
magnifier follows it, and a braille line or a screen reader reads its row.
"""

from __future__ import annotations

from typing import Any

from textual.geometry import Offset
from textual.screen import Screen
from textual.widgets import Input

from ...cells import cell_len
from ..app_screen import AppScreen
from .line_widgets import Bar, Lines


def pointed_at(screen: Screen[Any]) -> Offset:
    """Return the cell of what is typed into, else of the place on a board or the row of a list that
    is pointed at, else of the first row to read.
    """
    if isinstance(screen.focused, Input):
        return typed_at(screen.focused)
    place = screen.pointed() if isinstance(screen, AppScreen) else None
    if place is not None:
        return place
    shown = [lines for lines in screen.query(Lines) if lines.display and lines.region.area]
    rows = (lines.cell_of(lines.pointed) for lines in shown if lines.pointed >= 0)
    texts = (lines.first_cell() for lines in shown if not isinstance(lines, Bar))
    found = (cell for cells in (rows, texts) for cell in cells if cell is not None)
    return next(found, Offset(0, 0))


def typed_at(line: Input) -> Offset:
    """Return the cell of the screen where the next letter goes. Textual's own answer is a cell
    further at the end of the text.
    """
    before = line.value[: line.cursor_position]
    cells = len(before) if line.password else cell_len(before)
    return line.content_region.offset + Offset(cells - round(line.scroll_x), 0)
