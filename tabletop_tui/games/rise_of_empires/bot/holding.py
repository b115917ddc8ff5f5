"""The worth of what a player holds: points, tiles, goods and discs on the display, but for the
map.
"""

from __future__ import annotations

from ..rules.pieces import VP
from ..rules.state import Player, State
from . import prices
from .calendar import Calendar
from .estate import estate_of, goods_to_come, keeping, powers, provisions, purse
from .mirror import mirror

Terms = dict[str, float]


def holding(s: State, seat: int, player: Player, calendar: Calendar) -> Terms:
    """The terms that depend on the player alone; *p* may be the player of the seat after a
    purchase.

    ``points`` are on the track; ``cities``, ``towns`` and ``progress`` are the points that tiles
    will score; ``goods`` are in hand, ``income`` is to come; ``food`` is hunger and plenty;
    ``keeping`` what the ends of eras cost; ``powers`` are progress tiles that do not pay;
    ``mirror`` are the discs to be taken up in the B turn.
    """
    estate, large = estate_of(s, player), len(s.players) >= prices.LARGE
    return {
        "points": float(player.goods[VP]),
        "cities": (prices.CITY[large] * (calendar.points - calendar.scoring) + calendar.scoring)
        * estate.cities,
        "towns": prices.TILE * calendar.points * estate.towns,
        "progress": prices.TILE * calendar.points * estate.progress,
        "goods": purse(player.goods, calendar),
        "income": prices.INCOME[large] * goods_to_come(player, calendar, estate),
        "food": provisions(s, player, calendar, estate),
        "keeping": keeping(s, player, calendar, estate),
        "powers": powers(player, calendar, estate),
        "mirror": mirror(s, seat, player, calendar, estate),
    }
