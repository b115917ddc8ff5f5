"""The dice so far: how often each total has fallen, beside how often it is to be expected."""

from __future__ import annotations

from rich.text import Text

from ....tui.chart import bars
from ....tui.look import Look

WAYS = {total: 6 - abs(7 - total) for total in range(2, 13)}
"""In how many of the 36 pairs a total comes."""


def charts(look: Look, width: int) -> list[Text]:
    """The histogram of the dice; nothing before the first roll."""
    rolls = look.view.rolls
    count = sum(rolls)
    if not count:
        return []
    rows = [(str(total), rolls[total], count * ways / 36) for total, ways in WAYS.items()]
    return [Text(look.say("chart-dice", rolls=count), "bold"), *bars(look, rows, width)]
