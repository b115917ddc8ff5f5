"""Seats that are open to all, on the disk: new saves, older ones, copies, rematches."""

import json
from pathlib import Path

import pytest

from tabletop_tui.engine import Complaint
from tabletop_tui.play.remote.seating import all_free, seats_for
from tabletop_tui.store.load import load
from tabletop_tui.store.rematch import next_game
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.store.session_lock import HeldRemotely
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tests.playing import new_table, play_on


def saved(path: Path, open_to_all: frozenset[int], count: int = 3) -> Path:
    """A table with several terminals, whose seats all are free."""
    table = new_table(count=count)
    SharedSaveFile.create(table, path, all_free(table), open_to_all=open_to_all).close()
    return path


def head(path: Path) -> dict[str, object]:
    """What the file says of the terminals."""
    return dict(json.loads(path.read_text(encoding="utf-8"))["apart"])


@pytest.mark.parametrize("opened", [frozenset[int](), frozenset({1}), frozenset({0, 1, 2})])
def test_which_seats_are_open_comes_back(tmp_path: Path, opened: frozenset[int]) -> None:
    path = saved(tmp_path / "a.json", opened)
    remote = load(path).table.remote
    assert remote is not None and remote.open_to_all == opened


def test_at_a_table_of_an_older_version_every_free_seat_is_open(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.json", frozenset())
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(', "open_to_all": []', ""), encoding="utf-8")
    assert "open_to_all" not in head(path)
    shared = SharedSaveFile.open(path)
    shared.sit(seats_for(shared.table, ["Zoe"]))
    shared.sit(seats_for(shared.table, ["ben"]))
    names = [seat.name for seat in load(path).table.seats]
    assert names == ["Zoe", "Ben", "Cleo"] and head(path).get("free") == [2]
    assert "open_to_all" not in head(path), "as the version before wrote it"


def test_who_is_slower_gets_the_next_open_seat(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.json", frozenset({1, 2}))
    one, other = SharedSaveFile.open(path), SharedSaveFile.open(path)
    first, second = (
        seats_for(shared.table, [name]) for shared, name in ((one, "Yan"), (other, "Zoe"))
    )
    assert [*first] == [*second] == [1]
    one.sit(first)
    with pytest.raises(Exception, match="faster"):
        other.sit(second)
    other.sit(seats_for(other.table, ["Zoe"]))
    assert [seat.name for seat in load(path).table.seats] == ["Anna", "Yan", "Zoe"]


def test_a_copy_of_a_backup_keeps_its_open_seats(tmp_path: Path) -> None:
    path = saved(tmp_path / "game-backup.json", frozenset({2}))
    with pytest.raises(HeldRemotely) as held:
        SaveFile.resume(path)
    remote = load(held.value.path).table.remote
    assert remote is not None and remote.open_to_all == {2} and remote.free == {0, 1, 2}


def test_the_next_game_is_for_the_people_of_the_last(tmp_path: Path) -> None:
    table = play_on(new_table(), 1000)
    shared = SharedSaveFile.create(table, tmp_path / "a.json")
    again = load(next_game(shared)).table
    assert again.remote is not None and again.remote.free == {0, 1}
    with pytest.raises(Complaint):
        seats_for(again, ["Zoe"])
