"""A small app with the hang-up guard. Arguments: the file in which saves are noted, then `slow`,
`broken`, `busy` or `sluggish`.
"""

from __future__ import annotations

import sys
import termios
import time
from pathlib import Path
from typing import Any

from textual.app import App, ComposeResult
from textual.widgets import Static

from tabletop_tui.tui.terminal import hang_up_guard as guarding
from tabletop_tui.tui.terminal.driver import driver_class
from tabletop_tui.tui.terminal.hang_up_guard import HangUpGuard

NOTES, *MOODS = sys.argv[1:]


def note(word: str) -> None:
    with Path(NOTES).open("a") as file:
        file.write(f"{word}\n")


def save() -> None:
    note("saved")
    if "slow" in MOODS:
        time.sleep(60)
    if "broken" in MOODS:
        raise OSError("no space left on device")


class Sluggish:
    """A system that flushes the terminal slowly, so that every other thread runs before."""

    def __getattr__(self, name: str) -> Any:
        return getattr(termios, name)

    def tcflush(self, terminal: int, queue: int) -> None:
        time.sleep(0.3)
        termios.tcflush(terminal, queue)


class GuardedApp(App[None]):
    """Ticks for ever. When busy, it paints more than an unread terminal can hold."""

    ticks = 0

    def compose(self) -> ComposeResult:
        yield Static("Ready")

    def on_mount(self) -> None:
        guard.start()
        if "busy" in MOODS:
            self.set_interval(0.02, self.tick)

    def tick(self) -> None:
        self.ticks += 1
        Path(f"{NOTES}.ticks").write_text(str(self.ticks))
        self.query_one(Static).update("Ready" + chr(97 + self.ticks % 26) * 4800)


if __name__ == "__main__":
    if "sluggish" in MOODS:
        guarding.termios = Sluggish()
    app = GuardedApp(driver_class=driver_class())
    guard = HangUpGuard(save, lambda code: app.exit(return_code=code))
    app.run()
    guard.stop()
    note("returned" if guard.failure is None else f"returned, {guard.failure}")
    sys.exit(app.return_code or 0)
