"""Two real programs in terminals of their own at one save: what one does is on the screen of the
other, one is killed and comes back, and no byte tells a hand to the other.
"""

from __future__ import annotations

import signal
from pathlib import Path

from tabletop_tui.engine import Luck, random_action
from tabletop_tui.store.load import load
from tabletop_tui.store.shared import SharedKeeper
from tests.playing import new_table
from tests.terminal.conftest import Start
from tests.terminal.pty_harness import Pty


def sit(start: Start, path: Path, name: str) -> Pty:
    """Somebody sits down in a terminal."""
    arguments = ("-m", "tabletop_tui", "sit", str(path), "--as", name, "--fps", "0")
    return start(*arguments, env={"TABLETOP_HOME": str(path.parent)})


def test_two_programs_play_one_game_and_one_is_killed(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "friday.json"
    SharedKeeper.create(new_table(count=2), path, frozenset({0, 1})).close()
    anna = sit(start, path, "Anna")
    anna.wait_for("Waiting for Ben", 40)
    ben = sit(start, path, "Ben")
    ben.wait_until(lambda: not _free(path), 40, "Ben has not sat down")
    anna.wait_until(lambda: "Waiting for Ben" not in anna.text(), 40, "Anna still waits")
    first = SharedKeeper(path)
    act(first, 0)  # Anna's answer comes from a third terminal of hers
    anna.wait_for("Waiting for Ben", 40)
    ben.process.send_signal(signal.SIGKILL)
    ben.wait(10)
    anna.wait_for("Ben (away", 40)
    again = sit(start, path, "Ben")
    anna.wait_until(lambda: "away" not in anna.text(), 40, "Ben is not back")
    act(first, 1)
    for pty in (anna, again):
        pty.wait_until(lambda pty=pty: "Waiting" not in pty.text(), 40, "the game stands still")  # type: ignore[misc]
    loaded = load(path)
    assert loaded.note == "" and len(loaded.table.log) == 2


def _free(path: Path) -> frozenset[int]:
    apart = load(path).table.apart
    assert apart is not None
    return apart.free


def act(one: SharedKeeper, seat: int) -> None:
    """*seat* answers by luck."""
    one.look()
    action = random_action(one.table.game, one.table.state, seat, Luck(len(one.table.log)))
    one.change(lambda: one.table.play(seat, action), seat, one.question(seat))
