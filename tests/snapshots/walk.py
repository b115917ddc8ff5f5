"""A walk through screens as one kept text: of each picture the rows that are not as they were in the
one before.
"""

from __future__ import annotations

from typing import Any

from textual.pilot import Pilot

from tests.settling import rests
from tests.snapshots.draw import LETTERS
from tests.snapshots.kept import style


async def at_rest(pilot: Pilot[Any]) -> None:
    """Wait until the app has done all it does, however busy the machine is."""
    await pilot.pause()
    while not rests(pilot.app):
        await pilot.pause()


class Walk:
    """Pictures of one app. A style has the same letter in all of them, explained at the end."""

    def __init__(self) -> None:
        self.letters: dict[str, str] = {}
        self.before: list[str] = []
        self.told: list[str] = []

    def look(self, app: Any, name: str) -> None:
        """The rows of the screen that have changed, each above the letters of its styles."""
        rows = []
        for y, strip in enumerate(app.screen._compositor.render_strips()):
            text = "".join(segment.text for segment in strip).rstrip()
            styles = [style(segment.style, char) for segment in strip for char in segment.text]
            letters = "".join(map(self.letter, styles))
            plain = letters == letters[:1] * len(letters)
            rows.append(
                f"{y:2}|{text}\n  {':' if plain else '|'}{letters[:1] if plain else letters}"
            )
        self.told.append(f"== {name}, {app.size.width}x{app.size.height}")
        same = len(rows) == len(self.before)
        self.told += [r for n, r in enumerate(rows) if not same or r != self.before[n]]
        self.before = rows

    def letter(self, told: str) -> str:
        """The letter of a style."""
        return self.letters.setdefault(told, f".{LETTERS}"[len(self.letters)])

    def text(self) -> str:
        """All of it."""
        meant = [f"{letter} = {told}" for told, letter in self.letters.items()]
        return "\n".join([*self.told, *meant]) + "\n"
