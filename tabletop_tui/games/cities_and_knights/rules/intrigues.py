"""The politics cards about other players' cards: Saboteur, Spy and Wedding."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ....engine import Hand, Offer, OneOf, Say, Step, need
from .frames import Acting, Gifting, Sabotaging, Spying
from .parts import Card, Ready, others
from .progress_cards.politics_cards import (
    Forfeit,
    GiveGift,
    LeaveProgress,
    PlaySaboteur,
    PlaySpy,
    PlayWedding,
    TakeProgress,
)
from .progress_cards.politics_news import Forfeited, Gifted, ProgressSeen, ProgressTaken
from .purse import give_back, hand_over, need_cards
from .state import State, owing
from .things import KIND_WORDS, SABOTEUR, SPY, WEDDING

SPIES, TAKEN = Ready(PlaySpy), Ready(TakeProgress)


def sabotaged(s: State, seat: int) -> list[int]:
    """By seat: half the cards of every opponent with at least as many points (CK-225, CK-227)."""
    own = s.players[seat].points
    return [
        player.cards // 2 if x != seat and player.points >= own else 0
        for x, player in enumerate(s.players)
    ]


class Saboteur(Card[Acting]):
    """The leaders discard half, whatever their walls (CK-225, CK-226)."""

    action, card, nothing = PlaySaboteur, SABOTEUR, "nobody-loses"
    only = (PlaySaboteur(),)

    def actions(self, s: State, f: Acting, seat: int) -> Sequence[PlaySaboteur]:
        return self.only if any(sabotaged(s, seat)) else ()

    def play(self, s: State, f: Acting, seat: int, a: PlaySaboteur, say: Say) -> None:
        s.stack.append(Sabotaging(sabotaged(s, seat)))


class SabotageStep(Step[State, Sabotaging]):
    """Everybody concerned chooses what to lose, in any order."""

    frame, rule, forced = Sabotaging, "card.saboteur", True

    def who(self, s: State, f: Sabotaging) -> tuple[int, ...]:
        return owing(s, f.owed)

    def offers(self, s: State, f: Sabotaging, seat: int) -> Iterator[Offer]:
        yield Offer(
            Forfeit,
            Hand(Forfeit, tuple(s.players[seat].hand), f.owed[seat], f.owed[seat], KIND_WORDS),
        )

    def check(self, s: State, f: Sabotaging, seat: int, a: Any) -> None:
        need(isinstance(a, Forfeit), "discard-first")
        need_cards(a.cards, s.players[seat].hand, f.owed[seat])

    def apply(self, s: State, f: Sabotaging, seat: int, a: Forfeit, say: Say) -> None:
        give_back(s, s.players[seat], a.cards)
        say(Forfeited(seat, a.cards))
        f.owed[seat] = 0
        if not any(f.owed):
            s.stack.pop()


def invited(s: State, seat: int) -> list[int]:
    """By seat: the gift of every opponent with more points, two cards or what there is (CK-227,
    CK-234).
    """
    own = s.players[seat].points
    return [min(2, player.cards) if player.points > own else 0 for player in s.players]


class Wedding(Card[Acting]):
    """Players with more points give two cards of their choice (CK-233)."""

    action, card, nothing = PlayWedding, WEDDING, "nobody-loses"
    only = (PlayWedding(),)

    def actions(self, s: State, f: Acting, seat: int) -> Sequence[PlayWedding]:
        return self.only if any(invited(s, seat)) else ()

    def play(self, s: State, f: Acting, seat: int, a: PlayWedding, say: Say) -> None:
        s.stack.append(Gifting(seat, invited(s, seat)))


class GiftStep(Step[State, Gifting]):
    """Everybody concerned chooses the gift, in any order."""

    frame, rule, forced = Gifting, "card.wedding", True

    def who(self, s: State, f: Gifting) -> tuple[int, ...]:
        return owing(s, f.owed)

    def offers(self, s: State, f: Gifting, seat: int) -> Iterator[Offer]:
        yield Offer(
            GiveGift,
            Hand(GiveGift, tuple(s.players[seat].hand), f.owed[seat], f.owed[seat], KIND_WORDS),
        )

    def check(self, s: State, f: Gifting, seat: int, a: Any) -> None:
        need(isinstance(a, GiveGift), "gift-first")
        need_cards(a.cards, s.players[seat].hand, f.owed[seat])

    def apply(self, s: State, f: Gifting, seat: int, a: GiveGift, say: Say) -> None:
        hand_over(s.players[seat], s.players[f.to], a.cards)
        say(Gifted(seat, f.to, a.cards))
        f.owed[seat] = 0
        if not any(f.owed):
            s.stack.pop()


class Spy(Card[Acting]):
    """See a player's progress cards and take one (CK-228)."""

    action, card, nothing = PlaySpy, SPY, "no-progress-to-see"

    def actions(self, s: State, f: Acting, seat: int) -> Sequence[PlaySpy]:
        return [SPIES[x] for x in others(s, seat) if s.players[x].progress]

    def play(self, s: State, f: Acting, seat: int, a: PlaySpy, say: Say) -> None:
        say(ProgressSeen(seat, a.victim))
        s.stack.append(Spying(seat, a.victim))


class SpyStep(Step[State, Spying]):
    """One card must be taken (D17), unless the table allows to leave them all."""

    frame, rule, forced = Spying, "card.spy", True

    def offers(self, s: State, f: Spying, seat: int) -> Iterator[Offer]:
        yield Offer(
            TakeProgress, OneOf([TAKEN[card] for card in sorted(set(s.players[f.victim].progress))])
        )
        if s.house.spy_may_decline:
            yield Offer(LeaveProgress, OneOf((LeaveProgress(),)))

    def check(self, s: State, f: Spying, seat: int, a: Any) -> None:
        need(
            isinstance(a, TakeProgress)
            or (isinstance(a, LeaveProgress) and s.house.spy_may_decline),
            "spy-first",
        )
        if isinstance(a, TakeProgress):
            need(a.card in s.players[f.victim].progress, "card-not-there")

    def apply(self, s: State, f: Spying, seat: int, a: Any, say: Say) -> None:
        s.stack.pop()
        if isinstance(a, TakeProgress):
            s.players[f.victim].progress.remove(a.card)
            s.players[seat].progress.append(a.card)
            say(ProgressTaken(seat, f.victim, a.card))
