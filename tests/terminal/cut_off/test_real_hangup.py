"""A game of Cities & Knights loses its terminal: it is saved, restores the terminal, and exits
within two seconds.
"""

from __future__ import annotations

import json
import select
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.terminal.conftest import Start
from tests.terminal.pty_harness import ROOT, Pty
from tests.terminal.tables import COVER, pick_up, sit_down

LIMIT = 3.0
"""Seconds: the two that are promised, and one for a busy machine."""
EXAMPLE = ROOT / "saves" / "example-cities-and-knights-late.json"


class Game:
    """A game in progress in a terminal, with one action played and shown on the screen."""

    def __init__(
        self,
        start: Start,
        folder: Path,
        ignore: tuple[signal.Signals, ...] = (),
        *,
        forked: bool = False,
    ) -> None:
        self.save = folder / "game.json"
        shutil.copy(EXAMPLE, self.save)
        self.before = self.actions()
        self.pty: Pty = start(
            "-m",
            "tabletop_tui",
            "resume",
            str(self.save),
            env={"TABLETOP_HOME": str(folder)},
            ignore=ignore,
            forked=forked,
        )
        sit_down(self.pty)
        self.pty.send("e")
        self.pty.wait_for(COVER, 30)

    def uncover(self) -> None:
        """Pick up the hand, a moment after the handover."""
        self.pty.settle(0.4, 10)
        pick_up(self.pty)

    def actions(self) -> int:
        """Return how many actions the save holds."""
        return len(json.loads(self.save.read_bytes())["log"])

    def stalls(self) -> None:
        """Read nothing while the theme changes and the cursor moves, until the program blocks."""
        self.uncover()
        end = time.monotonic() + 60
        used = self.seconds()
        while self.writable() or self.seconds() != used:
            assert time.monotonic() < end, "the program still paints"
            used = self.seconds()
            key = "T" if self.writable() else "n"  # a short frame, of which thirty are queued
            for _ in range(5):
                self.pty.send(key)
                time.sleep(0.05)

    def writable(self) -> bool:
        """Return whether the terminal accepts more output."""
        return bool(select.select([], [self.pty.slave], [], 0)[1])

    def seconds(self) -> str:
        """Return the processor time of the program."""
        stat = Path(f"/proc/{self.pty.process.pid}/stat")
        if stat.exists():
            return " ".join(stat.read_text().rpartition(")")[2].split()[11:13])
        ask = ["ps", "-o", "time=", "-p", str(self.pty.process.pid)]
        return subprocess.run(ask, capture_output=True, text=True, check=True).stdout

    def left(self, code: int) -> None:
        """Assert that the program exits in time, with the game saved and no lock left."""
        self.pty.wait(LIMIT)
        assert self.pty.process.returncode == code
        assert self.actions() == self.before + 1, "what the screen has shown is on the disk"
        assert not self.save.with_name("game.json.holder").exists(), "nobody has it open any more"

    def restored(self) -> None:
        """Assert that the terminal has its modes and its screen back."""
        self.pty.wait_for_main_screen()
        assert self.pty.cooked()


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM])
def test_a_signal_leaves_the_game_saved_and_the_terminal_restored(
    start: Start, tmp_path: Path, number: signal.Signals
) -> None:
    game = Game(start, tmp_path, forked=True)
    game.pty.process.send_signal(number)
    game.left(128 + number)
    game.restored()


def test_a_closed_terminal_leaves_the_game_saved_and_nothing_spinning(
    start: Start, tmp_path: Path
) -> None:
    game = Game(start, tmp_path, forked=True)
    game.pty.hang_up()
    game.left(128 + signal.SIGHUP)


def test_a_closed_terminal_is_noticed_by_a_game_under_nohup(start: Start, tmp_path: Path) -> None:
    game = Game(start, tmp_path, ignore=(signal.SIGHUP,))
    game.pty.process.send_signal(signal.SIGHUP)
    game.pty.settle(0.5, 1.5)
    assert game.pty.process.poll() is None, "the signal is ignored"
    game.pty.hang_up()
    game.left(128 + signal.SIGHUP)


def test_a_stalled_terminal_is_left_and_restored(start: Start, tmp_path: Path) -> None:
    game = Game(start, tmp_path)
    game.stalls()
    game.pty.process.send_signal(signal.SIGTERM)
    game.left(128 + signal.SIGTERM)
    game.restored()
