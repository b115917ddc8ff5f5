"""Announcing the phases after the action phase."""

from .....engine import Say
from ..events import PhaseBegan
from ..state import Closing, Collecting, Eating, Keeping, Ordering, Scoring, State

PHASES = (Eating, Collecting, Scoring, Keeping, Ordering, Closing)


def begin_phase(s: State, say: Say) -> None:
    """Announce the phase whose frame is on top of the stack, if it is a phase."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, PHASES):
        say(PhaseBegan(top.kind, s.turn))
