"""The box of hints, and every box over a table: its own keys below, its rules behind F1."""

from __future__ import annotations

from pathlib import Path

from textual.pilot import Pilot

from tabletop_tui.games.cities_and_knights.rules.events import LongestRoadTaken
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs.ask import Ask
from tabletop_tui.tui.reading.rules import Rules
from tabletop_tui.tui.table.cursor import line_numbers
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.table.moment_panel import MomentPanel
from tabletop_tui.tui.widgets.line_widgets import Lines
from tests.games.cities_and_knights.tables import begins
from tests.tui.playing import open_app


def opened(folder: Path) -> TabletopApp:
    """An app at a new game that Anna begins."""
    app = open_app(folder, "cities_and_knights", "Anna,bot:easy")
    assert app.save_file is not None
    begins(app.save_file.table, 0)
    return app


async def hinted(app: TabletopApp, pilot: Pilot[int]) -> GameScreen:
    """A table with a hint over it that speaks of the last place of all."""
    await pilot.pause()
    screen = app.screen
    assert isinstance(screen, GameScreen)
    choosing, seat = screen.choice.choice_tree, screen.choice.seat
    assert choosing is not None
    last = list(choosing.actions())[-1]

    class Thought:
        failed = None

        def poll(self) -> object:
            return [(last, [("why-points", {"n": 1})])]

        def close(self) -> None:
            pass

    screen.hints.adviser = Thought()  # type: ignore[assignment]
    screen.hints.poll(seat)
    screen.hints.adviser = None
    await pilot.pause()
    return screen


def below(app: TabletopApp) -> str:
    """The row of keys of the box."""
    return app.screen.query_one("#below", Lines).rows[0].plain


async def test_a_hint_leaves_the_cursor_where_its_line_says_it_is(tmp_path: Path) -> None:
    app = opened(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)
        before = app.screen.view.middle.board.cursor
        screen = await hinted(app, pilot)
        assert isinstance(app.screen, Ask)
        assert screen.view.middle.board.cursor == before
        await pilot.press("escape")
        await pilot.pause()
        assert app.screen is screen and screen.view.middle.board.cursor == before


async def test_each_line_has_its_number_on_the_board_until_the_box_is_closed(
    tmp_path: Path,
) -> None:
    app = opened(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await hinted(app, pilot)
        board = screen.view.middle.board
        ((place, number),) = board.numbers.items()
        assert number == "1" and place in board.lit

        def shown() -> set[str]:
            x, y = board.spot(place) or (0, 0)
            canvas = board.canvas
            assert canvas is not None
            near = ((x + dx, y + dy) for dx in range(-4, 5) for dy in (-1, 0, 1))
            return {
                canvas.letter(*at)
                for at in near
                if canvas.letter(*at) and canvas._marks[at[1]][at[0]].paper in ("accent", "cursor")
            }

        assert "1" in shown()
        await pilot.resize_terminal(100, 30)
        await pilot.pause()
        assert "1" in shown(), "a table that is drawn again keeps them"
        await pilot.press("escape")
        await pilot.pause()
        assert "1" not in shown() and not board.numbers


def test_a_place_of_two_lines_has_both_numbers_and_a_picked_one_none() -> None:
    class Move:
        def __init__(self, *places: tuple[str, int]) -> None:
            self.places = places

    here, there, apart = ("node", 1), ("node", 2), ("node", 3)
    moves = [Move(here, there), Move(apart), Move(here, apart)]
    assert line_numbers(moves, ()) == {here: "1,3", there: "1", apart: "2,3"}
    assert line_numbers(moves, (here,)) == {there: "1", apart: "2,3"}


async def test_below_a_box_stand_its_own_keys_and_f1_opens_the_rule(tmp_path: Path) -> None:
    app = opened(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await hinted(app, pilot)
        box = app.screen
        assert "Enter" in below(app) and "F1" in below(app) and "place" not in below(app)
        await pilot.press("f1")
        await pilot.pause()
        assert isinstance(app.screen, Rules)
        await pilot.press("escape")
        await pilot.pause()
        assert app.screen is box


async def test_enter_does_what_its_line_says_it_points_and_plays_nothing(tmp_path: Path) -> None:
    app = opened(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await hinted(app, pilot)
        assert "Enter show it" in below(app) and "Esc back" in below(app)
        before, played = screen.view.middle.board.cursor, len(screen.table.log)
        await pilot.press("enter")
        await pilot.pause()
        assert app.screen is screen and screen.view.middle.board.cursor != before
        assert len(screen.table.log) == played


async def test_below_a_moment_stand_its_keys(tmp_path: Path) -> None:
    app = opened(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, GameScreen)
        table = screen.table
        for told, what in ((table.log, (0, None)), (table.turns, (1, 0))):
            told.append(what)
        table.events.append([LongestRoadTaken(0, 5)])
        screen.moments.show(lambda: None)
        await pilot.pause()
        assert isinstance(app.screen, MomentPanel)
        assert "Enter" in below(app) and "←" not in below(app)
        for told in (table.log, table.turns, table.events):
            told.pop()
