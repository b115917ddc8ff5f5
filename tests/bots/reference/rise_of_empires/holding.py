"""The worth of what a player holds: points, tiles, goods and discs on the display, but for the
map.
"""

from __future__ import annotations

from tabletop_tui.games.rise_of_empires.rules.pieces import VP
from tabletop_tui.games.rise_of_empires.rules.state import Player, State

from . import prices
from .calendar import Calendar
from .estate import estate_of, goods_to_come, keeping, powers, provisions, purse
from .mirror import mirror

Terms = dict[str, float]


def holding(s: State, seat: int, p: Player, c: Calendar) -> Terms:
    """The terms that depend on the player alone; *p* may be the player of the seat after a
    purchase.

    ``points`` are on the track; ``cities``, ``towns`` and ``progress`` are the points that tiles
    will score; ``goods`` are in hand, ``income`` is to come; ``food`` is hunger and plenty;
    ``keeping`` what the ends of eras cost; ``powers`` are progress tiles that do not pay;
    ``mirror`` are the discs to be taken up in the B turn.
    """
    e, large = estate_of(s, p), len(s.players) >= prices.LARGE
    return {
        "points": float(p.goods[VP]),
        "cities": (prices.CITY[large] * (c.points - c.scoring) + c.scoring) * e.cities,
        "towns": prices.TILE * c.points * e.towns,
        "progress": prices.TILE * c.points * e.progress,
        "goods": purse(p.goods, c),
        "income": prices.INCOME[large] * goods_to_come(p, c, e),
        "food": provisions(s, p, c, e),
        "keeping": keeping(s, p, c, e),
        "powers": powers(p, c, e),
        "mirror": mirror(s, seat, p, c, e),
    }
