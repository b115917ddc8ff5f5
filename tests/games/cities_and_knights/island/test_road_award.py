"""Longest Road: the award and its two points (CK-246 to CK-256)."""

import pytest

from tabletop_tui.games.cities_and_knights.rules.actions import (
    BuildRoad,
    BuildSettlement,
    Displace,
    MoveKnight,
    Recruit,
    Relocate,
)
from tabletop_tui.games.cities_and_knights.rules.constants import KINDS
from tabletop_tui.games.cities_and_knights.rules.progress_cards.politics import (
    DeclineKnight,
    PlayDeserter,
    PlayDiplomat,
    RebuildRoad,
)
from tests.games.cities_and_knights.scenario import Scenario

RING = ("NE", "SE", "S", "SW", "NW", "N")


def ring(seat: int, land: str, length: int, s: Scenario | None = None) -> Scenario:
    """Return roads from the top of a hex, clockwise."""
    return (s or Scenario()).roads(seat, f"{land} N", *RING[:length])


def build(s: Scenario, place: str) -> None:
    """Build a road of seat 0, which can pay for it."""
    s.play(0, BuildRoad(s.edge(place)))


ROAD = {"brick": 1, "lumber": 1}


def test_ck_246_the_first_road_of_five_gets_the_award_and_two_points():
    s = ring(0, "hills 11", 3).hand(0, brick=2, lumber=2)
    build(s, "hills 11 S - SW")
    assert s.s.players[0].longest == 4 and s.s.longest_road == -1 and s.score(0) == 0
    build(s, "hills 11 SW - NW")
    assert s.s.players[0].longest == 5 and s.s.longest_road == 0 and s.score(0) == 2


def test_ck_247_only_a_strictly_longer_road_takes_it():
    s = (
        ring(0, "hills 11", 4)
        .roads(1, "forest 8 N", "NE", "SE", "S", "SW", "NW")
        .hand(0, brick=2, lumber=2)
    )
    assert s.score(1) == 2
    build(s, "hills 11 SW - NW")
    assert (s.score(0), s.score(1)) == (0, 2)
    build(s, "hills 11 NW - N")
    assert (s.score(0), s.score(1)) == (2, 0) and s.s.longest_road == 0


def test_ck_248_branches_are_not_added():
    s = ring(0, "hills 11", 3).roads(0, "hills 11 NE", "pasture 3 N").hand(0, **ROAD)
    build(s, "pasture 3 SW - S")
    assert s.s.players[0].roads == 10 and s.s.players[0].longest == 3 and s.s.longest_road == -1


def test_ck_249_a_trail_passes_a_corner_twice_but_no_edge():
    # A ring of six with a tail of one at its top: the trail goes round and out by the tail.
    s = ring(0, "hills 11", 6).roads(0, "hills 11 N", "mountains 2 S").hand(0, **ROAD)
    build(s, "mountains 2 S - SE")
    assert s.s.players[0].longest == 8


@pytest.mark.parametrize(
    ("seat", "piece", "longest"), [(1, "settlement", 3), (1, "knight", 3), (0, "knight", 5)]
)
def test_ck_250_an_opponents_piece_splits_a_route_an_own_one_does_not(seat, piece, longest):
    s = ring(0, "hills 11", 5)
    if piece == "knight":
        s.knight(seat, "hills 11 S", active=False)
    else:
        s.settlement(seat, "hills 11 S")
    s.hand(0, **ROAD).settlement(0, "forest 8 N")
    build(s, "forest 8 N - NE")  # far away: everything is measured by the game itself
    assert s.s.players[0].longest == longest


def test_ck_251_a_route_may_end_at_an_opponents_piece():
    s = (
        ring(0, "hills 11", 4)
        .settlement(1, "hills 11 N")
        .knight(1, "hills 11 NW", active=False)
        .hand(0, **ROAD)
    )
    build(s, "hills 11 SW - NW")
    assert s.s.players[0].longest == 5 and s.s.longest_road == 0


def test_ck_252_a_route_is_whole_again_when_the_knight_leaves():
    s = ring(0, "hills 11", 5, Scenario(turn=1))
    s.roads(1, "hills 11 S", "mountains 6 SW", "S").knight(1, "hills 11 S")
    assert s.now().players[0].longest == 3 and s.s.longest_road == -1
    s.play(1, MoveKnight(s.node("hills 11 S"), s.node("mountains 6 S")))
    assert s.s.players[0].longest == 5 and s.s.longest_road == 0


def test_ck_253_the_award_is_set_aside_and_goes_to_the_next_sole_leader():
    s = (
        ring(1, "hills 11", 5)
        .roads(0, "pasture 3 S", "hills 11 SE")
        .roads(0, "forest 8 N", "NE", "SE", "S", "SW")
    )
    s.hand(0, brick=2, lumber=2, wool=1, ore=1)
    assert s.score(1) == 2
    s.play(0, Recruit(s.node("hills 11 SE")))
    assert s.s.players[1].longest == 3 and s.s.longest_road == -1 and s.score(1) == 0
    build(s, "forest 8 SW - NW")
    assert s.s.longest_road == 0 and s.score(0) == 2


def test_ck_253_no_award_while_two_tie():
    s = (
        ring(1, "hills 11", 6)
        .with_(longest_road=1)
        .roads(2, "fields 9 NE", "SE", "S", "SW", "NW", "N")
    )
    s.roads(0, "forest 8 N", "NE", "SE", "S", "SW", "NW").roads(0, "pasture 3 S", "hills 11 SE")
    s.roads(0, "fields 4 S", "hills 11 SW").knight(0, "hills 11 SW", active=False).hand(
        0, wool=1, ore=1
    )
    s.play(0, Recruit(s.node("hills 11 SE")))
    assert [p.longest for p in s.s.players] == [5, 4, 5] and s.s.longest_road == -1


def test_ck_254_a_holder_who_falls_behind_loses_to_a_sole_leader():
    s = (
        ring(1, "hills 11", 6)
        .roads(0, "pasture 3 S", "hills 11 SE")
        .roads(0, "forest 8 N", "NE", "SE", "S", "SW", "NW")
    )
    s.roads(0, "fields 4 S", "hills 11 SW").knight(0, "hills 11 SW", active=False).hand(
        0, wool=1, ore=1
    )
    s.with_(longest_road=1)
    s.play(0, Recruit(s.node("hills 11 SE")))
    assert (
        s.s.players[1].longest == 4 and s.s.longest_road == 0 and (s.score(0), s.score(1)) == (2, 0)
    )


def test_ck_255_after_a_knight_is_placed():
    s = ring(1, "hills 11", 5).roads(0, "pasture 3 S", "hills 11 SE").hand(0, wool=1, ore=1)
    assert s.score(1) == 2
    s.play(0, Recruit(s.node("hills 11 SE")))
    assert s.score(1) == 0


def test_ck_255_after_a_knight_is_moved():
    s = ring(1, "hills 11", 5).roads(0, "pasture 3 S", "hills 11 SE").knight(0, "pasture 3 S")
    assert s.score(1) == 2
    s.play(0, MoveKnight(s.node("pasture 3 S"), s.node("hills 11 SE")))
    assert s.score(1) == 0


def test_ck_255_after_a_knight_is_relocated():
    s = (
        ring(0, "hills 11", 5)
        .roads(1, "hills 11 SE", "pasture 3 S", "SE")
        .knight(1, "pasture 3 S", 1)
    )
    s.roads(0, "mountains 6 SE", "pasture 3 S").knight(0, "mountains 6 SE", 2)
    assert s.score(0) == 2
    s.play(0, Displace(s.node("mountains 6 SE"), s.node("pasture 3 S")))
    s.play(1, Relocate(s.node("hills 11 SE")))
    assert s.s.players[0].longest == 3 and s.score(0) == 0


def test_ck_255_after_a_knight_is_removed():
    s = (
        ring(0, "hills 11", 5)
        .roads(1, "hills 11 S", "mountains 6 SW")
        .knight(1, "hills 11 S")
        .card(0, "deserter")
    )
    assert s.now().longest_road == -1
    s.play(0, PlayDeserter(1))
    s.play(0, DeclineKnight())
    assert s.s.longest_road == 0


def test_ck_256_once_after_displacement_and_relocation():
    # Seat 0 would have six roads for a moment, but the knight driven off its route cuts it again,
    # down to five.
    s = (
        Scenario()
        .roads(0, "mountains 2 S", "hills 11 N", "NE", "SE", "S", "SW", "NW")
        .knight(0, "hills 11 N", 2)
    )
    s.roads(1, "fields 5 NE", "SE", "S", "SW", "NW", "N").knight(1, "hills 11 S", 1)
    assert [p.longest for p in s.now().players] == [4, 5, 0] and s.s.longest_road == 1
    s.play(0, Displace(s.node("hills 11 N"), s.node("hills 11 S")))
    assert s.waits_for == "relocating" and s.s.longest_road == 1
    s.play(1, Relocate(s.node("hills 11 SW")))
    assert [p.longest for p in s.s.players] == [5, 5, 0] and s.s.longest_road == 1


def test_ck_256_the_diplomat_settles_the_award_after_the_rebuild():
    s = (
        ring(0, "hills 11", 5)
        .roads(1, "forest 8 N", "NE", "SE", "S", "SW", "NW")
        .card(0, "diplomat")
    )
    s.with_(longest_road=0)
    s.play(0, PlayDiplomat(s.edge("hills 11 SW - NW")))
    assert s.s.longest_road == 0
    s.play(0, RebuildRoad(s.edge("hills 11 N - NW")))
    assert s.s.longest_road == 0 and (s.score(0), s.score(1)) == (2, 0)


def test_e73_an_inactive_knight_breaks_a_road_of_five_and_restores_it():
    s = Scenario(turn=1).roads(1, "hills 11 SE", "pasture 3 S", "SE").knight(1, "hills 11 SE")
    ring(0, "hills 11", 5, s)
    assert s.now().players[0].longest == 3
    s.play(1, MoveKnight(s.node("hills 11 SE"), s.node("pasture 3 SE")))
    assert s.s.players[0].longest == 5 and s.score(0) == 2 and not s.active("pasture 3 SE")


def test_e76_a_holder_cut_to_three_and_nobody_at_five():
    s = ring(1, "hills 11", 5).roads(0, "pasture 3 S", "hills 11 SE").hand(0, wool=1, ore=1)
    s.play(0, Recruit(s.node("hills 11 SE")))
    assert s.s.players[1].longest == 3 and s.s.longest_road == -1 and s.score(1) == 0


def test_e77_a_holder_cut_to_five_keeps_it_against_a_rival_of_five():
    s = (
        Scenario()
        .roads(1, "mountains 2 SE", "S", "hills 11 N", "NE", "SE", "S", "SW", "NW")
        .with_(longest_road=1)
    )
    s.roads(0, "forest 8 N", "NE", "SE", "S", "SW", "NW").roads(0, "hills 11 S", "mountains 6 SW")
    s.hand(0, wool=1, ore=1)
    before = s.now().players[1].longest
    s.play(0, Recruit(s.node("hills 11 S")))
    assert before == 7 and [p.longest for p in s.s.players] == [5, 5, 0] and s.s.longest_road == 1


def test_e79_three_hexes_around_a_corner_with_fifteen_roads():
    s = ring(0, "hills 11", 6).roads(0, "pasture 3 NW", "N", "NE", "SE", "S", "SW").hand(0, **ROAD)
    s.roads(0, "mountains 6 NE", "SE", "S", "SW")
    build(s, "mountains 6 SW - NW")
    assert s.s.players[0].roads == 0 and s.s.players[0].longest == 14


def test_e80_a_ring_with_a_tail_of_two():
    s = ring(0, "hills 11", 6).roads(0, "hills 11 N", "mountains 2 S").hand(0, **ROAD)
    build(s, "mountains 2 S - SW")
    assert s.s.players[0].longest == 8


def test_ck_250_a_new_settlement_splits_too():
    s = ring(1, "hills 11", 5).roads(0, "pasture 3 SE", "pasture 3 S", "hills 11 SE")
    s.hand(0, **dict.fromkeys(KINDS[:4], 1))
    s.play(0, BuildSettlement(s.node("hills 11 SE")))
    assert s.s.players[1].longest == 3 and s.score(1) == 0
