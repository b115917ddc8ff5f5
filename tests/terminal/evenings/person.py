"""A person at a screen in a terminal, who plays by random keys."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from pathlib import Path

import pyte

from tabletop_tui.engine import Luck
from tests.terminal.conftest import Start
from tests.terminal.pty_harness import Pty
from tests.terminal.tables import TABLE

UP, DOWN, RIGHT, LEFT = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"
LETTER = re.compile(r"(?:^|  |[│─┃ ] )([a-z])  (?=\S)")
"""A line of a menu that has a letter."""
BOX, FORM = "╭", "Esc back"
QUIET = 0.06  # seconds without output after which a screen counts as at rest
LOST = 150
"""Keys in one turn after which the person is lost: random keys may have opened another game from
the home screen.
"""


def bare(screen: pyte.Screen) -> bool:
    """Return whether a table is on the screen with nothing over it."""
    hints = screen.display[-1]
    return (TABLE in hints or FORM in hints) and not any(BOX in row for row in screen.display)


def next_keys(screen: pyte.Screen, luck: Luck) -> str:
    """Return random keys: to the next place and Enter, a line of the menu, or numbers for a form;
    out of whatever is over the table.
    """
    if not bare(screen):
        return "\x1b" if luck(4) else "\r"
    letters = [found for row in screen.display for found in LETTER.findall(row)]
    ways: Sequence[str] = (
        "n" * (1 + luck(5)) + "\r",
        letters[luck(len(letters))] if letters else "\r",
        DOWN * luck(4) + "\r",
        (DOWN + RIGHT * (1 + luck(3))) * (1 + luck(5)) + "\r",
        "\t" + DOWN * luck(3) + RIGHT + "\r",
        LEFT * luck(6) + "\r",
        "1\t1\r",
    )
    return ways[luck(len(ways))]


class Person:
    """*name* at a screen of the save at *path*; a spectator without a name."""

    def __init__(self, start: Start, path: Path, name: str) -> None:
        self.start, self.path, self.name, self.luck = start, path, name, Luck(len(name))
        self.pressed = self.drawn = 0.0
        self.keys = 0  # pressed in this turn
        self.pty = self.sit()

    def sit(self) -> Pty:
        """Sit down."""
        words = ["-m", "tabletop_tui", "sit", str(self.path), "--fps", "0"]
        words += ["--as", self.name] if self.name else []
        return self.start(*words, env={"TABLETOP_HOME": str(self.path.parent)}, forked=True)

    def rests(self) -> bool:
        """Read on; return whether nothing has been drawn for a moment."""
        if self.pty.pump(0):
            self.drawn = time.monotonic()
            return False
        return time.monotonic() - self.drawn > QUIET

    def waits(self) -> None:
        """Return whether another player must act."""
        self.keys = 0
        self.rests()

    def comes_back(self) -> None:
        """Leave the program from wherever it is, and sit down again."""
        self.keys = 0
        self.pty.process.terminate()
        self.pty.ends(30)
        self.pty = self.sit()

    def turn(self) -> None:
        """Press some keys if the screen is at rest; come back after leaving or getting lost."""
        if self.keys > LOST:
            self.comes_back()
        if self.pty.process.poll() is not None:
            assert self.pty.process.returncode == 0, self.pty.text()
            self.pty = self.sit()
        if self.rests() and time.monotonic() - self.pressed > QUIET:
            self.pty.send(next_keys(self.pty.screen, self.luck))
            self.keys += 1
            self.pressed = self.drawn = time.monotonic()

    def at_the_table(self) -> bool:
        """Return whether the table is on the screen with nothing over it."""
        return bare(self.pty.screen)

    def to_the_table(self) -> None:
        """Close whatever is over the table."""
        for _ in range(9):
            while not self.rests():
                pass
            if self.at_the_table():
                return
            before = self.pty.text()
            self.pty.send("\x1b")
            self.pty.wait_until(lambda before=before: self.pty.text() != before, 20, "Esc is deaf")  # type: ignore[misc]
        raise AssertionError(f"{self.name} does not get to the table:\n{self.pty.text()}")

    def type(self, keys: str, answer: str) -> None:
        """Press keys, and wait for a text on the screen."""
        self.pty.send(keys)
        self.pty.wait_until(lambda: answer in self.words(), 20, f"no {answer!r} after {keys!r}")

    def words(self) -> str:
        """Return the text of the screen without frames and line breaks."""
        return " ".join(self.pty.text().replace("│", " ").split())

    def leave(self) -> None:
        """Leave the table and the program."""
        self.to_the_table()
        self.type("Q", "Quit the program")
        self.pty.send("q")
        assert self.pty.ends(30) == 0 and self.pty.cooked()

    def over(self) -> bool:
        """Return whether the screen shows that the game is over, on its last page or behind that."""
        words = self.words()
        return "won!" in words or "The game is over" in words
