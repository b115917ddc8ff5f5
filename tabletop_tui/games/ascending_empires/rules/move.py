"""Move: spend movement points one by one, then attack with the ships in position."""

from typing import Any

from ....engine import FixedPart, Menu, Part, Say
from .actions import Flick, Jump, Land, Launch, Stop
from .land import LandPart
from .launch import JumpPart, LaunchPart
from .navigate import FlickPart
from .state import Moving, State

MOVES: tuple[type[Any], ...] = (Launch, Flick, Land, Jump)
MOVE_PARTS: tuple[Part[Any, Any], ...] = (LaunchPart(), FlickPart(), LandPart(), JumpPart())


class StopPart(FixedPart[State, Moving]):
    """End the Move with points unspent (AE-040)."""

    action = Stop

    def apply(self, s: State, f: Moving, seat: int, a: Stop, say: Say) -> None:
        s.stack.pop()


class MovingStep(Menu[State, Moving]):
    """Launch, Navigate and Land in any order, one point each (AE-038, AE-039); grey 4 adds
    Jump.
    """

    frame, rule, forced = Moving, "move", True
    parts = (*MOVE_PARTS, StopPart())

    def who(self, s: State, f: Moving) -> tuple[int, ...]:
        return (f.seat,) if f.left > 0 else ()

    def apply(self, s: State, f: Moving, seat: int, a: Any, say: Say) -> None:
        f.left -= 1
        super().apply(s, f, seat, a, say)

    def run(self, s: State, f: Moving, say: Say) -> None:
        s.stack.pop()
