"""What the panel and the menu of Rise of Empires say: every name in the language spoken, no price of nothing."""

from __future__ import annotations

import pytest

from tabletop_tui.games.rise_of_empires.box import box
from tabletop_tui.games.rise_of_empires.pieces import DISC
from tabletop_tui.games.rise_of_empires.tui.panel import turn_rows
from tabletop_tui.play import Words
from tabletop_tui.tui.ink import ink_of
from tabletop_tui.tui.look import Look
from tabletop_tui.tui.palette import theme
from tests.playing import new_table


@pytest.mark.parametrize(("code", "name"), [("en", "London"), ("nl", "Londen"), ("es", "Londres")])
def test_cities_that_cannot_be_paid_for_are_told_by_their_names_in_the_language(code: str, name: str) -> None:
    table = new_table("rise_of_empires", 2)
    london = next(tile.index for tile in box().cities if tile.name == "London")
    p = table.state.players[0]
    p.cities.append(london)
    p.goods[DISC] = 0
    words = Words(table.game, ["Anna", "Ben"], code)
    look = Look(table, table.state, 0, words, ink_of(theme("table"), "256", "unicode"))
    assert name in " ".join(row.plain for row in turn_rows(look, 60))


@pytest.mark.parametrize(
    ("code", "gold", "cubes", "both"),
    [
        ("en", "costs 4 gold:", "costs 1 cube:", "3 gold and 2 cubes:"),
        ("nl", "kost 4 goud:", "kost 1 blokje:", "3 goud en 2 blokjes:"),
        ("es", "cuesta 4 de oro:", "cuesta 1 cubo:", "3 de oro y 2 cubos:"),
    ],
)
def test_the_price_of_keeping_tiles_names_no_nothing(code: str, gold: str, cubes: str, both: str) -> None:
    words = Words(new_table("rise_of_empires", 2).game, ["Anna", "Ben"], code)
    for said, price in ((gold, (4, 0)), (cubes, (0, 1)), (both, (3, 2))):
        assert said in words.say("no-too-little-to-keep", gold=price[0], cubes=price[1])
