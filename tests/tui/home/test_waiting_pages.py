"""The last page of a game, and the threshold of a guest: both wait for what lies above them."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs.ask import Ask
from tabletop_tui.tui.home.guest_home import GuestHome
from tabletop_tui.tui.reading import page as page_module
from tabletop_tui.tui.reading.page import FinalPage
from tests.tui.playing import XTERM


def app() -> TabletopApp:
    terminal = probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    return TabletopApp(fps=0, terminal=terminal)


async def test_the_last_page_is_deaf_until_it_can_have_been_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = [50.0]
    monkeypatch.setattr(page_module, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    made = app()
    async with made.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        page = FinalPage("The end", [], ignore_keys_for=2.0)
        made.push_screen(page)
        await pilot.pause()
        for now, open_ in ((50.0, True), (51.9, True), (52.0, False)):
            clock[0] = now
            await pilot.press("escape")
            assert (made.screen is page) is open_, now


async def test_a_threshold_is_left_once_nothing_lies_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    made = app()
    async with made.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        below = GuestHome()
        monkeypatch.setattr(below, "set_timer", lambda seconds, deed: None)
        made.push_screen(below)
        made.push_screen(Ask("Well?", [("on", "o", "Go on")]))
        await pilot.pause()
        below.leave()
        assert not made._exit
        made.pop_screen()
        await pilot.pause()
        below.leave()
        assert made._exit
