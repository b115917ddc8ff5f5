"""The stream that the screens are written to, and the size of the terminal behind it."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import TextIO


def outlet() -> TextIO | None:
    """Where the screens go: standard error, as Textual has it, else standard output; None when
    neither is a terminal.

    So ``2>errors.txt`` keeps what goes wrong in a file, and the game on the screen.
    """
    streams = (sys.__stderr__, sys.__stdout__)
    return next((stream for stream in streams if stream is not None and stream.isatty()), None)


def terminal_size(env: Mapping[str, str]) -> tuple[int, int]:
    """Columns and rows: COLUMNS and LINES first, then the terminal, then 80x24."""
    stream = outlet()
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
