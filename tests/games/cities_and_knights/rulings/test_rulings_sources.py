"""Where the rule text and the printed rules differ, these tests fix which one applies
(D1 to D27).
"""

import pytest

from tabletop_tui.engine import kernel
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.rules.actions import (
    BuildCity,
    BuildRoad,
    BuildWall,
    Chase,
    ChooseDeck,
    DeclineResource,
    Discard,
    DiscardProgress,
    Displace,
    EndBuilding,
    EndTurn,
    Improve,
    LoseCity,
    MoveKnight,
    MoveRobber,
    Promote,
    RaiseMetropolis,
    Recruit,
    Relocate,
    TradeBank,
)
from tabletop_tui.games.cities_and_knights.rules.constants import STEPS
from tabletop_tui.games.cities_and_knights.rules.progress_cards.politics import (
    EnlistKnight,
    LeaveProgress,
    PlayBishop,
    PlayDeserter,
    PlayDiplomat,
    PlaySpy,
    PlayWarlord,
    TakeProgress,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.science import PlayCrane
from tabletop_tui.games.cities_and_knights.rules.progress_cards.trade import (
    OfferCard,
    PlayCommercialHarbor,
    PlayMerchant,
    StopOffering,
)
from tests.games.cities_and_knights.scenario import Scenario, counts, kind, progress, track

FOUR = ("bishop", "wedding", "smith", "crane")


@pytest.mark.parametrize(
    ("gate", "card"),
    [("science", "alchemist"), ("trade", "merchant-fleet"), ("politics", "bishop")],
)
def test_d1_each_deck_has_the_cards_of_its_own_track(gate, card):
    s = Scenario().level(0, science=1, trade=1, politics=1).deck(gate, card)
    s.roll(1, 1, gate)
    assert s.progress(0) == [card]


@pytest.mark.parametrize("per_turn", [True, False])
def test_d2_a_second_crane_needs_the_rule_of_one_for_each_improvement(per_turn):
    s = Scenario(crane_per_turn=per_turn).city(0, "forest 8 N").card(0, "crane", "crane")
    s.play(0, PlayCrane())
    s.refused(0, PlayCrane())
    s.play(0, Improve(track("science")))
    assert s.can(0, PlayCrane()) is not per_turn


def test_d3_commercial_harbor_visits_the_opponents_in_any_order_and_may_end_early():
    s = Scenario(4).card(0, "commercial-harbor").hand(0, wool=3)
    for seat in (1, 2, 3):
        s.hand(seat, coin=1)
    s.play(0, PlayCommercialHarbor())
    s.play(0, OfferCard(3, kind("wool")))
    s.play(0, OfferCard(1, kind("wool")))
    s.refused(0, OfferCard(3, kind("wool")))
    s.play(0, StopOffering())
    assert (
        s.cards(0) == {"wool": 1, "coin": 2}
        and s.cards(2) == {"coin": 1}
        and s.waits_for == "acting"
    )


def test_d4_the_free_knight_is_as_strong_as_the_removed_one_or_weaker_at_choice():
    s = Scenario().card(0, "deserter").roads(0, "hills 11 N", "NE").knight(1, "forest 8 N", 3)
    s.play(0, PlayDeserter(1))
    assert {a.level for a in s.choices(0, EnlistKnight)} == {1, 2, 3}


def test_d5_the_merchant_goes_beside_a_city_too():
    s = Scenario().card(0, "merchant").city(0, "pasture 4 S")
    s.play(0, PlayMerchant(s.hex("pasture 4")))
    assert s.score(0) == 3


def test_d6_until_the_first_attack_only_the_discards_of_a_seven_take_place():
    s = (
        Scenario()
        .with_(robber_free=False)
        .hand(1, wool=7, grain=1)
        .card(0, "bishop")
        .roads(0, "hills 11 N", "NE")
    )
    s.knight(0, "hills 11 N").robber("hills 11").settlement(1, "hills 5 N")
    s.roll(3, 4, "trade")
    assert s.who == (1,)
    s.play(1, Discard(counts(wool=4)))
    assert s.waits_for == "acting" and s.cards(0) == {}
    assert s.refused(0, Chase(s.node("hills 11 N"))) == "robber-locked"
    assert s.refused(0, PlayBishop(s.hex("hills 5"))) == "robber-locked"


@pytest.mark.parametrize("points", [12, 13])
def test_d7_thirteen_points_win_when_the_own_turn_begins(points):
    s = Scenario().points(1, points)
    assert s.waits_for == "acting"
    s.play(0, EndTurn())
    assert (s.s.winner == 1) is (points == 13)


def test_d9_strength_and_not_the_number_of_knights_makes_the_defender():
    s = (
        Scenario()
        .with_(ship=6)
        .knight(0, "hills 11 N")
        .knight(0, "hills 11 S")
        .knight(1, "hills 5 N", 3)
    )
    s.roll(1, 1)
    assert s.score(1) == 1 and s.score(0) == 0


def test_d10_the_next_lowest_player_with_a_plain_city_loses_it():
    s = (
        Scenario(4)
        .with_(ship=6)
        .city(1, "forest 8 N")
        .level(1, trade=4)
        .metropolis("trade", "forest 8 N")
    )
    s.city(2, "hills 5 N").city(3, "pasture 4 S", "forest 11 S", "hills 11 S")
    s.knight(2, "hills 6 N").knight(3, "hills 11 NE", 2)
    s.roll(1, 1)
    assert s.there("hills 5 N") == (2, "settlement") and s.there("forest 8 N") == (1, "city")
    assert s.waits_for == "acting" and s.score(3) == 6


def test_d11_level_five_needs_a_plain_city_unless_the_metropolis_is_ones_own():
    s = Scenario().city(0, "forest 8 N").level(0, science=4, trade=4).hand(0, paper=5, cloth=5)
    s.metropolis("science", "forest 8 N").city(1, "hills 5 N").level(1, trade=4).metropolis(
        "trade", "hills 5 N"
    )
    assert s.refused(0, Improve(track("trade"))) == "no-plain-city"
    assert s.can(0, Improve(track("science")))


def test_d12_a_displaced_knight_must_move_while_it_can():
    s = Scenario().roads(0, "hills 11 N", "NE").knight(0, "hills 11 N", 2).knight(1, "hills 11 NE")
    s.roads(1, "hills 11 NE", "SE", "S")
    s.play(0, Displace(s.node("hills 11 N"), s.node("hills 11 NE")))
    assert [offer.action for offer in kernel.offers(GAME, s.s, 1)] == [Relocate]
    assert {a.node for a in s.choices(1, Relocate)} == {s.node("hills 11 SE"), s.node("hills 11 S")}


def test_d13_one_promotion_for_each_knight_and_turn():
    s = (
        Scenario()
        .knight(0, "hills 11 N")
        .knight(0, "hills 11 S")
        .hand(0, wool=3, ore=3)
        .level(0, politics=3)
    )
    s.play(0, Promote(s.node("hills 11 N")))
    assert s.refused(0, Promote(s.node("hills 11 N"))) == "promoted-already"
    s.play(0, Promote(s.node("hills 11 S")))


def test_d15_the_owner_may_decline_the_aqueduct():
    s = Scenario().settlement(0, "forest 8 N").level(0, science=3).robber("forest 8")
    s.roll(4, 4)
    s.play(0, DeclineResource())
    assert s.cards(0) == {} and s.waits_for == "acting"


def test_d16_ending_the_turn_with_five_progress_cards_opens_the_discard_and_then_passes():
    s = Scenario().card(0, *FOUR, "merchant")
    s.play(0, EndTurn())
    assert s.waits_for == "trimming" and s.who == (0,)
    s.play(0, DiscardProgress(progress("merchant")))
    assert s.waits_for == "rolling" and s.who == (1,)


@pytest.mark.parametrize("option", [False, True])
def test_d17_the_spy_takes_a_card_unless_the_table_lets_it_leave_all(option):
    s = Scenario(spy_may_decline=option).card(0, "spy").card(1, "crane", "smith")
    s.play(0, PlaySpy(1))
    assert s.can(0, LeaveProgress()) is option
    s.play(0, LeaveProgress() if option else TakeProgress(progress("crane")))
    assert s.progress(0) == ([] if option else ["crane"]) and s.waits_for == "acting"


def test_d18_defender_awards_do_not_run_out():
    s = Scenario().with_(ship=6).knight(1, "hills 5 N").points(1, 9)
    s.roll(1, 1)
    assert s.s.players[1].defender == 10 and s.score(1) == 10


def test_d19_an_own_road_may_not_be_taken_from_under_the_only_knight_on_it():
    s = Scenario().card(0, "diplomat").roads(1, "hills 11 N", "NE").knight(1, "hills 11 N")
    s.roads(1, "hills 11 S", "SW").settlement(1, "hills 11 S")
    assert s.refused(0, PlayDiplomat(s.edge("hills 11 N - NE"))) == "strands-knight"
    assert s.can(0, PlayDiplomat(s.edge("hills 11 S - SW")))


def test_d20_what_the_text_leaves_out_is_as_printed():
    fresh, _ = kernel.start(GAME, 4, 1)
    assert (
        STEPS == 7
        and fresh.bank == [19] * 5 + [12] * 3
        and all(p.cards == 0 for p in fresh.players)
    )
    s = Scenario().hand(0, wool=8, grain=1)
    s.roll(3, 4)
    s.play(0, Discard(counts(wool=4)))
    assert s.cards(0) == {"wool": 4, "grain": 1}


def test_d21_in_the_building_phase_knights_are_made_but_nothing_else_is_done_with_them():
    s = (
        Scenario(5)
        .roads(2, "hills 10 N", "NE", "SE")
        .knight(2, "hills 10 N", 2)
        .knight(1, "hills 10 NE")
        .special(2)
    )
    s.hand(2, wool=1, ore=1, paper=4).card(2, "warlord").robber("hills 10")
    assert s.can(2, Recruit(s.node("hills 10 SE")))
    for action in (
        Displace(s.node("hills 10 N"), s.node("hills 10 NE")),
        MoveKnight(s.node("hills 10 N"), s.node("hills 10 SE")),
        Chase(s.node("hills 10 N")),
        TradeBank(kind("paper"), kind("wool")),
        PlayWarlord(),
    ):
        assert s.refused(2, action) == "special-building-only"


def test_d22_a_tied_defender_chooses_a_deck_and_not_a_card():
    s = (
        Scenario()
        .with_(ship=6)
        .knight(0, "hills 11 N")
        .knight(1, "hills 5 N")
        .deck("trade", "merchant", "merchant")
    )
    s.roll(1, 1)
    assert s.choices(0, ChooseDeck) == [ChooseDeck(0), ChooseDeck(1), ChooseDeck(2)]
    s.play(0, ChooseDeck(track("trade")))
    assert s.progress(0) == ["merchant"] and s.who == (1,)


def test_d23_the_metropolis_is_compulsory_and_only_the_city_is_chosen():
    s = Scenario().city(0, "forest 8 N", "hills 11 S").level(0, science=3).hand(0, paper=4)
    s.play(0, Improve(track("science")))
    assert [offer.action for offer in kernel.offers(GAME, s.s, 0)] == [RaiseMetropolis]
    assert len(s.choices(0, RaiseMetropolis)) == 2 and s.score(0) == 4


def test_d24_commodities_pay_for_improvements_only_but_may_be_traded():
    s = (
        Scenario()
        .city(0, "forest 8 N")
        .roads(0, "forest 8 N", "NE")
        .hand(0, paper=4, cloth=2, coin=2)
    )
    road, knight = BuildRoad(s.edge("forest 8 NE - SE")), Recruit(s.node("forest 8 NE"))
    for action in (road, knight, BuildWall(s.node("forest 8 N"))):
        assert s.refused(0, action) == "cannot-pay"
    assert s.can(0, Improve(track("science"))) and s.can(0, TradeBank(kind("paper"), kind("ore")))


def test_d25_level_four_needs_a_plain_city_of_every_later_buyer():
    s = Scenario().city(1, "hills 5 N").level(1, trade=4).metropolis("trade", "hills 5 N")
    s.city(0, "forest 8 N").level(0, trade=3, science=4).metropolis("science", "forest 8 N").hand(
        0, cloth=4
    )
    assert s.refused(0, Improve(track("trade"))) == "no-plain-city"


def test_d26_a_lost_attack_opens_the_robber_for_all_three_ways():
    s = (
        Scenario()
        .with_(ship=6, robber_free=False)
        .city(0, "hills 5 N", "pasture 4 S")
        .card(0, "bishop")
    )
    s.hand(0, grain=1)
    s.roll(3, 4)
    s.play(0, LoseCity(s.node("hills 5 N")))
    assert s.waits_for == "robbing" and s.s.robber_free
    s.play(0, MoveRobber(s.hex("forest 8")))
    assert s.can(0, PlayBishop(s.hex("hills 11")))


def test_d27_the_building_phase_wins_nothing_before_the_own_regular_turn():
    s = (
        Scenario(5)
        .settlement(1, "hills 10 N")
        .hand(1, grain=2, ore=3, brick=1, lumber=1)
        .roads(1, "hills 10 N", "NE")
    )
    s.points(1, 12).special(1)
    s.play(1, BuildCity(s.node("hills 10 N")))
    assert s.score(1) == 13 and s.s.winner == -1
    while s.waits_for == "building":
        s.play(s.who[0], EndBuilding())
    assert s.s.winner == 1
