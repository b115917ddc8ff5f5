"""Boards in pixels on the screens of the program: no dialog, page, cover or resize leaves a ghost."""

from __future__ import annotations

import gc
import re
from base64 import standard_b64decode
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from tabletop_tui.engine import Luck
from tabletop_tui.play.remote.seating import Arrival
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tabletop_tui.tui import app as program
from tabletop_tui.tui.home.home_screen import Home
from tabletop_tui.tui.paint.emblem import TALL, WIDE, emblems
from tabletop_tui.tui.paint.ink import Ink, unpacked
from tabletop_tui.tui.paint.palette import READABLE, contrast, theme
from tabletop_tui.tui.pixels.lettering import is_legible, needed
from tabletop_tui.tui.pixels.overlay import laid_on, toned_to
from tabletop_tui.tui.pixels.tiles import numbered
from tabletop_tui.tui.reading.page import Page
from tabletop_tui.tui.replay.spectator_screen import SpectatorScreen
from tabletop_tui.tui.settings.apply import restyle
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.terminal.driver import SETTLED
from tabletop_tui.tui.widgets.canvas import Canvas
from tests.playing import new_table
from tests.terminal.tables import GAMES
from tests.tui.pixels.on_terminal import CELL, Screen, opened, table
from tests.tui.playing import face_down, step
from tests.tui.remote.test_remote_seats import ANNA, BEN, act, saved


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
            while (len(shown.wanted()[0]), len(shown.wanted())) != size:
                await shown.pilot.pause(0.05)
            await shown.pilot.pause(2 * SETTLED)  # the last paint of all
            shown.check()
        await shown.press("V", "V")  # other ways to draw
        shown.check()


@pytest.mark.parametrize(
    ("game", "protocol"), [*((game, "kitty") for game in GAMES), (GAMES[0], "sixel")]
)
async def test_a_board_costs_no_more_than_its_budget(
    game: str, protocol: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Screen, "cell", (10, 20))
    monkeypatch.setattr(Screen, "protocol", protocol)
    monkeypatch.setattr(Screen, "modelled", False)
    async with table(game, tmp_path, monkeypatch) as shown:
        assert shown.driver.sent < (100_000 if protocol == "kitty" else 250_000)
        if face_down(shown.app):
            await shown.press("enter")
        await shown.press("tab")
        moves = [await shown.press(key) for key in ("right", "down", "left", "up") * 3]
        text = 600 if game == "rise-of-empires" else 0  # the card of what is pointed at
        most = 550 + text if protocol == "kitty" else 1_100
        assert sorted(moves)[len(moves) // 2] <= most, moves
        assert await shown.press("question_mark") < 10_000
        assert await shown.press("escape") < (15_000 if protocol == "kitty" else 250_000)


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


def test_a_label_has_a_plate_only_where_letters_do_not_stand_on_the_picture() -> None:
    for cell, plate in ((CELL, None), (None, "sea")):
        ink = Ink(theme("table"), "truecolor", pictures="rich", cell=cell)
        canvas = Canvas(3, 1, ink)
        assert canvas.plate("sea") == "sea"
        canvas.over(ink.painter(3, 1))
        assert canvas.plate("sea") == plate


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


@pytest.mark.parametrize("protocol", ["kitty", "sixel"])
async def test_play_leaves_no_ghost(
    protocol: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Screen, "protocol", protocol)
    monkeypatch.setattr(Screen, "quick", True)
    async with table("ascending-empires", tmp_path, monkeypatch) as shown:
        shown.app.fps, luck = 30, Luck(3)
        for _ in range(8 if protocol == "kitty" else 5):  # the model of sixels is slow
            await step(shown.pilot, luck)
            await shown.settle()


@pytest.mark.parametrize("protocol", ["kitty", "sixel"])
async def test_a_seat_that_is_taken_at_another_terminal_leaves_no_picture(
    protocol: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Screen, "protocol", protocol)
    path = saved(tmp_path, new_table("ascending_empires", 2))
    arrival = Arrival(path, ["Ben"])
    async with opened(monkeypatch, (80, 24), GameScreen, sit=arrival) as shown:
        screen, other = shown.app.screen, SharedSaveFile(path)
        assert isinstance(screen, GameScreen)
        before = shown.pictured
        assert before > 500
        for n in range(2):
            act(other.table, other, ANNA if ANNA in other.table.deciding() else BEN)
            while len(screen.table.log) <= n:
                await shown.pilot.pause(0.02)
            await shown.press("down")  # with a check of all that is shown
        other.presence.me = replace(other.presence.me, since="9999")
        other.presence.sit([BEN])
        while shown.app.screen is screen:
            await shown.pilot.pause(0.02)
        await shown.press("down")  # a question over the home screen
        assert shown.pictured < before
        await shown.press("w")  # to look on
        assert isinstance(shown.app.screen, SpectatorScreen) and shown.pictured > 500


async def test_a_font_of_another_size_leaves_no_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table("ascending-empires", tmp_path, monkeypatch, (80, 24)) as shown:
        for cell in ((8, 16), CELL):
            shown.driver.model.cell = cell  # it keeps its pictures, and as many cells
            shown.app.terminal = replace(shown.app.terminal, cell=cell)
            restyle(shown.app, shown.app.ink.theme.name)
            await shown.press("down")
            assert shown.app.ink.cell == cell and shown.pictured > 500


async def test_a_board_holds_what_it_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with table("cities-and-knights", tmp_path, monkeypatch) as shown:
        await shown.press("enter", "tab")
        for cached in (laid_on, toned_to, needed, is_legible):
            cached.cache_clear()
        gc.collect()
        shown.check()
        shown.driver.redraw()
        await shown.pilot.pause(0.1)
        shown.check()


@pytest.mark.parametrize("protocol", ["kitty", "sixel"])
async def test_the_home_screen_has_a_picture_in_pixels(
    protocol: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Screen, "protocol", protocol)
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    async with opened(monkeypatch, (100, 34), Home) as shown:
        await shown.press("down")
        assert shown.pictured > 500
        gc.collect()
        await shown.press("question_mark", "escape", "up")
        assert shown.pictured > 500
        await shown.press("s")  # the settings
        assert not shown.pictured


async def test_the_marks_of_the_winners_are_in_pixels(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table("ascending-empires", tmp_path, monkeypatch) as shown:
        ink = shown.app.ink
        shown.app.push_screen(Page("End", lambda width, height: emblems(ink, (0, 2))))
        await shown.press("down")
        gc.collect()
        shown.check()
        assert shown.pictured == 2 * WIDE * TALL
        await shown.press("escape")
