"""The seven: discarding, moving the robber, stealing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....engine import Draw, Hand, Offer, OneOf, Say, Step, need
from .actions import Discard, MoveRobber, Steal
from .events import Discarded, RobberMoved, Stole
from .frames import Discarding, Robbing, Stealing
from .network import neighbours, others_beside
from .parts import Ready
from .purse import give_back, hand_over_one, need_cards, unseen
from .state import State, owing, turn_order
from .things import KIND_WORDS

HEXES, VICTIMS = Ready(MoveRobber), Ready(Steal)


class DiscardStep(Step[State, Discarding]):
    """Everybody above the limit gives half the hand back, in any order (CK-115, CK-117, CK-031)."""

    frame, rule, forced = Discarding, "seven.discard", True

    def who(self, s: State, f: Discarding) -> tuple[int, ...]:
        return owing(s, f.owed)

    def offers(self, s: State, f: Discarding, seat: int) -> Iterator[Offer]:
        yield Offer(
            Discard,
            Hand(Discard, tuple(s.players[seat].hand), f.owed[seat], f.owed[seat], KIND_WORDS),
        )

    def check(self, s: State, f: Discarding, seat: int, a: Any) -> None:
        need(isinstance(a, Discard), "discard-first")
        need_cards(a.cards, s.players[seat].hand, f.owed[seat])

    def apply(self, s: State, f: Discarding, seat: int, a: Discard, say: Say) -> None:
        give_back(s, s.players[seat], a.cards)
        say(Discarded(seat, a.cards))
        f.owed[seat] = 0
        if not any(f.owed):
            s.stack.pop()


def targets(s: State, numbered: bool = False) -> list[int]:
    """The hexes where the robber may go: any but his own (CK-123); only numbered ones under the
    table rule of D14.
    """
    other = list(range(len(s.tokens)))
    del other[s.robber]
    return [h for h in other if s.tokens[h]] or other if numbered else other


def victims(s: State, seat: int) -> list[int]:
    """Opponents with a building beside the robber and a card to steal, in turn order."""
    here = neighbours(s, s.robber)
    return [x for x in turn_order(s) if x != seat and x in here and s.players[x].cards]


class RobStep(Step[State, Robbing]):
    """The robber moves to another hex, and then something may be stolen (CK-123, CK-127)."""

    frame, rule = Robbing, "robber"

    def offers(self, s: State, f: Robbing, seat: int) -> Iterator[Offer]:
        yield Offer(MoveRobber, OneOf([HEXES[h] for h in targets(s, f.numbered)]))

    def sample(self, s: State, f: Robbing, seat: int, draw: Draw) -> Any:
        found = targets(s, f.numbered)
        draw(1)  # of the kinds of action, since there is no other
        return HEXES[found[draw(len(found))]]

    def check(self, s: State, f: Robbing, seat: int, a: Any) -> None:
        need(isinstance(a, MoveRobber), "robber-first")
        need(a.hex != s.robber, "robber-stays")
        need(a.hex in targets(s, f.numbered), "robber-numbered")

    def apply(self, s: State, f: Robbing, seat: int, a: MoveRobber, say: Say) -> None:
        s.robber = a.hex
        say(RobberMoved(seat, a.hex, others_beside(s, seat, a.hex)))
        s.stack.pop()
        found = victims(s, seat)
        if found:
            s.stack.append(Stealing(seat, found))


class StealStep(Step[State, Stealing]):
    """One of several victims loses a card (CK-125)."""

    frame, rule, forced = Stealing, "robber", True

    def offers(self, s: State, f: Stealing, seat: int) -> Iterator[Offer]:
        yield Offer(Steal, OneOf([VICTIMS[victim] for victim in f.victims]))

    def check(self, s: State, f: Stealing, seat: int, a: Any) -> None:
        need(isinstance(a, Steal), "steal-first")
        need(a.victim in f.victims, "no-victim")

    def apply(self, s: State, f: Stealing, seat: int, a: Steal, say: Say) -> None:
        s.stack.pop()
        steal(s, seat, a.victim, say)


def steal(s: State, seat: int, victim: int, say: Say) -> None:
    """A random card changes hands (CK-126)."""
    kind = unseen(s, s.players[victim])
    hand_over_one(s.players[victim], s.players[seat], kind)
    say(Stole(seat, victim, kind))
