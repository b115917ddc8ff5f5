"""What a table shows to one seat in a world that was made of this seat's knowledge alone: a real
screen that looks the same tells of no other hand.
"""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from pathlib import Path

from tabletop_tui.engine import Luck
from tabletop_tui.play.remote.seating import Arrival
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.table.game_screen import GameScreen

SIZE = (80, 24)
XTERM = {"TERM": "xterm-256color", "COLORTERM": "truecolor"}
POINTED = frozenset("[]()▸")
"""How the cursor stands beside a place; everybody moves it as they like."""
PAINT = frozenset(map(chr, range(0x2580, 0x25A0))) | {" "}
"""Halves and quarters of cells: the same picture has two ways to be drawn, and tells no secret."""
BELOW = 4  # rows about the place that is pointed at, and of what was told last
PRESENT = frozenset("●◌○")
RULE = "───"

Shown = tuple[list[str], int]
"""The rows of a screen, and the column at which the panel beside the board begins."""


def shown(path: Path, name: str) -> Shown:
    """A screen on which *name* sits at a copy of the save; all that this seat may not know was dealt
    out anew by luck.
    """
    return asyncio.run(draw(path, name))


async def draw(path: Path, name: str) -> Shown:
    """The same in a running event loop."""
    terminal = probe(XTERM, interactive=True, size=SIZE, encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(shutil.copy(path, folder))
        app = TabletopApp(sit=Arrival(copy, (name,)), fps=0, terminal=terminal)
        async with app.run_test(size=SIZE) as pilot:
            while not isinstance(app.screen, GameScreen) or app.screen.view.look is None:
                await pilot.pause(0.02)
            screen, table = app.screen, app.screen.table
            seat, game = screen.session.perspective.viewer, table.game
            table.state = game.determinize(game.view(table.state, seat), seat, Luck(seat))
            screen.renew()
            await pilot.pause()
            strips = screen._compositor.render_strips()
            rows = ["".join(segment.text for segment in strip) for strip in strips]
            return rows, screen.view.middle.taken


def panel(rows: list[str], left: int) -> str:
    """The words about the players and the own hand: what stands above the open choice."""
    beside = [row[left:].strip() for row in rows[1:]]
    end = next((n for n, row in enumerate(beside) if RULE in row), len(beside))
    return " ".join(word for word in " ".join(beside[:end]).split() if word not in PRESENT)


def differs(seen: list[str], mirror: Shown, *, asked: bool, scrolls: bool) -> str:
    """Where a screen shows something else than its mirror: the players and the hand, and the board
    but for its cursor; "" for nowhere.

    Whoever is *asked* picks places on the board, and a form may leave less room for the players; a
    board that *scrolls* shows whatever its owner looks at.
    """
    rows, left = mirror
    one, other = panel(seen, left), panel(rows, left)
    if one != other and not (asked and (one.startswith(other) or other.startswith(one))):
        return f"{one}\n{other}"
    for y in range(1, len(rows) - BELOW) if not (asked or scrolls) else ():
        for x in range(left):
            here, there = seen[y][x], rows[y][x]
            if here != there and not {here, there} & POINTED and not {here, there} <= PAINT:
                return f"row {y}, column {x}\n{seen[y]}\n{rows[y]}"
    return ""
