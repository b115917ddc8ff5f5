"""Lines of a menu that share one where there is no room for all: which do, and which stand alone."""

from __future__ import annotations

from tabletop_tui.tui.forms.one_of import MenuRows
from tabletop_tui.tui.widgets.choice_list import ListRow

ROAD, SHIP, CITY = (ListRow(f"Build a {name}", key=name[0]) for name in ("road", "ship", "city"))
NO_WALL, NO_SHIP = (
    ListRow(f"Build a {name}", key=name[0], why="no wool") for name in ("wall", "ship")
)


def lines(*rows: ListRow, at: int = 0) -> MenuRows:
    """The rows with their last word as the short name, the cursor on one of them."""
    found = MenuRows(rows, at)
    found.short = [row.label.rpartition(" ")[2] for row in rows]
    return found


def drawn(found: MenuRows, width: int, height: int) -> list[str]:
    return [row.plain.rstrip() for row in found.lines(width, height)]


def test_rows_stand_alone_where_there_is_room_for_all() -> None:
    found = lines(ROAD, SHIP)
    assert drawn(found, 30, 2) == ["r  Build a road", "s  Build a ship"] and not found.heads


def test_rows_share_a_line_where_there_is_none_and_a_lone_one_keeps_its_own_name() -> None:
    assert drawn(lines(ROAD, SHIP), 30, 1) == ["r  road  s ship"]
    assert drawn(lines(ROAD), 30, 0)[:1] != ["r  road"] and not lines(ROAD).sharing(30)
    assert lines(ROAD, SHIP).sharing(15) == {0: 0, 1: 0}, "they fill the line"
    assert lines(ROAD, SHIP).sharing(14) == {}, "possible ones all of them or none"


def test_possible_and_impossible_rows_do_not_share() -> None:
    found = lines(ROAD, SHIP, NO_WALL, NO_SHIP)
    assert found.sharing(30) == {0: 0, 1: 0, 2: 2, 3: 2}
    assert drawn(found, 30, 2) == ["r  road  s ship", "w  wall  s ship"]


def test_impossible_rows_fill_as_many_lines_as_they_need() -> None:
    found = lines(CITY, NO_WALL, NO_SHIP, NO_WALL)
    assert found.sharing(15) == {1: 1, 2: 1, 3: 3}, "an impossible one alone hides its reason"


def test_an_impossible_row_under_the_cursor_tells_its_reason() -> None:
    found = lines(NO_WALL, NO_SHIP, at=1)
    assert found.sharing(30) == {0: 0}
    found.active = False
    assert found.sharing(30) == {0: 0, 1: 0}, "there is no cursor"
