"""What can be known about the cards in hands, recorded event by event."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from .constants import HIDDEN, KINDS, Counts


class CardCounter(Protocol):
    """Everything a player with perfect memory knows about each hand."""

    seats: int
    begun: bool  # set-up is over, so pieces are no longer free
    crane: bool  # the next level costs one card less
    city: Counts  # what a city costs in this action
    asked: Counts  # what the current proposal asks for

    def gain(self, seat: int, cards: Sequence[int]) -> None:
        """Record cards that a seat received in public."""

    def lose(self, seat: int, cards: Sequence[int]) -> None:
        """Record cards that a seat gave up in public, which it therefore held."""

    def shows(self, seat: int, cards: Sequence[int]) -> None:
        """Record cards that a seat must hold."""

    def lacks(self, seat: int, kinds: Iterable[int]) -> None:
        """Record kinds of which a seat holds no card."""

    def handed(self, giver: int, taker: int, cards: Sequence[int]) -> None:
        """Record cards that change hands; unseen ones are HIDDEN, one at a time."""


def one(kind: int, n: int = 1) -> Sequence[int]:
    """Return *n* cards of a kind as counts; a hidden card stays hidden."""
    return (HIDDEN,) if kind == HIDDEN else tuple(n * (k == kind) for k in range(len(KINDS)))
