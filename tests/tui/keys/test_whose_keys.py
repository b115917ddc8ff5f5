"""Keys go to the board or to the menu, checked again after every redraw."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from tabletop_tui.play.session import Session
from tabletop_tui.tui.forms import Form, OneOfForm
from tabletop_tui.tui.table.choice_tree import ChoiceTree
from tabletop_tui.tui.table.open_choice import OpenChoice
from tabletop_tui.tui.widgets.line_widgets import Lines
from tests.playing import new_table
from tests.tui.playing import at_table, open_app
from tests.tui.table.test_choice_tree import LABELS, OFFERS


def choice(*, lit: bool, lines: bool, on_board: bool, form: bool = False) -> OpenChoice:
    """A choice with places that are lit or not, and with lines in its menu or none."""
    made = OpenChoice(Session(new_table("skeleton", 2), None))
    made.choice_tree = ChoiceTree(OFFERS if lit else OFFERS[2:])
    if lines:
        made.list_lines(LABELS)
    made.form = cast(Form, OneOfForm([])) if form else None
    made.on_board = on_board
    assert bool(made.lit()) == (lit and not form) and bool(made.menu.entries) == lines
    return made


@pytest.mark.parametrize("lit", [True, False])
@pytest.mark.parametrize("lines", [True, False])
@pytest.mark.parametrize("on_board", [True, False])
def test_keys_go_to_the_board_where_it_is_lit_and_wanted_or_alone(
    lit: bool, lines: bool, on_board: bool
) -> None:
    made = choice(lit=lit, lines=lines, on_board=on_board)
    made.settle_keys()
    assert made.on_board == (lit and (on_board or not lines))


@pytest.mark.parametrize("on_board", [True, False])
def test_after_a_form_keys_go_where_they_went_before_it(on_board: bool) -> None:
    made = choice(lit=True, lines=True, on_board=on_board, form=True)
    made.settle_keys()
    made.go_to_board()
    assert made.on_board == on_board


@pytest.mark.parametrize("key", ["n", "enter"])
async def test_a_key_leads_to_a_place_of_another_board_when_the_one_in_front_has_none(
    key: str, tmp_path: Path
) -> None:
    app = open_app(tmp_path, "rise_of_empires", "Anna,Ben,Cleo")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        assert screen.cursor.reaches()
        where = screen.view.middle.front
        await pilot.press("B")
        assert screen.view.middle.front != where and not screen.cursor.reaches()
        assert screen.view.middle.board.cursor is None
        await pilot.press(key)
        assert screen.view.middle.front == where and not screen.table.log
        assert screen.choice.on_board and screen.view.middle.board.cursor in screen.choice.lit()


async def test_who_chooses_stands_over_the_question_where_several_people_play(
    tmp_path: Path,
) -> None:
    for seats, named in (("Anna,Ben,Cleo", True), ("Anna,bot:easy,bot:easy", False)):
        app = open_app(tmp_path / seats[:6], "rise_of_empires", seats)
        async with app.run_test(size=(80, 24)) as pilot:
            screen = await at_table(pilot)
            await pilot.pause()
            if screen.choice.seat < 0:
                continue  # a computer player begins
            name = screen.session.words.name(screen.choice.seat)
            head = screen.query_one("#form", Lines).rows[0].plain
            assert (name in head) == named and head.endswith("──")
            if not screen.choice.menu.entries:
                assert "Tab" not in screen.query_one("#hint", Lines).rows[0].plain
