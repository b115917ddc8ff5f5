"""Tipped cities (CK-077 to CK-081)."""

from tabletop_tui.games.cities_and_knights.rules.actions import (
    BuildCity,
    BuildWall,
    EndTurn,
    Improve,
    LoseCity,
    TradeBank,
)
from tabletop_tui.games.cities_and_knights.rules.events import Attacked
from tabletop_tui.games.cities_and_knights.rules.progress_cards.science import (
    PlayEngineer,
    PlayMedicine,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.trade import PlayMerchant
from tests.games.cities_and_knights.scenario import Scenario, kind, track

FIVE = ("forest 3 N", "forest 10 NE", "pasture 4 SE", "forest 11 SW", "fields 9 SW")


def tipped(place: str = "forest 8 N") -> Scenario:
    """Return a position in which seat 0 has a tipped city, and all five settlements elsewhere."""
    return Scenario().put(0, "tipped-city", place).settlement(0, *FIVE)


def test_ck_077_without_a_settlement_piece_the_city_is_tipped_over():
    s = Scenario().with_(ship=6).city(0, "forest 8 N").settlement(0, *FIVE)
    s.roll(1, 1)
    assert s.there("forest 8 N") == (0, "tipped-city")
    assert (s.s.players[0].cities, s.s.players[0].settlements) == (3, 0)


def test_ck_077_with_a_settlement_piece_it_is_not():
    s = Scenario().with_(ship=6).city(0, "forest 8 N").settlement(0, *FIVE[:4])
    s.roll(1, 1)
    assert s.there("forest 8 N") == (0, "settlement") and s.s.players[0].settlements == 0


def test_ck_078_a_tipped_city_scores_and_produces_like_a_settlement():
    s = tipped()
    assert s.score(0) == 6
    s = tipped()
    s.roll(4, 4)
    assert s.cards(0) == {"lumber": 1}


def test_ck_079_a_tipped_city_holds_neither_wall_nor_metropolis():
    s = tipped().hand(0, brick=2, paper=4).level(0, science=3).card(0, "engineer")
    s.refused(0, BuildWall(s.node("forest 8 N")))
    s.refused(0, PlayEngineer(s.node("forest 8 N")))
    s.refused(0, Improve(track("science")))
    other = (
        tipped()
        .city(0, "hills 11 S")
        .hand(0, brick=2, paper=4)
        .level(0, science=3)
        .card(0, "engineer")
    )
    assert other.can(0, BuildWall(other.node("hills 11 S"))) and other.can(
        0, Improve(track("science"))
    )
    other.play(0, Improve(track("science")))
    assert other.s.metropolis[track("science")] == other.node("hills 11 S")


def test_ck_079_a_tipped_city_adds_nothing_to_the_barbarians():
    s = tipped().city(1, "hills 11 S").knight(1, "hills 6 SE").with_(ship=6)
    (attack,) = (e for e in s.roll(1, 1) if isinstance(e, Attacked))
    assert attack.strength == 1 and s.there("forest 8 N") == (0, "tipped-city")


def test_ck_080_setting_it_up_costs_the_full_price_and_no_piece():
    s = tipped().city(0, "hills 11 S", "hills 5 NE", "hills 11 NW").hand(0, grain=2, ore=3)
    assert s.now().players[0].cities == 0
    s.play(0, BuildCity(s.node("forest 8 N")))
    assert s.there("forest 8 N") == (0, "city") and s.cards(0) == {}
    assert (s.s.players[0].cities, s.s.players[0].settlements) == (0, 0)
    poor = tipped().hand(0, grain=2, ore=2)
    poor.refused(0, BuildCity(poor.node("forest 8 N")))


def test_ck_081_it_comes_before_any_other_upgrade():
    s = tipped().hand(0, grain=4, ore=6)
    s.refused(0, BuildCity(s.node(FIVE[0])))
    s.play(0, BuildCity(s.node("forest 8 N")))
    s.play(0, BuildCity(s.node(FIVE[0])))
    assert s.there(FIVE[0]) == (0, "city")


def test_h36_a_tipped_city_holds_its_harbour_and_may_have_the_merchant_beside_it():
    s = Scenario().put(0, "tipped-city", "pasture 10 NW").hand(0, wool=2).card(0, "merchant")
    assert s.can(0, TradeBank(kind("wool"), kind("ore")))
    assert s.can(0, PlayMerchant(s.hex("pasture 10")))


def test_e49_a_loser_without_settlements_in_supply():
    s = Scenario().with_(ship=6).city(0, "forest 8 N", "hills 11 S").settlement(0, *FIVE)
    s.roll(1, 1)
    s.play(0, LoseCity(s.node("hills 11 S")))
    assert s.there("hills 11 S") == (0, "tipped-city") and s.score(0) == 5 + 2 + 1


def test_e51_two_tipped_cities_may_be_set_up_in_any_order():
    for first, other in (("forest 8 N", "hills 11 S"), ("hills 11 S", "forest 8 N")):
        s = tipped().put(0, "tipped-city", "hills 11 S").hand(0, grain=4, ore=6)
        s.play(0, BuildCity(s.node(first)))
        s.refused(0, BuildCity(s.node(FIVE[0])))
        s.play(0, BuildCity(s.node(other)))
        assert s.there("forest 8 N") == s.there("hills 11 S") == (0, "city")


def test_e52_medicine_offers_only_the_tipped_city():
    s = tipped().card(0, "medicine").hand(0, grain=1, ore=2)
    assert [a.node for a in s.choices(0, PlayMedicine)] == [s.node("forest 8 N")]
    s.refused(0, PlayMedicine(s.node(FIVE[0])))
    s.play(0, PlayMedicine(s.node("forest 8 N")))
    assert s.there("forest 8 N") == (0, "city") and s.can(0, EndTurn())
