"""Make screenshots/*.svg, *.png and *.gif from the example games: python tools/screenshots.py."""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
import tempfile
from pathlib import Path

import animations
import resvg_py
import two_terminals

from tabletop_tui.play.replay import first_viewer
from tabletop_tui.store.load import load
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.table.cover import CoverScreen

HERE = Path(__file__).parent.parent
SIZES = ((80, 24), (120, 40))
XTERM = {"TERM": "xterm-256color", "COLORTERM": "truecolor"}


def picture(app: TabletopApp, name: str) -> None:
    """Write the present screen as SVG and PNG."""
    svg = app.export_screenshot(title="tabletop_tui")
    (HERE / "screenshots" / f"{name}.svg").write_text(svg, encoding="utf-8")
    png = resvg_py.svg_to_bytes(
        svg_string=svg, font_family="DejaVu Sans Mono", monospace_family="DejaVu Sans Mono"
    )
    (HERE / "screenshots" / f"{name}.png").write_bytes(bytes(png))
    print(name)


async def shoot(
    save: Path | None, size: tuple[int, int], name: str, cover: bool = False, keys: str = ""
) -> None:
    """Open *save* (or the home screen) at a size, press *keys*, and write its picture."""
    with tempfile.TemporaryDirectory() as folder:
        save_file = SaveFile.open(Path(shutil.copy(save, folder))) if save is not None else None
        terminal = probe(XTERM, interactive=True, size=size, encoding="utf-8")
        app = TabletopApp(save_file=save_file, fps=0, terminal=terminal)
        async with app.run_test(size=size) as pilot:
            await pilot.pause(0.3)
            if isinstance(app.screen, CoverScreen) and not cover:
                await pilot.press("enter")
            await pilot.press(*keys)
            await pilot.pause(0.5)
            picture(app, name)


async def replayed(save: Path, size: tuple[int, int], name: str) -> None:
    """Open the replay of *save* some turns before its end and write its picture."""
    table = load(save).table
    terminal = probe(XTERM, interactive=True, size=size, encoding="utf-8")
    app = TabletopApp(replay=table, viewer=first_viewer(table), fps=0, terminal=terminal)
    async with app.run_test(size=size) as pilot:
        await pilot.pause(0.3)
        await pilot.press("end", *["up"] * 6)
        await pilot.pause(0.5)
        picture(app, name)


async def main() -> None:
    """Write all pictures, with no settings and no saves but the examples."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["TABLETOP_HOME"] = home
        shelf = Path(home) / "saves"
        shelf.mkdir()
        for save in (HERE / "saves").glob("example-*.json"):
            shutil.copy(save, shelf)
        await draw(sorted(shelf.iterdir()))
        await two_terminals.draw(HERE / "saves", HERE / "screenshots")
        await animations.draw(HERE / "saves", HERE / "screenshots")


async def draw(saves: list[Path]) -> None:
    """Write the home screen, a handover, a chart, a replay, and every example game at two sizes."""
    (HERE / "screenshots").mkdir(exist_ok=True)
    await shoot(None, (80, 24), "home")
    if saves:
        await shoot(saves[0], (80, 24), "handover", cover=True)
        late = next(save for save in saves if "knights-late" in save.name)
        await shoot(late, (100, 30), "chart", keys="C")
        await replayed(late, (100, 30), "replay")
    for save in saves:
        for width, height in SIZES:
            await shoot(
                save, (width, height), f"{save.stem.removeprefix('example-')}-{width}x{height}"
            )


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
