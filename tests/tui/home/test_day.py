"""The rows of the games of the day and of the week begin a game under the name of its person."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.store.daily.own_days import begin, of_today
from tabletop_tui.store.last_table import keep_own_name
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs.prompt import Prompt
from tabletop_tui.tui.home.home_screen import Home
from tabletop_tui.tui.table.game_screen import GameScreen


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))


async def test_a_new_game_begins_under_the_name_that_is_typed() -> None:
    keep_own_name("Ann")
    async with TabletopApp(fps=0).run_test(size=(80, 24)) as pilot:
        await pilot.press("d")
        assert isinstance(pilot.app.screen, Prompt)
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, Home) and of_today()[0].begun is None
        await pilot.press("d", "a", "enter")
        await pilot.pause()
        screen = pilot.app.screen_stack[-1]
        tables = [one for one in pilot.app.screen_stack if isinstance(one, GameScreen)]
        assert tables, screen
        assert tables[0].session.table.seats[0].name == "Anna"
        assert of_today()[0].begun == tables[0].session.storage.path


async def test_what_is_no_name_is_told() -> None:
    async with TabletopApp(fps=0).run_test(size=(80, 24)) as pilot:
        await pilot.press("d", *"Bot 3", "enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Home) and "Bot 3" in pilot.app.screen.message
        assert of_today()[0].begun is None


async def test_a_game_that_was_begun_goes_on_at_once() -> None:
    found = begin(of_today()[1].deal, "Anna")
    found.close()
    async with TabletopApp(fps=0).run_test(size=(80, 24)) as pilot:
        await pilot.press("k")
        await pilot.pause()
        tables = [one for one in pilot.app.screen_stack if isinstance(one, GameScreen)]
        assert tables and tables[0].session.storage.path == found.path
