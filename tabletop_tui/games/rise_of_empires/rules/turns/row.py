"""What the five actions of the display have in common: in a B turn each may be left out or be
impossible.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, TypeVar

from .....engine import Closed, Illegal, Offer, OneOf, Say, Step, need
from ..actions import DoNothing
from ..events import NothingDone
from ..state import State

F = TypeVar("F")

DO_NOTHING = OneOf((DoNothing(),))


def refused(
    step: Step[Any, Any], s: State, f: Any, seat: int, actions: Iterable[Any]
) -> Iterator[Closed]:
    """Those of the actions that a player may not do now, with the reasons."""
    for a in actions:
        try:
            step.check(s, f, seat, a)
        except Illegal as why:
            why.rule = why.rule or a.rule
            yield Closed(type(a), why)


class RowStep(Step[State, F]):
    """An action of the row *row*; subclasses say what may be taken, check it and carry it out."""

    row: ClassVar[int]
    actions: ClassVar[tuple[type[Any], ...]]

    def choices(self, s: State, seat: int) -> Iterator[Offer]:
        """The ways in which a player can do the action now; in an A turn without one the row is
        shut.
        """
        raise AssertionError

    def refuse(self, s: State, seat: int, a: Any) -> None:
        """Raise Illegal unless the player may do the action in this way."""
        raise AssertionError

    def carry_out(self, s: State, seat: int, a: Any, say: Say) -> None:
        """Do the action; its frame is off the stack."""
        raise AssertionError

    def candidates(self, s: State) -> Iterable[Any]:
        """What lies there for everybody, also what this player may not have: told with the
        reason.
        """
        return ()

    def possible(self, s: State, seat: int) -> bool:
        return any(True for _ in self.choices(s, seat))

    def who(self, s: State, f: Any) -> tuple[int, ...]:
        return (f.seat,) if not s.mirror or self.possible(s, f.seat) else ()

    def offers(self, s: State, f: F, seat: int) -> Iterator[Offer]:
        yield from self.choices(s, seat)
        if s.mirror:
            yield Offer(DoNothing, DO_NOTHING)

    def closed(self, s: State, f: F, seat: int) -> Iterator[Closed]:
        return refused(self, s, f, seat, self.candidates(s))

    def check(self, s: State, f: F, seat: int, a: Any) -> None:
        if isinstance(a, DoNothing):
            need(s.mirror, "must-act")
        else:
            need(isinstance(a, self.actions), "not-now")
            self.refuse(s, seat, a)

    def apply(self, s: State, f: F, seat: int, a: Any, say: Say) -> None:
        s.stack.pop()
        if isinstance(a, DoNothing):
            say(NothingDone(seat, self.row))
        else:
            self.carry_out(s, seat, a, say)

    def run(self, s: State, f: Any, say: Say) -> None:
        s.stack.pop()
        say(NothingDone(f.seat, self.row))
