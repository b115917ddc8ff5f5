"""Shared saves: who may sit down, whose seat is whose, and who runs the computer players."""

from __future__ import annotations

import errno
import os
import time
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from tabletop_tui.engine import Luck, random_action
from tabletop_tui.play import Seat
from tabletop_tui.play.remote.remote_seats import RemoteSeats, Unplayed
from tabletop_tui.store import presence, save_file, session_lock, shared_save_file
from tabletop_tui.store.atomic_files import SaveError
from tabletop_tui.store.load import load
from tabletop_tui.store.presence import Presence
from tabletop_tui.store.save import dump
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.store.shared_save_file import SharedSaveFile, SpectatorSaveFile, is_joinable
from tests.playing import new_table
from tests.store.test_shared_sessions import act
from tests.store.test_shared_sessions import path as path


def test_a_new_table_of_several_terminals_is_live_unless_it_is_said(tmp_path: Path) -> None:
    one = SharedSaveFile.create(new_table(), tmp_path / "a.json")
    assert one.table.remote == RemoteSeats() and one.table.remote.patience == 600
    assert not one.due and one.save() == "" and one.open_question(0) == (0, None)


def test_an_example_a_backup_and_the_save_of_another_account_are_only_looked_at(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert is_joinable(path)
    for name in ("example-x.json", "game.json.bak"):
        path.with_name(name).write_bytes(path.read_bytes())
        with pytest.raises(SaveError):
            SharedSaveFile.open(path.with_name(name))
    monkeypatch.setattr(save_file.os, "geteuid", lambda: path.stat().st_uid + 1)
    assert not is_joinable(path)
    path.parent.chmod(0o2770)
    assert is_joinable(path), "a folder that accounts share"


def test_clocks_count_for_people_who_have_answered_and_for_nobody_else(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moment = 5000.0
    monkeypatch.setattr(shared_save_file, "time", SimpleNamespace(time=lambda: moment))
    one = SharedSaveFile(path)
    one.change(lambda: one.table.reseat(2, Seat("Bot 3", "easy")))
    assert one.table.remote is not None and dict(one.table.remote.since) == dict.fromkeys(
        range(3), moment
    )
    moment += 1.25
    act(one, 2)
    assert one.table.used == {}, "nobody waits for the clock of a computer player"
    assert one.table.remote is not None and set(one.table.remote.since) == {0, 1}
    act(one, 0)
    assert one.table.used == {0: 12}
    moment -= 100  # somebody has set the clock of the machine
    act(one, 1)
    assert one.table.used == {0: 12, 1: 0} and one.table.remote is not None
    assert dict(one.table.remote.since) == dict.fromkeys(range(3), moment)
    moment += 2
    one.change(lambda: setattr(one.table, "settings", one.table.settings.with_pin(0, "x")))
    assert dict(one.table.remote.since) == dict.fromkeys(range(3), moment - 2), "still the same"
    assert load(path).table.used == {0: 12}


def test_without_clocks_nothing_is_counted(tmp_path: Path) -> None:
    one = SharedSaveFile.create(new_table(), tmp_path / "game.json")
    one.change(lambda: None)
    act(one, 0)
    assert one.table.used == {}


def test_a_seat_that_the_others_gave_away_is_lost_with_a_sentence(path: Path) -> None:
    one, other = SharedSaveFile(path), SharedSaveFile(path)
    one.sit({0: "Anna"})
    other.sit({1: "Ben", 2: "Cleo"})
    for each in (one, other):
        each.poll()
        each.heartbeat()
        assert each.check_lost() == "" and each.given_away() == ""
    other.change(lambda: other.table.reseat(0, Seat("Bot 1", "easy")))
    one.poll()
    assert one.given_away() == "Anna"
    one.heartbeat()
    assert "Anna" in one.check_lost() and one.check_lost() == one.lost
    assert not one.runs_bots(), "whoever has no seat thinks for nobody"
    with pytest.raises(Unplayed):
        act(one, 1)
    one.close()
    assert other.check_lost() == "" and other.runs_bots()


def test_a_seat_that_is_free_again_is_given_away_too(path: Path) -> None:
    one, other = SharedSaveFile(path), SharedSaveFile(path)
    one.sit({0: "Anna"})
    other.change(lambda: setattr(other.table, "remote", RemoteSeats(frozenset({0}))))
    one.poll()
    assert one.given_away() == "Anna" and one.free() == {0}


def test_a_seat_at_which_somebody_sits_down_elsewhere_is_told_with_names(path: Path) -> None:
    one = SharedSaveFile(path)
    one.sit({0: "Anna", 1: "Ben"})
    other = SharedSaveFile(path)
    other.presence = Presence(path)
    other.presence.me = replace(other.presence.me, since="9999", token="later")
    other.presence.sit([1, 2])
    one.heartbeat()
    assert (
        "Ben" in one.check_lost()
        and "Anna" not in one.check_lost()
        and "Cleo" not in one.check_lost()
    )
    other.heartbeat()
    assert other.check_lost() == ""
    assert [p.seats for p in other.present()] == [(0, 1), (1, 2)]


def test_whoever_looks_on_plays_and_thinks_nothing_and_stays_while_one_keyboard_plays(
    path: Path,
) -> None:
    watcher = SpectatorSaveFile(path)
    with pytest.raises(Unplayed):
        watcher.change(lambda: None)
    assert not watcher.runs_bots() and [p.seats for p in watcher.present()] == [()]
    SaveFile.open(path, take_over=True).save()
    other = SharedSaveFile(path)
    watcher.poll()
    assert watcher.table.remote is None and watcher.check_lost() == ""
    assert other.check_lost() != "", "for those who played it is over here"


def test_a_change_that_breaks_off_leaves_what_the_disk_has(path: Path) -> None:
    one = SharedSaveFile(path)
    act(one, 0)
    before, log = path.read_bytes(), list(one.table.log)

    def half() -> None:
        one.table.play(1, random_action(one.table.game, one.table.state, 1, Luck(1)))
        raise KeyError

    with pytest.raises(KeyError):
        one.change(half)
    assert one.table.log == log and path.read_bytes() == before
    assert one.open_question(1) == (0, None) or one.open_question(1) == (1, log[-1])
    act(one, 1)
    assert len(load(path).table.log) == 2


def test_an_older_program_at_the_table_is_not_left_behind_unasked(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = path.read_bytes().replace(b'"format":4', b'"format":3', 1)
    path.write_bytes(old)
    SharedSaveFile.open(path).close()
    assert path.read_bytes() == old, "nobody is there, and nothing has changed"
    sits = Presence(path, [0])
    sits.heartbeat()
    with pytest.raises(Unplayed, match="older"):
        SharedSaveFile.open(path)
    SharedSaveFile.open(path, take_over=True)
    path.write_bytes(old.replace(b'"format":3', b'"format":4', 1))
    SharedSaveFile.open(path)


# -- who thinks ------------------------------------------------------------------------------------


def test_one_session_thinks_and_another_when_it_stands_still_or_goes(path: Path) -> None:
    one, other = SharedSaveFile(path), SharedSaveFile(path)
    one.presence.me = replace(one.presence.me, since="1", seats=(0,))
    other.presence.me = replace(other.presence.me, since="2", seats=(1,))
    assert one.runs_bots() and not other.runs_bots() and one.runs_bots()
    still = time.time() - presence.STANDS_STILL - 1
    os.utime(one.presence.file.path, (still, still))
    assert other.runs_bots()
    assert one.runs_bots() and not other.runs_bots(), "asking keeps it up"
    one.close()
    assert other.runs_bots()


def test_on_a_disk_without_locks_everybody_thinks(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOLCK, "no")

    one, other = SharedSaveFile(path), SharedSaveFile(path)
    monkeypatch.setattr(session_lock.fcntl, "flock", refuse)
    assert one.runs_bots() and other.runs_bots() and one.present() == []


def test_a_table_that_is_one_of_one_keyboard_is_followed_as_such(tmp_path: Path) -> None:
    path = tmp_path / "one.json"
    path.write_bytes(dump(new_table()))
    one = SharedSaveFile(path)
    assert one.free() == frozenset() and one.check_lost() != ""
    with pytest.raises(Unplayed):
        one.change(lambda: None)
