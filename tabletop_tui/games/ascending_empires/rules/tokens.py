"""Victory points: tokens come from the pile, and the last one triggers the end."""

from ....engine import Say
from .events import PileEmptied
from .state import NOBODY, State


def award(s: State, seat: int, vp: int, say: Say) -> None:
    """Give *vp* tokens to the active player, from the box if the pile runs out (R52)."""
    if not vp:
        return
    s.players[seat].vp += vp
    s.pile = max(0, s.pile - vp)
    s.quiet = -1
    if not s.pile and s.ending == NOBODY:
        s.ending = seat
        say(PileEmptied(seat))
