"""The lessons of Cities & Knights: two players on one island, with stacked dice."""

from __future__ import annotations

from typing import Any

from tabletop_tui.games.cities_and_knights.rules.actions import (
    AcceptTrade,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    CloseTrade,
    EndTurn,
    PlaceCity,
    PlaceRoad,
    PlaceSettlement,
    Propose,
    Roll,
    TradeBank,
)
from tabletop_tui.games.cities_and_knights.rules.constants import (
    BRICK,
    GRAIN,
    KINDS,
    SHIP,
)
from tools.lessons.builder import Builder, Wanted

GAME = "cities_and_knights"
SEED = 15
ADA = 1
A2, D3 = 1, 14  # hexes whose numbers change places: the 8 lies on the mountains of the learner
HARBOUR, CITY = 5, 13  # corners of the learner: hills, mountains and 2:B; mountains, hills, fields
THERE = 14  # the corner of the next settlement, and the road that leads there
ROAD = 15
ADAS = 30, 41  # the corners of the other player: the settlement and the city


def cards(**counts: int) -> tuple[int, ...]:
    """Return counts by kind."""
    return tuple(counts.get(kind, 0) for kind in KINDS)


def island(number: int, key: str) -> Builder:
    """Return a new table after the set-up."""
    made = Builder(GAME, number, key, seed=SEED)
    made.set_up(PlaceSettlement(HARBOUR), PlaceRoad(8), PlaceSettlement(ADAS[0]), PlaceRoad(44))
    made.set_up(PlaceCity(ADAS[1]), PlaceRoad(60), PlaceCity(CITY), PlaceRoad(14))
    tokens = made.state.tokens
    tokens[A2], tokens[D3] = tokens[D3], tokens[A2]
    return made


def hold(made: Builder, seat: int, hand: tuple[int, ...]) -> None:
    """Give a seat exactly these cards."""
    s, player = made.state, made.state.players[seat]
    for kind, count in enumerate(hand):
        s.bank[kind] += player.hand[kind] - count
        player.hand[kind] = count
    player.cards = sum(hand)


def dice(*rolls: tuple[int, int | None]) -> Wanted:
    """Return whether the dice show these totals, and these faces of the event die unless None."""

    def wanted(events: list[Any]) -> bool:
        seen = [e for e in events if e.kind == "rolled"]
        return len(seen) == len(rolls) and all(
            e.red + e.yellow == total and face in (None, e.event)
            for e, (total, face) in zip(seen, rolls, strict=True)
        )

    return wanted


GATE = 0  # a gate at which nobody draws yet: science


def economy() -> Builder:
    """Production, harbours and trade."""
    made = island(1, "economy")
    hold(made, 0, cards(brick=3, lumber=1, wool=1, ore=2))
    hold(made, ADA, cards(lumber=2, wool=1, grain=1))
    made.begin()
    made.step("roll", Roll(), wanted=dice((8, GATE)))
    made.step("road", BuildRoad(ROAD))
    ada = (ADA, Roll()), (ADA, EndTurn())
    made.step("pass", EndTurn(), *ada, wanted=dice((5, SHIP)))
    made.step("again", Roll(), wanted=dice((6, GATE)))
    made.step("harbour", TradeBank(BRICK, GRAIN))
    offer = Propose(cards(ore=1), cards(lumber=1), (ADA,), True)
    made.step("deal", offer, (ADA, AcceptTrade()), CloseTrade(ADA), free=("seats", "first"))
    made.step("settle", BuildSettlement(THERE))
    made.step("more", EndTurn(), *ada, Roll(), wanted=dice((6, GATE), (6, GATE)))
    made.step(
        "puzzle",
        TradeBank(BRICK, GRAIN),
        TradeBank(BRICK, GRAIN),
        BuildCity(THERE),
        goal=[["built", {"seat": 0, "piece": "city"}]],
        stop=[["end-turn"]],
    )
    return made


LESSONS: tuple[Any, ...] = (economy,)
