"""Rulings on building phases, the end of a turn, the attack, and the road award."""

import pytest

from tabletop_tui.games.cities_and_knights.rules.actions import (
    Activate,
    BuildRoad,
    BuildSettlement,
    DeclineResource,
    Discard,
    DiscardProgress,
    EndBuilding,
    EndTurn,
    Improve,
    LoseCity,
    Promote,
    RaiseMetropolis,
    Recruit,
    Roll,
    TakeResource,
    TradeBank,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.politics import (
    DeclineKnight,
    EnlistKnight,
    PlayDeserter,
    PlaySpy,
    PlayWarlord,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.trade import PlayMerchant
from tests.games.cities_and_knights.scenario import Scenario, counts, kind, kinds, progress, track


@pytest.mark.parametrize(("seats", "phases"), [(4, []), (5, [1, 2, 3, 4])])
def test_h68_the_building_phases_follow_the_progress_discard(seats, phases):
    s = Scenario(seats).card(0, "spy", "wedding", "smith", "crane", "merchant")
    for seat, place in zip(
        range(1, seats), ("hills 8 S", "forest 2 N", "fields 4 NE", "forest 6 S"), strict=False
    ):
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
    """Return seat 2 of five in its building phase, with a city, a settlement and a road."""
    s = (
        Scenario(5)
        .city(2, "hills 8 S")
        .settlement(2, "hills 10 N")
        .roads(2, "hills 10 N", "NE", "SE", "S")
    )
    return s.hand(2, **hand)


def test_h69_the_building_phase_asks_full_prices():
    s = builder(brick=2, lumber=1, wool=1, grain=1, paper=1).special(2)
    s.play(2, BuildSettlement(s.node("hills 10 SE")))
    assert s.cards(2) == {"brick": 1, "paper": 1}
    s.play(2, Improve(track("science")))
    assert s.cards(2) == {"brick": 1}


def test_h70_no_trade_and_no_card_but_points_change_at_once():
    s = builder(wool=4, brick=2, lumber=2).card(2, "merchant", "spy").special(2)
    for action in (
        TradeBank(kind("wool"), kind("ore")),
        PlayMerchant(s.hex("hills 10")),
        PlaySpy(1),
    ):
        assert s.refused(2, action) == "special-building-only"
    s.play(2, BuildRoad(s.edge("hills 10 S - SW")))
    s.play(2, BuildRoad(s.edge("hills 10 SW - NW")))
    assert s.s.longest_road == 2 and s.score(2) == 5


def test_h71_the_building_phase_is_a_turn_of_its_own_for_promotions():
    s = (
        builder(wool=2, ore=2, grain=2, brick=1, lumber=1)
        .level(2, politics=3)
        .knight(2, "hills 10 S", promoted=True)
    )
    s.hand(1, wool=1, ore=1).knight(1, "forest 2 N").hand(3, grain=1).knight(
        3, "forest 6 S", active=False
    )
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
    s = (
        Scenario()
        .card(0, "wedding", "smith", "crane", "merchant", "warlord")
        .knight(0, "hills 11 N", active=False)
    )
    s.settlement(0, "pasture 4 S")
    s.play(0, EndTurn())
    for action in (PlayWarlord(), PlayMerchant(s.hex("pasture 4"))):
        s.refused(0, action)
    s.play(0, DiscardProgress(progress("warlord")))
    assert s.s.turn == 1 and s.progress(0) == ["crane", "merchant", "smith", "wedding"]


def test_h73_a_stolen_metropolis_leaves_a_plain_city_behind():
    s = (
        Scenario()
        .city(1, "hills 5 N")
        .level(1, trade=4, science=3)
        .metropolis("trade", "hills 5 N")
        .hand(1, paper=4)
    )
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
    lost = (
        Scenario().with_(ship=6).city(1, "hills 5 N", "hills 11 S").wall("hills 5 N", "hills 11 S")
    )
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


def deserted() -> Scenario:
    """Return a position in which seat 0 has the award with 5 roads, and seat 1's knight cuts the 6
    roads of seat 2.
    """
    s = Scenario().card(0, "deserter").roads(0, "forest 8 N", "NE", "SE", "S", "SW", "NW")
    s.roads(2, "pasture 3 S", "hills 11 SE", "NE", "N", "NW", "SW", "S").knight(1, "hills 11 NE")
    s.roads(0, "mountains 9 NE", "SE")
    assert s.now().longest_road == 0
    return s


def test_h79_the_road_award_waits_for_the_knight_that_deserter_places():
    s = deserted()
    events = s.play(0, PlayDeserter(1))
    assert s.s.longest_road == 0 and s.s.players[2].longest == 6
    events += s.play(0, EnlistKnight(s.node("hills 11 N"), 1))
    assert s.s.longest_road == 0 and s.s.players[2].longest == 3
    assert not [kind for kind in kinds(events) if kind.startswith("longest-road")]


def test_h79_the_road_award_moves_when_no_knight_is_placed():
    s = deserted()
    s.play(0, PlayDeserter(1))
    s.play(0, DeclineKnight())
    assert s.s.longest_road == 2 and s.score(2) == 2


def test_h79_the_road_award_moves_when_no_knight_can_be_placed():
    s = Scenario().card(0, "deserter").knight(1, "hills 11 NE")
    s.roads(2, "pasture 3 S", "hills 11 SE", "NE", "N", "NW", "SW", "S")
    s.play(0, PlayDeserter(1))
    assert s.s.longest_road == 2 and s.waits_for == "acting"
