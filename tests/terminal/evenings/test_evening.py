"""A recorded evening: three people at screens and a computer player. One is killed and comes back,
one leaves and a computer player holds the seat, and a spectator looks on.

Only the shortest game is played every time, as random people are slow: `TABLETOP_EVENINGS=ends`
plays the end of the long ones too, and `TABLETOP_EVENINGS=1` all of them.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.play import Seat, Table
from tabletop_tui.store.load import load
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tests.playing import new_table, play_on
from tests.terminal.conftest import Start
from tests.terminal.evenings import mirror
from tests.terminal.evenings.person import Person

EVENINGS = os.environ.get("TABLETOP_EVENINGS", "")
WHOLE = EVENINGS == "1"
GAMES: dict[str, dict[str, Any]] = {
    "skeleton": {"cards": 8},
    "cities_and_knights": {"points": 8},
    "rise_of_empires": {},
    "ascending_empires": {},
}
ACTIONS, FEW, SOME = 30, 4, 40
"""Actions of a long game that are left to play, and those between two events of a short evening and of
a whole long one."""
OPEN = ("rise_of_empires",)
"""Games without secrets, whose boards are lists that everyone scrolls."""
NAMES = ("Anna", "Ben", "Cleo")
CLEO, BOT = 2, 3
GIVE_AWAY = (
    ("\x1b", "What would you like to do?"),
    ("S", "Who should be replaced?"),
    ("3", "Who plays for Cleo"),
)
"""The keys that give Cleo's seat to a computer player, and the answer after each."""
HOLD = "h"
"""The key that lets it hold the seat. It may play before the sentence about it has been read."""
LATEST = 3_600.0 if WHOLE else 240.0  # seconds


def held(path: Path) -> frozenset[int]:
    """Return the seats of a save that a computer player holds for their owners."""
    remote = load(path).table.remote
    return remote.held if remote is not None else frozenset()


def begun(game: str) -> Table:
    """Return a new game, or one played at random until so many actions before its end."""
    table, options = new_table(game, 4, options=GAMES[game]), GAMES[game]
    whole = len(play_on(new_table(game, 4, options=options), 100_000).log)
    if not WHOLE and game != "skeleton":
        play_on(table, whole - ACTIONS)
    table.seats[BOT] = Seat("Bot 4", "random")
    return table


@dataclass
class Evening:
    """The people at a save, and a session that follows it."""

    path: Path
    people: list[Person]
    looks_on: Person
    end: float = field(default_factory=lambda: time.monotonic() + LATEST)
    compared: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.follower = SharedSaveFile(self.path)

    @property
    def table(self) -> Table:
        return self.follower.table

    def seat(self, person: Person) -> int:
        """Return the seat of a person."""
        return NAMES.index(person.name)

    def until(self, true: Callable[[], bool]) -> None:
        """Let them play until a condition is true, or the game is over."""
        while not (true() or self.table.over):
            assert time.monotonic() < self.end, self.screens()
            asked = self.table.deciding()
            for person in self.people:
                (person.turn if self.seat(person) in asked else person.waits)()
            self.looks_on.rests()
            self.follower.poll()
            time.sleep(0.005)

    def play(self, actions: int) -> None:
        """Let them play so many actions more."""
        done = len(self.table.log) + actions
        self.until(lambda: len(self.table.log) >= done)

    def rest(self) -> None:
        """Wait without keys until the computer player has moved and nothing is drawn any more."""
        still, known = time.monotonic(), -1
        while time.monotonic() - still < 0.5:
            assert time.monotonic() < self.end, self.screens()
            everybody = [person.rests() for person in (*self.people, self.looks_on)]
            self.follower.poll()
            busy = BOT in self.table.deciding() and not self.table.over
            if busy or not all(everybody) or len(self.table.log) != known:
                still, known = time.monotonic(), len(self.table.log)
            time.sleep(0.005)

    def compare(self) -> None:
        """Assert that every screen shows the table of the save, and no hand but its own."""
        self.rest()
        scrolls = self.table.game.id in OPEN
        for person in () if self.table.over else self.people:
            asked = self.seat(person) in self.table.deciding()
            if asked and scrolls:
                continue  # the forecast follows the cursor
            person.to_the_table()
            found, end = mirror.shown(self.path, person.name), time.monotonic() + 60
            while why := mirror.differs(
                person.pty.screen.display, found, asked=asked, scrolls=scrolls
            ):
                assert time.monotonic() < end, f"{person.name} sees something else: {why}"
                person.pty.pump(0.05)
            self.compared[person.name] = self.compared.get(person.name, 0) + 1

    def screens(self) -> str:
        """Return the text of all screens."""
        return "\n".join(person.pty.text() for person in (*self.people, self.looks_on))


@pytest.mark.parametrize("game", GAMES if EVENINGS else ("skeleton",))
def test_an_evening_of_three_people_at_screens_and_a_computer_player(
    game: str, start: Start, tmp_path: Path
) -> None:
    path = tmp_path / "friday.json"
    table = begun(game)
    already = len(table.log)
    SharedSaveFile.create(table, path, frozenset({0, 1, 2}), patience=0).close()
    people = [Person(start, path, name) for name in NAMES]
    evening = Evening(path, people, Person(start, path, ""))
    anna, ben, cleo = people
    some = SOME if WHOLE and game != "skeleton" else FEW
    evening.play(some)
    evening.compare()

    ben.pty.process.send_signal(signal.SIGKILL)
    ben.pty.wait(10)
    ben.pty = ben.sit()
    ben.pty.wait_until(ben.at_the_table, 60, "Ben is not back")
    evening.play(some)
    evening.compare()

    cleo.leave()
    people.remove(cleo)
    evening.until(lambda: evening.table.deciding() == (CLEO,))
    assert not evening.table.over
    evening.rest()
    anna.to_the_table()
    for keys, answer in GIVE_AWAY:
        anna.type(keys, answer)
    anna.pty.send(HOLD)
    anna.pty.wait_until(lambda: CLEO in held(path), 20, "Cleo's seat is not held")
    evening.play(1)
    evening.compare()
    evening.until(lambda: False)

    loaded = load(path)
    log, now = loaded.table.log, loaded.table
    assert now.over and loaded.note == "", "the save checks out"
    now.game.audit(now.state)
    assert log[:already] == table.log and {seat for seat, _ in log[already:]} == {0, 1, 2, 3}
    assert CLEO in held(path), "and others whom random keys have sent away, in a long game"
    assert min(evening.compared.get(person.name, 0) for person in people) >= (game not in OPEN)
    assert evening.compared, "nothing was compared"
    evening.looks_on.pty.wait_for(f"Action {len(log):,} of {len(log):,}", 30)
    for person in people:
        person.pty.wait_until(person.over, 30, "the end is not told")
