"""What can be known of the cards in hands: who counts cards takes it down so, event by event."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from .things import HIDDEN, KINDS, Counts


class Hands(Protocol):
    """What somebody who forgets nothing knows of every hand."""

    seats: int
    begun: bool  # pieces of the set-up are free
    crane: bool  # the next level is a card cheaper
    city: Counts  # what a city costs in this action
    asked: Counts  # what the proposal on the table asks for

    def gain(self, seat: int, cards: Sequence[int]) -> None:
        """Cards that all saw come."""

    def lose(self, seat: int, cards: Sequence[int]) -> None:
        """Cards that all saw go, and so were held."""

    def shows(self, seat: int, cards: Sequence[int]) -> None:
        """Cards that the seat must hold."""

    def lacks(self, seat: int, kinds: Iterable[int]) -> None:
        """Kinds of which the seat holds none."""

    def handed(self, giver: int, taker: int, cards: Sequence[int]) -> None:
        """Cards that change hands; they are HIDDEN, one by one, where they are not seen."""


def one(kind: int, n: int = 1) -> Sequence[int]:
    """*n* cards of a kind, as counts; a hidden one stays hidden."""
    return (HIDDEN,) if kind == HIDDEN else tuple(n * (k == kind) for k in range(len(KINDS)))
