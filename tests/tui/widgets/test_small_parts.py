"""Small parts of the table's screen: where boards stand, their beat and film, names that are spelt,
and lines to type into.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from rich.text import Text
from textual.app import App, ComposeResult
from textual.widgets import Input

from tabletop_tui.terminal.probe import MIN_SIZE
from tabletop_tui.tui.paint.ink import Ink
from tabletop_tui.tui.paint.palette import theme
from tabletop_tui.tui.widgets.animation import EventAnimation
from tabletop_tui.tui.widgets.arrange import arrange
from tabletop_tui.tui.widgets.film import TICKS_PER_SECOND, Film
from tabletop_tui.tui.widgets.frame_timer import IDLE_TICKS_PER_SECOND, FrameTimer
from tabletop_tui.tui.widgets.layout import Side, TableLayout, enlarge, is_small
from tabletop_tui.tui.widgets.line_widgets import Lines
from tabletop_tui.tui.widgets.spelling import Spelling
from tabletop_tui.tui.widgets.text_input import TextInput


def standing(wants: tuple[int, int]) -> Any:
    """A board that wants so much and takes no more than there is."""
    board: Any = SimpleNamespace(sized=(0, 0), resized=0, display=True, styles=SimpleNamespace())

    def fit(width: int, height: int) -> tuple[int, int]:
        return min(width, wants[0]), min(height, wants[1])

    def set_size(width: int, height: int) -> None:
        board.sized, board.resized = fit(width, height), board.resized + 1

    board.fit, board.set_size = fit, set_size
    return board


def test_boards_stand_in_their_spots_and_those_without_one_are_hidden() -> None:
    boards = [standing((20, 9)), standing((10, 9)), standing((90, 9))]
    assert arrange(boards, [(0, 0, 20, 9), None, (5, 10, 30, 8)]) == 35
    assert [board.display for board in boards] == [True, False, True]
    assert boards[2].styles.offset == (5, 10) and boards[2].styles.position == "absolute"
    assert [board.sized for board in boards] == [(20, 9), (0, 0), (30, 8)]
    assert arrange(boards, [(30, 0, 20, 9), None, (0, 10, 30, 8)]) == 50
    assert [board.resized for board in boards] == [1, 0, 1], "none of another size is drawn anew"
    assert arrange(boards, [None, None, None]) == 0


class Plain:
    """Just enough of a board for the layout."""

    def __init__(self, wants: int) -> None:
        self.wants, self.sized, self.display, self.look = wants, (0, 0), True, None
        self.rooms: list[int] = []

    def fit(self, room: int, height: int) -> tuple[int, int]:
        self.rooms.append(room)
        return min(room, self.wants) if self.wants < 0 else self.wants, height

    def set_size(self, room: int, height: int) -> None:
        self.sized = self.wants, height


def laid_out(wants: list[int], width: int, side: int | None = None, **more: Any) -> TableLayout:
    boards = [lambda want=want: Plain(want) for want in wants]
    layout = TableLayout(SimpleNamespace(boards=boards, arrange=None), **more)  # type: ignore[arg-type]
    layout.lay_out(width, 24, *([] if side is None else [side]))
    return layout


def shown(layout: TableLayout) -> list[int]:
    return [board.sized[0] if board.display else 0 for board in layout.boards]


def test_a_board_beside_the_front_one_needs_the_room_that_is_left() -> None:
    assert shown(laid_out([50, 51], 130, 28)) == [50, 51]
    assert shown(laid_out([50, 51], 129, 28)) == [50, 0]
    assert shown(laid_out([50, 10], 50 + 40 + 1 + 29, 28)) == [50, 10]
    assert shown(laid_out([50, 10], 50 + 40 + 29, 28)) == [50, 0], "no second one so cramped"
    layout = laid_out([50], 80)
    assert layout.boards[0].rooms == [51] and layout.taken == 50  # type: ignore[attr-defined]
    assert laid_out([15], 40, 28).boards[0].rooms == [20], "twenty columns at least"  # type: ignore[attr-defined]
    assert shown(laid_out([90, 10], 80, 28)) == [90, 0], "the front one always stands there"
    assert layout.side_width(80) == 28 and layout.side_width(60) == 16
    assert layout.board is layout.boards[0]
    assert shown(laid_out([30, 10], 130, 28, alone=True)) == [30, 0]
    again = laid_out([50, 10], 151, 30)
    before = [board.sized for board in again.boards]
    for board in again.boards:
        board.resize = lambda *_: pytest.fail("it has its size")  # type: ignore[assignment]
    again.lay_out(151, 24, 30)
    assert [board.sized for board in again.boards] == before and again.taken == 60
    again.look_at("a look")  # type: ignore[arg-type]
    assert {board.look for board in again.boards} == {"a look"}  # type: ignore[comparison-overlap]


def test_a_terminal_is_too_small_in_either_direction() -> None:
    width, height = MIN_SIZE
    assert not is_small(MIN_SIZE) and not is_small((width + 9, height + 9))
    assert is_small((width - 1, height)) and is_small((width, height - 1))
    words: Any = SimpleNamespace(say=lambda key, **facts: f"{key} {facts}")
    told = enlarge(words)
    assert told.plain == f"ui-enlarge {{'columns': {width}, 'rows': {height}}}"
    assert told.style == "bold"


async def test_rows_beside_the_boards_are_as_high_as_what_they_tell() -> None:
    class One(App[None]):
        def __init__(self, choosing: bool) -> None:
            super().__init__()
            self.side = Side(choosing=choosing)

        def compose(self) -> ComposeResult:
            yield self.side

    for choosing in (True, False):
        app = One(choosing)
        async with app.run_test(size=(30, 12)) as pilot:
            side = app.side
            assert [lines.id for lines in side.query(Lines)] == (
                ["panel", "form", "story"] if choosing else ["panel", "story"]
            )
            side.fill("panel", [Text("a"), Text("b")])
            if choosing:
                side.fill("form", [Text("f")])
            side.tell([Text("c")])
            await pilot.pause()
            panel, story = side.query_one("#panel", Lines), side.query_one("#story", Lines)
            assert panel.size.height == 2 == side.filled["panel"]
            assert story.display and story.size.height == (9 if choosing else 10)
            side.tell([])
            assert not story.display and story.rows != []
            side.tell([Text("d")])
            assert story.display and [row.plain for row in story.rows] == ["d"]


def test_the_beat_is_quick_while_something_moves() -> None:
    class Timer:
        running = False

        def resume(self) -> None:
            self.running = True

        def pause(self) -> None:
            self.running = False

    timer, intervals, moving, ticks = Timer(), list[tuple[float, bool]](), [False], [0]

    def interval(seconds: float, _call: object, pause: bool = False) -> Timer:
        intervals.append((seconds, pause))
        return timer

    def tick() -> None:
        ticks[0] += 1

    beat = FrameTimer(SimpleNamespace(set_interval=interval), tick, lambda: moving[0])  # type: ignore[arg-type]
    beat.start()
    assert (
        intervals == [(1 / IDLE_TICKS_PER_SECOND, False), (1 / TICKS_PER_SECOND, True)]
        and not beat.fast
    )
    beat.slow_tick()
    assert ticks == [1] and not timer.running
    moving[0] = True
    beat.slow_tick()
    assert ticks == [1] and timer.running and beat.fast
    beat.slow_tick()
    assert ticks == [1], "the quick beats tick now"
    beat.fast_tick()
    assert ticks == [2] and timer.running
    moving[0] = False
    beat.fast_tick()
    assert ticks == [3] and not timer.running and not beat.fast
    beat.slow_tick()
    assert ticks == [4]


def test_a_film_shows_its_frames_in_time_and_can_be_skipped_or_stopped() -> None:
    frames: list[tuple[str, float]] = []
    lengths = {"still": 0.0, "short": 0.11, "long": 0.2}
    board: Any = SimpleNamespace(
        animations=lambda events: [EventAnimation(one, lengths[one]) for one in events],
        frame=lambda scene, at: frames.append((scene.event, at)),
    )

    def left() -> list[tuple[str, float]]:
        return [(scene.event, scene.seconds) for scene in film.scenes]  # type: ignore[attr-defined]

    film, done = Film(), list[str]()
    assert not film.running
    assert film.start(board, ["still", "short", "long"], lambda: done.append("done"))  # type: ignore[list-item]
    assert left() == [("short", 0.11), ("long", 0.2)]
    film.tick(board, 20)
    film.tick(board, 20)
    assert frames == [("short", pytest.approx(2 / 30))] and film.running
    film.tick(board, 20)
    film.tick(board, 20)
    assert left() == [("long", 0.2)] and (film.at, film.ticks) == (0.0, 0)
    film.tick(board, 20, 2.0)
    assert film.at == pytest.approx(2 / 30) and film.ticks == 1 and done == []
    film.skip()
    assert done == ["done"] and not film.running
    film.start(board, ["long"], lambda: done.append("again"))  # type: ignore[list-item]
    film.stop()
    assert done == ["done"] and not film.running
    film.skip()
    assert done == ["done"], "nothing comes after a film that was stopped"


def test_letters_lead_through_the_names_that_begin_with_them() -> None:
    a, b, c = (("region", n) for n in range(3))
    names = {"nam": a, "new": b, "nor": c, "x": a}
    spelling = Spelling()
    here, seen = None, []
    for key in "nnnn":
        here, complete = spelling.letter(key, names, here)
        seen.append(here)
        assert not complete and spelling.typed == "n"
    assert seen == [a, b, c, a]
    assert spelling.letter("E", names, a) == (b, False) and spelling.typed == "nE"
    assert spelling.letter("x", names, b) == (a, True) and spelling.typed == ""
    assert spelling.letter("n", names, a) == (b, False), "from where one is"
    assert spelling.letter("o", names, c) == (c, False), "the same place may go on"
    assert spelling.letter("?", names, c) == (None, False) and spelling.typed == ""


async def test_a_line_to_type_into_is_still_and_harmless() -> None:
    class One(App[None]):
        ink = Ink(theme("table"), glyphs="ascii")

        def __init__(self, *text: str, **more: Any) -> None:
            super().__init__()
            self.keys = list[str]()
            self.make = lambda: TextInput(*text, **more)

        def compose(self) -> ComposeResult:
            self.line = self.make()
            yield self.line

        def on_key(self, event: Any) -> None:
            self.keys.append(event.key)

    app = One("é\x1b", most=4)
    async with app.run_test(size=(20, 3)) as pilot:
        assert not app.line.cursor_blink and app.line.selection.is_empty and not app.line.password
        assert app.line.render_line(0).text.startswith("e?")
        usual = Input.render_line(app.line, 0).cell_length
        assert app.line.render_line(0).cell_length == usual, "it keeps its width"
        await pilot.press("a", "b", "c")
        assert app.line.value == "é\x1bab", "no longer than it may be"
        owner = object()
        app.line.edit(owner, "abc")
        assert (app.line.value, app.line.cursor_position, app.line.owner) == ("abc", 3, owner)
    app = One("12", secret=True, restrict=r"\d*")
    async with app.run_test(size=(20, 3)) as pilot:
        await pilot.press("3", "x", "left", "backspace")
        assert app.line.value == "13" and "x" in app.keys and app.line.password
        assert "1" not in app.line.render_line(0).text
        assert "3" not in app.keys
