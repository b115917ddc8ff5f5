"""Moving cards between hands and bank: paying, receiving, giving, stealing."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine import draw
from .constants import KINDS, Counts
from .state import Player, State

Bill = tuple[tuple[int, int], ...]  # (kind, cards) pairs with a positive number of cards


def bill(cost: Counts) -> Bill:
    """Return a cost in the form that is fast to check and pay."""
    return tuple((kind, n) for kind, n in enumerate(cost) if n)


def can_pay(player: Player, cost: Bill) -> bool:
    """Return whether the hand covers the cost."""
    hand = player.hand
    for kind, n in cost:  # noqa: SIM110  (asked for every part of every menu)
        if hand[kind] < n:
            return False
    return True


def lacking(player: Player, cost: Bill) -> Bill:
    """Return what the hand lacks of the cost."""
    hand = player.hand
    return tuple((kind, n - hand[kind]) for kind, n in cost if hand[kind] < n)


def pay(s: State, player: Player, cost: Bill) -> None:
    """Pay the cost to the bank."""
    for kind, n in cost:
        player.hand[kind] -= n
        player.cards -= n
        s.bank[kind] += n


def receive(s: State, player: Player, kind: int, n: int) -> int:
    """Take up to *n* cards of a kind from the bank and return how many."""
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


def return_cards(s: State, player: Player, cards: Counts) -> None:
    """Return counted cards to the bank."""
    for kind, n in enumerate(cards):
        if n:
            player.hand[kind] -= n
            player.cards -= n
            s.bank[kind] += n


def transfer(giver: Player, taker: Player, cards: Counts) -> None:
    """Move counted cards from one hand to another."""
    for kind, n in enumerate(cards):
        if n:
            giver.hand[kind] -= n
            giver.cards -= n
            taker.hand[kind] += n
            taker.cards += n


def transfer_one(giver: Player, taker: Player, kind: int, n: int = 1) -> None:
    """Move *n* cards of one kind from one hand to another."""
    giver.hand[kind] -= n
    giver.cards -= n
    taker.hand[kind] += n
    taker.cards += n


def random_card(s: State, player: Player) -> int:
    """Return the kind of a random card of a non-empty hand."""
    at = draw(s, player.cards)
    for kind, n in enumerate(player.hand):
        if at < n:
            return kind
        at -= n
    raise ValueError("an empty hand")


def counted(kind: int, n: int) -> Counts:
    """Return *n* cards of one kind as counts."""
    return tuple(n if k == kind else 0 for k in range(len(KINDS)))
