"""The page on which a player plans the order of the own discs in the B turn."""

from __future__ import annotations

from rich.text import Text

from ....tui.look import Look
from ....tui.widgets.line_widgets import wrapped
from ..view.planner import planned_rows


def charts(look: Look, width: int) -> list[Text]:
    """The viewer's discs on the display in the cheapest order, with what each costs."""
    if look.seat < 0 or not look.view.stack:
        return []
    rows = [Text(look.say("planner-mine"), "bold")]
    for told in planned_rows(look.view, look.seat, look.words):
        rows += wrapped(Text(told), width, 3)
    return rows
