"""A progress card is declared once, as a class: all that is counted, listed and saved of it follows
from there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, Literal, TypeVar

from .....engine import Closed, FixedPart, Say
from .....engine.fast_dataclass import dataclass
from ..events import Telling
from ..frames import Acting
from ..hands import Hands
from ..parts import TurnPart
from ..state import State
from ..things import Progress

F = TypeVar("F")

CATALOGUE: list[ProgressCard] = []
"""All cards by number, which is how a running game knows them."""
DECKS: list[list[ProgressCard]] = []
"""The same by deck. Both are filled by catalogue.py, which knows the modules of the cards."""


class ProgressCard:
    """A kind of progress card. Saves and messages know it by its key: ``card-<key>``, and the
    heading ``card.<key>`` of the rulebook.
    """

    key: ClassVar[str]
    deck: ClassVar[int]  # SCIENCE, TRADE or POLITICS
    copies: ClassVar[int]
    since: ClassVar[int] = 0  # the rules of the game with which it came, if not from the beginning
    tells: ClassVar[bool] = False  # played, it tells of other hands even where nothing is given
    number: ClassVar[int]  # among all cards: given by the catalogue
    place: ClassVar[int]  # and in its deck

    def begins(self, hands: Hands, event: CardPlayed) -> None:
        """What its play tells of the cards in hands before anything comes of it."""

    def ends(self, hands: Hands, event: CardPlayed, told: Iterable[Any]) -> None:
        """And what follows from all that was told when it was played."""


class PointCard(ProgressCard):
    """A card that is never held: it is shown when it is drawn, and is a victory point (CK-169)."""


@dataclass(slots=True, frozen=True)
class CardPlayed(Telling):
    """A progress card is played; its own rule explains it. *named* is the kind that a Monopoly
    names, or -1.
    """

    seat: int
    card: Progress
    named: int = -1
    kind: Literal["card-played"] = "card-played"

    @property
    def rule(self) -> str:  # type: ignore[override]
        return f"card.{CATALOGUE[self.card].key}"

    @property
    def reveals(self) -> bool:  # type: ignore[override]
        return CATALOGUE[self.card].tells

    def count(self, hands: Hands) -> None:
        CATALOGUE[self.card].begins(hands, self)


class Card(ProgressCard, TurnPart[F]):
    """A card that is held until it is played; hidden from those who do not hold it."""

    worth: ClassVar[float]
    """What it is worth in hand, in victory points, to computer players: what it brings when it
    fits, times how often it does.
    """
    phase: ClassVar[type[Any]] = Acting  # the frame in which it may be played

    def reason(self, s: State, f: F, seat: int) -> str:
        if self.number not in s.players[seat].progress:
            return "card-not-held"
        return super().reason(s, f, seat)

    def closed(self, s: State, f: F, seat: int) -> Iterator[Closed]:
        if self.number in s.players[seat].progress:
            yield from super().closed(s, f, seat)

    def apply(self, s: State, f: F, seat: int, a: Any, say: Say) -> None:
        """The card goes under its deck before it takes effect (H15)."""
        say(CardPlayed(seat, self.number, self.named_by(a)))
        discard(s, seat, self.number)
        self.play(s, f, seat, a, say)

    def named_by(self, a: Any) -> int:
        """The kind that is named aloud with the card, or -1."""
        return -1

    def play(self, s: State, f: F, seat: int, a: Any, say: Say) -> None:
        """The effect of the card."""


class PlainCard(FixedPart[State, F], Card[F]):
    """A card with nothing to choose about it."""

    def possible(self, s: State, f: F, seat: int) -> bool:
        return not self.reason_beside_cost(s, f, seat)


def discard(s: State, seat: int, number: int) -> None:
    """Put a progress card from the hand under its deck."""
    card = CATALOGUE[number]
    s.players[seat].progress.remove(number)
    s.decks[card.deck].put_under(card.place)
