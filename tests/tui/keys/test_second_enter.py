"""Enter pressed once more than meant: after a deed it opens something, or does the same again, but
buys nothing else.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.games.cities_and_knights.rules.actions import Improve
from tests.games.cities_and_knights.positions import Position
from tests.games.cities_and_knights.scenario import Scenario
from tests.tui.playing import at_table, open_app

IMPROVED = [
    # hand, lines that buy science, what a second Enter does
    ({"paper": 3}, "", [Improve(0)]),  # the same again
    ({"paper": 1, "coin": 1}, "1", []),  # another track: not lit
    ({"paper": 1, "cloth": 1, "coin": 1}, "1", []),  # the list of the others opens
]


@pytest.mark.parametrize(("hand", "line", "then"), IMPROVED)
async def test_a_second_enter_buys_nothing_else(
    hand: dict[str, int], line: str, then: list[Improve], tmp_path: Path
) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,Ben,Cleo")
    assert app.save_file is not None
    app.save_file.table.state = Position(3).city(0, "mountains 9 N").hand(0, **hand).settle()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        await pilot.press("i", *line)
        await pilot.pause()
        log = app.save_file.table.log
        assert [action for _, action in log] == [Improve(0)]
        lit = screen.choice.menu.here()
        assert lit is not None and not screen.choice.on_board
        assert lit.action is None or lit.action == Improve(0)
        await pilot.press("enter")
        await pilot.pause()
        assert [action for _, action in log[1:]] == then


async def test_where_nothing_opens_a_line_is_lit_that_says_why_not(tmp_path: Path) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,Ben,Cleo")
    assert app.save_file is not None
    app.save_file.table.state = Position(3).city(0, "mountains 9 N").hand(0, paper=1).settle()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        await pilot.press("i")
        await pilot.pause()
        entries, lit = screen.choice.menu.entries, screen.choice.menu.here()
        assert all(entry.why or entry.action is not None for entry in entries), "nothing opens"
        assert lit is not None and lit.why
        await pilot.press("enter")
        await pilot.pause()
        assert len(app.save_file.table.log) == 1 and screen.view.message == lit.why


async def test_an_enter_after_the_hand_is_picked_up_opens_no_form(tmp_path: Path) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,Ben,Cleo")
    assert app.save_file is not None
    app.save_file.table.state = Scenario().hand(0, ore=4).hand(1, ore=1).dice(1, 1).now()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("r")  # the dice are rolled with all hands face down
        await pilot.pause()
        screen = await at_table(pilot)
        assert screen.choice.seat == screen.session.perspective.viewer == 0
        assert any(
            entry.offer is not None and not entry.why for entry in screen.choice.menu.entries
        )
        await pilot.press("enter", "enter")
        await pilot.pause()
        assert screen.choice.form is None and screen.view.message
