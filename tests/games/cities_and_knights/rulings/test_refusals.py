"""A refusal gives its true reason, whether an action is tried or only shown in the menu."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tabletop_tui.engine import Illegal, Luck, kernel
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.rules.actions import (
    AcceptTrade,
    Activate,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuildWall,
    Chase,
    CloseTrade,
    CloseTrades,
    CounterTrade,
    Displace,
    Improve,
    MoveKnight,
    OpenTrades,
    PlaceCity,
    PlaceRoad,
    PlaceSettlement,
    Promote,
    Propose,
    Recruit,
    RefuseTrade,
    TradeBank,
)
from tabletop_tui.games.cities_and_knights.rules.improve import price
from tabletop_tui.games.cities_and_knights.rules.longest_road import trail
from tabletop_tui.games.cities_and_knights.rules.progress_cards.politics import (
    EnlistKnight,
    Forfeit,
    PlayDeserter,
    PlaySaboteur,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.science import (
    FreeRoad,
    PlayRoadBuilding,
    PlaySmith,
)
from tabletop_tui.play import Words
from tabletop_tui.play.text import languages
from tests.complaining import refused
from tests.games.cities_and_knights.scenario import Scenario, counts, kind, kinds, track
from tests.playing import new_table


def closed(s: Scenario, action: type[Any]) -> str:
    """Return the reason a kind of action is dimmed in the menu of seat 0."""
    return s.why_closed(0, action)


def builder() -> Scenario:
    """Return a position in which seat 0 has a place for everything."""
    s = (
        Scenario()
        .city(0, "forest 8 N")
        .settlement(0, "hills 6 N")
        .roads(0, "forest 8 N", "NE", "SE", "S")
    )
    return s.knight(0, "forest 8 NE", active=False)


@pytest.mark.parametrize(
    "action", [BuildRoad, BuildSettlement, BuildCity, BuildWall, Recruit, Activate, Promote]
)
def test_ck_130_without_the_cards_a_part_is_closed_as_too_dear(action):
    assert closed(builder(), action) == "cannot-pay"


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (BuildSettlement, "no-settlement-place"),
        (BuildCity, "no-settlement"),
        (BuildWall, "no-wall-place"),
        (Recruit, "no-knight-place"),
        (Activate, "no-idle-knight"),
        (Promote, "no-promotion"),
        (BuildRoad, "no-road-place"),
    ],
)
def test_ck_135_without_a_place_a_part_is_closed_for_the_place(action, reason):
    assert closed(Scenario().hand(0, brick=4, lumber=4, wool=4, grain=4, ore=4), action) == reason


@pytest.mark.parametrize(
    ("piece", "action", "reason"),
    [
        ("roads", BuildRoad, "no-roads-left"),
        ("settlements", BuildSettlement, "no-settlements-left"),
        ("cities", BuildCity, "no-cities-left"),
        ("walls", BuildWall, "no-walls-left"),
    ],
)
def test_ck_135_without_a_piece_a_part_is_closed_for_the_piece(piece, action, reason):
    s = builder().hand(0, brick=4, lumber=4, wool=4, grain=4, ore=4)
    setattr(s.now().players[0], piece, 0)
    assert closed(s, action) == reason


def test_ck_093_a_mighty_knight_rises_no_further():
    s = (
        Scenario()
        .knight(0, "hills 11 N", 3)
        .hand(0, wool=1, ore=1)
        .level(0, politics=3)
        .card(0, "smith")
    )
    assert s.refused(0, Promote(s.node("hills 11 N"))) == "mighty-already"
    assert s.refused(0, PlaySmith()) == "no-promotion"


def test_ck_095_a_knight_that_acted_is_tired_and_an_inactive_one_idle():
    s = Scenario().roads(0, "hills 11 N", "NE", "SE").knight(0, "hills 11 N", active=False)
    s.knight(0, "hills 5 N", tired=True).knight(0, "forest 8 N", 2)
    assert s.refused(0, MoveKnight(s.node("hills 11 N"), s.node("hills 11 NE"))) == "knight-idle"
    assert s.refused(0, MoveKnight(s.node("hills 5 N"), s.node("hills 5 NE"))) == "knight-tired"
    assert s.refused(0, Chase(s.node("forest 8 S"))) == "no-own-knight"
    assert s.refused(0, Chase(s.node("forest 8 N"))) == "robber-far"


def test_ck_100_too_strong_and_too_far_are_told_apart():
    s = (
        Scenario()
        .roads(0, "hills 11 N", "NE")
        .knight(0, "hills 11 N", 2)
        .knight(1, "hills 11 NE", 2)
    )
    s.knight(2, "hills 5 N").roads(0, "forest 8 N", "NE")
    assert s.refused(0, Displace(s.node("hills 11 N"), s.node("hills 11 NE"))) == "not-weaker"
    assert s.refused(0, Displace(s.node("hills 11 N"), s.node("hills 5 N"))) == "out-of-reach"
    assert (
        s.refused(0, Displace(s.node("hills 11 N"), s.node("hills 11 S"))) == "no-opposing-knight"
    )
    assert s.refused(0, MoveKnight(s.node("hills 11 N"), s.node("hills 11 NE"))) == "node-taken"
    assert s.refused(0, MoveKnight(s.node("hills 11 N"), s.node("hills 11 S"))) == "out-of-reach"


def test_ck_084_a_recruit_is_refused_for_a_taken_corner_or_a_missing_road():
    s = Scenario().roads(0, "hills 11 N", "NE").settlement(1, "hills 11 N").hand(0, wool=1, ore=1)
    assert s.refused(0, Recruit(s.node("hills 11 N"))) == "node-taken"
    assert s.refused(0, Recruit(s.node("hills 11 S"))) == "knight-apart"


RICH = {"brick": 4, "lumber": 4, "wool": 4, "grain": 4, "ore": 4}


def three(seat: int) -> Scenario:
    """Return the turn of *seat*, which can pay for anything; before and behind it the two others
    build.
    """
    first, last = (x for x in range(3) if x != seat)
    s = Scenario(turn=seat).hand(seat, **RICH).city(seat, "hills 6 N").wall("hills 6 N")
    s.settlement(seat, "forest 8 N").roads(seat, "forest 8 N", "NE", "SE")
    s.city(first, "hills 11 N").roads(first, "hills 11 N", "NE").settlement(first, "forest 8 SE")
    s.city(last, "hills 11 S").roads(last, "hills 11 S", "SE")
    return s.knight(last, "pasture 4 S", active=False)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_ck_131_why_a_road_is_refused(seat):
    s = three(seat)
    for edge in ("hills 11 N - NE", "hills 11 S - SE", "forest 8 N - NE"):
        assert s.refused(seat, BuildRoad(s.edge(edge))) == "edge-taken"
    assert s.refused(seat, BuildRoad(s.edge("forest 8 SE - S"))) == "road-blocked"
    assert s.refused(seat, BuildRoad(s.edge("hills 11 SW - NW"))) == "road-apart"
    assert s.refused(seat, BuildRoad(-1)) == s.refused(seat, BuildRoad(99)) == "no-road-place"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_ck_133_why_a_settlement_is_refused(seat):
    s = three(seat)
    for place, why in (
        ("hills 11 N", "node-taken"),
        ("forest 8 N", "node-taken"),
        ("hills 11 NW", "settlement-apart"),
        ("pasture 4 S", "knight-in-the-way"),
        ("forest 8 NE", "too-close"),
    ):
        assert s.refused(seat, BuildSettlement(s.node(place))) == why
    for node in (-1, 99):
        assert s.refused(seat, BuildSettlement(node)) == "no-settlement-place"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_ck_138_why_a_wall_and_a_city_are_refused(seat):
    s = three(seat)
    assert s.refused(seat, BuildWall(s.node("hills 6 N"))) == "wall-stands"
    for place in ("hills 11 N", "hills 11 S", "forest 8 N", "forest 8 SE", "forest 8 S"):
        assert s.refused(seat, BuildWall(s.node(place))) == "no-wall-place"
    for place in ("hills 6 N", "hills 11 N", "hills 11 S", "forest 8 SE", "forest 8 S"):
        assert s.refused(seat, BuildCity(s.node(place))) == "no-settlement"
    for node in (-1, 99):
        assert s.refused(seat, BuildWall(node)) == "no-wall-place"
        assert s.refused(seat, BuildCity(node)) == "no-settlement"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_ck_081_an_own_tipped_city_alone_comes_before_a_settlement(seat):
    first, last = (x for x in range(3) if x != seat)
    s = Scenario(turn=seat).hand(seat, **RICH).settlement(seat, "forest 8 N")
    s.put(first, "tipped-city", "hills 11 N").put(last, "tipped-city", "hills 11 S")
    assert s.can(seat, BuildCity(s.node("forest 8 N")))
    s = Scenario(turn=seat).hand(seat, **RICH).settlement(seat, "forest 8 N")
    s.put(seat, "tipped-city", "hills 6 N").put(last, "settlement", "hills 11 N")
    assert s.refused(seat, BuildCity(s.node("forest 8 N"))) == "tipped-first"
    for place in ("hills 11 N", "forest 8 S"):
        assert s.refused(seat, BuildCity(s.node(place))) == "no-settlement"
    assert [a.node for a in s.choices(seat, BuildCity)] == [s.node("hills 6 N")]


def test_ck_239_why_the_bank_does_not_trade():
    s = Scenario().hand(0, wool=4, brick=3).bank(ore=0)
    assert s.refused(0, TradeBank(kind("wool"), kind("wool"))) == "same-kind"
    assert s.refused(0, TradeBank(kind("wool"), kind("ore"))) == "bank-empty"
    assert s.refused(0, TradeBank(kind("brick"), kind("wool"))) == "no-bank-trade"


def test_ck_143_why_an_improvement_is_closed():
    s = Scenario().city(0, "forest 8 N").level(0, science=5, trade=5, politics=5).hand(0, coin=5)
    assert closed(s, Improve) == "top-level" == s.refused(0, Improve(track("politics")))
    mixed = Scenario().city(0, "forest 8 N").level(0, science=5, politics=5)
    assert closed(mixed, Improve) == "no-improvement"
    last = Scenario().city(0, "forest 8 N").level(0, science=5, trade=5)
    assert closed(last, Improve) == "no-improvement"


@pytest.mark.parametrize("round_", [1, 2])
def test_ck_015_nobody_builds_on_a_corner_that_is_taken(round_):
    s, _ = kernel.start(GAME, 4, 6)
    luck = Luck(2)
    while not (s.round or sum(o >= 0 for o in s.owner) >= 4 * round_ - 1) or s.stack[-1].node >= 0:
        kernel.apply(GAME, s, s.turn, kernel.random_action(GAME, s, s.turn, luck))
    make = PlaceCity if round_ == 2 else PlaceSettlement
    for node, owner in enumerate(s.owner):
        if owner >= 0:
            with pytest.raises(Illegal, match="node-taken"):
                kernel.check(GAME, s, s.turn, make(node))


def test_ck_017_a_set_up_road_is_refused_on_a_taken_side():
    s, _ = kernel.start(GAME, 2, 6)
    first = s.turn
    kernel.apply(GAME, s, first, PlaceSettlement(s.island.board.hex_nodes[9][0]))
    a, b, c = s.island.board.node_edges[s.island.board.hex_nodes[9][0]]
    s.road[a] = 1 - first
    with pytest.raises(Illegal, match="edge-taken"):
        kernel.check(GAME, s, first, PlaceRoad(a))
    assert {x.edge for x in kernel.offers(GAME, s, first)[0].choices.actions} == {b, c}


@pytest.mark.parametrize(
    ("row", "fits"),
    [
        (((0, 0), (1, 0), (2, 0), (0, 1), (3, 0)), True),
        (((0, 0), (1, 0), (2, 0), (0, 1), (1, -1)), False),
    ],
)
def test_h1_a_map_needs_more_corners_than_the_buildings_before_the_last_can_block(row, fits):
    cells = [{"q": q, "r": r, "terrain": "hills", "number": 5} for q, r in row]
    text = json.dumps({"hexes": cells})
    if fits:
        s, _ = kernel.start(GAME, 3, 1, {"mapfile": text})
        assert len(s.owner) == 21
    else:
        with refused("too small"):
            kernel.start(GAME, 3, 1, {"mapfile": text})


def test_ck_251_roads_that_end_at_opposing_pieces_are_never_joined_by_them():
    s = Scenario().now()
    ends = s.island.board.edge_nodes
    s.owner[:] = [1] * len(s.owner)
    for e in range(len(ends)):
        for other in range(e):
            s.road[:] = [-1] * len(ends)
            s.road[e] = s.road[other] = 0
            assert trail(s, 0) == 1


def test_ck_244_why_a_trade_cannot_be_closed():
    s = Scenario(4).hand(0, wool=1).hand(1, ore=1).hand(2, ore=1).hand(3, ore=1)
    s.play(0, Propose(counts(wool=1), counts(ore=1), (1, 2, 3)))
    s.play(1, AcceptTrade())
    s.play(2, CounterTrade(counts(ore=1), counts(wool=2)))
    s.play(3, RefuseTrade())
    assert s.refused(0, CloseTrade(3)) == "no-partner"
    assert s.refused(0, CloseTrade(2)) == "not-yours"
    assert s.choices(0, CloseTrade) == [CloseTrade(1)]


def test_h29_quiet_and_open_ears_are_asked_for_once():
    off = Scenario(trades=False)
    assert off.refused(0, CloseTrades()) == "trades-off" == off.refused(0, OpenTrades())
    on = Scenario()
    assert on.refused(0, OpenTrades()) == "trades-on"
    on.play(0, CloseTrades())
    on.refused(0, CloseTrades())
    on.play(0, OpenTrades())


def test_ck_111_a_knight_in_the_way_is_told_from_a_building():
    s = (
        Scenario()
        .roads(0, "hills 11 N", "NE", "SE")
        .knight(0, "hills 11 NE")
        .put(1, "tipped-city", "hills 11 N")
    )
    s.hand(0, brick=1, lumber=1, wool=1, grain=1)
    assert s.refused(0, BuildSettlement(s.node("hills 11 NE"))) == "knight-in-the-way"
    assert s.refused(0, BuildSettlement(s.node("hills 11 N"))) == "node-taken"
    assert s.refused(0, BuildSettlement(s.node("hills 11 S"))) == "settlement-apart"


def test_ck_213_a_level_above_the_removed_one_is_too_high():
    s = Scenario().card(0, "deserter").roads(0, "hills 11 N", "NE").knight(1, "forest 8 N", 2)
    s.play(0, PlayDeserter(1))
    assert s.refused(0, EnlistKnight(s.node("hills 11 N"), 3)) == "level-too-high"
    assert s.refused(0, EnlistKnight(s.node("hills 11 S"), 2)) == "knight-apart"


@pytest.mark.parametrize("taker", [0, 1])
def test_ck_247_who_takes_longest_road_is_told_once(taker):
    s = (
        Scenario(turn=taker)
        .roads(1 - taker, "hills 5 NW", "N", "NE", "SE", "S", "SW")
        .with_(longest_road=1 - taker)
    )
    s.roads(taker, "hills 11 NW", "N", "NE", "SE", "S", "SW").hand(taker, brick=1, lumber=1)
    events = s.play(taker, BuildRoad(s.edge("hills 11 SW - NW")))
    assert kinds(events) == ["built", "longest-road-taken"] and s.s.longest_road == taker


def test_ck_191_a_free_road_is_refused_on_a_side_that_does_not_exist():
    s = Scenario().card(0, "road-building").settlement(0, "forest 11 S")
    s.play(0, PlayRoadBuilding())
    last = len(s.s.road) - 1
    s.s.owner[s.board.edge_nodes[last][0]], s.s.piece[s.board.edge_nodes[last][0]] = 0, 1
    with pytest.raises(Illegal, match="no-road-place"):
        kernel.check(GAME, s.s, 0, FreeRoad(-1))
    kernel.check(GAME, s.s, 0, FreeRoad(last))


def test_ck_242_a_trade_needs_two_kinds_somewhere():
    both = Scenario().hand(0, wool=1, ore=1).hand(1, wool=1, ore=1)
    assert both.offered(0, Propose) is not None and both.can(
        0, Propose(counts(wool=1), counts(ore=1), (1,))
    )
    same = Scenario().hand(0, wool=1).hand(1, wool=1)
    assert same.offered(0, Propose) is None and closed(same, Propose) == "nothing-to-trade"


def test_ck_225_what_saboteur_costs_is_told():
    s = Scenario().card(0, "saboteur").hand(1, ore=2, wool=2).points(1, 2)
    s.play(0, PlaySaboteur())
    assert kinds(s.play(1, Forfeit(counts(ore=2)))) == ["forfeited"] and s.cards(1) == {"wool": 2}


@pytest.mark.parametrize("code", languages())
def test_ck_141_a_refused_improvement_says_what_its_level_costs(code: str) -> None:
    table, sentence = new_table("cities_and_knights", 3), "no-too-few-commodities"
    said = Words(table.game, language=code).say(sentence)
    for level in (1, 2):
        table.state.players[0].tracks[0] = level - 1
        cost = price(table.state, table.state.stack[-1], 0, 0)
        assert said.count(str(level)) == 2 == said.count(str(cost)), said
