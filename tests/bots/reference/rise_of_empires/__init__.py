"""What a position is worth to a player of Rise of Empires, in victory points: the sum of named
terms.
"""

from __future__ import annotations

from tabletop_tui.games.rise_of_empires.rules.pieces import VP
from tabletop_tui.games.rise_of_empires.rules.state import State

from ..valuation import Valuation
from .calendar import calendar
from .campaign import campaign
from .choices import shots, shuns
from .holding import Terms, holding
from .prospect import Entered, prospect
from .realm import moment_of, realm


def terms(s: State, seat: int) -> Terms:
    """The worth by what it comes from.

    Besides the terms of :func:`holding`, ``regions`` are the points and goods of cubes on the map
    and ``campaign`` is what an empire tile can still do. When a row has been entered,
    ``best-progress`` and so on are what the best choice there adds, and ``payment`` is what the
    discs to the left will cost.
    """
    p = s.players[seat]
    if not s.stack:
        return {"points": float(p.goods[VP])}
    c = calendar(s, seat)
    moment, f = moment_of(s, seat, c), s.stack[-1]
    found = holding(s, seat, p, c)
    found["regions"] = realm(s, seat, moment)
    found["campaign"] = campaign(s, seat, c, moment)
    return found | prospect(s, f, c, moment) if isinstance(f, Entered) and f.seat == seat else found


VALUATION = Valuation(terms=terms, shots=shots, shuns=shuns)
