"""What a position is worth to a player of Rise of Empires, in victory points: the sum of named
terms.
"""

from __future__ import annotations

from ....bots.valuation import Tilt, Valuation
from ..rules.pieces import VP
from ..rules.state import LAST_TURN, Ordering, State
from . import prices
from .calendar import calendar_of
from .campaign import campaign
from .choices import shots, shuns
from .deeds import NAMES, deeds
from .holding import Terms, holding
from .plainly import FAINT, plainly
from .prospect import Entered, prospect
from .realm import realm, stage_of
from .reasons import PARTS, reasons


def terms(s: State, seat: int) -> Terms:
    """The worth by what it comes from.

    Besides the terms of :func:`holding`, ``regions`` are the points and goods of cubes on the map
    and ``campaign`` is what an empire tile can still do. When a row has been entered,
    ``best-progress`` and so on are what the best choice there adds, and ``payment`` is what the
    discs to the left will cost.
    """
    player = s.players[seat]
    if not s.stack:
        return {"points": float(player.goods[VP])}
    calendar = calendar_of(s, seat)
    stage, f = stage_of(s, seat, calendar), s.stack[-1]
    found = holding(s, seat, player, calendar)
    found["place"] = place(s, seat)
    found["regions"] = realm(s, seat, stage)
    found["campaign"] = campaign(s, seat, calendar, stage)
    return (
        found | prospect(s, f, calendar, stage)
        if isinstance(f, Entered) and f.seat == seat
        else found
    )


def place(s: State, seat: int) -> float:
    """The place in the order of this turn, or of the next one for who has chosen it."""
    f = s.stack[-1]
    turn, order = (s.turn + 1, f.places) if isinstance(f, Ordering) else (s.turn, s.order)
    return prices.LATER[turn] * order.index(seat) if seat in order and turn <= LAST_TURN else 0.0


STYLES = {
    "builder": Tilt({"cities": 1.1, "towns": 1.1, "progress": 1.15, "campaign": 0.9}),
    "trader": Tilt({"income": 1.12, "goods": 1.08, "food": 1.05}),
    "fighter": Tilt({"regions": 1.1, "campaign": 1.15, "income": 0.95}, 1.5),
}

VALUATION = Valuation(
    terms=terms,
    shots=shots,
    shuns=shuns,
    reasons=reasons,
    doubt=2.0,
    span=4,  # discs: what one of them is for shows when the next ones lie
    errs={"easy": 0.75, "normal": 0.75},
    pending=0,
    styles=STYLES,
    deeds=deeds,
    deed_names=NAMES,
    parts=PARTS,
    plainly=plainly,
    faint=FAINT,
)
