"""The examples of the rulebook: their positions are played, and their numbers are what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.engine import Event, Illegal, Offer, OneOf, advance, apply, offers
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.book_figures import (
    FIGURES,
    node,
    place,
    position,
    take_card,
)
from tabletop_tui.games.cities_and_knights.rules.actions import (
    BuildRoad,
    BuildSettlement,
    Chase,
    Displace,
    Improve,
    MoveRobber,
    PlaceCity,
    Recruit,
    Relocate,
    Roll,
    Steal,
    TradeBank,
)
from tabletop_tui.games.cities_and_knights.rules.constants import (
    CLOTH,
    COIN,
    GRAIN,
    KINDS,
    LUMBER,
    ORE,
    PAPER,
    SCIENCE,
    SETTLEMENT,
    SHIP,
    TRADE,
    WOOL,
)
from tabletop_tui.games.cities_and_knights.rules.events import Attacked, Rolled
from tabletop_tui.games.cities_and_knights.rules.frames import (
    Discarding,
    Opening,
    Producing,
    Settling,
)
from tabletop_tui.games.cities_and_knights.rules.longest_road import trail
from tabletop_tui.games.cities_and_knights.rules.progress_cards.science import (
    PlayAlchemist,
    PlayCrane,
)
from tabletop_tui.games.cities_and_knights.rules.state import State
from tests.games.book_numbers import examples
from tests.games.book_numbers import tells as tells_in

ANNA, BEN, CLEO = range(3)


def tells(key: str, *numbers: Any) -> None:
    tells_in("cities_and_knights", key, *numbers)


def begun(name: str) -> State:
    """Return the position of a figure, at a decision."""
    s = position(name)
    advance(GAME, s, lambda event: None)
    return s


def produced(s: State, total: int) -> list[list[int]]:
    """Let the dice show a total; return what each seat got, by kind."""
    before = [list(p.hand) for p in s.players]
    s.stack.append(Producing(total))
    advance(GAME, s, lambda event: None)
    return [
        [now - then for now, then in zip(p.hand, old, strict=True)]
        for p, old in zip(s.players, before, strict=True)
    ]


def rolled(name: str, wanted: Any, first: Any = None) -> tuple[State, list[Event]]:
    """Return the position after a roll that shows what is wanted."""
    for luck in range(1, 3000):
        s = begun(name)
        s.rng = luck
        events = apply(GAME, s, s.turn, first or Roll())
        if any(isinstance(e, Rolled) and wanted(e) for e in events):
            return s, events
    raise AssertionError(name)


def listed(offer: Offer) -> Sequence[Any]:
    """Return the actions of an offer that lists them."""
    assert isinstance(offer.choices, OneOf)
    return offer.choices.actions


def land(s: State, text: str) -> int:
    return place(s, "hex", text)[1]


def test_ck_018_the_first_city_pays() -> None:
    got = []
    for where in ("C2N", "B2SE"):
        s = position("city-pays")
        at = node(s, "C2N")
        s.owner[at], s.piece[at], s.stack = -1, 0, [Settling([ANNA])]
        apply(GAME, s, ANNA, PlaceCity(node(s, where)))
        got.append(list(s.players[ANNA].hand))
    assert [got[0][kind] for kind in (LUMBER, ORE, GRAIN)] == [1, 1, 1] and not any(got[0][5:])
    tells("setup.example", 1, sum(got[0]), sum(got[1]))


def test_ck_034_an_8_is_rolled() -> None:
    s = begun("harvest")
    got = produced(s, 8)
    assert got[ANNA][LUMBER] == got[ANNA][PAPER] == got[BEN][LUMBER] == 1
    assert sum(map(sum, got)) == 5
    s.robber = land(s, "C1")
    robbed = produced(s, 8)
    assert [sum(one) for one in robbed] == [0, 0, 2] and robbed[CLEO][GRAIN] == got[CLEO][GRAIN]
    tells("production.example", 8, 1, got[CLEO][GRAIN])


def test_ck_039_too_little_wool() -> None:
    s = begun("shortage")
    assert s.bank[WOOL] == 1
    s.bank[WOOL] = 2
    enough = produced(s, 10)
    s = begun("shortage")
    got = produced(s, 10)
    assert enough[ANNA][WOOL] == enough[BEN][WOOL] == 1
    assert [one[WOOL] for one in got] == [0, 0, 0] and got[ANNA][CLOTH] == 1
    tells("production.shortage.example", 10, 2, s.bank[WOOL])


def ship_lands(name: str) -> tuple[State, Attacked]:
    for luck in range(1, 3000):
        s = position(name)
        s.stack, s.rng = [Opening(s.turn)], luck
        advance(GAME, s, lambda event: None)
        events = apply(GAME, s, s.turn, Roll())
        for event in events:
            if isinstance(event, Attacked):
                return s, event
    raise AssertionError(name)


def test_ck_060_the_island_holds() -> None:
    before = position("hold").players[ANNA].points
    s, event = ship_lands("hold")
    assert event.strength == event.defence == 3 and event.shares == (2, 1, 0)
    assert s.players[ANNA].points - before == s.players[ANNA].defender == 1
    assert not any(s.active)
    tells("barbarians.reward.example", event.strength, event.shares, 1)


def test_ck_068_the_island_falls() -> None:
    before = position("fall")
    s, event = ship_lands("fall")
    points = before.players[BEN].points, s.players[BEN].points
    assert s.piece[node(s, "D3S")] == SETTLEMENT and points == (2, 1)
    assert s.players[CLEO].points == before.players[CLEO].points
    tells("barbarians.loss.example", event.strength, event.defence, event.shares, points)


def test_ck_100_a_knight_is_driven_away() -> None:
    s = begun("displace")
    apply(GAME, s, ANNA, Displace(node(s, "C2NE"), node(s, "C2SE")))
    free = [a.node for offer in offers(GAME, s, BEN) for a in listed(offer)]
    assert {*free} == {node(s, "D2NE"), node(s, "D2SE")}
    assert not s.active[node(s, "C2SE")]
    apply(GAME, s, BEN, Relocate(free[0]))
    assert s.active[free[0]]
    tells("knights.displace.example", 2, 1, len(free))


def test_ck_107_the_robber_is_chased() -> None:
    s = begun("chase")
    cards = s.players[BEN].cards
    apply(GAME, s, ANNA, Chase(node(s, "C2NE")))
    apply(GAME, s, ANNA, MoveRobber(land(s, "D4")))
    if s.players[BEN].cards == cards:
        apply(GAME, s, ANNA, Steal(BEN))
    assert not s.active[node(s, "C2NE")]
    tells("knights.chase.example", cards, cards - s.players[BEN].cards)


def test_ck_117_a_seven_with_full_hands() -> None:
    s = begun("discard")
    hands, limits = [p.cards for p in s.players], [p.limit for p in s.players]
    s.stack.append(Producing(7))
    advance(GAME, s, lambda event: None)
    owed = next(f.owed for f in s.stack if isinstance(f, Discarding))
    assert [bool(n) for n in owed] == [True, False, False] and limits == [7, 9, 7]
    tells("seven.discard.example", 7, hands, limits, owed[ANNA])


def test_ck_250_a_knight_cuts_a_road() -> None:
    s = begun("road-cut")
    before = [p.points for p in s.players]
    lengths = [p.longest for p in s.players[:2]]
    assert s.longest_road == ANNA and lengths == [6, 5]
    apply(GAME, s, BEN, Recruit(node(s, "C3NE")))
    won = s.players[BEN].points - before[BEN]
    assert s.longest_road == BEN and not s.players[BEN].cards
    tells("longest-road.example", lengths, s.players[ANNA].longest, s.players[BEN].longest, won)
    s.owner[node(s, "C3NE")] = -1
    assert trail(s, ANNA) == 6


def test_ck_248_a_branch_does_not_count() -> None:
    s = begun("branch")
    roads, before = s.road.count(ANNA), s.players[ANNA].longest
    assert s.longest_road < 0
    after = set()
    for path in ("D2SE", "D2S"), ("C2SW", "C2NW"):
        one = begun("branch")
        one.players[ANNA].hand[:2] = [1, 1]
        ends = {node(one, text) for text in path}
        edge = next(n for n, pair in enumerate(one.island.board.edge_nodes) if {*pair} == ends)
        apply(GAME, one, ANNA, BuildRoad(edge))
        after.add(one.players[ANNA].longest)
        assert one.longest_road == ANNA
    tells("longest-road.example-branch", roads, before, 1, after)


def test_ck_133_too_close_to_settle() -> None:
    s = begun("distance")
    cards, before = s.players[ANNA].cards, s.players[ANNA].points
    with pytest.raises(Illegal, match="too-close"):
        apply(GAME, s, ANNA, BuildSettlement(node(s, "C2NE")))
    apply(GAME, s, ANNA, BuildSettlement(node(s, "C2SE")))
    away = s.road.count(ANNA)
    assert not s.players[ANNA].cards
    tells("build.settlement.example", cards, away, before, s.players[ANNA].points)


def test_ck_236_what_a_harbour_saves() -> None:
    s = begun("harbour")
    hand = list(s.players[ANNA].hand)
    bought = []
    for kind in (WOOL, GRAIN, CLOTH):
        count = 0
        while s.players[ANNA].hand[kind] >= s.players[ANNA].rates[kind]:
            apply(GAME, s, ANNA, TradeBank(kind, ORE))
            count += 1
        bought.append(count)
    assert bought == [2, 1, 1] and sum(n // 4 for n in hand) == 1
    tells("trade.bank.example", [n for n in hand if n], bought, s.players[ANNA].rates[WOOL])


def test_ck_141_the_price_of_a_level_3() -> None:
    paid = []
    for crane in (False, True):
        s = begun("levels")
        if crane:
            take_card(s, ANNA, "crane")
            apply(GAME, s, ANNA, PlayCrane())
        coins = [s.players[ANNA].hand[COIN]]
        for _ in range(3):
            apply(GAME, s, ANNA, Improve(2))
            coins.append(s.players[ANNA].hand[COIN])
        paid.append([a - b for a, b in pairwise(coins)])
    assert paid[0] == [1, 2, 3] and s.players[ANNA].tracks[2] == 3
    tells("improvements.example", 0, paid[0], sum(paid[0]), sum(paid[1]))


def test_ck_161_who_draws_a_card() -> None:
    drawn = {}
    for red in range(1, 7):
        s, _ = rolled("draw", lambda e, red=red: e.event == SCIENCE and e.red == red)
        drawn[red] = [len(p.progress) + len(p.shown) for p in s.players]
    reds = [[red for red in drawn if drawn[red][seat]] for seat in range(3)]
    assert reds == [[1, 2, 3], [1, 2], []]
    tells("progress.draw.example", *reds, [p.tracks[SCIENCE] for p in s.players])


def test_ck_153_a_metropolis_changes_hands() -> None:
    s = begun("take-over")
    points = [p.points for p in s.players]
    level, price = s.players[ANNA].tracks[TRADE], s.players[BEN].hand[CLOTH]
    apply(GAME, s, BEN, Improve(TRADE))
    assert s.metropolis[TRADE] == node(s, "D3S") and not s.players[BEN].hand[CLOTH]
    assert [p.points for p in s.players] == [points[1], points[0], 0]
    tells("metropolis.example", level, points[:2], price, s.players[BEN].tracks[TRADE])


def test_ck_174_the_alchemist_and_the_ship() -> None:
    ship = position("alchemist").ship
    s, _ = rolled("alchemist", lambda e: e.event == SHIP, PlayAlchemist(3, 5))
    hand = s.players[ANNA].hand
    assert s.piece[node(s, "C1NE")] == SETTLEMENT
    assert [hand[LUMBER], hand[PAPER], sum(hand)] == [1, 0, 1]
    tells("card.alchemist.example", ship, 3, 5, 8, hand[LUMBER])


def test_every_example_is_played_and_most_have_a_picture() -> None:
    found = examples("cities_and_knights")
    source = "".join(Path(__file__).read_text(encoding="utf-8").split())
    assert len(found) >= 12 and [key for key in found if f'tells("{key}",' not in source] == []
    assert len(FIGURES) >= len(found)


@pytest.mark.parametrize("name", FIGURES)
def test_the_positions_are_possible(name: str) -> None:
    s = position(name)
    for seat, player in enumerate(s.players):
        assert min(player.roads, player.settlements, player.cities, *player.knights) >= 0
        assert len([n for n in s.owner if n == seat]) <= 6
    assert len(KINDS) == len(s.bank) and min(s.bank) >= 0
