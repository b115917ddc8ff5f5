"""Names in any writing: every row of every screen is as wide as the screen, no letter is broken, and
what stands behind a name stands where it would with any other.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.pilot import Pilot
from textual.screen import Screen

from tabletop_tui import games
from tabletop_tui.cells import graphemes
from tabletop_tui.play import Table, Words
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.game_ui import ui_of
from tabletop_tui.tui.home.new_game import NewGame
from tabletop_tui.tui.look import Look
from tabletop_tui.tui.paint.ink import ink_for
from tabletop_tui.tui.paint.palette import theme
from tabletop_tui.tui.reading.scores import table_rows
from tests.playing import NAMES, few, midway, new_table
from tests.tui.playing import XTERM, at_table, open_app

SIZE = (80, 24)
LETTERS = (
    "國", "ที่", "क्षि", "நி", "\u1112\u1161\u11ab", "👍🏽", "🇳🇱", "م", "שָׁ", "e\u0328\u0302\u0303",
)  # fmt: skip
"""Letters of many writings, of one or two cells; most are several characters."""
WIDE = tuple(letter * (24 // len(letter)) for letter in LETTERS)
"""Names of that letter alone, as long as a name can be."""
PAGES = ["log", "points"]
FIRST = {game: [2 * n] for n, game in enumerate(games.ids())}
if "TABLETOP_NAMES" in os.environ:  # as `make soak` sets it
    PAGES += ["charts", "legend", "sheet", "help", "rule", "export", "replay", "menu", "pin"]
    PAGES += ["leave", "hint", "review", "seats"]
    FIRST = {game: [*range(len(WIDE))] for game in games.ids()}
"""The pages that are gone through, and by game the letters that its players are named by."""


def table_of(game: str, names: Sequence[str], actions: int = 40) -> Table:
    """Return a table of some people, midway."""
    return midway(named(new_table(game, few(game)), names), actions)


def named(table: Table, names: Sequence[str]) -> Table:
    """Give the people at a table other names."""
    table.seats[:] = [replace(seat, name=names[n]) for n, seat in enumerate(table.seats)]
    return table


def look_at(table: Table, seat: int, glyphs: str = "unicode") -> Look:
    """Return the look of a table for a seat."""
    words = Words(table.game, [one.name for one in table.seats])
    terminal = probe(XTERM, interactive=True, size=SIZE, encoding="utf-8")
    ink = ink_for(theme("table"), replace(terminal, glyphs=glyphs))  # type: ignore[arg-type]
    return Look(table, table.game.view(table.state, seat), seat, words, ink)


def rows_of(screen: Screen[object]) -> list[str]:
    """Return the rows of a screen as they are sent."""
    strips = screen._compositor.render_strips()
    return ["".join(part.text for part in strip if not part.control) for strip in strips]


def broken(rows: Iterable[str], width: int = SIZE[0]) -> list[str]:
    """Return the rows that are not as wide as the screen, or have a part of a letter."""
    pieces = set("".join(LETTERS)) - set("e")
    return [
        row
        for row in rows
        if cell_len(row) != width
        or any(set(letter) & pieces and letter not in LETTERS for letter, _ in graphemes(row))
    ]


def player_rows(look: Look, width: int) -> list[str]:
    """Return the rows of the panel that begin with a player's mark."""
    rows = [row.plain for row in ui_of(look.table.game.id).panel(look, width, 24)]
    marks = {look.glyph(seat) for seat in range(len(look.table.seats))}
    return [row for row in rows if row[:3].strip(" ➤*") in marks or row[:2].strip() in marks]


@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
@pytest.mark.parametrize("width", [26, 36, 70])
@pytest.mark.parametrize("game", games.ids())
def test_what_stands_behind_a_name_in_the_panel_is_not_moved(
    game: str, width: int, glyphs: str
) -> None:
    table = table_of(game, NAMES)
    plain = player_rows(look_at(table, 0, glyphs), width)
    assert len(plain) >= len(table.seats)
    in_columns = len({cell_len(row) for row in plain[: len(table.seats)]}) == 1
    for first in range(len(WIDE)):
        named(table, (WIDE * 2)[first:])
        look = look_at(table, 0, glyphs)
        shown = [look.ink.text(row) for row in player_rows(look, width)]
        for seat, (one, other) in enumerate(zip(plain, shown, strict=True)):
            tail = one.partition(NAMES[seat % len(table.seats)][:3])[2].partition(" ")[2].lstrip()
            assert other.endswith(tail), (one, other)
            if in_columns:
                assert cell_len(other) == cell_len(one), (one, other)
            else:
                assert not broken([other], cell_len(other)), other


@pytest.mark.parametrize("game", games.ids())
def test_the_columns_of_the_scores_are_below_the_names(game: str) -> None:
    table = table_of(game, NAMES)
    for first in range(len(WIDE)):
        named(table, (WIDE * 2)[first:])
        rows = [row.plain for row in table_rows(look_at(table, 0), SIZE[0])]
        assert len(set(map(cell_len, rows))) == 1, rows
        assert not broken(rows, cell_len(rows[0]))


async def everywhere(pilot: Pilot[int]) -> AsyncIterator[str]:
    """Go through the cover, the table, its forms and all its pages."""
    app = pilot.app
    await pilot.pause()
    yield "cover"
    game = await at_table(pilot)
    yield "table"
    for page in PAGES:
        getattr(game, f"action_{page}")()
        await pilot.pause()
        yield page
        while app.screen is not game:
            await pilot.press("escape")
    for board in range(3):
        await pilot.press("tab", "right")
        yield f"board {board}"


@pytest.mark.parametrize(
    ("game", "first"), [(game, first) for game in FIRST for first in FIRST[game]]
)
async def test_no_row_of_any_screen_is_moved_by_a_name(
    game: str, first: int, tmp_path: Path
) -> None:
    table = named(table_of(game, NAMES, 60), (WIDE * 2)[first:])
    terminal = probe(XTERM, interactive=True, size=SIZE, encoding="utf-8")
    save_file = SaveFile.create(table, tmp_path / "x.json")
    app = TabletopApp(save_file=save_file, fps=0, terminal=terminal)
    seen = set()
    async with app.run_test(size=SIZE) as pilot:
        async for where in everywhere(pilot):
            rows = rows_of(app.screen)
            assert not broken(rows), (where, broken(rows))
            if LETTERS[first] in "".join(rows):
                seen.add(where)
    assert {"table", "log", "points"} <= seen


async def test_lists_and_forms_before_a_game_keep_their_rows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    saves = tmp_path / "saves"
    for n in range(0, len(WIDE) - 2, 2):
        table = named(table_of("skeleton", NAMES, 2), WIDE[n:])
        SaveFile.create(table, saves / f"{LETTERS[n] * 12}.json").close()
    terminal = probe(XTERM, interactive=True, size=SIZE, encoding="utf-8")
    app = TabletopApp(fps=0, terminal=terminal)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert not broken(rows_of(app.screen))
        for way in "lw":
            await pilot.press(way)
            await pilot.pause()
            rows = rows_of(app.screen)
            assert "國" in "".join(rows) and not broken(rows), broken(rows)
            await pilot.press("escape")
        await pilot.press("n")
        await pilot.pause()
        form = app.screen
        assert isinstance(form, NewGame)
        for place, name in zip(form.table_setup.places, WIDE, strict=False):
            place.name = name
        form.redraw()
        for _ in form.table_setup.places:
            await pilot.press("down")
            assert not broken(rows_of(form)), broken(rows_of(form))


async def test_news_that_lie_over_a_board_have_whole_letters_at_its_edge(tmp_path: Path) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,Ben")
    async with app.run_test(size=SIZE) as pilot:
        table = await at_table(pilot)
        for letter in ("國", "क्षि"):
            for before in ("", "a"):
                table.view.tell(before + letter * 150)
                await pilot.pause()
                rows = rows_of(app.screen)
                assert table.view.news_rows.covered and not broken(rows), broken(rows)
                told = "".join(row.plain for row in table.view.news_rows.rows)
                assert "".join(rows).count(letter) == told.count(letter) > 100
