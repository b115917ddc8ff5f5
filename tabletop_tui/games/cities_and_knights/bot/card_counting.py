"""Reasons from counted cards: what is certain about hidden hands."""

from __future__ import annotations

from typing import Any

from ....engine import Reason, Who, Word
from ..rules.actions import MoveRobber, Propose, Steal
from ..rules.constants import KINDS
from ..rules.network import neighbours
from ..rules.progress_cards.trade import (
    PlayResourceMonopoly,
    PlayTradeMonopoly,
    ResourceMonopoly,
    TradeMonopoly,
)
from ..rules.state import State
from ..view.counting import CardMemory


def memory_reasons(memory: CardMemory, s: State, seat: int, a: Any) -> list[Reason]:
    """Return what the other hands are known to hold of the cards that *a* is after."""
    if not memory.fits(s):
        return []
    if isinstance(a, Steal):
        return holds(memory, a.victim, surest_kind(memory, a.victim))
    if isinstance(a, MoveRobber):
        victims = [x for x in neighbours(s, a.hex) if x != seat and s.players[x].cards]
        return (
            holds(memory, victims[0], surest_kind(memory, victims[0])) if len(victims) == 1 else []
        )
    if isinstance(a, Propose):
        kind = a.get.index(max(a.get))
        partner = max(a.seats, key=lambda x: (memory.low[x][kind], memory.high[x][kind]))
        return holds(memory, partner, kind)
    if isinstance(a, (PlayResourceMonopoly, PlayTradeMonopoly)):
        others = [x for x in range(memory.seats) if x != seat]
        resource = isinstance(a, PlayResourceMonopoly)
        most_of_each = (ResourceMonopoly if resource else TradeMonopoly).most
        low, high = (
            sum(min(most_of_each, of[x][a.card]) for x in others)
            for of in (memory.low, memory.high)
        )
        return [amount_reason("why-brings", low, high, a.card)]
    return []


def surest_kind(memory: CardMemory, seat: int) -> int:
    """Return the kind of which a seat is certain to hold most."""
    return max(range(len(KINDS)), key=lambda k: (memory.low[seat][k], memory.high[seat][k]))


def holds(memory: CardMemory, seat: int, kind: int) -> list[Reason]:
    """Return how many cards of a kind a seat holds, or nothing if it cannot hold any."""
    low, high = memory.low[seat][kind], memory.high[seat][kind]
    if not high:
        return []
    key, facts = amount_reason("why-holds", low, high, kind)
    return [(key, {"seat": Who(seat), **facts})]


def amount_reason(key: str, low: int, high: int, kind: int) -> Reason:
    """Return a reason with a number of cards, or with a range if the number is uncertain."""
    name = Word(f"kind-{KINDS[kind]}")
    if low == high:
        return key, {"n": low, "kind": name}
    return f"{key}-between", {"low": low, "high": high, "kind": name}
