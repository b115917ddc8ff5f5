"""The page of tables: city improvements of all players, the bank, and how often each total was
rolled.
"""

from __future__ import annotations

from rich.text import Text

from ....tui.look import Look
from .panel import bank_row, tracks_row
from .standings import histogram

WIDEST = 76  # cells: longer bars are harder to compare


def charts(look: Look, width: int) -> list[Text]:
    """Return improvements and bank, and the histogram of the dice once there are rolls."""
    width = min(width, WIDEST)
    return [*stands(look, width), Text(), *histogram(look, width)]


def stands(look: Look, width: int) -> list[Text]:
    """Return each player's levels on the three tracks, and the contents of the bank."""
    rows = [Text(look.say("chart-tracks"), "bold")]
    for seat in range(len(look.view.players)):
        rows.append(
            Text(" ").append_text(look.who(seat)).append(" ").append_text(tracks_row(look, seat))
        )
    return [*rows, bank_row(look)]
