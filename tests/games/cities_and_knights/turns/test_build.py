"""Roads, settlements, cities and walls (CK-129 to CK-140)."""

import pytest

from tabletop_tui.games.cities_and_knights.rules.actions import (
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuildWall,
    Discard,
    Recruit,
)
from tabletop_tui.games.cities_and_knights.rules.constants import TIPPED
from tests.games.cities_and_knights.scenario import Scenario, counts, kind


def builder(**hand: int) -> Scenario:
    """Return a settlement at the top of forest 8, and roads around its east side to the bottom."""
    return (
        Scenario()
        .settlement(0, "forest 8 N")
        .roads(0, "forest 8 N", "NE", "SE", "S")
        .hand(0, **hand)
    )


def road(s: Scenario, place: str, other: str) -> BuildRoad:
    """Return the build between two corners."""
    return BuildRoad(s.between(place, other))


COSTS = {
    "road": {"brick": 1, "lumber": 1},
    "settlement": {"brick": 1, "lumber": 1, "wool": 1, "grain": 1},
    "city": {"grain": 2, "ore": 3},
}


def action(s: Scenario, piece: str):
    """Return the build of each piece that fits the builder's roads."""
    return {
        "road": road(s, "forest 8 S", "forest 8 SW"),
        "settlement": BuildSettlement(s.node("forest 8 S")),
        "city": BuildCity(s.node("forest 8 N")),
    }[piece]


@pytest.mark.parametrize("piece", COSTS)
def test_ck_129_what_a_road_a_settlement_and_a_city_cost(piece):
    s = builder(**COSTS[piece])
    s.play(0, action(s, piece))
    assert s.cards(0) == {}
    for missing in COSTS[piece]:
        short = builder(**COSTS[piece] | {missing: COSTS[piece][missing] - 1})
        short.refused(0, action(short, piece))


def test_ck_130_costs_go_to_the_bank_and_a_refused_build_changes_nothing():
    s = builder(brick=2, lumber=1)
    s.play(0, road(s, "forest 8 S", "forest 8 SW"))
    assert (
        s.s.bank[kind("brick")] == 18
        and s.s.bank[kind("lumber")] == 19
        and s.cards(0) == {"brick": 1}
    )
    s.refused(0, road(s, "forest 8 SW", "forest 8 NW"))
    assert s.cards(0) == {"brick": 1} and s.s.road[s.between("forest 8 SW", "forest 8 NW")] == -1


def test_ck_131_a_road_needs_an_empty_edge_at_an_own_road_or_building():
    s = (
        builder(brick=9, lumber=9)
        .settlement(1, "hills 11 N")
        .roads(1, "hills 11 N", "NE")
        .settlement(0, "pasture 4 S")
    )
    assert s.can(0, road(s, "forest 8 N", "forest 8 NW"))  # at the settlement
    assert s.can(0, road(s, "forest 8 S", "forest 8 SW"))  # at a road
    assert s.can(0, road(s, "pasture 4 S", "pasture 4 SE"))  # at a building without a road
    s.refused(0, road(s, "forest 8 N", "forest 8 NE"))  # taken
    s.refused(0, road(s, "hills 11 N", "hills 11 NE"))
    s.refused(0, road(s, "hills 11 NE", "hills 11 SE"))  # at another's road
    s.refused(0, road(s, "hills 5 N", "hills 5 NE"))


@pytest.mark.parametrize("piece", ["settlement", "city"])
def test_ck_132_no_road_through_an_opponents_building(piece):
    s = builder(brick=2, lumber=2).put(1, piece, "forest 8 S")
    s.refused(0, road(s, "forest 8 S", "forest 8 SW"))
    own = builder(brick=2, lumber=2).put(0, piece, "forest 8 S")
    assert own.can(0, road(own, "forest 8 S", "forest 8 SW"))


def test_ck_133_a_settlement_needs_an_own_road_and_no_neighbouring_building():
    rich = COSTS["settlement"]
    s = builder(**rich)
    assert {a.node for a in s.choices(0, BuildSettlement)} == {
        s.node("forest 8 SE"),
        s.node("forest 8 S"),
    }
    s.refused(0, BuildSettlement(s.node("forest 8 NE")))  # next to the player's settlement
    s.refused(0, BuildSettlement(s.node("hills 11 N")))  # no road
    near = builder(**rich).settlement(1, "forest 8 SW")
    near.refused(0, BuildSettlement(near.node("forest 8 S")))  # next to another's
    theirs = builder(**rich).roads(1, "hills 11 N", "NE")
    theirs.refused(0, BuildSettlement(theirs.node("hills 11 N")))
    s.play(0, BuildSettlement(s.node("forest 8 S")))
    assert s.there("forest 8 S") == (0, "settlement") and s.score(0) == 2


def test_ck_134_a_city_replaces_an_own_settlement():
    s = builder(grain=2, ore=3).settlement(1, "hills 11 N")
    s.refused(0, BuildCity(s.node("hills 11 N")))
    s.refused(0, BuildCity(s.node("forest 8 S")))
    s.play(0, BuildCity(s.node("forest 8 N")))
    assert s.there("forest 8 N") == (0, "city")
    assert (s.s.players[0].settlements, s.s.players[0].cities) == (5, 3)


def test_ck_135_without_a_piece_in_supply_there_is_no_building():
    rich = {"brick": 9, "lumber": 9, "wool": 9, "grain": 9, "ore": 9}
    s = builder(**rich).settlement(0, "forest 10 N", "pasture 4 S", "forest 11 S", "hills 6 N")
    s.refused(0, action(s, "settlement"))
    s = builder(**rich).city(0, "forest 10 N", "pasture 4 S", "forest 11 S", "hills 6 N")
    s.refused(0, action(s, "city"))
    s = builder(**rich).roads(0, "hills 11 N", "NE", "SE", "S", "SW", "NW", "N")
    s.roads(0, "pasture 4 N", "NE", "SE", "S", "SW", "NW", "N")
    assert s.now().players[0].roads == 0
    s.refused(0, action(s, "road"))


def test_ck_136_a_wall_costs_two_brick():
    s = Scenario().city(0, "forest 8 N").hand(0, brick=3)
    s.play(0, BuildWall(s.node("forest 8 N")))
    assert s.cards(0) == {"brick": 1} and s.s.wall[s.node("forest 8 N")]
    short = Scenario().city(0, "forest 8 N").hand(0, brick=1)
    short.refused(0, BuildWall(short.node("forest 8 N")))


CITIES = ("forest 8 N", "hills 6 N", "pasture 10 S")


@pytest.mark.parametrize("walls", [0, 1, 2, 3])
def test_ck_137_each_wall_raises_the_limit_by_two(walls):
    limit = 7 + 2 * walls
    s = Scenario().city(0, *CITIES).wall(*CITIES[:walls]).hand(0, wool=limit - 1, grain=1)
    s.roll(3, 4)
    assert s.waits_for == "robbing"
    more = Scenario().city(0, *CITIES).wall(*CITIES[:walls]).hand(0, wool=limit + 1 - 1, grain=1)
    more.roll(3, 4)
    assert more.who == (0,) and more.waits_for == "discarding"


def test_ck_138_where_a_wall_is_refused():
    s = (
        Scenario()
        .city(0, *CITIES)
        .city(1, "hills 5 N")
        .settlement(0, "forest 10 N")
        .wall(CITIES[0])
        .hand(0, brick=2)
    )
    s.refused(0, BuildWall(s.node(CITIES[0])))
    s.refused(0, BuildWall(s.node("forest 10 N")))
    s.refused(0, BuildWall(s.node("hills 5 N")))
    assert s.can(0, BuildWall(s.node(CITIES[1])))
    full = Scenario().city(0, *CITIES, "hills 5 N").wall(*CITIES).hand(0, brick=2)
    full.refused(0, BuildWall(full.node("hills 5 N")))


def test_ck_139_a_destroyed_city_takes_its_wall_along():
    s = Scenario().with_(ship=6).city(0, "forest 8 N").wall("forest 8 N")
    s.roll(1, 1)
    assert not s.s.wall[s.node("forest 8 N")] and s.s.players[0].walls == 3


def test_ck_140_the_limit_counts_the_walls_that_stand_when_discarding_starts():
    s = Scenario().with_(ship=6).city(0, "forest 8 N").wall("forest 8 N").hand(0, wool=8, grain=1)
    s.roll(3, 4)  # the barbarians take city and wall, then the seven takes effect
    assert s.who == (0,) and s.waits_for == "discarding"
    s.play(0, Discard(counts(wool=4)))


def test_ck_135_a_recruit_needs_its_piece_too():
    s = builder(wool=1, ore=1).knight(0, "hills 11 N").knight(0, "hills 11 S")
    s.refused(0, Recruit(s.node("forest 8 S")))


def test_ck_133_a_tipped_city_keeps_its_distance_too():
    s = builder(**COSTS["settlement"]).put(1, "city", "forest 8 SW")
    node = s.node("forest 8 SW")
    s.s.piece[node] = TIPPED
    s.refused(0, BuildSettlement(s.node("forest 8 S")))
