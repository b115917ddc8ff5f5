"""What trades bring and who agrees to them, discards, and cards of choice."""

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
from ..rules.frames import Acting, Picking, Trading
from ..rules.progress_cards.politics import Forfeit, GiveGift
from ..rules.state import State
from .board import income
from .hand import Wishes, cards_value, plan, scarcity, wishes
from .winning import feeds, winning

MARGIN = 0.02  # by which a trade must bring more than it helps the other side
HELPED = (0.9, 0.3, 0.15, 0.1, 0.08)
"""The part of a rival's gain that counts against a trade, by the number of rivals from one on: with
more of them the gain of one is a loss to all the others together. With these and `MARGIN`, a player
agrees to what a hard player agrees to once it has searched.
"""
CLOSE_TO_WINNING = 3  # points short of the goal at which no other seat trades
WILLING = 0.5  # chance that a partner accepts a proposal that suits them
SAMPLED = 2
"""Proposals in a turn that a search thinks of within it: one card for one, and then two for one."""
LEAST = 0.085  # gain that a proposal must bring


def hand_value(s: State, seat: int, hand: Sequence[int], wished: Wishes) -> float:
    """Return what a hand is worth to a seat that wishes for these purchases."""
    scarce = scarcity(income(s, seat))
    near = plan(tuple(hand), tuple(s.players[seat].rates), wished, scarce)
    return cards_value(hand, scarce) + near


def gain(s: State, seat: int, give: Counts, get: Counts) -> float:
    """Return what giving and getting these cards brings to a seat, or -1 if it does not have
    them.
    """
    hand = s.players[seat].hand
    after = [n + gets - gives for n, gets, gives in zip(hand, get, give, strict=True)]
    if min(after) < 0:
        return -1.0
    wished = wishes(s, seat)
    return hand_value(s, seat, after, wished) - hand_value(s, seat, hand, wished)


def near_winning(s: State, seat: int) -> bool:
    """Return whether a seat is so near to its goal that no other trades with it."""
    return s.players[seat].points >= s.house.points - CLOSE_TO_WINNING


def net_gain(s: State, seat: int, other: int, give: Counts, get: Counts) -> float:
    """Return what a trade with *other* brings to *seat*, less the help to a rival. A trade below 0
    should not be made.
    """
    if near_winning(s, other) or feeds(s, other, give):
        return -1.0
    return gain(s, seat, give, get) - helped(s, other, give, get) - MARGIN


def helped(s: State, other: int, give: Counts, get: Counts) -> float:
    """Return what counts against a trade that gives *other* some cards and takes some."""
    return HELPED[len(s.players) - 2] * max(0.0, gain(s, other, get, give))


def bargain(s: State, seat: int) -> float:
    """Return the worth of a trade under negotiation: its gain times the chance of agreement."""
    f = s.stack[-1] if s.stack else None
    if not isinstance(f, Trading):
        return 0.0
    if seat != f.seat:
        trades = [(give, get) for partner, give, get in f.counters if partner == seat]
        if seat in f.accepted:
            trades.append((f.give, f.get))
        return sum(net_gain(s, seat, f.seat, get, give) for give, get in trades)
    if f.accepted or f.counters or not any(f.give):
        return 0.0
    likely = any(net_gain(s, x, seat, f.get, f.give) > 0 for x in f.waiting)
    return WILLING * gain(s, seat, f.give, f.get) if likely else -MARGIN


def trade_of(s: State, seat: int, a: Any) -> tuple[Counts, Counts] | None:
    """Return what *seat* gives and gets by a trade that an action proposes, answers or closes, or
    None.
    """
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


def samples(s: State, seat: int, offer: Offer, luck: Draw) -> list[Any]:
    """Return good samples of a choice that cannot be listed."""
    choices = offer.choices
    if isinstance(choices, Deal):
        return proposals(s, seat, choices) if offer.action is Propose else answers(s, seat, choices)
    assert isinstance(choices, Hand)
    if offer.action is AskForOffers:
        return []
    if offer.action in (Discard, Forfeit, GiveGift):
        return [choices.make(least_missed(s, seat, choices))]
    found = [choices.make(most_useful(s, seat, choices))]
    f = s.stack[-1]
    if isinstance(f, Picking) and winning(s, f.victim):
        found.append(choices.make(most_needed(s, f.victim, choices)))
    return found


def least_missed(s: State, seat: int, choices: Hand) -> Counts:
    """Return the cards whose loss costs the hand least, chosen one after the other."""
    left = list(s.players[seat].hand)
    taken, wished = [0] * len(left), wishes(s, seat)
    for _ in range(choices.least):
        rows = []
        for kind, n in enumerate(left):
            if n and taken[kind] < choices.purse[kind]:
                left[kind] -= 1
                rows.append((hand_value(s, seat, left, wished), kind))
                left[kind] += 1
        _, kind = max(rows)
        left[kind] -= 1
        taken[kind] += 1
    return tuple(taken)


def most_useful(s: State, seat: int, choices: Hand) -> Counts:
    """Return the cards that the hand has most use for, chosen one after the other."""
    held = list(s.players[seat].hand)
    taken, wished = [0] * len(held), wishes(s, seat)
    for _ in range(choices.most):
        rows = []
        for kind, n in enumerate(choices.purse):
            if taken[kind] < n:
                held[kind] += 1
                rows.append((hand_value(s, seat, held, wished), -kind))
                held[kind] -= 1
        kind = -max(rows)[1]
        held[kind] += 1
        taken[kind] += 1
    return tuple(taken)


def most_needed(s: State, victim: int, choices: Hand) -> Counts:
    """Return the cards that a victim needs most to win in its next turn, chosen one after the
    other.
    """
    hand, taken = s.players[victim].hand, [0] * len(choices.purse)
    wished = wishes(s, victim)
    for _ in range(choices.most):
        rows = []
        for kind, n in enumerate(choices.purse):
            if taken[kind] < n:
                hand[kind] -= 1
                rows.append((winning(s, victim), hand_value(s, victim, hand, wished), kind))
                hand[kind] += 1
        kind = min(rows)[-1]
        hand[kind] -= 1
        taken[kind] += 1
    for kind, n in enumerate(taken):
        hand[kind] += n
    return tuple(taken)


def proposals(s: State, seat: int, choices: Deal) -> list[Any]:
    """Return the trade worth proposing, if any: one card for one first, later in the turn two for
    one, then no more.
    """
    f = s.stack[0]
    if not isinstance(f, Acting) or f.proposals >= SAMPLED:
        return []
    partners = tuple(x for x in choices.partners if not near_winning(s, x))
    if not partners:
        return []
    ideas = sorted(trades(s, seat, choices, 1 + f.proposals), reverse=True)
    for _, give, get in ideas:
        asked = tuple(x for x in partners if not feeds(s, x, give))
        if any(net_gain(s, x, seat, get, give) > 0 for x in asked):
            return [choices.make(give, get, asked)]
    return []


def answers(s: State, seat: int, choices: Deal) -> list[Any]:
    """Return the counter-proposal worth making, if any. Who looks for a kind gives none of it."""
    f = s.stack[-1]
    assert isinstance(f, Trading)
    if any(f.give) and f.give.count(0) < len(f.give) - 1:
        return []
    idea = best(s, seat, choices, 1, () if any(f.give) else f.get, f.get)
    if idea is None or (idea[0] == f.get and idea[1] == f.give):
        return []
    return [choices.make(*idea, ())]


def best(
    s: State, seat: int, choices: Deal, number: int, asked: Counts = (), kept: Counts = ()
) -> tuple[Counts, Counts] | None:
    """Return the best trade of *number* cards of one kind for one of another, or None if none
    brings enough.
    """
    trade = max(trades(s, seat, choices, number, asked, kept), default=None)
    return None if trade is None else trade[1:]


def trades(
    s: State, seat: int, choices: Deal, number: int, asked: Counts = (), kept: Counts = ()
) -> Iterator[tuple[float, Counts, Counts]]:
    """Yield the trades of *number* cards of one kind for one of another that bring enough, as
    (gain, give, get).

    If any kinds are *asked* for, only those are given; none that are *kept* are got.
    """
    size = range(len(choices.purse))
    hand, wished = list(s.players[seat].hand), wishes(s, seat)
    now = hand_value(s, seat, hand, wished)
    for give in size:
        if hand[give] < number or (any(asked) and not asked[give]):
            continue
        hand[give] -= number
        for get in size:
            if get == give or not choices.wanted[get] or (kept and kept[get]):
                continue
            hand[get] += 1
            value = hand_value(s, seat, hand, wished) - now
            hand[get] -= 1
            if value > LEAST:
                yield (
                    value,
                    tuple([number * (k == give) for k in size]),
                    tuple([int(k == get) for k in size]),
                )
        hand[give] += number
