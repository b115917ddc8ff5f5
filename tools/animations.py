"""Make screenshots/games.gif from the example games, for tools/screenshots.py."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import resvg_py
from PIL import Image

from tabletop_tui.engine import apply
from tabletop_tui.games.ascending_empires.rules.actions import Flick
from tabletop_tui.play.replay import ALL_HANDS, event_kind
from tabletop_tui.store.load import load
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.replay.replay_screen import ReplayScreen
from tabletop_tui.tui.widgets.animation import EventAnimation

SIZE = (80, 24)
XTERM = {"TERM": "xterm-256color", "COLORTERM": "truecolor"}
TERMINAL = replace(probe(XTERM, interactive=True, size=SIZE, encoding="utf-8"), cell=(10, 20))
"""A terminal with pictures."""

WIDE = 800  # width of a picture in pixels
SLOW, STEP, LONG = 70, 700, 1800
"""Milliseconds of a frame of a flight, of an action, and of the first and the last picture."""

RAM = (188, 0, Flick(0, 992, 70, (0, 0)))
"""In the late game of Ascending Empires: the number of the action that it replaces, the seat, and a
flick that bounces and rams.
"""
CITIES, EMPIRES = (726, 733), (300, 305)
"""The first and the last action shown of the late games of these two."""

Shown = tuple[Image.Image, int]
"""A picture and its milliseconds."""


def picture(app: TabletopApp) -> Image.Image:
    """Return the present screen."""
    png = resvg_py.svg_to_bytes(
        svg_string=app.export_screenshot(title="tabletop_tui"),
        font_family="DejaVu Sans Mono",
        monospace_family="DejaVu Sans Mono",
        width=WIDE,
    )
    return Image.open(io.BytesIO(bytes(png))).convert("RGB")


def write(path: Path, shown: list[Shown]) -> None:
    """Write a looping GIF. All its pictures share a palette."""
    width, height = shown[0][0].size
    strip = Image.new("RGB", (width, 3 * height))
    for n, (one, _) in enumerate((shown[0], shown[len(shown) // 2], shown[-1])):
        strip.paste(one, (0, n * height))
    colours = strip.quantize(255, dither=Image.Dither.NONE)
    first, *others = (one.quantize(palette=colours, dither=Image.Dither.NONE) for one, _ in shown)
    first.save(
        path,
        save_all=True,
        append_images=others,
        duration=[length for _, length in shown],
        loop=0,
        optimize=True,
    )
    print(path.stem)


async def flick(save: Path) -> AsyncIterator[Shown]:
    """Yield the pictures of a ship that bounces and rams another."""
    table, (at, seat, action) = load(save).table, RAM
    app = TabletopApp(
        replay=table,
        viewer=ALL_HANDS,
        fps=0,
        terminal=TERMINAL,
    )
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause(0.3)
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        screen.replay.go(at)
        screen.draw()
        await pilot.pause(0.3)
        yield picture(app), LONG
        state = table.game.clone(screen.replay.view())
        state.hand = "steady"
        board: Any = screen.middle.board
        told = apply(table.game, state, seat, action)
        for scene in board.animations(told):
            flies = isinstance(scene, EventAnimation) and event_kind(scene.event) == "flew"
            step = 0.05 if flies else scene.seconds / 3
            for n in range(round(scene.seconds / step)):
                board.frame(scene, (n + 0.5) * step)
                await pilot.pause(0.05)
                yield picture(app), SLOW if flies else STEP


async def played(save: Path, first: int, last: int) -> AsyncIterator[Shown]:
    """Yield the pictures of a game from one action to another."""
    app = TabletopApp(
        replay=load(save).table,
        viewer=ALL_HANDS,
        fps=0,
        terminal=TERMINAL,
    )
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause(0.3)
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        for at in range(first, last + 1):
            screen.replay.go(at)
            screen.draw()
            await pilot.pause(0.2)
            yield picture(app), LONG if at in (first, last) else STEP


async def draw(saves: Path, folder: Path) -> None:
    """Write one animation of the three games."""
    shown = [
        *[one async for one in played(saves / "example-cities-and-knights-late.json", *CITIES)],
        *[one async for one in flick(saves / "example-ascending-empires-late.json")],
        *[one async for one in played(saves / "example-rise-of-empires-late.json", *EMPIRES)],
    ]
    write(folder / "games.gif", shown)
    print(f"{sum(length for _, length in shown) / 1000:.1f} s")
