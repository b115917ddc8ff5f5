"""Trade cards (CK-197 to CK-207)."""

import pytest

from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.rules.actions import EndTurn, TradeBank
from tabletop_tui.games.cities_and_knights.rules.progress_cards.trade import (
    GiveCommodity,
    OfferCard,
    PlayCommercialHarbor,
    PlayMasterMerchant,
    PlayMerchantFleet,
    PlayResourceMonopoly,
    PlayTradeMonopoly,
    StopOffering,
    TakeCards,
)
from tests.games.cities_and_knights.scenario import Scenario, counts, kind, kinds


def offer(partner: int, name: str) -> OfferCard:
    """Return the offer of a resource to a player."""
    return OfferCard(partner, kind(name))


def harbor(**hand: int) -> Scenario:
    """Return a game of four with Commercial Harbor in a hand of these cards."""
    return Scenario(4).card(0, "commercial-harbor").hand(0, **hand)


def test_ck_197_commercial_harbor_swaps_a_resource_for_a_commodity_of_the_opponents_choice():
    s = harbor(wool=2).hand(1, cloth=1, coin=1, ore=1)
    s.play(0, PlayCommercialHarbor())
    s.play(0, offer(1, "wool"))
    assert s.who == (1,)
    assert {a.card for a in s.choices(1, GiveCommodity)} == {kind("cloth"), kind("coin")}
    for name in ("paper", "ore"):
        s.refused(1, GiveCommodity(kind(name)))
    s.play(1, GiveCommodity(kind("coin")))
    assert s.cards(0) == {"wool": 1, "coin": 1} and s.cards(1) == {"cloth": 1, "wool": 1, "ore": 1}


def test_ck_197_the_offer_is_a_resource_of_the_player():
    s = harbor(wool=1, paper=1).hand(1, cloth=1)
    s.play(0, PlayCommercialHarbor())
    s.refused(0, offer(1, "paper"))
    s.refused(0, offer(1, "ore"))
    s.refused(0, offer(0, "wool"))


@pytest.mark.parametrize("give", ["brick", "lumber", "wool", "grain", "ore"])
@pytest.mark.parametrize("get", ["paper", "cloth", "coin"])
def test_ck_197_any_resource_for_any_commodity(give, get):
    s = harbor(**{give: 1}).hand(1, **{get: 1}, ore=1)
    s.play(0, PlayCommercialHarbor())
    assert s.can(0, offer(1, give))
    s.play(0, offer(1, give))  # the only commodity is given without asking
    assert s.cards(0) == {get: 1}


def test_ck_197_the_choice_may_be_any_commodity_held():
    for get in ("paper", "cloth", "coin"):
        s = harbor(wool=1).hand(1, paper=1, cloth=1, coin=1)
        s.play(0, PlayCommercialHarbor())
        s.play(0, offer(1, "wool"))
        s.play(1, GiveCommodity(kind(get)))
        assert s.cards(0) == {get: 1}


def test_ck_198_who_has_a_commodity_must_give_and_who_has_none_returns_the_resource():
    s = harbor(wool=2).hand(1, cloth=1, coin=1).hand(2, ore=3)
    s.play(0, PlayCommercialHarbor())
    events = s.play(0, offer(2, "wool"))
    assert (
        "harbor-returned" in kinds(events)
        and s.cards(0) == {"wool": 2}
        and s.cards(2) == {"ore": 3}
    )
    s.play(0, offer(1, "wool"))
    s.refused(1, StopOffering())
    s.refused(1, EndTurn())
    assert s.who == (1,)


def test_ck_199_each_opponent_at_most_once_and_an_early_end():
    s = harbor(wool=4).hand(1, cloth=2).hand(2, coin=1).hand(3, paper=1)
    s.play(0, PlayCommercialHarbor())
    s.play(0, offer(1, "wool"))
    s.refused(0, offer(1, "wool"))
    s.play(0, offer(3, "wool"))
    s.play(0, StopOffering())
    assert s.cards(0) == {"wool": 2, "cloth": 1, "paper": 1} and s.cards(2) == {"coin": 1}
    assert s.waits_for == "acting" and s.progress(0) == []


def test_ck_200_commercial_harbor_is_refused_without_a_resource():
    s = harbor(paper=3).hand(1, cloth=1)
    s.refused(0, PlayCommercialHarbor())
    with_one = harbor(ore=1).hand(1, cloth=1)
    assert with_one.can(0, PlayCommercialHarbor())


def merchant() -> Scenario:
    """Return a position with Master Merchant in hand, and three points."""
    return Scenario(4).card(0, "master-merchant").points(0, 3)


def test_ck_201_master_merchant_only_against_strictly_more_points():
    s = merchant().points(1, 3).points(2, 4).points(3, 2)
    for seat in (1, 2, 3):
        s.hand(seat, ore=2)
    assert {a.victim for a in s.choices(0, PlayMasterMerchant)} == {2}
    for seat in (0, 1, 3):
        s.refused(0, PlayMasterMerchant(seat))


def test_ck_202_master_merchant_shows_the_hand_and_takes_two_chosen_cards():
    s = merchant().points(1, 4).hand(1, ore=1, wool=2, cloth=1)
    hidden = GAME.view(s.now(), 0).players[1].hand
    events = s.play(0, PlayMasterMerchant(1))
    assert "hand-shown" in kinds(events)
    assert hidden != s.s.players[1].hand and GAME.view(s.s, 0).players[1].hand == [
        0,
        0,
        2,
        0,
        1,
        0,
        1,
        0,
    ]
    s.refused(0, TakeCards(counts(ore=1)))
    s.refused(0, TakeCards(counts(ore=2)))
    s.refused(0, TakeCards(counts(ore=1, wool=2)))
    s.play(0, TakeCards(counts(ore=1, cloth=1)))
    assert s.cards(0) == {"ore": 1, "cloth": 1} and s.cards(1) == {"wool": 2}


def test_ck_203_master_merchant_takes_an_only_card_and_no_empty_hand():
    s = merchant().points(1, 4).hand(1, cloth=1).points(2, 5)
    s.refused(0, PlayMasterMerchant(2))
    s.play(0, PlayMasterMerchant(1))
    assert s.cards(0) == {"cloth": 1} and s.cards(1) == {} and s.waits_for == "acting"


@pytest.mark.parametrize("name", ["wool", "cloth"])
def test_ck_204_merchant_fleet_trades_the_named_kind_two_for_one_this_turn(name):
    s = Scenario().card(0, "merchant-fleet").hand(0, **{name: 6})
    s.play(0, PlayMerchantFleet(kind(name)))
    s.play(0, TradeBank(kind(name), kind("ore")))
    s.play(0, TradeBank(kind(name), kind("coin")))
    assert s.cards(0) == {name: 2, "ore": 1, "coin": 1}
    s.play(0, EndTurn())
    for seat in (1, 2):
        s.roll(1, 1)
        s.play(seat, EndTurn())
    s.roll(1, 1)
    s.refused(0, TradeBank(kind(name), kind("ore")))


def test_ck_205_a_three_to_one_harbour_stays_for_all_other_kinds():
    s = (
        Scenario()
        .card(0, "merchant-fleet")
        .settlement(0, "pasture 4 SE")
        .hand(0, wool=2, brick=3, coin=2)
    )
    s.play(0, PlayMerchantFleet(kind("wool")))
    s.refused(0, TradeBank(kind("coin"), kind("ore")))
    s.play(0, TradeBank(kind("brick"), kind("ore")))
    s.play(0, TradeBank(kind("wool"), kind("ore")))
    assert s.cards(0) == {"ore": 2, "coin": 2}


def test_ck_206_resource_monopoly_takes_up_to_two_of_a_resource_from_each():
    s = Scenario(4).card(0, "resource-monopoly").hand(0, wool=1)
    s.hand(1, wool=3, ore=1).hand(2, wool=1).hand(3, grain=2)
    for name in ("paper", "cloth", "coin"):
        s.refused(0, PlayResourceMonopoly(kind(name)))
    s.play(0, PlayResourceMonopoly(kind("wool")))
    assert s.cards(0) == {"wool": 4}
    assert (s.cards(1), s.cards(2), s.cards(3)) == ({"wool": 1, "ore": 1}, {}, {"grain": 2})


def test_ck_207_trade_monopoly_takes_one_of_a_commodity_from_each():
    s = (
        Scenario(4)
        .card(0, "trade-monopoly")
        .hand(1, cloth=3, ore=1)
        .hand(2, cloth=1)
        .hand(3, coin=2)
    )
    for name in ("brick", "lumber", "wool", "grain", "ore"):
        s.refused(0, PlayTradeMonopoly(kind(name)))
    s.play(0, PlayTradeMonopoly(kind("cloth")))
    assert s.cards(0) == {"cloth": 2}
    assert (s.cards(1), s.cards(2), s.cards(3)) == ({"cloth": 2, "ore": 1}, {}, {"coin": 2})
