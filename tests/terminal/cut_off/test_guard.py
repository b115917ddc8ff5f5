"""The hang-up guard saves once, restores the terminal if it still exists, and exits within two
seconds.
"""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from tests.terminal.conftest import Start
from tests.terminal.pty_harness import Pty

LIMIT = 3.0
"""Seconds: the two that are promised, and one for a busy machine."""


class Guarded:
    """A guarded app in a terminal, ready to be disturbed."""

    def __init__(self, start: Start, notes: Path, *moods: str, **options: object) -> None:
        self.notes = notes / "notes"
        self.pty: Pty = start("guarded_app.py", str(self.notes), *moods, **options)
        self.pty.wait_for("Ready")
        self.pty.settle(0.1, limit=0.3)

    def saves(self) -> int:
        return self.notes.read_text().split("\n").count("saved") if self.notes.exists() else 0

    def stalls(self) -> None:
        """Read nothing until the app has stopped ticking."""
        ticks, since, end = "", time.monotonic(), time.monotonic() + 20
        while not ticks or time.monotonic() - since < 0.5:
            assert time.monotonic() < end, "the app still ticks"
            count = self.notes.with_name("notes.ticks")
            now = count.read_text() if count.exists() else ""
            if now != ticks:
                ticks, since = now, time.monotonic()
            time.sleep(0.02)

    def leaves(self) -> int:
        """Wait without reading until the app ends; return its exit code."""
        self.pty.wait(LIMIT)
        return self.pty.process.returncode


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM])
def test_a_signal_saves_once_and_restores_the_terminal(
    start: Start, tmp_path: Path, number: signal.Signals
) -> None:
    app = Guarded(start, tmp_path)
    for _ in range(3):
        app.pty.process.send_signal(number)
    assert app.leaves() == 128 + number
    app.pty.wait_for_main_screen()
    assert app.notes.read_text() == "saved\nreturned\n"
    assert app.pty.cooked()


def test_a_closed_terminal_saves_once_and_ends_instead_of_spinning(
    start: Start, tmp_path: Path
) -> None:
    app = Guarded(start, tmp_path)
    app.pty.hang_up()
    assert app.leaves() == 128 + signal.SIGHUP
    assert app.saves() == 1


def test_a_closed_terminal_is_noticed_although_hangups_are_ignored(
    start: Start, tmp_path: Path
) -> None:
    app = Guarded(start, tmp_path, ignore=(signal.SIGHUP,))
    app.pty.process.send_signal(signal.SIGHUP)
    app.pty.settle(0.5)
    assert app.pty.process.poll() is None and app.saves() == 0
    app.pty.hang_up()
    assert app.leaves() == 128 + signal.SIGHUP
    assert app.saves() == 1


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM])
def test_a_stalled_terminal_is_left_and_restored(
    start: Start, tmp_path: Path, number: signal.Signals
) -> None:
    app = Guarded(start, tmp_path, "busy", columns=120, rows=40)
    app.stalls()
    app.pty.process.send_signal(number)
    assert app.leaves() == 128 + number
    assert app.saves() == 1
    assert app.pty.cooked()
    app.pty.wait_for_main_screen()


def test_the_app_does_not_outrun_the_guard_that_restores_the_terminal(
    start: Start, tmp_path: Path
) -> None:
    """Aborted writes must not let the app return while the guard is at work."""
    app = Guarded(start, tmp_path, "busy", "sluggish", columns=120, rows=40)
    app.stalls()
    app.pty.process.send_signal(signal.SIGTERM)
    assert app.leaves() == 128 + signal.SIGTERM
    app.pty.wait_for_main_screen()
    assert app.pty.cooked() and app.notes.read_text() == "saved\n"


def test_a_save_that_hangs_does_not_keep_the_program(start: Start, tmp_path: Path) -> None:
    app = Guarded(start, tmp_path, "slow")
    app.pty.process.send_signal(signal.SIGTERM)
    assert app.leaves() == 128 + signal.SIGTERM
    app.pty.settle()
    assert app.saves() == 1 and app.pty.cooked()


def test_a_save_that_fails_is_told_and_the_program_leaves(start: Start, tmp_path: Path) -> None:
    app = Guarded(start, tmp_path, "broken")
    app.pty.process.send_signal(signal.SIGTERM)
    assert app.leaves() == 128 + signal.SIGTERM
    assert "returned, no space left on device" in app.notes.read_text()


def test_nothing_is_saved_when_the_app_leaves_by_itself(start: Start, tmp_path: Path) -> None:
    app = Guarded(start, tmp_path)
    os.write(app.pty.master, b"\x11")
    assert app.leaves() == 0
    assert app.notes.read_text() == "returned\n"


ENDING = sorted({signal.SIGQUIT, signal.SIGUSR1, signal.SIGALRM, signal.SIGXCPU, signal.SIGABRT})


@pytest.mark.parametrize("number", ENDING)
def test_a_signal_that_ends_the_program_finds_the_terminal_restored(
    start: Start, tmp_path: Path, number: signal.Signals
) -> None:
    app = Guarded(start, tmp_path)
    app.pty.process.send_signal(number)
    assert app.leaves() == -number, "it ends by that signal"
    app.pty.wait_for_main_screen()
    assert app.saves() == 1 and app.pty.cooked()
