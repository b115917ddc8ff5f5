"""The action phase: in turn order, one action at a time, until each player has done six."""

from __future__ import annotations

from .....engine import FixedPart, Menu, Say, Step, then
from ...components.box import box
from ..actions import EndTurn
from ..phases.announce import begin_phase
from ..state import Choosing, Finishing, State, TakingTurns
from .free import FREE_PARTS
from .progress import acted


class TakingTurnsStep(Step[State, TakingTurns]):
    """The next player chooses and does an action, with free actions before and after it."""

    frame, rule = TakingTurns, "turn"

    def who(self, s: State, f: TakingTurns) -> tuple[int, ...]:
        return ()

    def run(self, s: State, f: TakingTurns, say: Say) -> None:
        n = len(s.players)
        if f.done == n * box(s.parts).numbers.actions:
            s.stack.pop()
            begin_phase(s, say)
        else:
            seat = s.order[f.done % n]
            f.done += 1
            then(s, Choosing(seat), Finishing(seat))


class EndTurnPart(FixedPart[State, Finishing]):
    """Use no more free actions."""

    action = EndTurn

    def apply(self, s: State, f: Finishing, seat: int, a: EndTurn, say: Say) -> None:
        s.stack.pop()
        acted(s, seat)


class FinishingStep(Menu[State, Finishing]):
    """After the action, a player with a free action left may use it or end their turn."""

    frame, rule = Finishing, "progress.free"
    parts = (EndTurnPart(), *FREE_PARTS)

    def who(self, s: State, f: Finishing) -> tuple[int, ...]:
        return (f.seat,) if any(part.possible(s, f, f.seat) for part in FREE_PARTS) else ()

    def run(self, s: State, f: Finishing, say: Say) -> None:
        s.stack.pop()
        acted(s, f.seat)
