"""A key of a hint line that is clicked: whatever a line names can be done with the mouse too."""

from __future__ import annotations

import re

from .keymap import WRITTEN, named

KEYS = {shown: name for name, shown in WRITTEN.items()}
WORDED = re.compile(r"F\d+|ctrl\+\w")
PART = re.compile(r"[^ ·]+(?: [^ ·]+)*")  # keys of a hint line are parted by two spaces or a dot


def key_at(line: str, x: int) -> str:
    """The key that the part of a hint line at cell *x* names, as Textual names it; "" where there is none."""
    for part in PART.finditer(line):
        if part.start() <= x < part.end():
            token = part[0].split()[0]
            if not any(map(str.isalnum, token)):  # some keys in a row
                token = token[min(x - part.start(), len(token) - 1)]
            if len(token) == 1:
                return KEYS.get(token) or named(token)
            return KEYS.get(token) or (named(token) if WORDED.fullmatch(token) else "")
    return ""
