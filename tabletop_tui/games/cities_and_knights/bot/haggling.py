"""Offers and counter-offers that a player thinks of for a decision and then searches as moves.

Many are thought of, also of two kinds, and judged in several worlds that agree with what the player
knows of the hands: what the cards bring it, who has those that it asks for, and who would agree.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import Any

from ....engine import holds
from ..rules.actions import CounterTrade, Propose
from ..rules.constants import KINDS, Counts
from ..rules.frames import Acting, Trading
from ..rules.state import State
from ..view.counting import CardMemory
from .hand import wishes
from .trades import hand_value, helped, near_winning, net_gain
from .winning import feeds

TALKS = 3  # proposals in a turn, each to other seats (see `asked_before`)
THOUGHT_OF, TRIED = 40, 8
"""Offers that a player thinks of for a decision, and the most of them that it searches."""
SIZES = ((1, 1), (2, 1), (1, 2))
"""The cards given and got by an offer."""
LEAST = 0.03
"""What an offer that is searched must bring, less the help to the other side."""

Terms = tuple[float, Counts, Counts]
"""What a trade brings a seat, and the cards that it gives and gets."""


def ideas(worlds: Sequence[State], seat: int) -> list[Any]:
    """Return the offers most worth making, or the counter-offers to what is proposed, in worlds of
    which any may be the true one.
    """
    s = worlds[0]
    f = s.stack[-1] if s.stack else None
    if near_winning(s, seat):
        return []
    if isinstance(f, Trading):
        return counters(worlds, seat, f) if seat in f.waiting else []
    if not isinstance(f, Acting) or f.seat != seat or f.proposals >= TALKS or not s.house.trades:
        return []
    players = range(len(s.players))
    partners = [x for x in players if x != seat and s.players[x].trades and s.players[x].cards]
    rows = []
    for terms in thought_of(s, seat) if partners else ():
        worth, seats = expected(worlds, seat, partners, terms)
        if worth > LEAST:
            rows.append((worth, Propose(*terms[1:], seats)))
    return best_of(rows)


def counters(worlds: Sequence[State], seat: int, f: Trading) -> list[Any]:
    """Return the best answers with other terms, about some of the cards that were named, if any
    were. Who looks for a kind gives none of it, and who gives one wants none.
    """
    rows, named = [], any(f.give) or any(f.get)
    for terms in thought_of(worlds[0], seat):
        _, give, get = terms
        if shared(get, f.get) or shared(give, f.give):
            continue
        about = shared(give, f.get) or shared(get, f.give) or not named
        if about and (give, get) != (f.get, f.give):
            worth, _ = expected(worlds, seat, [f.seat], terms)
            if worth > LEAST:
                rows.append((worth, CounterTrade(give, get)))
    return best_of(rows)


def best_of(rows: list[tuple[float, Any]]) -> list[Any]:
    """Return the best of some valued offers, as many as are searched."""
    return [a for _, a in sorted(rows, key=lambda row: -row[0])[:TRIED]]


def shared(some: Counts, others: Counts) -> bool:
    """Return whether any kind of card is among both."""
    return any(map(min, some, others))


def expected(
    worlds: Sequence[State], seat: int, partners: Sequence[int], terms: Terms
) -> tuple[float, tuple[int, ...]]:
    """Return what a trade brings *seat* on average, less the most that it helps a partner, and the
    partners that agree in some world.
    """
    worth, give, get = terms
    agree: dict[int, int] = {}
    for world in worlds:
        for x in partners:
            if holds(world.players[x].hand, get) and net_gain(world, x, seat, get, give) > 0:
                agree[x] = agree.get(x, 0) + 1
    agree = {x: n for x, n in agree.items() if may_have(worlds[0], x, give)}
    if not agree:
        return 0.0, ()
    most = max(helped(worlds[0], x, get, give) for x in agree)
    return max(agree.values()) / len(worlds) * (worth - most), tuple(sorted(agree))


def may_have(s: State, other: int, cards: Counts) -> bool:
    """Return whether another seat may get these cards: it does not lead, and no metropolis of its
    own hangs on them.
    """
    return not near_winning(s, other) and not feeds(s, other, cards)


def thought_of(s: State, seat: int) -> list[Terms]:
    """Return the offers that bring a seat most: one card for one, two for one and one for two, also
    of two kinds.
    """
    hand, wished = s.players[seat].hand, wishes(s, seat)
    now, found = hand_value(s, seat, hand, wished), list[Terms]()
    for given, got in SIZES:
        rows = []
        for give in bundles(given):
            if not holds(hand, give):
                continue
            left = [n - less for n, less in zip(hand, give, strict=True)]
            for get in bundles(got):
                if not shared(give, get):
                    held = [n + more for n, more in zip(left, get, strict=True)]
                    worth = hand_value(s, seat, held, wished) - now
                    if worth > LEAST:
                        rows.append((worth, give, get))
        rows.sort(reverse=True)
        found += rows[: THOUGHT_OF // len(SIZES)]
    return found


@cache
def bundles(cards: int) -> tuple[Counts, ...]:
    """Return all ways to have so many cards."""
    kinds = range(len(KINDS))
    return tuple(
        tuple(map(chosen.count, kinds)) for chosen in combinations_with_replacement(kinds, cards)
    )


def asked_before(memory: CardMemory | None, s: State, seat: int, a: Any) -> bool:
    """Return whether a proposal asks a seat again that has been asked in this turn, or has refused
    the same or better terms not long ago. Who remembers nothing proposes once.
    """
    if not isinstance(a, Propose) or memory is None or memory.seat != seat:
        f = s.stack[0] if s.stack else None
        return isinstance(a, Propose) and isinstance(f, Acting) and f.proposals > 0
    return any(memory.refuses(x, a.give, a.get) or x in memory.asked_now for x in a.seats)
