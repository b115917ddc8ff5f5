"""Rulings about knights, cards, the end of the turn, improvements and walls (H39 to H79)."""

import pytest

from tabletop_tui.games.cities_and_knights.rules.actions import (
    Activate,
    BuildRoad,
    Displace,
    EndTurn,
    MoveKnight,
    Relocate,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.politics import (
    EnlistKnight,
    PlayDeserter,
    PlayDiplomat,
    PlayIntrigue,
    PlaySpy,
    PlayWarlord,
    TakeProgress,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.science import (
    FreeRoad,
    PlayAlchemist,
    PlayEngineer,
    PlayInventor,
    PlayIrrigation,
    PlayMedicine,
    PlayMining,
    PlayRoadBuilding,
    PlaySmith,
    PromoteFree,
    StopPromoting,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.trade import (
    PlayMasterMerchant,
    PlayMerchant,
    TakeCards,
)
from tests.games.cities_and_knights.scenario import Scenario, counts, kinds, progress


def duel(mover: int = 2, **state: bool) -> Scenario:
    """Return a knight of seat 0 beside a basic knight of seat 1, which has two roads to
    retreat on.
    """
    s = Scenario().roads(0, "hills 11 N", "NE").knight(0, "hills 11 N", mover)
    return s.knight(1, "hills 11 NE", 1, **state).roads(1, "hills 11 NE", "SE", "S")


def test_h39_a_knight_walks_own_roads_only_and_starts_none():
    s = (
        Scenario()
        .roads(0, "hills 11 N", "NE")
        .roads(1, "hills 11 NE", "SE")
        .knight(0, "hills 11 NE")
    )
    s.hand(0, brick=1, lumber=1)
    assert {a.to for a in s.choices(0, MoveKnight)} == {s.node("hills 11 N")}
    s.now().road[s.edge("hills 11 N - NE")] = -1
    assert s.choices(0, BuildRoad) == []


@pytest.mark.parametrize("active", [True, False])
def test_h40_a_displaced_knight_goes_elsewhere_as_it_was(active):
    s = duel(active=active)
    s.play(0, Displace(s.node("hills 11 N"), s.node("hills 11 NE")))
    assert s.node("hills 11 NE") not in [a.node for a in s.choices(1, Relocate)]
    s.play(1, Relocate(s.node("hills 11 S")))
    assert s.active("hills 11 S") is active and not s.active("hills 11 NE")


def test_h41_a_relocated_knight_needs_an_empty_corner():
    s = (
        Scenario()
        .roads(0, "hills 11 N", "NE")
        .knight(0, "hills 11 N", 3)
        .knight(1, "hills 11 NE", 2)
    )
    s.roads(1, "hills 11 NE", "SE", "S").knight(2, "hills 11 SE")
    events = s.play(0, Displace(s.node("hills 11 N"), s.node("hills 11 NE")))
    assert "knight-left" in kinds(events) and s.there("hills 11 SE") == (2, "basic-knight")
    assert s.s.players[1].knights == [2, 2, 2]


def test_h42_the_road_award_waits_for_the_relocation():
    s = Scenario().roads(1, "hills 11 NW", "N", "NE", "SE", "S", "SW").knight(1, "hills 11 N")
    s.roads(0, "mountains 9 SE", "NE").knight(0, "mountains 9 NE", 2)
    assert s.now().longest_road == 1
    s.play(0, Displace(s.node("mountains 9 NE"), s.node("hills 11 N")))
    assert s.s.longest_road == 1 and s.s.players[1].longest == 4
    events = s.play(1, Relocate(s.node("hills 11 SW")))
    assert kinds(events) == ["knight-relocated", "longest-road-lost"] and s.score(1) == 0


@pytest.mark.parametrize("active", [True, False])
def test_h44_the_knight_placed_by_deserter_acts_if_it_came_active(active):
    s = (
        Scenario()
        .card(0, "deserter")
        .roads(0, "hills 11 N", "NE")
        .knight(1, "forest 8 N", active=active)
    )
    s.hand(0, grain=1)
    s.play(0, PlayDeserter(1))
    s.play(0, EnlistKnight(s.node("hills 11 N"), 1))
    if not active:
        s.play(0, Activate(s.node("hills 11 N")))
    assert s.can(0, MoveKnight(s.node("hills 11 N"), s.node("hills 11 NE"))) is active


def test_h45_a_card_that_visibly_does_nothing_stays_in_hand():
    s = Scenario().card(0, "warlord", "spy", "smith", "irrigation", "intrigue")
    for action in (
        PlayWarlord(),
        PlaySpy(1),
        PlaySmith(),
        PlayIrrigation(),
        PlayIntrigue(s.node("hills 11 N")),
    ):
        s.refused(0, action)
    assert len(s.progress(0)) == 5


def test_h46_smith_promotes_one_after_the_other_and_may_stop():
    s = (
        Scenario()
        .card(0, "smith")
        .level(0, politics=3)
        .knight(0, "hills 11 N", 2)
        .knight(0, "hills 11 S", 2)
    )
    s.knight(0, "hills 5 N")
    s.play(0, PlaySmith())
    assert s.refused(0, PromoteFree(s.node("hills 5 N"))) == "no-higher-piece"
    s.refused(0, StopPromoting())
    s.play(0, PromoteFree(s.node("hills 11 N")))
    assert s.can(0, PromoteFree(s.node("hills 5 N"))) and not s.can(
        0, PromoteFree(s.node("hills 11 N"))
    )
    s.play(0, StopPromoting())
    assert s.there("hills 5 N") == (0, "basic-knight") and s.waits_for == "acting"


def test_h47_the_second_free_road_must_be_built_and_may_continue_the_first():
    s = Scenario().card(0, "road-building").roads(0, "hills 11 N", "NE")
    s.play(0, PlayRoadBuilding())
    s.play(0, FreeRoad(s.edge("hills 11 NE - SE")))
    s.refused(0, EndTurn())
    s.play(0, FreeRoad(s.edge("hills 11 SE - S")))
    assert s.waits_for == "acting" and s.s.players[0].longest == 3


def test_h49_engineer_and_medicine_need_a_place_and_their_pieces():
    s = (
        Scenario()
        .card(0, "engineer", "medicine")
        .hand(0, ore=2, grain=1)
        .city(0, "forest 8 N")
        .wall("forest 8 N")
    )
    assert s.refused(0, PlayEngineer(s.node("forest 8 N"))) == "wall-stands"
    assert s.refused(0, PlayMedicine(s.node("forest 8 N"))) == "no-settlement"
    poor = Scenario().card(0, "medicine").hand(0, ore=1, grain=3).settlement(0, "forest 8 N")
    assert poor.refused(0, PlayMedicine(poor.node("forest 8 N"))) == "cannot-pay"


def test_h50_equal_tokens_are_not_swapped():
    s = Scenario().card(0, "inventor")
    assert s.refused(0, PlayInventor(s.hex("pasture 4"), s.hex("fields 4"))) == "equal-tokens"
    assert s.can(0, PlayInventor(s.hex("pasture 4"), s.hex("pasture 3")))


def test_h51_a_short_bank_pays_what_it_has_and_knights_do_not_touch():
    s = (
        Scenario()
        .card(0, "mining", "irrigation")
        .settlement(0, "mountains 6 N")
        .knight(0, "fields 9 S")
        .bank(ore=1)
    )
    s.play(0, PlayMining())
    assert s.cards(0) == {"ore": 1} and s.refused(0, PlayIrrigation()) == "no-fields"


def test_h52_a_second_alchemist_waits_for_a_later_turn():
    s = Scenario().card(0, "alchemist", "alchemist")
    s.alchemist(1, 1, "trade")
    assert s.refused(0, PlayAlchemist(2, 2)) == "rolled-already" and s.progress(0) == ["alchemist"]


def test_h56_master_merchant_takes_exactly_two_from_somebody_ahead():
    s = (
        Scenario(4)
        .card(0, "master-merchant")
        .hand(1, wool=1, ore=2)
        .hand(2, ore=1)
        .points(1, 2)
        .points(3, 4)
    )
    assert (
        s.refused(0, PlayMasterMerchant(2)) == "not-ahead"
        and s.refused(0, PlayMasterMerchant(3)) == "hands-empty"
    )
    s.play(0, PlayMasterMerchant(1))
    s.refused(0, TakeCards(counts(ore=1)))
    s.play(0, TakeCards(counts(ore=2)))
    assert s.cards(0) == {"ore": 2} and s.cards(1) == {"wool": 1}


def test_h57_the_merchant_may_stay_on_its_hex_only_to_change_hands():
    s = Scenario().card(0, "merchant").settlement(0, "pasture 4 S").merchant(1, "pasture 4")
    s.play(0, PlayMerchant(s.hex("pasture 4")))
    assert (s.score(0), s.score(1)) == (2, 0)
    own = Scenario().card(0, "merchant").settlement(0, "pasture 4 S").merchant(0, "pasture 4")
    assert own.refused(0, PlayMerchant(own.hex("pasture 4"))) == "merchant-there"


def test_h59_deserter_needs_an_opponent_with_a_knight():
    s = Scenario().card(0, "deserter").knight(0, "hills 11 N").knight(2, "hills 5 N")
    assert s.refused(0, PlayDeserter(1)) == "no-opposing-knight" and s.refused(0, PlayDeserter(0))
    assert s.can(0, PlayDeserter(2))


def test_h61_a_road_in_the_middle_or_in_a_ring_is_not_open():
    s = Scenario().card(0, "diplomat").roads(1, "hills 11 N", "NE", "SE", "S", "SW", "NW", "N")
    s.roads(2, "hills 5 N", "NE", "SE", "S")
    assert s.refused(0, PlayDiplomat(s.edge("hills 11 N - NE"))) == "road-not-open"
    assert s.refused(0, PlayDiplomat(s.edge("hills 5 NE - SE"))) == "road-not-open"
    assert [a.edge for a in s.choices(0, PlayDiplomat)] == sorted(
        [s.edge("hills 5 N - NE"), s.edge("hills 5 SE - S")]
    )


def test_h63_intrigue_leaves_the_own_roads_and_knights_alone():
    s = duel(1).card(0, "intrigue").knight(0, "forest 8 N")
    assert s.refused(0, PlayIntrigue(s.node("hills 11 SE"))) == "no-knight-beside"
    roads = list(s.now().road)
    s.play(0, PlayIntrigue(s.node("hills 11 NE")))
    s.play(1, Relocate(s.node("hills 11 S")))
    assert s.s.road == roads and s.there("hills 11 NE") == (-1, "nothing")
    assert s.there("hills 11 N") == (0, "basic-knight") and s.active("hills 11 N")


def test_h65_the_spy_sees_all_and_takes_one_from_a_hand_that_is_not_empty():
    s = Scenario().card(0, "spy").card(1, "crane", "smith", "printer")
    assert s.refused(0, PlaySpy(2)) == "no-progress-to-see"
    s.play(0, PlaySpy(1))
    assert {a.card for a in s.choices(0, TakeProgress)} == {progress("crane"), progress("smith")}


def test_h66_warlord_needs_an_inactive_knight_of_ones_own():
    s = Scenario().card(0, "warlord").knight(0, "hills 11 N").knight(1, "hills 5 N", active=False)
    assert s.refused(0, PlayWarlord()) == "no-idle-knight"
