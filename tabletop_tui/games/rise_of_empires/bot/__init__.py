"""What a position is worth to a player of Rise of Empires, in victory points: the sum of named
terms.
"""

from __future__ import annotations

from ....bots.valuation import Style, Valuation
from ..rules.pieces import VP
from ..rules.state import LAST_TURN, Ordering, State
from . import prices
from .calendar import calendar_of
from .campaign import campaign
from .candidates import samples
from .fallback_reasons import HINT_ONLY, fallback_reasons, plan
from .player_terms import Terms, player_terms
from .pruning import prunes
from .reasons import REASON_TERMS, reasons
from .reasons_of import REASONS_OF
from .regions import regions_value, stage_of
from .row_choices import Entered, row_terms
from .statistics import STATISTIC_NAMES, statistics


def terms(s: State, seat: int) -> Terms:
    """Return the worth of a position by what it comes from.

    These are the terms of :func:`player_terms`, and ``place``, the place in the turn order,
    ``regions``, the points and goods of cubes on the map, and ``campaign``, what an empire tile can
    still do. Once a row has been entered, ``best-progress`` and so on are what the best choice
    there adds, and ``payment`` is the cost of the discs to the left.
    """
    player = s.players[seat]
    if not s.stack:
        return {"points": float(player.goods[VP])}
    calendar = calendar_of(s, seat)
    stage, f = stage_of(s, seat, calendar), s.stack[-1]
    result = player_terms(s, seat, player, calendar)
    result["place"] = place(s, seat)
    result["regions"] = regions_value(s, seat, stage)
    result["campaign"] = campaign(s, seat, calendar, stage)
    return (
        result | row_terms(s, f, calendar, stage)
        if isinstance(f, Entered) and f.seat == seat
        else result
    )


def place(s: State, seat: int) -> float:
    """Return the worth of the place in the order of this turn, or of the next one once it has been
    chosen.
    """
    f = s.stack[-1]
    turn, order = (s.turn + 1, f.places) if isinstance(f, Ordering) else (s.turn, s.order)
    return prices.LATER[turn] * order.index(seat) if seat in order and turn <= LAST_TURN else 0.0


STYLES = {
    "builder": Style({"cities": 1.1, "towns": 1.1, "progress": 1.15, "campaign": 0.9}),
    "trader": Style({"income": 1.12, "goods": 1.08, "food": 1.05}),
    "fighter": Style({"regions": 1.1, "campaign": 1.15, "income": 0.95}, 1.5),
}

VALUATION = Valuation(
    terms=terms,
    samples=samples,
    prunes=prunes,
    reasons=reasons,
    doubt=2.0,
    leader=0.1,
    apart=10.0,
    lookahead_turns=4,  # a turn is one disc, and what it is for shows later
    error_factors={"easy": 0.75, "normal": 0.75},
    followups=0,
    styles=STYLES,
    statistics=statistics,
    statistic_names=STATISTIC_NAMES,
    reason_terms=REASON_TERMS,
    fallback_reasons=fallback_reasons,
    hint_only=HINT_ONLY,
    reasons_of=REASONS_OF,
    plan=plan,
)
