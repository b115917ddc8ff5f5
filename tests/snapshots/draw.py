"""Draws the snapshots: ``python -m tests.snapshots.draw`` rewrites them.

A file has the characters of a screen. That of ``STYLED`` continues for two colour depths: the rows
whose characters differ, a letter for the style of every cell, and a key to the letters.
"""

from __future__ import annotations

import asyncio
import shutil
import string
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pyte
from rich.color import ColorSystem
from rich.style import Style
from textual import constants, events
from textual.driver import Driver
from textual.geometry import Size
from textual.pilot import Pilot
from textual.strip import Strip

from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.terminal.probe import COLOUR_SYSTEM, probe
from tabletop_tui.tui import app as program
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.terminal.driver import CellDiffing
from tests.tui.playing import face_down

HERE = Path(__file__).parent
SAVES = HERE.parents[1] / "saves"
GAMES = ("cities-and-knights", "rise-of-empires", "ascending-empires")
SIZES = ((80, 24), (120, 40))
PANED = "rise-of-empires"
PANES = {(80, 24): {"world": 1, "tiles": 2}, (120, 40): {"tiles": 2}}
"""The boards of Rise of Empires that the first picture of a size does not show, and how often B
must be pressed for them.
"""

DEPTHS = {
    "truecolor": {"TERM": "xterm-256color", "COLORTERM": "truecolor"},
    "16": {"TERM": "xterm"},
}
STYLED = ("rise-of-empires", (80, 24), "")
"""The one snapshot with styles."""

LETTERS = (
    string.ascii_letters
    + string.digits
    + "".join(map(chr, range(ord("α"), ord("ω"))))
    + "".join(map(chr, range(ord("а"), ord("я"))))
)
WAYS = ("bold", "italics", "underscore", "strikethrough", "reverse")


class Shown(Driver):
    """A terminal that is only read."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        assert self._size is not None
        self.screen = pyte.Screen(*self._size)
        self.stream = pyte.Stream(self.screen)

    def write(self, data: str) -> None:
        self.stream.feed(data)

    def start_application_mode(self) -> None:
        assert self._size is not None
        self.process_message(events.Resize(Size(*self._size), Size(*self._size)))

    def disable_input(self) -> None: ...
    def stop_application_mode(self) -> None: ...


class Sent(CellDiffing, Shown):
    """The same, with the program's own driver."""


@contextmanager
def colours(depth: str) -> Iterator[None]:
    """Start the program on a terminal with that many colours.

    A style caches its escape codes, whatever the colour depth is later: a program has only one
    depth, but this one has two.
    """
    usual = constants.COLOR_SYSTEM, program.driver_class, Strip.render_style
    terminal = probe(DEPTHS[depth], interactive=True, size=SIZES[0], encoding="utf-8")

    def made_anew(style: Style, text: str, color_system: ColorSystem) -> str:
        style._ansi = None
        return usual[2](style, text, color_system)

    constants.COLOR_SYSTEM = COLOUR_SYSTEM[terminal.colours]  # type: ignore[misc]
    program.driver_class = lambda: Sent
    Strip.render_style = staticmethod(made_anew)  # type: ignore[assignment]
    try:
        yield
    finally:
        constants.COLOR_SYSTEM, program.driver_class = usual[:2]  # type: ignore[misc]
        Strip.render_style = usual[2]  # type: ignore[method-assign]


class Picture(NamedTuple):
    """The characters on a screen, and their styles if they are stored."""

    rows: list[str]
    styles: list[str]


DRAWN: dict[tuple[str, tuple[int, int], str], list[Picture]] = {}
"""What was shown, for the other boards of the same table."""


async def shown(game: str, size: tuple[int, int], depth: str, turns: int) -> Picture:
    """Return what a terminal shows late in a game, after B was pressed that often."""
    if (game, size, depth) not in DRAWN:
        most = max(PANES[size].values()) if game == PANED else 0
        DRAWN[game, size, depth] = await walk(game, size, depth, most)
    return DRAWN[game, size, depth][turns]


async def walk(game: str, size: tuple[int, int], depth: str, turns: int) -> list[Picture]:
    """Yield each board of a table, one after the other."""
    with tempfile.TemporaryDirectory() as folder, colours(depth):
        save = Path(shutil.copy(SAVES / f"example-{game}-late.json", Path(folder) / "late.json"))
        terminal = probe(DEPTHS[depth], interactive=True, size=size, encoding="utf-8")
        app = program.TabletopApp(save_file=SaveFile.open(save), fps=0, terminal=terminal)
        running = asyncio.create_task(app.run_async(size=size))
        while not (
            app.is_running
            and isinstance(app._driver, Sent)
            and isinstance(app.screen, GameScreen)
            and app.screen.view.look is not None
        ):
            await asyncio.sleep(0.01)
        driver, pilot = app._driver, Pilot(app)
        with app._context():
            await pilot.pause()
            if face_down(app):
                driver.process_message(events.Key("enter", None))
            while face_down(app):
                await pilot.pause(0.01)
            await pilot.pause()
            kept = styles(driver.screen) if (game, size) == STYLED[:2] else []
            found = [Picture(characters(driver.screen), kept)]
            for _ in range(turns):
                driver.process_message(events.Key("B", "B"))
                await pilot.pause()
                found.append(Picture(characters(driver.screen), []))
        app.exit()
        await running
        assert app.save_file is not None
        app.save_file.close()
    return found


def characters(screen: pyte.Screen) -> list[str]:
    """Return the rows of a screen."""
    return [row.rstrip() for row in screen.display]


def styles(screen: pyte.Screen) -> list[str]:
    """Return the same rows in letters that stand for styles, and then the styles."""
    cells = [
        [style(screen.buffer[y][x]) for x in range(screen.columns)] for y in range(screen.lines)
    ]
    commonest = Counter(cell for row in cells for cell in row).most_common(1)[0][0]
    letters = {commonest: "."}
    rows = [
        "".join(letters.setdefault(cell, LETTERS[len(letters) - 1]) for cell in row)
        for row in cells
    ]
    return rows + [f"{letter} = {cell}" for cell, letter in letters.items()]


def style(cell: Any) -> str:
    """Return the colours and attributes of a cell; of a blank only what is visible."""
    ways = [way for way in WAYS if getattr(cell, way)]
    if cell.data == " ":
        return " ".join([f"on {cell.bg}", *(way for way in ways if way not in ("bold", "italics"))])
    return " ".join([cell.fg, f"on {cell.bg}", *ways])


def others(rows: list[str], first: list[str]) -> list[str]:
    """Return the rows whose characters differ from the first depth: pixels that look alike there
    become blanks.
    """
    return [
        f"{y:02}|{row}" for y, (row, old) in enumerate(zip(rows, first, strict=True)) if row != old
    ]


async def text(game: str, size: tuple[int, int], pane: str = "") -> str:
    """Return a snapshot: the characters, and of the styled one the styles in each depth."""
    turns = PANES[size][pane] if pane else 0
    first = (await shown(game, size, "truecolor", turns)).rows
    rows = first[:]
    for depth in DEPTHS if (game, size, pane) == STYLED else ():
        screen = await shown(game, size, depth, turns)
        rows += ["", f"[{depth}]", *others(screen.rows, first), *screen.styles]
    return "\n".join(rows) + "\n"


def pictures() -> list[tuple[str, tuple[int, int], str]]:
    """Yield game, size and pane of every snapshot."""
    first = [(game, size, "") for game in GAMES for size in SIZES]
    return first + [(PANED, size, pane) for size, panes in PANES.items() for pane in panes]


def path(game: str, size: tuple[int, int], pane: str = "") -> Path:
    """Return the path of a snapshot."""
    return HERE / f"{game}{'-' if pane else ''}{pane}-{size[0]}x{size[1]}.txt"


async def main() -> None:
    """Draw all snapshots."""
    for picture in pictures():
        path(*picture).write_text(await text(*picture), encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(main())
