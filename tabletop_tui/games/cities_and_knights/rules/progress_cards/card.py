"""A progress card is declared once, as a class; decks, numbers and save keys are
derived from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, Literal, TypeVar

from .....engine import Closed, FixedPart, Say
from .....engine.fast_dataclass import dataclass
from ..card_counter import CardCounter
from ..constants import Progress
from ..events import CardEvent
from ..frames import Acting
from ..parts import TurnPart
from ..state import State

F = TypeVar("F")

CATALOGUE: list[ProgressCard] = []
"""All cards; the index is a card's number within a running game."""
DECKS: list[list[ProgressCard]] = []
"""The cards by deck. Both lists are filled by catalogue.py, which imports the card modules."""


class ProgressCard:
    """A kind of progress card.

    Its key names it in saves, in messages (``card-<key>``) and in the rulebook (heading
    ``card.<key>``).
    """

    key: ClassVar[str]
    deck: ClassVar[int]  # SCIENCE, TRADE or POLITICS
    copies: ClassVar[int]
    since: ClassVar[int] = 0  # rules version that introduced it
    tells: ClassVar[bool] = (
        False  # playing it reveals information about other hands even if nothing is given
    )
    number: ClassVar[int]  # among all cards, assigned by the catalogue
    place: ClassVar[int]  # within its deck

    def begins(self, hands: CardCounter, event: CardPlayed) -> None:
        """Record what playing the card reveals about hands, before it takes effect."""

    def ends(self, hands: CardCounter, event: CardPlayed, told: Iterable[Any]) -> None:
        """Record what follows from all events of the play."""


class PointCard(ProgressCard):
    """A card that is never held: it is shown when drawn, and is a victory point (CK-169)."""


@dataclass(slots=True, frozen=True)
class CardPlayed(CardEvent):
    """A progress card was played.

    The card's own rule explains it. *named* is the kind a Monopoly names, or -1.
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

    def count(self, hands: CardCounter) -> None:
        CATALOGUE[self.card].begins(hands, self)


class Card(ProgressCard, TurnPart[F]):
    """A card that is held until it is played; hidden from other players."""

    worth: ClassVar[float]
    """Its value in hand in victory points, for computer players: its benefit when it fits, times
    how often it does.
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
        """Put the card under its deck before it takes effect (H15)."""
        say(CardPlayed(seat, self.number, self.named_by(a)))
        discard(s, seat, self.number)
        self.play(s, f, seat, a, say)

    def named_by(self, a: Any) -> int:
        """Return the kind named aloud with the card, or -1."""
        return -1

    def play(self, s: State, f: F, seat: int, a: Any, say: Say) -> None:
        """Apply the effect of the card."""


class PlainCard(FixedPart[State, F], Card[F]):
    """A card without choices."""

    def possible(self, s: State, f: F, seat: int) -> bool:
        return not self.reason_beside_cost(s, f, seat)


def discard(s: State, seat: int, number: int) -> None:
    """Put a progress card from the hand under its deck."""
    card = CATALOGUE[number]
    s.players[seat].progress.remove(number)
    s.decks[card.deck].put_under(card.place)
