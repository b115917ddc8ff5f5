"""Drawing progress cards, the hand limit, and showing point cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, Literal

from .....engine import Say, SingleStep
from .....engine.fast_dataclass import dataclass
from ..actions import DiscardProgress
from ..constants import HELD, HIDDEN, Progress
from ..events import NoCardEvent
from ..frames import Trimming
from ..parts import ActionCache
from ..state import State, owing, turn_order
from .card import DECKS, PointCard, discard

CARDS = ActionCache(DiscardProgress)


@dataclass(slots=True, frozen=True)
class ProgressDrawn(NoCardEvent):
    """A progress card was drawn. Only its owner knows which."""

    seat: int
    deck: int
    card: Progress
    rule: ClassVar[str] = "progress.draw"
    kind: Literal["progress-drawn"] = "progress-drawn"

    def seen_by(self, seat: int) -> ProgressDrawn:
        return self if seat == self.seat else replace(self, card=HIDDEN)


@dataclass(slots=True, frozen=True)
class PointShown(NoCardEvent):
    """Printer or Constitution was drawn and shown."""

    seat: int
    card: Progress
    rule: ClassVar[str] = "progress.draw"
    kind: Literal["point-shown"] = "point-shown"


@dataclass(slots=True, frozen=True)
class DeckEmpty(NoCardEvent):
    """There was no card to draw."""

    seat: int
    deck: int
    rule: ClassVar[str] = "progress.draw"
    kind: Literal["deck-empty"] = "deck-empty"


@dataclass(slots=True, frozen=True)
class ProgressDiscarded(NoCardEvent):
    """A progress card was returned to the bottom of its deck."""

    seat: int
    card: Progress
    rule: ClassVar[str] = "progress.hand"
    kind: Literal["progress-discarded"] = "progress-discarded"


def draw_at_gate(s: State, track: int, red: int, say: Say) -> None:
    """Let seats draw, in turn order, whose level is at least 1 and at least red - 1 (CK-161 to
    CK-163).
    """
    for seat in turn_order(s):
        level = s.players[seat].tracks[track]
        if level and red <= level + 1:
            draw_card(s, seat, track, say)
    limit_hands(s)


def draw_card(s: State, seat: int, deck: int, say: Say) -> None:
    """Draw the top card of a deck; Printer and Constitution are shown and score (CK-169)."""
    player = s.players[seat]
    kind = s.decks[deck].draw(s)
    if kind is None:
        say(DeckEmpty(seat, deck))
        return
    card = DECKS[deck][kind]
    if isinstance(card, PointCard):
        player.shown.append(card.number)
        player.points += 1
        say(PointShown(seat, card.number))
    else:
        player.progress.append(card.number)
        say(ProgressDrawn(seat, deck, card.number))


def limit_hands(s: State) -> None:
    """After all draws, make players other than the current one discard down to four
    (CK-166, H67).
    """
    full = []
    for seat, player in enumerate(s.players):
        if len(player.progress) > HELD and seat != s.turn:
            full.append(seat)
    if full:
        s.stack.append(Trimming([int(seat in full) for seat in range(len(s.players))]))


class TrimStep(SingleStep[State, Trimming]):
    """Excess cards return to the bottom of their decks (CK-166, CK-168)."""

    frame, rule, forced = Trimming, "progress.hand", True
    action, wrong_kind = DiscardProgress, "discard-progress-first"

    def who(self, s: State, f: Trimming) -> tuple[int, ...]:
        return owing(s, f.owed)

    def candidates(self, s: State, f: Trimming, seat: int) -> Sequence[DiscardProgress]:
        return [CARDS[card] for card in sorted(set(s.players[seat].progress))]

    def why(self, s: State, f: Trimming, seat: int, a: DiscardProgress) -> str:
        return "" if a.card in s.players[seat].progress else "card-not-held"

    def apply(self, s: State, f: Trimming, seat: int, a: DiscardProgress, say: Say) -> None:
        discard(s, seat, a.card)
        say(ProgressDiscarded(seat, a.card))
        f.owed[seat] = 0
        if not any(f.owed):
            s.stack.pop()
