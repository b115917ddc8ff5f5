"""Cards given and taken: trades proposed and answered, discards, cards of choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ....engine import Deal, Draw, Hand, Offer
from ..rules.actions import (
    AcceptTrade,
    AskForOffers,
    CloseTrade,
    CounterTrade,
    Discard,
    Propose,
)
from ..rules.constants import Counts
from ..rules.frames import Acting, Trading
from ..rules.progress_cards.politics import Forfeit, GiveGift
from ..rules.state import State
from .board import income
from .hand import Wishes, holding, plan, scarcity, wishes

MARGIN = 0.056  # a trade must bring that much more than it helps the other side
HELPED = 0.9
"""Of the gain of an only rival counts against a trade; with more of them its gain is a loss to all
of those together.
"""
CLOSE_TO_WINNING = 3  # points short of the goal with whom nobody trades
WILLING = 0.5  # how likely a proposal that suits a partner is accepted
TALKS = 2  # proposals in a turn: one card for one, and then two for one
LEAST = 0.085  # a proposal must bring so much


def wealth(s: State, seat: int, hand: Sequence[int], wished: Wishes) -> float:
    """What a hand is worth to a seat that wishes for these purchases."""
    return holding(hand, scarcity(income(s, seat))) + plan(s, seat, hand, wished)


def gain(s: State, seat: int, give: Counts, get: Counts) -> float:
    """What giving and getting these cards brings to a seat."""
    hand = s.players[seat].hand
    after = [n + gets - gives for n, gets, gives in zip(hand, get, give, strict=True)]
    if min(after) < 0:
        return -1.0
    wished = wishes(s, seat)
    return wealth(s, seat, after, wished) - wealth(s, seat, hand, wished)


def near_winning(s: State, seat: int) -> bool:
    """Whether a seat is so near to its goal that nobody should help it to any card."""
    return s.players[seat].points >= s.house.points - CLOSE_TO_WINNING


def suits(s: State, seat: int, other: int, give: Counts, get: Counts) -> float:
    """What a trade with *other* brings to *seat*, the help to a rival taken off; below 0 it had
    better not be made.
    """
    if near_winning(s, other):
        return -1.0
    helped = HELPED / (len(s.players) - 1)
    return gain(s, seat, give, get) - helped * max(0.0, gain(s, other, get, give)) - MARGIN


def bargain(s: State, seat: int) -> float:
    """A trade that is being talked about: what it brings, as likely as it is."""
    f = s.stack[-1] if s.stack else None
    if not isinstance(f, Trading):
        return 0.0
    if seat != f.seat:
        trades = [(give, get) for partner, give, get in f.counters if partner == seat]
        if seat in f.accepted:
            trades.append((f.give, f.get))
        return sum(suits(s, seat, f.seat, get, give) for give, get in trades)
    if f.accepted or f.counters or not any(f.give):
        return 0.0
    likely = any(suits(s, x, seat, f.get, f.give) > 0 for x in f.waiting)
    return WILLING * gain(s, seat, f.give, f.get) if likely else -MARGIN


def talked(s: State, seat: int, a: Any) -> tuple[Counts, Counts] | None:
    """What *seat* gives and gets by a trade that an action proposes, answers or closes."""
    if isinstance(a, (Propose, CounterTrade)):
        return a.give, a.get
    f = s.stack[-1] if s.stack else None
    if not isinstance(f, Trading):
        return None
    if isinstance(a, AcceptTrade):
        return f.get, f.give
    if isinstance(a, CloseTrade):
        other = next(((give, get) for x, give, get in f.counters if x == a.partner), None)
        return other or (f.give, f.get)
    return None


def shots(s: State, seat: int, offer: Offer, luck: Draw) -> list[Any]:
    """Good samples of a choice that cannot be listed."""
    choices = offer.choices
    if isinstance(choices, Deal):
        return proposals(s, seat, choices) if offer.action is Propose else answers(s, seat, choices)
    assert isinstance(choices, Hand)
    if offer.action is AskForOffers:
        return []
    giving = offer.action in (Discard, Forfeit, GiveGift)
    return [choices.make(parting(s, seat, choices) if giving else taking(s, seat, choices))]


def parting(s: State, seat: int, choices: Hand) -> Counts:
    """The cards that a hand misses least, one after the other."""
    left = list(s.players[seat].hand)
    taken, wished = [0] * len(left), wishes(s, seat)
    for _ in range(choices.least):
        rows = []
        for kind, n in enumerate(left):
            if n and taken[kind] < choices.purse[kind]:
                left[kind] -= 1
                rows.append((wealth(s, seat, left, wished), kind))
                left[kind] += 1
        _, kind = max(rows)
        left[kind] -= 1
        taken[kind] += 1
    return tuple(taken)


def taking(s: State, seat: int, choices: Hand) -> Counts:
    """The cards that a hand has most use for, one after the other."""
    held = list(s.players[seat].hand)
    taken, wished = [0] * len(held), wishes(s, seat)
    for _ in range(choices.most):
        rows = []
        for kind, n in enumerate(choices.purse):
            if taken[kind] < n:
                held[kind] += 1
                rows.append((wealth(s, seat, held, wished), -kind))
                held[kind] -= 1
        kind = -max(rows)[1]
        held[kind] += 1
        taken[kind] += 1
    return tuple(taken)


def proposals(s: State, seat: int, choices: Deal) -> list[Any]:
    """The trade worth proposing, if any: first one card for one, later in the turn two for one, and
    then no more.
    """
    f = s.stack[0]
    if not isinstance(f, Acting) or f.proposals >= TALKS:
        return []
    partners = tuple(x for x in choices.partners if not near_winning(s, x))
    if not partners:
        return []
    ideas = sorted(trades(s, seat, choices, 1 + f.proposals), reverse=True)
    for _, give, get in ideas:
        if any(suits(s, x, seat, get, give) > 0 for x in partners):
            return [choices.make(give, get, partners)]
    return []


def answers(s: State, seat: int, choices: Deal) -> list[Any]:
    """The counter-proposal worth making, if any."""
    f = s.stack[-1]
    assert isinstance(f, Trading)
    if any(f.give) and f.give.count(0) < len(f.give) - 1:
        return []
    idea = best(s, seat, choices, 1, () if any(f.give) else f.get)
    if idea is None or (idea[0] == f.get and idea[1] == f.give):
        return []
    return [choices.make(*idea, ())]


def best(
    s: State, seat: int, choices: Deal, number: int, asked: Counts = ()
) -> tuple[Counts, Counts] | None:
    """The best trade of *number* cards of one kind for one of another, if it brings enough."""
    found = max(trades(s, seat, choices, number, asked), default=None)
    return None if found is None else found[1:]


def trades(
    s: State, seat: int, choices: Deal, number: int, asked: Counts = ()
) -> Iterator[tuple[float, Counts, Counts]]:
    """The trades of *number* cards of one kind for one of another that bring enough: (gain, give,
    get); only kinds that are *asked* for are given, if any are.
    """
    size = range(len(choices.purse))
    hand, wished = list(s.players[seat].hand), wishes(s, seat)
    now = wealth(s, seat, hand, wished)
    for give in size:
        if hand[give] < number or (any(asked) and not asked[give]):
            continue
        hand[give] -= number
        for get in size:
            if get == give or not choices.wanted[get]:
                continue
            hand[get] += 1
            value = wealth(s, seat, hand, wished) - now
            hand[get] -= 1
            if value > LEAST:
                yield (
                    value,
                    tuple([number * (k == give) for k in size]),
                    tuple([int(k == get) for k in size]),
                )
        hand[give] += number
