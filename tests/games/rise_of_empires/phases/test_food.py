"""The food phase: RE-199 to RE-210."""

from __future__ import annotations

import pytest

from tabletop_tui.engine import to_act
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.rules.actions import DropCity, PayUpkeep, SettleFood
from tabletop_tui.games.rise_of_empires.rules.phases.phase_events import CityDropped, FoodSettled
from tabletop_tui.games.rise_of_empires.rules.pieces import DISC, FOOD, GOLD, VP
from tabletop_tui.games.rise_of_empires.rules.state import Collecting, Eating, Scoring, State
from tests.games.rise_of_empires.scenario import (
    act,
    city,
    go,
    happened,
    listed,
    no,
    own,
    phase,
    purse,
    put,
)


def meal(*tiles: str, turn: int = 1, players: int = 2, **goods: int) -> State:
    """Return the food phase, in which seat 0 has tiles and goods."""
    s = phase(Eating(), turn=turn, players=players)
    own(s, 0, *tiles)
    purse(s, 0, **goods)
    return s


def eaten(s: State) -> FoodSettled:
    """Run the food phase and return the result of seat 0, which has no choice."""
    return next(e for e in happened(go(s), FoodSettled) if e.seat == 0)


def test_re_199_food_is_settled_in_turn_order() -> None:
    s = phase(Eating(), players=4, order=(3, 1, 0, 2))
    assert [e.seat for e in happened(go(s), FoodSettled)] == [3, 1, 0, 2]


def test_re_200_white_points_minus_red_points() -> None:
    s = meal("plains", "island", "forest", "mountain", "agriculture", "buenos-aires", food=10)
    put(s, 0, nea=1)
    assert eaten(s).change == 2 + 1 - 2 - 3 + 2 + 2 + 2
    assert s.players[0].goods[FOOD] == 14


def test_re_201_a_regions_food_goes_to_its_controllers_only() -> None:
    s = phase(Eating(), players=3)
    put(s, 0, nea=2)
    put(s, 1, nea=1)
    assert [e.change for e in happened(go(s), FoodSettled)] == [2, 0, 0]
    s = phase(Eating(), players=3)
    put(s, 0, nea=1)
    put(s, 2, nea=1)
    assert [e.change for e in happened(go(s), FoodSettled)] == [1, 0, 1]


@pytest.mark.parametrize(("tile", "change"), [("plains", 2), ("mountain", -3)])
def test_re_202_food_is_doubled_in_turn_6_and_upkeep_is_not(tile: str, change: int) -> None:
    assert eaten(meal(tile, turn=5, food=10)).change == change
    assert eaten(meal(tile, turn=6, food=10)).change == 2 * change
    s = phase(Collecting(), turn=6)
    own(s, 0, "hong-kong")
    purse(s, 0, disc=3)
    go(s)
    act(s, 0, PayUpkeep())
    assert s.players[0].goods[DISC] == 2


def test_re_203_a_shortage_costs_points() -> None:
    s = meal("forest", "forest", food=2, vp=9)
    assert eaten(s).change == -4
    assert (s.players[0].goods[FOOD], s.players[0].goods[VP]) == (0, 7)


def test_re_204_above_the_top_two_food_are_one_gold() -> None:
    s = meal("plains", "plains", food=19, gold=0)
    assert eaten(s).gold == 1
    assert (s.players[0].goods[FOOD], s.players[0].goods[GOLD]) == (20, 1)


def test_re_205_points_never_fall_below_zero() -> None:
    s = meal("mountain", food=0, vp=1)
    go(s)
    assert (s.players[0].goods[FOOD], s.players[0].goods[VP]) == (0, 0)


def test_re_206_points_of_this_turn_come_too_late() -> None:
    s = meal("mountain", "town-gold", "religion", food=0, vp=0)
    put(s, 0, swe=1)
    s.stack = [Scoring(), Eating()]
    go(s)
    assert s.players[0].goods[VP] == 1 + 1 + 3  # nothing was lost to the 3 food missing


def test_re_207_a_shortage_paid_in_points_loses_no_city() -> None:
    s = meal("babylon", food=1, vp=9)
    go(s)
    act(s, 0, SettleFood())
    assert s.players[0].cities == [city("babylon")]
    assert (s.players[0].goods[FOOD], s.players[0].goods[VP]) == (0, 7)


def test_re_208_cities_are_dropped_until_food_and_points_cover_it() -> None:
    s = meal("island", "memphis", "babylon", food=0, vp=1)
    go(s)
    assert no(s, 0, SettleFood()) == "must-drop-city"
    t = GAME.clone(s)
    act(s, 0, DropCity(city("babylon")), SettleFood())
    assert s.players[0].cities == [city("memphis")]
    assert (s.players[0].goods[FOOD], s.players[0].goods[VP]) == (0, 0)
    act(t, 0, DropCity(city("memphis")))
    assert t.players[0].cities == []  # Babylon went too, there was no choice
    s = meal("mountain", "ur", food=0, vp=1)  # and without any such city the rest is ignored
    go(s)
    assert s.players[0].cities == [] and s.players[0].goods[VP] == 0


@pytest.mark.parametrize(("food", "lack"), [(0, "food"), (5, "")])
def test_re_208_a_city_goes_for_the_lack_of_food_or_freely(food: int, lack: str) -> None:
    s = meal("memphis", "babylon", food=food, vp=0)
    go(s)
    events = act(s, 0, DropCity(city("babylon")))
    assert happened(events, CityDropped)[0] == CityDropped(0, city("babylon"), lack)


def test_re_209_food_of_progress_tiles() -> None:
    for key, food in (("agriculture", 2), ("crop-rotation", 3), ("fertilizers", 4)):
        assert eaten(meal(key, food=0)).change == food


def test_re_210_shipping_gives_food_for_each_island_separately() -> None:
    s = meal("shipping", "island", "island", "island", food=0)
    go(s)
    assert [a.shipped for a in listed(s, 0, SettleFood)] == [0, 1, 2, 3]
    assert no(s, 0, SettleFood(4)) == "too-much-shipped"
    events = act(s, 0, SettleFood(2))
    assert happened(events, FoodSettled)[0].change == 5


def test_x12_hunger() -> None:
    s = meal("forest", "forest", food=2, vp=5)
    events = eaten(s)
    assert (events.change, events.food, events.points, events.beyond) == (-4, 0, 2, 2)
    assert s.players[0].goods[VP] == 3


def test_x13_plenty() -> None:
    s = meal("plains", "agriculture", food=19, gold=5)
    events = eaten(s)
    assert (events.change, events.food, events.gold, events.beyond) == (4, 20, 1, 3)
    assert s.players[0].goods[GOLD] == 6


def test_r13_one_sum_for_everything() -> None:
    s = meal("plains", "plains", "mountain", "paris", food=1, vp=5, turn=3)
    go(s)
    events = act(s, 0, SettleFood())  # 4 white and 6 red points, 1 in stock
    assert happened(events, FoodSettled)[0].change == -2
    assert (s.players[0].goods[FOOD], s.players[0].goods[VP]) == (0, 4)


def test_r53_a_paid_shortage_is_paid() -> None:
    s = meal("island", "memphis", "babylon", food=0, vp=4)
    go(s)
    events = act(s, 0, SettleFood())
    assert happened(events, FoodSettled)[0].points == 4
    assert len(s.players[0].cities) == 2 and s.players[0].goods[VP] == 0


def test_r72_the_net_sum_is_doubled_after_sharing() -> None:
    s = phase(Eating(), turn=6, players=2)
    for seat in (0, 1):
        put(s, seat, nam=1)  # 3 food for two: 1 each, then doubled
        purse(s, seat, food=5)
    assert [e.change for e in happened(go(s), FoodSettled)] == [2, 2]
    s = meal("plains", turn=6, food=18, gold=0)
    assert eaten(s).gold == 1 and s.players[0].goods[FOOD] == 20  # 4 more: 2 fit, 2 are 1 gold


@pytest.mark.parametrize(("food", "gold"), [(16, 0), (17, 0), (18, 1), (19, 1), (20, 2)])
def test_r73_gold_for_every_two_full_points(food: int, gold: int) -> None:
    s = meal("plains", "plains", food=food, gold=0)
    assert eaten(s).gold == gold and s.players[0].goods[FOOD] == 20


def test_r74_hunger_takes_no_more_points_than_there_are() -> None:
    s = meal("mountain", "mountain", food=1, vp=2)
    assert eaten(s).points == 2
    assert s.players[0].goods[VP] == 0 and sum(s.players[0].points) == 0


def test_r84_food_is_part_of_the_doubled_sum() -> None:
    assert eaten(meal("fertilizers", turn=6, food=0)).change == 8
    assert eaten(meal("agriculture", "mountain", turn=6, food=9)).change == -2


def test_r86_shipped_food_is_doubled_in_turn_6_and_the_rest_is_income() -> None:
    s = meal("shipping", "island", "island", turn=6, food=0)
    go(s)
    events = act(s, 0, SettleFood(1))
    assert happened(events, FoodSettled)[0].change == 6
    assert to_act(GAME, s) == ()
