"""The command palette and the jump letters."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.text import Text
from textual.pilot import Pilot

from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.keys.commands import AT_TABLE, Palette, seats_page
from tabletop_tui.tui.table.cover import CoverScreen
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.table.jump_letters import ALPHABET, marks
from tests.tui.playing import at_table, open_app


async def command(pilot: Pilot[int], typed: str) -> None:
    """Open the palette, type a part of a name, and take the first command."""
    await pilot.press("ctrl+p")
    await pilot.pause()
    assert isinstance(pilot.app.screen, Palette)
    await pilot.press(*typed)
    await pilot.pause(0.3)
    await pilot.press("enter")
    await pilot.pause(0.1)


@pytest.fixture
def app(tmp_path: Path) -> TabletopApp:
    return open_app(tmp_path, "rise_of_empires", "Anna,Ben")


async def test_the_palette_saves_undoes_and_changes_the_theme(
    app: TabletopApp, tmp_path: Path
) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        await command(pilot, "save")
        assert screen.view.message == f"The game is saved in {tmp_path / 'rise_of_empires.json'}."
        if not screen.table.log:
            await pilot.press("enter")
        assert screen.table.log
        await command(pilot, "undo")
        assert not screen.table.log
        await command(pilot, "redo")
        assert len(screen.table.log) == 1
        await command(pilot, "theme")
        assert app.theme == "light" and app.screen is screen


async def test_the_palette_opens_the_pages(app: TabletopApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        await command(pilot, "seats")
        rows = [row.plain for row in app.screen.source]  # type: ignore[attr-defined]
        assert any("Anna" in row and "a person" in row for row in rows)
        assert sum("at the keyboard" in row for row in rows) == 1
        await command(pilot, "coach")
        assert app.screen is not screen, "the coach is found by its name"
        await command(pilot, "points")
        assert app.screen_stack[-2] is screen, "a page does not lie upon another"


async def test_a_covered_table_gives_the_palette_nothing(app: TabletopApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await at_table(pilot)
        app.push_screen(CoverScreen([Text("Anna")], lambda: None))
        await pilot.pause()
        await pilot.press("ctrl+p")
        await pilot.pause(0.3)
        from textual.widgets import OptionList

        found = app.screen.query_one(OptionList)
        labels = [str(found.get_option_at_index(n).prompt) for n in range(found.option_count)]
        assert len(labels) == 2 and not any(
            "story" in label or "Points" in label for label in labels
        )


async def test_every_command_has_its_words_and_its_action(app: TabletopApp) -> None:
    for name in AT_TABLE:
        assert app.words.has(f"palette-{name}")
        assert name in ("save", "seats", "mouse", "settings") or hasattr(
            GameScreen, f"action_{name}"
        )


async def test_a_computer_player_is_told_as_one(tmp_path: Path) -> None:
    app = open_app(tmp_path, "rise_of_empires", "Anna,bot:easy")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, GameScreen)
        rows = [row.plain for row in seats_page(screen).source]  # type: ignore[union-attr]
        assert "computer, easy" in rows[1]


def test_every_place_gets_a_mark_of_its_own() -> None:
    for count in (1, 26, 27, 73):
        made = marks([("hex", n) for n in range(count)])
        assert len(made) == count and len({len(mark) for mark in made}) == 1
        assert all(set(mark) <= set(ALPHABET) for mark in made)


@pytest.mark.parametrize("game", ["cities_and_knights", "rise_of_empires", "ascending_empires"])
async def test_a_jump_letter_takes_the_cursor_to_its_place(tmp_path: Path, game: str) -> None:
    app = open_app(tmp_path, game, "Anna,Ben,Cleo")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        board = screen.view.middle.boards[screen.view.middle.front]
        await pilot.press("semicolon")
        mark, place = list(screen.cursor.letters.left.items())[-1]
        assert (
            len(screen.cursor.letters.left) == len(board.reachable()) and board.marks[place] == mark
        )
        await pilot.press(*mark)
        assert board.cursor == place and not screen.cursor.letters.left and not board.marks
        before = len(screen.table.log)
        await pilot.press("semicolon", "1", "semicolon", "escape")
        assert (
            not screen.cursor.letters.left
            and len(screen.table.log) == before
            and app.screen is screen
        )
