"""What a table shows to one seat in a world made from this seat's knowledge alone. A real screen
that looks the same reveals no other hand.
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
"""The cursor beside a place, which differs between sessions."""
PAINT = frozenset(map(chr, range(0x2580, 0x25A0))) | {" "}
"""Half and quarter blocks: one picture can be drawn in two ways."""
BELOW = 4  # rows about the place that is pointed at, and of what was told last
PRESENT = frozenset("●◌○")
RULE = "───"

Shown = tuple[list[str], int]
"""The rows of a screen, and the first column of the panel beside the board."""


def shown(path: Path, name: str) -> Shown:
    """Return a screen on which *name* sits at a copy of the save, with everything the seat may not
    know dealt anew.
    """
    return asyncio.run(draw(path, name))


async def draw(path: Path, name: str) -> Shown:
    """Return the same within a running event loop."""
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
    """Return the text about the players and the viewer's hand, above the open choice."""
    beside = [row[left:].strip() for row in rows[1:]]
    end = next((n for n, row in enumerate(beside) if RULE in row), len(beside))
    return " ".join(word for word in " ".join(beside[:end]).split() if word not in PRESENT)


def differs(seen: list[str], mirror: Shown, *, asked: bool, scrolls: bool) -> str:
    """Return where a screen differs from its mirror: in the players and the hand, or on the board
    except for the cursor; "" for nowhere. A seat that is *asked* selects places on the board, and
    its form may leave less room for the players. A board that *scrolls* shows what its owner looks
    at.
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
