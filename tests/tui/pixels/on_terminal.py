"""A table of the program in a model of a terminal with pictures, with the program's own driver."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from textual import constants, events
from textual.driver import Driver
from textual.geometry import Size
from textual.pilot import Pilot

from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui import app as program
from tabletop_tui.tui.home.home_screen import Home
from tabletop_tui.tui.pixels.kitty import Kitty
from tabletop_tui.tui.pixels.pace import Pace
from tabletop_tui.tui.pixels.sixel import Sixel
from tabletop_tui.tui.pixels.tiles import numbered
from tabletop_tui.tui.replay.replay_screen import ReplayScreen
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.terminal.driver import HARMLESS, CellDiffing
from tabletop_tui.tui.widgets.board import Board
from tests.terminal.pty_harness import ROOT
from tests.tui.pixels.kitty_model import KittyModel, Wanted
from tests.tui.pixels.sixel_model import SixelModel
from tests.tui.playing import XTERM

CELL = (6, 12)


class Screen(Driver):
    """A terminal with pictures that is only read."""

    protocol = "kitty"
    cell: tuple[int, int] | None = CELL
    modelled = True
    """Whether all that is sent goes to the model."""
    quick = False
    """Whether frames come as quickly as they do; else a second goes by from one to the next."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.sent = 0

    def write(self, data: str) -> None:
        data = HARMLESS.sub("", data)
        self.sent += len(data.encode())
        if data and self.modelled:
            self.model.feed(data)

    def start_application_mode(self) -> None:
        assert self._size is not None
        self.resize(*self._size)

    def resize(self, columns: int, rows: int) -> None:
        kind = KittyModel if self.protocol == "kitty" else SixelModel
        self.model = kind((columns, rows), self.cell or CELL)
        self.process_message(events.Resize(Size(columns, rows), Size(columns, rows)))

    def disable_input(self) -> None: ...
    def stop_application_mode(self) -> None: ...


class Sent(CellDiffing, Screen):
    """The same, with the program's own driver."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.cells.layer = Kitty() if self.protocol == "kitty" else Sixel(256)
        if not self.quick:
            seconds = count()
            self.cells.pace = Pace(lambda: float(next(seconds)))

    def press(self, key: str) -> None:
        self.process_message(events.Key(key, key if len(key) == 1 else None))


class Table:
    """A table on that terminal."""

    def __init__(self, app: program.TabletopApp, driver: Sent, pilot: Pilot[Any]) -> None:
        self.app, self.driver, self.pilot = app, driver, pilot

    async def press(self, *keys: str) -> int:
        """Press keys one after the other. Check what is seen, and return the bytes that were sent."""
        before = self.driver.sent
        for key in keys:
            self.driver.press(key)
            await self.pilot.pause()
            await self.pilot.pause(0.05)
        await self.rest()
        self.check()
        return self.driver.sent - before

    async def rest(self) -> None:
        """Wait until nothing moves."""
        while self.driver.cells.rests_in is not None:
            await self.pilot.pause(0.05)

    def wanted(self) -> list[list[Wanted]]:
        """Return what the cells of the screen are to show."""
        grid = []
        for strip in self.app.screen._compositor.render_strips():
            row: list[Wanted] = []
            for text, style, _ in strip:
                found = None
                if style is not None and style.frame:
                    assert style.bgcolor is not None and style.bgcolor.triplet is not None
                    red, green, blue = style.bgcolor.triplet
                    found = numbered(red << 16 | green << 8 | blue)
                    assert found is not None, "a tile that nothing holds is shown"
                for character in text:
                    row += [(character, found), ("", found)][: cell_len(character)]
            grid.append(row)
        return grid

    def check(self) -> None:
        if self.driver.modelled:
            self.driver.model.check(self.wanted())

    async def settle(self) -> None:
        """Wait until all that is shown is right, which it is once nothing moves and all is sent."""
        for tries in range(200, -1, -1):
            await self.pilot.pause(0.05)
            await self.rest()
            if isinstance(self.app.screen, GameScreen) and self.app.screen.film.running:
                continue
            try:
                self.check()
                return
            except AssertionError:
                if not tries:
                    raise

    @property
    def pictured(self) -> int:
        """The cells that show a picture."""
        return sum(found is not None for row in self.wanted() for _, found in row)


@asynccontextmanager
async def table(
    game: str, folder: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int] = (120, 40)
) -> AsyncIterator[Table]:
    """Open a table late in a game."""
    save = Path(shutil.copy(ROOT / "saves" / f"example-{game}-late.json", folder / "late.json"))
    with closing(SaveFile.open(save)) as save_file:
        async with opened(monkeypatch, size, GameScreen, save_file=save_file) as shown:
            yield shown


@asynccontextmanager
async def opened(
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    screen: type[GameScreen | ReplayScreen | Home],
    **how: Any,
) -> AsyncIterator[Table]:
    """Run the program until it shows such a screen, with a board if it has one."""
    monkeypatch.setattr(program, "driver_class", lambda: Sent)
    monkeypatch.setattr(constants, "COLOR_SYSTEM", "truecolor")
    terminal = replace(
        probe(XTERM, interactive=True, size=size, encoding="utf-8"), cell=Screen.cell
    )
    app = program.TabletopApp(**how, fps=0, terminal=terminal)
    running = asyncio.create_task(app.run_async(size=size))
    while not (
        app.is_running
        and isinstance(app._driver, Sent)
        and isinstance(app.screen, screen)
        and (screen is Home or any(board.look for board in app.screen.query(Board)))
    ):
        await asyncio.sleep(0.01)
    pilot = Pilot[Any](app)
    try:
        with app._context():
            await pilot.pause()
            yield Table(app, app._driver, pilot)
    finally:
        app.exit()
        await running
        if app.mistake is not None:  # what the model would not take
            raise app.mistake
