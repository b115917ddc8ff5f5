"""What speaks for an action: points, chances of the dice, the barbarians, and cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ....engine import Reason, Who, Word
from ..rules.actions import (
    AcceptTrade,
    Discard,
    EndTurn,
    MoveRobber,
    Recruit,
    RefuseTrade,
    Roll,
    TakeGold,
    TakeResource,
    TradeBank,
)
from ..rules.barbarians import shares, strength
from ..rules.constants import (
    CITY_COST,
    KINDS,
    KNIGHT_COST,
    PAPER,
    PIPS,
    ROAD,
    ROAD_AWARD,
    SETTLEMENT_COST,
    STEPS,
    TOP_LEVEL,
    TRACKS,
)
from ..rules.frames import Trading
from ..rules.network import knights, pieces, settlement_spots
from ..rules.production import ProduceStep
from ..rules.progress_cards.trade import PlayResourceMonopoly, PlayTradeMonopoly
from ..rules.state import State
from .trades import near_winning, trade_of
from .winning import winning

THREAT, SPARED = 0.3, 0.8
"""A chance to win next turn that is worth mentioning, and the part of it that may be left."""
WITHIN = 2  # missing cards of a purchase that is worth mentioning
SAVING = (Discard, EndTurn, RefuseTrade, TakeGold, TakeResource)
"""Actions after which the hand still lacks at most one card for what it nearly could buy."""
KEEPING = (AcceptTrade, Discard, RefuseTrade)
"""Actions after which the hand can still buy what it could. At the end of a turn it would have
bought it.
"""
HANDLING = (*SAVING, TradeBank)
"""Actions, beside trades with others, whose purpose is what the hand can buy now or soon."""

MONOPOLIES = (PlayResourceMonopoly, PlayTradeMonopoly)
"""Actions that bring as many cards as hidden hands hold."""

REASON_TERMS = {
    "why-longest-road": ("points", "roads"),
    "why-metropolis": ("points", "metropolis"),
    "why-points": ("points",),
    "why-dice": ("production",),
    "why-held": ("barbarians", "knights"),
    "why-ready": ("barbarians", "knights"),
    "why-stronger": ("barbarians", "knights"),
    "why-asleep": ("barbarians", "knights"),
    "why-places": ("room",),
    "why-trail": ("roads",),
    "why-rate": ("ports",),
    "why-short": ("plan", "hand"),
    "why-saves": ("plan", "hand"),
    "why-cards": ("hand", "plan", "cards", "excess"),
    "why-safe": ("excess",),
}
"""The terms that a reason speaks of."""
HINT_ONLY = frozenset(("why-roll",))
REASON_MEASURES = {"why-dice": "ways"}
"""The fact of a reason of which more is better."""


def reasons(before: State, after: State, seat: int, a: Any) -> list[Reason]:
    """Return what an action brings, the main reason first, without anything that chance has yet to
    decide.

    For an action that ends the game it is the points alone, as cards and knights no longer matter.
    """
    if isinstance(a, Roll):
        return [("why-roll", {"ways": yielding(before, seat)})]
    if not after.stack:
        return list(points(before, after, seat))
    f = before.stack[-1]
    if isinstance(a, RefuseTrade) and isinstance(f, Trading) and near_winning(before, f.seat):
        missing = before.house.points - before.players[f.seat].points
        return [("why-near", {"seat": Who(f.seat), "n": missing})]
    rows: list[Reason] = [*points(before, after, seat), *stopped(before, after, seat)]
    rows += dice(before, after, seat)
    if isinstance(a, MoveRobber):
        rows += blocked(before, after, seat)
    rows += defence(before, after, seat, a)
    rows += roads(before, after, seat)
    rows += bank(before, after, seat)
    rows += purchase(before, after, seat, a)
    return rows if isinstance(a, MONOPOLIES) else [*rows, *card_gains(before, after, seat)]


def points(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Yield the points gained on the table."""
    then, now = before.players[seat], after.players[seat]
    gained = now.points - then.points
    if gained <= 0:
        return
    if after.longest_road == seat != before.longest_road:
        yield "why-longest-road", {"n": gained}
    elif sum(own(after, seat)) > sum(own(before, seat)):
        yield "why-metropolis", {"n": gained}
    else:
        yield "why-points", {"n": gained}


def stopped(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Yield which rival is less likely to win in its next turn."""
    for rival in range(len(before.players)):
        chance = winning(before, rival) if rival != seat else 0.0
        if chance >= THREAT and winning(after, rival) <= SPARED * chance:
            yield "why-stops", {"seat": Who(rival)}


def own(s: State, seat: int) -> list[bool]:
    """Return by track whether the seat has the metropolis."""
    return [node >= 0 and s.owner[node] == seat for node in s.metropolis]


def claimed(s: State, seat: int, total: int) -> list[int]:
    """Return the cards of each kind that a roll brings a seat, with gold last."""
    claims, gold = ProduceStep().claims(s, total)
    return [*claims.get(seat, [0] * len(KINDS)), gold.get(seat, 0)]


def yielding(s: State, seat: int) -> int:
    """Return in how many of the 36 results the dice bring a seat cards."""
    return sum(PIPS[total] for total in range(2, 13) if any(claimed(s, seat, total)))


def more(before: State, after: State, seat: int) -> tuple[int, list[Word]]:
    """Return in how many of the 36 results the dice bring a seat more afterwards, and the kinds of
    cards.
    """
    ways, kinds = 0, set[int]()
    for total in range(2, 13):
        then, now = claimed(before, seat, total), claimed(after, seat, total)
        grown = {kind for kind, n in enumerate(now) if n > then[kind]}
        ways += PIPS[total] if grown else 0
        kinds |= grown
    return ways, [
        Word("terrain-gold" if card == len(KINDS) else f"kind-{KINDS[card]}")
        for card in sorted(kinds)
    ]


def dice(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Yield the new income."""
    ways, kinds = more(before, after, seat)
    if ways:
        yield "why-dice", {"ways": ways, "kinds": tuple(kinds)}


def blocked(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Yield what the robber keeps from the others, the leader first."""
    for other in sorted(range(len(before.players)), key=lambda x: -before.players[x].points):
        ways, kinds = more(after, before, other)
        if ways and other != seat:
            yield "why-blocks", {"seat": Who(other), "ways": ways, "kinds": tuple(kinds)}


def defence(before: State, after: State, seat: int, a: Any) -> Iterator[Reason]:
    """Yield what changes about knights and the landing."""
    steps = STEPS - after.ship
    ready, was = (sum(s.active[n] for n in knights(s, seat)) for s in (after, before))
    held = sum(shares(after)) >= strength(after)
    if held and sum(shares(before)) < strength(after):
        yield (
            "why-held",
            {"n": sum(shares(after)), "barbarians": strength(after), "steps": steps},
        )
    elif ready > was:
        yield "why-ready", {"n": ready, "steps": steps}
    elif shares(after)[seat] > shares(before)[seat]:
        yield "why-stronger", {"n": shares(after)[seat], "steps": steps}
    elif isinstance(a, Recruit):
        yield "why-asleep", {"n": len(knights(after, seat)), "steps": steps}


def roads(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Yield the places that roads open, and the progress towards the Longest Road."""
    opened = set(settlement_spots(after, seat)) - set(settlement_spots(before, seat))
    if opened and after.players[seat].settlements:
        yield "why-places", {"n": len(opened)}
    longest = after.players[seat].longest
    if longest > before.players[seat].longest and after.longest_road != seat:
        yield "why-trail", {"n": longest, "missing": award(after, seat) - longest}


def award(s: State, seat: int) -> int:
    """Return the length with which a seat would take the Longest Road."""
    best = max([p.longest for x, p in enumerate(s.players) if x != seat], default=0)
    return max(ROAD_AWARD, best + 1)


def bank(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Yield better rates."""
    then, now = before.players[seat].rates, after.players[seat].rates
    better = [k for k, rate in enumerate(now) if rate < then[k]]
    if better:
        rate = min(now[k] for k in better)
        kinds = [Word(f"kind-{KINDS[k]}") for k in better if now[k] == rate]
        yield "why-rate", {"rate": rate, "kinds": tuple(kinds)}


def purchase(before: State, after: State, seat: int, a: Any) -> Iterator[Reason]:
    """Yield how near the hand is to a purchase."""
    then: Sequence[int] = before.players[seat].hand
    now: Sequence[int] = after.players[seat].hand
    trade = trade_of(before, seat, a)
    if trade is not None:
        now = [n + get - give for n, give, get in zip(then, *trade, strict=True)]
    elif not isinstance(a, HANDLING):
        return
    for thing, cost in wanted(after, seat):
        missing = short(now, cost)
        closer = short(then, cost) - missing
        if closer > 0 and missing <= WITHIN:
            yield "why-short", {"missing": missing, "thing": thing}
            return
        still = KEEPING if missing == 0 else SAVING if missing == 1 else ()
        if not closer and isinstance(a, still):
            yield "why-saves", {"missing": missing, "thing": thing}
            return


def wanted(s: State, seat: int) -> Iterator[tuple[Word, Sequence[int]]]:
    """Yield what a seat may want to buy and what it costs, the most valuable first."""
    player = s.players[seat]
    for track, level in enumerate(player.tracks):
        if level == 3 and s.metropolis[track] < 0:
            cost = [level + 1 if k == PAPER + track else 0 for k in range(len(KINDS))]
            name = Word(f"level-{TRACKS[track]}-{level + 1}")
            yield Word("why-thing-level", (("name", name),)), cost
    if player.cities and player.settlements < 5:
        yield Word("why-thing-city"), CITY_COST
    if player.settlements and settlement_spots(s, seat):
        yield Word("why-thing-settlement"), SETTLEMENT_COST
    if player.knights[0]:
        yield Word("why-thing-knight"), KNIGHT_COST
    for track, level in enumerate(player.tracks):
        if level < TOP_LEVEL and pieces(s, seat).cities:
            cost = [level + 1 if k == PAPER + track else 0 for k in range(len(KINDS))]
            name = Word(f"level-{TRACKS[track]}-{level + 1}")
            yield Word("why-thing-improvement", (("name", name),)), cost
    if player.roads:
        yield Word("why-thing-road"), ROAD


def short(hand: Sequence[int], cost: Sequence[int]) -> int:
    """Return the number of cards that a hand lacks of a cost."""
    return sum(max(0, n - have) for have, n in zip(hand, cost, strict=True))


def card_gains(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Yield cards won, and cards that are now safe from a seven."""
    then, now = before.players[seat], after.players[seat]
    if now.cards > then.cards:
        yield "why-cards", {"n": now.cards - then.cards}
    if then.cards > then.limit and now.cards <= now.limit:
        yield "why-safe", {"n": now.cards, "limit": now.limit}
