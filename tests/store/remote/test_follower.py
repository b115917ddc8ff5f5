"""Going along with a save that others write: how a save is cut, when it is read, which questions
stay open.
"""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

from tabletop_tui.engine import Luck, random_action
from tabletop_tui.play import Seat
from tabletop_tui.play.remote.remote_seats import News
from tabletop_tui.store import follower
from tabletop_tui.store.atomic_files import SaveError
from tabletop_tui.store.follower import RECHECK, Follower, SplitSave
from tabletop_tui.store.load import load
from tabletop_tui.store.save import dump
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tests.playing import new_table, play_on


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A fresh game of cards for three, shared."""
    path = tmp_path / "game.json"
    SharedSaveFile.create(new_table(count=3), path).close()
    return path


def act(one: SharedSaveFile, seat: int) -> None:
    """*seat* answers its question, by luck."""
    table = one.table
    action = random_action(table.game, table.state, seat, Luck(len(table.log)))
    one.change(partial(table.play, seat, action), seat, one.open_question(seat))


GOOD = b'{\n"game":"x",\n"start":{},\n"log":[\n[0,"a"],\n[1,"b"]\n],\n"state":{}\n}\n'


def test_a_save_is_cut_into_head_start_lines_and_position() -> None:
    cut = SplitSave(GOOD)
    assert (cut.head, cut.start, cut.state) == ({"game": '"x"'}, "{}", "{}")
    assert cut.lines == ['[0,"a"]', '[1,"b"]'] and cut.reseeds == {}
    assert SplitSave(GOOD.replace(b'[\n[0,"a"],\n[1,"b"]\n]', b"[]")).lines == []


@pytest.mark.parametrize(
    "data",
    [
        GOOD.replace(b',\n"start":', b',\n"begun":'),
        GOOD.replace(b',\n"log":[', b',\n"lines":['),
        GOOD.replace(b'],\n"state":', b'],\n"position":'),
        GOOD[:-1],
        GOOD[:-2],
        b"",
    ],
)
def test_what_has_not_all_four_is_no_save_as_its_writer_put_it(data: bytes) -> None:
    with pytest.raises(ValueError, match="save"):
        SplitSave(data)


def test_what_changes_without_a_move_is_told_apart_from_what_stays() -> None:
    table = play_on(new_table(), 3)
    cut = SplitSave(dump(table, "now"))
    assert set(cut.variable_fields()) == {"seats", "free_undo", "open_replay"}
    assert set(cut.constant_fields()) == {"format", "game", "rules", "options", "opening"}
    table.reseed(5)
    again = SplitSave(dump(table, "later"))
    assert again.constant_fields() == cut.constant_fields() and again.reseeds == {3: 5}


def test_a_file_that_looks_the_same_is_read_again_only_now_and_then(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moment = 1000.0
    monkeypatch.setattr(follower, "time", SimpleNamespace(monotonic=lambda: moment))
    one = Follower(path)
    assert one.poll() == []
    looks, before = path.stat(), path.read_bytes()
    path.write_bytes(before.replace(b'"Anna"', b'"Anne"'))
    os.utime(path, ns=(looks.st_atime_ns, looks.st_mtime_ns))
    moment += RECHECK - 1
    assert one.poll() == [] and one.table.seats[0].name == "Anna"
    moment += 2
    assert one.poll() == [News()] and one.table.seats[0].name == "Anne"
    path.write_bytes(before.replace(b'"Anna"', b'"Anno"'))
    os.utime(path, ns=(looks.st_atime_ns, looks.st_mtime_ns))
    moment += RECHECK - 1
    assert one.poll() == [], "it was read a moment ago"


def test_a_question_stays_open_while_others_answer_and_is_put_anew_to_whoever_has(
    path: Path,
) -> None:
    one = SharedSaveFile(path)
    assert one.questions == {0: (0, None), 1: (0, None), 2: (0, None)}
    act(one, 1)
    assert one.questions == {0: (0, None), 2: (0, None)}
    act(one, 0)
    act(one, 2)
    assert one.questions == dict.fromkeys(range(3), (3, one.table.log[-1]))
    assert Follower(path).questions == one.questions
    one.change(lambda: one.table.rewind(1))
    assert set(one.questions) == {0, 2}


def test_the_same_frame_asks_a_seat_anew_after_its_own_action(tmp_path: Path) -> None:
    """In a turn of many actions each answers a question of its own."""
    path = tmp_path / "turns.json"
    SharedSaveFile.create(play_on(new_table("cities_and_knights", 3), 60), path).close()
    one, seen = SharedSaveFile(path), set()
    for _ in range(40):
        (seat, *_rest) = one.table.deciding()
        before = one.open_question(seat)
        frame = one.table.state.stack[-1]
        act(one, seat)
        after = one.open_question(seat)
        assert after is None or after != before
        seen.add(after is not None and type(one.table.state.stack[-1]) is type(frame))
    assert seen == {True, False}


def test_who_sits_down_elsewhere_is_news_and_an_old_text_is_none(path: Path) -> None:
    one, follower = SharedSaveFile(path), Follower(path)
    one.change(lambda: one.table.reseat(2, Seat("Dora")))
    assert follower.poll() == [News()] and follower.poll() == []
    one.change(lambda: None)  # only clocks and moments
    assert follower.poll() == []


def test_another_game_of_the_same_kind_is_taken_whole(path: Path) -> None:
    follower = Follower(path)
    other = play_on(new_table(count=3, seed=9), 4)
    path.write_bytes(dump(other))
    assert follower.poll() == [News()]
    assert follower.table.log == other.log and follower.table.state == other.state
    play_on(other, 1)
    path.write_bytes(dump(other))
    (news,) = follower.poll()
    assert (news.seat, news.action) == other.log[-1]


def test_luck_that_the_others_took_comes_along(path: Path) -> None:
    one, follower = SharedSaveFile(path), Follower(path)
    act(one, 0)
    one.change(lambda: one.table.reseed(12345))
    follower.poll()
    assert follower.table.reseeds == {1: 12345} and follower.table.state.rng == 12345
    for seat in (1, 2):
        act(one, seat)
    follower.poll()
    assert follower.table.state == one.table.state == load(path).table.state


def test_a_save_in_an_older_form_is_followed_from_what_it_says(path: Path) -> None:
    import json

    path.write_bytes(json.dumps(json.loads(path.read_bytes())).encode())
    follower = Follower(path)
    table = play_on(load(path).table, 2)
    path.write_bytes(dump(table))
    assert [news.seat for news in follower.poll()] == [seat for seat, _ in table.log]
    path.write_bytes(b"{")
    assert follower.poll() == [] and follower.lost and not follower.problem
    path.write_bytes(dump(table))
    assert follower.poll() == [] and follower.lost, "it is followed no more"
    with pytest.raises(SaveError):
        Follower(path.with_name("gone.json"))
