"""Liveness by lock: it ends with the process, whatever children it has, and stays with a stopped
one.
"""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tabletop_tui.play.remote.remote_seats import RemoteSeats, Unplayed
from tabletop_tui.store import presence
from tabletop_tui.store.load import load
from tabletop_tui.store.presence import Presence, in_play, present
from tabletop_tui.store.save import dump
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.store.session_lock import Held, SessionLock, holder_of, this_session
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tests.playing import new_table, play_on

from .sessions import session_process

PATIENCE = 20.0  # seconds for what happens at once on any machine


@pytest.fixture
def keyboard(tmp_path: Path) -> Path:
    """A game of one keyboard."""
    path = tmp_path / "keyboard.json"
    path.write_bytes(dump(new_table(count=3)))
    return path


@pytest.fixture
def shared(tmp_path: Path) -> Path:
    """A game of several terminals."""
    path, table = tmp_path / "shared.json", new_table(count=3)
    table.remote = RemoteSeats()
    path.write_bytes(dump(table))
    return path


def until(what: Callable[[], object]) -> None:
    """Wait for a condition."""
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.005)


def test_a_session_that_is_killed_while_its_children_live_is_dead_at_once(
    keyboard: Path, shared: Path
) -> None:
    with session_process(keyboard, shared, "children") as first:
        with pytest.raises(Held) as held:
            SaveFile.open(keyboard)
        assert held.value.holder.pid == first.pid and not held.value.is_own
        assert [(one.pid, one.seats) for one in present(shared)] == [(first.pid, (0,))]
        first.kill()
        for pid in first.children:
            os.kill(pid, 0)  # it is there
        assert len(first.children) == 3 and in_play(keyboard, new_table()) is None
        assert present(shared) == []
        save_file = SaveFile.open(keyboard)
        play_on(save_file.table, 1)
        assert save_file.save() == "" and save_file.check_lost() == ""


def test_a_session_that_stands_still_lives_and_others_do_its_work_meanwhile(
    keyboard: Path, shared: Path
) -> None:
    with session_process(keyboard, shared) as first:
        one = SharedSaveFile.open(shared)
        one.presence.me = replace(one.presence.me, since="9999", seats=(1,))
        until(lambda: not one.runs_bots())
        first.stop()
        with pytest.raises(Held):
            SaveFile.open(keyboard)
        (sign,) = (
            f for f in presence.presence_folder(shared).iterdir() if f != one.presence.file.path
        )
        for silent, seats, thinks in ((2, [(0,), (1,)], False), (4, [(0,), (1,)], True)):
            os.utime(sign, (0, time.time() - silent))
            assert one.runs_bots() == thinks and [x.seats for x in one.present()] == seats
        os.utime(sign, (0, time.time() - presence.AWAY - 1))
        assert [x.seats for x in one.present()] == [(1,)] and one.runs_bots()
        first.process.send_signal(signal.SIGCONT)
        until(lambda: not one.runs_bots())
        assert [x.seats for x in one.present()] == [(0,), (1,)]


def test_a_session_that_stands_still_may_be_taken_over_and_finds_out(
    keyboard: Path, shared: Path
) -> None:
    with session_process(keyboard, shared) as first:
        first.stop()
        save_file = SaveFile.open(keyboard, take_over=True)
        play_on(save_file.table, 2)
        assert save_file.save() == ""
        first.process.send_signal(signal.SIGCONT)
        assert str(os.getpid()) in first.hear() and first.process.wait() == 0
        assert holder_of(keyboard) == save_file.lock.me and save_file.check_lost() == ""
        assert len(load(keyboard).table.log) == 2


# -- the version before: its sessions had no locks -------------------------------------------------


def note_before(**more: object) -> str:
    """The note of an older program on this host, which knew no locks; its process is alive."""
    told = {"pid": os.getppid(), "born": "8714", "host": os.uname().nodename, "user": "anna"}
    since = {"tty": "/dev/pts/1", "since": "2026-01-02T03:04:05+00:00", "token": "5eed"}
    return json.dumps({**told, **since, **more})


def believed_before(path: Path) -> bool:
    """Return whether an older program took the session of a file to be alive. (No process of its
    own host has an empty birth time.)
    """
    note = json.loads(path.read_text())
    texts = ("born", "host", "user", "tty", "since", "token")
    assert type(note["pid"]) is int and note["pid"] > 0
    assert all(isinstance(note[name], str) for name in texts)
    return bool(note["host"] != os.uname().nodename)


def test_a_keyboard_of_the_version_before_is_seen_and_may_be_taken_over(keyboard: Path) -> None:
    note, table = keyboard.with_name("keyboard.json.holder"), new_table()
    note.write_text(note_before())
    with pytest.raises(Held, match=r"another session: anna on .* at /dev/pts/1, since 03:04"):
        SaveFile.open(keyboard)
    with pytest.raises(Held):
        SharedSaveFile.open(keyboard)
    assert type(in_play(keyboard, table)) is Held
    save_file = SaveFile.open(keyboard, take_over=True)
    assert believed_before(note) and json.loads(note.read_text())["token"] != "5eed"
    assert save_file.check_lost() == ""
    save_file.close()
    assert not note.exists()


def test_a_keyboard_of_the_version_before_may_take_over_and_this_one_stops(keyboard: Path) -> None:
    save_file, note = SaveFile.open(keyboard), keyboard.with_name("keyboard.json.holder")
    assert believed_before(note)
    note.write_text(note_before())  # into the same file, as that version did
    assert "anna on" in save_file.check_lost()
    play_on(save_file.table, 1)
    assert save_file.save() == save_file.check_lost() and load(keyboard).table.log == []
    save_file.close()
    assert json.loads(note.read_text())["token"] == "5eed", "it is not this session's to take away"
    with pytest.raises(Held):
        SaveFile.open(keyboard)


def test_a_terminal_of_the_version_before_is_at_the_table(shared: Path) -> None:
    one = SharedSaveFile.open(shared)
    one.presence.sit([1])
    assert believed_before(one.presence.file.path)
    sign = presence.presence_folder(shared) / "5eed.json"
    sign.write_text(note_before(seats=[0], key=5.0))
    assert {x.seats: x.key for x in one.present()} == {(0,): 5.0, (1,): one.presence.me.key}
    os.utime(sign, (0, time.time() - presence.AWAY - 1))
    assert [x.seats for x in one.present()] == [(1,)] and sign.exists()
    os.utime(sign, (0, time.time() - 3 * presence.AWAY - 1))
    assert len(one.present()) == 1 and not sign.exists()


def test_a_keyboard_of_the_version_before_ends_a_table_of_terminals(shared: Path) -> None:
    one = SharedSaveFile.open(shared)
    shared.with_name("shared.json.holder").write_text(note_before())
    with pytest.raises(Unplayed, match="taken over by anna"):
        one.change(lambda: None)


# -- what else may lie there -----------------------------------------------------------------------


def test_a_note_of_a_dead_session_is_no_lock_and_goes_with_the_next(keyboard: Path) -> None:
    dead = SessionLock(keyboard)
    dead.take()
    dead.note.unlock()  # as the system does for a killed process
    assert dead.note.path.exists() and holder_of(keyboard) is None
    save_file = SaveFile.open(keyboard)
    assert holder_of(keyboard) == save_file.lock.me
    dead.release()
    assert holder_of(keyboard) == save_file.lock.me, "it had the save no more"
    save_file.close()
    assert not dead.note.path.exists()


def test_the_sign_of_a_dead_session_is_not_seen_and_taken_away(shared: Path) -> None:
    anna, ben = Presence(shared, [0]), Presence(shared, [1])
    for one in (anna, ben):
        one.heartbeat()
    anna.file.unlock()
    assert present(shared) == [ben.me] and ben.is_leader() and not anna.file.path.exists()
    ben.close()
    assert not presence.presence_folder(shared).exists()


def test_a_session_of_another_host_cannot_be_seen_and_is_believed(keyboard: Path) -> None:
    note = json.dumps({**json.loads(note_before()), "host": "far.", "born": ""})
    keyboard.with_name("keyboard.json.holder").write_text(note)
    with pytest.raises(Held, match="anna on far at") as held:
        SaveFile.open(keyboard)
    assert held.value.holder != this_session() and not held.value.is_own
