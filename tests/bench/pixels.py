"""Boards in true pixels: bytes of what players do, and processor time: ``python -m
tests.bench.pixels``.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from tabletop_tui.engine import apply
from tabletop_tui.games.ascending_empires.rules.actions import Flick
from tabletop_tui.play.replay import ALL_HANDS
from tabletop_tui.store.load import load
from tabletop_tui.tui.replay.replay_screen import ReplayScreen
from tabletop_tui.tui.widgets.board import Board
from tests.terminal.pty_harness import ROOT
from tests.terminal.tables import GAMES
from tests.tui.pixels.on_terminal import Screen, opened, table
from tests.tui.playing import face_down

CELL = (10, 20)
WAYS = {"cells": None, "kitty": CELL, "sixel": CELL}
RAM = 188, 0, Flick(0, 992, 70, (0, 0))
"""A flick late in Ascending Empires: the number of the action before it, the seat, and the flick."""

ARROWS = ("right", "down", "left", "up") * 4


async def measured(game: str, way: str) -> str:
    """Return a row of figures for a game at 120x40."""
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setattr(Screen, "modelled", False)
        patch.setattr(Screen, "cell", WAYS[way])
        patch.setattr(Screen, "protocol", "sixel" if way == "sixel" else "kitty")
        gc.collect()
        gc.freeze()  # as the program does, which looks for no garbage in what it has loaded
        began = time.process_time()
        async with table(game, Path(folder), patch) as shown:
            opened, ready = shown.driver.sent, time.process_time()
            if face_down(shown.app):
                await shown.press("enter")
            await shown.press("tab")
            moves = [await shown.press(key) for key in ARROWS]
            page = await shown.press("question_mark")
            start = time.process_time()
            closed = await shown.press("escape")
            closing = 1000 * (time.process_time() - start)
            boards = [b for b in shown.app.screen.query(Board) if b.display and b.canvas]
            drawn = list[float]()
            for _ in range(5):
                start = time.process_time()
                for board in boards:
                    board.redraw()
                drawn.append(1000 * (time.process_time() - start))
    return (
        f"{f'{game} {way}':32}{opened:>9,}{median(moves):>8,.0f}{page:>8,}{closed:>9,}"
        f"{1000 * (ready - began):>9,.0f}{closing:>10,.0f}{median(drawn):>10,.0f}"
    )


async def filmed(way: str) -> str:
    """Return a row of figures for a flick that bounces and rams, in the time that it takes."""
    game, (at, seat, action) = load(ROOT / "saves" / "example-ascending-empires-late.json"), RAM
    over, seen, began = list[int](), [(0.0, 0)], time.process_time()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Screen, "modelled", False)
        patch.setattr(Screen, "quick", True)
        patch.setattr(Screen, "cell", WAYS[way])
        patch.setattr(Screen, "protocol", "sixel" if way == "sixel" else "kitty")
        how: dict[str, Any] = {"replay": game.table, "viewer": ALL_HANDS}
        async with opened(patch, (120, 40), ReplayScreen, **how) as shown:
            screen = shown.app.screen
            assert isinstance(screen, ReplayScreen)
            screen.replay.go(at)
            screen.draw()
            await shown.pilot.pause(0.5)
            await shown.rest()
            state = game.table.game.clone(screen.replay.view())
            state.hand = "steady"
            told = apply(game.table.game, state, seat, action)
            first, start, began = shown.driver.sent, time.monotonic(), time.process_time()
            screen.film.start(screen.middle.board, told, lambda: over.append(1))
            while not over:
                await asyncio.sleep(0.01)
                if shown.driver.sent - first != seen[-1][1]:
                    seen.append((time.monotonic() - start, shown.driver.sent - first))
            spent = time.process_time() - began
            await shown.rest()
            total = shown.driver.sent - first
    worst = max(max(n for s, n in seen if s < t + 1) - sent for t, sent in seen)
    return f"{f'a flick, {way}':32}{total:>9,}{worst:>10,}{len(seen) - 1:>10}{1000 * spent:>10,.0f}"


def report() -> str:
    """Return a line for every game and way to draw."""
    rows = [
        f"{'true pixels, 120x40, cells 10x20':32}{'first':>9}{'cursor':>8}{'page':>8}{'closed':>9}"
        f"{'open ms':>9}{'close ms':>10}{'redraw ms':>10}"
    ]
    for game in GAMES:
        asyncio.run(measured(game, "cells"))  # loads everything
    rows += [asyncio.run(measured(game, way)) for game in GAMES for way in WAYS]
    rows.append(f"\n{'what moves':32}{'bytes':>9}{'a second':>10}{'pictures':>10}{'ms':>10}")
    rows += [asyncio.run(filmed(way)) for way in WAYS]
    return "\n".join(rows)


if __name__ == "__main__":
    sys.stdout.write(f"{report()}\n")
