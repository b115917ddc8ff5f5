"""What speaks for an action: points, chances of the dice, the barbarians, and cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....engine import Reason, Who, Word
from ..rules.actions import MoveRobber, Recruit, RefuseTrade
from ..rules.barbarians import shares, strength
from ..rules.constants import KINDS, KNIGHTS, PIPS, ROAD_AWARD, STEPS, TRACKS
from ..rules.frames import Trading
from ..rules.network import knights, settlement_spots
from ..rules.production import ProduceStep
from ..rules.progress_cards.trade import PlayResourceMonopoly, PlayTradeMonopoly
from ..rules.state import State
from .card_reasons import card_reasons
from .purchases import purchase
from .trades import near_winning
from .winning import winning

ABILITY, SEVEN = 3, 7  # the level of a track that brings its ability; the roll that brings nothing
NEAR = 2  # roads to the award from which a road is built for it
THREAT, SPARED = 0.3, 0.8
"""A chance to win next turn that is worth mentioning, and the part of it that may be left."""
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
HINT_ONLY = frozenset(("why-useful",))
"""A reason that names a card which other seats may not have seen."""
REASON_MEASURES = {"why-dice": "ways"}
"""The fact of a reason of which more is better."""


def reasons(before: State, after: State, seat: int, a: Any) -> list[Reason]:
    """Return what an action brings, the main reason first, without anything that chance has yet to
    decide.

    For an action that ends the game it is the points alone, as cards and knights no longer matter.
    """
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
    rows += abilities(before, after, seat)
    rows += card_reasons(before, after, seat, a)
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
    """Yield the new income, or what the robber gives free."""
    ways, kinds = more(before, after, seat)
    if ways:
        freed = before.robber != after.robber
        yield "why-dice", {"ways": ways, "kinds": tuple(kinds), "freed": freed}


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
        missing = award(after, seat) - longest
        if missing <= NEAR:
            yield "why-trail", {"n": longest, "missing": missing}


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


def abilities(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Yield what the third level of a track allows from now on. That of trade is a better rate."""
    then, now = before.players[seat].tracks, after.players[seat].tracks
    gained = [then[track] < ABILITY <= level for track, level in enumerate(now)]
    if gained[TRACKS.index("science")]:
        quiet = sum(
            PIPS[n] for n in range(2, 13) if n != SEVEN and not any(claimed(after, seat, n))
        )
        yield "why-aqueduct", {"ways": quiet}
    if gained[TRACKS.index("politics")]:
        strong = sum(after.piece[n] == KNIGHTS + 2 for n in knights(after, seat))
        yield "why-fortress", {"n": strong}


def card_gains(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Yield cards won, and cards that are now safe from a seven."""
    then, now = before.players[seat], after.players[seat]
    if now.cards > then.cards:
        yield "why-cards", {"n": now.cards - then.cards}
    if then.cards > then.limit and now.cards <= now.limit:
        yield "why-safe", {"n": now.cards, "limit": now.limit}
