"""The phases after the actions, told as each begins."""

from .....engine import Say
from ..events import PhaseBegan
from ..state import Closing, Collecting, Eating, Keeping, Ordering, Scoring, State

PHASES = (Eating, Collecting, Scoring, Keeping, Ordering, Closing)


def begin_phase(s: State, say: Say) -> None:
    """Tell of the phase whose frame lies on top now, if it is one."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, PHASES):
        say(PhaseBegan(top.kind, s.turn))
