"""The menu in the rooms that it may have: which rows share one, what is cut short, where the cursor
and the signs of more stand.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.tui.forms import OneOfForm
from tabletop_tui.tui.table.choice_tree import MenuEntry
from tests.snapshots.kept import compare
from tests.snapshots.rows import all_told

KEPT = Path(__file__).parent / "kept" / "menus.txt"


def entry(
    key: str, label: str, why: str = "", short: str = "", *, stays: bool = False
) -> MenuEntry:
    return MenuEntry(key, label, "kind", "", why=why, short=short, stays=stays)


ENTRIES = [
    entry("r", "Build a road", short="road"),
    entry("s", "Build a ship for wool and lumber", short="ship"),
    entry("m", "Move the merchant to any of the land that you have"),
    entry("", "Look at the table"),
    entry("c", "Build a city", "no settlement stands on the board any more", "city"),
    entry("w", "Build a wall", "two brick are missing", "wall"),
    entry("k", "Hire a knight", "one ore is missing", "knight"),
    entry("e", "End the turn", stays=True),
]
ROOMS = ((34, 20), (34, 7), (34, 5), (34, 3), (26, 9), (15, 6), (9, 12))


def test_the_menu_looks_as_it_did() -> None:
    """In ample room with its styles, and in smaller ones."""
    lines = []
    for (width, height), at in (((34, 20), 0), ((34, 7), 5), ((34, 3), 2), ((15, 6), 4)):
        menu = OneOfForm(ENTRIES)
        menu.cursor = at
        rows = menu.menu(width, height, active=True)
        lines.append(f"== {width}x{height}, at {at}")
        lines += [all_told(rows)] if height == 20 else [f"   {row.plain.rstrip()}" for row in rows]
    compare(KEPT, "\n".join(lines) + "\n")


@pytest.mark.parametrize(("width", "height"), ROOMS)
@pytest.mark.parametrize("at", range(len(ENTRIES)))
def test_the_menu_folds_to_its_room_and_shows_its_cursor(width: int, height: int, at: int) -> None:
    menu = OneOfForm(ENTRIES)
    menu.cursor = at
    rows = menu.menu(width, height, active=True)
    assert len(rows) == len(menu.entry_of) <= height
    assert max(row.cell_len for row in rows) <= max(width, 11)
    assert menu.list.heads.get(at, at) in menu.entry_of, "alone or in a row that it shares"
    assert height < 4 or len(ENTRIES) - 1 in menu.entry_of, "the end of the turn stays"


@pytest.mark.parametrize(("width", "height"), ROOMS)
@pytest.mark.parametrize("at", range(len(ENTRIES)))
def test_a_click_on_a_row_means_the_entry_whose_letter_begins_it(
    width: int, height: int, at: int
) -> None:
    menu = OneOfForm(ENTRIES)
    menu.cursor = at
    rows = menu.menu(width, height, active=True)
    for row, n in zip(rows, menu.entry_of, strict=True):
        assert row.plain[:1].strip() in ("", ENTRIES[n].key)


def test_rows_with_short_names_share_one_only_where_there_is_no_room_for_all() -> None:
    menu = OneOfForm(ENTRIES)
    shown = ["\n".join(row.plain for row in menu.menu(34, n, active=True)) for n in (20, 3)]
    assert ["r  road  s ship" in text for text in shown] == [False, True]


def test_all_rows_that_fill_the_menu_stand_as_they_are() -> None:
    menu = OneOfForm(ENTRIES[:2])
    whole = [row.plain for row in menu.menu(40, 2, active=True)]
    assert whole == ["r  Build a road", "s  Build a ship for wool and lumber"]


@pytest.mark.parametrize(
    ("key", "picked", "cursor"),
    [("enter", 0, 0), ("down", None, 1), ("e", 7, 7), ("w", 5, 5), ("q", None, 0), ("up", None, 7)],
)
def test_a_key_of_the_menu_picks_moves_or_means_nothing(
    key: str, picked: int | None, cursor: int
) -> None:
    menu = OneOfForm(ENTRIES)
    assert menu.chosen() is None and menu.here() is ENTRIES[0] and menu.list.pinned == 7
    assert menu.key(key) is (key != "q")
    assert menu.chosen() is (None if picked is None else ENTRIES[picked])
    assert menu.cursor == cursor and menu.here() is ENTRIES[cursor]
    menu.key("down")
    assert menu.chosen() is None, "the pick of the key before is over"


@pytest.mark.parametrize("width", range(15, 40))
def test_a_row_is_cut_short_behind_the_last_word_that_fits(width: int) -> None:
    label = " ".join("xyzw" * 9)
    menu = OneOfForm([entry("r", "Build a road"), entry("s", "Ships", label)])
    row = menu.menu(width, 2, active=True)[1].plain.rstrip()
    assert row.startswith("s  Ships ·") and row.endswith("⋯")
    assert width - 1 <= len(row) <= width, "one letter more would not have fitted"


def test_a_menu_of_nothing_takes_no_key() -> None:
    menu = OneOfForm([])
    assert not menu.key("enter") and not menu.key("down")
    assert menu.here() is None and menu.chosen() is None and menu.menu(20, 5, active=True) == []
    assert not menu.action and menu.cancelled is False and menu.list.pinned == -1
