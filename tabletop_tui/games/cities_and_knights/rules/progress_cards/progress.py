"""Progress cards: drawing them, the limit of the hand, and showing points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .....engine import Offer, OneOf, Say, Step, need
from ..actions import DiscardProgress
from ..frames import Trimming
from ..news import DeckEmpty, PointShown, ProgressDiscarded, ProgressDrawn
from ..parts import Ready, discard
from ..state import State, owing, turn_order
from ..things import FIRST, HELD, SHOWN

CARDS = Ready(DiscardProgress)


def draw_at_gate(s: State, track: int, red: int, say: Say) -> None:
    """Whoever has level 1 or more draws when the red die is at most one higher, in turn order
    (CK-161 to CK-163).
    """
    for seat in turn_order(s):
        level = s.players[seat].tracks[track]
        if level and red <= level + 1:
            draw_card(s, seat, track, say)
    trim(s)


def draw_card(s: State, seat: int, deck: int, say: Say) -> None:
    """The top card of a deck goes to the hand; Printer and Constitution are shown and score
    (CK-169).
    """
    player = s.players[seat]
    kind = s.decks[deck].draw(s)
    if kind is None:
        say(DeckEmpty(seat, deck))
        return
    card = FIRST[deck] + kind
    if card in SHOWN:
        player.shown.append(card)
        player.points += 1
        say(PointShown(seat, card))
    else:
        player.progress.append(card)
        say(ProgressDrawn(seat, deck, card))


def trim(s: State) -> None:
    """After all draws, players who are not on turn discard down to four (CK-166, H67)."""
    full = []
    for seat, player in enumerate(s.players):
        if len(player.progress) > HELD and seat != s.turn:
            full.append(seat)
    if full:
        s.stack.append(Trimming([int(seat in full) for seat in range(len(s.players))]))


class TrimStep(Step[State, Trimming]):
    """A card too many goes back under its deck (CK-166, CK-168)."""

    frame, rule, forced = Trimming, "progress.hand", True

    def who(self, s: State, f: Trimming) -> tuple[int, ...]:
        return owing(s, f.owed)

    def offers(self, s: State, f: Trimming, seat: int) -> Iterator[Offer]:
        yield Offer(
            DiscardProgress, OneOf([CARDS[card] for card in sorted(set(s.players[seat].progress))])
        )

    def check(self, s: State, f: Trimming, seat: int, a: Any) -> None:
        need(isinstance(a, DiscardProgress), "discard-progress-first")
        need(a.card in s.players[seat].progress, "card-not-held")

    def apply(self, s: State, f: Trimming, seat: int, a: DiscardProgress, say: Say) -> None:
        discard(s, seat, a.card)
        say(ProgressDiscarded(seat, a.card))
        f.owed[seat] = 0
        if not any(f.owed):
            s.stack.pop()
