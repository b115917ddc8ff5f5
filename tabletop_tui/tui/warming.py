"""A table of every game, drawn once where nobody sees it: what follows in the process is quick."""

from __future__ import annotations

import asyncio
import threading

from textual.app import App
from textual.pilot import Pilot

from ..games import find, listed
from ..play.seats import read_seats
from ..play.session import Session
from ..play.table import Table
from ..store.load import parse
from ..store.save import dump
from ..terminal.probe import Terminal, probe
from .app import TabletopApp
from .table.screen import GameScreen

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Evert", "Fien")
SIZE = (80, 24)
"""The screen that every terminal has."""

PATIENCE = 5.0  # seconds for a thread to end


def warm() -> None:
    """Draw, and leave no thread behind. Raises RuntimeError when one stays."""
    for depth in ("xterm-256color", "xterm"):
        asyncio.run(draw(probe({"TERM": depth}, interactive=True, size=SIZE, encoding="utf-8")))
    for thread in threading.enumerate():
        if thread is not threading.main_thread():
            thread.join(PATIENCE)
    if threading.active_count() > 1:
        raise RuntimeError("thread-left")


async def draw(terminal: Terminal) -> None:
    """The home screen, and the beginning of every game."""
    app = TabletopApp(fps=0, terminal=terminal)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        for game in listed():
            await table(app, pilot, game)
    app.guard.stop()


async def table(app: App[int], pilot: Pilot[int], game: str) -> None:
    """A table of that game comes and goes."""
    found = find(game)
    seats = read_seats(",".join(NAMES[: found.seats[0]]))
    saved = dump(Table.open(found, seats, 1), "2026-01-01T00:00:00+00:00")
    session = Session(parse(saved).table, None)
    session.chair.sit(0)
    await app.push_screen(GameScreen(session))
    await pilot.pause()
    await app.pop_screen()
