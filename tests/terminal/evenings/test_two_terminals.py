"""Two real programs at one save: actions of one show on the screen of the other, one is killed and
comes back, and no byte reveals a hand to the other.
"""

from __future__ import annotations

import signal
from pathlib import Path

from tabletop_tui.engine import Luck, random_action
from tabletop_tui.store.load import load
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tests.playing import new_table
from tests.terminal.conftest import Start
from tests.terminal.pty_harness import Pty


def sit(start: Start, path: Path, name: str) -> Pty:
    """Sit down in a terminal."""
    arguments = ("-m", "tabletop_tui", "sit", str(path), "--as", name, "--fps", "0")
    return start(*arguments, env={"TABLETOP_HOME": str(path.parent)}, forked=True)


def test_two_programs_play_one_game_and_one_is_killed(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "friday.json"
    SharedSaveFile.create(new_table(count=2), path, frozenset({0, 1})).close()
    anna = sit(start, path, "Anna")
    anna.wait_for("Waiting for Ben", 40)
    ben = sit(start, path, "Ben")
    ben.wait_until(lambda: not _free(path), 40, "Ben has not sat down")
    anna.wait_until(lambda: "Waiting for Ben" not in anna.text(), 40, "Anna still waits")
    first = SharedSaveFile(path)
    act(first, 0)  # Anna's answer comes from a third terminal of hers
    anna.wait_for("Ben chooses a card", 40)
    ben.process.send_signal(signal.SIGKILL)
    ben.wait(10)
    anna.wait_for("Ben (away", 40)
    again = sit(start, path, "Ben")
    anna.wait_until(lambda: "away" not in anna.text(), 40, "Ben is not back")
    act(first, 1)
    for pty in (anna, again):
        pty.wait_until(
            lambda pty=pty: "chooses a card" not in pty.text(), 40, "the game stands still"
        )  # type: ignore[misc]
    loaded = load(path)
    assert loaded.note == "" and len(loaded.table.log) == 2


def _free(path: Path) -> frozenset[int]:
    remote = load(path).table.remote
    assert remote is not None
    return remote.free


def act(one: SharedSaveFile, seat: int) -> None:
    """Let *seat* act at random."""
    one.poll()
    action = random_action(one.table.game, one.table.state, seat, Luck(len(one.table.log)))
    one.change(lambda: one.table.play(seat, action), seat, one.open_question(seat))


def test_a_line_terminal_sits_beside_a_screen_and_is_told_what_is_done_there(
    start: Start, tmp_path: Path
) -> None:
    path = tmp_path / "friday.json"
    table = new_table("cities_and_knights", count=2)
    first = table.deciding()[0]
    names = [seat.name for seat in table.seats]
    SharedSaveFile.create(table, path, frozenset({0, 1})).close()
    name = names[1 - first].lower()
    arguments = ("-m", "tabletop_tui", "sit", str(path), "--as", name, "--guest", "--plain")
    lines = start(*arguments, env={"TABLETOP_HOME": str(path.parent)})
    lines.wait_for("gives a free seat", 40)
    screen = sit(start, path, names[first])
    lines.wait_until(lambda: not _free(path), 40, "nobody has sat down")
    act(SharedSaveFile(path), first)
    lines.wait_until(lambda: f"- {names[first]} ".encode() in lines.raw, 40, "nothing is told")
    while first in load(path).table.deciding():
        act(SharedSaveFile(path), first)
    lines.wait_until(lambda: f"{names[1 - first]} decides.".encode() in lines.raw, 40, "not asked")
    done = len(load(path).table.log)
    lines.send("1\n1\n")
    lines.wait_until(lambda: len(load(path).table.log) > done, 40, "nothing is played")
    screen.wait_until(lambda: "chooses where to" in screen.text(), 40, "the screen does not follow")
    assert [seat.name for seat in load(path).table.seats] == names, "names stay as they are written"
    lines.send("quit\n")
    assert lines.ends(20) == 0
    assert b"\x1b" not in lines.raw and b"\x07" not in lines.raw
