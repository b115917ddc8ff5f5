"""The menu of Rise of Empires names the tiles that its lines are about, and says what a line
changes; the hints name the page with the order of your own discs, and the key that pays by itself.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.engine import Hand, closed, kind_of, offers
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.rules.actions import CIRCLES, BuildWonder, Pay, PlaceCubes
from tabletop_tui.games.rise_of_empires.rules.pieces import CITY, EMPIRE
from tabletop_tui.games.rise_of_empires.rules.state import Paying, TakingCity
from tabletop_tui.games.rise_of_empires.tui import UI
from tabletop_tui.tui.forms import HandForm
from tests.games.rise_of_empires.scenario import (
    at_turn,
    box,
    choose,
    city,
    lie_open,
    own,
    purse,
    region,
    war,
    with_tile,
)
from tests.tui.boards.test_rise_of_empires import look_at
from tests.tui.boards.test_rise_of_empires_boards import table_at
from tests.tui.playing import at_table, open_app, open_at


def test_a_weapon_that_can_be_used_is_named_in_the_menu() -> None:
    look = look_at(table_at(war("machine-guns", "iron-weapons")), 0)
    assert UI.named(look, "strike", None) == "Hit a rival: Machine Guns, Iron Weapons"
    assert UI.named(look, "place-disc", None) == "", "the words of the kind will do"


def test_a_wonder_is_named_whether_it_can_be_built_or_not() -> None:
    wonder = next(one for one in box().cities if one.wonder and sum(one.price[:3]))
    s = at_turn(2)
    lie_open(s, CITY, city("ur"), wonder.index)
    purse(s, 0, gold=0, disc=0, cube=0)
    s.stack = [*s.stack[:1], TakingCity(0)]
    look = look_at(table_at(s), 0)
    shut = next(one for one in closed(GAME, s, 0) if one.action is BuildWonder)
    assert UI.named(look, "build-wonder", shut) == f"Build {wonder.name}"
    purse(s, 0, gold=20, disc=20, cube=20)
    look = look_at(table_at(s), 0)
    assert UI.named(look, "build-wonder", None) == f"Build a wonder: {wonder.name}"


def test_each_amount_of_cubes_says_what_it_changes() -> None:
    s = with_tile("e1", cube=3)
    look = look_at(table_at(s), 0)
    told = [UI.foretell(look, PlaceCubes(region("swe"), n)) for n in (1, 2, 3)]
    assert all("Era I end" in one and f"-{n}◧" in one for n, one in enumerate(told, 1))
    assert len(set(told)) == 3 and UI.foretell(look_at(table_at(s), 1), PlaceCubes(0, 1)) == ""


def test_the_order_of_the_own_discs_is_pointed_out_while_one_is_chosen_in_a_b_turn() -> None:
    b, a = look_at(table_at(at_turn(2)), 0), look_at(table_at(at_turn(1)), 0)
    assert UI.pointed_out(b) == {"charts": "order"} and UI.pointed_out(a) == {}
    s = at_turn(2)
    choose(s, 0, EMPIRE)
    assert UI.pointed_out(look_at(table_at(s), 0)) == {}


@pytest.mark.parametrize(
    ("kind", "goods", "paid"),
    [
        ("taking-city", (5, 3, 3, 9, 9), (0, 0, 0, 3, 0)),
        ("taking-city", (9, 1, 1, 0, 9), (1, 1, 1, 0, 0)),
        ("trading", (1, 9, 2, 0, 9), (1, 0, 2, 0, 0)),
        ("taking-empire", (0, 0, 1, 0, 9), (0, 0, 1, 0, 2)),
    ],
)
def test_what_can_be_spared_is_not_what_the_action_asks_for_and_points_last(
    kind: str, goods: tuple[int, ...], paid: tuple[int, ...]
) -> None:
    s = at_turn(2)
    purse(s, 0, **dict(zip(("gold", "disc", "cube", "food", "vp"), goods, strict=True)))
    kinds = {f"taking-{name}": name for name in ("city", "empire")}
    choose(s, 0, CITY if kinds.get(kind) == "city" else EMPIRE)
    below = next(one for one in GAME.by_frame if kind_of(one) == kind)(0)
    s.stack = [*s.stack[:1], below, Paying(0, 3)]
    hand = next(iter(offers(GAME, s, 0))).choices
    assert isinstance(hand, Hand) and hand.sparing == paid


def test_food_that_would_be_missed_is_kept() -> None:
    s = at_turn(2)
    own(s, 0, "babylon")
    purse(s, 0, gold=1, disc=1, cube=1, food=4, vp=9)
    s.stack = [*s.stack[:1], TakingCity(0), Paying(0, 3)]
    hand = next(iter(offers(GAME, s, 0))).choices
    assert isinstance(hand, Hand) and hand.sparing == (0, 1, 1, 1, 0), "Babylon eats 3 of the 4"


async def test_a_payment_comes_filled_in_and_tab_offers_other_ways(tmp_path: Path) -> None:
    app = open_app(tmp_path, "rise_of_empires", "Anna,Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        s = at_turn(2, 2)
        purse(s, 0, gold=5, disc=3, cube=3, food=9, vp=9)
        s.stack = [*s.stack[:1], TakingCity(0), Paying(0, 3)]
        screen.table.state = s
        screen.show_to(0)
        await pilot.pause()
        form = screen.choice.form
        assert isinstance(form, HandForm) and "Tab another way" in screen.view.hint_row().plain
        assert form.counts.taken == [0, 0, 0, 3, 0]
        await pilot.press("tab")
        assert form.counts.taken == [3, 0, 0, 0, 0]
        await pilot.press("tab", "tab", "tab", "tab")
        assert form.counts.taken == [0, 0, 0, 3, 0], "and back to the first"
        await pilot.press("enter")
        await pilot.pause()
        assert screen.table.log[-1][1] == Pay((0, 0, 0, 3, 0))


async def test_the_place_that_a_digit_picks_is_told_of_and_no_other(tmp_path: Path) -> None:
    s = at_turn(2, 2)
    s.display[EMPIRE] = [0, 1, 1]
    purse(s, 0, food=9, cube=3)
    app = open_at(tmp_path, s)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        board = screen.view.middle.board
        board.point(("disc", 0))
        await pilot.press("4")
        await pilot.pause()
        assert screen.table.state.stack[-1].kind == "paying"
        assert board.cursor == ("disc", EMPIRE * CIRCLES)
        below = " ".join(row.plain for row in screen.view.news_rows.rows)
        assert "Progress" not in below and "Empire" in below
