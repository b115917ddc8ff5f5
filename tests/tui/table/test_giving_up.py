"""Enter gives nothing away by itself: where cities and progress tiles can be given up, the line
that keeps them is highlighted; and a battle shows its losses before it is fought.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.games.rise_of_empires.rules.actions import StopPlacing, TakeEmpire
from tabletop_tui.games.rise_of_empires.rules.pieces import CITY, EMPIRE, TERRITORY
from tabletop_tui.games.rise_of_empires.rules.state import (
    Collecting,
    Eating,
    Fighting,
    Frame,
    Keeping,
)
from tabletop_tui.games.rise_of_empires.tui.display import Display
from tabletop_tui.games.rise_of_empires.tui.lines import open_lines
from tabletop_tui.games.rise_of_empires.tui.panel import era_rows
from tabletop_tui.games.rise_of_empires.tui.world import World
from tabletop_tui.play import Words
from tabletop_tui.tui.look import Look
from tabletop_tui.tui.paint.ink import ink_of
from tabletop_tui.tui.paint.palette import theme
from tabletop_tui.tui.table.choice_tree import choice_tree_of
from tabletop_tui.tui.widgets.line_widgets import Lines
from tests.games.rise_of_empires.scenario import (
    act,
    at_turn,
    choose,
    city,
    empire,
    go,
    lie_open,
    own,
    purse,
    put,
    region,
    territory,
)
from tests.tui.boards.test_rise_of_empires_boards import table_at
from tests.tui.playing import at_table, open_app, open_at


@pytest.mark.parametrize(
    ("frame", "keeps"),
    [(Eating(), "settle-food"), (Collecting(), "pay-upkeep"), (Keeping(), "keep-tiles")],
)
@pytest.mark.asyncio
async def test_enter_keeps_the_cities_where_they_could_be_given_up(
    frame: Frame, keeps: str, tmp_path: Path
) -> None:
    s = at_turn(2, 2)
    own(s, 0, "babylon", "amsterdam")
    purse(s, 0, food=15, gold=5, disc=5, cube=5)
    s.stack.append(frame)
    go(s)
    app = open_at(tmp_path, s)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
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
    choosing = choice_tree_of(table, 0)
    assert choosing is not None
    made = World()
    made.show(look, choosing.lit())
    assert said in made.about(("region", region("swe")))


def fought(turn: int = 6) -> Any:
    """Ben may fight Anna in SW Europe; Anna has much to forecast, and is next."""
    s = at_turn(turn, 3, order=(1, 0, 2))
    own(s, 0, "babylon", "amsterdam", "tyre", "rome", "jerusalem", "mountain", "machine-guns")
    put(s, 0, swe=3, nea=2, ner=2)
    put(s, 1, swe=4)
    purse(s, 0, food=1, gold=1, disc=1, cube=3)
    purse(s, 1, cube=2)
    choose(s, 1, EMPIRE)
    act(s, 1, TakeEmpire(empire("e5"), ()), StopPlacing())
    return s


@pytest.mark.asyncio
async def test_what_others_did_to_the_viewer_is_told_whole_beside_the_board(tmp_path: Path) -> None:
    app = open_app(tmp_path, "rise_of_empires", "Anna,Ben,Cleo")
    assert app.save_file is not None
    app.save_file.table.state = fought()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        await pilot.press("S", "W", "E")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert screen.choice.seat == 0, "Anna is next"
        story = screen.query_one("#story", Lines)
        side = " ".join(row.plain.strip() for row in story.rows if story.display)
        assert "Ben attacks Anna in SW Europe: Anna loses 2 cubes, Ben loses 1." in side, side


@pytest.mark.asyncio
async def test_the_letters_of_a_region_that_is_shut_lead_to_the_reason(tmp_path: Path) -> None:
    s = at_turn(1, 2)
    choose(s, 0, EMPIRE)
    act(s, 0, TakeEmpire(empire("e6"), ()))
    app = open_at(tmp_path, s)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        await pilot.press("I", "N", "D")
        await pilot.pause()
        assert app.screen is screen, "no page of signs comes instead"
        below = " ".join(row.plain for row in screen.view.news_rows.rows)
        assert "IND" in below and "India opens in Era II" in below


@pytest.mark.asyncio
async def test_no_letter_of_a_tile_is_one_of_the_menu_beside_it(tmp_path: Path) -> None:
    s = at_turn(3, 2)
    purse(s, 0, gold=9)
    lie_open(s, CITY, city("babylon"), city("rome"), city("great-wall"), city("taj-mahal"))
    choose(s, 0, CITY)
    app = open_at(tmp_path, s)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        made = screen.view.middle.board
        assert isinstance(made, Display) and made.keys
        menu = [entry.key for entry in screen.choice.menu.entries]
        assert [e.kind for e in screen.choice.menu.entries].count("build-wonder") == 2
        assert not {*menu} & {*made.keys.values()}


@pytest.mark.asyncio
async def test_the_cursor_is_on_the_region_whose_cubes_are_asked_for(tmp_path: Path) -> None:
    s = at_turn(1, 2)
    choose(s, 0, EMPIRE)
    act(s, 0, TakeEmpire(empire("e6"), ()))
    app = open_at(tmp_path, s)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        for key in "NER":
            await pilot.press(key)
        await pilot.pause()
        assert screen.choice.picked == (("region", region("ner")),)
        assert screen.view.middle.board.cursor == ("region", region("ner"))


SHORT = {"en": "2⛁ short", "nl": "2⛁ te weinig", "es": "faltan 2⛁"}
EACH = {"en": "1 cube, 2 food each", "nl": "2 voedsel per stuk", "es": "cada una"}


@pytest.mark.parametrize("code", ["en", "nl", "es"])
def test_no_less_than_nothing_is_forecast_and_several_tiles_give_so_much_each(code: str) -> None:
    s: Any = at_turn(2, 2)
    own(s, 0, "agriculture", "religion")
    purse(s, 0, gold=0)
    plains = territory("plains")
    lie_open(s, TERRITORY, plains, plains)
    table = table_at(s, 2)
    words = Words(table.game, ["Anna", "Ben"], code)
    look = Look(table, s, 0, words, ink_of(theme("table"), "256", "unicode"))
    told = " ".join(row.plain.strip() for row in era_rows(look, 60))
    assert SHORT[code] in told and "-2⛁" not in told
    (line,) = (line for line in open_lines(look) if line.place == ("territory", plains))
    assert line.name.startswith("2× ") and line.text.endswith(EACH[code])
