"""A board that is larger than its room: which part of it is seen, and what is sent of it."""

from __future__ import annotations

from typing import Any

import pytest
from textual.geometry import Offset, Region

from tabletop_tui.engine import Place
from tabletop_tui.terminal.signs import GLYPHS
from tabletop_tui.tui.widgets.panned_board import PannedBoard

from .plain_board import Wide, look, rows

SIGNS = {side: GLYPHS[f"ui.{side}"][0] for side in ("left", "right", "up", "down")}
CELLS = [(2, 1), (20, 6), (37, 1), (37, 14), (2, 14), (21, 6)]
PLACES: dict[Place, Any] = {("spot", n): cell for n, cell in enumerate(CELLS)}
FIRST, MIDDLE, RIGHT, LOW, LEFT, BESIDE = PLACES


def board(whole: tuple[int, int] = (40, 16), size: tuple[int, int] = (20, 8)) -> Wide:
    found = Wide({**PLACES, ("gone", 1): None}, whole, size)
    found.look = look()
    return found


def test_before_anything_is_pointed_at_the_middle_is_seen() -> None:
    assert board().window == Region(10, 4, 20, 8)
    assert board((41, 17)).window == Region(10, 4, 20, 8)
    assert board((10, 4)).window == Region(0, 0, 20, 8) and board((10, 4)).canvas_size == (20, 8)
    assert board((40, 4)).canvas_size == (40, 8) and board((40, 4)).window == Region(10, 0, 20, 8)


def test_the_window_stays_on_the_board_wherever_it_is_wished() -> None:
    found = board()
    for corner, seen in (
        ((-5, -5), (0, 0)), ((99, 99), (20, 8)), ((7, 3), (7, 3)), ((20, 8), (20, 8)),
        ((21, 9), (20, 8)), ((0, 99), (0, 8)),
    ):  # fmt: skip
        found.corner = corner
        assert found.window == Region(*seen, 20, 8)
    assert found.under(Offset(3, 2)) == (3, 10)


@pytest.mark.parametrize(
    ("spot", "corner"),
    [
        ((14, 5), None),  # four columns and a line are around it
        ((13, 5), (3, 1)),
        ((14, 4), (4, 0)),
        ((25, 10), None),
        ((26, 10), (16, 6)),
        ((25, 11), (15, 7)),
    ],
)
def test_what_is_well_within_the_window_leaves_it_and_the_rest_comes_to_its_middle(
    spot: tuple[int, int], corner: tuple[int, int] | None
) -> None:
    found = board()
    found.spots = {FIRST: spot}
    found.bring(FIRST)
    assert found.corner == corner
    found.bring(("gone", 1))
    assert found.corner == corner


def test_the_cursor_is_followed_only_when_it_goes() -> None:
    found = board()
    found.point(LOW)
    assert found.window == Region(20, 8, 20, 8) and found.in_view(LOW)
    found.zoom()
    assert found.window == Region(0, 8, 20, 8) and not found.in_view(LOW)
    found.redraw()
    assert found.window == Region(0, 8, 20, 8), "it stays where somebody has looked"
    found.point(None)
    assert found.window == Region(0, 8, 20, 8)
    found.point(LOW)
    assert found.window == Region(20, 8, 20, 8)
    assert not found.in_view(("gone", 1)) and found.in_view(LOW) and not found.in_view(FIRST)


def test_the_corners_are_looked_at_one_after_the_other_clockwise() -> None:
    found, corners = board(), []
    for _ in range(5):
        found.zoom()
        corners.append((found.window.x, found.window.y))
    assert corners == [(0, 0), (20, 0), (20, 8), (0, 8), (0, 0)]
    wide = board((40, 8))
    wide.redraw()
    seen = []
    for _ in range(3):
        wide.newly_sent()
        wide.zoom()
        seen.append(wide.window.x)
        assert wide.newly_sent() == ["all"]
    assert seen == [0, 20, 0]
    small = board((20, 8))
    small.zoom()
    assert small.window == Region(0, 0, 20, 8)


def test_a_sign_stands_in_the_middle_of_every_side_where_the_board_goes_on() -> None:
    found = board()
    found.redraw()
    shown = rows(found)
    assert (shown[8][10], shown[8][29]) == (SIGNS["left"], SIGNS["right"])
    assert (shown[4][20], shown[11][20]) == (SIGNS["up"], SIGNS["down"])
    assert sum(row.count(sign) for row in shown for sign in SIGNS.values()) == 4
    sides = {sign: cells for cells, sign in found.arrows()}
    assert sides == {
        "ui.left": [(10, y) for y in range(4, 12)],
        "ui.right": [(29, y) for y in range(4, 12)],
        "ui.up": [(x, 4) for x in range(10, 30)],
        "ui.down": [(x, 11) for x in range(10, 30)],
    }
    for corner, wanted in (
        ((0, 0), {"ui.right", "ui.down"}), ((20, 0), {"ui.left", "ui.down"}),
        ((20, 8), {"ui.left", "ui.up"}), ((0, 8), {"ui.right", "ui.up"}),
        ((1, 1), {"ui.left", "ui.right", "ui.up", "ui.down"}),
        ((19, 7), {"ui.left", "ui.right", "ui.up", "ui.down"}),
    ):  # fmt: skip
        found.corner = corner
        assert {sign for _, sign in found.arrows()} == wanted
    assert list(board((20, 8)).arrows()) == []


def test_a_sign_gives_way_to_what_is_written_there_or_beside() -> None:
    found = board()
    for written in ((20, 4), (21, 4), (19, 4), (18, 4)):
        found.spots = {FIRST: written}
        found.canvas = None
        found.redraw()
        row = rows(found)[4]
        place = row.index(SIGNS["up"])
        free = [c for c in range(10, 30) if abs(c - written[0]) > 1]
        assert place == free[len(free) // 2], written
    found.spots = {("spot", n): (n, 4) for n in range(40)}
    found.canvas = None
    found.redraw()
    assert SIGNS["up"] not in "".join(rows(found)), "there is no room for it"


def test_of_a_window_that_stays_only_what_changed_in_it_is_sent() -> None:
    found = board()
    found.redraw()
    assert found.newly_sent() == ["all"]
    found.point(MIDDLE)
    assert found.newly_sent() == [Region(10, 2, 1, 1)], "counted from the corner of the window"
    found.spots = {**found.spots, ("new", 1): (9, 5), ("new", 2): (15, 5)}
    found.redraw()
    assert found.newly_sent() == [Region(0, 1, 6, 1)], "what lies out of view is not"
    found.spots = {**found.spots, ("new", 3): (0, 0)}
    found.redraw()
    assert found.newly_sent() == []
    found.point(BESIDE)
    assert found.newly_sent() == [Region(10, 2, 2, 1)]
    found.point(LOW)
    assert found.newly_sent() == ["all"]
    found.redraw()
    assert found.newly_sent() == []


def test_a_still_board_takes_its_signs_with_it() -> None:
    found = board()
    found.steady = True
    found.redraw()
    for place in (LOW, FIRST, RIGHT):
        found.point(place)
        found.redraw()
        shown = rows(found)
        assert sum(row.count(sign) for row in shown for sign in SIGNS.values()) == 2
        x, y = PLACES[place]
        assert shown[y][x] == "x"
    found.zoom()
    shown = rows(found)
    assert sum(row.count(sign) for row in shown for sign in SIGNS.values()) == 2
    assert found.painted == 4


def test_a_new_board_of_this_kind_needs_no_room() -> None:
    fresh = PannedBoard()
    assert fresh.canvas_size == (0, 0) and fresh.window == Region() and fresh.corner is None
