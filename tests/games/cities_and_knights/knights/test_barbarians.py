"""The barbarians: ship, attack, reward and loss (CK-055 to CK-076, CK-082)."""

import pytest

from tabletop_tui.engine.event import Event
from tabletop_tui.games.cities_and_knights.rules.actions import (
    Activate,
    ChooseDeck,
    Displace,
    EndTurn,
    LoseCity,
    Relocate,
    TradeBank,
)
from tabletop_tui.games.cities_and_knights.rules.events import Attacked
from tests.games.cities_and_knights.scenario import Scenario, kind, kinds, progress, track


def landing(seats: int = 3, turn: int = 0) -> Scenario:
    """Return a position in which the next ship face brings the seventh step."""
    return Scenario(seats=seats, turn=turn).with_(ship=6, robber_free=False)


def attack(events: list[Event]) -> Attacked:
    """Return the only attack among the events."""
    (only,) = (event for event in events if isinstance(event, Attacked))
    return only


def test_ck_055_a_ship_face_moves_the_ship_and_a_gate_does_not():
    s = Scenario().with_(ship=2)
    s.roll(1, 1, "ship")
    assert s.s.ship == 3
    for face in ("science", "trade", "politics"):
        gate = Scenario().with_(ship=2)
        gate.roll(1, 1, face)
        assert gate.s.ship == 2


@pytest.mark.parametrize("step", range(6))
def test_ck_056_six_ship_faces_do_no_harm(step):
    s = Scenario().with_(ship=step).city(0, "forest 8 N")
    assert "attacked" not in kinds(s.roll(1, 1)) and s.s.ship == step + 1


def test_ck_056_the_seventh_ship_face_is_the_attack():
    s = landing().city(0, "forest 8 N")
    assert "attacked" in kinds(s.roll(1, 1))


def test_ck_057_every_city_counts_one_and_settlements_nothing():
    s = (
        landing()
        .city(0, "forest 8 N", "hills 11 S")
        .city(1, "forest 10 N")
        .settlement(2, "pasture 4 S", "hills 6 N")
    )
    s.level(0, science=4).metropolis("science", "forest 8 N")
    assert attack(s.roll(1, 1)).strength == 3


def test_ck_058_only_active_knights_defend_with_their_levels():
    s = (
        landing()
        .knight(0, "forest 8 N", 1)
        .knight(1, "forest 10 N", 2)
        .knight(0, "hills 11 S", 3, active=False)
    )
    events = attack(s.roll(1, 1))
    assert events.defence == 3 and events.shares == (1, 2, 0)


def test_ck_059_a_player_without_cities_contributes():
    s = landing().city(0, "forest 8 N").knight(1, "forest 10 N")
    events = attack(s.roll(1, 1))
    assert (events.strength, events.defence) == (1, 1)
    assert s.there("forest 8 N") == (0, "city")


def test_ck_060_an_equal_defence_is_enough():
    held = landing().city(0, "forest 8 N").city(1, "forest 10 N").knight(0, "hills 11 S", 2)
    held.roll(1, 1)
    assert held.there("forest 8 N") == (0, "city") and held.there("forest 10 N") == (1, "city")
    lost = landing().city(0, "forest 8 N").city(1, "forest 10 N").knight(0, "hills 11 S", 1)
    lost.roll(1, 1)
    assert lost.there("forest 10 N") == (1, "settlement")


def test_ck_061_the_greatest_total_of_levels_gets_the_point():
    s = landing().city(2, "forest 8 N").knight(1, "pasture 4 S", 3)
    s.knight(0, "hills 11 N", 1).knight(0, "hills 11 S", 1)  # more knights, but weaker
    s.roll(1, 1)
    assert [s.s.players[seat].defender for seat in range(3)] == [0, 1, 0]
    assert s.score(1) == 1


def test_ck_062_tied_best_defenders_draw_a_card_and_get_no_point():
    s = (
        landing()
        .city(2, "forest 8 N")
        .knight(0, "hills 11 N", 2)
        .knight(1, "hills 11 S", 2)
        .knight(2, "hills 5 N", 1)
    )
    s.roll(1, 1)
    s.play(0, ChooseDeck(track("science")))
    s.play(1, ChooseDeck(track("science")))
    assert [
        len(s.s.players[seat].progress) + len(s.s.players[seat].shown) for seat in range(3)
    ] == [1, 1, 0]
    assert all(player.defender == 0 for player in s.s.players) and s.waits_for == "acting"


def test_ck_063_a_deck_of_level_zero_may_be_chosen():
    s = (
        landing()
        .city(2, "forest 8 N")
        .knight(0, "hills 11 N")
        .knight(1, "hills 11 S")
        .level(0, science=2)
    )
    s.deck("politics", "spy").roll(1, 1)
    s.play(0, ChooseDeck(track("politics")))
    assert s.progress(0) == ["spy"]


def test_ck_064_tied_defenders_choose_in_turn_order_among_decks_with_cards():
    s = landing(turn=1).city(2, "forest 8 N").knight(0, "hills 11 N").knight(1, "hills 11 S")
    s.deck("politics").roll(1, 1)
    assert s.who == (1,)
    assert {a.deck for a in s.choices(1, ChooseDeck)} == {track("science"), track("trade")}
    s.refused(1, ChooseDeck(track("politics")))
    s.play(1, ChooseDeck(track("trade")))
    assert s.who == (0,)
    s.play(0, ChooseDeck(track("trade")))
    assert s.waits_for == "acting"


def test_ck_065_defender_points_have_no_limit():
    s = landing().city(2, "forest 8 N").knight(1, "hills 11 N")
    s.players[1].defender = 8
    s.roll(1, 1)
    assert s.s.players[1].defender == 9


def test_ck_066_without_cities_and_knights_there_is_no_award():
    s = landing().settlement(0, "forest 8 N").knight(1, "hills 11 N", active=False)
    events = s.roll(1, 1)
    assert attack(events).strength == attack(events).defence == 0
    assert "defenders-tied" not in kinds(events) and all(
        player.defender == 0 for player in s.s.players
    )
    assert s.s.ship == 0 and s.waits_for == "acting"


def test_ck_067_the_lowest_contributor_loses_a_city():
    s = landing().city(0, "forest 8 N").city(1, "forest 10 N").city(2, "hills 11 S", "hills 6 N")
    s.knight(0, "pasture 4 S", 1).knight(2, "pasture 12 S", 2)
    s.roll(1, 1)
    assert [s.there(at)[1] for at in ("forest 8 N", "forest 10 N", "hills 11 S")] == [
        "city",
        "settlement",
        "city",
    ]


def test_ck_068_players_without_a_plain_city_are_passed_over():
    s = (
        landing()
        .settlement(0, "forest 8 N")
        .city(1, "forest 10 N")
        .city(2, "hills 11 S", "hills 6 N", "hills 5 N")
    )
    s.level(1, trade=4).metropolis("trade", "forest 10 N").knight(2, "pasture 12 S", 2)
    s.roll(1, 1)
    assert s.who == (2,)
    s.play(2, LoseCity(s.node("hills 5 N")))
    assert s.there("hills 5 N") == (2, "settlement")
    assert s.there("forest 8 N") == (0, "settlement") and s.there("forest 10 N") == (1, "city")


def test_ck_069_all_who_tie_for_the_lowest_lose_a_city():
    s = (
        landing()
        .city(0, "forest 8 N")
        .city(1, "forest 10 N")
        .city(2, "hills 11 S")
        .knight(2, "hills 6 N", 2)
    )
    s.roll(1, 1)
    assert [s.there(at)[1] for at in ("forest 8 N", "forest 10 N")] == ["settlement", "settlement"]
    assert s.there("hills 11 S") == (2, "city")


def test_ck_070_a_loser_with_several_cities_chooses():
    s = landing().city(0, "forest 8 N", "hills 11 S").city(1, "hills 6 N").knight(1, "hills 5 N")
    s.roll(1, 1)
    assert s.who == (0,)
    assert {a.node for a in s.choices(0, LoseCity)} == {s.node("forest 8 N"), s.node("hills 11 S")}
    s.refused(0, LoseCity(s.node("hills 6 N")))
    s.play(0, LoseCity(s.node("hills 11 S")))
    assert s.there("hills 11 S") == (0, "settlement") and s.there("forest 8 N") == (0, "city")


def test_ck_071_a_lost_city_becomes_a_settlement():
    s = landing().city(0, "forest 8 N")
    s.roll(1, 1)
    assert s.there("forest 8 N") == (0, "settlement")
    assert (s.s.players[0].cities, s.s.players[0].settlements) == (4, 4)
    assert s.score(0) == 1


def test_ck_072_a_metropolis_is_never_destroyed():
    s = (
        landing()
        .city(0, "forest 8 N", "hills 11 S")
        .level(0, science=4)
        .metropolis("science", "forest 8 N")
    )
    s.roll(1, 1)
    assert s.there("forest 8 N") == (0, "city") and s.there("hills 11 S") == (0, "settlement")
    assert s.s.metropolis[track("science")] == s.node("forest 8 N")


def test_ck_073_losers_are_fixed_before_any_city_changes():
    # Four cities against three: after the first loss alone the defence would have been enough.
    s = (
        landing()
        .city(0, "forest 8 N", "hills 11 S")
        .city(1, "forest 10 N", "hills 6 N")
        .knight(2, "hills 5 N", 3)
    )
    s.roll(1, 1)
    assert set(s.who) == {0, 1}
    s.play(1, LoseCity(s.node("hills 6 N")))
    assert s.who == (0,)
    s.play(0, LoseCity(s.node("hills 11 S")))
    assert s.there("hills 6 N") == (1, "settlement") and s.there("hills 11 S") == (0, "settlement")


@pytest.mark.parametrize("level", [1, 3])
def test_ck_074_after_any_attack_the_ship_is_home_and_all_knights_rest(level):
    s = (
        landing()
        .city(0, "forest 8 N")
        .city(1, "forest 10 N")
        .knight(0, "hills 11 N", level)
        .knight(1, "hills 11 S", 1)
    )
    s.city(2, "hills 6 N", "hills 5 N").level(2, trade=4, politics=4)
    s.metropolis("trade", "hills 6 N").metropolis("politics", "hills 5 N")
    s.roll(1, 1)
    assert s.s.ship == 0 and not s.active("hills 11 N") and not s.active("hills 11 S")


def test_ck_075_no_knight_wakes_between_landing_and_attack():
    s = landing().city(0, "forest 8 N").knight(0, "hills 11 N", active=False).hand(0, grain=1)
    events = s.roll(1, 1)
    assert attack(events).defence == 0 and s.there("forest 8 N") == (0, "settlement")
    assert s.can(0, Activate(s.node("hills 11 N")))


def test_ck_076_production_sees_the_board_after_the_attack():
    s = landing().city(0, "forest 8 N")
    events = kinds(s.roll(4, 4))
    assert events.index("city-lost") < events.index("produced")
    assert s.cards(0) == {"lumber": 1}


def test_ck_082_who_loses_the_last_city_keeps_levels_abilities_and_cards():
    s = (
        landing()
        .city(0, "forest 8 N")
        .level(0, trade=3, science=2)
        .card(0, "spy", "crane")
        .hand(0, cloth=3)
    )
    s.roll(1, 1)
    assert s.s.players[0].tracks == [2, 3, 0] and s.progress(0) == ["crane", "spy"]
    s.play(0, TradeBank(kind("cloth"), kind("ore")))
    assert s.cards(0) == {"cloth": 1, "ore": 1}


def test_e05_a_city_on_hills_pillaged_by_the_same_roll_yields_one_brick():
    s = landing().city(0, "hills 6 NW")
    s.roll(1, 5)
    assert s.cards(0) == {"brick": 1}


def test_e35_the_sixth_ship_is_harmless_and_the_seventh_attacks():
    s = Scenario().with_(ship=5, robber_free=False).city(0, "forest 8 N")
    assert "attacked" not in kinds(s.roll(1, 1)) and s.s.ship == 6
    s.play(0, EndTurn())
    assert "attacked" in kinds(s.roll(1, 1)) and s.s.ship == 0


def test_e37_equal_strength_defends():
    s = landing().city(0, "forest 8 N").knight(0, "hills 11 N")
    s.roll(1, 1)
    assert s.there("forest 8 N") == (0, "city") and s.s.players[0].defender == 1


def test_e38_an_inactive_strong_knight_contributes_nothing():
    s = landing().city(0, "forest 8 N").knight(0, "hills 11 N", 2, active=False)
    assert attack(s.roll(1, 1)).shares == (0, 0, 0)


def test_e39_a_player_without_cities_may_be_the_best_defender():
    s = landing().city(0, "forest 8 N").knight(0, "hills 11 N", 1).knight(1, "hills 11 S", 2)
    s.roll(1, 1)
    assert s.s.players[1].defender == 1 and s.s.players[0].defender == 0


def test_e40_the_seventh_defender_award_still_counts():
    s = landing().city(0, "forest 8 N").knight(1, "hills 11 S", 2)
    s.players[1].defender = 6
    s.roll(1, 1)
    assert s.score(1) == 7


def test_e42_a_constitution_drawn_after_a_tie_is_kept_and_scores():
    s = (
        landing()
        .city(2, "forest 8 N")
        .knight(0, "hills 11 N")
        .knight(1, "hills 11 S")
        .deck("politics", "constitution")
    )
    s.roll(1, 1)
    s.play(0, ChooseDeck(track("politics")))
    assert s.s.players[0].shown == [progress("constitution")] and s.score(0) == 1


def test_e43_no_cities_and_no_active_knights():
    s = landing()
    s.roll(1, 1)
    assert (
        s.waits_for == "acting" and s.s.robber_free and all(s.score(seat) == 0 for seat in range(3))
    )


def test_e44_two_lowest_players_both_lose_one():
    s = landing(4).city(0, "forest 8 N", "hills 6 N").city(1, "forest 10 N").city(2, "hills 11 S")
    s.knight(2, "pasture 12 S")
    s.roll(1, 1)
    s.play(0, LoseCity(s.node("forest 8 N")))
    assert (
        s.there("forest 8 N")[1] == s.there("forest 10 N")[1] == "settlement"
        and s.there("hills 11 S")[1] == "city"
    )


def test_e46_with_only_metropolises_nothing_is_lost():
    s = landing().city(0, "forest 8 N").city(1, "forest 10 N").level(0, trade=4).level(1, science=4)
    s.metropolis("trade", "forest 8 N").metropolis("science", "forest 10 N").knight(
        2, "hills 11 S", 1
    )
    s.roll(1, 1)
    assert s.there("forest 8 N")[1] == s.there("forest 10 N")[1] == "city"
    assert s.s.ship == 0 and not s.active("hills 11 S") and s.s.players[2].defender == 0


def test_e47_the_owner_of_three_cities_picks():
    s = landing().city(0, "forest 8 N", "hills 6 N", "hills 11 S")
    s.roll(1, 1)
    assert len(s.choices(0, LoseCity)) == 3
    s.play(0, LoseCity(s.node("hills 6 N")))
    assert s.there("hills 6 N") == (0, "settlement")


def test_e53_no_activation_as_the_ship_lands():
    s = (
        landing()
        .city(0, "forest 8 N")
        .knight(0, "hills 11 N", active=False)
        .hand(0, grain=1)
        .start()
    )
    s.refused(0, Activate(s.node("hills 11 N")))
    s.roll(1, 1)
    assert s.there("forest 8 N") == (0, "settlement")


def test_e68_a_displaced_active_knight_defends_in_the_next_attack():
    s = (
        Scenario()
        .with_(ship=6)
        .city(0, "hills 6 N")
        .knight(0, "forest 8 N", 2)
        .roads(0, "forest 8 N", "NE")
    )
    s.knight(1, "forest 8 NE", 1).roads(1, "forest 8 NE", "SE", "S")
    s.play(0, Displace(s.node("forest 8 N"), s.node("forest 8 NE")))
    s.play(1, Relocate(s.node("forest 8 S")))
    s.play(0, EndTurn())
    assert attack(s.roll(1, 1)).shares == (0, 1, 0)
