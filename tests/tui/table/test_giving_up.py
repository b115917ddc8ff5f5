"""Enter gives nothing away by itself: where cities and progress tiles may be given up, the line that
keeps them is lit; and a battle tells its losses before it is fought.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.games.rise_of_empires.rules.state import (
    Collecting,
    Eating,
    Fighting,
    Frame,
    Keeping,
)
from tabletop_tui.games.rise_of_empires.tui.world import World
from tabletop_tui.play import Words
from tabletop_tui.tui.look import Look
from tabletop_tui.tui.paint.ink import ink_of
from tabletop_tui.tui.paint.palette import theme
from tabletop_tui.tui.table.choosing import choosing_of
from tests.games.rise_of_empires.scenario import at_turn, city, empire, go, own, purse, put, region
from tests.tui.boards.test_rise_of_empires_boards import at_board, table_at
from tests.tui.playing import open_app


@pytest.mark.parametrize(
    ("frame", "keeps"),
    [(Eating(), "settle-food"), (Collecting(), "pay-upkeep"), (Keeping(), "keep-tiles")],
)
@pytest.mark.asyncio
async def test_enter_keeps_the_cities_where_they_could_be_given_up(
    frame: Frame, keeps: str, tmp_path: Path
) -> None:
    app = open_app(tmp_path, "rise_of_empires", "Anna,Ben")
    assert app.keeper is not None
    s = at_turn(2, 2)
    own(s, 0, "babylon", "amsterdam")
    purse(s, 0, food=15, gold=5, disc=5, cube=5)
    s.stack.append(frame)
    go(s)
    app.keeper.table.state = s
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_board(pilot)
        here = screen.choice.menu.here()
        assert here is not None and here.kind == keeps and not screen.choice.on_board
        await pilot.press("tab")
        assert screen.choice.on_board and not screen.choice.sole_kind(("held-city", 0))
        await pilot.press("enter")
        await pilot.pause()
        assert city("babylon") in screen.table.state.players[0].cities, "a place asks first"


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "cubes Anna 4→3, Ben 2→0"),
        ("nl", "blokjes Anna 4→3, Ben 2→0"),
        ("es", "cubos Anna 4→3, Ben 2→0"),
    ],
)
def test_a_battle_tells_its_losses_before_it_is_fought(code: str, said: str) -> None:
    s: Any = at_turn(3, 2)
    put(s, 0, swe=4)
    put(s, 1, swe=2)
    s.stack.append(Fighting(0, empire("e5"), [0]))
    table = table_at(s, 2)
    words = Words(table.game, ["Anna", "Ben"], code)
    look = Look(table, s, 0, words, ink_of(theme("table"), "256", "unicode"))
    choosing = choosing_of(table, 0)
    assert choosing is not None
    made = World()
    made.show(look, choosing.lit())
    assert said in made.about(("region", region("swe")))
