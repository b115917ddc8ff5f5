"""The lessons of Cities & Knights: two players on one island, with stacked dice."""

from __future__ import annotations

from typing import Any

from tabletop_tui.games.cities_and_knights.rules.actions import (
    AcceptTrade,
    Activate,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    CloseTrade,
    EndTurn,
    Improve,
    LoseCity,
    PlaceCity,
    PlaceRoad,
    PlaceSettlement,
    Promote,
    Propose,
    RaiseMetropolis,
    Recruit,
    Roll,
    TradeBank,
)
from tabletop_tui.games.cities_and_knights.rules.constants import (
    BASIC,
    BRICK,
    GRAIN,
    KINDS,
    ORE,
    POLITICS,
    SETTLEMENT,
    SHIP,
)
from tabletop_tui.games.cities_and_knights.rules.constants import (
    CITY as CITY_PIECE,
)
from tabletop_tui.games.cities_and_knights.rules.frames import Acting
from tabletop_tui.games.cities_and_knights.rules.longest_road import measure
from tabletop_tui.games.cities_and_knights.rules.progress_cards.catalogue import CARDS, FIRST
from tabletop_tui.games.cities_and_knights.rules.progress_cards.politics import PlayWarlord
from tabletop_tui.games.cities_and_knights.rules.progress_cards.trade import PlayMerchant
from tools.lessons.builder import Builder, Wanted

GAME = "cities_and_knights"
SEED = 15
ADA = 1
A2, D3 = 1, 14  # hexes whose numbers change places: the 8 lies on the mountains of the learner
HARBOUR, CITY = 5, 13  # corners of the learner: hills, mountains and 2:B; mountains, hills, fields
THERE = 14  # the corner of the next settlement, and the road that leads there
ROAD = 15
GUARD, ADAS_GUARD = 9, 46  # corners of knights
ADAS = 30, 41  # the corners of the other player: the settlement and the city


def cards(**counts: int) -> tuple[int, ...]:
    """Return counts by kind."""
    return tuple(counts.get(kind, 0) for kind in KINDS)


def island(number: int, key: str, points: int = 13) -> Builder:
    """Return a new table after the set-up."""
    made = Builder(GAME, number, key, seed=SEED, options={"points": points})
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


def knight(made: Builder, seat: int, node: int, *, active: bool = False) -> None:
    """Place a basic knight."""
    s = made.state
    s.owner[node], s.piece[node], s.active[node] = seat, BASIC, active
    s.players[seat].knights[0] -= 1


def city(made: Builder, seat: int, node: int) -> None:
    """Make a city of a settlement."""
    player = made.state.players[seat]
    made.state.piece[node] = CITY_PIECE
    player.settlements, player.cities, player.points = (
        player.settlements + 1,
        player.cities - 1,
        player.points + 1,
    )


def road(made: Builder, seat: int, edge: int) -> None:
    """Place a road."""
    made.state.road[edge] = seat
    made.state.players[seat].roads -= 1
    measure(made.state, seat)


def card(made: Builder, seat: int, name: str) -> int:
    """Put a progress card into a hand, and return its number."""
    number = CARDS.index(name)
    deck = max(n for n, first in enumerate(FIRST) if first <= number)
    made.state.decks[deck].bag[number - FIRST[deck]] -= 1
    made.state.players[seat].progress.append(number)
    return number


def knights() -> Builder:
    """Knights and the barbarians: once lost, once won."""
    made = island(2, "knights")
    city(made, 0, HARBOUR)
    city(made, ADA, ADAS[0])
    road(made, 0, ROAD)
    knight(made, 0, GUARD)
    knight(made, ADA, ADAS_GUARD, active=True)
    made.state.ship = 6
    hold(made, 0, cards(grain=4, wool=3, ore=2))
    hold(made, ADA, cards(lumber=2, wool=1, grain=1))
    made.begin()
    made.step("land", Roll(), wanted=dice((8, SHIP)))
    made.step("lose", LoseCity(CITY))
    made.step("rebuild", BuildCity(CITY))
    made.step("wake", Activate(GUARD))
    made.step("promote", Promote(GUARD))
    ada = (ADA, Roll()), (ADA, EndTurn())
    made.step("round", EndTurn(), *ada, Roll(), wanted=dice((5, SHIP), (8, SHIP)))
    made.step("recruit", Recruit(THERE))
    two = EndTurn(), *ada, Roll()
    made.step(
        "nearer",
        *two,
        *two,
        wanted=dice((5, SHIP), (4, SHIP), (9, SHIP), (5, SHIP)),
        tries=4_000_000,
    )
    made.step(
        "puzzle",
        Promote(THERE),
        Activate(THERE),
        EndTurn(),
        (ADA, Roll()),
        goal=[["defender-named", {"seat": 0}]],
        stop=[["city-lost"]],
        wanted=dice((5, SHIP)),
    )
    return made


def progress() -> Builder:
    """Improvements, a metropolis, progress cards, and a victory."""
    made = island(3, "progress", points=10)
    s = made.state
    city(made, 0, HARBOUR)
    road(made, 0, ROAD)
    s.owner[THERE], s.piece[THERE] = 0, SETTLEMENT
    s.players[0].settlements -= 1
    s.players[0].defender = 1
    s.players[0].points += 2
    knight(made, 0, GUARD)
    card(made, 0, "merchant")
    s.ship, s.robber_free = 2, True
    hold(made, 0, cards(coin=10, ore=3, grain=1))
    hold(made, ADA, cards(lumber=2, wool=1, grain=1))
    s.stack[-1] = Acting(0)
    made.begin()
    made.step("improve", Improve(POLITICS))

    def draws(events: list[Any]) -> bool:
        rolls = [e for e in events if e.kind == "rolled"]
        drawn = [e.card for e in events if e.kind == "progress-drawn"]
        return (
            dice((5, SHIP), (3, POLITICS))(events)
            and rolls[1].red == 2
            and drawn == [CARDS.index("warlord")]
        )

    made.step("draw", EndTurn(), (ADA, Roll()), (ADA, EndTurn()), Roll(), wanted=draws)
    made.step("warlord", PlayWarlord())
    made.step("levels", Improve(POLITICS), Improve(POLITICS))
    made.step("metropolis", Improve(POLITICS))
    made.step("crown", RaiseMetropolis(CITY), free=("node",))
    made.step(
        "harvest",
        EndTurn(),
        (ADA, Roll()),
        (ADA, EndTurn()),
        Roll(),
        wanted=dice((5, SHIP), (8, SHIP)),
    )
    made.step(
        "puzzle",
        PlayMerchant(A2),
        TradeBank(ORE, GRAIN),
        BuildCity(THERE),
        goal=[["won", {"seat": 0}]],
        stop=[["end-turn"]],
    )
    return made


LESSONS: tuple[Any, ...] = (economy, knights, progress)
