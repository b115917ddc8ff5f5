"""The program under random keys, dialogs and sizes: what the stock driver would show, and what ours
shows.

``python -m tests.terminal.hard_use.fuzzing 5000`` takes so many steps in each game.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pyte
from textual import events
from textual.pilot import Pilot

from tabletop_tui.engine import Luck
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui import app as program
from tabletop_tui.tui.table.game_screen import GameScreen
from tests.terminal.pty_harness import looks
from tests.terminal.tables import GAMES, late
from tests.terminal.test_driver import TwoWires
from tests.tui.playing import face_down

MOVES = ("left", "right", "up", "down", "n", "p", "tab", "enter", "enter")
OTHERS = (
    "escape",
    "escape",
    "escape",
    "question_mark",
    "L",
    "P",
    "C",
    "I",
    "M",
    "R",
    "Q",
    "B",
    "Z",
    "T",
    "g",
    "u",
    "y",
    "semicolon",
    "x",
    "1",
    "2",
    "t",
    "f",
    "b",
    "m",
    "pagedown",
    "space",
    "ctrl+p",
)
SIZES = ((80, 24), (120, 40), (59, 19), (100, 30), (80, 24), (73, 33), (200, 60))
CHANGE = 23  # steps between two sizes


class Staying(program.TabletopApp):
    """Goes home in place of exiting."""

    def exit(self, *_: Any, **__: Any) -> None:
        self.go_home()


@contextmanager
def two_wires() -> Iterator[None]:
    """Return the program with a driver that keeps both its own output and that of the stock driver."""
    usual, program.driver_class = program.driver_class, lambda: TwoWires  # type: ignore[assignment]
    try:
        yield
    finally:
        program.driver_class = usual


async def fuzz(game: str, folder: Path, steps: int, seed: int) -> dict[str, int]:
    """Take random steps late in a game, after each of which both screens must look the same.
    Returns what was met.
    """
    terminal = probe({"TERM": "xterm-256color"}, interactive=True, size=SIZES[0], encoding="utf-8")
    with two_wires():
        app = Staying(save_file=SaveFile.open(late(game, folder)), fps=0, terminal=terminal)
    running = asyncio.create_task(app.run_async(size=SIZES[0]))
    while app._driver is None or not app._dom_ready:
        await asyncio.sleep(0.01)
    try:
        with app._context():
            return await steps_of(app, steps, Luck(seed))
    finally:
        program.TabletopApp.exit(app)
        await running
        if app.save_file is not None:
            app.save_file.close()


async def steps_of(app: program.TabletopApp, steps: int, luck: Luck) -> dict[str, int]:
    """Yield the steps."""
    driver: Any = app._driver
    pilot: Pilot[int] = Pilot(app)
    stock, ours = (pyte.Screen(*SIZES[0]) for _ in range(2))
    feeds = pyte.Stream(stock).feed, pyte.Stream(ours).feed
    met = {"stock": 0, "ours": 0}
    done: list[str] = []
    for step in range(steps):
        if step % CHANGE == CHANGE - 1:
            size = SIZES[luck(len(SIZES))]
            done.append(f"{size[0]}x{size[1]}")
            for screen in (stock, ours):
                screen.resize(size[1], size[0])
            driver.resize(*size)
            while app.screen.size != size:
                await pilot.pause(0.01)
            await pilot.pause()
        else:
            done.append(next_key(app, luck))
            driver.process_message(events.Key(done[-1], done[-1] if len(done[-1]) == 1 else None))
            await pilot.pause()
        for wire, (written, feed) in enumerate(
            zip((driver.stock, driver.sent), feeds, strict=True)
        ):
            data = "".join(written)
            written.clear()
            met["ours" if wire else "stock"] += len(data.encode())
            feed(data)
        assert looks(ours) == looks(stock), f"after {' '.join(done[-8:])} on {app.screen}"
        name = type(app.screen).__name__
        met[name] = met.get(name, 0) + 1
    return met


def next_key(app: program.TabletopApp, luck: Luck) -> str:
    """Return any key, but leave dialogs and pages, and pick up hands, before long."""
    if (face_down(app) or not isinstance(app.screen, GameScreen)) and not luck(4):
        return "enter" if face_down(app) else "escape"
    keys = MOVES if luck(3) else OTHERS
    return keys[luck(len(keys))]


def main(steps: int) -> None:
    """Fuzz all games."""
    for seed, game in enumerate(GAMES):
        with tempfile.TemporaryDirectory() as folder:
            print(
                game,
                asyncio.run(fuzz(game, Path(folder), steps, seed)),
                file=sys.__stdout__,
                flush=True,
            )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2_000)
