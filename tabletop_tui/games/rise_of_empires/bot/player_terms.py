"""The worth of what a player holds: points, tiles, goods and discs on the display, but for the
map.
"""

from __future__ import annotations

from ..rules.pieces import VP
from ..rules.state import Player, State
from . import prices
from .calendar import Calendar
from .economy import economy_of, food_value, goods_in_hand, goods_to_come, keeping, powers
from .mirror import mirror

Terms = dict[str, float]


def player_terms(s: State, seat: int, player: Player, calendar: Calendar) -> Terms:
    """The terms that depend on the player alone; *p* may be the player of the seat after a
    purchase.

    ``points`` are on the track; ``cities``, ``towns`` and ``progress`` are the points that tiles
    will score; ``goods`` are in hand, ``income`` is to come; ``food`` is hunger and plenty;
    ``keeping`` what the ends of eras cost; ``powers`` are progress tiles that do not pay;
    ``mirror`` are the discs to be taken up in the B turn.
    """
    economy, large = economy_of(s, player), len(s.players) >= prices.LARGE
    return {
        "points": float(player.goods[VP]),
        "cities": (prices.CITY[large] * (calendar.points - calendar.scoring) + calendar.scoring)
        * economy.cities,
        "towns": prices.TILE * calendar.points * economy.towns,
        "progress": prices.TILE * calendar.points * economy.progress,
        "goods": goods_in_hand(player.goods, calendar),
        "income": prices.INCOME[large] * goods_to_come(player, calendar, economy),
        "food": food_value(s, player, calendar, economy),
        "keeping": keeping(s, player, calendar, economy),
        "powers": powers(player, calendar, economy),
        "mirror": mirror(s, seat, player, calendar, economy),
    }
