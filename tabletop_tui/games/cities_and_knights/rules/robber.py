"""The seven: discarding, moving the robber, stealing."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine import Say, SingleStep
from .actions import Discard, MoveRobber, Steal
from .events import Discarded, RobberMoved, Stole
from .frames import Discarding, Robbing, Stealing
from .network import neighbours, others_beside
from .parts import ActionCache, ChooseCardsStep
from .payments import random_card, return_cards, transfer_one
from .state import State, owing, turn_order

HEXES, VICTIMS = ActionCache(MoveRobber), ActionCache(Steal)


class DiscardStep(ChooseCardsStep[Discarding]):
    """Players above the limit discard half, in any order (CK-115, CK-117, CK-031)."""

    frame, rule, forced, lost = Discarding, "seven.discard", True, True
    action, wrong_kind = Discard, "discard-first"

    def who(self, s: State, f: Discarding) -> tuple[int, ...]:
        return owing(s, f.owed)

    def owed(self, s: State, f: Discarding, seat: int) -> int:
        return f.owed[seat]

    def apply(self, s: State, f: Discarding, seat: int, a: Discard, say: Say) -> None:
        return_cards(s, s.players[seat], a.cards)
        say(Discarded(seat, a.cards))
        f.owed[seat] = 0
        if not any(f.owed):
            s.stack.pop()


def why_not_there(s: State, hex: int, numbered: bool) -> str:
    """Return why the robber may not go to a hex.

    It must leave its own (CK-123) and, by the option of D14, go to a hex with a number if there is
    another.
    """
    if hex == s.robber:
        return "robber-stays"
    if not numbered or s.tokens[hex]:
        return ""
    others = s.tokens[: s.robber] + s.tokens[s.robber + 1 :]
    return "robber-numbered" if any(others) else ""


def targets(s: State, numbered: bool = False) -> list[int]:
    """Return the hexes to which the robber may go."""
    found = list(range(len(s.tokens)))
    del found[s.robber]
    return [h for h in found if not why_not_there(s, h, numbered)] if numbered else found


def victims(s: State, seat: int) -> list[int]:
    """Return opponents with a building beside the robber and a card to steal, in turn order."""
    here = neighbours(s, s.robber)
    return [x for x in turn_order(s) if x != seat and x in here and s.players[x].cards]


class RobStep(SingleStep[State, Robbing]):
    """Move the robber to another hex, then steal a card if possible (CK-123, CK-127)."""

    frame, rule = Robbing, "robber"
    action, wrong_kind = MoveRobber, "robber-first"

    def candidates(self, s: State, f: Robbing, seat: int) -> Sequence[MoveRobber]:
        return [HEXES[h] for h in range(len(s.tokens))]

    def why(self, s: State, f: Robbing, seat: int, a: MoveRobber) -> str:
        if not 0 <= a.hex < len(s.tokens):
            return "no-place"
        return why_not_there(s, a.hex, f.numbered)

    def legal(self, s: State, f: Robbing, seat: int) -> Sequence[MoveRobber]:
        return [HEXES[h] for h in targets(s, f.numbered)]

    def apply(self, s: State, f: Robbing, seat: int, a: MoveRobber, say: Say) -> None:
        s.robber = a.hex
        say(RobberMoved(seat, a.hex, others_beside(s, seat, a.hex)))
        s.stack.pop()
        found = victims(s, seat)
        if found:
            s.stack.append(Stealing(seat, found))


class StealStep(SingleStep[State, Stealing]):
    """The player chooses one of several victims, who loses a card (CK-125)."""

    frame, rule, forced = Stealing, "robber", True
    action, wrong_kind = Steal, "steal-first"

    def candidates(self, s: State, f: Stealing, seat: int) -> Sequence[Steal]:
        return [VICTIMS[victim] for victim in f.victims]

    def why(self, s: State, f: Stealing, seat: int, a: Steal) -> str:
        return "" if a.victim in f.victims else "no-victim"

    def apply(self, s: State, f: Stealing, seat: int, a: Steal, say: Say) -> None:
        s.stack.pop()
        steal(s, seat, a.victim, say)


def steal(s: State, seat: int, victim: int, say: Say) -> None:
    """Move a random card from a victim to a seat (CK-126)."""
    kind = random_card(s, s.players[victim])
    transfer_one(s.players[victim], s.players[seat], kind)
    say(Stole(seat, victim, kind))
