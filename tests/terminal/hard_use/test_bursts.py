"""Bursts of keys, clicks and sizes: input goes to the screen it was meant for, and nothing crashes
the program.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Sequence
from pathlib import Path

import pytest
from textual import events
from textual.geometry import Size

from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.home.home_screen import Home
from tabletop_tui.tui.keys.commands import Palette
from tabletop_tui.tui.reading.rules import Rules
from tabletop_tui.tui.table.game_screen import GameScreen
from tests.terminal.conftest import Start
from tests.terminal.hard_use.bursts import STARTS, burst, caught_up, mouse
from tests.tui.playing import open_app

pytestmark = pytest.mark.usefixtures("painted")  # a burst may come in the middle of a picture
STEPS = 12  # from each start; make soak takes many more


def type_at_once(app: TabletopApp, keys: Sequence[str]) -> None:
    """Send keys in one piece."""
    for key in keys:
        app.post_message(events.Key(key, key if len(key) == 1 else None))


def click_at_once(app: TabletopApp, times: int) -> None:
    """Click into the lowest row, outside every dialog."""
    for _ in range(times):
        for kind in (events.MouseDown, events.MouseUp):
            app.post_message(mouse(kind, 70, 23))


@pytest.mark.parametrize("start", STARTS)
async def test_bursts_end_no_program(
    start: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    met = await burst(start, tmp_path, STEPS, seed=sorted(STARTS).index(start))
    assert sum(met.values()) >= 2, met


@pytest.mark.parametrize("way", ["left", "right"])
async def test_the_rules_take_an_arrow_that_comes_with_the_key_that_opens_them(
    way: str, tmp_path: Path
) -> None:
    app = open_app(tmp_path, "skeleton", "Anna,Ben")
    async with app.run_test() as pilot:
        await pilot.press("enter")
        type_at_once(app, ["f1", way])
        await caught_up(app, ["f1", way])
        assert isinstance(app.screen, Rules)


async def test_the_command_palette_is_left_once_however_fast_enter_is_pressed(
    tmp_path: Path,
) -> None:
    app = open_app(tmp_path, "skeleton", "Anna,Ben")
    async with app.run_test() as pilot:
        await pilot.press("enter")
        for _ in range(3):
            type_at_once(app, ["ctrl+p", "enter", "enter"])
            await caught_up(app, ["ctrl+p", "enter", "enter"])
            assert any(isinstance(screen, GameScreen) for screen in app.screen_stack)


@pytest.mark.parametrize("times", [2, 3])
async def test_clicks_outside_the_palette_close_nothing_but_the_palette(
    times: int, tmp_path: Path
) -> None:
    app = open_app(tmp_path, "skeleton", "Anna,Ben")
    async with app.run_test() as pilot:
        await pilot.press("enter")
        table = app.screen
        type_at_once(app, ["ctrl+p"])
        click_at_once(app, times)
        await caught_up(app, ["ctrl+p", "clicks"])
        assert app.screen is table


async def test_a_palette_that_is_dismissed_twice_closes_nothing_else(tmp_path: Path) -> None:
    app = open_app(tmp_path, "skeleton", "Anna,Ben")
    async with app.run_test() as pilot:
        await pilot.press("enter")
        table = app.screen
        await pilot.press("ctrl+p")
        palette = app.screen
        assert isinstance(palette, Palette)
        palette.dismiss()
        palette.dismiss()
        await pilot.pause()
        assert app.screen is table


async def test_the_palette_opens_anew_while_the_one_before_still_closes(tmp_path: Path) -> None:
    app = open_app(tmp_path, "skeleton", "Anna,Ben")
    async with app.run_test() as pilot:
        await pilot.press("enter", "ctrl+p")
        app.screen.dismiss()
        app.action_command_palette()
        await caught_up(app, ["ctrl+p"])
        assert isinstance(app.screen, Palette)


async def test_no_palette_opens_over_a_screen_that_lies_over_one(tmp_path: Path) -> None:
    app = open_app(tmp_path, "skeleton", "Anna,Ben")
    async with app.run_test() as pilot:
        await pilot.press("enter", "ctrl+p")
        app.open_settings()
        app.action_command_palette()
        await caught_up(app, ["ctrl+p"])
        assert sum(isinstance(screen, Palette) for screen in app.screen_stack) == 1


async def test_keys_that_come_before_the_first_screen_reach_it(tmp_path: Path) -> None:
    app = open_app(tmp_path, "skeleton", "Anna,Ben")
    running = asyncio.create_task(app.run_async(headless=True, size=(80, 24)))
    while not app.is_running:
        await asyncio.sleep(0)
    type_at_once(app, ["enter", "f1"])
    await caught_up(app, ["enter", "f1"])
    assert isinstance(app.screen, Rules)
    app.exit()
    await running


async def test_what_is_typed_in_one_piece_is_done_in_its_order() -> None:
    app = TabletopApp()
    async with app.run_test():
        type_at_once(app, [*"nQ", "escape", "ctrl+p", "escape"])
        click_at_once(app, 1)
        await caught_up(app, ["n..."])
        assert isinstance(app.screen, Home)


async def test_a_program_told_to_end_leaves_the_keys_that_wait(tmp_path: Path) -> None:
    keys = ["L", "escape", "f1", "escape", "ctrl+p", "enter", "L", "up", "escape", "C", "escape"]
    for number in range(0, 20, 3):
        folder = tmp_path / str(number)
        folder.mkdir()
        app = open_app(folder, "skeleton", "Anna,Ben")
        running = asyncio.create_task(app.run_async(headless=True, size=(80, 24)))
        while not app.is_running:
            await asyncio.sleep(0)
        type_at_once(app, ["enter", *keys, *keys])
        for _ in range(number * 3):
            await asyncio.sleep(0.002)
        app.leave_quietly(128 + signal.SIGTERM)
        await running
        app.guard.stop()
        assert app._exception is None, repr(app._exception)
        assert app.return_code == 128 + signal.SIGTERM


def test_a_signal_among_waiting_keys_leaves_without_a_traceback(
    start: Start, tmp_path: Path
) -> None:
    for number, keys in ((signal.SIGTERM, "nQ\x1b\x10\r"), (signal.SIGHUP, "LL\x1bnn\x1b")):
        pty = start("-m", "tabletop_tui", env={"TABLETOP_HOME": str(tmp_path)})
        pty.wait_for("New game", 40)
        pty.send(keys * 20)
        pty.process.send_signal(number)
        pty.wait_for_main_screen(10)
        assert pty.ends() == 128 + number
        pty.settle()
        assert b"Traceback" not in pty.raw and "Error" not in pty.text()


@pytest.mark.parametrize("key", ["f1", "L", "C", "ctrl+p", "question_mark", "escape", "Q"])
async def test_a_screen_that_closes_hears_of_no_other_size(key: str, tmp_path: Path) -> None:
    app = open_app(tmp_path, "skeleton", "Anna,Ben")
    async with app.run_test() as pilot:
        await pilot.press("enter", key)
        screen = app.screen
        app.pop_screen()
        for wait in range(60):
            screen.post_message(events.Resize(Size(100, 30 + wait), Size(100, 30 + wait)))
            await asyncio.sleep(0)
        await caught_up(app, [key])
        assert isinstance(app.screen, GameScreen)
