"""Moving, displacing and chasing (CK-098 to CK-110)."""

import pytest

from tabletop_tui.games.cities_and_knights.rules.actions import (
    BuildRoad,
    Chase,
    Displace,
    MoveKnight,
    MoveRobber,
    Relocate,
    Steal,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.politics import PlayIntrigue
from tests.games.cities_and_knights.scenario import Scenario, kinds


def ring(level: int = 2, active: bool = True) -> Scenario:
    """Return a position of seat 0 with roads from the top of hills 11 clockwise to its south-west,
    and a knight at the top.
    """
    s = Scenario().roads(0, "hills 11 N", "NE", "SE", "S", "SW").settlement(0, "hills 11 SW")
    return s.knight(0, "hills 11 N", level, active=active)


def move(s: Scenario, place: str, to: str) -> MoveKnight:
    """Return a move from corner to corner."""
    return MoveKnight(s.node(place), s.node(to))


def drive(s: Scenario, place: str, to: str) -> Displace:
    """Return a displacement from corner to corner."""
    return Displace(s.node(place), s.node(to))


def test_ck_098_a_knight_moves_along_own_roads_to_an_empty_corner():
    s = ring()
    targets = {a.to for a in s.choices(0, MoveKnight)}
    assert targets == {s.node(f"hills 11 {corner}") for corner in ("NE", "SE", "S")}
    s.refused(0, move(s, "hills 11 N", "hills 11 NW"))
    s.play(0, move(s, "hills 11 N", "hills 11 S"))
    assert s.there("hills 11 S") == (0, "strong-knight") and s.there("hills 11 N") == (
        -1,
        "nothing",
    )


def test_ck_099_a_moving_knight_passes_own_pieces():
    s = ring().settlement(0, "hills 11 SE").knight(0, "hills 11 NE", active=False)
    s.play(0, move(s, "hills 11 N", "hills 11 S"))
    assert s.there("hills 11 S") == (0, "strong-knight")


@pytest.mark.parametrize("blocker", ["settlement", "city", "knight"])
def test_ck_099_but_never_an_opponents(blocker):
    s = ring()
    s.knight(1, "hills 11 SE", active=False) if blocker == "knight" else s.put(
        1, blocker, "hills 11 SE"
    )
    assert {a.to for a in s.choices(0, MoveKnight)} == {s.node("hills 11 NE")}
    s.refused(0, move(s, "hills 11 N", "hills 11 S"))


@pytest.mark.parametrize(
    ("mine", "theirs"), [(1, 1), (1, 2), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (3, 3)]
)
def test_ck_100_only_a_weaker_opposing_knight_is_displaced(mine, theirs):
    s = ring(mine).knight(1, "hills 11 SE", theirs)
    assert s.can(0, drive(s, "hills 11 N", "hills 11 SE")) is (mine > theirs)
    own = ring(3).knight(0, "hills 11 SE", 1)
    own.refused(0, drive(own, "hills 11 N", "hills 11 SE"))


def test_ck_101_without_connecting_roads_there_is_no_displacing():
    near = ring(3).knight(1, "hills 11 NW", 1)  # beside it, but without a road between
    near.refused(0, drive(near, "hills 11 N", "hills 11 NW"))
    theirs = (
        ring(3).roads(1, "hills 11 N", "NW").knight(1, "hills 11 NW", 1)
    )  # joined by their road only
    theirs.refused(0, drive(theirs, "hills 11 N", "hills 11 NW"))
    cut = ring(3).settlement(1, "hills 11 NE").knight(1, "hills 11 SE", 1)
    cut.refused(0, drive(cut, "hills 11 N", "hills 11 SE"))


def displaced() -> Scenario:
    """Return a position in which a knight of seat 1, with two roads of its own, was just displaced
    from the south-east of hills 11.
    """
    s = ring(2).knight(1, "hills 11 SE").roads(1, "hills 11 SE", "pasture 3 S", "pasture 3 SE")
    s.play(0, drive(s, "hills 11 N", "hills 11 SE"))
    return s


def test_ck_102_the_owner_picks_a_corner_on_the_own_roads():
    s = displaced()
    assert s.who == (1,)
    places = {a.node for a in s.choices(1, Relocate)}
    assert places == {s.node("pasture 3 S"), s.node("pasture 3 SE")}
    s.refused(1, Relocate(s.node("hills 11 NE")))
    s.refused(0, Relocate(s.node("pasture 3 S")))
    s.play(1, Relocate(s.node("pasture 3 SE")))
    assert s.there("pasture 3 SE") == (1, "basic-knight") and s.there("hills 11 SE") == (
        0,
        "strong-knight",
    )


def test_ck_103_it_cannot_stay_where_it_was_driven_from():
    s = displaced()
    assert s.node("hills 11 SE") not in {a.node for a in s.choices(1, Relocate)}
    s.refused(1, Relocate(s.node("hills 11 SE")))


def test_ck_104_it_leaves_the_board_only_without_a_legal_corner():
    gone = (
        ring(2)
        .knight(1, "hills 11 SE")
        .roads(1, "hills 11 SE", "pasture 3 S")
        .settlement(2, "pasture 3 S")
    )
    gone.play(0, drive(gone, "hills 11 N", "hills 11 SE"))
    assert gone.waits_for == "acting" and gone.s.players[1].knights == [2, 2, 2]
    one = ring(2).knight(1, "hills 11 SE").roads(1, "hills 11 SE", "pasture 3 S")
    one.play(0, drive(one, "hills 11 N", "hills 11 SE"))
    if one.waits_for == "relocating":
        one.play(1, Relocate(one.node("pasture 3 S")))
    assert one.there("pasture 3 S") == (1, "basic-knight")


@pytest.mark.parametrize("active", [True, False])
@pytest.mark.parametrize("level", [1, 2])
def test_ck_105_it_keeps_its_level_and_state(level, active):
    s = (
        ring(3)
        .knight(1, "hills 11 SE", level, active=active)
        .roads(1, "hills 11 SE", "pasture 3 S", "pasture 3 SE")
    )
    s.play(0, drive(s, "hills 11 N", "hills 11 SE"))
    s.play(1, Relocate(s.node("pasture 3 S")))
    assert s.there("pasture 3 S") == (1, ("basic-knight", "strong-knight")[level - 1])
    assert s.active("pasture 3 S") is active


def test_ck_106_it_displaces_nobody():
    s = (
        ring(3)
        .knight(1, "hills 11 SE", 2)
        .roads(1, "hills 11 SE", "pasture 3 S", "pasture 3 SE", "pasture 3 NE")
    )
    s.knight(2, "pasture 3 NE", 1)
    s.play(0, drive(s, "hills 11 N", "hills 11 SE"))
    s.refused(1, Relocate(s.node("pasture 3 NE")))
    assert s.choices(1, Displace) == []


@pytest.mark.parametrize("level", [1, 2, 3])
def test_ck_107_a_ready_knight_chases_from_a_corner_of_the_robbers_hex(level):
    s = ring(level).robber("hills 11")
    assert s.can(0, Chase(s.node("hills 11 N")))
    away = ring(level).robber("pasture 4")
    away.refused(0, Chase(away.node("hills 11 N")))
    asleep = ring(level, active=False).robber("hills 11")
    asleep.refused(0, Chase(asleep.node("hills 11 N")))


def test_ck_108_chasing_moves_the_robber_and_then_steals():
    s = (
        ring()
        .robber("hills 11")
        .settlement(1, "forest 8 N")
        .settlement(2, "forest 8 S")
        .hand(1, ore=1)
        .hand(2, wool=1)
    )
    s.play(0, Chase(s.node("hills 11 N")))
    assert s.who == (0,)
    s.refused(0, MoveRobber(s.hex("hills 11")))
    assert len(s.choices(0, MoveRobber)) == 18
    s.play(0, MoveRobber(s.hex("forest 8")))
    s.play(0, Steal(2))
    assert s.s.robber == s.hex("forest 8") and s.cards(0) == {"wool": 1} and s.cards(2) == {}


def test_ck_109_no_chase_before_the_first_attack():
    s = ring().robber("hills 11").with_(robber_free=False)
    s.refused(0, Chase(s.node("hills 11 N")))
    assert s.choices(0, Chase) == []


@pytest.mark.parametrize("ship", [0, 1, 6])
def test_ck_109_the_lock_ends_with_the_attack_wherever_the_ship_is(ship):
    s = ring().robber("hills 11").with_(robber_free=False, ship=ship)
    assert s.refused(0, Chase(s.node("hills 11 N"))) == "robber-locked"
    assert s.why_closed(0, Chase) == "robber-locked"
    free = ring().robber("hills 11").with_(robber_free=True, ship=ship)
    assert [a.node for a in free.choices(0, Chase)] == [free.node("hills 11 N")]


def test_ck_110_several_knights_may_chase_in_one_turn():
    s = ring().robber("hills 11").knight(0, "hills 11 S")
    s.play(0, Chase(s.node("hills 11 N")))
    s.play(0, MoveRobber(s.hex("mountains 6")))
    s.play(0, Chase(s.node("hills 11 S")))
    s.play(0, MoveRobber(s.hex("forest 8")))
    assert s.s.robber == s.hex("forest 8") and not s.active("hills 11 S")


def test_e18_a_knight_next_to_the_locked_robber():
    s = ring().robber("hills 11").with_(robber_free=False)
    s.refused(0, Chase(s.node("hills 11 N")))


def test_e63_past_the_own_settlement_and_knight():
    s = ring().settlement(0, "hills 11 NE").knight(0, "hills 11 SE", 1)
    assert s.can(0, move(s, "hills 11 N", "hills 11 S"))


def test_e64_not_past_an_opponents_knight_or_settlement():
    for piece in ("knight", "settlement"):
        s = ring()
        s.knight(1, "hills 11 NE", 3) if piece == "knight" else s.settlement(1, "hills 11 NE")
        s.refused(0, move(s, "hills 11 N", "hills 11 SE"))


def test_e65_over_a_road_built_this_turn():
    s = ring().hand(0, brick=1, lumber=1)
    s.refused(0, move(s, "hills 11 N", "hills 11 NW"))
    s.play(0, BuildRoad(s.between("hills 11 N", "hills 11 NW")))
    s.play(0, move(s, "hills 11 N", "hills 11 NW"))
    assert s.there("hills 11 NW") == (0, "strong-knight")


def test_e66_equals_do_not_displace_each_other():
    for level in (1, 2):
        s = ring(level).knight(1, "hills 11 SE", level)
        s.refused(0, drive(s, "hills 11 N", "hills 11 SE"))


def test_e70_a_displaced_knight_displaces_nobody():
    # Only Intrigue can drive away a mighty knight.
    s = Scenario().roads(0, "hills 11 N", "NE").card(0, "intrigue").knight(1, "hills 11 NE", 3)
    s.roads(1, "hills 11 NE", "SE", "S").knight(2, "hills 11 SE", 1)
    events = kinds(s.play(0, PlayIntrigue(s.node("hills 11 NE"))))
    assert "knight-left" in events and s.there("hills 11 SE") == (2, "basic-knight")


def test_e81_two_ready_knights_chase_in_one_turn():
    s = ring().robber("hills 11").knight(0, "hills 11 S").knight(0, "hills 11 NE", 3)
    s.play(0, Chase(s.node("hills 11 N")))
    s.play(0, MoveRobber(s.hex("mountains 6")))
    s.refused(0, Chase(s.node("hills 11 NE")))  # not beside the new hex
    assert s.can(0, Chase(s.node("hills 11 S")))


def test_e82_the_robber_may_not_be_chased_to_its_own_hex():
    s = ring().robber("hills 11")
    s.play(0, Chase(s.node("hills 11 N")))
    s.refused(0, MoveRobber(s.hex("hills 11")))
