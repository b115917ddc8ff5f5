"""A walk through screens as one stored text: a row for each step, and pictures of some."""

from __future__ import annotations

from typing import Any

from textual.pilot import Pilot

from tests.settling import rests
from tests.snapshots.kept import picture


async def at_rest(pilot: Pilot[Any]) -> None:
    """Wait until the app is idle, however busy the machine is."""
    await pilot.pause()
    while not rests(pilot.app):
        await pilot.pause()


class Walk:
    """The steps so far."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def step(self, app: Any, name: str) -> None:
        """Note the top screen, and the current row of its list."""
        told = f"> {name}: {type(app.screen).__name__}"
        for widget in app.screen.query("*"):
            choices = getattr(widget, "choices", None)
            if choices is not None and choices.rows:
                row = choices.rows[choices.at]
                told += f" · {choices.at} {row.label} {row.value or ''}".rstrip()
        self.told.append(told)

    def look(self, app: Any, name: str) -> None:
        """Note the whole screen."""
        self.told += [f"== {name}, {app.size.width}x{app.size.height}", picture(app)]

    def text(self) -> str:
        """Return the text."""
        return "\n".join(self.told) + "\n"
