"""Make screenshots/two-terminals.png for tools/screenshots.py: two players at one save."""

from __future__ import annotations

import asyncio
import re
import tempfile
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import resvg_py

from tabletop_tui.play.remote.seating import Arrival
from tabletop_tui.store.load import load
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp

NAME = "two-terminals"
SIZE = (80, 24)
XTERM = {"TERM": "xterm-256color", "COLORTERM": "truecolor"}
OFFERED, TWO = 605, (3, 0)
"""In the late game of Cities & Knights: the number of actions before a trade is proposed to all,
and the seats of two players who are asked at the same time.
"""
GAP = 24.0  # pixels between the two windows
VIEW = re.compile(r'<svg class="rich-terminal" viewBox="0 0 ([\d.]+) ([\d.]+)"')


async def draw(saves: Path, into: Path) -> None:
    """Write the picture."""
    table = load(saves / "example-cities-and-knights-late.json").table.branch(OFFERED, 1)
    found = probe(XTERM, interactive=True, size=SIZE, encoding="utf-8")
    terminal = replace(found, cell=(12, 24))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "friday.json"
        SharedSaveFile.create(table, path).close()
        shown = []
        async with AsyncExitStack() as stack:
            for seat in TWO:
                sit = Arrival(path, [table.seats[seat].name])
                app = TabletopApp(sit=sit, fps=0, terminal=terminal)
                await stack.enter_async_context(app.run_test(size=SIZE))
                shown.append((app, f"sit --as {table.seats[seat].name}"))
            await asyncio.sleep(2)  # until each has seen the other
            svg = beside(*(app.export_screenshot(title=title) for app, title in shown))
    png = resvg_py.svg_to_bytes(
        svg_string=svg, font_family="DejaVu Sans Mono", monospace_family="DejaVu Sans Mono"
    )
    (into / f"{NAME}.png").write_bytes(bytes(png))
    print(NAME)


def beside(*windows: str) -> str:
    """Return several pictures side by side as one."""
    across, tallest, parts = 0.0, 0.0, []
    for window in windows:
        found = VIEW.search(window)
        assert found is not None, "another kind of picture"
        wide, tall = map(float, found.groups())
        placed = f'<svg class="rich-terminal" x="{across}" width="{wide}" height="{tall}"'
        parts.append(window.replace('<svg class="rich-terminal"', placed, 1))
        across, tallest = across + wide + GAP, max(tallest, tall)
    size = f'viewBox="0 0 {across - GAP} {tallest}"'
    return f'<svg {size} xmlns="http://www.w3.org/2000/svg">\n{"".join(parts)}</svg>\n'
