"""Whoever types ahead answers a question once: the second key of a double press closes nothing and
starts nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.events import Key
from textual.pilot import Pilot
from textual.screen import Screen

from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs.ask import Ask
from tabletop_tui.tui.dialogs.pick import Pick
from tabletop_tui.tui.home.home_screen import Home
from tabletop_tui.tui.home.new_game import NewGame
from tabletop_tui.tui.table.game_screen import GameScreen
from tests.tui.playing import open_app


async def twice(pilot: Pilot[Any], key: str) -> None:
    """Two presses that are both on their way to the same screen."""
    screen = pilot.app.screen
    for _ in range(2):
        screen.post_message(Key(key, key if len(key) == 1 else None))
    await pilot.pause()
    await pilot.pause(0.1)


OPEN: dict[str, tuple[Callable[[TabletopApp], Screen[Any]], str]] = {
    "ask": (lambda app: Ask("Well?", [("on", "o", "Go on")]), "o"),
    "pick": (lambda app: Pick("Well?", [("on", "Go on")]), "enter"),
}


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TabletopApp:
    """A table that a person has before them."""
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    return open_app(tmp_path, "cities_and_knights", "Anna,bot:easy")


@pytest.mark.parametrize("what", OPEN)
async def test_a_second_key_closes_nothing_that_lies_below(what: str, app: TabletopApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.screen
        make, key = OPEN[what]
        answers: list[Any] = []
        app.push_screen(make(app), answers.append)
        await pilot.pause()
        await twice(pilot, key)
        assert app.screen is screen and isinstance(screen, GameScreen)
        assert answers == ["on"]


async def test_continue_opens_one_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    app = TabletopApp(fps=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("n")
        await pilot.pause()
        form = app.screen
        assert isinstance(form, NewGame)
        form.list.choices.at = len(form.list.choices.rows) - 1
        await twice(pilot, "enter")
        tables = [screen for screen in app.screen_stack if isinstance(screen, GameScreen)]
        assert len(tables) == 1 and isinstance(app.screen_stack[0], Home)
        assert len(list((tmp_path / "saves").rglob("*.json"))) == 1


@pytest.mark.parametrize("what", OPEN)
async def test_a_box_that_goes_before_it_stands_leaves_the_table_as_it_was(
    what: str, app: TabletopApp
) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.screen
        app.push_screen(OPEN[what][0](app))
        app.pop_screen()
        await pilot.pause()
        assert app.screen is screen and isinstance(screen, GameScreen)
