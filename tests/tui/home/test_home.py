"""The home screen: its title, its picture and its choices in every size, depth of colour and set of
signs.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len

from tabletop_tui import games
from tabletop_tui.games.cities_and_knights.tui.home_picture import LAND, fitting, island
from tabletop_tui.play import Words
from tabletop_tui.play.text import languages
from tabletop_tui.store.save import dump
from tabletop_tui.store.save_folder import SaveEntry
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.home import saved_rows
from tabletop_tui.tui.home.home_screen import NARROW, Home
from tabletop_tui.tui.home.picture import by_itself, picture, title
from tabletop_tui.tui.home.saved_rows import line_of
from tabletop_tui.tui.paint.game_ink import ink_for_game
from tabletop_tui.tui.paint.ink import Ink
from tabletop_tui.tui.paint.palette import THEMES, contrast
from tabletop_tui.tui.paint.palette import theme as theme_of
from tabletop_tui.tui.table.cover import CoverScreen
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.widgets.line_widgets import Lines
from tests.playing import new_table, play_on
from tests.tui.playing import XTERM

SAVES = Path(__file__).parents[3] / "saves"
SIZES = ((40, 12), (60, 20), (80, 24), (100, 30), (120, 40), (200, 60))


def home_of(app: TabletopApp) -> tuple[Home, list[str]]:
    """The home screen and the characters on it."""
    assert isinstance(app.screen, Home)
    strips = app.screen._compositor.render_strips()
    return app.screen, ["".join(segment.text for segment in strip) for strip in strips]


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_all_choices_stand_on_the_screen_at_every_size(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], plain: bool
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    (tmp_path / "saves").mkdir()
    shutil.copy(SAVES / "example-cities-and-knights-late.json", tmp_path / "saves" / "friday.json")
    terminal = probe(XTERM, interactive=True, size=size, encoding="utf-8", ascii_only=plain)
    async with TabletopApp(fps=0, terminal=terminal).run_test(size=size) as pilot:
        await pilot.pause()
        screen, rows = home_of(pilot.app)  # type: ignore[arg-type]
        assert {cell_len(row) for row in rows} == {size[0]} and len(rows) == size[1]
        assert not plain or all(row.isascii() for row in rows)
        labels = ("Continue: Cities & Knights", "New game", "Learn to play", "Settings", "Quit")
        seen = [label for label in labels if any(label in row for row in rows)]
        assert seen == list(labels) or size == SIZES[0], rows
        for n in range(len(screen.list.choices.rows)):
            assert screen.list.choices.at == n
            assert n in screen.list.choices.row_of, "the choice that is pointed at can be seen"
            await pilot.press("down")


def with_a_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TabletopApp:
    """The app where a game of Cities & Knights can be continued."""
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    (tmp_path / "saves").mkdir()
    shutil.copy(SAVES / "example-cities-and-knights-late.json", tmp_path / "saves" / "friday.json")
    terminal = probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    return TabletopApp(fps=0, terminal=terminal)


async def test_a_click_on_the_details_of_a_save_continues_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = with_a_save(tmp_path, monkeypatch)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        _, rows = home_of(app)
        y = next(y for y, row in enumerate(rows) if "Dora, Emil" in row)
        assert "Continue" in rows[y - 1] and "Dora" not in rows[y - 1]
        await pilot.click("#home", offset=(10, y))
        await pilot.pause()
        assert isinstance(pilot.app.screen, (GameScreen, CoverScreen))


async def test_the_details_of_the_newest_save_are_whole_beside_the_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = with_a_save(tmp_path, monkeypatch)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        _, rows = home_of(app)
        told = line_of(app.saved_games()[0])
        for part in told.split(" · "):
            assert any(part in row for row in rows), (part, rows)


async def test_a_list_of_saves_has_all_the_width(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    (tmp_path / "saves").mkdir()
    shutil.copy(SAVES / "example-cities-and-knights-late.json", tmp_path / "saves" / "friday.json")
    terminal = probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    async with TabletopApp(fps=0, terminal=terminal).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("l")
        text = "\n".join(row.plain for row in pilot.app.screen.query_one("#home", Lines).rows)
        assert "Cities & Knights · Dora, Emil, Fay, Gus · round 43" in text and "▀" not in text


async def test_of_many_saves_only_those_seen_are_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, written = with_a_save(tmp_path, monkeypatch), set[str]()
    for n in range(60):
        shutil.copy(tmp_path / "saves" / "friday.json", tmp_path / "saves" / f"{n}.json")

    def line(entry: SaveEntry) -> str:
        written.add(entry.name)
        return entry.name

    monkeypatch.setattr(saved_rows, "line_of", line)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert written == {"friday"}, "the one to continue"
        await pilot.press("l", "down")
        assert len(written) < 24
        await pilot.press("end")
        home, rows = home_of(app)
        assert home.list.choices.at == 60 and "0" in rows[-2] and len(written) < 47
        await pilot.press("home", "pagedown", "down")
        home, rows = home_of(app)
        assert home.list.choices.at == 9 in home.list.choices.row_of


async def test_the_records_over_games_are_a_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "one.json").write_bytes(dump(play_on(new_table(), 1000)))
    terminal = probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    async with TabletopApp(fps=0, terminal=terminal).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("e")
        await pilot.pause()
        text = "\n".join(row.plain for row in pilot.app.screen.query_one("#rows", Lines).rows)
        assert "1 game" in text and "Anna" in text and "best run" in text
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, Home)


@pytest.mark.parametrize("language", languages())
def test_every_choice_fits_beside_the_picture(language: str) -> None:
    words = Words(None, [], language)
    names = ("new", "load", "watch", "learn", "rules", "practice", "records", "settings", "quit")
    assert all(len(words.say(f"home-{name}")) <= NARROW - 8 for name in names)
    assert len(words.say("home-tagline")) <= 80 - 2 * 13


@pytest.mark.parametrize("depth", ["truecolor", "256", "16", "grey"])
@pytest.mark.parametrize("name", THEMES)
def test_the_title_can_be_read_in_every_theme(name: str, depth: str) -> None:
    ink = Ink(theme_of(name), depth)  # type: ignore[arg-type]
    ground = ink.theme["background"].at(depth)  # type: ignore[arg-type]
    for row in title(ink):
        for span in row.spans:
            colour = span.style.color  # type: ignore[union-attr]
            if colour is not None and colour.triplet is not None:
                assert contrast(tuple(colour.triplet), ground) >= 1.7, (name, depth, colour)
    letters = {span.style.color for row in title(ink) for span in row.spans}  # type: ignore[union-attr]
    assert len(letters) == (1 if depth == "grey" else 6)


def test_the_island_is_as_large_as_there_is_room_for() -> None:
    assert fitting(20, 30) is None and fitting(34, 14) == ("S", (3, 1))
    assert fitting(34, 15) == ("M", (1, 0)) and fitting(154, 51) == ("XL+", (3, 1))
    assert fitting(74, 31) == ("XL", (3, 1)), "rather more sky than larger hexes"
    size = fitting(34, 15)
    assert size is not None
    rows = island(ink_for_game(Ink(theme_of("table")), "cities_and_knights"), size).rows
    assert len(rows) == 15 and {row.cell_len for row in rows} == {33}
    assert sum(row.plain.count("♜") for row in rows) == 2 and len(LAND) == 7


def test_the_home_screen_asks_the_games_for_a_picture_and_loads_none() -> None:
    code = (
        "import sys; from tabletop_tui.tui.home.picture import picture;"
        "from tabletop_tui.tui.paint.ink import Ink; from tabletop_tui.tui.paint.palette import theme;"
        "rows = picture(Ink(theme('table')), 74, 31);"
        "from tabletop_tui.games import builtin;"
        "print(len(rows) > 20, [game for game, package in builtin().items() if package in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.strip() == "True []", done.stderr
    assert picture(Ink(theme_of("table")), 9, 9) == [], "no room"


@pytest.mark.parametrize("game", games.ids())
def test_a_picture_has_the_room_that_it_was_given(game: str) -> None:
    module = by_itself(game, "home_picture")
    for name in THEMES if module is not None else ():
        for width, height in ((20, 10), (40, 16), (74, 31), (150, 50)):
            rows = module.picture(ink_for_game(Ink(theme_of(name)), game), width, height)  # type: ignore[union-attr]
            assert len(rows) <= height and all(row.cell_len <= width for row in rows)
