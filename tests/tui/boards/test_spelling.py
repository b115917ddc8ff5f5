"""A region is picked by its three letters, without a key before them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.engine import Luck, random_action
from tabletop_tui.games import find
from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.view.sheet import letters
from tabletop_tui.play import Table, Words
from tabletop_tui.play.text import languages
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.widgets.spelling import Spelling
from tests.playing import new_table
from tests.tui.playing import XTERM, at_table

NAMES = {"nea": ("region", 1), "ner": ("region", 2), "swe": ("region", 3)}


def test_letters_lead_to_a_name_and_the_last_one_completes_it() -> None:
    spelling = Spelling()
    assert spelling.letter("n", NAMES, None) == (("region", 1), False)
    assert spelling.letter("e", NAMES, ("region", 1)) == (("region", 1), False)
    assert spelling.letter("R", NAMES, ("region", 1)) == (("region", 2), True)
    assert spelling.letter("x", NAMES, None) == (None, False)
    assert spelling.letter("s", NAMES, None) == (("region", 3), False)
    assert spelling.letter("n", NAMES, ("region", 3)) == (("region", 1), False)
    assert spelling.letter("n", NAMES, ("region", 1)) == (("region", 2), False)
    assert spelling.letter("1", NAMES, None) == spelling.letter("n", {}, None) == (None, False)


def placing() -> Table:
    """A game in which a person chooses a region."""
    table, luck = new_table("rise_of_empires", 2, 3), Luck(4)
    while table.state.stack[-1].kind != "placing":
        seat = table.deciding()[0]
        table.play(seat, random_action(table.game, table.state, seat, luck))
    return table


async def test_three_letters_place_cubes_in_a_region(tmp_path: Path) -> None:
    table = placing()
    terminal = probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    app = TabletopApp(
        save_file=SaveFile.create(table, tmp_path / "x.json"), fps=0, terminal=terminal
    )
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        board = screen.view.middle.board
        name, place = next(iter(board.spelt().items()))
        assert len(name) == 3
        done = len(table.log)
        await pilot.press(name[0], name[1])
        assert board.cursor is not None and len(table.log) == done
        await pilot.press(name[2])
        await pilot.pause()
        picked = screen.choice.picked[:1] == (place,)
        assert picked or (len(table.log) > done and place in table.log[done][1].places)


@pytest.mark.parametrize("code", languages())
def test_no_line_beside_the_regions_wants_a_letter_that_begins_one(code: str) -> None:
    words = Words(find("rise_of_empires"), [], code)
    begins = {
        letters(region, words)[0].casefold()
        for region in box(new_table("rise_of_empires").state.parts).regions
    }
    kinds = ("place-cubes", "stop-placing", "withdraw", "fight", "stop-fighting")
    assert not begins & {words.letter(f"offer-{kind}") for kind in kinds}
