"""Victory points: tokens are taken from the pile, and the last one brings the end in sight."""

from ....engine import Say
from .events import PileEmptied
from .state import NOBODY, State


def award(s: State, seat: int, vp: int, say: Say) -> None:
    """Give *vp* tokens to the active player, what the pile lacks out of the box (R52)."""
    if not vp:
        return
    s.players[seat].vp += vp
    s.pile = max(0, s.pile - vp)
    s.quiet = -1
    if not s.pile and s.ending == NOBODY:
        s.ending = seat
        say(PileEmptied(seat))
