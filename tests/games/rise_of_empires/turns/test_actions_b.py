"""Actions of a B turn: RE-052 to RE-072."""

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
    TakeProgress,
    TakeTerritory,
)
from tabletop_tui.games.rise_of_empires.rules.events import DiscRemoved, NothingDone, Paid, Ruined
from tabletop_tui.games.rise_of_empires.rules.phases.scoring import by_source
from tabletop_tui.games.rise_of_empires.rules.pieces import (
    CITY,
    CUBE,
    DISC,
    EMPIRE,
    FOOD,
    GOLD,
    PROGRESS,
    TERRITORY,
    TRADE,
    VP,
)
from tests.games.rise_of_empires.scenario import (
    act,
    at_turn,
    b_turn,
    city,
    happened,
    lay,
    lie_open,
    listed,
    no,
    own,
    play,
    progress,
    purse,
    put,
)


def test_re_052_an_own_disc_comes_up_and_its_action_follows() -> None:
    s = b_turn(TERRITORY, 1, 0)
    for circle in (0, 2):
        assert no(s, 0, RemoveDisc(TERRITORY, circle)) == "not-your-disc"
    assert no(s, 0, PlaceDisc(TERRITORY))
    tile = s.fresh[TERRITORY][0]
    act(s, 0, RemoveDisc(TERRITORY, 1), TakeTerritory(tile))
    assert s.players[0].territory[tile] == 1
    assert s.display[TERRITORY] == [1, -1]


def test_re_053_the_leftmost_disc_is_free() -> None:
    s = b_turn(TERRITORY, 1, 2, 0)
    goods = list(s.players[0].goods)
    events = act(s, 0, RemoveDisc(TERRITORY, 2))
    assert happened(events, DiscRemoved) == [DiscRemoved(0, TERRITORY, 2, 0)]
    act(s, 0, listed(s, 0, TakeTerritory)[0])
    assert s.players[0].goods == goods


@pytest.mark.parametrize("left", [1, 2, 3])
def test_re_054_one_item_for_each_disc_to_the_left(left: int) -> None:
    s = b_turn(TERRITORY, 0, *[1, 2, 1][:left])
    act(s, 0, RemoveDisc(TERRITORY, 0))
    for wrong in (left - 1, left + 1):
        assert no(s, 0, Pay((wrong, 0, 0, 0, 0))) == "wrong-payment"
    act(s, 0, Pay((left, 0, 0, 0, 0)))
    assert s.players[0].goods[GOLD] == 5 - left


def test_re_055_peters_empire_disc_costs_two() -> None:
    s = b_turn(EMPIRE, 0, 1, 2)
    events = act(s, 0, RemoveDisc(EMPIRE, 0))
    assert happened(events, DiscRemoved)[0].cost == 2
    act(s, 0, Pay((1, 0, 1, 0, 0)))
    assert listed(s, 0, TakeEmpire)


def test_re_056_empty_circles_cost_nothing() -> None:
    s = b_turn(EMPIRE, 0, -1, 1, -1, -1)
    events = act(s, 0, RemoveDisc(EMPIRE, 0))
    assert happened(events, DiscRemoved)[0].cost == 1


def test_re_057_own_discs_to_the_left_cost_as_much() -> None:
    s = b_turn(EMPIRE, 0, 0, 0)
    events = act(s, 0, RemoveDisc(EMPIRE, 0))
    assert happened(events, DiscRemoved)[0].cost == 2


@pytest.mark.parametrize("good", [GOLD, DISC, CUBE, FOOD, VP])
def test_re_058_five_means_of_payment(good: int) -> None:
    s = b_turn(TERRITORY, 0, 1)
    purse(s, 0, vp=3)
    before = s.players[0].goods[good]
    act(s, 0, RemoveDisc(TERRITORY, 0), Pay(tuple(int(kind == good) for kind in range(5))))
    assert s.players[0].goods[good] == before - 1
    assert by_source(s, 0)["costs"] == -(good == VP)
    assert to_act(GAME, s) == (0,) and listed(s, 0, TakeTerritory)


def test_re_059_a_mixed_payment() -> None:
    s = b_turn(TERRITORY, 0, 1, 2, 1)
    purse(s, 0, gold=5, food=16, vp=3)
    act(s, 0, RemoveDisc(TERRITORY, 0), Pay((1, 0, 0, 1, 1)))
    goods = s.players[0].goods
    assert (goods[GOLD], goods[FOOD], goods[VP]) == (4, 15, 2)


def test_re_060_only_pool_cubes_pay_and_go_to_the_stock() -> None:
    s = b_turn(TERRITORY, 0, 1)
    put(s, 0, swe=3)
    purse(s, 0, cube=1)
    stock = s.players[0].stock
    act(s, 0, RemoveDisc(TERRITORY, 0))
    assert no(s, 0, Pay((0, 0, 2, 0, 0)))
    act(s, 0, Pay((0, 0, 1, 0, 0)))
    p = s.players[0]
    assert (p.goods[CUBE], p.stock, sum(p.cubes)) == (0, stock + 1, 3)
    s = b_turn(TERRITORY, 0, 1)
    put(s, 0, swe=3)
    purse(s, 0, cube=0)
    act(s, 0, RemoveDisc(TERRITORY, 0))
    assert no(s, 0, Pay((0, 0, 1, 0, 0))) == "not-that-many"


def test_re_061_nothing_goes_to_the_owners_of_the_discs() -> None:
    s = b_turn(TERRITORY, 0, 1, 2)
    rivals = [(list(p.goods), p.stock) for p in s.players[1:]]
    bank = list(s.bank)
    act(s, 0, RemoveDisc(TERRITORY, 0), Pay((1, 1, 0, 0, 0)))
    assert [(p.goods, p.stock) for p in s.players[1:]] == rivals
    assert s.bank == [bank[0] + 1, bank[1] + 1]


def test_re_062_no_payment_below_zero() -> None:
    s = b_turn(TERRITORY, 0, 1)
    purse(s, 0, vp=0, food=0)
    act(s, 0, RemoveDisc(TERRITORY, 0))
    assert no(s, 0, Pay((0, 0, 0, 0, 1))) and no(s, 0, Pay((0, 0, 0, 1, 0)))
    s = b_turn(TERRITORY, 0, 1)
    purse(s, 0, vp=4, food=1)
    act(s, 0, RemoveDisc(TERRITORY, 0), Pay((0, 0, 0, 1, 0)))
    assert (s.players[0].goods[FOOD], s.players[0].goods[VP]) == (0, 4)


def test_re_063_doing_nothing_still_pays() -> None:
    s = b_turn(TERRITORY, 0, 1, 2)
    act(s, 0, RemoveDisc(TERRITORY, 0))
    assert no(s, 0, DoNothing()) and no(s, 0, EndTurn())
    events = act(s, 0, Pay((2, 0, 0, 0, 0)), DoNothing())
    assert happened(events, NothingDone) and s.players[0].goods[GOLD] == 3
    assert sum(s.players[0].territory) == 0
    assert to_act(GAME, s) == (1,)


def test_re_064_trade_gold_cannot_pay_for_its_own_disc() -> None:
    s = b_turn(TRADE, 0, 1, 2)
    purse(s, 0, gold=0, disc=2, cube=0, food=0, vp=0)
    act(s, 0, RemoveDisc(TRADE, 0))  # both discs are due at once
    assert s.players[0].goods[DISC] == 0
    assert s.players[0].goods[GOLD] == 0 and s.trade == [-1] * 10


def test_re_065_an_action_no_longer_affordable_is_lost() -> None:
    s = b_turn(CITY, 0, 1)
    lie_open(s, CITY, city("rome"))
    purse(s, 0, gold=5, disc=0, cube=0, food=1, vp=0)
    events = act(s, 0, RemoveDisc(CITY, 0), Pay((1, 0, 0, 0, 0)))
    assert happened(events, Paid) == [Paid(0, (1, 0, 0, 0, 0))]
    assert happened(events, NothingDone) and s.players[0].cities == []
    assert s.display[CITY] == [-1, 1] and to_act(GAME, s) == (1,)


def test_re_066_a_disc_too_dear_is_refused_while_another_can_be_paid() -> None:
    s = b_turn(TERRITORY, 0, 1, 2)
    lay(s, EMPIRE, 0, 1)
    purse(s, 0, gold=1, disc=0, cube=0, food=0, vp=0)
    assert no(s, 0, RemoveDisc(TERRITORY, 0)) == "cannot-pay-left"
    assert not no(s, 0, RemoveDisc(EMPIRE, 0))


def test_re_067_who_can_pay_for_no_disc_loses_all() -> None:
    s = b_turn(TERRITORY, 0, 1, 2, 1)
    lay(s, CITY, 0, 1, 2, 1)
    lay(s, EMPIRE, 0, 1, 2, 1, 2)
    purse(s, 0, gold=0, disc=0, cube=1, food=0, vp=1)
    stock = s.players[0].stock
    assert sorted((a.row, a.circle) for a in listed(s, 0, RemoveDisc)) == [
        (TERRITORY, 0),
        (CITY, 0),
    ]
    assert no(s, 0, RemoveDisc(EMPIRE, 0))
    events = act(s, 0, RemoveDisc(TERRITORY, 0))
    assert happened(events, Ruined)
    assert s.players[0].goods == [0, 0, 0, 0, 0] and s.players[0].stock == stock + 1
    assert s.display[TERRITORY] == [-1, 1, 2, 1] and sum(s.players[0].territory) == 0
    assert to_act(GAME, s) == (1,)
    s = b_turn(TERRITORY, 0, 1, 2, 1, 2, 1, 2)
    purse(s, 0, gold=1, disc=1, cube=1, food=1, vp=1)  # the food goes too
    events = act(s, 0, RemoveDisc(TERRITORY, 0))
    assert happened(events, Ruined) and s.players[0].goods == [0, 0, 0, 0, 0]


def test_re_068_a_disc_must_come_up_in_each_turn() -> None:
    s = b_turn(TRADE, 0)
    purse(s, 0, disc=0)
    assert {type(a) for a in listed(s, 0)} == {RemoveDisc}
    assert no(s, 0, DoNothing()) and no(s, 0, EndTurn())
    events = act(s, 0, RemoveDisc(TRADE, 0))
    assert happened(events, NothingDone) == [NothingDone(0, TRADE)]
    s = b_turn(TRADE, 0)  # nor is one placed, though no action is possible and there is room
    purse(s, 0, disc=0)
    for row in (PROGRESS, TERRITORY, CITY):
        lie_open(s, row)
    s.empire = [1] * len(s.empire)
    assert no(s, 0, PlaceDisc(TRADE)) == no(s, 0, PlaceIdleDisc(TRADE)) == "not-now"


@pytest.mark.parametrize("nothing", [False, True])
def test_re_069_printing_never_pays(nothing: bool) -> None:
    s = b_turn(TERRITORY, 0, 1, 2, 1)
    own(s, 0, "printing")
    goods = list(s.players[0].goods)
    act(s, 0, RemoveDisc(TERRITORY, 0))
    act(s, 0, DoNothing() if nothing else listed(s, 0, TakeTerritory)[0])
    assert s.players[0].goods == goods and to_act(GAME, s) == (1,)


def test_re_070_the_disc_that_brings_printing_is_paid_for() -> None:
    s = at_turn(4, 2)
    lie_open(s, PROGRESS, progress("printing"))
    s.display = [[] for _ in s.display]
    lay(s, PROGRESS, 0, 1)
    lay(s, TERRITORY, 0, 1)
    lay(s, EMPIRE, 1)
    act(s, 0, RemoveDisc(PROGRESS, 0), Pay((1, 0, 0, 0, 0)), TakeProgress(progress("printing")))
    assert s.players[0].goods[GOLD] == 4
    act(s, 1, RemoveDisc(EMPIRE, 0), DoNothing())
    events = act(s, 0, RemoveDisc(TERRITORY, 0))
    assert happened(events, DiscRemoved)[0].cost == 0 and listed(s, 0, TakeTerritory)


def test_re_071_discs_do_not_slide() -> None:
    s = b_turn(TERRITORY, 2, 0, 1)
    act(s, 0, RemoveDisc(TERRITORY, 1), Pay((1, 0, 0, 0, 0)), DoNothing())
    assert s.display[TERRITORY] == [2, -1, 1]
    assert not no(s, 1, RemoveDisc(TERRITORY, 2))


def test_re_072_the_display_is_empty_after_a_b_turn() -> None:
    s = at_turn(2, 3)
    events = play(s, 9, until=lambda s: s.turn == 3)
    assert len(happened(events, DiscRemoved)) == 18
    assert all(seat < 0 for row in s.display for seat in row)


def test_x3_two_discs_to_the_left_of_peters_empire_disc() -> None:
    s = b_turn(EMPIRE, 0, 1, 2)  # green and white are to the left
    purse(s, 0, vp=2)
    events = act(s, 0, RemoveDisc(EMPIRE, 0))
    assert happened(events, DiscRemoved) == [DiscRemoved(0, EMPIRE, 0, 2)]
    for two in (
        (2, 0, 0, 0, 0),
        (0, 2, 0, 0, 0),
        (0, 0, 2, 0, 0),
        (0, 0, 0, 2, 0),
        (0, 0, 0, 0, 2),
        (0, 1, 0, 1, 0),
    ):
        assert not no(s, 0, Pay(two))
    s = b_turn(EMPIRE, 0, 1, -1)  # and it gets cheaper as they go
    assert happened(act(s, 0, RemoveDisc(EMPIRE, 0)), DiscRemoved)[0].cost == 1
