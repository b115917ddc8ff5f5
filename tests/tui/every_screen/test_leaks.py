"""Nothing accumulates: dialogs opened and closed, and a game of many actions."""

from __future__ import annotations

import gc
import sys
from pathlib import Path
from typing import Any
from weakref import ReferenceType, ref

import pytest
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widget import Widget

from tabletop_tui.engine import Luck, random_action
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.store.settings import Settings
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.settings.preferences import Preferences
from tabletop_tui.tui.table.game_screen import GameScreen
from tests.playing import new_table, play_on
from tests.tui.playing import XTERM, face_down

DIALOGS = ("menu", "leave", "help", "points", "goto")
ROUNDS, SPANS = 2, 8  # rounds of all dialogs in a span, and spans at most
ACTIONS, OPENING = 50, 25
LOOSE = 20  # blocks of memory that a dialog may leave; its rows alone are hundreds
LOGGED = 150  # blocks of memory of an action: log, story and undo
pytestmark = pytest.mark.usefixtures("painted")  # painted pictures are cached


def app_at(folder: Path, game: str, actions: int) -> TabletopApp:
    """Return the app in mid-game."""
    save_file = SaveFile.create(play_on(new_table(game, 3), actions), folder / "x.json")
    terminal = probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    calm = Preferences(Settings(moments="none"))  # a panel would wait for a key
    return TabletopApp(save_file=save_file, fps=0, terminal=terminal, preferences=calm)


def weight() -> tuple[int, int]:
    """Return the number of widgets and of memory blocks."""
    gc.collect()
    return sum(isinstance(thing, Widget) for thing in gc.get_objects()), sys.getallocatedblocks()


async def seated(pilot: Pilot[int]) -> GameScreen:
    """Return the table, without its cover."""
    await pilot.pause()
    if face_down(pilot.app):
        await pilot.press("enter")
        await pilot.pause()
    assert isinstance(pilot.app.screen, GameScreen)
    return pilot.app.screen


async def test_dialogs_leave_neither_widgets_nor_memory_behind(tmp_path: Path) -> None:
    """A leak grows with every dialog, while a cache fills up: one span of rounds that leaves
    nothing is enough.
    """
    app = app_at(tmp_path, "cities_and_knights", 120)
    opened: list[ReferenceType[Screen[Any]]] = []
    grown: list[int] = []
    async with app.run_test(size=(80, 24)) as pilot:
        table = await seated(pilot)

        async def rounds() -> tuple[int, int]:
            for dialog in DIALOGS * ROUNDS:
                await table.run_action(dialog)
                await pilot.pause()
                assert app.screen is not table
                opened.append(ref(app.screen))
                await app.screen.dismiss(None)
                assert app.screen is table
            await pilot.pause()
            return weight()

        before = await rounds()
        first = len(opened)
        while not grown or (grown[-1] > LOOSE * ROUNDS * len(DIALOGS) and len(grown) < SPANS):
            now = await rounds()
            grown.append(now[1] - before[1])
            before, widgets = now, now[0] - before[0]
    assert abs(widgets) <= 2, widgets
    assert grown[-1] <= LOOSE * ROUNDS * len(DIALOGS), grown
    assert not [kept for dialog in opened[:first] if (kept := dialog()) is not None]


async def test_many_actions_leave_no_widgets_and_only_the_log_behind(
    tmp_path: Path,
) -> None:
    app, luck = app_at(tmp_path, "cities_and_knights", 0), Luck(3)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await seated(pilot)
        table = screen.table

        async def play(actions: int) -> None:
            while len(table.log) < actions:
                assert not table.over
                seat = table.deciding()[0]
                screen.play(seat, random_action(table.game, table.state, seat, luck))
                if face_down(app):
                    await pilot.pause()
                    screen.cover.take_down(screen.session.perspective.next())
                if len(table.log) % 3 == 0:
                    await pilot.pause()
            await pilot.pause()

        await play(OPENING)
        widgets, blocks = weight()
        await play(ACTIONS)
        more, heavier = weight()
    assert abs(more - widgets) <= 2, (widgets, more)
    assert heavier - blocks <= LOGGED * (ACTIONS - OPENING), heavier - blocks
