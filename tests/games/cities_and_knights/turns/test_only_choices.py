"""The only possible answer is carried out without asking (H13), in every kind of frame."""

from __future__ import annotations

from tabletop_tui.games.cities_and_knights.rules.actions import (
    AcceptTrade,
    AskForOffers,
    CounterTrade,
    Displace,
    EndTurn,
    Improve,
    MoveRobber,
    Propose,
    RefuseTrade,
    WithdrawTrade,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.politics import (
    PlayDeserter,
    PlayDiplomat,
    PlaySpy,
    PlayWedding,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.science import (
    PlayRoadBuilding,
    PlaySmith,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.trade import (
    OfferCard,
    PlayCommercialHarbor,
    PlayMasterMerchant,
)
from tests.games.cities_and_knights.scenario import Scenario, counts, kind, kinds, track


def test_h13_the_only_knight_is_promoted_by_smith():
    s = Scenario().card(0, "smith").knight(0, "hills 11 N")
    s.play(0, PlaySmith())
    assert s.there("hills 11 N") == (0, "strong-knight") and s.waits_for == "acting"


def test_h13_the_only_places_of_free_roads_are_taken():
    s = Scenario().card(0, "road-building").roads(0, "hills 6 N", "NW").settlement(1, "hills 6 NW")
    s.roads(1, "hills 6 NW", "SW", "S")
    events = s.play(0, PlayRoadBuilding())
    assert kinds(events).count("built") >= 1 and s.s.road[s.edge("hills 6 N - NE")] == 0


def test_h13_a_removed_road_without_another_place_is_kept():
    s = Scenario().card(0, "diplomat").roads(0, "hills 6 N", "NE")
    s.play(0, PlayDiplomat(s.edge("hills 6 N - NE")))
    assert s.waits_for == "acting" and s.s.players[0].roads == 15


def test_h13_the_only_card_is_spied_out():
    s = Scenario().card(0, "spy").card(1, "crane")
    s.play(0, PlaySpy(1))
    assert s.progress(0) == ["crane"] and s.waits_for == "acting"


def test_h13_the_only_knight_deserts():
    s = Scenario().card(0, "deserter").knight(1, "hills 5 N")
    s.play(0, PlayDeserter(1))
    assert s.there("hills 5 N") == (-1, "nothing") and s.waits_for == "acting"


def test_h13_the_only_corner_takes_the_displaced_knight():
    s = Scenario().roads(0, "hills 11 N", "NE").knight(0, "hills 11 N", 2).knight(1, "hills 11 NE")
    s.roads(1, "hills 11 NE", "SE")
    s.play(0, Displace(s.node("hills 11 N"), s.node("hills 11 NE")))
    assert s.there("hills 11 SE") == (1, "basic-knight") and s.waits_for == "acting"


def test_h13_the_only_victim_is_robbed():
    s = Scenario().settlement(1, "hills 11 N").hand(1, ore=1)
    s.roll(3, 4)
    s.play(0, MoveRobber(s.hex("hills 11")))
    assert s.cards(0) == {"ore": 1} and s.waits_for == "acting"


def test_h13_the_only_city_becomes_the_metropolis():
    s = Scenario().city(0, "forest 8 N").level(0, politics=3).hand(0, coin=4)
    s.play(0, Improve(track("politics")))
    assert s.s.metropolis[track("politics")] == s.node("forest 8 N") and s.waits_for == "acting"


def test_h13_the_only_commodity_is_given():
    s = Scenario().card(0, "commercial-harbor").hand(0, wool=1).hand(1, coin=2, ore=1)
    s.play(0, PlayCommercialHarbor())
    s.play(0, OfferCard(1, kind("wool")))
    assert s.cards(0) == {"coin": 1} and s.cards(1) == {"coin": 1, "ore": 1, "wool": 1}


def test_h13_a_hand_of_two_goes_to_the_wedding_whole():
    s = Scenario().card(0, "wedding").hand(1, ore=1, wool=1).points(1, 2)
    s.play(0, PlayWedding())
    assert s.cards(0) == {"ore": 1, "wool": 1} and s.waits_for == "acting"


def test_h13_a_hand_of_two_goes_to_the_master_merchant_whole():
    s = Scenario().card(0, "master-merchant").hand(1, ore=1, wool=1).points(1, 2)
    s.play(0, PlayMasterMerchant(1))
    assert s.cards(0) == {"ore": 1, "wool": 1} and s.waits_for == "acting"


def test_h13_the_only_deck_is_drawn_from():
    s = (
        Scenario()
        .with_(ship=6)
        .city(2, "forest 8 N")
        .knight(0, "hills 11 N")
        .knight(1, "hills 11 S")
    )
    s.deck("science").deck("politics").deck("trade", "merchant", "merchant-fleet")
    s.roll(1, 1)
    assert s.progress(0) == ["merchant"] and s.progress(1) == ["merchant-fleet"]


def test_h13_gold_pays_out_the_last_cards_of_the_bank():
    s = (
        Scenario()
        .terrain("forest 8", "gold")
        .city(0, "gold 8 N")
        .bank(brick=0, lumber=0, wool=1, grain=1, ore=0)
    )
    s.roll(4, 4)
    assert s.cards(0) == {"wool": 1, "grain": 1} and s.waits_for == "acting"


def test_h13_a_trade_that_nobody_can_close_lapses():
    s = Scenario().hand(0, wool=1).hand(1, ore=1)
    s.play(0, Propose(counts(wool=1), counts(ore=1), (1,)))
    s.play(1, CounterTrade(counts(ore=1), counts(grain=1)))
    assert s.waits_for == "acting" and s.cards(0) == {"wool": 1}


def test_h29_what_the_others_answer_is_told():
    s = Scenario().hand(0, wool=2).hand(1, ore=1).hand(2, ore=1)
    assert kinds(s.play(0, AskForOffers())) == ["offers-asked"]
    assert kinds(s.play(1, CounterTrade(counts(ore=1), counts(wool=1)))) == ["countered"]
    assert kinds(s.play(2, RefuseTrade())) == ["refused"]
    assert kinds(s.play(0, WithdrawTrade())) == ["trade-withdrawn"]
    s.play(0, Propose(counts(wool=1), counts(ore=1), (1,)))
    assert kinds(s.play(1, AcceptTrade())) == ["agreed"] and s.who == (0,)


def test_h68_who_can_build_nothing_is_passed_over():
    s = Scenario(5)
    s.play(0, EndTurn())
    assert s.waits_for == "rolling" and s.who == (1,)


def test_h13_a_hand_of_one_kind_is_halved_without_asking():
    s = Scenario().hand(1, wool=8).hand(2, wool=7, ore=2)
    s.roll(3, 4)
    assert s.cards(1) == {"wool": 4} and s.who == (2,), "two kinds are a choice"
