"""Cards in hands and bank: paying, receiving, handing over, taking unseen."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine import draw
from .state import Player, State
from .things import KINDS, Counts

Bill = tuple[tuple[int, int], ...]  # (kind, cards), only what is needed


def bill(cost: Counts) -> Bill:
    """A cost in the form that is quick to check and pay."""
    return tuple((kind, n) for kind, n in enumerate(cost) if n)


def can_pay(player: Player, cost: Bill) -> bool:
    """Whether the hand covers the cost."""
    hand = player.hand
    for kind, n in cost:  # noqa: SIM110  (asked for every part of every menu)
        if hand[kind] < n:
            return False
    return True


def lacking(player: Player, cost: Bill) -> Bill:
    """What the hand lacks of the cost."""
    hand = player.hand
    return tuple((kind, n - hand[kind]) for kind, n in cost if hand[kind] < n)


def pay(s: State, player: Player, cost: Bill) -> None:
    """Give the cost to the bank."""
    for kind, n in cost:
        player.hand[kind] -= n
        player.cards -= n
        s.bank[kind] += n


def receive(s: State, player: Player, kind: int, n: int) -> int:
    """Take *n* cards of a kind from the bank, or what it has; give the number taken."""
    n = min(n, s.bank[kind])
    s.bank[kind] -= n
    player.hand[kind] += n
    player.cards += n
    return n


def receive_all(s: State, player: Player, cards: Sequence[int]) -> None:
    """Take counted cards, all of which the bank has."""
    hand, bank = player.hand, s.bank
    for kind, n in enumerate(cards):
        if n:
            bank[kind] -= n
            hand[kind] += n
            player.cards += n


def give_back(s: State, player: Player, cards: Counts) -> None:
    """Give counted cards to the bank."""
    for kind, n in enumerate(cards):
        if n:
            player.hand[kind] -= n
            player.cards -= n
            s.bank[kind] += n


def hand_over(giver: Player, taker: Player, cards: Counts) -> None:
    """Move counted cards from one hand to another."""
    for kind, n in enumerate(cards):
        if n:
            giver.hand[kind] -= n
            giver.cards -= n
            taker.hand[kind] += n
            taker.cards += n


def hand_over_one(giver: Player, taker: Player, kind: int, n: int = 1) -> None:
    """Move *n* cards of one kind from one hand to another."""
    giver.hand[kind] -= n
    giver.cards -= n
    taker.hand[kind] += n
    taker.cards += n


def unseen(s: State, player: Player) -> int:
    """The kind of a random card of a hand that is not empty."""
    at = draw(s, player.cards)
    for kind, n in enumerate(player.hand):
        if at < n:
            return kind
        at -= n
    raise ValueError("an empty hand")


def counted(kind: int, n: int) -> Counts:
    """*n* cards of one kind."""
    return tuple(n if k == kind else 0 for k in range(len(KINDS)))
