"""How near a hand is to what its player may want to buy, and what would set it back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ....engine import Reason, Word
from ..rules.actions import (
    Discard,
    EndTurn,
    RefuseTrade,
    TakeGold,
    TakeResource,
    TradeBank,
)
from ..rules.constants import (
    ACTIVATION,
    CITY_COST,
    KINDS,
    KNIGHT_COST,
    PAPER,
    ROAD,
    SETTLEMENT_COST,
    STEPS,
    TOP_LEVEL,
    TRACKS,
)
from ..rules.frames import Acting, Trading
from ..rules.network import knights, pieces, settlement_spots
from ..rules.progress_cards.politics import Forfeit, GiveGift
from ..rules.progress_cards.science import PlayIrrigation, PlayMining
from ..rules.progress_cards.trade import GiveCommodity, TakeCards
from ..rules.state import State
from .trades import trade_of

WITHIN = 2  # missing cards of a purchase that is worth mentioning
LOSING = (Discard, Forfeit, GiveCommodity, GiveGift)
"""Actions that choose which cards go: the rest is kept for something."""
GAINING = (PlayIrrigation, PlayMining, TakeCards, TakeGold, TakeResource, TradeBank)
"""Actions, beside trades with others, whose purpose is what the hand can buy now or soon."""

Cost = Sequence[int]


def purchase(before: State, after: State, seat: int, a: Any) -> Iterator[Reason]:
    """Yield how near an action brings the hand to a purchase, or what it keeps the cards for."""
    then: Cost = before.players[seat].hand
    trade = trade_of(before, seat, a)
    if isinstance(a, (EndTurn, RefuseTrade)):
        yield from saved(before, seat, a)
    elif trade is not None or isinstance(a, GAINING):
        now: Cost = after.players[seat].hand
        if trade is not None:
            now = [n + get - give for n, give, get in zip(then, *trade, strict=True)]
        yield from nearer(before, after, seat, now)
    elif isinstance(a, LOSING):
        for thing, cost in wanted(after, seat):
            missing = short(after.players[seat].hand, cost)
            if missing <= 1 and short(then, cost) == missing:
                yield "why-saves", {"missing": missing, "thing": thing}
                return


def nearer(before: State, after: State, seat: int, now: Cost) -> Iterator[Reason]:
    """Yield the most valuable purchase that a hand has come nearer to, or a knight that it can
    wake.
    """
    then = before.players[seat].hand
    for thing, cost in wanted(after, seat):
        missing = short(now, cost)
        if missing < short(then, cost) and missing <= WITHIN:
            yield "why-short", {"missing": missing, "thing": thing}
            return
    asleep = sum(not after.active[n] for n in knights(after, seat))
    if asleep and short(then, ACTIVATION) and not short(now, ACTIVATION):
        yield "why-wakes", {"n": asleep, "steps": STEPS - after.ship}


def saved(s: State, seat: int, a: EndTurn | RefuseTrade) -> Iterator[Reason]:
    """Yield what the cards are kept for, if something that the player could do now would cost one
    of them.
    """
    hand = s.players[seat].hand
    for thing, cost in wanted(s, seat):
        missing = short(hand, cost)
        if missing > 1 or (missing == 0 and isinstance(a, EndTurn)):
            continue  # at the end of a turn it would have been bought
        if any(short(left, cost) > missing for left in alternatives(s, seat, a)):
            yield "why-saves", {"missing": missing, "thing": thing}
            return


def alternatives(s: State, seat: int, a: EndTurn | RefuseTrade) -> Iterator[Cost]:
    """Yield the hands that other decisions would leave: a trade that is refused, and purchases that
    are not made at the end of a turn.
    """
    hand = s.players[seat].hand
    f = s.stack[-1]
    if isinstance(a, RefuseTrade):
        if isinstance(f, Trading) and not short(hand, f.get):
            yield [n - less + more for n, less, more in zip(hand, f.get, f.give, strict=True)]
        return
    costs = [cost for _, cost in wanted(s, seat)]
    if any(not s.active[n] for n in knights(s, seat)):
        costs.append(ACTIVATION)
    for cost in costs:
        if not short(hand, cost):
            yield [n - less for n, less in zip(hand, cost, strict=True)]


def wanted(s: State, seat: int) -> Iterator[tuple[Word, Cost]]:
    """Yield what a seat may want to buy and what it costs, the most valuable first."""
    player = s.players[seat]
    for track, cost in next_levels(s, seat):
        if player.tracks[track] == 3 and s.metropolis[track] < 0:
            yield Word("why-thing-level", (("name", level_name(s, seat, track)),)), cost
    if player.cities and player.settlements < 5:
        yield Word("why-thing-city"), CITY_COST
    if player.settlements and settlement_spots(s, seat):
        yield Word("why-thing-settlement"), SETTLEMENT_COST
    if player.knights[0]:
        yield Word("why-thing-knight"), KNIGHT_COST
    yield from improvements(s, seat)
    if player.roads:
        yield Word("why-thing-road"), ROAD


def improvements(s: State, seat: int) -> Iterator[tuple[Word, Cost]]:
    """Yield the next level of each track and its cost."""
    for track, cost in next_levels(s, seat):
        if pieces(s, seat).cities:
            yield improvement(s, seat, track), cost


def improvement(s: State, seat: int, track: int) -> Word:
    """Return the next level of a track as a thing to buy."""
    return Word("why-thing-improvement", (("name", level_name(s, seat, track)),))


def next_levels(s: State, seat: int) -> Iterator[tuple[int, Cost]]:
    """Yield each track that is not complete, and what its next level costs now."""
    f = s.stack[0] if s.stack else None
    less = isinstance(f, Acting) and f.seat == seat and f.crane
    for track, level in enumerate(s.players[seat].tracks):
        if level < TOP_LEVEL:
            yield track, [level + 1 - less if k == PAPER + track else 0 for k in range(len(KINDS))]


def level_name(s: State, seat: int, track: int) -> Word:
    """Return the name of the next level of a track."""
    return Word(f"level-{TRACKS[track]}-{s.players[seat].tracks[track] + 1}")


def short(hand: Cost, cost: Cost) -> int:
    """Return the number of cards that a hand lacks of a cost."""
    return sum(max(0, n - have) for have, n in zip(hand, cost, strict=True))
