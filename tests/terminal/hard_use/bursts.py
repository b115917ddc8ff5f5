"""The program under keys, clicks and sizes that come faster than it can respond, as over a stalling
line.

``python -m tests.terminal.hard_use.bursts 5000`` takes so many steps, distributed over all starts;
a seed may follow.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from textual import events
from textual.geometry import Size
from textual.widget import Widget

from tabletop_tui.engine import Luck
from tabletop_tui.store.load import load
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui import app as program
from tests.terminal.tables import GAMES, late

KEYS = (
    *("left", "right", "up", "down", "tab", "shift+tab", "pageup", "pagedown", "home", "end"),
    *("enter", "enter", "enter", "space", "escape", "escape", "escape", "backspace"),
    *("f1", "ctrl+p", "ctrl+c", "question_mark", "semicolon", "colon", "slash", "plus", "minus"),
    *"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789",
)
SEQUENCES = (
    ("f1", "left"),
    ("f1", "right", "escape"),
    ("ctrl+p", "enter", "enter"),
    ("ctrl+p", "down", "enter", "enter", "enter"),
    ("escape", "w", "enter", "left", "right", "space"),
    ("escape", "N", "down", "enter"),
    ("enter", "enter", "enter", "enter"),
    ("Q", "enter", "enter"),
    ("ctrl+c", "escape", "ctrl+c"),
    ("escape", "escape", "escape", "escape"),
    ("w", "enter", "end", "v", "enter"),
    ("L", "slash", "a", "enter", "escape"),
)
"""Sequences sent in one write; the first ones have crashed the program once."""
SIZES = ((80, 24), (120, 40), (59, 19), (100, 30), (73, 33), (200, 60), (30, 8))
GAP = 31
"""Milliseconds between two bursts: 0 to 30."""
PATIENCE = 30.0
"""Seconds within which the program must handle the next pending key."""
CALM = 200
"""Steps after which the program may catch up and is checked."""


class Staying(program.TabletopApp):
    """Goes home in place of exiting."""

    def exit(self, *_: Any, **__: Any) -> None:
        if self._exception is not None:
            super().exit()
        else:
            self.go_home()

    def _print_error_renderables(self) -> None:
        """Print nothing: the error is raised."""


def at_table(game: str) -> Callable[[Path], dict[str, Any]]:
    return lambda folder: {"save_file": SaveFile.open(late(game, folder))}


def at_replay(game: str) -> Callable[[Path], dict[str, Any]]:
    return lambda folder: {"replay": load(late(game, folder)).table}


STARTS: dict[str, Callable[[Path], dict[str, Any]]] = {
    "home": lambda _: {},
    "practice": lambda _: {"practice": "ascending_empires"},
}
for each in GAMES:
    STARTS |= {each: at_table(each), f"replay of {each}": at_replay(each)}


async def burst(start: str, folder: Path, steps: int, seed: int) -> Counter[str]:
    """Take random steps from one of STARTS without waiting for the program; return the screens met.

    Raises AssertionError from the program's error, with the last steps.
    """
    terminal = probe({"TERM": "xterm-256color"}, interactive=True, size=SIZES[0], encoding="utf-8")
    app = Staying(**STARTS[start](folder), fps=30 * (seed % 2), terminal=terminal)
    running = asyncio.create_task(app.run_async(size=SIZES[0], headless=True))
    while not running.done() and (app._driver is None or not app._running):
        await asyncio.sleep(0)  # the first keys come before the first screen
    done: list[str] = []
    met: Counter[str] = Counter()
    luck = Luck(seed)
    try:
        while len(done) < steps and app._exception is None:
            done += disturb(app, luck)
            met[type(app.screen).__name__ if app.screen_stack else "none"] += 1
            await asyncio.sleep(luck(GAP) / 1000 if luck(3) else 0)
            if len(done) % CALM < 8:
                await caught_up(app, done)
        if app._exception is None:
            await caught_up(app, done)
    finally:
        mistake = app._exception
        if not running.done():
            program.TabletopApp.exit(app)
        await running
        if app.save_file is not None:
            app.save_file.close()
    if mistake is not None:
        raise AssertionError(f"{start}, seed {seed}, after {' '.join(done[-12:])}") from mistake
    return met


async def caught_up(app: program.TabletopApp, done: list[str]) -> None:
    """Wait until the program has handled all pending input."""
    now = asyncio.get_running_loop().time
    left, end = -1, 0.0
    while app._exception is None and not app.input_idle:
        if left != (left := len(app._waiting_input)):
            end = now() + PATIENCE
        assert now() < end, f"stuck at {busy(app)}, {done[-12:]}"
        await asyncio.sleep(0.01)


def busy(app: program.TabletopApp) -> list[str]:
    """Return what keeps the program from coming to rest."""
    widgets = [widget for screen in app.screen_stack for widget in screen.walk_children(Widget)]
    told = [
        f"{len(app._nodes)} screens for {app.screen_stack}",
        f"{len(app._waiting_input)} keys wait",
    ]
    if app.screen_stack and app.screen._layout_required:
        told.append("no layout")
    for each in (app, *app.screen_stack, *widgets):
        if each.message_queue_size or not each._is_mounted:
            told.append(f"{each} has {each.message_queue_size}, mounted {each._is_mounted}")
    return told


def disturb(app: program.TabletopApp, luck: Luck) -> list[str]:
    """Send one burst; return what it was."""
    driver: Any = app._driver
    what = luck(12)
    if what == 0:
        size = Size(*SIZES[luck(len(SIZES))])
        driver._size = size
        app.post_message(events.Resize(size, size))
        return [f"{size.width}x{size.height}"]
    if what <= 2:
        x, y = luck(SIZES[0][0]), luck(SIZES[0][1])
        for _ in range(1 + luck(3)):
            for kind in (events.MouseDown, events.MouseUp):
                driver.process_message(mouse(kind, x, y))
        return [f"click({x},{y})"]
    keys = SEQUENCES[luck(len(SEQUENCES))] if what <= 4 else (KEYS[luck(len(KEYS))],)
    for key in keys:
        driver.process_message(events.Key(key, key if len(key) == 1 else None))
    return list(keys)


def mouse(kind: type[events.MouseEvent], x: int, y: int) -> events.MouseEvent:
    """Return a press or a release of the left button on a cell."""
    return kind(None, x, y, 0, 0, 1, False, False, False, screen_x=x, screen_y=y)


def main(steps: int, seed: int = 0) -> int:
    """Run bursts from all starts, at most 500 steps each; return the number of crashes."""
    crashes: Counter[str] = Counter()
    met: Counter[str] = Counter()
    taken = 0
    while taken < steps:
        for start in STARTS:
            seed += 1
            with tempfile.TemporaryDirectory() as folder:
                os.environ["TABLETOP_HOME"] = folder
                try:
                    met += asyncio.run(burst(start, Path(folder), 500, seed))
                except AssertionError as crash:
                    cause = crash.__cause__
                    crashes[f"{type(cause).__name__}: {str(cause)[:80]}" if cause else "stuck"] += 1
                    print(crash, repr(cause)[:300], file=sys.__stdout__, flush=True)
            taken += 500
        print(taken, "steps,", sum(crashes.values()), "crashes", file=sys.__stdout__, flush=True)
    print(dict(met), dict(crashes), file=sys.__stdout__, flush=True)
    return sum(crashes.values())


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:] or ["2000"])) > 0)
