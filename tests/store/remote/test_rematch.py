"""Rematches at several terminals: one session creates it, the others find it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.play import Seat, permissions
from tabletop_tui.play.permissions import GUEST
from tabletop_tui.play.remote.remote_seats import Unplayed
from tabletop_tui.play.results.deals import deal_of
from tabletop_tui.store import rematch
from tabletop_tui.store.load import load
from tabletop_tui.store.rematch import following, next_game
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tests.playing import new_table, play_on


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A game of three at several terminals that is over; the third is a computer player."""
    table = play_on(new_table(count=3), 1000)
    table.seats[2] = Seat("Bot 3", "easy")
    path = tmp_path / "evening.json"
    SharedSaveFile.create(table, path, patience=77).close()
    return path


def saves(path: Path) -> set[str]:
    return {file.name for file in path.parent.glob("*.json")}


def test_whoever_asks_first_begins_it_and_all_others_find_it(path: Path) -> None:
    one, other = SharedSaveFile(path), SharedSaveFile(path)
    assert following(one) is None
    begun = next_game(one)
    other.poll()
    assert begun == following(one) == following(other) == next_game(other) == next_game(one)
    assert saves(path) == {path.name, begun.name} and begun.parent == path.parent
    table = load(begun).table
    assert [seat.name for seat in table.seats] == ["Ben", "Bot 2", "Anna"] and table.log == []
    assert table.remote is not None
    assert table.remote.free == {0, 2} and table.remote.patience == 77


def test_the_same_start_is_begun_with_the_same_seats(path: Path) -> None:
    one = SharedSaveFile(path)
    begun = next_game(one, same=True)
    table = load(begun).table
    assert begun == following(one) == next_game(one)
    assert deal_of(table) == deal_of(one.table) and table.log == []
    assert [seat.name for seat in table.seats] == ["Anna", "Ben", "Bot 3"]
    assert table.state.rng != one.table.checkpoints[0].rng
    assert table.remote is not None and table.remote.free == {0, 1}


def test_of_two_who_ask_at_the_same_time_one_begins_it(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = SharedSaveFile(path), SharedSaveFile(path)
    plain = rematch.unused_path
    begun: list[Path] = []

    def meanwhile(game: str, where: Path) -> Path:
        if not begun:
            begun.append(path)  # before this session has a file of its own
            begun.append(next_game(other))
        return plain(game, where)

    monkeypatch.setattr(rematch, "unused_path", meanwhile)
    assert next_game(one) == begun[1]
    assert saves(path) == {path.name, begun[1].name}


def test_a_table_that_went_back_to_one_keyboard_begins_nothing_here(path: Path) -> None:
    one = SharedSaveFile(path)
    SaveFile.open(path, take_over=True)
    with pytest.raises(Unplayed, match="taken over"):
        next_game(one)
    assert saves(path) == {path.name}, "nothing is left lying of what was not begun"


def test_a_guest_begins_the_rematch_of_a_game_that_is_over_and_no_other_table(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(permissions, "_current", [GUEST])
    begun = next_game(SharedSaveFile(path))
    assert load(begun).table.log == []
    before = saves(path)
    with pytest.raises(Unplayed):
        next_game(SharedSaveFile(begun))
    with pytest.raises(PermissionError):
        SharedSaveFile.create(new_table(count=2), path.with_name("mine.json"))
    assert saves(path) == before
