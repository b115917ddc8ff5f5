"""A save that several sessions write: a killed one loses nothing and blocks no other, and all
follow by the new lines alone.
"""

from __future__ import annotations

import errno
import os
import re
import stat
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui import games
from tabletop_tui.engine import Illegal, Luck, random_action
from tabletop_tui.play import Seat, Table
from tabletop_tui.play.remote.remote_seats import News, StaleQuestion, Unplayed
from tabletop_tui.store import atomic_files, follower, presence, shared_save_file
from tabletop_tui.store.atomic_files import write_atomic
from tabletop_tui.store.follower import Follower, SplitSave
from tabletop_tui.store.load import load
from tabletop_tui.store.presence import Presence, present
from tabletop_tui.store.save import dump, save_schema
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.store.session_lock import Held, HeldRemotely, holder_of
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tests.playing import new_table, play_on, seats

HEAVY = [name for name in games.builtin() if name != "skeleton"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A new game of cards for three, shared."""
    path = tmp_path / "game.json"
    SharedSaveFile.create(new_table(count=3, timed=True), path).close()
    return path


def act(one: SharedSaveFile, seat: int) -> None:
    """Let *seat* answer its question at random."""
    table = one.table
    action = random_action(table.game, table.state, seat, Luck(len(table.log)))
    one.change(partial(table.play, seat, action), seat, one.open_question(seat))


@pytest.mark.xdist_group("sharing")
def test_sessions_that_are_killed_lose_double_and_reorder_nothing() -> None:
    kills = os.environ.get("TABLETOP_SHARED_KILLS", "6")
    done = subprocess.run(
        [sys.executable, "-m", "tests.store.sharing", kills, *HEAVY],
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    killed = [int(count) for count in re.findall(r" (\d+) killed", done.stdout)]
    # A short game may be over before the last one is killed.
    assert len(killed) == len(HEAVY) and min(killed) >= int(kills) // 2


def test_several_answer_at_once_and_every_session_sees_it(path: Path) -> None:
    one, other = SharedSaveFile(path), SharedSaveFile(path)
    assert set(one.questions) == {0, 1, 2}
    act(one, 0)
    act(other, 1)  # takes in what the first did, and its own question still stands
    assert [(news.seat, news.action) for news in other.poll()] == [one.table.log[0]]
    assert [(news.seat, news.action) for news in one.poll()] == [other.table.log[1]]
    assert one.table.log == other.table.log == load(path).table.log
    assert one.table.state == other.table.state and one.poll() == other.poll() == []


def test_an_answer_to_a_question_that_is_no_longer_put_is_told_and_nothing_is_lost(
    path: Path,
) -> None:
    one, other = SharedSaveFile(path), SharedSaveFile(path)
    question = other.open_question(0)
    act(one, 0)
    before = path.read_bytes()
    with pytest.raises(StaleQuestion, match="faster"):
        other.change(lambda: other.table.play(0, None), 0, question)
    assert path.read_bytes() == before and other.table.log == one.table.log
    with pytest.raises(StaleQuestion):
        other.change(lambda: other.table.play(0, None), 0, None)


def test_a_refusal_changes_nothing(path: Path) -> None:
    one = SharedSaveFile(path)
    before = path.read_bytes()

    def refused() -> None:
        raise Illegal("not-now")

    def half_done() -> None:
        table = one.table
        table.play(0, random_action(table.game, table.state, 0, Luck(1)))
        raise ValueError

    for wrong, error in ((refused, Illegal), (half_done, ValueError)):
        with pytest.raises(error):
            one.change(wrong, 0, one.open_question(0))
        assert path.read_bytes() == before and one.table.log == []
    act(one, 0)


def test_a_disk_that_refuses_plays_nothing_and_tells_it(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = SharedSaveFile(path)
    act(one, 0)
    with monkeypatch.context() as full:

        def refuse(*_: object) -> None:
            raise OSError(errno.ENOSPC, "full")

        full.setattr(shared_save_file, "write_atomic", refuse)
        with pytest.raises(Unplayed, match="the disk is full"):
            act(one, 1)
    assert one.table.log == load(path).table.log and len(one.table.log) == 1
    act(one, 1)
    assert len(load(path).table.log) == 2


def test_what_the_disk_wrote_although_it_complained_counts(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = SharedSaveFile(path)

    def refuse(*_: object) -> None:
        raise OSError(errno.EIO, "late")

    with monkeypatch.context() as late:
        late.setattr(atomic_files, "sync_folder", refuse)
        with pytest.raises(Unplayed):
            act(one, 0)
    assert len(one.table.log) == 1 == len(load(path).table.log)


def test_what_others_take_back_is_taken_back_here(path: Path) -> None:
    one, other = SharedSaveFile(path), SharedSaveFile(path)
    for seat in (0, 1, 2):
        act(one, seat)
    other.poll()
    one.change(lambda: one.table.rewind(1))
    assert News() in other.poll()
    assert other.table.state == one.table.state and len(other.table.log) == 1
    act(other, 2)
    one.poll()
    assert one.table.log == other.table.log


@pytest.mark.parametrize("game", HEAVY)
def test_new_lines_are_enough_for_a_whole_game(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    table = new_table(game, 3 if game != "skeleton" else 0)
    path.write_bytes(dump(table))
    follower = Follower(path)
    monkeypatch.setattr(follower, "reload", None)  # nothing is loaded whole
    for n in range(12):
        play_on(table, 6, n)
        path.write_bytes(dump(table))
        assert len(follower.poll()) == 6
    assert follower.table.log == table.log and follower.table.events == table.events
    assert follower.table.state == table.state and follower.table.turns == table.turns


@pytest.mark.parametrize("game", games.builtin())
def test_no_position_has_a_field_that_looks_like_one_of_the_save(game: str) -> None:
    names = {name for name, _ in save_schema(games.find(game)).parts}
    assert not names & {"log", "start"}


@pytest.mark.parametrize("game", HEAVY)
def test_a_save_is_cut_where_its_writer_joined_it(game: str) -> None:
    table = play_on(new_table(game, 3), 20)
    cut = SplitSave(dump(table))
    kinds = table.game.kinds(table.options)
    assert cut.lines == [save_schema(table.game).entry(entry, kinds) for entry in table.log]
    assert cut.state == save_schema(table.game).state(table.state, kinds)
    with pytest.raises(ValueError, match="save"):
        SplitSave(b"{}")


def test_a_save_that_other_hands_rewrote_is_taken_whole(path: Path) -> None:
    import json

    follower, table = Follower(path), load(path).table
    play_on(table, 3)
    path.write_bytes(json.dumps(json.loads(dump(table)), indent=1).encode())
    assert follower.poll() == [News()] and follower.table.log == table.log


def test_a_save_of_a_newer_program_is_followed_no_more_and_that_is_told(path: Path) -> None:
    one = SharedSaveFile(path)
    newer = path.read_bytes().replace(b'"format":', b'"format":9', 1)
    path.write_bytes(newer)
    with pytest.raises(Unplayed, match="newer program"):
        act(one, 0)
    assert (
        "newer program" in one.check_lost() and path.read_bytes() == newer and one.table.log == []
    )


def test_another_game_in_the_same_file_is_not_taken_for_this_one(path: Path) -> None:
    one = SharedSaveFile(path)
    path.write_bytes(dump(new_table(HEAVY[0])))
    one.poll()
    assert "a different game" in one.lost and one.table.game.id == "skeleton"


def test_a_save_that_is_gone_is_told_until_it_is_back(path: Path) -> None:
    one = SharedSaveFile(path)
    data = path.read_bytes()
    path.unlink()
    assert one.poll() == [] and one.problem
    path.write_bytes(data)
    assert one.poll() == [] and not one.problem


def test_a_session_that_reads_while_another_writes_knows_what_it_has_read(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, writer = path.read_bytes(), SharedSaveFile(path)
    act(writer, 0)
    monkeypatch.setattr(follower, "read_file", lambda _: old)
    late = SharedSaveFile(path)  # its first look came before that action
    assert late.table.log == []
    act(late, 1)
    assert [seat for seat, _ in load(path).table.log] == [0, 1]


# -- seats, settings, clocks -----------------------------------------------------------------------


def test_nobody_is_asked_before_all_seats_are_taken(tmp_path: Path) -> None:
    path = tmp_path / "open.json"
    one = SharedSaveFile.create(new_table(count=3), path, frozenset({1, 2}))
    other = SharedSaveFile(path)
    assert one.questions == {} and other.free() == {1, 2}
    for seat in (1, 2):
        remote = other.table.remote
        assert remote is not None
        other.change(
            lambda remote=remote, seat=seat: setattr(
                other.table, "remote", remote.with_seat_taken(seat)
            )
        )  # type: ignore[misc]
    assert set(other.questions) == {0, 1, 2}
    assert one.poll() and one.free() == frozenset() and set(one.questions) == {0, 1, 2}


def test_names_and_pins_go_to_the_other_sessions_too(path: Path) -> None:
    one, other = SharedSaveFile(path), SharedSaveFile(path)
    one.change(lambda: one.table.reseat(1, Seat("Dora")))
    one.change(lambda: setattr(one.table, "settings", one.table.settings.with_pin(0, "00ff$x")))
    assert other.poll() and other.table.seats[1] == Seat("Dora")
    assert dict(other.table.settings.pins) == {0: "00ff$x"}


def test_clocks_count_in_the_save_since_the_question_was_put(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moment = time.time()
    monkeypatch.setattr(shared_save_file.time, "time", lambda: moment)
    one = SharedSaveFile(path)
    one.change(lambda: None)  # the questions have been put
    moment += 30
    other = SharedSaveFile(path)  # the first may be killed now: the file counts
    act(other, 0)
    assert other.table.used == {0: 300}
    moment += 60
    act(other, 1)
    assert load(path).table.used == {0: 300, 1: 900}
    assert one.poll() and one.table.used == {0: 300, 1: 900}
    remote = load(path).table.remote
    assert remote is not None and remote.since[2] == pytest.approx(moment - 90, abs=0.01)


# -- one keyboard and several terminals ------------------------------------------------------------


def test_one_keyboard_and_several_terminals_do_not_meet_at_a_save(path: Path) -> None:
    with pytest.raises(HeldRemotely, match="several terminals, by Anna, Ben and Cleo"):
        SaveFile.open(path)
    assert holder_of(path) is None
    one = SharedSaveFile.open(path)
    save_file = SaveFile.open(path, take_over=True)
    with pytest.raises(Unplayed, match="taken over"):
        act(one, 0)
    assert one.check_lost()
    save_file.save()
    with pytest.raises(Held):
        SharedSaveFile.open(path)
    other = SharedSaveFile.open(path, take_over=True)
    assert save_file.check_lost() and other.check_lost() == ""
    act(other, 0)


def test_the_example_of_one_keyboard_becomes_a_table_of_several(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    SaveFile.create(new_table(count=3), path).close()
    assert load(path).table.remote is None
    SharedSaveFile.open(path).close()
    assert load(path).table.remote is not None


# -- what lies beside a save -----------------------------------------------------------------------


def test_what_a_killed_session_left_half_written_blocks_nobody(path: Path) -> None:
    path.with_name("game.json.tmp").write_bytes(b"half")
    path.with_name("game.json.tmp").chmod(0o400)
    one = SharedSaveFile(path)
    act(one, 0)
    assert len(load(path).table.log) == 1


def test_files_of_a_shared_folder_are_for_its_group(tmp_path: Path) -> None:
    folder = tmp_path / "group"
    folder.mkdir()
    folder.chmod(0o2770)
    SharedSaveFile.create(new_table(), folder / "game.json").close()
    one = SharedSaveFile.open(folder / "game.json")
    act(one, 0)
    one.runs_bots()
    SaveFile.open(folder / "game.json", take_over=True)
    files = [file for file in folder.rglob("*") if file.is_file()]
    assert len(files) >= 5
    assert {file.name: stat.S_IMODE(file.stat().st_mode) for file in files} == {
        file.name: 0o660 for file in files
    }
    assert stat.S_IMODE(presence.presence_folder(folder / "game.json").stat().st_mode) == 0o2770
    write_atomic(tmp_path / "own", b"")
    assert stat.S_IMODE((tmp_path / "own").stat().st_mode) == 0o600


def test_who_is_here_is_known_and_the_dead_are_not(path: Path) -> None:
    anna, ben = Presence(path, [0]), Presence(path, [1, 2])
    anna.heartbeat()
    ben.heartbeat()
    assert sorted(one.seats for one in present(path)) == [(0,), (1, 2)]
    ben.sit([1])
    assert sorted(one.seats for one in present(path)) == [(0,), (1,)]
    old = time.time() - presence.AWAY - 1
    os.utime(anna.file.path, (old, old))
    assert [one.seats for one in present(path)] == [(1,)]
    (presence.presence_folder(path) / "nonsense.json").write_text("{")
    assert [one.seats for one in present(path)] == [(1,)]
    ben.file.unlock()  # its process is gone
    assert present(path) == []
    anna.close()


def test_whoever_leaves_takes_the_sign_away(path: Path) -> None:
    one = SharedSaveFile(path)
    one.presence.sit([0])
    assert [p.seats for p in present(path)] == [(0,)]
    one.close()
    assert present(path) == []


def names(table: Table) -> list[Any]:
    """The names at a table."""
    return [seat.name for seat in table.seats]


def test_the_seats_are_named_as_ever(path: Path) -> None:
    assert names(SharedSaveFile(path).table) == [seat.name for seat in seats(3)]
