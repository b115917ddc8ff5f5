"""Pointing at places on a board: the mouse, arrows, the ring of N, and letters to jump by."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest
from textual.app import App, ComposeResult
from textual.geometry import Offset, Region

from tabletop_tui.engine import Place
from tabletop_tui.tui.widgets.board import Board

from .plain_board import Dots, Still, Wide, look, rows

ONE, TWO, THREE, FOUR = (("spot", n) for n in range(1, 5))


def dots(spots: dict[Place, Any] | None = None, **lit: Any) -> Dots:
    board = Dots(spots or {ONE: (4, 2), TWO: (12, 2), THREE: (4, 6), FOUR: None})
    board.look = look()
    board.lit = lit.get("lit", {})
    return board


def moved(x: int, y: int, chain: int = 1) -> Any:
    return SimpleNamespace(offset=Offset(x, y), chain=chain)


def test_the_mouse_means_the_nearest_place_within_reach_and_a_line_is_as_far_as_two_columns() -> (
    None
):
    board = dots()
    for x, y, wanted in (
        (4, 2, ONE), (8, 2, ONE), (9, 2, TWO), (4, 4, ONE), (4, 5, THREE), (0, 2, ONE),
        (12, 4, TWO), (12, 5, None), (17, 2, None), (16, 2, TWO), (-1, 2, None), (7, 6, THREE),
        (4, 8, THREE), (4, 9, None),
    ):  # fmt: skip
        assert board.hit(x, y) == wanted, (x, y)


def test_a_place_that_may_be_picked_wins_over_a_nearer_one_by_a_column() -> None:
    board = dots(lit={TWO: 1})
    assert board.hit(8, 2) == TWO, "as near as the other one"
    assert board.hit(7, 2) == ONE and board.hit(4, 2) == ONE
    assert board.hit(17, 2) == TWO, "it may also lie a column further away"
    assert board.hit(18, 2) is None


def test_the_nearest_place_a_little_further_on_is_where_the_cursor_begins() -> None:
    board = dots({ONE: (0, 0), TWO: (6, 0), THREE: (0, 2), FOUR: None})
    among = [TWO, THREE, FOUR]
    assert board.nearest_to(ONE, among) == THREE, "two lines are as far as four columns"
    assert board.nearest_to(ONE, [FOUR, TWO]) == TWO, "what is not on the board is furthest"
    assert board.nearest_to(None, among) == board.nearest_to(FOUR, among) == TWO
    assert board.nearest_to(TWO, [ONE, THREE]) == ONE


WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


@pytest.mark.parametrize("seed", range(4))
def test_the_nearest_place_is_near_in_columns_and_lines(seed: int) -> None:
    luck = random.Random(seed)
    cells = luck.sample([(x, y) for x in range(20) for y in range(8)], 7)
    board = dots({("spot", n): cell for n, cell in enumerate(cells)})
    for here, (x, y) in enumerate(cells):
        away = {n: abs(a - x) + 2 * abs(b - y) for n, (a, b) in enumerate(cells) if n != here}
        found = board.nearest_to(("spot", here), [("spot", n) for n in away])
        assert away[int(found[1])] == min(away.values())


@pytest.mark.parametrize(
    ("way", "cell", "reached"),
    [
        ("right", (11, 6), True), ("right", (12, 8), True), ("right", (12, 9), False),
        ("left", (9, 2), True), ("left", (8, -1), False), ("down", (18, 5), True),
        ("down", (19, 5), False), ("up", (2, 3), True), ("up", (1, 3), False),
        ("right", (10, 6), False),
    ],
)  # fmt: skip
def test_an_arrow_reaches_as_far_to_the_sides_as_four_times_its_way(
    way: str, cell: tuple[int, int], reached: bool
) -> None:
    board = dots({ONE: (10, 4), TWO: cell})
    board.cursor = ONE
    board.steer(way)
    assert board.cursor == (TWO if reached else ONE)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("way", WAYS)
def test_an_arrow_goes_to_the_best_place_within_its_quarter(way: str, seed: int) -> None:
    luck = random.Random(seed)
    cells = luck.sample([(x, y) for x in range(20) for y in range(8)], 9)
    board = dots({("spot", n): cell for n, cell in enumerate(cells)})
    right, down = WAYS[way]
    for here, (x, y) in enumerate(cells):
        board.cursor = ("spot", here)
        best, least = here, 1 << 20
        for n, (a, b) in enumerate(cells):
            on, side = (a - x) * right + 2 * (b - y) * down, 2 * (b - y) * right + (a - x) * down
            if on > 0 and abs(side) <= 4 * on and on + 2 * abs(side) < least:
                best, least = n, on + 2 * abs(side)
        board.steer(way)
        assert board.cursor == ("spot", best)
        assert board.names() == (["Pointed"] if best != here else [])


def test_an_arrow_from_nowhere_goes_to_the_nearest_and_to_nothing_where_nothing_is() -> None:
    board = dots()
    board.steer("left")
    assert board.cursor == ONE, "the first place there is"
    board.lit = {THREE: 1, TWO: 1}
    board.steer("right")
    assert board.cursor == THREE, "from what may not be picked to the nearest that may"
    board.lit = {FOUR: 1}
    board.cursor = ONE
    board.steer("right")
    assert board.cursor == TWO, "what is lit elsewhere holds nobody here"
    nothing = Dots({})
    nothing.steer("up")
    nothing.cycle(1)
    assert nothing.cursor is None and nothing.hit(1, 1) is None
    board.cursor = FOUR
    board.steer("down")
    assert board.cursor == ONE, "from a place of another board to the first"


def test_places_are_gone_through_in_reading_order_and_round() -> None:
    board = dots({ONE: (9, 5), TWO: (2, 5), THREE: (7, 1), FOUR: None})
    seen = []
    for by in (1, 1, 1, 1, -1, -1, 2):
        board.cycle(by)
        seen.append(board.cursor)
    assert seen == [THREE, TWO, ONE, THREE, ONE, TWO, THREE]
    board.cursor = None
    board.cycle(-1)
    assert board.cursor == ONE, "backwards from nowhere is the last one"
    board.lit = {THREE: 1, ONE: 1}
    board.cursor = TWO
    board.cycle(1)
    assert board.cursor == THREE
    assert board.reachable() == [THREE, ONE]


def test_the_cursor_is_told_of_once_and_stays_where_it_is() -> None:
    board = dots()
    board.point(ONE)
    board.point(ONE)
    assert board.names() == ["Pointed"]
    board.point(None)
    assert board.names() == ["Pointed"] and board.cursor is None


def test_a_move_of_the_mouse_points_and_a_click_picks_where_something_may_be_picked() -> None:
    board = dots()
    board.on_mouse_move(moved(12, 2))
    assert board.cursor == TWO and board.names() == ["Pointed"]
    board.on_click(moved(4, 6))
    assert board.cursor == THREE and board.names() == ["Pointed"], "nothing can be picked"
    board.lit = {TWO: 1}
    board.on_mouse_move(moved(4, 2))
    assert board.cursor == THREE and not board.names(), "what may not be picked is passed over"
    board.on_mouse_move(moved(12, 2))
    assert board.cursor == TWO and board.names() == ["Pointed"]
    board.on_click(moved(12, 2))
    picked = board.told[0]
    assert board.names() == ["Picked"] and picked.place == TWO
    board.on_click(moved(12, 2, chain=2))
    assert not board.names(), "the second half of a double click is no second pick"
    board.on_click(moved(19, 7))
    board.on_mouse_move(moved(19, 7))
    assert not board.names() and board.cursor == TWO


def test_other_choices_move_the_cursor_only_when_it_is_on_none_of_them() -> None:
    board = dots()
    board.cursor = ONE
    board.show(look(), {THREE: 1, TWO: 1}, (ONE,))
    assert board.cursor == THREE and board.picked == (ONE,)
    board.show(look(), {TWO: 1, THREE: 1})
    assert board.cursor == THREE, "it may stay"
    board.show(look(), {FOUR: 1})
    assert board.cursor == THREE, "what is lit lies elsewhere"
    board.marks = {ONE: "a"}
    board.cursor = FOUR
    board.show(look(), {})
    assert board.cursor is None and board.marks == {}, "its place is not here any more"
    board.show(look(), {})
    assert board.cursor is None
    board.begin_at = lambda among: among[-1]  # type: ignore[method-assign]
    board.show(look(), {THREE: 1, FOUR: 1, TWO: 1})
    assert board.cursor == TWO, "a board may know a good place to begin at"


def test_only_what_changed_is_sent() -> None:
    board = dots()
    board.redraw()
    assert board.newly_sent() == [Region(0, 0, 20, 8)]
    assert rows(board)[2] == "    .       ."
    board.redraw()
    assert board.newly_sent() == []
    board.point(TWO)
    assert board.newly_sent() == [Region(12, 2, 1, 1)] and rows(board)[2] == "    .       x"
    board.point(ONE)
    assert board.newly_sent() == [Region(4, 2, 9, 1)]
    canvas = board.canvas
    board.look = look("light")
    board.redraw()
    assert board.newly_sent() == [Region(0, 0, 20, 8)] and board.canvas is canvas
    board.sized = (18, 8)
    board.redraw()
    assert board.canvas is not canvas and board.canvas is not None and board.canvas.width == 18
    for sized in ((0, 8), (18, 0)):
        board.sized = sized
        before = board.painted
        board.redraw()
        assert board.painted == before, "without room nothing is drawn"
    blank = Dots({})
    blank.redraw()
    assert blank.canvas is None


def test_a_still_board_is_not_drawn_anew_for_its_cursor() -> None:
    board, moving = Still({ONE: (4, 2), TWO: (12, 2)}), dots()
    board.look = look()
    board.point(ONE)
    assert board.painted == 1, "it had to be drawn once"
    for place in (TWO, ONE, TWO):
        board.point(place)
        moving.point(place)
    assert board.painted == 1 and moving.painted == 3
    assert rows(board)[2] == "    .       x"


def test_places_glow_unless_a_long_menu_is_read() -> None:
    board = dots(lit={ONE: 1})
    board.redraw()
    board.point(ONE)
    drawn = board.painted
    assert board.glowing == {ONE: 1} and board.pointer == "cursor"
    board.steer_here(False)
    assert board.glowing == {ONE: 1} and board.pointer == "dim" and board.painted == drawn + 1
    board.steer_here(False)
    assert board.painted == drawn + 1, "nothing has changed"
    board.steer_here(False, calm=True)
    assert board.glowing == {} and board.painted == drawn + 2
    board.steer_here(True, calm=True)
    assert board.glowing == {ONE: 1} and board.pointer == "cursor" and board.painted == drawn + 3
    board.lit, board.cursor = {}, None
    board.steer_here(False)
    assert board.painted == drawn + 3, "there is no cursor to be drawn dim"


def test_letters_to_jump_by_stand_where_nothing_is_written() -> None:
    """At their place, else above, below, right and left of it, and never on each other."""
    cells = (3, 2), (4, 2), (19, 0), (0, 7), (10, 4)
    places: dict[Place, Any] = {("spot", n): cell for n, cell in enumerate(cells, 10)}
    board = dots({**places, FOUR: None})
    board.marks = {**dict(zip(places, ("a", "bc", "de", "f", "gh"), strict=True)), FOUR: "z"}
    board.paint = lambda canvas: None  # type: ignore[method-assign]
    board.redraw()
    shown = rows(board)
    assert shown == ["                  de", "", "   abc", "", "          gh", "", "", "f"]
    canvas = board.canvas
    assert canvas is not None
    papers = {x: canvas._marks[2][x].paper for x in (3, 4, 5)}
    assert papers == {3: "accent", 4: "cursor", 5: "cursor"}, "those that touch differ in colour"
    assert canvas._marks[4][10].paper == "accent"
    board.marks = {("spot", 11): "r", ("spot", 10): "l"}
    board.redraw()
    assert (canvas._marks[2][3].paper, canvas._marks[2][4].paper) == ("cursor", "accent")
    board.marks = {("spot", 11): "r", ("spot", 10): "", ("spot", 14): "a", ("spot", 13): "b"}
    board.redraw()
    assert {canvas._marks[y][x].paper for x, y in ((4, 2), (10, 4), (0, 7))} == {"accent"}


def rooms_of(rooms: list[tuple[int, int]]) -> Dots:
    board = dots({ONE: (5, 3)})
    board.mark_rooms = lambda place, cells: rooms  # type: ignore[method-assign]
    board.redraw()
    return board


@pytest.mark.parametrize(
    ("rooms", "written", "taken", "cells", "wanted"),
    [
        ([(7, 3), (8, 3)], [], [], 2, (7, 3)),
        ([(7, 3), (11, 3)], [(8, 3)], [], 2, (11, 3)),  # a letter stands there
        ([(7, 3), (11, 3)], [], [(8, 3)], 2, (11, 3)),  # another mark does
        ([(7, 3), (11, 3)], [(6, 3), (9, 3)], [], 2, (7, 3)),  # and here just beside
        ([(7, 3), (11, 3)], [(7, 3), (12, 3)], [], 2, (7, 3)),  # all written on: the first
        ([(7, 3), (11, 3)], [], [(7, 3), (12, 3)], 2, (5, 2)),  # all taken: above
        ([(7, 3)], [], [(7, 3), (5, 2)], 2, (5, 4)),  # below
        ([(7, 3)], [], [(8, 3), (5, 2), (6, 4)], 1, (7, 3)),
        ([(8, 3)], [], [(8, 3), (5, 2), (6, 4)], 2, (3, 3)),  # left: two cells to the right is 8
        ([(9, 3)], [], [(9, 3), (5, 2), (6, 4)], 2, (7, 3)),  # right
        ([(19, 3)], [], [], 2, (18, 3)),  # not over the edge
        ([(-1, 3)], [], [], 2, (0, 3)),
        ([(7, 8), (7, -1)], [], [], 1, (5, 2)),  # lines that are not there are none
        ([], [], [(5, 2), (5, 4), (6, 3), (4, 3)], 1, (5, 2)),  # everything is taken
    ],
)
def test_letters_find_the_first_room_that_is_free(
    rooms: list[tuple[int, int]],
    written: list[tuple[int, int]],
    taken: list[tuple[int, int]],
    cells: int,
    wanted: tuple[int, int],
) -> None:
    board = rooms_of(rooms)
    assert board.canvas is not None
    for x, y in written:
        board.canvas.text(x, y, "w", "text")
    found = board.room_for(board.canvas, ONE, cells, dict.fromkeys(taken, "accent"))
    assert found == wanted


def test_a_board_that_knows_nothing_of_its_own() -> None:
    board = Board()
    assert board.fit(30, 9) == (30, 9) and board.canvas_size == (0, 0)
    assert board.spot(ONE) is None and list(board.places()) == [] and board.about(ONE) == ""
    assert board.hit(0, 0) is board.named("b4") is board.keyed("b") is board.begin_at([ONE]) is None
    assert board.spelt() == {} and list(board.mark_rooms(ONE, 1)) == []
    assert board.animations([]) == () and not board.in_view(ONE)
    assert board.under(Offset(3, 4)) == (3, 4)
    assert board.steered and not board.calm and not board.steady
    one = dots()
    assert list(one.mark_rooms(ONE, 2)) == [(4, 2)] and one.in_view(ONE) and not one.in_view(FOUR)
    assert one.state == "a position"


def test_a_new_size_draws_a_new_picture() -> None:
    board = dots()
    board.redraw()
    old = board.canvas
    assert board.resize(16, 7) == (16, 7) == board.sized
    width, height = board.styles.width, board.styles.height
    assert width is not None and height is not None
    assert (width.value, height.value) == (16, 7) and board.canvas is not old


def test_a_board_out_of_view_keeps_no_picture_and_is_drawn_when_it_is_seen_again() -> None:
    board = dots()
    board.redraw()
    before, painted = rows(board), board.painted
    board.display = False
    assert board.canvas is not None, (
        "as long as nothing is to be drawn, for it may come back at once"
    )
    board.redraw()
    assert board.canvas is None and board.painted == painted
    board.display = True
    board.redraw()
    assert rows(board) == before and board.painted == painted + 1


class One(App[None]):
    """A board alone on a screen."""

    def __init__(self, board: Any) -> None:
        super().__init__()
        self.board = board

    def compose(self) -> ComposeResult:
        yield self.board


async def test_a_board_on_a_screen_shows_its_lines_and_nothing_before_there_are_any() -> None:
    for board in (Dots({ONE: (4, 2)}), Wide({ONE: (4, 2)}, (30, 9), (20, 8))):
        app = One(board)
        async with app.run_test(size=(20, 8)) as pilot:
            board.resize(20, 8)
            await pilot.pause()
            assert board.size == (20, 8) and board.canvas is None
            assert board.render_line(2).text == " " * board.size.width
            board.look = look()
            board.corner = (2, 1)
            board.redraw()
            line = 1 if isinstance(board, Wide) else 2
            left = 2 if isinstance(board, Wide) else 4
            shown = board.render_line(line)
            assert shown.text.index(".") == left and shown.cell_length == board.size.width
