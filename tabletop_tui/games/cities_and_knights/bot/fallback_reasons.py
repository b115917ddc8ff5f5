"""What an action changes, with a number, for actions without a reason of more weight."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....engine import Reason, Who, Word
from ..rules.actions import TradeBank
from ..rules.constants import HELD, KNIGHTS, TRACKS
from ..rules.network import knights
from ..rules.state import State
from .trades import trade_of


def fallback_reasons(before: State, after: State, seat: int, a: Any) -> list[Reason]:
    """Return one reason, always with a number, for an action without any other."""
    return [next(changes(before, after, seat, a))]


def changes(before: State, after: State, seat: int, a: Any) -> Iterator[Reason]:
    """Yield what is different afterwards, the most important first, and the hand at last."""
    then, now = before.players[seat], after.players[seat]
    if levels(after, seat) > levels(before, seat):
        yield "why-levels", {"n": levels(after, seat)}
    for track, level in enumerate(now.tracks):
        if level > then.tracks[track]:
            yield "why-draws", {"ways": level + 1, "track": Word(f"track-{TRACKS[track]}")}
    if now.limit > then.limit:
        yield "why-limit", {"n": now.limit, "before": then.limit}
    if len(now.progress) > len(then.progress):
        yield "why-progress", {"n": len(now.progress), "most": HELD}
    if now.longest > then.longest and after.longest_road == seat:
        rivals = [(p.longest, x) for x, p in enumerate(after.players) if x != seat]
        best, rival = max(rivals, key=lambda row: (row[0], -row[1]))
        yield "why-ahead", {"n": now.longest, "seat": Who(rival), "best": best}
    trade = trade_of(before, seat, a)
    if trade is not None:
        yield "why-exchange", {"give": sum(trade[0]), "get": sum(trade[1])}
    if isinstance(a, TradeBank):
        give, get = then.cards + 1 - now.cards, 1
        yield "why-exchange", {"give": give, "get": get}
    yield "why-left", {"n": now.cards, "risk": now.cards // 2 if now.cards > now.limit else 0}


def levels(s: State, seat: int) -> int:
    """Return the strength of all knights of a seat, active or not."""
    return sum(s.piece[n] - KNIGHTS for n in knights(s, seat))
