"""Make the pictures of the README from the example games: python tools/screenshots.py."""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

import animations
import resvg_py
import two_terminals

from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.table.cover import CoverScreen

HERE = Path(__file__).parent.parent
SIZE, CELL = (120, 40), (12, 24)
"""Columns and lines, and the pixels of one cell."""

IN_CELLS = "cities-and-knights"
"""The game that is also shown as terminals without pictures draw it."""

XTERM = {"TERM": "xterm-256color", "COLORTERM": "truecolor"}


def picture(app: TabletopApp, name: str) -> None:
    """Write the present screen as PNG."""
    png = resvg_py.svg_to_bytes(
        svg_string=app.export_screenshot(title="tabletop_tui"),
        font_family="DejaVu Sans Mono",
        monospace_family="DejaVu Sans Mono",
    )
    (HERE / "screenshots" / f"{name}.png").write_bytes(bytes(png))
    print(name)


async def shoot(save: Path, name: str, cell: tuple[int, int] | None) -> None:
    """Open *save* and write its picture, in true pixels if it has a *cell* of some."""
    with tempfile.TemporaryDirectory() as folder:
        save_file = SaveFile.open(Path(shutil.copy(save, folder)))
        terminal = probe(XTERM, interactive=True, size=SIZE, encoding="utf-8")
        app = TabletopApp(save_file=save_file, fps=0, terminal=replace(terminal, cell=cell))
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause(0.3)
            if isinstance(app.screen, CoverScreen):
                await pilot.press("enter")
            await pilot.pause(0.5)
            picture(app, name)


async def main() -> None:
    """Write all pictures, with no settings."""
    into = HERE / "screenshots"
    into.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        os.environ["TABLETOP_HOME"] = home
        for save in sorted((HERE / "saves").glob("example-*-late.json")):
            name = f"{save.stem.removeprefix('example-')}-120x40"
            await shoot(save, name, CELL)
            if name.startswith(IN_CELLS):
                await shoot(save, f"{name}-cells", None)
        await two_terminals.draw(HERE / "saves", into)
        await animations.draw(HERE / "saves", into)


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
