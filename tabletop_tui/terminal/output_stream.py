"""The stream that the screen is written to, the size of its terminal, and what resets that."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from contextlib import suppress
from typing import TextIO

LAST_ROW = "\x1b[999;1H"
"""Puts the cursor below everything, for what follows on a terminal with one screen only."""

LEAVE = (
    b"\x18"  # cancels a sequence that was cut off
    b"\x1b_Ga=d,d=A,q=2\x1b\\"  # pictures by kitty's protocol
    b"\x1b[m\x1b[?2026l\x1b[?2004l\x1b[?1000l\x1b[?1003l\x1b[?1015l\x1b[?1006l\x1b[?1016l"
    b"\x1b[?2048l\x1b[<u" + LAST_ROW.encode() + b"\x1b[?1049l\x1b[?7h\x1b[?25h\x1b[?1004l"
)
"""Resets a terminal: no pictures, no mouse, no paste marks, no kitty keys, main screen, wrapping, a
cursor.
"""


FORGET = "\x1b[3J"  # empties the scrollback
PADDING = re.compile(r"\$<[^>]*>")  # how long an old terminal takes, in terminfo


def screen_stream() -> TextIO | None:
    """Return standard error, as Textual does, else standard output; None when neither is a
    terminal.

    With ``2>errors.txt`` errors go to the file, and the game stays on the screen.
    """
    streams = (sys.__stderr__, sys.__stdout__)
    return next((stream for stream in streams if stream is not None and stream.isatty()), None)


def terminal_size(env: Mapping[str, str]) -> tuple[int, int]:
    """Return columns and rows: from COLUMNS and LINES, else from the terminal, else 80x24."""
    stream = screen_stream()
    try:
        real = os.get_terminal_size(stream.fileno() if stream is not None else 2)
    except (OSError, ValueError):
        real = os.terminal_size((80, 24))
    wanted = (env.get("COLUMNS", ""), env.get("LINES", ""))
    columns, rows = (
        int(given) if given.isdigit() and int(given) > 0 else found
        for given, found in zip(wanted, real, strict=True)
    )
    return columns or 80, rows or 24


def clear_codes(env: Mapping[str, str]) -> tuple[str, str]:
    """Return the codes by which the terminal named in *env* clears its screen, and forgets what has
    scrolled away; "" for what it is not known to do.
    """
    clear = forget = ""
    with suppress(ImportError):
        import curses

        with suppress(curses.error, ValueError):
            curses.setupterm(env.get("TERM") or "dumb", 1)
            clear = PADDING.sub("", (curses.tigetstr("clear") or b"").decode("ascii"))
            forget = (curses.tigetstr("E3") or b"").decode("ascii")
    return clear, FORGET if "TMUX" in env else forget  # whatever name tmux goes by
