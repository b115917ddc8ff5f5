"""A walk over the screens of a table: after each key the rows that it has changed are written down.

Of the boards, which have pictures of their own, no more is told than what is in front, where the
cursor is and how much is lit; of a page that lies over the table its head and its keys.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from tabletop_tui.tui.dialogs.dialog import Dialog
from tabletop_tui.tui.keys.commands import Palette
from tabletop_tui.tui.table.handover import Handover
from tabletop_tui.tui.table.screen import GameScreen
from tests.snapshots import kept
from tests.snapshots.draw import LETTERS

KEPT = Path(__file__).parent / "kept"
SECOND = 0.5
WHOLE = (GameScreen, Dialog, Handover, Palette)
"""Screens that are told with all their rows."""


class Hour:
    """A clock for those of the players: every key takes so many seconds."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


class Walk:
    """What came of the keys that were pressed so far."""

    def __init__(self, pilot: Pilot[Any], hour: Hour) -> None:
        self.pilot, self.hour = pilot, hour
        self.told: list[str] = []
        self.stood: dict[str, tuple[list[str], list[str]]] = {}  # by the kind of screen
        self.letters: dict[str, str] = {}
        self.state = ""

    async def press(self, keys: str) -> None:
        """Press keys, with blanks between them, and write down what each of them changes."""
        for key in keys.split():
            self.hour.now += SECOND
            await self.pilot.press(key)
            await self.look(key)

    async def look(self, what: str) -> None:
        """Write down what has changed since the last look."""
        await self.pilot.pause()
        name = type(self.pilot.app.screen).__name__
        before, styles = self.stood.get(name, ([], []))
        rows, letters = self.stood[name] = self.seen()
        self.told.append(f"## {what}")
        if (state := self.where()) != self.state:
            self.state = state
            self.told.append(state)
        for y, row in enumerate(rows):
            if row != (before[y] if y < len(before) else ""):
                self.told.append(f"{y + 1:2}|{row}".rstrip())
            elif y < len(styles) and letters[y] != styles[y]:
                self.told.append(f"{y + 1:2}~{changed(styles[y], letters[y])}")

    def where(self) -> str:
        """The screen, and at the table what no row tells."""
        screen = self.pilot.app.screen
        if not isinstance(screen, GameScreen):
            return type(screen).__name__
        choice, middle = screen.choice, screen.view.middle
        board = middle.board
        parts = [f"front {middle.front}", f"cursor {board.cursor}", f"lit {len(board.lit)}"]
        parts += [f"picked {choice.picked}"] if choice.picked else []
        parts += [f"{len(board.marks)} marks"] if board.marks else []
        ways = {"on-board": choice.on_board, "steered": board.steered, "calm": board.calm}
        return ", ".join([*parts, *(way for way, so in ways.items() if so)])

    def seen(self) -> tuple[list[str], list[str]]:
        """The rows of the screen without the pictures of boards, and letters for their styles."""
        screen: Any = self.pilot.app.screen
        strips = screen._compositor.render_strips()
        cells = [
            [(kept.style(segment.style, char), char) for segment in strip for char in segment.text]
            for strip in strips
        ]
        if isinstance(screen, GameScreen):
            over = screen.view.tidings.region
            for board in screen.view.middle.boards:
                for y, x in places(board.region) if board.display else ():
                    if y < len(cells) and x < len(cells[y]) and not over.contains(x, y):
                        cells[y][x] = ("", " ")
        if not isinstance(screen, WHOLE):
            cells[2:-1] = [[] for _ in cells[2:-1]]
        rows = ["".join(char for _, char in row).rstrip() for row in cells]
        return rows, ["".join(self.letter(style) for style, _ in row) for row in cells]

    def letter(self, style: str) -> str:
        return self.letters.setdefault(style, LETTERS[len(self.letters)])

    def compare(self, name: str) -> None:
        """See that the walk is the one that was kept."""
        used = set("".join(row[3:] for row in self.told if row[2:3] == "~"))
        meant = [f"{letter} = {style}" for style, letter in self.letters.items() if letter in used]
        kept.compare(KEPT / f"{name}.txt", "\n".join([*self.told, *meant]) + "\n")


def places(region: Any) -> Iterator[tuple[int, int]]:
    """The lines and columns of a region."""
    for y in range(region.y, region.bottom):
        for x in range(region.x, region.right):
            yield y, x


def changed(before: str, now: str) -> str:
    """The letters from the first to the last that are others now, behind the column of the first."""
    other = [n for n in range(len(now)) if n >= len(before) or now[n] != before[n]] or [len(now)]
    return f"{other[0]} {now[other[0] : other[-1] + 1]}"
