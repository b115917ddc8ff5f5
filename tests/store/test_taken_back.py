"""Undo at a table with several terminals: the questions of the others stay open."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from tabletop_tui.engine import Luck, random_action
from tabletop_tui.store.follower import Follower
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tests.playing import new_table


def act(one: SharedSaveFile, seat: int) -> None:
    """Let *seat* answer its question at random."""
    table = one.table
    action = random_action(table.game, table.state, seat, Luck(len(table.log)))
    one.change(partial(table.play, seat, action), seat, one.open_question(seat))


def since(one: SharedSaveFile, seat: int) -> float:
    """When the question of *seat* was asked."""
    assert one.table.remote is not None
    return one.table.remote.since[seat]


def test_a_question_of_before_stands_although_an_answer_of_another_is_taken_back(
    tmp_path: Path,
) -> None:
    path = tmp_path / "game.json"
    SharedSaveFile.create(new_table(count=3), path).close()
    one, other = SharedSaveFile(path), SharedSaveFile(path)
    act(one, 2)
    other.poll()
    asked, theirs, put = one.open_question(1), other.open_question(1), since(one, 1)
    assert asked is not None and theirs is not None
    act(one, 0)
    other.poll()
    one.change(lambda: one.table.rewind(1))
    other.poll()
    assert one.open_question(1) == asked and other.open_question(1) == theirs
    assert since(one, 1) == put and one.open_question(0) is not None, "who took back is asked again"
    act(other, 1)
    one.poll()
    assert [seat for seat, _ in one.table.log] == [2, 1]


def test_luck_that_comes_anew_comes_to_every_session_and_questions_of_before_stand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    SharedSaveFile.create(new_table(count=3), path).close()
    one, other, late = SharedSaveFile(path), SharedSaveFile(path), SharedSaveFile(path)
    act(one, 2)
    other.poll()
    theirs = other.open_question(1)
    act(one, 0)
    other.poll()

    def take_back() -> None:
        one.table.rewind(1)
        one.table.reseed(2**40 + 7)

    one.change(take_back)
    monkeypatch.setattr(Follower, "reload", None)  # nobody needs to load the save whole
    other.poll()
    assert other.table.state == one.table.state and other.table.state.rng == 2**40 + 7
    assert other.open_question(1) == theirs, "it has stood all the while"
    act(one, 0)
    act(other, 1)
    for session in (one, other, late):
        session.poll()
        assert not session.lost and session.table.reseeds == {1: 2**40 + 7}
        assert session.table.state == one.table.state


def test_who_missed_that_luck_came_anew_takes_the_save_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    SharedSaveFile.create(new_table(count=3), path).close()
    one, other = SharedSaveFile(path), SharedSaveFile(path)
    act(one, 2)
    act(one, 0)
    other.poll()
    again = one.table.log[1]

    def play_anew() -> None:
        one.table.rewind(1)
        one.table.reseed(99)
        one.table.play(*again)

    one.change(play_anew)
    other.poll()
    assert other.table.reseeds == {1: 99} and other.table.state == one.table.state
