"""Cities, their upkeep, and wonders: RE-112 to RE-126."""

from __future__ import annotations

import pytest

from tabletop_tui.engine import to_act
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.rules.actions import (
    BuildWonder,
    DropCity,
    KeepTiles,
    PayUpkeep,
    PlaceDisc,
    SettleFood,
    TakeCity,
)
from tabletop_tui.games.rise_of_empires.rules.events import WonderBuilt
from tabletop_tui.games.rise_of_empires.rules.phases.phase_events import (
    Collected,
    FoodSettled,
    PointsScored,
)
from tabletop_tui.games.rise_of_empires.rules.phases.tiles import open_tiles
from tabletop_tui.games.rise_of_empires.rules.pieces import CITY, CUBE, DISC, FOOD, GOLD, VP
from tabletop_tui.games.rise_of_empires.rules.state import (
    Collecting,
    Eating,
    Keeping,
    Scoring,
    State,
    TurningUp,
)
from tests.games.rise_of_empires.scenario import (
    act,
    at_turn,
    choose,
    city,
    go,
    happened,
    lie_open,
    listed,
    no,
    own,
    phase,
    purse,
    put,
)


def points(s: State) -> int:
    """Return the VP that seat 0 scores now."""
    t = GAME.clone(s)
    t.stack = [Scoring()]
    return next(
        e.regions + e.cities + e.towns + e.progress
        for e in happened(go(t), PointsScored)
        if e.seat == 0
    )


def wonder_turn(turn: int = 2, **goods: int) -> State:
    """Return a B turn with Pyramids open, in which seat 0 has just removed a disc of
    the city row.
    """
    s = at_turn(turn)
    lie_open(s, CITY, city("pyramids"), city("ur"))
    purse(s, 0, **goods)
    choose(s, 0, CITY)
    return s


def test_re_112_the_price_is_paid_to_the_bank() -> None:
    s = at_turn(1)
    bank = s.bank[GOLD]
    act(s, 0, PlaceDisc(CITY), TakeCity(city("babylon")))
    assert (s.players[0].goods[GOLD], s.bank[GOLD]) == (1, bank + 4)
    assert s.players[0].cities == [city("babylon")] and city("babylon") not in s.fresh[CITY]


def test_re_113_ur_is_free_and_babylon_costs_four() -> None:
    s = at_turn(1)
    purse(s, 0, gold=0)
    act(s, 0, PlaceDisc(CITY), TakeCity(city("ur")))
    assert s.players[0].cities == [city("ur")]
    purse(s, 1, gold=3)
    act(s, 1, PlaceDisc(CITY))
    assert no(s, 1, TakeCity(city("babylon"))) == "too-dear"
    assert not no(s, 1, TakeCity(city("tyre")))


def test_re_114_an_older_city_costs_no_more() -> None:
    s = at_turn(5, 4)
    s.older[CITY] = [city("babylon")]
    act(s, 0, PlaceDisc(CITY), TakeCity(city("babylon")))
    assert s.players[0].goods[GOLD] == 1


def test_re_115_a_food_city_is_given_up_before_the_sum() -> None:
    s = phase(Eating(), players=2)
    own(s, 0, "babylon", "ur")
    go(s)
    events = act(s, 0, DropCity(city("babylon")), SettleFood())
    assert happened(events, FoodSettled)[0].change == -1
    assert s.players[0].cities == [city("ur")] and city("babylon") in s.gone[CITY]
    assert points(s) == 1


def test_re_116_an_unpaid_disc_city_leaves_before_points() -> None:
    s = phase(Collecting(), turn=5)
    own(s, 0, "berlin")
    purse(s, 0, disc=0)
    assert points(s) == 4
    go(s)
    assert s.players[0].cities == [] and city("berlin") in s.gone[CITY]
    assert points(s) == 0


def test_re_117_who_can_pay_may_still_refuse() -> None:
    s = phase(Collecting(), turn=5)
    own(s, 0, "berlin")
    purse(s, 0, disc=3)
    go(s)
    assert not no(s, 0, PayUpkeep())
    act(s, 0, DropCity(city("berlin")))
    assert s.players[0].goods[DISC] == 3 and s.players[0].cities == []


def test_re_118_nothing_is_given_back_for_a_lost_city() -> None:
    s = at_turn(5, 2)
    purse(s, 0, gold=5)
    act(s, 0, PlaceDisc(CITY), TakeCity(city("berlin")))
    s.stack = [Collecting(), Eating()]
    go(s)
    act(s, 0, SettleFood())
    assert (s.players[0].goods[FOOD], s.players[0].goods[GOLD]) == (15, 0)
    act(s, 0, DropCity(city("berlin")))
    assert (s.players[0].goods[FOOD], s.players[0].goods[GOLD]) == (15, 0)


def test_re_119_upkeep_is_due_at_once() -> None:
    s = at_turn(5, 2)
    purse(s, 0, gold=5, disc=2)
    act(s, 0, PlaceDisc(CITY), TakeCity(city("berlin")))
    s.stack = [Collecting(), Eating()]
    go(s)
    act(s, 0, SettleFood(), PayUpkeep())
    assert (s.players[0].goods[FOOD], s.players[0].goods[DISC]) == (15, 1)


def test_re_120_a_city_without_upkeep_is_not_dropped() -> None:
    s = phase(Eating(), turn=5)
    own(s, 0, "buenos-aires", "cairo")
    go(s)
    assert no(s, 0, DropCity(city("buenos-aires"))) == "no-upkeep"
    assert no(s, 0, DropCity(city("memphis"))) == "not-yours"
    s = phase(Collecting(), turn=5)
    own(s, 0, "buenos-aires", "hong-kong", "cairo")
    go(s)
    assert (
        no(s, 0, DropCity(city("buenos-aires"))) == no(s, 0, DropCity(city("cairo"))) == "no-upkeep"
    )
    s = at_turn(5)
    own(s, 0, "buenos-aires", "berlin")
    assert no(s, 0, DropCity(city("buenos-aires"))) and no(s, 0, DropCity(city("berlin")))


def test_re_121_a_wonder_in_a_b_turn_with_a_disc_of_the_city_row() -> None:
    s = wonder_turn(gold=5, disc=2, cube=5)
    act(s, 0, BuildWonder(city("pyramids")))
    assert s.display[CITY].count(-1) == 1 and to_act(GAME, s) == (1,)


def test_re_122_no_wonder_in_an_a_turn() -> None:
    s = at_turn(1)
    lie_open(s, CITY, city("pyramids"))
    purse(s, 0, gold=50, disc=9, cube=9)
    assert no(s, 0, PlaceDisc(CITY)) == "no-city"
    lie_open(s, CITY, city("pyramids"), city("ur"))
    act(s, 0, PlaceDisc(CITY))
    assert no(s, 0, BuildWonder(city("pyramids"))) == "wonder-in-a"
    assert no(s, 0, TakeCity(city("pyramids")))


def test_re_123_pyramids() -> None:
    s = wonder_turn(gold=5, disc=2, cube=5)
    events = act(s, 0, BuildWonder(city("pyramids")))
    assert happened(events, WonderBuilt) == [WonderBuilt(0, city("pyramids"), 9)]
    assert s.players[0].goods[:3] == [3, 1, 4] and s.players[0].goods[VP] == 9


@pytest.mark.parametrize(("gold", "disc", "cube"), [(1, 1, 1), (2, 0, 1), (2, 1, 0)])
def test_re_124_any_missing_part_of_the_price_refuses_a_wonder(
    gold: int, disc: int, cube: int
) -> None:
    s = wonder_turn(gold=gold, disc=disc, cube=cube)
    put(s, 0, swe=5)
    assert no(s, 0, BuildWonder(city("pyramids"))) == "wonder-too-dear"
    purse(s, 0, gold=2, disc=1, cube=1)
    assert not no(s, 0, BuildWonder(city("pyramids")))


def test_re_125_a_wonder_leaves_the_game_and_costs_no_more() -> None:
    s = wonder_turn(gold=2, disc=1, cube=1)
    act(s, 0, BuildWonder(city("pyramids")))
    assert s.players[0].cities == [] and city("pyramids") in s.gone[CITY]
    assert city("pyramids") not in open_tiles(s, CITY)
    assert points(s) == 0
    s.stack = [Keeping(), Collecting(), Eating()]
    go(s)
    assert s.players[0].goods[:2] == [0, 0] and s.players[0].goods[FOOD] == 16


def test_re_126_cubes_for_a_wonder_go_to_the_own_stock() -> None:
    s = wonder_turn(gold=2, disc=1, cube=3)
    stock, bank = s.players[0].stock, list(s.bank)
    act(s, 0, BuildWonder(city("pyramids")))
    assert (s.players[0].stock, s.players[0].goods[CUBE]) == (stock + 1, 2)
    assert s.bank == [bank[0] + 2, bank[1] + 1]


def test_r23_upkeep_unpaid_means_lost_before_points() -> None:
    s = phase(Eating(), turn=3)
    own(s, 0, "paris")
    purse(s, 0, food=0, vp=2)
    go(s)  # 3 food short, 2 points to pay with: Paris goes by itself, the only city there is
    assert s.players[0].cities == [] and points(s) == 0


def test_r26_lost_cities_never_come_back() -> None:
    s = phase(Keeping(), turn=2, players=4)
    own(s, 0, "babylon")
    go(s)
    act(s, 0, DropCity(city("babylon")))
    s.stack = [TurningUp()]
    go(s)
    assert city("babylon") in s.gone[CITY] and city("babylon") not in open_tiles(s, CITY)


def test_r34_a_wonder_in_an_a_deck_cannot_be_taken_and_leaves() -> None:
    swapped = '{"cities": {"ur": {"deck": "B"}}, "wonders": {"pyramids": {"deck": "A"}}}'
    s = at_turn(1, 4, parts=swapped)
    assert city("pyramids") in s.fresh[CITY]
    purse(s, 0, gold=9, disc=9)
    act(s, 0, PlaceDisc(CITY))
    assert no(s, 0, BuildWonder(city("pyramids")))
    assert city("pyramids") not in {a.city for a in listed(s, 0, TakeCity)}
    s.stack, s.display = [TurningUp()], [[3, 2, 1, 0], [], [], [], []]
    go(s)
    assert city("pyramids") in s.gone[CITY] and city("pyramids") not in open_tiles(s, CITY)


def test_r52_a_refused_city_yields_nothing_more_this_turn() -> None:
    s = phase(Eating(), turn=3)
    own(s, 0, "venice")
    go(s)
    act(s, 0, DropCity(city("venice")))
    s.stack = [Collecting()]
    events = go(s)
    assert happened(events, Collected)[0].goods == (0, 0, 0, 0, 0) and points(s) == 0
    own_city = '{"cities": {"lisbon": {"yields": {"vp": 3, "gold": 2}, "upkeep": {"disc": 1}}}}'
    s = phase(Collecting(), turn=4, parts=own_city)
    own(s, 0, "lisbon")
    go(s)
    act(s, 0, DropCity(city("lisbon")))
    assert s.players[0].goods[GOLD] == 5  # its gold does not come, for it was refused


def test_r55_upkeep_in_the_turn_of_taking() -> None:
    s = at_turn(1, 2)
    act(s, 0, PlaceDisc(CITY), TakeCity(city("memphis")))
    s.stack = [Eating()]
    go(s)
    act(s, 0, SettleFood())
    assert s.players[0].goods[FOOD] == 14


def test_r56_no_city_without_upkeep_can_be_dropped() -> None:
    s = phase(Eating(), turn=5)
    own(s, 0, "buenos-aires")
    events = go(s)
    assert happened(events, FoodSettled)[0].change == 2  # no seat was asked
    s = phase(Keeping(), turn=4)
    own(s, 0, "lisbon")
    go(s)
    assert not no(s, 0, DropCity(city("lisbon"))) and not no(s, 0, KeepTiles())
