"""City improvements and metropolises (CK-141 to CK-159)."""

import pytest

from tabletop_tui.games.cities_and_knights.rules.actions import (
    EndTurn,
    Improve,
    Promote,
    RaiseMetropolis,
    TakeResource,
    TradeBank,
)
from tests.games.cities_and_knights.scenario import Scenario, kind, track

GOODS = {"science": "paper", "trade": "cloth", "politics": "coin"}
SCIENCE = Improve(0)


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("name", GOODS)
def test_ck_141_level_k_costs_k_of_the_commodity(name, level):
    s = (
        Scenario()
        .city(0, "forest 8 N")
        .level(0, **{name: level - 1})
        .hand(0, **{GOODS[name]: level})
    )
    if level == 5:
        s.metropolis(name, "forest 8 N")
    s.play(0, Improve(track(name)))
    assert s.cards(0) == {} and s.s.players[0].tracks[track(name)] == level
    other = dict.fromkeys(GOODS.values(), 5) | {GOODS[name]: level - 1}
    short = Scenario().city(0, "forest 8 N").level(0, **{name: level - 1}).hand(0, **other)
    short.refused(0, Improve(track(name)))


def test_ck_142_without_a_city_there_is_no_improvement():
    s = Scenario().settlement(0, "forest 8 N").city(1, "hills 5 N").hand(0, paper=5)
    s.refused(0, SCIENCE)


def test_ck_143_levels_come_one_by_one_up_to_five():
    s = Scenario().city(0, "forest 8 N").hand(0, paper=12)
    for level in (1, 2, 3):
        s.play(0, SCIENCE)
        assert s.s.players[0].tracks == [level, 0, 0]
    top = Scenario().city(0, "forest 8 N").level(0, science=5).hand(0, paper=12)
    top.refused(0, SCIENCE)


def test_ck_144_several_improvements_in_one_turn():
    s = Scenario().city(0, "forest 8 N").hand(0, paper=3, coin=1)
    for name in ("science", "politics", "science"):
        s.play(0, Improve(track(name)))
    assert s.s.players[0].tracks == [2, 0, 1] and s.cards(0) == {}


def test_ck_145_science_three_gives_the_aqueduct():
    s = Scenario().level(0, science=3).level(1, science=2, trade=3, politics=3)
    s.roll(1, 1)
    assert s.who == (0,)
    s.play(0, TakeResource(kind("ore")))
    assert s.waits_for == "acting"


def test_ck_146_trade_three_trades_two_equal_commodities_for_any_card():
    for get in ("ore", "coin"):
        s = Scenario().level(0, trade=3).hand(0, cloth=2, wool=3)
        s.refused(0, TradeBank(kind("wool"), kind(get)))
        s.play(0, TradeBank(kind("cloth"), kind(get)))
        assert s.cards(0) == {"wool": 3, get: 1}
    low = Scenario().level(0, trade=2, science=3, politics=3).hand(0, cloth=3)
    low.refused(0, TradeBank(kind("cloth"), kind("ore")))


def test_ck_147_politics_three_allows_mighty_knights():
    s = (
        Scenario()
        .level(0, politics=3)
        .knight(0, "forest 8 N", 2)
        .roads(0, "forest 8 N", "NE")
        .hand(0, wool=1, ore=1)
    )
    s.play(0, Promote(s.node("forest 8 N")))
    assert s.there("forest 8 N") == (0, "mighty-knight")


def four(*cities: str) -> Scenario:
    """Return a position in which seat 0 is about to reach level 4 of science."""
    return Scenario().city(0, *cities).level(0, science=3).hand(0, paper=9)


def test_ck_148_the_first_at_level_four_must_place_the_metropolis():
    s = four("forest 8 N", "hills 11 S")
    s.play(0, SCIENCE)
    assert s.who == (0,) and s.waits_for == "crowning"
    s.refused(0, SCIENCE)
    s.refused(0, TradeBank(kind("paper"), kind("ore")))
    assert {a.node for a in s.choices(0, RaiseMetropolis)} == {
        s.node("forest 8 N"),
        s.node("hills 11 S"),
    }
    s.play(0, RaiseMetropolis(s.node("hills 11 S")))
    assert s.s.metropolis == [s.node("hills 11 S"), -1, -1]


def test_ck_149_a_metropolis_makes_its_city_worth_four():
    s = four("forest 8 N")
    assert s.score(0) == 2
    s.play(0, SCIENCE)
    assert s.score(0) == 4


def test_ck_150_level_four_needs_a_plain_city_whoever_holds_the_metropolis():
    def only(holder: int) -> Scenario:
        s = four("forest 8 N").level(0, trade=4).metropolis("trade", "forest 8 N")
        if holder:
            s.city(1, "hills 5 N").level(1, science=4).metropolis("science", "hills 5 N")
        return s

    only(0).refused(0, SCIENCE)
    only(1).refused(0, SCIENCE)
    for s in (only(0), only(1)):
        assert s.city(0, "hills 11 S").can(0, SCIENCE)


def test_ck_151_a_later_player_at_level_four_gets_none():
    s = (
        four("forest 8 N")
        .city(1, "hills 5 N")
        .level(1, science=4)
        .metropolis("science", "hills 5 N")
    )
    s.play(0, SCIENCE)
    assert s.waits_for == "acting" and s.s.players[0].tracks[0] == 4
    assert s.s.metropolis[0] == s.node("hills 5 N") and s.score(0) == 2


def test_ck_152_several_metropolises_but_one_in_a_city():
    s = (
        four("forest 8 N", "hills 11 S", "hills 5 N")
        .level(0, trade=4)
        .metropolis("trade", "forest 8 N")
    )
    s.play(0, SCIENCE)
    s.refused(0, RaiseMetropolis(s.node("forest 8 N")))
    s.play(0, RaiseMetropolis(s.node("hills 11 S")))
    assert s.score(0) == 3 * 2 + 2 * 2


def five(*cities: str, theirs: int = 4) -> Scenario:
    """Return a position in which seat 0 is about to reach level 5 of science, whose metropolis seat
    1 has.
    """
    s = Scenario().city(0, *cities).level(0, science=4).hand(0, paper=9)
    return s.city(1, "hills 5 N").level(1, science=theirs).metropolis("science", "hills 5 N")


def test_ck_153_the_first_at_level_five_takes_it_from_level_four():
    s = five("forest 8 N", "hills 11 S")
    s.play(0, SCIENCE)
    s.play(0, RaiseMetropolis(s.node("forest 8 N")))
    assert s.s.metropolis[0] == s.node("forest 8 N") and s.score(0) == 6


def test_ck_154_the_old_holder_keeps_the_city_and_loses_two_points():
    s = five("forest 8 N")
    assert s.score(1) == 4
    s.play(0, SCIENCE)
    assert s.there("hills 5 N") == (1, "city") and s.score(1) == 2 and s.s.players[1].tracks[0] == 4


def test_ck_155_at_level_five_it_can_never_be_taken():
    s = five("forest 8 N", theirs=5)
    s.play(0, SCIENCE)
    assert (
        s.s.players[0].tracks[0] == 5
        and s.s.metropolis[0] == s.node("hills 5 N")
        and s.score(1) == 4
    )


def holder(*more: str) -> Scenario:
    """Return a position in which seat 0 has the science metropolis at level 4."""
    s = (
        Scenario()
        .city(0, "forest 8 N", *more)
        .level(0, science=4, trade=3)
        .metropolis("science", "forest 8 N")
    )
    return s.hand(0, paper=5, cloth=4)


def test_ck_156_the_holder_buys_level_five_without_another_city():
    s = holder()
    s.refused(0, Improve(track("trade")))
    s.play(0, SCIENCE)
    assert (
        s.s.players[0].tracks[0] == 5
        and s.waits_for == "acting"
        and s.s.metropolis[0] == s.node("forest 8 N")
    )


@pytest.mark.parametrize("theirs", [4, 5])
def test_ck_157_level_five_needs_a_plain_city_of_anybody_else(theirs):
    s = five("forest 8 N", theirs=theirs).level(0, trade=4).metropolis("trade", "forest 8 N")
    s.refused(0, SCIENCE)
    more = (
        five("forest 8 N", "hills 11 S", theirs=theirs)
        .level(0, trade=4)
        .metropolis("trade", "forest 8 N")
    )
    assert more.can(0, SCIENCE)


def test_ck_158_a_city_that_lost_its_metropolis_may_be_pillaged():
    s = five("forest 8 N").with_(ship=6)
    s.play(0, SCIENCE)
    s.play(0, EndTurn())
    s.roll(1, 1)
    assert s.there("hills 5 N") == (1, "settlement") and s.there("forest 8 N") == (0, "city")


def test_ck_159_a_wall_stays_when_a_metropolis_comes_or_goes():
    s = five("forest 8 N").wall("forest 8 N", "hills 5 N")
    s.play(0, SCIENCE)
    assert s.s.wall[s.node("forest 8 N")] and s.s.wall[s.node("hills 5 N")]
    assert s.s.players[0].walls == s.s.players[1].walls == 2


def test_e54_after_the_last_city_no_improvement_but_the_abilities():
    s = (
        Scenario()
        .with_(ship=6)
        .city(0, "forest 8 N")
        .level(0, trade=3, science=3)
        .hand(0, cloth=3, paper=4)
    )
    s.roll(1, 1)
    s.play(0, TakeResource(kind("ore")))  # the Aqueduct still works
    s.refused(0, SCIENCE)
    s.refused(0, Improve(track("trade")))
    s.play(0, TradeBank(kind("cloth"), kind("ore")))
    assert s.cards(0) == {"cloth": 1, "ore": 2, "paper": 4}


def test_e83_level_four_with_the_only_city_a_metropolis():
    s = four("forest 8 N").level(0, politics=4).metropolis("politics", "forest 8 N")
    s.refused(0, SCIENCE)


def test_e84_the_second_at_level_four_counts_the_level_only():
    s = (
        four("forest 8 N")
        .city(1, "hills 5 N")
        .level(1, science=4)
        .metropolis("science", "hills 5 N")
    )
    s.play(0, SCIENCE)
    assert s.s.players[0].tracks[0] == 4 and s.s.metropolis[0] == s.node("hills 5 N")


def test_e86_the_old_holder_gets_nothing_at_level_five():
    s = (
        Scenario(turn=1)
        .city(0, "forest 8 N")
        .level(0, science=5)
        .metropolis("science", "forest 8 N")
    )
    s.city(1, "hills 5 N").level(1, science=4).hand(1, paper=5)
    s.play(1, SCIENCE)
    assert s.s.metropolis[0] == s.node("forest 8 N") and s.score(1) == 2


def test_e87_the_holder_with_one_city_may_buy_level_five():
    s = holder()
    assert s.can(0, SCIENCE)
