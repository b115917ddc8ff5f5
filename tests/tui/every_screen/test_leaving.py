"""Leaving: ctrl+c and ctrl+q ask on every screen, and a wrong key loses nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.containers import Vertical
from textual.pilot import Pilot

from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs.ask import Ask
from tabletop_tui.tui.home.home_screen import Home
from tabletop_tui.tui.table.game_screen import GameScreen
from tests.tui.playing import XTERM, open_app

AT_HOME = ("", "n", "l", "s", "p", "r", "t", "tn")
AT_TABLE = (
    "",
    "question_mark",
    "L",
    "P",
    "C",
    "I",
    "M",
    "X",
    "g",
    "semicolon",
    "f1",
    "escape",
    "ctrl+p",
)


def app_at_home() -> TabletopApp:
    """Return the program at its home screen."""
    return TabletopApp(
        fps=0, terminal=probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    )


async def asked(pilot: Pilot[int], key: str) -> None:
    """Check that the key opens the question once, and that Esc returns to the screen before."""
    app = pilot.app
    before, words = app.screen, app.words  # type: ignore[attr-defined]
    await pilot.press(key)
    await pilot.pause()
    question = app.screen
    assert isinstance(question, Ask) and question.leaving, (before, question)
    box = question.query_one(Vertical)
    assert box.region.y > 0 and box.styles.border_top[0] != "", (
        "a box in the middle, the screen around it"
    )
    table = any(isinstance(screen, GameScreen) and screen.played for screen in app.screen_stack)
    assert question.question == words.say("leave-title" if table else "leave-program")
    assert [value for value, _, _ in question.answers] == (
        ["stay", "home", "quit"] if table else ["stay", "quit"]
    )
    await pilot.press("ctrl+c", "ctrl+q")
    assert app.screen is question, "it is asked once"
    await pilot.press("escape")
    await pilot.pause()
    assert app.screen is before and app.is_running


@pytest.mark.parametrize("way", AT_HOME)
async def test_the_program_is_not_left_without_a_question(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    app = app_at_home()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press(*way)
        await pilot.pause()
        await asked(pilot, "ctrl+c")
        await asked(pilot, "ctrl+q")
        assert isinstance(app.screen_stack[0], Home)
        await pilot.press("ctrl+c", "q")
        assert app._exit


async def test_a_table_is_not_left_without_a_question(tmp_path: Path) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,Ben,Cleo")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, GameScreen)
        for key in AT_TABLE:
            if key:
                await pilot.press(key)
                await pilot.pause()
            await asked(pilot, "ctrl+c")
            while app.screen is not screen:
                await pilot.press("escape")
                await pilot.pause()
            if screen.cursor.letters.left:
                await pilot.press("escape")
        assert not screen.table.log
