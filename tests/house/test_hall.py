"""Which table a person comes to, and who is in the hall."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletop_tui.play import Seat
from tabletop_tui.play.remote.seating import all_free
from tabletop_tui.store.house import hall
from tabletop_tui.store.house.hall import (
    HallTable,
    hall_presence,
    hall_talk,
    people_here,
    stamps,
    table_for,
    tables,
)
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.store.save_folder import folder
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tests.playing import new_table


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    folder().mkdir()
    yield


def laid(
    name: str, *names: str, open_to_all: frozenset[int] = frozenset(), free: bool = False
) -> Path:
    """Return the save of a table at which these people play; the last one is asked."""
    table = new_table("cities_and_knights", len(names))
    table.seats[:] = [Seat(one) for one in names]
    seats = all_free(table) if free else open_to_all
    save = SharedSaveFile.create(table, folder() / f"{name}.json", seats, open_to_all=open_to_all)
    if not seats:
        save.sit({0: names[0]})  # questions are asked from now on
    save.close()
    return save.path


def came(*names: str) -> HallTable | None:
    """Return the table that a person comes to at once."""
    return table_for(tables(names))


def test_who_has_one_seat_comes_to_it_whosever_turn_it_is() -> None:
    path = laid("one", "Anna", "Ben", "Cleo")
    laid("other", "Dora", "Emil", "Fred")
    for name in ("anna", "BEN"):
        table = came(name)
        assert table is not None and table.path == path
    assert came("Gina") is None


def test_of_two_tables_the_one_that_waits_is_meant_and_else_there_is_a_choice() -> None:
    laid("one", "Ben", "Anna", "Cleo")
    waits = laid("two", "Ben", "Cleo", "Anna")
    laid("three", "Cleo", "Anna", "Dora")
    table = came("Anna")
    assert table is not None and table.path == waits and table.waits
    sits = SharedSaveFile.open(waits)
    sits.sit({2: "Anna"})
    assert came("Anna") is None, "she sits there already"
    sits.close()
    laid("four", "Ben", "Dora", "Anna")
    assert came("Anna") is None, "two wait for her"
    assert sorted(one.seat for one in tables(["Anna"])) == [1, 1, 2, 2]


def test_a_free_seat_of_that_name_waits_and_games_at_one_keyboard_are_nobodys_business() -> None:
    laid("one", "Anna", "Cleo", "Ben")
    path = laid("two", "Ben", "Cleo", "Anna", free=True)
    found = {one.path: one.waits for one in tables(["Cleo"])}
    assert found == {folder() / "one.json": False, path: True}
    SaveFile.create(new_table("skeleton", 2), folder() / "alone.json").close()
    assert len(tables(["Anna"])) == 2


def test_a_stranger_comes_to_the_only_table_with_a_seat_for_anyone() -> None:
    laid("one", "Anna", "Ben", "Cleo")
    path = laid("two", "Anna", "Player 2", "Player 3", open_to_all=frozenset({1, 2}))
    table = came("Zed")
    assert table is not None and table.path == path and table.seat < 0 and table.open == (1, 2)
    laid("three", "Ben", "Player 2", "Cleo", open_to_all=frozenset({1}))
    assert came("Zed") is None


def test_everyone_in_the_house_is_listed_once() -> None:
    path = laid("one", "Anna", "Ben", "Cleo")
    sits = SharedSaveFile.open(path)
    sits.sit({1: "Ben"})
    came = [hall_presence(name) for name in ("Zoë", "ben", "evil\x1b[2J")]
    for one in came:
        one.heartbeat()
    people = people_here(tables(["Anna"]))
    assert [name.casefold() for name in people] == ["ben", "evil?[2j", "zoë"]
    for each in (sits, *came):
        each.close()
    assert people_here(tables(["Anna"])) == []


def test_what_is_written_changes_the_stamps() -> None:
    before = stamps()
    laid("one", "Anna", "Ben", "Cleo")
    assert stamps() != before and stamps() == stamps()


def test_talk_in_the_hall_goes_on_when_its_file_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "LARGEST", 200)
    first = hall_talk()
    assert first.say("Anna", "hello " * 20)
    later = hall_talk()
    assert later.lines == [] and later.say("Ben", "hi")
    assert [line.name for line in first.poll()] == ["Ben"]
    assert (folder() / "hall.talk.old").exists() and tables() == []
