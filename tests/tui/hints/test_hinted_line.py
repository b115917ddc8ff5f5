"""A hint that is picked lights its line of the menu or its place on the board, so that Enter goes
on with what the hint said.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tabletop_tui.engine.kernel import offers
from tabletop_tui.games.cities_and_knights.rules.actions import EndTurn
from tabletop_tui.play import Table
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.table.choice_tree import ChoiceTree
from tests.games.cities_and_knights.scenario import Scenario
from tests.tui.playing import XTERM, at_table


async def test_enter_after_a_hint_without_a_place_does_what_the_hint_said(tmp_path: Path) -> None:
    table = Scenario(2).table()
    terminal = probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    app = TabletopApp(
        save_file=SaveFile.create(table, tmp_path / "x.json"), fps=0, terminal=terminal
    )
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        screen.cursor.point_to(EndTurn())
        await pilot.pause()
        entry = screen.choice.menu.here()
        assert entry is not None and entry.kind == "end-turn" and not screen.choice.on_board
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(table.log[-1][1], EndTurn)


async def test_a_hint_with_a_place_puts_the_cursor_there_and_the_arrows_on_the_board(
    tmp_path: Path,
) -> None:
    scenario = Scenario(2).settlement(0, "forest 8 N").hand(0, brick=1, lumber=1)
    table = scenario.table()
    found = [a for a in listed(table) if a.places]
    assert found and EndTurn() in listed(table)
    terminal = probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    app = TabletopApp(
        save_file=SaveFile.create(table, tmp_path / "x.json"), fps=0, terminal=terminal
    )
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        screen.choice.on_board = False
        screen.cursor.point_to(found[-1])
        await pilot.pause()
        assert screen.choice.on_board, "Enter is of the place, and not of a line of the menu"
        assert screen.view.middle.board.cursor in found[-1].places


def listed(table: Table) -> list[Any]:
    """Return the actions of the seat that must act that need no form."""
    return list(ChoiceTree(offers(table.game, table.state, table.deciding()[0])).actions())
