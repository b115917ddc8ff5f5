"""What a computer player did for a person who was away is kept, marked and told."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.engine import Luck, random_action
from tabletop_tui.play import Seat, Table
from tabletop_tui.play.perspective import OwnSeat
from tabletop_tui.play.remote.stand_ins import note_action, stood_in
from tabletop_tui.play.session import Session
from tabletop_tui.play.story.recap import recap, told_on_return
from tabletop_tui.store.load import load
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tests.playing import new_table, play_on

BEN = 1


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A table of three, each at their own terminal."""
    path = tmp_path / "friday.json"
    SharedSaveFile.create(play_on(new_table("cities_and_knights", 3, 3), 30), path).close()
    return path


def acts(one: SharedSaveFile, count: int = 3) -> None:
    """Whoever is asked acts, that often."""
    for _ in range(count):
        one.poll()
        table = one.table
        seat = table.deciding()[0]
        action = random_action(table.game, table.state, seat, Luck(len(table.log)))
        one.change(lambda table=table, seat=seat, action=action: table.play(seat, action), seat,
                   one.open_question(seat))  # fmt: skip


def until_ben(one: SharedSaveFile) -> None:
    """All act until Ben has."""
    before = len(by_ben(one.table))
    while len(by_ben(one.table)) == before:
        acts(one, 1)


def held(one: SharedSaveFile, level: str) -> None:
    """Ben's seat goes to a computer player, or back to him."""
    one.change(lambda: one.table.reseat(BEN, Seat(one.table.seats[BEN].name, level)))


def session_of(path: Path, seat: int) -> Session:
    """The terminal of a seat."""
    one = SharedSaveFile(path)
    return Session(one.table, one, "en", OwnSeat(one.table, seat))


def by_ben(table: Table) -> list[int]:
    return [n for n, (seat, _) in enumerate(table.log) if seat == BEN]


def test_what_was_played_for_a_person_is_told_to_all_and_to_them_when_they_are_back(
    path: Path,
) -> None:
    one = SharedSaveFile(path)
    until_ben(one)
    held(one, "normal")
    before = len(one.table.log)
    until_ben(one)
    until_ben(one)
    assert load(path).table.remote.stood_in == ((BEN, before, -1),)  # type: ignore[union-attr]
    held(one, "")
    his, hers = session_of(path, BEN), session_of(path, 0)
    done = [n for n in by_ben(his.table) if n >= before]
    assert len(done) == 2 and stood_in(his.table) == {*done}
    assert "has acted 2 times for you" in told_on_return(his) and not told_on_return(hers)
    for session in (his, hers):
        marked = [line.after - 1 for line in session.story(session.perspective.viewer)
                  if line.text.endswith("(played by the computer)")]  # fmt: skip
        assert marked and {*marked} <= {*done} and len({*marked}) == len(marked), "once for each"
    own = max(n for n in by_ben(his.table) if n < before)
    found = recap(his, BEN, BEN)
    told = {line.after for line in (*found.own, *found.others)}
    assert told & {n + 1 for n in done}, "it is part of what came since his last turn"
    assert min(told) > own
    until_ben(one)
    assert not told_on_return(session_of(path, BEN)), "he has acted himself"
    assert by_ben(load(path).table)[-1] not in stood_in(load(path).table)


def test_one_answer_for_a_person_is_marked_as_well(path: Path) -> None:
    one = SharedSaveFile(path)
    until_ben(one)
    one.change(lambda: note_action(one.table, BEN))
    his = session_of(path, BEN)
    assert stood_in(his.table) == {by_ben(his.table)[-1]}
    assert "has acted once for you" in told_on_return(his)


def test_what_is_taken_back_is_no_longer_marked_and_a_save_without_it_says_nothing_of_it(
    path: Path,
) -> None:
    assert b"stood_in" not in path.read_bytes()
    one = SharedSaveFile(path)
    held(one, "normal")
    begun = len(one.table.log)
    until_ben(one)
    held(one, "")
    assert stood_in(one.table)
    one.change(lambda: one.table.rewind(begun))
    assert not stood_in(one.table) and not load(path).table.remote.stood_in  # type: ignore[union-attr]


def test_a_seat_that_comes_back_untouched_leaves_no_trace(path: Path) -> None:
    one = SharedSaveFile(path)
    held(one, "normal")
    held(one, "hard")
    assert load(path).table.remote.stood_in == ((BEN, len(one.table.log), -1),)  # type: ignore[union-attr]
    held(one, "")
    assert load(path).table.remote.stood_in == ()  # type: ignore[union-attr]
