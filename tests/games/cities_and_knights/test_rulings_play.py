"""Rulings about knights, cards, the end of the turn, improvements and walls (H39 to H78)."""

import pytest

from tabletop_tui.games.cities_and_knights.actions import (
    Activate,
    BuildRoad,
    BuildSettlement,
    DeclineResource,
    Discard,
    DiscardProgress,
    Displace,
    EndBuilding,
    EndTurn,
    Improve,
    LoseCity,
    MoveKnight,
    Promote,
    RaiseMetropolis,
    Recruit,
    Relocate,
    Roll,
    TakeResource,
    TradeBank,
)
from tabletop_tui.games.cities_and_knights.cards import (
    EnlistKnight,
    FreeRoad,
    PlayAlchemist,
    PlayDeserter,
    PlayDiplomat,
    PlayEngineer,
    PlayIntrigue,
    PlayInventor,
    PlayIrrigation,
    PlayMasterMerchant,
    PlayMedicine,
    PlayMerchant,
    PlayMining,
    PlayRoadBuilding,
    PlaySmith,
    PlaySpy,
    PlayWarlord,
    PromoteFree,
    StopPromoting,
    TakeCards,
    TakeProgress,
)

from .scenario import Scenario, counts, kind, kinds, progress, track


def duel(mover: int = 2, **state: bool) -> Scenario:
    """A knight of seat 0 beside a basic knight of seat 1, which has two roads to retire on."""
    s = Scenario().roads(0, "hills 11 N", "NE").knight(0, "hills 11 N", mover)
    return s.knight(1, "hills 11 NE", 1, **state).roads(1, "hills 11 NE", "SE", "S")


def test_h39_a_knight_walks_own_roads_only_and_starts_none():
    s = Scenario().roads(0, "hills 11 N", "NE").roads(1, "hills 11 NE", "SE").knight(0, "hills 11 NE")
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
    s = Scenario().roads(0, "hills 11 N", "NE").knight(0, "hills 11 N", 3).knight(1, "hills 11 NE", 2)
    s.roads(1, "hills 11 NE", "SE", "S").knight(2, "hills 11 SE")
    told = s.play(0, Displace(s.node("hills 11 N"), s.node("hills 11 NE")))
    assert "knight-left" in kinds(told) and s.there("hills 11 SE") == (2, "basic-knight")
    assert s.s.players[1].knights == [2, 2, 2]


def test_h42_the_road_award_waits_for_the_relocation():
    s = Scenario().roads(1, "hills 11 NW", "N", "NE", "SE", "S", "SW").knight(1, "hills 11 N")
    s.roads(0, "mountains 9 SE", "NE").knight(0, "mountains 9 NE", 2)
    assert s.now().longest_road == 1
    s.play(0, Displace(s.node("mountains 9 NE"), s.node("hills 11 N")))
    assert s.s.longest_road == 1 and s.s.players[1].longest == 4
    told = s.play(1, Relocate(s.node("hills 11 SW")))
    assert kinds(told) == ["knight-relocated", "longest-road-lost"] and s.score(1) == 0


@pytest.mark.parametrize("active", [True, False])
def test_h44_the_knight_placed_by_deserter_acts_if_it_came_active(active):
    s = Scenario().card(0, "deserter").roads(0, "hills 11 N", "NE").knight(1, "forest 8 N", active=active)
    s.hand(0, grain=1)
    s.play(0, PlayDeserter(1))
    s.play(0, EnlistKnight(s.node("hills 11 N"), 1))
    if not active:
        s.play(0, Activate(s.node("hills 11 N")))
    assert s.can(0, MoveKnight(s.node("hills 11 N"), s.node("hills 11 NE"))) is active


def test_h45_a_card_that_visibly_does_nothing_stays_in_hand():
    s = Scenario().card(0, "warlord", "spy", "smith", "irrigation", "intrigue")
    for action in (PlayWarlord(), PlaySpy(1), PlaySmith(), PlayIrrigation(), PlayIntrigue(s.node("hills 11 N"))):
        s.refused(0, action)
    assert len(s.progress(0)) == 5


def test_h46_smith_promotes_one_after_the_other_and_may_stop():
    s = Scenario().card(0, "smith").level(0, politics=3).knight(0, "hills 11 N", 2).knight(0, "hills 11 S", 2)
    s.knight(0, "hills 5 N")
    s.play(0, PlaySmith())
    assert s.refused(0, PromoteFree(s.node("hills 5 N"))) == "no-higher-piece"
    s.refused(0, StopPromoting())
    s.play(0, PromoteFree(s.node("hills 11 N")))
    assert s.can(0, PromoteFree(s.node("hills 5 N"))) and not s.can(0, PromoteFree(s.node("hills 11 N")))
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
    s = Scenario().card(0, "engineer", "medicine").hand(0, ore=2, grain=1).city(0, "forest 8 N").wall("forest 8 N")
    assert s.refused(0, PlayEngineer(s.node("forest 8 N"))) == "wall-stands"
    assert s.refused(0, PlayMedicine(s.node("forest 8 N"))) == "no-settlement"
    poor = Scenario().card(0, "medicine").hand(0, ore=1, grain=3).settlement(0, "forest 8 N")
    assert poor.refused(0, PlayMedicine(poor.node("forest 8 N"))) == "cannot-pay"


def test_h50_equal_tokens_are_not_swapped():
    s = Scenario().card(0, "inventor")
    assert s.refused(0, PlayInventor(s.hex("pasture 4"), s.hex("fields 4"))) == "equal-tokens"
    assert s.can(0, PlayInventor(s.hex("pasture 4"), s.hex("pasture 3")))


def test_h51_a_short_bank_pays_what_it_has_and_knights_do_not_touch():
    s = Scenario().card(0, "mining", "irrigation").settlement(0, "mountains 6 N").knight(0, "fields 9 S").bank(ore=1)
    s.play(0, PlayMining())
    assert s.cards(0) == {"ore": 1} and s.refused(0, PlayIrrigation()) == "no-fields"


def test_h52_a_second_alchemist_waits_for_a_later_turn():
    s = Scenario().card(0, "alchemist", "alchemist")
    s.alchemist(1, 1, "trade")
    assert s.refused(0, PlayAlchemist(2, 2)) == "rolled-already" and s.progress(0) == ["alchemist"]


def test_h56_master_merchant_takes_exactly_two_from_somebody_ahead():
    s = Scenario(4).card(0, "master-merchant").hand(1, wool=1, ore=2).hand(2, ore=1).points(1, 2).points(3, 4)
    assert s.refused(0, PlayMasterMerchant(2)) == "not-ahead" and s.refused(0, PlayMasterMerchant(3)) == "hands-empty"
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
    assert [a.edge for a in s.choices(0, PlayDiplomat)] == sorted([s.edge("hills 5 N - NE"), s.edge("hills 5 SE - S")])


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


@pytest.mark.parametrize(("seats", "phases"), [(4, []), (5, [1, 2, 3, 4])])
def test_h68_the_building_phases_follow_the_progress_discard(seats, phases):
    s = Scenario(seats).card(0, "spy", "wedding", "smith", "crane", "merchant")
    for seat, place in zip(range(1, seats), ("hills 8 S", "forest 2 N", "fields 4 NE", "forest 6 S"), strict=False):
        if seats == 5:
            s.settlement(seat, place).hand(seat, brick=1, lumber=1)
    s.play(0, EndTurn())
    assert s.waits_for == "trimming"
    s.play(0, DiscardProgress(progress("merchant")))
    seen = []
    while s.waits_for == "building":
        seen += s.who
        s.play(s.who[0], EndBuilding())
    assert seen == phases and s.who == (1,)


def builder(**hand: int) -> Scenario:
    """Seat 2 of five in its building phase, with a city, a settlement and a road."""
    s = Scenario(5).city(2, "hills 8 S").settlement(2, "hills 10 N").roads(2, "hills 10 N", "NE", "SE", "S")
    return s.hand(2, **hand)


def test_h69_the_building_phase_asks_full_prices():
    s = builder(brick=2, lumber=1, wool=1, grain=1, paper=1).special(2)
    s.play(2, BuildSettlement(s.node("hills 10 SE")))
    assert s.cards(2) == {"brick": 1, "paper": 1}
    s.play(2, Improve(track("science")))
    assert s.cards(2) == {"brick": 1}


def test_h70_no_trade_and_no_card_but_points_change_at_once():
    s = builder(wool=4, brick=2, lumber=2).card(2, "merchant", "spy").special(2)
    for action in (TradeBank(kind("wool"), kind("ore")), PlayMerchant(s.hex("hills 10")), PlaySpy(1)):
        assert s.refused(2, action) == "special-building-only"
    s.play(2, BuildRoad(s.edge("hills 10 S - SW")))
    s.play(2, BuildRoad(s.edge("hills 10 SW - NW")))
    assert s.s.longest_road == 2 and s.score(2) == 5


def test_h71_the_building_phase_is_a_turn_of_its_own_for_promotions():
    s = builder(wool=2, ore=2, grain=2, brick=1, lumber=1).level(2, politics=3).knight(2, "hills 10 S", promoted=True)
    s.hand(1, wool=1, ore=1).knight(1, "forest 2 N").hand(3, grain=1).knight(3, "forest 6 S", active=False)
    s.play(0, EndTurn())
    s.play(1, EndBuilding())
    s.play(2, Promote(s.node("hills 10 S")))
    s.refused(2, Promote(s.node("hills 10 S")))
    s.play(2, Recruit(s.node("hills 10 SE")))
    s.play(2, Activate(s.node("hills 10 SE")))
    assert s.s.tired[s.node("hills 10 SE")]
    step = {"building": EndBuilding(), "rolling": Roll(), "acting": EndTurn()}
    while s.waits_for != "rolling" or s.s.turn != 2:
        s.play(s.who[0], step[s.waits_for])
    assert not s.s.tired[s.node("hills 10 SE")] and not s.s.promoted[s.node("hills 10 S")]


def test_h72_no_card_is_played_in_the_discard_that_ends_a_turn():
    s = Scenario().card(0, "wedding", "smith", "crane", "merchant", "warlord").knight(0, "hills 11 N", active=False)
    s.settlement(0, "pasture 4 S")
    s.play(0, EndTurn())
    for action in (PlayWarlord(), PlayMerchant(s.hex("pasture 4"))):
        s.refused(0, action)
    s.play(0, DiscardProgress(progress("warlord")))
    assert s.s.turn == 1 and s.progress(0) == ["crane", "merchant", "smith", "wedding"]


def test_h73_a_stolen_metropolis_leaves_a_plain_city_behind():
    s = Scenario().city(1, "hills 5 N").level(1, trade=4, science=3).metropolis("trade", "hills 5 N").hand(1, paper=4)
    s.city(0, "forest 8 N", "hills 11 S").level(0, trade=4).hand(0, cloth=5)
    s.play(0, Improve(track("trade")))
    s.play(0, RaiseMetropolis(s.node("hills 11 S")))
    assert s.score(0) == 6 and s.score(1) == 2
    s.play(0, EndTurn())
    s.roll(1, 1, "trade")
    s.play(1, DeclineResource())
    s.play(1, Improve(track("science")))
    assert s.s.metropolis[track("science")] == s.node("hills 5 N")


def test_h76_the_limit_counts_the_walls_that_the_attack_has_left():
    s = Scenario().with_(ship=6).city(1, "hills 5 N").wall("hills 5 N").hand(1, wool=8, grain=1)
    s.roll(3, 4)
    assert s.waits_for == "discarding" and s.who == (1,)
    s.play(1, Discard(counts(wool=4)))
    assert s.cards(1) == {"wool": 4, "grain": 1}


def test_h77_a_wall_leaves_only_with_a_pillaged_city():
    s = Scenario().city(0, "forest 8 N").wall("forest 8 N").level(0, science=3).hand(0, paper=4)
    s.play(0, Improve(track("science")))
    assert s.s.metropolis[0] == s.node("forest 8 N") and s.s.wall[s.node("forest 8 N")]
    lost = Scenario().with_(ship=6).city(1, "hills 5 N", "hills 11 S").wall("hills 5 N", "hills 11 S")
    lost.roll(1, 1)
    lost.play(1, LoseCity(lost.node("hills 11 S")))
    assert lost.s.wall[lost.node("hills 5 N")] and not lost.s.wall[lost.node("hills 11 S")]
    assert lost.s.players[1].walls == 2


def test_h78_only_buying_improvements_needs_a_city():
    s = Scenario().level(0, science=3, trade=3, politics=3).hand(0, cloth=2, wool=1, ore=1, paper=9)
    s.knight(0, "hills 11 N", 2).hand(0, coin=1)
    s.roll(1, 1, "ship")
    s.play(0, TakeResource(kind("grain")))
    s.play(0, TradeBank(kind("cloth"), kind("ore")))
    s.play(0, Promote(s.node("hills 11 N")))
    assert s.refused(0, Improve(track("science"))) == "no-city"


def test_h60_the_free_knight_is_told_with_its_level():
    s = Scenario().card(0, "deserter").roads(0, "hills 11 N", "NE").knight(1, "forest 8 N", 2)
    s.play(0, PlayDeserter(1))
    assert kinds(s.play(0, EnlistKnight(s.node("hills 11 N"), 2))) == ["knight-enlisted"]
    assert s.there("hills 11 N") == (0, "strong-knight")
