"""Games late in play in a pseudo-terminal, whose output is counted."""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.terminal.pty_harness import ROOT, Pty

GAMES = ("cities-and-knights", "rise-of-empires", "ascending-empires")
SIZES = ((80, 24), (120, 40))
COVER, TABLE = "pick up your cards", "Q quit"
"""What the table says while all hands lie face down, and always."""
MARK = b"\x1b]2;drawn\x07"
ASK = "\x1b[17~"  # F6
TELL = "\x1b[15~"  # F5
CROWDED, LUCK = "k", "t"
"""Keys of the practice table: a board full of ships, and shots without a marker."""
STILL = 1.5
"""Seconds without output after which a film is over. Keys cannot ask for it, as they end films."""


def late(game: str, folder: Path) -> Path:
    """Copy the example that stops late in a game."""
    return Path(shutil.copy(ROOT / "saves" / f"example-{game}-late.json", folder / "late.json"))


def sit_down(pty: Pty) -> None:
    """Wait for the table, and pick up the hand if all lie face down."""
    pty.wait_until(lambda: COVER in pty.text() or TABLE in pty.text(), 60, "no game")
    pick_up(pty)


def pick_up(pty: Pty) -> None:
    """Pick up the hand if all lie face down."""
    if COVER in pty.text():
        pty.send("\r")
        pty.wait_until(lambda: COVER not in pty.text() and TABLE in pty.text(), 30, "face down")


def drawn(pty: Pty, keys: str = "") -> int:
    """Type *keys* in telling_app.py, and wait until their effect is on the screen; return the bytes
    it took.
    """
    before, marks = pty.bytes, pty.raw.count(MARK)
    pty.send(keys)
    pty.send(ASK)
    pty.wait_until(lambda: pty.raw.count(MARK) > marks, 20, f"not drawn after {keys!r}")
    return pty.bytes - before - len(MARK)


def cost(pty: Pty, keys: str, quiet: float = 0.12) -> int:
    """Return the bytes that some keys cause."""
    before = pty.bytes
    pty.send(keys)
    pty.pump(1.0)
    pty.settle(quiet, 5)
    return pty.bytes - before


def flown(pty: Pty) -> tuple[int, int]:
    """Shoot across the full practice table in telling_app.py; return the bytes and the pictures of
    the flight.
    """
    pty.wait_for("Orbits", 60)
    for key in [CROWDED, LUCK, *["\x1b[A"] * 10]:
        drawn(pty, key)
    pty.wait_for("find a way")
    before, pictures = pty.bytes, 0
    pty.send("\r")

    def told() -> bool:
        """Return whether the shot is told, or the panel of a ram stands over its sentence."""
        return "flicks" in pty.text() or "Ram!" in pty.text()

    while pty.pump(STILL):
        pictures += not told()  # told when it has flown
    pty.wait_until(told, 30, "the shot")
    return pty.bytes - before, pictures
