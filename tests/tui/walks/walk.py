"""A walk over the screens of a table: after each key the top screen is noted, and at the table what
is pointed at; at the end all rows, without the boards, which have pictures of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from tabletop_tui.tui.table.game_screen import GameScreen
from tests.snapshots import kept

KEPT = Path(__file__).parent / "kept"
SECOND = 0.5


class Hour:
    """A clock for those of the players: every key takes some seconds."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


class Walk:
    """The effects of the keys pressed so far."""

    def __init__(self, pilot: Pilot[Any], hour: Hour) -> None:
        self.pilot, self.hour = pilot, hour
        self.told: list[str] = []
        self.state = ""

    async def press(self, keys: str) -> None:
        """Press keys, separated by blanks, and note what each of them changes."""
        for key in keys.split():
            self.hour.now += SECOND
            await self.pilot.press(key)
            await self.look(key)

    async def look(self, what: str) -> None:
        """Note where that leads."""
        await self.pilot.pause()
        state = self.where()
        self.told.append(f"> {what}: {'the same' if state == self.state else state}")
        self.state = state

    def where(self) -> str:
        """Return the screen, and at the table what no row shows."""
        screen = self.pilot.app.screen
        if not isinstance(screen, GameScreen):
            return type(screen).__name__
        choice, middle = screen.choice, screen.view.middle
        board = middle.board
        parts = [f"front {middle.front}", f"cursor {board.cursor}", f"lit {len(board.lit)}"]
        here = choice.menu.here()
        parts += [f"line {here.label!r}"] if here and not choice.on_board else []
        parts += [f"picked {choice.picked}"] if choice.picked else []
        parts += [f"{len(board.marks)} marks"] if board.marks else []
        ways = {"on-board": choice.on_board, "steered": board.steered, "calm": board.calm}
        return ", ".join([*parts, *(way for way, so in ways.items() if so)])

    def seen(self) -> list[str]:
        """Return the rows of the screen without the pictures of boards."""
        screen: Any = self.pilot.app.screen
        strips = screen._compositor.render_strips()
        cells = [[char for segment in strip for char in segment.text] for strip in strips]
        if isinstance(screen, GameScreen):
            over = screen.view.news_rows.region
            for board in screen.view.middle.boards:
                for y, x in places(board.region) if board.display else ():
                    if y < len(cells) and x < len(cells[y]) and not over.contains(x, y):
                        cells[y][x] = " "
        return ["".join(row).rstrip() for row in cells]

    def compare(self, name: str) -> None:
        """Compare the walk with the stored one, including the last screen."""
        rows = [f"{y:2}|{row}" for y, row in enumerate(self.seen(), 1) if row]
        kept.compare(KEPT / f"{name}.txt", "\n".join([*self.told, *rows]) + "\n")


def places(region: Any) -> Iterator[tuple[int, int]]:
    """Return the lines and columns of a region."""
    for y in range(region.y, region.bottom):
        for x in range(region.x, region.right):
            yield y, x
