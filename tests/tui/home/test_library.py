"""The rulebooks from the home screen: a game opens its own, and the last row leads to the lessons."""

from __future__ import annotations

import pytest

from tabletop_tui.games import listed
from tabletop_tui.play.rulebook import rulebook
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs.ask import Ask
from tabletop_tui.tui.home.library import library
from tabletop_tui.tui.reading.rules import Rules
from tests.tui.playing import XTERM


@pytest.mark.parametrize("key", ["1", "t", "escape"])
async def test_the_library_opens_what_was_picked(key: str) -> None:
    terminal = probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    app = TabletopApp(fps=0, terminal=terminal)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        before = app.screen
        library(app)
        await pilot.pause()
        assert isinstance(app.screen, Ask)
        asked = app.screen
        await pilot.press(key)
        await pilot.pause()
        if key == "1":
            assert isinstance(app.screen, Rules) and app.screen.book == rulebook(listed()[0], "en")
        elif key == "t":
            assert isinstance(app.screen, Ask) and app.screen is not asked, "which lesson?"
        else:
            assert app.screen is before
