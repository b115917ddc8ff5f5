"""When a session that shows no sign of life is not believed in any more, and its file goes."""

import json
import os
import sys
import time
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from tabletop_tui.play.together.apart import Apart
from tabletop_tui.store import here
from tabletop_tui.store.here import Here, in_play, present
from tabletop_tui.store.lock import HeldApart
from tabletop_tui.store.save import dump
from tests.playing import new_table, play_on


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "friday.json"


def aged(file: Path, seconds: float) -> None:
    """Make a sign that old."""
    then = time.time() - seconds
    os.utime(file, (then, then))


@pytest.mark.parametrize(("lives", "believed"), [(0.9, True), (1.1, False), (2.5, False)])
def test_a_silent_session_is_not_believed_but_may_come_back(
    path: Path, lives: float, believed: bool
) -> None:
    anna = Here(path, [0])
    anna.beat()
    aged(anna.file, lives * here.AWAY)
    assert bool(present(path)) == believed and anna.file.exists()


@pytest.mark.parametrize("name", ["nonsense.json", "half-written.tmp"])
def test_what_the_dead_left_behind_goes_after_a_minute_of_silence(path: Path, name: str) -> None:
    folder = here.folder_of(path)
    folder.mkdir()
    (folder / name).write_text("{")
    for seconds, kept in ((0, True), (55, True), (65, False)):
        aged(folder / name, seconds)
        assert present(path) == [] and (folder / name).exists() == kept


def test_a_session_is_idle_since_its_last_key(path: Path) -> None:
    anna = Here(path, [0])
    anna.beat()
    (one,) = present(path)
    assert one.idle(one.key + 90) == 90.0 and one.idle(one.key - 1) == 0.0


def sign(path: Path, **changed: object) -> Path:
    """The sign of a session at a save, with some of its fields changed by another hand."""
    one = Here(path, [0])
    one.beat()
    note = json.loads(one.file.read_text())
    one.file.write_text(json.dumps({**note, **changed}))
    return one.file


@pytest.mark.parametrize(
    ("changed", "believed"),
    [
        ({}, True),
        ({"host": "far"}, True),
        ({"host": "far", "born": "nobody knows"}, True),
        ({"born": "1"}, False),
        ({"pid": 2**22 + 5, "born": ""}, False),
        ({"pid": "1"}, False),
        ({"pid": True}, False),
        ({"user": 5}, False),
        ({"seats": ["x"]}, False),
        ({"seats": 3}, False),
        ({"key": None}, False),
    ],
)
def test_a_sign_is_believed_that_a_living_session_can_have_made(
    path: Path, changed: dict[str, object], believed: bool
) -> None:
    file = sign(path, **changed)
    assert bool(present(path)) == believed
    dead = "born" in changed and changed.get("host") != "far"
    assert file.exists() != dead, "nonsense stays for a while, the dead go at once"


def test_a_sign_of_life_is_given_every_few_seconds_and_when_seats_change(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moment = 1000.0
    monkeypatch.setattr(here, "time", SimpleNamespace(time=time.time, monotonic=lambda: moment))
    anna = Here(path, [0])
    anna.beat()

    def beats() -> bool:
        aged(anna.file, 12)
        anna.beat()
        return anna.file.stat().st_mtime > time.time() - 6

    assert not beats()
    moment += here.BEAT - 0.1
    assert not beats()
    moment += 0.2
    assert beats() and not beats()
    anna.seats = (0, 1)
    assert beats() and [one.seats for one in present(path)] == [(0, 1)]
    anna.pressed()
    assert not beats(), "a key is told with the next sign"
    moment += here.BEAT + 0.1
    assert beats() and present(path)[0].key == anna.key


def test_a_seat_is_taken_over_by_whoever_sits_down_at_it_later(path: Path) -> None:
    anna, ben = Here(path, [0, 1]), Here(path, [2])
    anna.me = replace(anna.me, since="2026-01-02T03:04:05+00:00", token="b")
    ben.me = replace(ben.me, since="2026-01-02T03:04:05+00:00", token="a")
    for one in (anna, ben):
        one.beat()
    assert anna.taken_over() is None and ben.taken_over() is None
    ben.sit([1, 2])
    assert anna.taken_over() is None, "it came before"
    taken = ben.taken_over()
    assert taken is not None and taken.holder == anna.me and taken.seats == (0, 1)


def test_a_table_of_several_terminals_is_in_play_until_it_is_over(path: Path) -> None:
    table = new_table(count=3)
    table.apart = Apart()
    path.write_bytes(dump(table))
    held = in_play(path, table)
    assert isinstance(held, HeldApart) and held.names == "Anna, Ben, Cleo"
    assert isinstance(in_play(path.with_name("friday.json.bak"), table), HeldApart)
    table.apart = None
    assert in_play(path, table) is None
    Here(path, [0]).beat()
    assert isinstance(in_play(path, table), HeldApart), "somebody sits there"
    assert in_play(path, play_on(table, 1000)) is None


def test_what_a_session_leaves_is_taken_away_by_the_last_one(path: Path) -> None:
    anna, ben = Here(path, [0]), Here(path, [1])
    for one in (anna, ben):
        one.beat()
    anna.close()
    assert [one.seats for one in present(path)] == [(1,)]
    ben.close()
    assert not here.folder_of(path).exists()
    ben.close()


def test_asking_who_is_here_keeps_no_names(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python keeps the parts of every path in a table that is only ever written on at its end."""
    anna, kept = Here(path, [0]), list[str]()
    anna.beat()
    assert len(present(path)) == 1
    intern = sys.intern
    monkeypatch.setattr(sys, "intern", lambda text: kept.append(text) or intern(text))
    assert len(present(path)) == 1 and anna.taken_over() is None
    assert kept == []
