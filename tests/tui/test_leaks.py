"""Nothing piles up: 60 dialogs opened and closed, and a game of 100 actions."""

from __future__ import annotations

import gc
import sys
from operator import itemgetter
from pathlib import Path

from textual.pilot import Pilot
from textual.widget import Widget

from tabletop_tui.engine import Luck, random_action
from tabletop_tui.store.keeper import Keeper
from tabletop_tui.store.settings import Settings
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.settings.preferences import Preferences
from tabletop_tui.tui.table.handover import Handover
from tabletop_tui.tui.table.screen import GameScreen
from tests.playing import new_table, play_on
from tests.tui.playing import XTERM

DIALOGS = ("menu", "leave", "help", "points", "goto")
ROUNDS, WARM = 6, 2  # of all dialogs, after so many that fill the caches
LOOKS = 3  # at the memory, after a round each
ACTIONS, OPENING = 100, 40
LOOSE = 20  # blocks of memory that a dialog may leave behind; its rows alone are thousands
LOGGED = 150  # blocks of memory of an action: the log, the story, the way back


def app_at(folder: Path, game: str, actions: int) -> TabletopApp:
    """A game at the keyboard that has gone on for a while."""
    keeper = Keeper.create(play_on(new_table(game, 3), actions), folder / "x.json")
    terminal = probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    calm = Preferences(Settings(moments="none"))  # a panel would wait for a key
    return TabletopApp(keeper=keeper, fps=0, terminal=terminal, preferences=calm)


def weight() -> tuple[int, int]:
    """How many widgets there are, and blocks of memory."""
    gc.collect()
    return sum(isinstance(thing, Widget) for thing in gc.get_objects()), sys.getallocatedblocks()


async def seated(pilot: Pilot[int]) -> GameScreen:
    """The table, uncovered."""
    await pilot.pause()
    if isinstance(pilot.app.screen, Handover):
        await pilot.press("enter")
        await pilot.pause()
    assert isinstance(pilot.app.screen, GameScreen)
    return pilot.app.screen


async def test_sixty_dialogs_leave_neither_widgets_nor_memory_behind(tmp_path: Path) -> None:
    app = app_at(tmp_path, "cities_and_knights", 120)
    async with app.run_test(size=(80, 24)) as pilot:
        table = await seated(pilot)

        async def rounds(count: int) -> None:
            for _ in range(count):
                for dialog in DIALOGS:
                    await table.run_action(dialog)
                    await pilot.pause()
                    assert app.screen is not table
                    await app.screen.dismiss(None)
                    assert app.screen is table

        async def lightest() -> tuple[int, int]:
            """The last dialog may be on its way out still: what stays is there every time."""
            found = []
            for _ in range(LOOKS):
                await rounds(1)
                found.append(weight())
            return min(found, key=itemgetter(1))

        await rounds(WARM)
        widgets, blocks = await lightest()
        await rounds(ROUNDS)
        more, heavier = await lightest()
    assert abs(more - widgets) <= 2, (widgets, more)
    assert heavier - blocks <= LOOSE * ROUNDS * len(DIALOGS), heavier - blocks


async def test_a_hundred_actions_leave_no_widgets_and_only_the_log_behind(
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
                if isinstance(app.screen, Handover):
                    await pilot.pause()
                    screen.cover.take_down(screen.session.chair.next())
                if len(table.log) % 3 == 0:
                    await pilot.pause()
            await pilot.pause()

        await play(OPENING)
        widgets, blocks = weight()
        await play(ACTIONS)
        more, heavier = weight()
    assert abs(more - widgets) <= 2, (widgets, more)
    assert heavier - blocks <= LOGGED * (ACTIONS - OPENING), heavier - blocks
