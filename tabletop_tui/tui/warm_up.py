"""Tables are drawn once where nobody sees them, so that the first one of a guest comes quickly:
what drawing loads, parses and remembers is there then, and spares each guest a quarter of a second.
"""

from __future__ import annotations

import asyncio
import threading

from ..engine import Game, Luck, random_action
from ..games import find, inside, listed
from ..play.seats import read_seats
from ..play.session import Session
from ..play.table import Table
from ..store.load import parse
from ..store.save import dump
from ..terminal.probe import Terminal, probe
from .app import TabletopApp
from .table.game_screen import GameScreen

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Evert", "Fien")
MIDDLE = 150  # actions of luck after which a table shows most of what it ever does
SIZE = (80, 24)  # the screen that every terminal has
PATIENCE = 5.0  # seconds for a thread to end


def warm() -> None:
    """Draw tables of all games, and wait for the threads that were begun for it."""
    terminal = probe({"TERM": "xterm-256color"}, interactive=True, size=SIZE, encoding="utf-8")
    asyncio.run(draw_tables(terminal))
    for thread in threading.enumerate():
        if thread is not threading.main_thread():
            thread.join(PATIENCE)


async def draw_tables(terminal: Terminal) -> None:
    """A new table of every game with the fewest players, and one in its middle with the most; not
    of games from outside, whose mistakes are for those who play them.
    """
    app = TabletopApp(fps=0, terminal=terminal)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        for game in map(find, filter(inside().__contains__, listed())):
            for players, actions in ((game.seats[0], 0), (game.seats[-1], MIDDLE)):
                await app.push_screen(GameScreen(session(game, players, actions)))
                await pilot.pause()
                while len(app.screen_stack) > 1:
                    await app.pop_screen()
    app.guard.stop()


def session(game: Game, players: int, actions: int) -> Session:
    """A table after so many actions of luck, as it is loaded from a save; whoever is asked sits
    there.
    """
    table, luck = Table.open(game, read_seats(",".join(NAMES[:players])), 1), Luck(1)
    for _ in range(actions):
        if seats := table.deciding():
            table.play(seats[0], random_action(game, table.state, seats[0], luck))
    found = Session(parse(dump(table, "2026-01-01T00:00:00+00:00")).table, None)
    found.perspective.sit((*table.deciding(), 0)[0])
    return found
