"""What makes the screens fast must not show: pictures are the same, and a start loads little."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

from tabletop_tui import games
from tabletop_tui.play import Seat, Table
from tabletop_tui.store.load import load
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.home.home_screen import Home
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.widgets.board import Board
from tabletop_tui.tui.widgets.line_widgets import wrapped
from tests.playing import midway, new_table
from tests.tui.playing import XTERM, open_app

SAVES = Path(__file__).parents[3] / "saves"


def late(game: str) -> Table:
    """Return a game that is well under way: an example of the program, or a random one."""
    path = SAVES / f"example-{game.replace('_', '-')}-late.json"
    return load(path).table if path.exists() else midway(new_table(game), 60)


PLAYED = games.listed()
LATER = ("pydantic", "tabletop_tui.tui.launcher", "tabletop_tui.bots")
FIRST_PAINT = """
import sys
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.terminal.probe import probe

class Stopped(TabletopApp):
    def _display(self, screen, renderable):
        if type(screen).__name__ != "Home" or self.save is None:
            print(type(screen).__name__, [m for m in {names!r} if m in sys.modules])
            self.exit()

terminal = probe({env!r}, interactive=True, size=(80, 24), encoding="utf-8")
Stopped(save={save!r}, fps=0, terminal=terminal).run(headless=True, size=(80, 24))
"""


def loaded_at_first(home: Path, names: tuple[str, ...], save: Path | None = None) -> str:
    """Return the first screen after a start, and which of those modules it has loaded."""
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "from pathlib import *\n" + FIRST_PAINT.format(names=names, env=XTERM, save=save),
        ],
        capture_output=True,
        text=True,
        timeout=60,
        env={
            "TABLETOP_HOME": str(home),
            "PATH": "",
            "PYTHONPATH": str(Path(__file__).parents[3]),
        },
    )
    return next(iter(done.stdout.splitlines()), done.stderr)


def picture(board: Board) -> list[Any]:
    """Return what a board shows."""
    canvas = board.canvas
    assert canvas is not None
    return [[(s.text, s.style) for s in canvas._paint(y)] for y in range(canvas.height)]


def test_the_home_screen_is_painted_before_anything_of_a_table_is_loaded(tmp_path: Path) -> None:
    assert loaded_at_first(tmp_path, LATER) == "Home []"


@pytest.mark.parametrize("game", PLAYED)
def test_a_table_of_people_is_painted_before_computer_players_are_loaded(
    game: str, tmp_path: Path
) -> None:
    table = new_table(game)
    for n in range(len(table.seats)):
        table.reseat(n, Seat(f"P{n}"))
    path = tmp_path / "x.json"
    SaveFile.create(table, path).close()
    thinking = ("tabletop_tui.bots.brain", "tabletop_tui.bots.worker", "multiprocessing")
    assert loaded_at_first(tmp_path, thinking, path) in ("CoverScreen []", "GameScreen []")


async def test_the_home_screen_lies_at_the_bottom_and_wears_the_chosen_theme() -> None:
    terminal = probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    async with TabletopApp(fps=0, theme="light", terminal=terminal).run_test(
        size=(80, 24)
    ) as pilot:
        await pilot.pause()
        app = pilot.app
        assert isinstance(app, TabletopApp) and [type(screen) for screen in app.screen_stack] == [
            Home
        ]
        assert app.screen.styles.background.rgb == app.ink.theme["background"].rgb
        app.next_theme()
        await pilot.pause()
        assert app.screen.styles.background.rgb == app.ink.theme["background"].rgb


@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.parametrize(("lit", "size"), [(True, (120, 40)), (False, (60, 20))])
async def test_a_moved_cursor_leaves_the_picture_that_is_painted_afresh(
    tmp_path: Path, game: str, lit: bool, size: tuple[int, int]
) -> None:
    table = late(game)
    for n in range(len(table.seats)):
        table.reseat(n, Seat(f"P{n}"))
    terminal = probe(XTERM, interactive=True, size=size, encoding="utf-8")
    app = TabletopApp(
        save_file=SaveFile.create(table, tmp_path / "x.json"), fps=0, terminal=terminal
    )
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        if not isinstance(pilot.app.screen, GameScreen):
            await pilot.press("enter")
        screen = pilot.app.screen
        assert isinstance(screen, GameScreen) and screen.view.look is not None
        for _ in screen.view.middle.boards:
            screen.action_board()
            board = screen.view.middle.boards[screen.view.middle.front]
            board.show(screen.view.look, screen.choice.lit() if lit else {})
            places = board.reachable()
            for place in [*places[:4], *places[-4:]]:
                board.point(None)
                board.point(place)
                while getattr(board, "rested", place) != place:  # drawn once the cursor rests
                    await pilot.pause(0.01)
                moved, board.canvas = picture(board), None
                board.redraw()
                assert moved == picture(board), (type(board).__name__, place)
                board.point(None)
                assert size != (120, 40) or moved != picture(board), (
                    "the place that is pointed at has its mark"
                )


async def test_a_key_that_moves_the_cursor_tells_what_is_there_and_leaves_the_menu_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_app(tmp_path, "cities_and_knights", "Anna,Ben,Carl").run_test(
        size=(100, 30)
    ) as pilot:
        await pilot.pause()
        if not isinstance(pilot.app.screen, GameScreen):
            await pilot.press("enter")
        screen = pilot.app.screen
        assert isinstance(screen, GameScreen)
        drawn: list[str] = []
        for name in ("draw_side", "draw_about"):
            whole = getattr(screen.view, name)

            def noted(whole: Any = whole, name: str = name, **how: bool) -> None:
                drawn.append(name)
                whole(**how)

            monkeypatch.setattr(screen.view, name, noted)
        board = screen.view.middle.boards[screen.view.middle.front]
        assert screen.choice.on_board and board.cursor is not None
        before = board.cursor
        await pilot.press("n")
        assert board.cursor != before and drawn == ["draw_about"]
        screen.choice.on_board = False
        await pilot.press("n")
        assert screen.choice.on_board and drawn == ["draw_about", "draw_about", "draw_side"]


def test_a_broken_text_has_its_indent_and_keeps_its_style() -> None:
    plain = wrapped(Text("one two  three", "bold"), 7, 2)
    assert [row.plain for row in plain] == ["one two", "  three"]
    assert [[(s.start, s.end, s.style) for s in row.spans] for row in plain] == [
        [(0, 7, "bold")],
        [(2, 7, "bold")],
    ]
    spans = wrapped(Text("one ").append("two three", "red"), 7, 2)
    assert [[(s.start, s.end, s.style) for s in row.spans] for row in spans] == [
        [(4, 7, "red")],
        [(2, 7, "red")],
    ]
    assert [row.plain for row in wrapped(Text("abcdefghij"), 4)] == ["abcd", "efgh", "ij"]
    assert [row.plain for row in wrapped(Text("", "bold"), 9)] == [""]


async def test_the_home_screen_below_a_table_is_drawn_when_it_is_seen(tmp_path: Path) -> None:
    app = open_app(tmp_path, "skeleton", "Anna,Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        home = app.screen_stack[0]
        assert isinstance(home, Home) and app.screen is not home
        assert home.list.rows == []
        app.go_home()
        await pilot.pause()
        assert any(home.words.say("home-tagline") in row.plain for row in home.list.rows)


async def test_a_table_that_was_opened_is_saved_when_it_stands_on_the_screen(
    tmp_path: Path,
) -> None:
    app = open_app(tmp_path, "skeleton", "Anna,Ben")
    assert app.save_file is not None
    path = app.save_file.path
    app.save_file.close()
    save_file = app.save_file = SaveFile.open(path)
    assert save_file.due, "nothing was written yet"
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.check_save()
        assert not save_file.due
    save_file.close()
    before = path.stat().st_ino
    SaveFile.open(path).close()
    assert path.stat().st_ino != before, "or when it is left before that"
