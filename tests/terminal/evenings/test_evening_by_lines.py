"""An evening at line terminals: three people and a computer player play a whole short game. One is
killed and comes back, one leaves and a computer player holds the seat, and a spectator looks on at
a screen. For screens see ``test_evening.py``.
"""

from __future__ import annotations

import re
import signal
import time
from dataclasses import replace
from pathlib import Path

from tabletop_tui.engine import Luck
from tabletop_tui.play import Seat, Table
from tabletop_tui.store.load import load
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tests.playing import new_table
from tests.terminal.conftest import Start
from tests.terminal.pty_harness import Pty

ASKED = re.compile(rb"\((\d+)-(\d+)\): $")
LATEST = 900  # seconds


class Person:
    """A person at a line terminal who answers every question with one of its numbers."""

    def __init__(self, start: Start, path: Path, name: str) -> None:
        self.start, self.path, self.name, self.luck = start, path, name, Luck(len(name))
        self.answered = 0
        self.pty = self.sit()

    def sit(self) -> Pty:
        """Sit down."""
        self.answered = 0
        words = ("-m", "tabletop_tui", "sit", str(self.path), "--as", self.name, "--plain")
        return self.start(*words, env={"TABLETOP_HOME": str(self.path.parent)})

    def turn(self) -> None:
        """Read on, and answer a question."""
        self.pty.pump(0.02)
        found = ASKED.search(self.pty.raw[-80:])
        if found and len(self.pty.raw) > self.answered:
            self.answered = len(self.pty.raw)
            least, most = int(found[1]), int(found[2])
            self.pty.send(f"{least + self.luck(most - least + 1)}\n")

    def type(self, line: str, answer: str) -> None:
        """Type a line at any prompt, and wait for the reply."""
        before = len(self.pty.raw)
        self.pty.send(line + "\n")
        raw = answer.encode()
        self.pty.wait_until(lambda: raw in self.pty.raw[before:], 30, f"{line}: {self.tail()}")

    def tail(self) -> str:
        """Return what was printed last."""
        return self.pty.raw[-600:].decode(errors="replace")


def test_an_evening_of_three_people_at_line_terminals_and_a_computer_player(
    start: Start, tmp_path: Path
) -> None:
    path = tmp_path / "friday.json"
    table = new_table("skeleton", 4)
    begun = len(table.log)
    table.seats[3] = Seat("Bot 4", "random")
    SharedSaveFile.create(table, path, frozenset({0, 1, 2}), patience=0).close()
    people = [Person(start, path, name) for name in ("Anna", "Ben", "Cleo")]
    looks_on = start("-m", "tabletop_tui", "sit", str(path), "--fps", "0",
                     env={"TABLETOP_HOME": str(tmp_path)})  # fmt: skip
    anna, ben, cleo = people
    until(path, people, begun + 12)
    ben.pty.process.send_signal(signal.SIGKILL)
    ben.pty.wait(10)
    ben.pty = ben.sit()
    until(path, people, begun + 24)
    cleo.pty.process.send_signal(signal.SIGHUP)
    cleo.pty.wait(10)
    people.remove(cleo)
    one = SharedSaveFile(path)
    one.change(lambda: one.table.reseat(2, Seat("Cleo", "random")))  # the patience is over
    now = until(path, people, 100_000, looks_on)
    assert now.over and load(path).note == "", "the save checks out"
    assert {seat for seat, _ in now.log[begun:]} == {0, 1, 2, 3}
    assert now.remote is not None and now.remote.held == {2}
    for person in people:
        person.pty.wait_until(
            lambda person=person: b"Press Enter to leave" in person.pty.raw,
            30,
            person.tail(),  # type: ignore[misc]
        )
        winner = max(range(4), key=lambda n: person.pty.raw.rfind(f"{NAMES[n]} has won".encode()))
        assert f"{NAMES[winner]} has won".encode() in anna.pty.raw and b"\x1b" not in person.pty.raw
    shown = f"Action {len(now.log):,} of {len(now.log):,}"
    looks_on.wait_until(lambda: shown in looks_on.text(), 30, "the screen does not follow")


NAMES = ("Anna", "Ben", "Cleo", "Bot 4")


def until(path: Path, people: list[Person], actions: int, *others: Pty) -> Table:
    """Let them play until there are so many actions, or the game is over."""
    end, looked = time.monotonic() + LATEST, 0.0
    follower = SharedSaveFile(path)
    while len(follower.table.log) < actions and not follower.table.over:
        assert time.monotonic() < end, [person.tail() for person in people]
        for person in people:
            person.turn()
        for other in others:
            other.pump()
        follower.poll()
        looked += 1
    return replace(follower.table)
