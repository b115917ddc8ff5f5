"""The merchant (CK-257 to CK-263)."""

import pytest

from tabletop_tui.games.cities_and_knights.rules.actions import EndTurn, TradeBank
from tabletop_tui.games.cities_and_knights.rules.progress_cards.trade import PlayMerchant
from tests.games.cities_and_knights.scenario import Scenario, kind


def bank(give: str, get: str) -> TradeBank:
    """Return a trade with the bank."""
    return TradeBank(kind(give), kind(get))


def test_ck_257_the_merchant_goes_to_a_hex_beside_an_own_building():
    s = (
        Scenario()
        .card(0, "merchant")
        .settlement(0, "hills 11 N")
        .city(0, "forest 10 NE")
        .settlement(1, "forest 8 N")
    )
    s.knight(0, "pasture 4 S").roads(0, "fields 9 S", "SW")
    beside = {"hills 11", "mountains 9", "desert 0", "forest 10"}
    assert {a.hex for a in s.choices(0, PlayMerchant)} == {s.hex(name) for name in beside}
    s.refused(0, PlayMerchant(s.hex("forest 8")))
    s.refused(0, PlayMerchant(s.hex("pasture 4")))
    s.play(0, PlayMerchant(s.hex("forest 10")))
    assert s.s.merchant == s.hex("forest 10") and s.s.merchant_owner == 0


@pytest.mark.parametrize(
    ("land", "name"),
    [
        ("hills 11", "brick"),
        ("forest 8", "lumber"),
        ("pasture 4", "wool"),
        ("fields 9", "grain"),
        ("mountains 9", "ore"),
    ],
)
def test_ck_258_its_controller_trades_the_hexes_resource_two_for_one(land, name):
    get = "coin"
    s = (
        Scenario()
        .card(0, "merchant")
        .settlement(0, f"{land} SE" if land != "pasture 4" else "pasture 4 S")
    )
    s.hand(0, **{name: 2}).hand(1, **{name: 2})
    if land in ("pasture 4", "fields 9"):
        assert not s.can(0, bank(name, get))
    s.play(0, PlayMerchant(s.hex(land)))
    s.play(0, bank(name, get))
    assert s.cards(0) == {get: 1}
    other = Scenario(turn=1).settlement(0, "hills 11 N").merchant(0, "hills 11").hand(1, brick=2)
    other.refused(1, bank("brick", get))


def test_ck_259_no_such_rate_for_commodities():
    s = Scenario().settlement(0, "pasture 3 N").merchant(0, "pasture 3").hand(0, cloth=3, wool=2)
    s.refused(0, bank("cloth", "ore"))
    assert s.can(0, bank("wool", "ore"))


def test_ck_260_it_gives_a_point():
    s = Scenario().card(0, "merchant").settlement(0, "hills 11 N")
    assert s.score(0) == 1
    s.play(0, PlayMerchant(s.hex("hills 11")))
    assert s.score(0) == 2


def test_ck_261_a_new_merchant_card_takes_point_and_rate_at_once():
    s = (
        Scenario()
        .card(0, "merchant")
        .settlement(0, "hills 11 N")
        .settlement(1, "hills 11 S")
        .merchant(1, "hills 11")
    )
    s.hand(0, brick=2).hand(1, brick=2)
    assert (s.score(0), s.score(1)) == (1, 2)
    s.play(0, PlayMerchant(s.hex("hills 11")))  # another player's merchant may be taken where it is
    assert (s.score(0), s.score(1)) == (2, 1)
    assert s.can(0, bank("brick", "ore"))
    s.play(0, EndTurn())
    s.roll(1, 1)
    s.refused(1, bank("brick", "ore"))


def test_ck_262_the_robber_does_not_trouble_the_merchant():
    s = (
        Scenario()
        .settlement(0, "hills 11 N")
        .merchant(0, "hills 11")
        .robber("hills 11")
        .hand(0, brick=2)
    )
    assert s.score(0) == 2
    s.play(0, bank("brick", "ore"))
    assert s.cards(0) == {"ore": 1}


def test_ck_263_no_rate_on_the_desert_and_no_replay_onto_the_own_hex():
    s = Scenario().card(0, "merchant", "merchant").settlement(0, "hills 11 N")
    s.hand(0, brick=3, lumber=3, wool=3, grain=3, ore=3, paper=3, cloth=3, coin=3)
    s.play(0, PlayMerchant(s.hex("desert 0")))
    assert s.score(0) == 2 and s.choices(0, TradeBank) == []
    s.refused(0, PlayMerchant(s.hex("desert 0")))
    s.play(0, PlayMerchant(s.hex("hills 11")))
    assert s.score(0) == 2


def test_e90_on_a_pasture_two_wool_buy_a_commodity_but_two_cloth_buy_nothing():
    s = Scenario().settlement(0, "pasture 3 N").merchant(0, "pasture 3").hand(0, cloth=2, wool=2)
    s.refused(0, bank("cloth", "ore"))
    s.play(0, bank("wool", "coin"))
    assert s.cards(0) == {"cloth": 2, "coin": 1}


def test_e91_the_merchant_taken_by_another():
    s = (
        Scenario()
        .card(0, "merchant")
        .settlement(0, "forest 10 NE")
        .settlement(1, "hills 11 S")
        .merchant(1, "hills 11")
    )
    s.play(0, PlayMerchant(s.hex("forest 10")))
    assert (s.score(0), s.score(1)) == (2, 1) and s.s.players[1].rates[kind("brick")] == 4
