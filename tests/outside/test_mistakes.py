"""Errors of a game from outside at an open table: nothing is lost, and the program continues
without what caused them.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import threading
from collections.abc import Awaitable, Callable
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import ANY

import pytest
from textual.app import App
from textual.pilot import Pilot

from tabletop_tui import games
from tabletop_tui.__main__ import main
from tabletop_tui.play import Table, read_seats
from tabletop_tui.play.remote.seating import Arrival, all_free
from tabletop_tui.store.load import load
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.store.save_folder import folder
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tabletop_tui.tui import app as program
from tabletop_tui.tui import mistakes
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.home import picture
from tabletop_tui.tui.home.home_screen import Home
from tabletop_tui.tui.paint.ink import ink_of
from tabletop_tui.tui.paint.palette import theme
from tabletop_tui.tui.terminal.hang_up_guard import HangUpGuard
from tabletop_tui.tui.widgets.fact_board import FactBoard
from tests.plain.playing import Player, sit
from tests.playing import new_table
from tests.tui.playing import at_table

from .conftest import NIM, Bring

BOTH = "home", "quit"  # the ways out of a table

UI = """
from tabletop_tui.tui.game_ui import GameUI
from tabletop_tui.tui.widgets.board import Board


class Own(Board):
    def spot(self, place):
        return (place[1], 1)

    {method}


UI = GameUI(boards=(Own,), {field})
"""
Part = Callable[[Pilot[Any]], Awaitable[None]]


def own(method: str = "", field: str = "") -> str:
    """Return screens with an error in a method of the board, or in a field."""
    return UI.format(method=method, field=field)


@pytest.fixture
def acts(monkeypatch: pytest.MonkeyPatch) -> list[Part]:
    """What to do with the apps that ``run`` opens, one after the other; then each is left."""
    found: list[Part] = []

    def run(self: TabletopApp, mouse: bool) -> None:
        act = found.pop(0)

        async def played(pilot: Pilot[Any]) -> None:
            with contextlib.suppress(Exception):  # the error that ended the app
                await act(pilot)
            self.exit(0)

        App.run(self, headless=True, size=(80, 24), auto_pilot=played)

    monkeypatch.setattr(TabletopApp, "run", run)
    terminal = program.probe(
        {"TERM": "xterm-256color"}, interactive=True, size=(80, 24), encoding="utf-8"
    )
    monkeypatch.setattr(program, "terminal_for", lambda *_, **__: terminal)
    return found


def saved(game: str, folder: Path) -> SaveFile:
    """The open save of a new table."""
    return SaveFile.create(
        Table.open(games.find(game), read_seats("Anna,Ben"), 1), folder / "a.json"
    )


@pytest.mark.parametrize(
    "screens",
    [
        own("def paint(self, canvas): 1 / 0"),
        own("def on_mount(self): raise LookupError('a card')"),
        own(field="headline=lambda look: 3"),
        "from tabletop_tui.tui.game_ui import GameUI\nUI = GameUI(boards=())",
    ],
)
def test_screens_that_make_a_mistake_give_way_to_the_default(
    screens: str, bring: Bring, acts: list[Part], tmp_path: Path
) -> None:
    game = bring(**{"tui.__init__": screens})
    save_file, seen = saved(game, tmp_path), list[Any]()

    async def fall(pilot: Pilot[Any]) -> None:
        screen = await at_table(pilot)
        assert not isinstance(screen.view.middle.board, FactBoard)
        await pilot.press("n", "enter")
        await pilot.pause()

    async def go_on(pilot: Pilot[Any]) -> None:
        screen = await at_table(pilot)
        seen.append((screen.view.middle.board, screen.view.message))
        before = len(screen.table.log)
        await pilot.press("n", "enter")
        await pilot.pause()
        seen.append(len(screen.table.log) - before)

    acts += [fall, go_on]
    assert program.run(save_file=save_file) == 0 and acts == []
    (board, message), played = seen
    assert isinstance(board, FactBoard) and played == 1
    assert f"The game {game} is shown on the default board: its own tui cannot be used" in message
    assert "a card" not in message and "crash-" in message
    save_file.close()
    assert len(load(save_file.path).table.log) == played


def test_rules_that_make_a_mistake_lead_home_and_the_save_stays(
    bring: Bring, acts: list[Part], tmp_path: Path
) -> None:
    game = bring(
        NIM.replace(
            "        s.players[seat] += 1", "        1 / (s.rng - 5)\n        s.players[seat] += 1"
        )
    )
    save_file, seen = saved(game, tmp_path), list[str]()
    save_file.table.state.rng = 5

    async def fall(pilot: Pilot[Any]) -> None:
        await at_table(pilot)
        await pilot.press("enter")
        await pilot.pause()

    async def home(pilot: Pilot[Any]) -> None:
        await pilot.pause()
        assert isinstance(pilot.app.screen, Home)
        seen.append(pilot.app.screen.message)

    acts += [fall, home]
    assert program.run(save_file=save_file) == 0 and acts == []
    assert f"The game {game} has crashed and is left out until you restart" in seen[0]
    assert not games.has(game) and game not in games.listed()
    assert json.loads(save_file.path.read_bytes())["log"] == []


def test_a_mistake_of_the_program_ends_it_as_before(
    bring: Bring, acts: list[Part], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    bring()
    told: list[str] = []
    monkeypatch.setattr(program, "tell_mistake", lambda app, no: told.append(type(no).__name__))

    async def fall(pilot: Pilot[Any]) -> None:
        pilot.app.call_later(lambda: 1 // 0)
        await pilot.pause()

    acts.append(fall)
    assert program.run(save_file=saved("skeleton", tmp_path)) == 1
    assert told == ["ZeroDivisionError"]


def test_a_program_that_was_told_to_leave_does_not_go_on_without_what_is_to_blame(
    bring: Bring, acts: list[Part], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The guard would end it in the middle of a new screen, and not restore the terminal."""
    game = bring(**{"tui.__init__": own("def paint(self, canvas): 1 / 0")})
    told: list[str] = []
    monkeypatch.setattr(program, "tell_mistake", lambda app, no: told.append(type(no).__name__))
    monkeypatch.setattr(HangUpGuard, "alarmed", True)

    async def fall(pilot: Pilot[Any]) -> None:
        await at_table(pilot)

    acts.append(fall)
    assert program.run(save_file=saved(game, tmp_path)) == 1
    assert told == ["ZeroDivisionError"]


def test_a_game_that_is_left_out_already_is_not_to_blame_again(bring: Bring) -> None:
    """The program would restart for ever."""
    game = bring(rules="def do(): 1 / 0")
    app: Any = SimpleNamespace(
        screen_stack=[], save_file=None, release_save=lambda: None, hall=None, ways_out=BOTH
    )
    with pytest.raises(ZeroDivisionError) as no:
        import_module(f"{game}.rules").do()
    assert mistakes.go_on_without(app, no.value) == {"hall": None}
    assert mistakes.go_on_without(app, no.value) is None


def test_at_several_terminals_the_same_people_come_to_the_table_again(
    bring: Bring, tmp_path: Path
) -> None:
    game = bring(**{"tui.__init__": own()})
    table = Table.open(games.find(game), read_seats("Anna,Ben"), 1)
    shared = SharedSaveFile.create(table, tmp_path / "a.json", all_free(table), 0)
    shared.sit({1: "Ben"})
    app: Any = SimpleNamespace(screen_stack=[], save_file=shared, hall=None, ways_out=BOTH)
    who = mistakes.go_on_without(app, ValueError())
    assert who == {"sit": Arrival(shared.path, ["Ben"], known=True), "hall": None}


def test_a_guest_is_not_sent_home(bring: Bring) -> None:
    table = new_table(bring())
    save_file = SimpleNamespace(table=table)
    app: Any = SimpleNamespace(screen_stack=[], save_file=save_file, hall=None, ways_out=("quit",))
    assert mistakes.go_on_without(app, ValueError()) is None
    assert games.has(table.game.id)


async def test_the_home_screen_tells_what_is_broken(
    bring: Bring, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = bring("1 / 0")
    monkeypatch.setattr(program, "WARM", 0.01)
    app = TabletopApp(fps=0)
    async with asyncio.timeout(60), app.run_test(size=(80, 24)) as pilot:
        while not app.screen.message:  # type: ignore[attr-defined]
            await pilot.pause(0.02)
        assert f"The game {game} is left out" in app.screen.message  # type: ignore[attr-defined]
        while any("load_the_rest" in thread.name for thread in threading.enumerate()):
            await pilot.pause(0.02)


# -- plain mode ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "plain",
    [
        "def board(*_, **__): raise LookupError('a card')",
        "def board(*_, **__): return [1, 2]",
        "def own(*_): return 7",
        "def code(*_): return [1] + 2",
        "board = 3",
    ],
)
def test_a_plain_module_that_makes_a_mistake_gives_way_to_the_default(
    plain: str, bring: Bring
) -> None:
    game = bring(**{"view.__init__": "", "view.plain": plain})
    table = new_table(game)
    text = " ".join(sit(table, Player(2), picture=True).split())
    assert (
        table.over
        and text.count("is described in a general way in plain mode: its own view.plain") == 1
    )
    assert "heaps:" in text and "a card" not in text


def test_rules_that_make_a_mistake_end_the_sitting_with_a_sentence(bring: Bring) -> None:
    table = new_table(bring())
    table.state.heaps[0] = None
    text = " ".join(sit(table, Player(2)).split())
    assert f"* The game {table.game.id} has crashed and is left out until you restart" in text


def test_a_mistake_of_the_program_in_plain_mode_is_none_of_a_game(
    bring: Bring, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring()
    with pytest.raises(AttributeError):
        table = new_table("skeleton")
        table.state.prizes = None
        sit(table, Player(2))


# -- commands --------------------------------------------------------------------------------------


@pytest.fixture
def command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., tuple[int, str]]:
    """Run a command line; return the exit code and the output."""

    def run(*words: str) -> tuple[int, str]:
        monkeypatch.setattr(sys, "argv", ["tabletop-tui", *words])
        with pytest.raises(SystemExit) as end:
            main()
        return int(end.value.code or 0), "".join(capsys.readouterr())

    return run


def test_a_table_that_cannot_be_opened_is_told_before_anything_is_saved(
    bring: Bring, command: Callable[..., tuple[int, str]]
) -> None:
    game = bring(NIM.replace("State(seed, [Tak", "State(seed, [seed != 1 and 1 // 0 or Tak"))
    code, told = command("new", game, "--seats", "Anna,Ben", "--seed", "2")
    assert (
        code == 1
        and told.startswith(f"The game {game} has crashed and is left out until")
        and "Trace" not in told
    )
    assert not games.has(game) and not [*folder().glob("nim*")]


def test_the_saves_of_a_game_that_is_broken_by_now_are_listed_and_told(
    bring: Bring, command: Callable[..., tuple[int, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = bring()
    assert command("new", game, "--seats", "Anna,Ben")[0] == 0

    def broken(game_id: str) -> Any:
        raise games.NoGame("game-broken", game=game_id, package=game_id, why="so")

    monkeypatch.setattr(games, "_load", broken)
    (save,) = folder().glob(f"{game}*.json")
    assert command("saves") == (0, ANY) and game in command("saves")[1]
    code, told = command("check", str(save))
    assert code == 1 and f"is a game of {game}, which is not installed" in told


def test_a_picture_that_cannot_be_painted_is_none(
    bring: Bring, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = bring(**{"tui.__init__": "", "tui.home_picture": "def picture(*_): 1 / 0"})
    monkeypatch.setattr(picture, "candidates", lambda: [game])
    assert picture.picture(ink_of(theme("table"), "256", "unicode"), 60, 20) == []
