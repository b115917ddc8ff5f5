"""What the five actions of the display share: in a B turn each may be skipped or impossible."""

from __future__ import annotations

from typing import Any, TypeVar

from .....engine import FixedPart, Menu, Say
from ..actions import DoNothing
from ..events import NothingDone
from ..state import State

F = TypeVar("F")


class DoNothingPart(FixedPart[State, Any]):
    """In a B turn, skip the action of a row."""

    action, hidden = DoNothing, True

    def __init__(self, row: int) -> None:
        self.row = row

    def reason(self, s: State, f: Any, seat: int) -> str:
        return "" if s.mirror else "must-act"

    def apply(self, s: State, f: Any, seat: int, a: DoNothing, say: Say) -> None:
        say(NothingDone(seat, self.row))


class RowStep(Menu[State, F]):
    """The action of a row. The last of its parts skips it, the others carry it out."""

    def possible(self, s: State, seat: int) -> bool:
        """Return whether a player can do the action now; in an A turn the row is closed
        otherwise.
        """
        return any(part.possible(s, None, seat) for part in self.parts[:-1])

    def who(self, s: State, f: Any) -> tuple[int, ...]:
        return (f.seat,) if not s.mirror or self.possible(s, f.seat) else ()

    def apply(self, s: State, f: F, seat: int, a: Any, say: Say) -> None:
        s.stack.pop()
        super().apply(s, f, seat, a, say)

    def run(self, s: State, f: Any, say: Say) -> None:
        self.apply(s, f, f.seat, DoNothing(), say)
