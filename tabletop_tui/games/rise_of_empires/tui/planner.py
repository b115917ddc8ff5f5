"""The page on which a player plans the order of discs to remove in the B turn."""

from __future__ import annotations

from rich.text import Text

from ....tui.look import Look
from ....tui.widgets.line_widgets import wrapped
from ..view.planner import planned_rows


def charts(look: Look, width: int) -> list[Text]:
    """Return the viewer's discs on the display in the cheapest order, with the cost of each."""
    if look.seat < 0 or not look.view.stack:
        return []
    rows = [Text(look.say("planner-mine"), "bold")]
    for text in planned_rows(look.view, look.seat, look.words):
        rows += wrapped(Text(text), width, 3)
    return rows
