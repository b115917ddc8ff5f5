"""Numbers of the table: the city improvements of everybody, the bank, and how often each total has
fallen.
"""

from __future__ import annotations

from rich.text import Text

from ....tui.look import Look
from .panel import bank_row, tracks_row
from .standings import histogram


def charts(look: Look, width: int) -> list[Text]:
    """Improvements and bank, and the histogram of the dice once there are any rolls."""
    return [*stands(look, width), Text(), *histogram(look, width)]


def stands(look: Look, width: int) -> list[Text]:
    """How far everybody is on the three tracks, and what the bank holds."""
    rows = [Text(look.say("chart-tracks"), "bold")]
    for seat in range(len(look.view.players)):
        rows.append(
            Text(" ")
            .append_text(look.who(seat))
            .append(" ")
            .append_text(tracks_row(look, seat, width))
        )
    return [*rows, bank_row(look)]
