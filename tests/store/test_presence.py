"""Presence: when a session without a heartbeat counts as gone, and when its file is removed."""

import os
import sys
import time
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tabletop_tui.play.remote.remote_seats import RemoteSeats
from tabletop_tui.store import presence, wall_clock
from tabletop_tui.store.presence import Presence, in_play, present
from tabletop_tui.store.save import dump
from tabletop_tui.store.session_lock import HeldRemotely
from tests.playing import new_table, play_on


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "friday.json"


def aged(file: Path, seconds: float) -> None:
    """Set the age of a session file."""
    then = time.time() - seconds
    os.utime(file, (then, then))


@pytest.mark.parametrize(("lives", "believed"), [(0.9, True), (1.1, False), (2.5, False)])
def test_a_silent_session_is_not_believed_but_may_come_back(
    path: Path, lives: float, believed: bool
) -> None:
    anna = Presence(path, [0])
    anna.heartbeat()
    aged(anna.file.path, lives * presence.AWAY)
    assert bool(present(path)) == believed and anna.file.path.exists()


@pytest.mark.parametrize("name", ["nonsense.json", "half-written.tmp"])
def test_what_the_dead_left_behind_goes_after_a_minute_of_silence(path: Path, name: str) -> None:
    folder = presence.presence_folder(path)
    folder.mkdir()
    (folder / name).write_text("{")
    for seconds, kept in ((0, True), (55, True), (65, False)):
        aged(folder / name, seconds)
        assert present(path) == [] and (folder / name).exists() == kept


def test_a_sign_is_given_with_every_beat_and_tells_what_is_new(path: Path) -> None:
    anna = Presence(path, [0])
    anna.heartbeat()
    aged(anna.file.path, 12)
    anna.heartbeat()
    (one,) = present(path)
    assert one.silent < 6 and one == anna.me
    anna.sit((0, 1))
    assert [one.seats for one in present(path)] == [(0, 1)]
    anna.key_pressed()
    assert present(path)[0].key != anna.me.key, "a key is told with the next sign"
    anna.heartbeat()
    assert present(path) == [anna.me]


def test_a_sign_that_was_taken_away_is_given_anew(path: Path) -> None:
    anna = Presence(path, [0])
    for _ in range(2):
        anna.heartbeat()
        assert present(path) == [anna.me]
        anna.file.path.unlink()
        anna.file.path.parent.rmdir()


def test_a_seat_is_taken_over_by_whoever_sits_down_at_it_later(path: Path) -> None:
    anna, ben = Presence(path, [0, 1]), Presence(path, [2])
    anna.me = replace(anna.me, token="b")
    ben.me = replace(ben.me, token="a")
    for one in (anna, ben):
        one.heartbeat()
    assert anna.taken_over() is None and ben.taken_over() is None
    ben.sit([1, 2])
    assert anna.taken_over() is None, "it came before"
    taken = ben.taken_over()
    assert taken is not None and taken == anna.me and taken.seats == (0, 1)


def test_the_first_at_the_table_leads_that_has_a_seat_and_does_not_stand_still(path: Path) -> None:
    looks_on, anna, ben = Presence(path), Presence(path, [0]), Presence(path, [1])
    for one, token in ((looks_on, "a"), (anna, "b"), (ben, "c")):
        one.me = replace(one.me, token=token)
        assert one.is_leader() == (one is not ben), "nobody with a seat is there before Anna"
        one.heartbeat()
    assert anna.is_leader() and not ben.is_leader() and not looks_on.is_leader()
    for silent, leads in (
        (presence.STANDS_STILL - 0.5, False),
        (presence.STANDS_STILL + 0.1, True),
    ):
        aged(anna.file.path, silent)
        assert ben.is_leader() == leads
    anna.heartbeat()
    assert anna.is_leader() and not ben.is_leader()
    anna.close()
    assert ben.is_leader()


def test_a_table_of_several_terminals_is_in_play_until_it_is_over(path: Path) -> None:
    table = new_table(count=3)
    table.remote = RemoteSeats()
    path.write_bytes(dump(table))
    held = in_play(path, table)
    assert isinstance(held, HeldRemotely) and held.names == "Anna, Ben and Cleo"
    assert isinstance(in_play(path.with_name("friday.json.bak"), table), HeldRemotely)
    table.remote = None
    assert in_play(path, table) is None
    Presence(path, [0]).heartbeat()
    assert isinstance(in_play(path, table), HeldRemotely), "somebody sits there"
    assert in_play(path, play_on(table, 1000)) is None


def test_what_a_session_leaves_is_taken_away_by_the_last_one(path: Path) -> None:
    anna, ben = Presence(path, [0]), Presence(path, [1])
    for one in (anna, ben):
        one.heartbeat()
    anna.close()
    assert [one.seats for one in present(path)] == [(1,)]
    ben.close()
    assert not presence.presence_folder(path).exists()
    ben.close()


def test_asking_who_is_here_keeps_no_names(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python interns the parts of every Path for the life of the process."""
    anna, kept = Presence(path, [0]), list[str]()
    anna.heartbeat()
    assert len(present(path)) == 1
    intern = sys.intern
    monkeypatch.setattr(sys, "intern", lambda text: kept.append(text) or intern(text))
    assert len(present(path)) == 1 and anna.taken_over() is None
    assert kept == []


def test_of_two_terminals_of_a_seat_the_later_one_keeps_it_even_within_a_second(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise three in a row may all give way to one another, and nobody plays the seat."""
    monkeypatch.setattr(wall_clock, "now", lambda: datetime.now(UTC))
    row = [Presence(path, [0]) for _ in range(8)]
    for one in row:
        one.heartbeat()
    assert [one.taken_over() is None for one in row] == [False] * 7 + [True]


def test_who_was_taken_over_leads_no_more_though_it_came_first(path: Path) -> None:
    """Otherwise no session runs the computer players: this one has no seat any more, and all others
    leave it to it.
    """
    anna, ben, again = Presence(path, [0]), Presence(path, [1]), Presence(path, [0])
    for one, token in ((anna, "a"), (ben, "b"), (again, "c")):
        one.me = replace(one.me, token=token, since=anna.me.since)
        one.heartbeat()
    assert anna.taken_over() == again.me and again.taken_over() is None
    assert [one.is_leader() for one in (anna, ben, again)] == [False, True, False]
