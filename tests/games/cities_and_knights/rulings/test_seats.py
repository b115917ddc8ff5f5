"""The rules are the same for every seat: seat 0 as the opponent, and other details that show only
there.
"""

import json
from collections import Counter

import pytest

from tabletop_tui.engine import kernel
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.rules.actions import (
    BuildRoad,
    BuildSettlement,
    CloseTrades,
    Displace,
    EndTurn,
    Improve,
    MoveKnight,
    MoveRobber,
    OpenTrades,
    PlaceCity,
    PlaceRoad,
    PlaceSettlement,
    Propose,
    Recruit,
    Relocate,
    Roll,
    TakeGold,
)
from tabletop_tui.games.cities_and_knights.rules.events import Rolled
from tabletop_tui.games.cities_and_knights.rules.progress_cards.politics import (
    EnlistKnight,
    KeepRoad,
    PlayDeserter,
    PlayDiplomat,
    PlayIntrigue,
    RebuildRoad,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.science import (
    FreeRoad,
    PlayRoadBuilding,
    PlaySmith,
    PromoteFree,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.trade import (
    OfferCard,
    PlayCommercialHarbor,
    PlayMerchant,
)
from tests.games.cities_and_knights.scenario import Scenario, counts, kind, track


def ring(blocker: str) -> Scenario:
    """Return a knight and roads of seat 1 on hills 11, with a piece of seat 0 in the middle of
    them.
    """
    s = Scenario(turn=1).roads(1, "hills 11 N", "NE", "SE", "S").knight(1, "hills 11 N", 2)
    if blocker == "knight":
        return s.knight(0, "hills 11 SE", 3, active=False)
    return s.put(0, blocker, "hills 11 SE")


@pytest.mark.parametrize("blocker", ["settlement", "city", "knight"])
def test_ck_099_the_first_seats_pieces_block_a_moving_knight_too(blocker):
    s = ring(blocker)
    assert {a.to for a in s.choices(1, MoveKnight)} == {s.node("hills 11 NE")}
    assert s.choices(1, Displace) == []


@pytest.mark.parametrize("blocker", ["settlement", "city", "knight"])
def test_ck_132_the_first_seats_pieces_block_a_road_too(blocker):
    s = Scenario(turn=1).roads(1, "hills 11 N", "NE").hand(1, brick=1, lumber=1)
    if blocker == "knight":
        s.roads(0, "pasture 3 N", "hills 11 NE").knight(0, "hills 11 NE")
    else:
        s.put(0, blocker, "hills 11 NE")
    s.refused(1, BuildRoad(s.edge("hills 11 NE - SE")))
    assert s.can(1, BuildRoad(s.edge("hills 11 N - NW")))


def test_ck_100_the_first_seats_knight_is_displaced_and_relocated():
    s = Scenario(turn=1).roads(1, "hills 11 N", "NE").knight(1, "hills 11 N", 2)
    s.roads(0, "hills 11 NE", "SE", "S").knight(0, "hills 11 NE")
    s.play(1, Displace(s.node("hills 11 N"), s.node("hills 11 NE")))
    assert s.who == (0,)
    s.play(0, Relocate(s.node("hills 11 S")))
    assert s.there("hills 11 S") == (0, "basic-knight")


def test_ck_153_the_first_seats_metropolis_is_taken_too():
    s = Scenario(turn=1).city(1, "hills 11 S").level(1, trade=4).hand(1, cloth=5)
    s.city(0, "hills 6 NW").level(0, trade=4).metropolis("trade", "hills 6 NW")
    s.play(1, Improve(track("trade")))
    assert s.s.metropolis[track("trade")] == s.node("hills 11 S") and (s.score(0), s.score(1)) == (
        2,
        4,
    )


def test_ck_156_a_metropolis_on_the_very_first_corner_is_a_metropolis():
    s = (
        Scenario()
        .city(0, "hills 6 N")
        .level(0, science=4)
        .metropolis("science", "hills 6 N")
        .hand(0, paper=5)
    )
    assert s.node("hills 6 N") == 0
    s.play(0, Improve(track("science")))
    assert s.s.players[0].tracks[0] == 5


def test_ck_261_the_first_seats_merchant_is_taken_too():
    s = Scenario(turn=1).card(1, "merchant").settlement(1, "hills 11 N").settlement(0, "hills 6 NW")
    s.merchant(0, "hills 6")
    assert s.score(0) == 2
    s.play(1, PlayMerchant(s.hex("hills 11")))
    assert (s.score(0), s.score(1)) == (1, 2) and s.s.players[0].rates == [2, 4, 4, 4, 4, 4, 4, 4]


def test_ck_254_the_first_seat_loses_the_award_too():
    s = (
        Scenario(turn=1)
        .roads(0, "hills 11 N", "NE", "SE", "S", "SW", "NW")
        .roads(1, "pasture 3 S", "hills 11 SE")
    )
    s.roads(1, "forest 8 N", "NE", "SE", "S", "SW", "NW").with_(longest_road=0).hand(
        1, wool=1, ore=1
    )
    s.play(1, Recruit(s.node("hills 11 SE")))
    assert s.s.longest_road == 1 and (s.score(0), s.score(1)) == (0, 2)


def test_ck_103_intrigue_leaves_the_corner_empty_but_not_for_its_knight():
    s = Scenario().roads(0, "hills 11 N", "NE").card(0, "intrigue").knight(1, "hills 11 NE")
    s.roads(1, "hills 11 NE", "SE", "S")
    s.play(0, PlayIntrigue(s.node("hills 11 NE")))
    s.refused(1, Relocate(s.node("hills 11 NE")))
    assert {a.node for a in s.choices(1, Relocate)} == {s.node("hills 11 SE"), s.node("hills 11 S")}


def test_h36_a_tipped_city_is_no_knight():
    s = (
        Scenario()
        .roads(0, "hills 11 N", "NE", "SE")
        .knight(0, "hills 11 N", 3)
        .card(0, "intrigue", "deserter")
    )
    s.put(1, "tipped-city", "hills 11 SE").knight(2, "hills 5 N")
    s.refused(0, Displace(s.node("hills 11 N"), s.node("hills 11 SE")))
    s.refused(0, PlayIntrigue(s.node("hills 11 SE")))
    s.refused(0, PlayDeserter(1))


def test_ck_194_smith_stops_after_two():
    s = (
        Scenario()
        .card(0, "smith")
        .knight(0, "hills 11 N")
        .knight(0, "hills 11 S")
        .knight(0, "hills 5 N", 2)
    )
    s.level(0, politics=3)
    s.play(0, PlaySmith())
    s.play(0, PromoteFree(s.node("hills 5 N")))
    s.play(0, PromoteFree(s.node("hills 11 N")))
    assert s.waits_for == "acting" and s.there("hills 11 S") == (0, "basic-knight")


def test_ck_213_the_free_knight_needs_a_piece_and_an_empty_corner():
    s = (
        Scenario()
        .card(0, "deserter")
        .roads(0, "hills 11 N", "NE", "SE")
        .settlement(0, "hills 11 N")
    )
    s.knight(0, "forest 8 N", 2).knight(0, "pasture 4 S", 2).knight(1, "hills 5 N", 2)
    s.play(0, PlayDeserter(1))
    s.refused(0, EnlistKnight(s.node("hills 11 NE"), 2))
    s.refused(0, EnlistKnight(s.node("hills 11 N"), 1))
    s.refused(0, EnlistKnight(s.node("pasture 4 S"), 1))
    s.refused(0, EnlistKnight(s.node("hills 11 NE"), 0))
    assert s.can(0, EnlistKnight(s.node("hills 11 NE"), 1))


def test_ck_255_a_knight_placed_by_deserter_breaks_a_route():
    s = (
        Scenario()
        .card(0, "deserter")
        .roads(1, "hills 11 N", "NE", "SE", "S", "SW", "NW")
        .knight(1, "hills 5 N")
    )
    s.roads(0, "pasture 3 S", "hills 11 SE")
    assert s.score(1) == 2
    s.play(0, PlayDeserter(1))
    s.play(0, EnlistKnight(s.node("hills 11 SE"), 1))
    assert s.s.longest_road == -1 and s.score(1) == 0


def test_h18_a_win_by_the_road_that_a_deserting_knight_leaves_whole():
    s = (
        Scenario()
        .card(0, "deserter")
        .roads(0, "hills 11 N", "NE", "SE", "S", "SW", "NW")
        .points(0, 11)
    )
    s.roads(1, "pasture 3 S", "hills 11 SE").knight(1, "hills 11 SE")
    s.play(0, PlayDeserter(1))
    if s.waits_for == "enlisting":  # a table may also settle it after the free knight
        s.play(0, EnlistKnight(s.node("hills 11 N"), 1))
    assert s.s.winner == 0 and s.score(0) == 13


def test_h18_a_win_by_breaking_the_road_of_the_holder_with_a_free_knight():
    s = (
        Scenario()
        .card(0, "deserter")
        .roads(1, "hills 11 N", "NE", "SE", "S", "SW", "NW", "N")
        .with_(longest_road=1)
    )
    s.roads(0, "forest 8 N", "NE", "SE", "S", "SW", "NW").roads(0, "pasture 3 S", "hills 11 SE")
    s.roads(0, "fields 4 S", "hills 11 SW").knight(0, "hills 11 SW").knight(1, "hills 5 N").points(
        0, 11
    )
    s.play(0, PlayDeserter(1))
    s.play(0, EnlistKnight(s.node("hills 11 SE"), 1))
    assert s.s.longest_road == 0 and s.s.winner == 0


def test_ck_256_the_diplomats_rebuilt_or_kept_road_settles_the_award():
    s = Scenario().card(0, "diplomat", "diplomat").roads(0, "hills 11 N", "NE", "SE", "S", "SW")
    s.roads(0, "hills 11 NE", "pasture 3 N")
    assert s.now().players[0].longest == 4 and s.score(0) == 0
    s.play(0, PlayDiplomat(s.edge("pasture 3 NW - N")))
    s.play(0, RebuildRoad(s.edge("hills 11 SW - NW")))
    assert s.s.longest_road == 0 and s.score(0) == 2
    s.play(0, PlayDiplomat(s.edge("hills 11 SW - NW")))
    s.play(0, KeepRoad())
    assert s.s.longest_road == -1 and s.score(0) == 0


def test_h62_the_rebuilt_road_may_win():
    s = Scenario().card(0, "diplomat").roads(0, "hills 11 N", "NE", "SE", "S", "SW").points(0, 11)
    s.roads(0, "hills 11 NE", "pasture 3 N")
    s.play(0, PlayDiplomat(s.edge("pasture 3 NW - N")))
    s.play(0, RebuildRoad(s.edge("hills 11 SW - NW")))
    assert s.s.winner == 0


def test_ck_266_a_free_road_may_win():
    s = Scenario().card(0, "road-building").roads(0, "hills 11 N", "NE", "SE", "S").points(0, 11)
    s.play(0, PlayRoadBuilding())
    s.play(0, FreeRoad(s.edge("hills 11 S - SW")))
    s.play(0, FreeRoad(s.edge("hills 11 SW - NW")))
    assert s.s.winner == 0


def test_ck_255_after_a_displaced_knight_has_left_the_board():
    s = Scenario().roads(0, "hills 11 N", "NE", "SE", "S", "SW", "NW").card(0, "intrigue")
    s.roads(1, "pasture 3 S", "hills 11 SE").knight(1, "hills 11 SE").settlement(2, "pasture 3 S")
    assert s.now().longest_road == -1
    s.play(0, PlayIntrigue(s.node("hills 11 SE")))
    assert s.s.players[1].knights == [2, 2, 2] and s.s.longest_road == 0


def test_ck_255_after_anothers_road_is_removed():
    s = Scenario().card(0, "diplomat").roads(1, "hills 11 N", "NE", "SE", "S", "SW", "NW")
    assert s.score(1) == 2
    s.play(0, PlayDiplomat(s.edge("hills 11 SW - NW")))
    assert s.s.longest_road == -1 and s.score(1) == 0


def test_h36_a_tipped_city_carries_roads_and_makes_a_victim():
    s = Scenario(turn=1).put(0, "tipped-city", "hills 11 N").hand(0, brick=1, lumber=1)
    s.roll(3, 4)
    s.play(1, MoveRobber(s.hex("hills 11")))
    assert sum(s.cards(1).values()) == 1
    own = Scenario().put(0, "tipped-city", "hills 11 N").hand(0, brick=1, lumber=1)
    assert own.can(0, BuildRoad(own.edge("hills 11 N - NE")))
    open_road = (
        Scenario()
        .card(0, "diplomat")
        .put(1, "tipped-city", "hills 11 N")
        .roads(1, "hills 11 N", "NE")
    )
    assert open_road.can(0, PlayDiplomat(open_road.edge("hills 11 N - NE")))


def test_ck_199_an_empty_hand_is_not_asked():
    s = Scenario().card(0, "commercial-harbor").hand(0, wool=2).hand(1, coin=1)
    s.play(0, PlayCommercialHarbor())
    s.refused(0, OfferCard(2, kind("wool")))
    assert s.can(0, OfferCard(1, kind("wool")))


def test_ck_168_exactly_four_cards_are_no_reason_to_discard():
    s = Scenario().card(0, "spy", "wedding", "smith", "crane")
    s.play(0, EndTurn())
    assert s.waits_for == "rolling" and s.who == (1,) and len(s.s.players[0].progress) == 4


def test_ck_191_free_roads_and_rebuilt_roads_need_an_empty_edge():
    s = (
        Scenario()
        .card(0, "road-building", "diplomat")
        .roads(0, "hills 11 N", "NE", "SE")
        .roads(1, "hills 11 SE", "S")
    )
    s.play(0, PlayRoadBuilding())
    for taken in ("hills 11 N - NE", "hills 11 SE - S"):
        s.refused(0, FreeRoad(s.edge(taken)))
    s.play(0, FreeRoad(s.edge("hills 11 N - NW")))
    s.play(0, FreeRoad(s.edge("hills 11 NW - SW")))
    s.play(0, PlayDiplomat(s.edge("hills 11 NE - SE")))
    s.refused(0, RebuildRoad(s.edge("hills 11 SE - S")))


def test_h29_no_trades_please_and_hearing_proposals_again():
    s = Scenario().hand(0, wool=1).hand(1, ore=1)
    s.refused(0, OpenTrades())
    s.play(0, CloseTrades())
    s.refused(0, CloseTrades())
    s.play(0, EndTurn())
    s.roll(1, 1)
    s.refused(1, Propose(counts(ore=1), counts(wool=1), (0,)))
    off = Scenario(trades=False)
    off.refused(0, CloseTrades())
    off.refused(0, OpenTrades())


def test_ck_055_half_of_the_faces_are_ships_and_each_gate_has_one():
    s = Scenario().start()
    s.now()
    faces, reds, yellows = Counter(), Counter(), Counter()
    for luck in range(6000):
        copy = GAME.clone(s.s)
        copy.rng = luck * 0x9E3779B97F4A7C15 % 2**64
        (rolled,) = (
            e for e in kernel.apply(GAME, copy, 0, Roll(), checked=False) if isinstance(e, Rolled)
        )
        faces[rolled.event] += 1
        reds[rolled.red] += 1
        yellows[rolled.yellow] += 1
    assert abs(faces[3] - 3000) < 150 and all(abs(faces[gate] - 1000) < 110 for gate in range(3))
    for dice in (reds, yellows):
        assert set(dice) == {1, 2, 3, 4, 5, 6} and all(abs(n - 1000) < 110 for n in dice.values())


def test_ck_026_the_totals_are_counted():
    s = Scenario()
    s.roll(3, 1)
    assert s.s.rolls == [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]


def test_ck_133_a_settlement_may_stand_where_two_roads_of_different_colours_meet():
    s = Scenario(turn=1).roads(1, "hills 11 N", "NE", "SE").roads(0, "hills 11 SE", "S")
    s.hand(1, brick=1, lumber=1, wool=1, grain=1)
    assert s.can(1, BuildSettlement(s.node("hills 11 SE")))
    s.refused(1, BuildSettlement(s.node("hills 11 S")))


def test_ck_018_a_set_up_city_beside_gold_pays_resources_of_choice():
    rows = ((-2, 0, 3), (-1, -1, 4), (0, -2, 5), (1, -2, 4), (2, -2, 3))
    hexes = [
        {"q": q, "r": r, "terrain": "gold", "number": 4}
        for r, first, n in rows
        for q in range(first, first + n)
    ]
    s, _ = kernel.start(
        GAME, 2, 1, {"map": "custom", "mapfile": json.dumps({"hexes": hexes, "harbors": []})}
    )
    for action, node in ((PlaceSettlement, 0), (PlaceSettlement, 8), (PlaceCity, 25)):
        (seat,) = kernel.to_act(GAME, s)
        kernel.apply(GAME, s, seat, action(node))
        if action is PlaceSettlement:
            kernel.apply(GAME, s, seat, PlaceRoad(s.island.board.node_edges[node][0]))
    assert s.stack[-1].kind == "prospecting" and kernel.to_act(GAME, s) == (seat,)
    touched = len(s.island.board.node_hexes[25])
    with pytest.raises(kernel.Illegal):
        kernel.check(GAME, s, seat, TakeGold(counts(coin=touched)))
    kernel.apply(GAME, s, seat, TakeGold(counts(ore=touched)))
    assert s.players[seat].hand[kind("ore")] == touched == s.players[seat].cards
