"""Games that have gone on for long, opened in a pseudo-terminal: the boards that bytes are counted on."""

from __future__ import annotations

import shutil
from pathlib import Path

from pty_harness import ROOT, Pty

GAMES = ("cities-and-knights", "rise-of-empires", "ascending-empires")
SIZES = ((80, 24), (120, 40))
COVER, TABLE = "Pass the keyboard", "Q quit"


def late(game: str, folder: Path) -> Path:
    """A copy of the example that stops late in a game."""
    return Path(shutil.copy(ROOT / "saves" / f"example-{game}-late.json", folder / "late.json"))


def sit_down(pty: Pty) -> None:
    """Wait for the table, past the cover."""
    pty.wait_until(lambda: COVER in pty.text() or TABLE in pty.text(), 60, "no game")
    if TABLE not in pty.text():
        pty.send("\r")
        pty.wait_for(TABLE, 20)
    pty.settle(0.6, 10)


def cost(pty: Pty, keys: str, quiet: float = 0.12) -> int:
    """The bytes that come of some keys."""
    before = pty.bytes
    pty.send(keys)
    pty.pump(1.0)
    pty.settle(quiet, 5)
    return pty.bytes - before
