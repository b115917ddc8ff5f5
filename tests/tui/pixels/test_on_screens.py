"""Boards in pixels on the screens of the program: no dialog, page, cover or resize leaves a ghost."""

from __future__ import annotations

import asyncio
import re
import shutil
from base64 import standard_b64decode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from rich.cells import cell_len
from textual import constants, events
from textual.driver import Driver
from textual.geometry import Size
from textual.pilot import Pilot

from tabletop_tui.engine import Luck
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui import app as program
from tabletop_tui.tui.paint.ink import unpacked
from tabletop_tui.tui.paint.palette import READABLE, contrast
from tabletop_tui.tui.pixels.kitty import Kitty
from tabletop_tui.tui.pixels.sixel import Sixel
from tabletop_tui.tui.pixels.tiles import numbered
from tabletop_tui.tui.settings.apply import restyle
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.terminal.driver import HARMLESS, CellDiffing
from tests.terminal.pty_harness import ROOT
from tests.tui.pixels.kitty_model import KittyModel, Wanted
from tests.tui.pixels.sixel_model import SixelModel
from tests.tui.playing import XTERM, face_down, step

CELL = (6, 12)
GAMES = ("cities-and-knights", "rise-of-empires", "ascending-empires")


class Screen(Driver):
    """A terminal with pictures that is only read."""

    protocol = "kitty"

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.sent = 0

    def write(self, data: str) -> None:
        data = HARMLESS.sub("", data)
        self.sent += len(data.encode())
        if data:
            self.model.feed(data)

    def start_application_mode(self) -> None:
        assert self._size is not None
        self.resize(*self._size)

    def resize(self, columns: int, rows: int) -> None:
        kind = KittyModel if self.protocol == "kitty" else SixelModel
        self.model = kind((columns, rows), CELL)
        self.process_message(events.Resize(Size(columns, rows), Size(columns, rows)))

    def disable_input(self) -> None: ...
    def stop_application_mode(self) -> None: ...


class Sent(CellDiffing, Screen):
    """The same, with the program's own driver."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.cells.layer = Kitty() if self.protocol == "kitty" else Sixel()

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
        self.check()
        return self.driver.sent - before

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
        self.driver.model.check(self.wanted())

    @property
    def pictured(self) -> int:
        """The cells that show a picture."""
        return sum(found is not None for row in self.wanted() for _, found in row)


@asynccontextmanager
async def table(
    game: str, folder: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int] = (120, 40)
) -> AsyncIterator[Table]:
    """Open a table late in a game."""
    monkeypatch.setattr(program, "driver_class", lambda: Sent)
    monkeypatch.setattr(constants, "COLOR_SYSTEM", "truecolor")
    save = Path(shutil.copy(ROOT / "saves" / f"example-{game}-late.json", folder / "late.json"))
    terminal = replace(probe(XTERM, interactive=True, size=size, encoding="utf-8"), cell=CELL)
    app = program.TabletopApp(save_file=SaveFile.open(save), fps=0, terminal=terminal)
    running = asyncio.create_task(app.run_async(size=size))
    while not (
        app.is_running
        and isinstance(app._driver, Sent)
        and isinstance(app.screen, GameScreen)
        and app.screen.view.look is not None
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
        assert app.save_file is not None
        app.save_file.close()
        if app.mistake is not None:  # what the model would not take
            raise app.mistake


@pytest.mark.parametrize(
    ("game", "protocol"), [*((game, "kitty") for game in GAMES), (GAMES[0], "sixel")]
)
async def test_no_screen_leaves_a_ghost(
    game: str, protocol: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Screen, "protocol", protocol)
    async with table(game, tmp_path, monkeypatch) as shown:
        if face_down(shown.app):
            await shown.press("enter")
        await shown.press("tab")
        assert shown.pictured > 1_000
        await shown.press("right", "right", "down", "left")
        for opened in ("question_mark", "f1", "M", "Q"):  # keys, the rules, the sheet, leaving
            await shown.press(opened)
            await shown.press("escape")
        await shown.press("full_stop")  # all hands are turned face down
        await shown.press("ctrl+p")  # the palette
        await shown.press("escape")
        for size in ((100, 34), (80, 24), (140, 44), (120, 40)):
            shown.driver.resize(*size)
            await shown.pilot.pause(0.5)
            shown.check()
        await shown.press("V", "V")  # other ways to draw
        shown.check()


@pytest.mark.parametrize("game", GAMES)
async def test_a_board_costs_no_more_than_its_budget(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.tui.pixels.test_on_screens.CELL", (10, 20))
    async with table(game, tmp_path, monkeypatch) as shown:
        assert shown.driver.sent < 100_000
        if face_down(shown.app):
            await shown.press("enter")
        await shown.press("tab")
        moves = [await shown.press(key) for key in ("right", "down", "left", "up") * 3]
        text = 600 if game == "rise-of-empires" else 0  # the card of what is pointed at
        assert sorted(moves)[len(moves) // 2] <= 550 + text, moves
        opened = await shown.press("question_mark")
        assert opened < 10_000 and await shown.press("escape") < 15_000


@pytest.mark.parametrize("theme", [name for name in program.THEMES if name != "terminal"])
@pytest.mark.parametrize("game", GAMES)
async def test_all_letters_can_be_read_on_the_pixels_under_them(
    game: str, theme: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table(game, tmp_path, monkeypatch) as shown:
        if face_down(shown.app):
            await shown.press("enter")
        restyle(shown.app, theme)
        await shown.press("tab")
        letters, hard = 0, set()
        for strip in shown.app.screen._compositor.render_strips():
            for text, style, _ in strip:
                if style is None or not style.frame or not text.strip():
                    continue
                letters += 1
                assert style.color is not None and style.color.triplet is not None
                assert style.bgcolor is not None and style.bgcolor.triplet is not None
                red, green, blue = style.bgcolor.triplet
                found = numbered(red << 16 | green << 8 | blue)
                assert found is not None
                for part in found.extremes:
                    if contrast(tuple(style.color.triplet), unpacked(part)) < READABLE:
                        hard.add(text)
        assert letters > 50 and not hard


async def test_an_exported_picture_shows_the_pixels(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table("ascending-empires", tmp_path, monkeypatch) as shown:
        svg = shown.app.export_screenshot(title="Table")
        found = re.search(r'<image [^>]*base64,([^"]+)"', svg)
        assert found is not None
        image = Image.open(BytesIO(standard_b64decode(found[1])))
        for y, row in enumerate(shown.wanted()):
            for x, (_, wanted) in enumerate(row):
                if wanted is not None:
                    box = x * CELL[0], y * CELL[1], (x + 1) * CELL[0], (y + 1) * CELL[1]
                    assert image.crop(box).convert("RGB").tobytes() == wanted.pixels
        texts = "".join(re.findall(r"<text[^>]*>([^<]*)</text>", svg)).replace("&#160;", " ")
        assert "Gus" in texts and "Table" in svg and "quit" in texts, "the last line is missing"


async def test_play_leaves_no_ghost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with table("ascending-empires", tmp_path, monkeypatch) as shown:
        shown.app.fps, luck = 30, Luck(3)
        for _ in range(12):
            await step(shown.pilot, luck)
            await shown.pilot.pause(0.1)
            shown.check()
