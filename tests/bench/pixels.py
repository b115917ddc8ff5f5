"""Boards in true pixels: bytes of what players do, and processor time: ``python -m
tests.bench.pixels``.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

import pytest

from tabletop_tui.tui.widgets.board import Board
from tests.terminal.tables import GAMES
from tests.tui.pixels.on_terminal import Screen, table
from tests.tui.playing import face_down

CELL = (10, 20)
WAYS = {"cells": None, "kitty": CELL, "sixel": CELL}
ARROWS = ("right", "down", "left", "up") * 4


async def measured(game: str, way: str) -> str:
    """Return a row of figures for a game at 120x40."""
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setattr(Screen, "modelled", False)
        patch.setattr(Screen, "cell", WAYS[way])
        patch.setattr(Screen, "protocol", "sixel" if way == "sixel" else "kitty")
        began = time.process_time()
        async with table(game, Path(folder), patch) as shown:
            opened, ready = shown.driver.sent, time.process_time()
            if face_down(shown.app):
                await shown.press("enter")
            await shown.press("tab")
            moves = [await shown.press(key) for key in ARROWS]
            page = await shown.press("question_mark"), await shown.press("escape")
            boards = [b for b in shown.app.screen.query(Board) if b.display and b.canvas]
            drawn = list[float]()
            for _ in range(5):
                start = time.process_time()
                for board in boards:
                    board.redraw()
                drawn.append(1000 * (time.process_time() - start))
    return (
        f"{f'{game} {way}':32}{opened:>9,}{median(moves):>8,.0f}{page[0]:>8,}{page[1]:>9,}"
        f"{1000 * (ready - began):>9,.0f}{median(drawn):>10,.0f}"
    )


def report() -> str:
    """Return a line for every game and way to draw."""
    rows = [
        f"{'true pixels, 120x40, cells 10x20':32}{'first':>9}{'cursor':>8}{'page':>8}{'closed':>9}"
        f"{'open ms':>9}{'redraw ms':>10}"
    ]
    asyncio.run(measured(GAMES[0], "cells"))  # loads everything
    rows += [asyncio.run(measured(game, way)) for game in GAMES for way in WAYS]
    return "\n".join(rows)


if __name__ == "__main__":
    sys.stdout.write(f"{report()}\n")
