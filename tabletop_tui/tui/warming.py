"""A table of every game, drawn once where nobody sees it: what follows in the process is quick."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence

from textual.app import App
from textual.pilot import Pilot

from ..engine import Luck, random_action, to_act
from ..games import find, listed
from ..play.seats import read_seats
from ..play.session import Session
from ..play.table import Table
from ..store.load import parse
from ..store.save import dump
from ..terminal.probe import Terminal, probe
from .app import TabletopApp
from .paint import fitting
from .table.screen import GameScreen

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Evert", "Fien")
FEWEST, MOST = 0, -1
DEPTHS = {"xterm-256color": ((0, FEWEST), (150, MOST)), "xterm": ((0, FEWEST),)}
"""By terminal: after how many actions of luck, and with how many players, a table is drawn; what
happens is told as well.
"""

KEYS = ("down", "tab", "right")
"""Some of what everybody presses."""

SIZE = (80, 24)
"""The screen that every terminal has."""

PATIENCE = 5.0  # seconds for a thread to end


def warm() -> None:
    """Draw, and leave no thread behind. Raises RuntimeError when one stays."""
    for depth, played in DEPTHS.items():
        terminal = probe({"TERM": depth}, interactive=True, size=SIZE, encoding="utf-8")
        asyncio.run(draw(terminal, played))
    for thread in threading.enumerate():
        if thread is not threading.main_thread():
            thread.join(PATIENCE)
    if threading.active_count() > 1:
        raise RuntimeError("thread-left")
    fitting.share()


async def draw(terminal: Terminal, played: Sequence[tuple[int, int]]) -> None:
    """The home screen, and every game after so many actions."""
    app = TabletopApp(fps=0, terminal=terminal)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        for game in listed():
            for actions, players in played:
                await table(app, pilot, game, actions, find(game).seats[players])
    app.guard.stop()


async def table(app: App[int], pilot: Pilot[int], game: str, actions: int, players: int) -> None:
    """A table of that game comes, some keys are pressed, every board is seen, and it goes."""
    found, luck = find(game), Luck(1)
    played = Table.open(found, read_seats(",".join(NAMES[:players])), 1)
    for _ in range(actions):
        if seats := to_act(found, played.state):
            played.play(seats[0], random_action(found, played.state, seats[0], luck))
    session = Session(parse(dump(played, "2026-01-01T00:00:00+00:00")).table, None)
    session.chair.sit((*to_act(found, played.state), 0)[0])
    screen = GameScreen(session)
    await app.push_screen(screen)
    await pilot.pause()
    await pilot.press(*KEYS)
    await pilot.pause()
    for _ in screen.view.middle.boards:
        screen.cursor.next_board()
        await pilot.pause()
    while len(app.screen_stack) > 2:
        await app.pop_screen()
    await app.pop_screen()
