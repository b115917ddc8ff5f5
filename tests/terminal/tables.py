"""Games that have gone on for long, opened in a pseudo-terminal: the boards that bytes are counted
on.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.terminal.pty_harness import ROOT, Pty

GAMES = ("cities-and-knights", "rise-of-empires", "ascending-empires")
SIZES = ((80, 24), (120, 40))
COVER, TABLE = "Pass the keyboard", "Q quit"
MARK = b"\x1b]2;drawn\x07"
ASK = "\x1b[17~"  # F6


def late(game: str, folder: Path) -> Path:
    """A copy of the example that stops late in a game."""
    return Path(shutil.copy(ROOT / "saves" / f"example-{game}-late.json", folder / "late.json"))


def sit_down(pty: Pty) -> int:
    """Wait for the table, past the cover; the bytes that came before it."""
    pty.wait_until(lambda: COVER in pty.text() or TABLE in pty.text(), 60, "no game")
    before = 0
    if TABLE not in pty.text():
        before = pty.bytes
        pty.send("\r")
        pty.wait_for(TABLE, 20)
    return before


def drawn(pty: Pty, keys: str = "") -> int:
    """Type *keys* in telling_app.py, and wait until all that comes of them is on the screen; the
    bytes it took.
    """
    before, marks = pty.bytes, pty.raw.count(MARK)
    pty.send(keys)
    pty.send(ASK)
    pty.wait_until(lambda: pty.raw.count(MARK) > marks, 20, f"not drawn after {keys!r}")
    return pty.bytes - before - len(MARK)


def cost(pty: Pty, keys: str, quiet: float = 0.12) -> int:
    """The bytes that come of some keys."""
    before = pty.bytes
    pty.send(keys)
    pty.pump(1.0)
    pty.settle(quiet, 5)
    return pty.bytes - before
