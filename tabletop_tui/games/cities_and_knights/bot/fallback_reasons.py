"""What speaks for an action without a reason of more weight: what it changes, keeps or avoids."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from itertools import islice
from typing import Any

from ....engine import Reason, Who, Word, holds
from ..rules.actions import AcceptTrade, BuildRoad, CloseTrade, LoseCity, PlaceRoad, RefuseTrade
from ..rules.constants import KNIGHTS, SETTLEMENT, TRACKS
from ..rules.frames import Trading
from ..rules.network import knights, plain_cities
from ..rules.progress_cards.politics import RebuildRoad
from ..rules.progress_cards.science import FreeRoad
from ..rules.state import State
from ..view.dice import chances
from ..view.roads import leads_to
from .reasons import more
from .trades import MARGIN, gain, trade_of

ROADS = (BuildRoad, FreeRoad, PlaceRoad, RebuildRoad)


def fallback_reasons(before: State, after: State, seat: int, a: Any) -> list[Reason]:
    """Return one reason for an action without any other, or none."""
    return [*islice(changes(before, after, seat, a), 1)]


def changes(before: State, after: State, seat: int, a: Any) -> Iterator[Reason]:
    """Yield what speaks for an action, the most important first.

    Nothing is said of a card that the action names, as not every seat may have seen it.
    """
    then, now = before.players[seat], after.players[seat]
    if levels(after, seat) > levels(before, seat):
        yield "why-levels", {"n": levels(after, seat)}
    for track, level in enumerate(now.tracks):
        if level > then.tracks[track]:
            yield "why-draws", {"ways": level + 1, "track": Word(f"track-{TRACKS[track]}")}
    if now.limit > then.limit:
        yield "why-limit", {"n": now.limit, "before": then.limit}
    if now.longest > then.longest and after.longest_road == seat:
        rivals = [(p.longest, x) for x, p in enumerate(after.players) if x != seat]
        best, rival = max(rivals, key=lambda row: (row[0], -row[1]))
        yield "why-ahead", {"n": now.longest, "seat": Who(rival), "best": best}
    if isinstance(a, ROADS):
        yield from direction(before, seat, a.edge)
    elif isinstance(a, RefuseTrade):
        yield from reluctance(before, seat)
    elif isinstance(a, (AcceptTrade, CloseTrade)):
        yield from liking(before, seat, a)
    elif isinstance(a, LoseCity):
        yield from cheapest(before, after, seat)


def cheapest(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Yield what the loss of a city costs, if none of the others would cost fewer rolls."""
    ways, kinds = more(after, before, seat)
    others = [more(without(before, node), before, seat)[0] for node in plain_cities(before, seat)]
    if ways and ways <= min(others):
        yield "why-gives-up", {"ways": ways, "kinds": tuple(kinds)}


def without(s: State, node: int) -> State:
    """Return the position with a settlement where a city stands."""
    then = copy(s)
    then.piece = [*s.piece]
    then.piece[node] = SETTLEMENT
    return then


def levels(s: State, seat: int) -> int:
    """Return the strength of all knights of a seat, active or not."""
    return sum(s.piece[n] - KNIGHTS for n in knights(s, seat))


def direction(s: State, seat: int, edge: int) -> Iterator[Reason]:
    """Yield the best place for a settlement that one more road behind this one reaches."""
    ways = [chances(s, node) for node in leads_to(s, seat, edge)]
    if ways:
        yield "why-toward", {"ways": max(ways)}


def liking(s: State, seat: int, a: AcceptTrade | CloseTrade) -> Iterator[Reason]:
    """Yield whose cards a seat values more than its own in a trade."""
    terms = trade_of(s, seat, a)
    if terms is not None and gain(s, seat, *terms) > 0:
        partner = a.partner if isinstance(a, CloseTrade) else s.turn
        yield "why-offers", {"seat": Who(partner)}


def reluctance(s: State, seat: int) -> Iterator[Reason]:
    """Yield what is wrong with a trade that a seat could make."""
    f = s.stack[-1] if s.stack else None
    if not isinstance(f, Trading) or not any(f.give):
        return
    if holds(s.players[seat].hand, f.get):
        worthwhile = gain(s, seat, f.get, f.give) > MARGIN
        yield "why-helps" if worthwhile else "why-asks", {"seat": Who(f.seat)}
