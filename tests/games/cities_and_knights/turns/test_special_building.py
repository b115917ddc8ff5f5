"""The special building phase of five and six players (CK-271 to CK-279)."""

import pytest

from tabletop_tui.games.cities_and_knights.rules.actions import (
    Activate,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuildWall,
    Chase,
    DiscardProgress,
    Displace,
    EndBuilding,
    EndTurn,
    Improve,
    MoveKnight,
    Promote,
    Propose,
    RaiseMetropolis,
    Recruit,
    TradeBank,
)
from tabletop_tui.games.cities_and_knights.rules.frames import Building
from tabletop_tui.games.cities_and_knights.rules.progress_cards.politics import PlaySpy, PlayWarlord
from tabletop_tui.games.cities_and_knights.rules.progress_cards.science import PlayAlchemist
from tests.games.cities_and_knights.scenario import Scenario, counts, kind, progress, track


def builders(seats: int = 5) -> Scenario:
    """Return a position in which every seat can build a road, so none is skipped."""
    s = Scenario(seats)
    places = ("hills 10 N", "hills 8 S", "forest 2 N", "fields 4 NE", "pasture 6 SE", "forest 6 S")
    for seat in range(seats):
        s.settlement(seat, places[seat]).hand(seat, brick=1, lumber=1)
    return s


@pytest.mark.parametrize("seats", [5, 6])
def test_ck_271_every_other_seat_builds_once_clockwise(seats):
    s = builders(seats)
    s.play(0, EndTurn())
    order = []
    while isinstance(s.s.stack[-1], Building):
        order.extend(s.who)
        s.play(s.who[0], EndBuilding())
    assert order == list(range(1, seats)) and s.waits_for == "rolling" and s.who == (1,)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ck_271_up_to_four_players_have_no_such_phase(seats):
    s = Scenario(seats)
    for seat in range(seats):
        s.settlement(seat, ("hills 11 N", "forest 8 N", "hills 5 N", "pasture 4 S")[seat]).hand(
            seat, brick=1, lumber=1
        )
    s.play(0, EndTurn())
    assert s.waits_for == "rolling" and s.who == (1,)


def phase(**hand: int) -> Scenario:
    """Return seat 2 in its building phase after the turn of seat 0."""
    s = (
        Scenario(5)
        .settlement(2, "hills 10 N")
        .roads(2, "hills 10 N", "NE", "SE", "S")
        .city(2, "hills 8 S")
    )
    return s.hand(2, **hand).special(2)


def test_ck_272_roads_settlements_cities_walls_and_improvements():
    s = phase(brick=4, lumber=2, wool=1, grain=3, ore=3, paper=1)
    s.play(2, BuildRoad(s.edge("hills 10 S - SW")))
    s.play(2, BuildSettlement(s.node("hills 10 SE")))
    s.play(2, BuildCity(s.node("hills 10 N")))
    s.play(2, BuildWall(s.node("hills 10 N")))
    s.play(2, Improve(track("science")))
    assert s.cards(2) == {} and s.score(2) == 5 and s.s.players[2].tracks == [1, 0, 0]


def test_ck_273_knights_are_recruited_activated_and_promoted():
    s = phase(wool=2, ore=2, grain=1)
    s.play(2, Recruit(s.node("hills 10 S")))
    s.play(2, Activate(s.node("hills 10 S")))
    s.play(2, Promote(s.node("hills 10 S")))
    assert (
        s.there("hills 10 S") == (2, "strong-knight")
        and s.active("hills 10 S")
        and s.cards(2) == {}
    )
    poor = phase(brick=1, lumber=1, wool=1)
    poor.refused(2, Recruit(poor.node("hills 10 S")))


def test_h26_trade_level_three_won_in_the_special_phase_counts_from_then_on():
    s = phase(cloth=3, paper=2).level(2, trade=2)
    assert s.now().players[2].rates == [4] * 8
    s.play(2, Improve(track("trade")))
    assert s.s.players[2].rates == [4] * 5 + [2] * 3
    s.refused(2, TradeBank(kind("paper"), kind("ore")))  # but not in this phase
    s.play(2, EndBuilding())
    while s.s.turn != 2:
        s.roll(1, 1)
        s.play(s.s.turn, EndTurn())
        while isinstance(s.s.stack[-1], Building):
            s.play(s.who[0], EndBuilding())
    s.roll(1, 1)
    s.play(2, TradeBank(kind("paper"), kind("ore")))
    assert s.cards(2)["ore"] == 1 and "paper" not in s.cards(2)


def test_h26_a_level_of_another_track_or_another_level_of_trade_changes_no_rate():
    for name, level in (("science", 2), ("politics", 2), ("trade", 1)):
        s = phase(cloth=3, paper=3, coin=3).level(2, **{name: level})
        s.play(2, Improve(track(name)))
        assert s.s.players[2].rates == [4] * 8


def test_ck_274_no_trade_and_no_progress_card():
    s = (
        phase(brick=4, lumber=1)
        .hand(1, ore=1)
        .card(2, "warlord", "spy", "alchemist")
        .card(1, "crane")
    )
    s.knight(2, "hills 10 S", active=False)
    trade = TradeBank(kind("brick"), kind("ore"))
    for action in (
        trade,
        Propose(counts(brick=1), counts(ore=1), (1,)),
        Propose(counts(brick=1), counts(ore=1), (0,)),
        PlayWarlord(),
        PlaySpy(1),
        PlayAlchemist(1, 1),
    ):
        s.refused(2, action)
        s.refused(0, action)
    s.refused(1, Propose(counts(ore=1), counts(brick=1), (2,)))


def test_ck_275_knights_do_not_move_displace_or_chase():
    s = (
        phase(brick=1, lumber=1)
        .knight(2, "hills 10 S", 2)
        .knight(1, "hills 10 NE", 1)
        .robber("hills 10")
    )
    s.refused(2, MoveKnight(s.node("hills 10 S"), s.node("hills 10 SE")))
    s.refused(2, Displace(s.node("hills 10 S"), s.node("hills 10 NE")))
    s.refused(2, Chase(s.node("hills 10 S")))
    turn = Scenario(5, turn=2).roads(2, "hills 10 N", "NE", "SE", "S").knight(2, "hills 10 S", 2)
    turn.knight(1, "hills 10 NE", 1).robber("hills 10")
    assert turn.can(2, MoveKnight(turn.node("hills 10 S"), turn.node("hills 10 SE")))
    assert turn.can(2, Displace(turn.node("hills 10 S"), turn.node("hills 10 NE")))
    assert turn.can(2, Chase(turn.node("hills 10 S")))


def test_ck_276_thirteen_there_win_only_when_the_own_turn_starts():
    s = phase(grain=2, ore=3).points(2, 12)
    s.play(2, BuildCity(s.node("hills 10 N")))
    assert s.score(2) == 13 and s.s.winner == -1
    while s.waits_for != "rolling":
        s.play(s.who[0], EndBuilding())
    assert s.who == (1,)
    s.roll(1, 1)
    s.play(1, EndTurn())
    while s.waits_for == "building":
        s.play(s.who[0], EndBuilding())
    assert s.waits_for == "over" and s.s.winner == 2


def test_ck_277_longest_road_and_metropolises_change_hands_at_once():
    s = phase(brick=2, lumber=2, paper=4).level(2, science=3)
    s.play(2, BuildRoad(s.edge("hills 10 S - SW")))
    s.play(2, BuildRoad(s.edge("hills 10 SW - NW")))
    assert s.s.longest_road == 2
    s.play(2, Improve(track("science")))
    assert s.s.metropolis[track("science")] == s.node("hills 8 S") and s.score(2) == 1 + 4 + 2


def test_ck_277_the_city_of_the_metropolis_is_chosen_there_too():
    s = (
        phase(paper=5)
        .city(2, "forest 2 N")
        .level(2, science=4)
        .city(1, "fields 4 NE")
        .level(1, science=4)
    )
    s.metropolis("science", "fields 4 NE")
    s.play(2, Improve(track("science")))
    assert s.who == (2,)
    s.play(2, RaiseMetropolis(s.node("forest 2 N")))
    assert s.score(1) == 2 and s.score(2) == 1 + 2 + 4 and s.waits_for in ("building", "rolling")


def test_ck_278_a_knight_activated_or_promoted_there_is_ready_on_the_next_own_turn():
    s = Scenario(5).roads(1, "hills 10 N", "NE", "SE", "S").knight(1, "hills 10 S", 1, active=False)
    s.hand(1, grain=1, wool=2, ore=2).level(1, politics=3).special(1)
    s.play(1, Activate(s.node("hills 10 S")))
    s.play(1, Promote(s.node("hills 10 S")))
    s.refused(1, Promote(s.node("hills 10 S")))
    while s.waits_for == "building":
        s.play(s.who[0], EndBuilding())
    s.roll(1, 1)
    assert s.can(1, MoveKnight(s.node("hills 10 S"), s.node("hills 10 N")))
    s.play(1, Promote(s.node("hills 10 S")))
    assert s.there("hills 10 S") == (1, "mighty-knight")


def test_ck_279_the_fifth_progress_card_goes_before_the_phase():
    s = builders().card(0, "spy", "crane", "smith", "wedding", "merchant")
    s.play(0, EndTurn())
    assert s.who == (0,) and s.waits_for == "trimming"
    s.refused(1, BuildRoad(s.edge("hills 8 S - SE")))
    s.play(0, DiscardProgress(progress("smith")))
    assert s.waits_for == "building" and s.who == (1,)
