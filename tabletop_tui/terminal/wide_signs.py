"""Whether a terminal draws the signs of ambiguous width two cells wide, as some do for readers of
Chinese, Japanese or Korean. A terminal that tells where its cursor is tells that.
"""

from __future__ import annotations

import os
import re
import select
import termios
import time
from typing import TextIO

SIGNS = "·─→▀"
"""Signs of ambiguous width, of the kinds that screens are made of."""

WHERE = "\x1b[6n"
"""Asks a terminal where its cursor is."""

ROW = 2
"""The row that a screen asks in. An answer about the first row looks like a function key."""

QUESTION = f"\x1b[{ROW}H{SIGNS}{WHERE}\x1b[{ROW}H\x1b[K"
"""What a screen sends before its first frame; the answer goes through the input gate."""

ANSWER = re.compile(rb"\x1b\[(\d+);(\d+)R")
PATIENCE = 0.5  # seconds


def are_wide(column: int) -> bool:
    """Return whether the signs are wide, by the column where the cursor is behind them."""
    return column > len(SIGNS) + 1


def ask_terminal(source: int, target: TextIO) -> bool | None:
    """Return whether the terminal behind a file descriptor and a stream draws the signs wide; None
    if it does not say within PATIENCE. For commands, whose cursor is at the start of a line.
    """
    try:
        before = termios.tcgetattr(source)
        modes = [*before[:3], before[3] & ~(termios.ICANON | termios.ECHO), *before[4:]]
        termios.tcsetattr(source, termios.TCSADRAIN, modes)
    except (termios.error, OSError, ValueError):
        return None
    found, data, end = None, b"", time.monotonic() + PATIENCE
    try:
        target.write(f"{SIGNS}{WHERE}\r\x1b[K")
        target.flush()
        while found is None and select.select([source], [], [], max(0, end - time.monotonic()))[0]:
            read = os.read(source, 1024)
            data += read
            found = ANSWER.search(data)
            if not read:
                break
    except OSError:
        return None
    finally:
        termios.tcsetattr(source, termios.TCSADRAIN, before)
    return are_wide(int(found[2])) if found is not None else None
