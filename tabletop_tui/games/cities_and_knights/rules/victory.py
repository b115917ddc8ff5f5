"""Points by source, and winning on one's own turn."""

from __future__ import annotations

from ....engine import HANDICAP, Say
from .constants import CITY, SETTLEMENT, TIPPED
from .events import Won
from .frames import Acting
from .state import State


def score(s: State, seat: int) -> dict[str, int]:
    """Return the points of a seat by source. Handicaps are one where anybody has one."""
    own = [s.piece[n] for n, o in enumerate(s.owner) if o == seat]
    player = s.players[seat]
    found = {
        "settlements": own.count(SETTLEMENT) + own.count(TIPPED),
        "cities": 2 * own.count(CITY),
        "metropolises": 2 * sum(n >= 0 and s.owner[n] == seat for n in s.metropolis),
        "longest-road": 2 * (s.longest_road == seat),
        "defender": player.defender,
        "progress": len(player.shown),
        "merchant": int(s.merchant_owner == seat),
    }
    if s.handicaps:
        found[HANDICAP] = s.handicaps[seat]
    return found


def check_victory(s: State, say: Say) -> None:
    """End the game if the player of the regular turn has the points (H18)."""
    if (
        s.stack
        and isinstance(f := s.stack[0], Acting)
        and s.players[f.seat].points >= s.house.points
    ):
        end_game(s, f.seat, say)


def end_game(s: State, seat: int, say: Say) -> None:
    """End the game with *seat* as winner."""
    s.winner = seat
    s.stack.clear()
    say(Won(seat, s.players[seat].points))
