"""What a player who counts cards has to say of hidden hands, as far as it is certain."""

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
from ..view.counting import Memory


def recalls(memory: Memory, s: State, seat: int, a: Any) -> list[Reason]:
    """What the hands of others are known to hold of that which *a* of *seat* is after."""
    if not memory.fits(s):
        return []
    if isinstance(a, Steal):
        return holds(memory, a.victim, most(memory, a.victim))
    if isinstance(a, MoveRobber):
        found = [x for x in neighbours(s, a.hex) if x != seat and s.players[x].cards]
        return holds(memory, found[0], most(memory, found[0])) if len(found) == 1 else []
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
        return [told("why-brings", low, high, a.card)]
    return []


def most(memory: Memory, seat: int) -> int:
    """The kind of which a seat holds most for certain."""
    return max(range(len(KINDS)), key=lambda k: (memory.low[seat][k], memory.high[seat][k]))


def holds(memory: Memory, seat: int, kind: int) -> list[Reason]:
    """How many cards of a kind a seat holds; nothing where that is nothing."""
    low, high = memory.low[seat][kind], memory.high[seat][kind]
    if not high:
        return []
    key, facts = told("why-holds", low, high, kind)
    return [(key, {"seat": Who(seat), **facts})]


def told(key: str, low: int, high: int, kind: int) -> Reason:
    """A number of cards, or where it is not certain between which numbers it lies."""
    name = Word(f"kind-{KINDS[kind]}")
    if low == high:
        return key, {"n": low, "kind": name}
    return f"{key}-between", {"low": low, "high": high, "kind": name}
