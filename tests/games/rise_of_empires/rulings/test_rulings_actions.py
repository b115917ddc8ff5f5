"""Rulings on actions in A and B turns."""

from __future__ import annotations

import pytest

from tabletop_tui.engine import to_act
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.rules.actions import (
    DoNothing,
    EndTurn,
    Pay,
    PlaceDisc,
    PlaceIdleDisc,
    RemoveDisc,
    TakeEmpire,
    TakeTerritory,
    Trade,
)
from tabletop_tui.games.rise_of_empires.rules.events import (
    DiscIdled,
    DiscPlaced,
    DiscRemoved,
    Ruined,
    TerritoryTaken,
)
from tabletop_tui.games.rise_of_empires.rules.pieces import (
    CITY,
    CUBE,
    DISC,
    EMPIRE,
    FOOD,
    PROGRESS,
    TERRITORY,
    TRADE,
    VP,
)
from tests.games.rise_of_empires.scenario import (
    act,
    at_turn,
    b_turn,
    empire,
    happened,
    lay,
    lie_open,
    listed,
    no,
    own,
    play,
    purse,
    stuck,
    trade,
)


def test_r01_six_actions_from_right_to_left() -> None:
    s = at_turn(1, 2)
    events = play(s, 11, until=lambda s: s.turn == 2)
    for row in range(5):
        circles = [e.circle for e in happened(events, DiscPlaced) if e.row == row]
        assert circles == list(range(len(circles)))
    assert len(happened(events, DiscPlaced)) == 12


def test_r02_nothing_possible_with_five_players() -> None:
    s = stuck(5)
    assert {type(a) for a in listed(s, 0)} == {PlaceIdleDisc}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r35_nothing_possible_with_fewer_players(players: int) -> None:
    s = stuck(players)
    assert sorted(a.row for a in listed(s, 0, PlaceIdleDisc)) == [0, 1, 2, 3, 4]
    lay(s, CITY, *[1] * (2 * players))
    assert sorted(a.row for a in listed(s, 0, PlaceIdleDisc)) == [0, 1, 3, 4]


def test_r36_doing_nothing_by_choice_is_not_allowed() -> None:
    s = at_turn(3)
    act(s, 0, PlaceDisc(TERRITORY))
    assert no(s, 0, DoNothing()) == "must-act"
    assert no(s, 0, EndTurn())


def test_r37_the_idle_disc_counts_as_one_of_six_actions() -> None:
    s = stuck(2)
    events = act(s, 0, PlaceIdleDisc(TRADE))
    s.empire = [-1] * 8
    events += play(s, 2, until=lambda s: s.turn == 6)
    acted = [e.seat for e in events if isinstance(e, (DiscPlaced, DiscIdled))]
    assert acted == [0, 1] * 6
    assert s.display[TRADE][0] == 0  # it is there to be removed in the B turn


def test_r38_an_empire_action_needs_no_cube() -> None:
    s = at_turn(1)
    p = s.players[0]
    p.goods[CUBE], p.stock = 0, 0
    act(s, 0, PlaceDisc(EMPIRE), TakeEmpire(empire("e8")))
    assert s.empire[empire("e8")] == 0


@pytest.mark.parametrize(
    ("row", "reason"), [(PROGRESS, "no-progress"), (CITY, "no-city"), (EMPIRE, "no-empire")]
)
def test_r39_a_row_shuts_when_nothing_is_left_to_take(row: int, reason: str) -> None:
    s = at_turn(1, 5)
    purse(s, 0, gold=50)
    assert not no(s, 0, PlaceDisc(row))
    lie_open(s, PROGRESS)
    lie_open(s, CITY)
    s.empire = [1] * 8
    lay(s, row, *[1] * (7 if row == EMPIRE else 5))
    assert no(s, 0, PlaceDisc(row)) == reason


def test_r03_every_disc_to_the_left_counts_and_empty_circles_do_not() -> None:
    s = b_turn(EMPIRE, 0, 0, -1, 1, -1, 2)
    assert happened(act(s, 0, RemoveDisc(EMPIRE, 0)), DiscRemoved)[0].cost == 3


def test_r04_a_disc_may_come_up_without_action() -> None:
    s = b_turn(TERRITORY, 0, 1)
    act(s, 0, RemoveDisc(TERRITORY, 0), Pay((0, 1, 0, 0, 0)), DoNothing())
    assert s.players[0].goods[DISC] == 1 and sum(s.players[0].territory) == 0


def test_r40_payments_go_to_bank_and_stock() -> None:
    s = b_turn(TERRITORY, 0, 1, 2, 1, 2, 1)
    purse(s, 0, vp=1)
    bank, stock = list(s.bank), s.players[0].stock
    act(s, 0, RemoveDisc(TERRITORY, 0), Pay((1, 1, 1, 1, 1)))
    assert s.bank == [bank[0] + 1, bank[1] + 1] and s.players[0].stock == stock + 1
    assert s.players[0].goods == [4, 1, 4, 15, 0]


def test_r41_payment_comes_before_the_action() -> None:
    s = b_turn(TRADE, 0, 1)
    purse(s, 0, gold=0, disc=2, cube=0, food=1, vp=0)
    act(
        s, 0, RemoveDisc(TRADE, 0), Pay((0, 1, 0, 0, 0))
    )  # one of two discs pays; 2 discs for 4 gold are out of reach
    assert [a.box for a in listed(s, 0, Trade)] == [trade("1-2-gold")]


def test_r42_the_last_food_point_costs_no_points() -> None:
    s = b_turn(TERRITORY, 0, 1)
    purse(s, 0, gold=0, disc=0, cube=0, food=1, vp=5)
    act(s, 0, RemoveDisc(TERRITORY, 0), Pay((0, 0, 0, 1, 0)))
    assert s.players[0].goods[FOOD] == 0 and s.players[0].goods[VP] == 5


def test_r43_ruin_takes_the_disc_with_fewest_to_the_left() -> None:
    s = b_turn(TERRITORY, 0, 1, 2)
    lay(s, CITY, 0, 1, 2, 1)
    purse(s, 0, gold=1, disc=0, cube=0, food=0, vp=0)
    assert [(a.row, a.circle) for a in listed(s, 0, RemoveDisc)] == [(TERRITORY, 0)]
    events = act(s, 0, RemoveDisc(TERRITORY, 0))
    assert happened(events, Ruined) == [Ruined(0, (1, 0, 0, 0, 0))] and not happened(
        events, TerritoryTaken
    )


def test_r44_a_disc_that_can_be_paid_for_must_come_up() -> None:
    s = b_turn(CITY, 0, 1, 2)
    lay(s, TERRITORY, 0)
    purse(s, 0, gold=0, disc=0, cube=0, food=0, vp=0)
    assert [(a.row, a.circle) for a in listed(s, 0, RemoveDisc)] == [(TERRITORY, 0)]
    act(s, 0, RemoveDisc(TERRITORY, 0), DoNothing())
    assert to_act(GAME, s) == (1,)


def test_r96_printing_frees_every_disc_but_its_own() -> None:
    s = b_turn(TERRITORY, 0, 1, 2)
    purse(s, 0, gold=0, disc=0, cube=0, food=0, vp=0)
    lay(s, CITY, 0)
    assert no(s, 0, RemoveDisc(TERRITORY, 0))
    own(s, 0, "printing")
    assert not no(s, 0, RemoveDisc(TERRITORY, 0))
    act(s, 0, RemoveDisc(TERRITORY, 0))
    assert listed(s, 0, TakeTerritory)
