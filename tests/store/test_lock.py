"""Which session has a save open."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tabletop_tui.store.here import in_play
from tabletop_tui.store.lock import Held, HeldApart, Lock, holder_of
from tabletop_tui.store.session_file import myself
from tests.doors.worlds import hold
from tests.playing import new_table


def test_a_session_that_lost_the_save_does_not_take_it_from_the_next_by_leaving(
    tmp_path: Path,
) -> None:
    path = tmp_path / "x.json"
    one, other = Lock(path), Lock(path)
    one.take()
    with pytest.raises(Held):
        other.take()
    assert one.taken_by() is None and other.taken_by() == one.me
    other.take(over=True)
    one.release()
    assert holder_of(path) == other.me == one.taken_by()
    other.release()
    assert holder_of(path) is None and other.taken_by() is None
    other.release()  # what nobody has is given free as well


@pytest.mark.parametrize("saved", [False, True])
@pytest.mark.parametrize("taken", [False, True])
def test_nothing_is_left_lying_of_what_never_became_a_save(
    tmp_path: Path, saved: bool, taken: bool
) -> None:
    one, other = (Lock(tmp_path / "x.json") for _ in range(2))
    one.take()
    if saved:
        one.path.write_text("{}")
    if taken:
        other.take(over=True)
    one.forget()
    assert one.guard.exists() == (saved or taken) and one.note.path.exists() == taken


def test_a_save_is_ones_own_in_this_very_process_only(tmp_path: Path) -> None:
    one = Lock(tmp_path / "x.json")
    assert not Held(one.path, one.me).mine, "it has not been taken"
    one.take()
    assert Held(one.path, one.me).mine and not HeldApart(one.path, one.me, "Anna, Ben").mine
    assert not Held(one.path, replace(one.me, token="another")).mine
    one.release()
    assert not Held(one.path, one.me).mine


def test_a_save_is_in_play_while_another_process_has_it_open(tmp_path: Path) -> None:
    one, table = Lock(tmp_path / "x.json"), new_table()
    assert in_play(one.path, table) is None
    one.take()
    assert in_play(one.path, table) is None, "this process has it"
    one.release()
    hold(one.path)
    held = in_play(one.path, table)
    assert type(held) is Held and held.holder == holder_of(one.path)


def test_a_note_is_claimed_over_the_head_of_a_living_session_only_where_that_is_meant(
    tmp_path: Path,
) -> None:
    one, other = (Lock(tmp_path / "x.json") for _ in range(2))
    one.claim()
    one.claim()
    with pytest.raises(Held):
        other.claim()
    other.claim(over=True)
    assert one.taken_by() == other.me


def test_a_session_that_cannot_take_its_note_away_has_the_save_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = Lock(tmp_path / "x.json")
    one.take()
    one.guard.unlink()
    one.guard.mkdir()
    one.release()
    assert one.note.path.exists() and holder_of(one.path) is None


@pytest.mark.parametrize("note", ["", "[]", '"x"', '{"pid": "x"}', "\xff", "[" * 5000])
def test_a_note_that_nobody_can_read_is_no_note(tmp_path: Path, note: str) -> None:
    one = Lock(tmp_path / "x.json")
    one.note.path.write_bytes(note.encode("latin-1"))
    assert holder_of(one.path) is None
    one.take()
    assert holder_of(one.path) == one.me and json.loads(one.note.path.read_text())["pid"] > 0


def test_a_session_that_is_new_is_no_other(tmp_path: Path) -> None:
    assert myself().token != myself().token
