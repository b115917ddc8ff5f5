"""The terminal's cursor is where players point, on every kind of screen: magnifiers and braille lines
follow it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.geometry import Offset
from textual.pilot import Pilot

from tabletop_tui import games
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.widgets.text_input import TextInput
from tests.tui.playing import XTERM, at_table, face_down, open_app
from tests.tui.table.market import begin, market, open_table


def under(app: Any) -> str:
    """Return the text of the screen from its cursor on, up to a gap."""
    x, y = app.cursor_position
    strip = app.screen._compositor.render_strips()[y].crop(x)
    return "".join(part.text for part in strip).partition("  │")[0].rstrip()


def begins(app: Any) -> str:
    """Return where the row under the cursor begins."""
    return " ".join(under(app).split()[:3])


async def press(pilot: Pilot[int], *keys: str) -> str:
    """Press keys; return the text under the cursor."""
    await pilot.press(*keys)
    await pilot.pause()
    return begins(pilot.app)


async def test_it_follows_lists_forms_and_what_is_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    terminal = probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    app = TabletopApp(fps=0, terminal=terminal)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert begins(app) == "n New game"
        assert await press(pilot, "down", "down", "down") == "l Load a"
        assert (await press(pilot, "r")).startswith("1 ")
        assert (await press(pilot, "down")).startswith("2 ")
        await press(pilot, "escape", "n", "down", "down", "A", "n", "n")
        field, before = app.focused, app.cursor_position
        assert isinstance(field, TextInput) and before == field.region.offset + Offset(3, 0)
        await press(pilot, "home", "國")
        assert app.cursor_position == field.region.offset + Offset(2, 0)
        assert await press(pilot, "end", "down") and app.cursor_position.y > before.y
        await press(pilot, "escape", "ctrl+p", "x")
        assert app.focused is not None
        assert app.cursor_position == app.focused.content_region.offset + Offset(1, 0)


@pytest.mark.parametrize("game", games.ids())
async def test_it_is_on_the_place_pointed_at_or_on_the_line_of_the_menu(
    game: str, tmp_path: Path
) -> None:
    app = open_app(tmp_path, game, ",".join(["Anna", "Ben", "Cleo"][: games.find(game).seats[0]]))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        if face_down(app):
            assert any(letter.isalpha() for letter in under(app)), "words, and no picture"
        table = await at_table(pilot)
        seen = set()
        for key in ("right", "down", "tab", "down", "up", "tab", "left"):
            await press(pilot, key)
            board, entry = table.view.middle.board, table.choice.highlighted()
            if entry is not None:
                label = entry.label.split()[0]
                assert label in under(app), (key, under(app))
                assert app.cursor_position.x >= board.region.right
                seen.add("menu")
            elif board.cursor is not None:
                spot = board.spot(board.cursor)
                assert spot is not None
                at = board.region.offset + board.over(Offset(*spot))
                assert app.cursor_position == at and board.region.contains_point(at), key
                assert board.hit(*board.under(at - board.region.offset)) == board.cursor
                seen.add("board")
        assert seen, "something was pointed at"
        await press(pilot, "Q")
        assert app.screen is not table and (await press(pilot, "down"))
        assert app.cursor_position.y in range(8, 20), "on an answer"
        await press(pilot, "escape", "L")
        first = app.cursor_position
        await press(pilot, "up")
        assert under(app) and app.cursor_position.y <= first.y


async def test_it_is_on_the_kind_that_a_form_points_at(tmp_path: Path) -> None:
    app = open_table(market({"wool": 2, "brick": 1}, {"lumber": 1}, {"lumber": 1}), tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await begin(pilot)
        seen = []
        for key in ("t", "down", "up", "w", "tab", "down"):
            await press(pilot, key)
            assert under(app).startswith("▸"), (key, under(app))
            seen.append((app.cursor_position, begins(app)))
        assert seen[0][1] != seen[1][1] and seen[0] == seen[2], seen
        assert len(set(seen)) >= 4, seen
