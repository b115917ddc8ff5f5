"""Draws tables without a terminal, so that the first table of a guest opens a quarter of a second
sooner: modules are loaded, style sheets parsed and caches filled.
"""

from __future__ import annotations

import asyncio
import threading

from ..engine import Game, Luck, random_action
from ..games import builtin, find, listed
from ..play.seats import read_seats
from ..play.session import Session
from ..play.table import Table
from ..store.load import parse
from ..store.save import dump
from ..terminal.probe import Terminal, probe
from .app import TabletopApp
from .table.game_screen import GameScreen

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Evert", "Fien")
MIDDLE = 150  # random actions after which a table shows most of what it ever does
SIZE = (80, 24)  # columns and lines that every terminal has
PATIENCE = 5.0  # seconds to wait for a thread


def warm() -> None:
    """Draw tables of all games, and wait for the threads started for it."""
    terminal = probe({"TERM": "xterm-256color"}, interactive=True, size=SIZE, encoding="utf-8")
    asyncio.run(draw_tables(terminal))
    for thread in threading.enumerate():
        if thread is not threading.main_thread():
            thread.join(PATIENCE)


async def draw_tables(terminal: Terminal) -> None:
    """Draw a new table of every game with the fewest players, and one in mid-game with the most.
    Games from outside are left out: their failures belong to those who play them.
    """
    app = TabletopApp(fps=0, terminal=terminal)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        for game in map(find, filter(builtin().__contains__, listed())):
            for players, actions in ((game.seats[0], 0), (game.seats[-1], MIDDLE)):
                await app.push_screen(GameScreen(session(game, players, actions)))
                await pilot.pause()
                while len(app.screen_stack) > 1:
                    await app.pop_screen()
    app.guard.stop()


def session(game: Game, players: int, actions: int) -> Session:
    """Return a table after that many random actions, as loaded from a save, at the seat that must
    act.
    """
    table, luck = Table.open(game, read_seats(",".join(NAMES[:players])), 1), Luck(1)
    for _ in range(actions):
        if seats := table.deciding():
            table.play(seats[0], random_action(game, table.state, seats[0], luck))
    found = Session(parse(dump(table, "2026-01-01T00:00:00+00:00")).table, None)
    found.perspective.set_viewer((*table.deciding(), 0)[0])
    return found
