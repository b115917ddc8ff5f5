"""Commodities (CK-050 to CK-054)."""

import pytest

from tabletop_tui.games.cities_and_knights.rules.actions import (
    AcceptTrade,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuildWall,
    CloseTrade,
    Discard,
    Propose,
    Recruit,
    TradeBank,
)
from tests.games.cities_and_knights.scenario import Scenario, counts, kind


@pytest.mark.parametrize(
    ("place", "dice", "gets"),
    [
        ("forest 8 N", (4, 4), {"lumber": 1, "paper": 1}),
        ("pasture 10 S", (5, 5), {"wool": 1, "cloth": 1}),
        ("mountains 9 SE", (4, 5), {"ore": 1, "coin": 1}),
    ],
)
def test_ck_050_a_city_gives_a_resource_and_a_commodity(place, dice, gets):
    s = Scenario().city(0, place)
    s.roll(*dice)
    assert s.cards(0) == gets


@pytest.mark.parametrize(
    ("place", "dice", "gets"),
    [
        ("forest 8 N", (4, 4), {"lumber": 1}),
        ("pasture 10 S", (5, 5), {"wool": 1}),
        ("mountains 9 SE", (4, 5), {"ore": 1}),
    ],
)
def test_ck_051_a_settlement_gives_no_commodity(place, dice, gets):
    s = Scenario().settlement(0, place)
    s.roll(*dice)
    assert s.cards(0) == gets


@pytest.mark.parametrize(
    ("place", "dice", "gets"),
    [("forest 8 N", (4, 4), {"lumber": 1, "paper": 1}), ("hills 11 N", (5, 6), {"brick": 2})],
)
def test_ck_052_a_metropolis_produces_like_a_plain_city(place, dice, gets):
    s = Scenario().city(0, place).level(0, science=4).metropolis("science", place)
    s.roll(*dice)
    assert s.cards(0) == gets


def test_ck_053_commodities_count_in_the_hand_on_a_seven():
    s = Scenario().hand(0, wool=3, cloth=5).hand(1, wool=3, cloth=4)
    s.roll(3, 4)
    assert s.who == (0,)
    s.play(0, Discard(counts(cloth=4)))
    assert s.cards(0) == {"wool": 3, "cloth": 1}


def test_ck_053_commodities_are_traded_like_resources():
    s = Scenario().hand(0, cloth=5).hand(1, coin=1)
    s.play(0, TradeBank(kind("cloth"), kind("paper")))
    assert s.cards(0) == {"cloth": 1, "paper": 1}
    s.play(0, Propose(counts(cloth=1), counts(coin=1), (1,)))
    s.play(1, AcceptTrade())
    s.play(0, CloseTrade(1))
    assert s.cards(0) == {"paper": 1, "coin": 1} and s.cards(1) == {"cloth": 1}


def test_ck_054_a_commodity_buys_nothing_on_the_board():
    def builder(**hand: int) -> Scenario:
        s = (
            Scenario()
            .city(0, "forest 8 N")
            .settlement(0, "forest 8 SE")
            .roads(0, "forest 8 N", "NE", "SE", "S", "SW")
        )
        return s.hand(0, **hand)

    poor = builder(paper=4, cloth=4, coin=4)
    rich = builder(brick=3, lumber=2, wool=2, grain=3, ore=4)
    for action in (
        BuildRoad(poor.between("forest 8 SW", "forest 8 NW")),
        BuildSettlement(poor.node("forest 8 SW")),
        BuildCity(poor.node("forest 8 SE")),
        BuildWall(poor.node("forest 8 N")),
        Recruit(poor.node("forest 8 SW")),
    ):
        poor.refused(0, action)
        assert rich.can(0, action)
