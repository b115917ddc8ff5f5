"""Points and victory (CK-264 to CK-270)."""

import pytest

from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.rules.actions import (
    BuildRoad,
    BuildSettlement,
    ChooseDeck,
    Displace,
    EndTurn,
    Improve,
    RaiseMetropolis,
    Relocate,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.trade import PlayMerchant
from tests.games.cities_and_knights.scenario import Scenario, kinds, track


def test_ck_264_a_settlement_counts_one_and_a_city_two():
    s = (
        Scenario()
        .settlement(0, "hills 11 N", "forest 8 N")
        .city(1, "hills 5 N", "hills 6 N", "pasture 4 S")
    )
    assert (s.score(0), s.score(1), s.score(2)) == (2, 6, 0)
    assert (s.s.players[0].points, s.s.players[1].points) == (2, 6)


def test_ck_265_the_other_points():
    s = Scenario().card(0, "printer", "constitution").merchant(0, "hills 11").with_(longest_road=1)
    s.roads(1, "hills 11 N", "NE", "SE", "S", "SW", "NW")
    s.players[2].defender = 3
    assert (s.score(0), s.score(1), s.score(2)) == (3, 2, 3)


RICH = {"brick": 1, "lumber": 1, "wool": 1, "grain": 1}


def test_ck_266_reaching_thirteen_in_the_own_turn_wins_at_once():
    s = Scenario().roads(0, "hills 11 N", "NE").hand(0, **RICH).points(0, 12)
    events = s.play(0, BuildSettlement(s.node("hills 11 N")))
    assert (
        "won" in kinds(events)
        and s.waits_for == "over"
        and s.s.winner == 0
        and GAME.winners(s.s) == (0,)
    )
    s.refused(0, EndTurn())
    short = Scenario().roads(0, "hills 11 N", "NE").hand(0, **RICH).points(0, 11)
    short.play(0, BuildSettlement(short.node("hills 11 N")))
    assert short.waits_for == "acting" and GAME.winners(short.s) == ()


def test_ck_266_more_than_thirteen_wins_too():
    s = (
        Scenario()
        .roads(0, "hills 11 N", "NE", "SE", "S", "SW")
        .hand(0, brick=1, lumber=1)
        .points(0, 12)
    )
    s.play(0, BuildRoad(s.edge("hills 11 SW - NW")))
    assert s.score(0) == 14 and s.s.winner == 0


@pytest.mark.parametrize("target", [10, 16])
def test_ck_266_the_table_may_agree_on_another_number(target):
    s = Scenario(points=target).roads(0, "hills 11 N", "NE").hand(0, **RICH).points(0, target - 1)
    assert s.waits_for == "acting"
    s.play(0, BuildSettlement(s.node("hills 11 N")))
    assert s.s.winner == 0


def test_ck_267_thirteen_on_anothers_turn_does_not_win_then():
    s = Scenario().with_(ship=6).city(0, "forest 8 N").knight(1, "hills 11 N").points(1, 12)
    s.roll(1, 1)
    assert s.score(1) == 13 and s.waits_for == "acting" and s.s.winner == -1
    s.play(0, EndTurn())
    assert s.waits_for == "over" and s.s.winner == 1


def test_ck_268_what_counts_are_the_points_held_at_the_start_of_the_turn():
    s = (
        Scenario()
        .card(0, "merchant")
        .settlement(0, "hills 11 N")
        .settlement(1, "hills 11 S")
        .merchant(1, "hills 11")
    )
    s.points(1, 13)
    assert s.waits_for == "acting"
    s.play(0, PlayMerchant(s.hex("hills 11")))  # takes the thirteenth point away in time
    s.play(0, EndTurn())
    assert s.waits_for == "rolling" and s.who == (1,)


def test_ck_269_a_win_on_the_own_roll_drops_the_rest_of_it():
    s = (
        Scenario()
        .with_(ship=6)
        .city(1, "forest 8 N")
        .knight(0, "hills 11 N")
        .points(0, 12)
        .hand(2, ore=9)
    )
    events = kinds(s.roll(3, 4))  # the Defender point comes before the seven
    assert s.waits_for == "over" and s.s.winner == 0
    assert events[-1] == "won" and s.cards(2) == {"ore": 9}


def test_ck_270_all_points_are_public():
    s = Scenario().card(0, "printer").city(0, "forest 8 N").merchant(0, "forest 8").points(0, 7)
    s.now()
    for seat in range(3):
        view = GAME.view(s.s, seat)
        assert view.players[0].points == 7 and GAME.score(view, 0) == GAME.score(s.s, 0)


def test_h18_a_displacement_wins_only_after_the_relocation():
    s = Scenario().roads(0, "hills 11 N", "NE", "SE", "S", "SW", "NW").knight(0, "hills 11 N", 2)
    s.knight(1, "hills 11 SE", 1).roads(1, "pasture 3 S", "hills 11 SE").roads(
        1, "pasture 3 S", "SE", "NE"
    )
    s.with_(longest_road=-1).points(0, 11)
    s.play(0, Displace(s.node("hills 11 N"), s.node("hills 11 SE")))
    assert s.waits_for == "relocating" and s.s.winner == -1
    s.play(1, Relocate(s.node("pasture 3 SE")))
    assert s.s.winner == 0 and s.score(0) == 13


def test_h18_a_metropolis_wins_when_it_stands():
    s = (
        Scenario()
        .city(0, "forest 8 N", "hills 11 S")
        .level(0, science=3)
        .hand(0, paper=4)
        .points(0, 11)
    )
    s.play(0, Improve(track("science")))
    assert s.s.winner == -1
    s.play(0, RaiseMetropolis(s.node("hills 11 S")))
    assert s.s.winner == 0


def test_h18_a_constitution_after_a_tied_defence_wins_on_the_own_roll():
    s = (
        Scenario()
        .with_(ship=6)
        .city(2, "forest 8 N")
        .knight(0, "hills 11 N")
        .knight(1, "hills 11 S")
    )
    s.deck("politics", "constitution").points(0, 12)
    s.roll(1, 1)
    s.play(0, ChooseDeck(track("politics")))
    assert s.waits_for == "over" and s.s.winner == 0
