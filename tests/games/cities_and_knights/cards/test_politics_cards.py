"""Politics cards about the robber, knights and roads (CK-208 to CK-224, CK-231, CK-232)."""

import pytest

from tabletop_tui.games.cities_and_knights.rules.actions import Activate, MoveKnight, Relocate
from tabletop_tui.games.cities_and_knights.rules.events import Stole
from tabletop_tui.games.cities_and_knights.rules.progress_cards.politics import (
    DeclineKnight,
    EnlistKnight,
    KeepRoad,
    PlayBishop,
    PlayDeserter,
    PlayDiplomat,
    PlayIntrigue,
    PlayWarlord,
    RebuildRoad,
    RemoveKnight,
)
from tests.games.cities_and_knights.scenario import Scenario, kinds


def test_ck_208_the_bishop_is_refused_before_the_first_attack():
    s = Scenario().card(0, "bishop").with_(robber_free=False)
    s.refused(0, PlayBishop(s.hex("forest 8")))
    assert s.choices(0, PlayBishop) == []


@pytest.mark.parametrize("ship", [0, 1, 5, 6])
def test_ck_208_the_bishop_waits_for_the_attack_wherever_the_ship_is(ship):
    s = Scenario().card(0, "bishop").with_(robber_free=False, ship=ship)
    assert s.refused(0, PlayBishop(s.hex("forest 8"))) == "robber-locked"
    assert s.why_closed(0, PlayBishop) == "robber-locked"
    free = Scenario().card(0, "bishop").with_(robber_free=True, ship=ship)
    assert {a.hex for a in free.choices(0, PlayBishop)} == set(range(19)) - {free.s.robber}


def test_ck_209_the_bishop_moves_the_robber_and_steals_from_each_opponent_there():
    s = Scenario(4).card(0, "bishop").settlement(0, "hills 11 N").hand(0, ore=1)
    s.settlement(1, "hills 11 SE").city(2, "hills 11 SW").hand(1, wool=2).hand(2, coin=2).hand(
        3, grain=2
    )
    s.refused(0, PlayBishop(s.hex("desert 0")))  # it is there already
    events = s.play(0, PlayBishop(s.hex("hills 11")))
    assert [e.victim for e in events if isinstance(e, Stole)] == [1, 2]
    assert s.s.robber == s.hex("hills 11") and s.cards(0) == {"ore": 1, "wool": 1, "coin": 1}
    assert s.cards(3) == {"grain": 2} and s.waits_for == "acting"


def test_ck_210_the_bishop_takes_one_card_a_player():
    s = (
        Scenario()
        .card(0, "bishop")
        .city(1, "hills 11 N")
        .settlement(1, "hills 11 SE", "hills 11 SW")
        .hand(1, wool=5)
    )
    s.play(0, PlayBishop(s.hex("hills 11")))
    assert s.cards(0) == {"wool": 1} and s.cards(1) == {"wool": 4}


def test_ck_211_the_deserters_opponent_removes_a_knight_of_choice():
    s = (
        Scenario()
        .card(0, "deserter")
        .knight(1, "hills 11 N", 1)
        .knight(1, "hills 11 SE", 2)
        .knight(2, "hills 6 N")
    )
    s.play(0, PlayDeserter(1))
    assert s.who == (1,)
    assert {a.node for a in s.choices(1, RemoveKnight)} == {
        s.node("hills 11 N"),
        s.node("hills 11 SE"),
    }
    s.refused(1, RemoveKnight(s.node("hills 6 N")))
    s.play(1, RemoveKnight(s.node("hills 11 N")))
    assert s.there("hills 11 N") == (-1, "nothing") and s.s.players[1].knights == [2, 1, 2]
    assert s.there("hills 11 SE") == (1, "strong-knight")


def test_ck_212_no_deserter_from_an_opponent_without_knights():
    s = Scenario().card(0, "deserter").knight(1, "hills 11 N").knight(0, "hills 6 N")
    assert {a.victim for a in s.choices(0, PlayDeserter)} == {1}
    s.refused(0, PlayDeserter(2))
    s.refused(0, PlayDeserter(0))


def deserted(level: int = 2, active: bool = True) -> Scenario:
    """Return a position after a knight of seat 1 left; seat 0 has three corners beside its roads,
    and a grain.
    """
    s = (
        Scenario()
        .card(0, "deserter")
        .hand(0, grain=1)
        .roads(0, "forest 8 N", "NE", "SE")
        .knight(1, "hills 11 N", level, active=active)
    )
    s.play(0, PlayDeserter(1))
    return s


def test_ck_213_a_free_knight_of_the_removed_level_or_lower():
    s = deserted(2)
    assert s.who == (0,)
    assert {a.level for a in s.choices(0, EnlistKnight)} == {1, 2}
    assert {a.node for a in s.choices(0, EnlistKnight)} == {
        s.node(f"forest 8 {at}") for at in ("N", "NE", "SE")
    }
    s.refused(0, EnlistKnight(s.node("forest 8 N"), 3))
    s.refused(0, EnlistKnight(s.node("hills 11 N"), 2))
    s.play(0, EnlistKnight(s.node("forest 8 SE"), 1))
    assert s.there("forest 8 SE") == (0, "basic-knight") and s.s.players[0].knights == [1, 2, 2]


def test_ck_213_the_player_may_place_none():
    s = deserted(1)
    s.play(0, DeclineKnight())
    assert (
        s.waits_for == "acting"
        and s.s.players[0].knights == [2, 2, 2]
        and s.s.players[1].knights == [2, 2, 2]
    )


@pytest.mark.parametrize("active", [True, False])
def test_ck_214_it_copies_the_removed_knights_state(active):
    s = deserted(2, active)
    s.play(0, EnlistKnight(s.node("forest 8 SE"), 2))
    assert s.active("forest 8 SE") is active


def test_ck_215_a_mighty_one_without_the_fortress_and_a_loss_in_any_case():
    s = deserted(3)
    s.play(0, EnlistKnight(s.node("forest 8 SE"), 3))
    assert s.there("forest 8 SE") == (0, "mighty-knight")
    nowhere = Scenario().card(0, "deserter").knight(1, "hills 11 N", 3)
    nowhere.play(0, PlayDeserter(1))
    assert nowhere.waits_for == "acting" and nowhere.there("hills 11 N") == (-1, "nothing")


def test_ck_216_an_active_one_may_act_in_the_same_turn():
    s = deserted(2)
    s.play(0, EnlistKnight(s.node("forest 8 SE"), 2))
    s.play(0, MoveKnight(s.node("forest 8 SE"), s.node("forest 8 N")))
    assert s.there("forest 8 N") == (0, "strong-knight")
    asleep = deserted(2, active=False)
    asleep.play(0, EnlistKnight(asleep.node("forest 8 SE"), 2))
    asleep.play(0, Activate(asleep.node("forest 8 SE")))
    asleep.refused(0, MoveKnight(asleep.node("forest 8 SE"), asleep.node("forest 8 N")))


def diplomat() -> Scenario:
    """Return roads of seat 1 along the ring of hills 11, from a settlement at its top; the last one
    is open.
    """
    s = (
        Scenario()
        .card(0, "diplomat")
        .settlement(1, "hills 11 N")
        .roads(1, "hills 11 N", "NE", "SE", "S")
    )
    return s.settlement(0, "forest 8 N").roads(0, "forest 8 N", "NE", "SE", "S")


def test_ck_217_the_diplomat_removes_an_open_road_of_any_player():
    s = diplomat()
    assert {a.edge for a in s.choices(0, PlayDiplomat)} == {
        s.edge("hills 11 SE - S"),
        s.edge("forest 8 SE - S"),
    }
    s.play(0, PlayDiplomat(s.edge("hills 11 SE - S")))
    assert s.s.road[s.edge("hills 11 SE - S")] == -1 and s.s.players[1].roads == 13
    assert s.waits_for == "acting" and s.s.players[1].longest == 2


@pytest.mark.parametrize("piece", ["road", "settlement", "city", "knight"])
def test_ck_218_a_road_with_own_pieces_at_both_ends_is_not_open(piece):
    s = diplomat()
    if piece == "road":
        s.roads(1, "hills 11 S", "SW")
    elif piece == "knight":
        s.knight(1, "hills 11 S", active=False)
    else:
        s.put(1, piece, "hills 11 S")
    s.refused(0, PlayDiplomat(s.edge("hills 11 SE - S")))


@pytest.mark.parametrize("piece", ["road", "settlement", "knight"])
def test_ck_219_an_opponents_piece_alone_leaves_the_end_free(piece):
    s = diplomat()
    if piece == "road":
        s.roads(2, "hills 11 S", "SW")
    elif piece == "knight":
        s.roads(2, "hills 11 S", "SW").knight(2, "hills 11 S")
    else:
        s.settlement(2, "hills 11 S")
    assert s.can(0, PlayDiplomat(s.edge("hills 11 SE - S")))


def test_ck_220_the_own_road_may_be_rebuilt_elsewhere_but_not_on_the_same_edge():
    s = diplomat()
    s.play(0, PlayDiplomat(s.edge("forest 8 SE - S")))
    s.refused(0, RebuildRoad(s.edge("forest 8 SE - S")))
    s.refused(0, RebuildRoad(s.edge("forest 10 N - NE")))
    s.play(0, RebuildRoad(s.edge("forest 8 N - NW")))
    assert (
        s.s.road[s.edge("forest 8 N - NW")] == 0 and s.s.players[0].roads == 12 and s.cards(0) == {}
    )
    kept = diplomat()
    kept.play(0, PlayDiplomat(kept.edge("forest 8 SE - S")))
    kept.play(0, KeepRoad())
    assert kept.s.players[0].roads == 13 and kept.waits_for == "acting"


def test_ck_221_the_last_road_of_a_knight_stays():
    s = Scenario().card(0, "diplomat").roads(1, "hills 11 N", "NE").knight(1, "hills 11 N")
    s.refused(0, PlayDiplomat(s.edge("hills 11 N - NE")))
    two = Scenario().card(0, "diplomat").roads(1, "hills 11 NW", "N", "NE").knight(1, "hills 11 N")
    assert two.can(0, PlayDiplomat(two.edge("hills 11 N - NE")))


def test_ck_222_without_an_open_road_the_diplomat_is_refused():
    s = (
        Scenario()
        .card(0, "diplomat")
        .settlement(1, "hills 11 N")
        .knight(1, "hills 11 NE", active=False)
    )
    s.roads(1, "hills 11 N", "NE")
    assert s.choices(0, PlayDiplomat) == []
    s.refused(0, PlayDiplomat(s.edge("hills 11 N - NE")))


@pytest.mark.parametrize("level", [1, 2, 3])
def test_ck_223_intrigue_drives_a_knight_from_a_corner_of_an_own_road(level):
    s = Scenario().card(0, "intrigue").roads(0, "hills 11 N", "NE").knight(0, "hills 11 N", 1)
    s.roads(1, "hills 11 NE", "SE", "S").knight(1, "hills 11 NE", level).knight(2, "forest 8 N", 1)
    s.refused(0, PlayIntrigue(s.node("forest 8 N")))  # no road of seat 0 there
    s.refused(0, PlayIntrigue(s.node("hills 11 N")))  # its own
    s.play(0, PlayIntrigue(s.node("hills 11 NE")))
    assert s.who == (1,)
    s.play(1, Relocate(s.node("hills 11 S")))
    assert s.there("hills 11 S")[0] == 1 and s.there("hills 11 NE") == (-1, "nothing")


def test_ck_224_intrigue_needs_no_knight_and_places_none():
    s = (
        Scenario()
        .card(0, "intrigue")
        .roads(0, "hills 11 N", "NE")
        .roads(1, "hills 11 NE", "SE", "S")
    )
    s.knight(1, "hills 11 NE", 3)
    s.play(0, PlayIntrigue(s.node("hills 11 NE")))
    s.play(1, Relocate(s.node("hills 11 SE")))
    assert s.there("hills 11 NE") == (-1, "nothing") and s.s.players[0].knights == [2, 2, 2]


def test_ck_231_the_warlord_activates_all_own_inactive_knights_for_free():
    s = (
        Scenario()
        .card(0, "warlord")
        .knight(0, "hills 11 N", 1, active=False)
        .knight(0, "hills 11 SE", 3, active=False)
    )
    s.knight(0, "hills 11 SW", 2).knight(1, "forest 8 N", active=False)
    s.play(0, PlayWarlord())
    assert all(s.active(f"hills 11 {at}") for at in ("N", "SE", "SW")) and not s.active(
        "forest 8 N"
    )


def test_ck_232_a_knight_woken_by_the_warlord_does_not_act_and_needs_to_sleep_first():
    s = (
        Scenario()
        .card(0, "warlord")
        .roads(0, "hills 11 N", "NE", "SE")
        .knight(0, "hills 11 N", 1, active=False)
    )
    s.roads(0, "forest 8 N", "NE", "SE").knight(0, "forest 8 N", 2)
    s.play(0, PlayWarlord())
    s.refused(0, MoveKnight(s.node("hills 11 N"), s.node("hills 11 SE")))
    assert s.can(0, MoveKnight(s.node("forest 8 N"), s.node("forest 8 SE")))  # active before
    awake = (
        Scenario().card(0, "warlord").knight(0, "hills 11 N").knight(1, "forest 8 N", active=False)
    )
    awake.refused(0, PlayWarlord())


def test_e19_no_bishop_before_the_first_attack():
    s = Scenario().card(0, "bishop").with_(robber_free=False).city(1, "forest 8 N").hand(1, ore=2)
    s.refused(0, PlayBishop(s.hex("forest 8")))
    free = Scenario().card(0, "bishop").city(1, "forest 8 N").hand(1, ore=2)
    assert free.can(0, PlayBishop(free.hex("forest 8")))


def test_e96_an_end_blocked_only_by_an_opponent_is_open():
    s = diplomat().settlement(2, "hills 11 S")
    s.play(0, PlayDiplomat(s.edge("hills 11 SE - S")))
    assert s.s.road[s.edge("hills 11 SE - S")] == -1


def test_e98_intrigue_on_a_mighty_knight_without_an_own_one():
    s = Scenario().card(0, "intrigue").roads(0, "hills 11 N", "NE").knight(1, "hills 11 NE", 3)
    s.roads(1, "hills 11 NE", "SE").settlement(2, "hills 11 SE")
    events = s.play(0, PlayIntrigue(s.node("hills 11 NE")))
    assert "knight-left" in kinds(events) and s.s.players[1].knights == [2, 2, 2]


def test_ck_221_the_last_road_of_a_knight_that_sleeps_stays():
    s = Scenario().card(0, "diplomat").roads(1, "hills 11 N", "NE")
    s.knight(1, "hills 11 N", active=False)
    s.refused(0, PlayDiplomat(s.edge("hills 11 N - NE")))
