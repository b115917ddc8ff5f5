"""A walk through screens as one kept text: a row for each step, and pictures of some."""

from __future__ import annotations

from typing import Any

from textual.pilot import Pilot

from tests.settling import rests
from tests.snapshots.kept import picture


async def at_rest(pilot: Pilot[Any]) -> None:
    """Wait until the app has done all it does, however busy the machine is."""
    await pilot.pause()
    while not rests(pilot.app):
        await pilot.pause()


class Walk:
    """What came of the steps so far."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def step(self, app: Any, name: str) -> None:
        """The screen that is in front, and the row under the cursor of its list."""
        told = f"> {name}: {type(app.screen).__name__}"
        for widget in app.screen.query("*"):
            choices = getattr(widget, "choices", None)
            if choices is not None and choices.rows:
                row = choices.rows[choices.at]
                told += f" · {choices.at} {row.label} {row.value or ''}".rstrip()
        self.told.append(told)

    def look(self, app: Any, name: str) -> None:
        """The whole screen."""
        self.told += [f"== {name}, {app.size.width}x{app.size.height}", picture(app)]

    def text(self) -> str:
        """All of it."""
        return "\n".join(self.told) + "\n"
