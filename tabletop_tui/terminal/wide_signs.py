"""Whether a terminal draws the signs of ambiguous width two cells wide, as some do for readers of
Chinese, Japanese or Korean. A terminal that tells where its cursor is tells that.
"""

from __future__ import annotations

SIGNS = "·─→▀"
"""Signs of ambiguous width, of the kinds that screens are made of."""

WHERE = "\x1b[6n"
"""Asks a terminal where its cursor is."""

ROW = 2
"""The row that a screen asks in. An answer about the first row looks like a function key."""

QUESTION = f"\x1b[{ROW}H{SIGNS}{WHERE}\x1b[{ROW}H\x1b[K"
"""What a screen sends before its first frame; the answer goes through the input gate."""


def are_wide(column: int) -> bool:
    """Return whether the signs are wide, by the column where the cursor is behind them."""
    return column > len(SIGNS) + 1
