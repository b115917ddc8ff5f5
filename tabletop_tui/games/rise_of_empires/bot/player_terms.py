"""The worth of what a player holds apart from the map: points, tiles, goods and discs on the
display.
"""

from __future__ import annotations

from functools import lru_cache

from ..rules.pieces import CUBE, DISC, EMPIRE, GOLD, VP
from ..rules.state import Player, State
from . import prices
from .calendar import Calendar
from .economy import Economy, economy_of, food_value, goods_in_hand, goods_to_come, keeping, powers

Terms = dict[str, float]


def player_terms(s: State, seat: int, player: Player, calendar: Calendar) -> Terms:
    """Return the terms that depend on the player alone. *player* may be the player of the seat
    after a purchase.

    ``points`` are on the track. ``cities``, ``towns`` and ``progress`` are the points that tiles
    will score. ``goods`` are in hand, ``income`` is to come. ``food`` is hunger and surplus,
    ``keeping`` the cost of the ends of eras, ``powers`` the progress tiles with another effect than
    income, and ``mirror`` the discs to be taken up in the B turn.
    """
    economy, large = economy_of(s, player), len(s.players) >= prices.LARGE
    return {
        "points": float(player.goods[VP]),
        "cities": (prices.CITY[large] * (calendar.points - calendar.scoring) + calendar.scoring)
        * economy.cities,
        "towns": prices.TILE[large] * calendar.points * economy.towns,
        "progress": prices.TILE[large] * calendar.points * economy.progress,
        "goods": goods_in_hand(player.goods, calendar),
        "income": prices.INCOME[large] * goods_to_come(player, calendar, economy),
        "food": food_value(s, player, calendar, economy),
        "keeping": keeping(s, player, calendar, economy),
        "powers": powers(player, calendar, economy, marches=marches(s, seat, calendar)),
        "mirror": mirror(s, seat, player, calendar, economy),
    }


def marches(s: State, seat: int, calendar: Calendar) -> bool:
    """Return whether a seat may still take an empire tile in this turn: in a B turn it needs a disc
    there.
    """
    return calendar.own > 0 and (not s.mirror or seat in s.display[EMPIRE])


def mirror(s: State, seat: int, player: Player, calendar: Calendar, economy: Economy) -> float:
    """Return the worth of discs still to be taken up, less the cost of the discs to their
    left.
    """
    if not calendar.scoring or (s.mirror and not calendar.own):
        return 0.0
    promise, worth = promises(s, player, economy), 0.0
    cost = 0.0 if economy.exempt else prices.LEFT
    left_then = 0.0 if s.mirror else prices.GROWTH * calendar.rivals
    for row, seats in enumerate(s.display):
        if seat in seats:
            value, left = promise[row], left_then
            for at in reversed(seats):
                if at == seat:
                    worth += value - cost * left
                    value *= prices.AGAIN
                if at >= 0:
                    left += 1
    return worth


def promises(s: State, player: Player, economy: Economy) -> tuple[float, ...]:
    """Return what a disc to be taken up from each row will bring, with the goods of the B turn."""
    gold, discs, cubes = player.goods[GOLD], player.goods[DISC], player.goods[CUBE]
    if not s.mirror:
        gold += economy.gold
        discs += max(0, economy.discs)
        cubes += min(economy.cubes, player.stock)
    return promised(s.era - 1, gold, discs, cubes)


@lru_cache(maxsize=20_000)
def promised(era: int, gold: int, discs: int, cubes: int) -> tuple[float, ...]:
    """Return what a disc from each row brings with so many goods. *era* counts from 0."""
    some, more, none = prices.CITY_ROW
    return (
        prices.PROGRESS_ROW[era],
        prices.TERRITORY_ROW[era],
        some + more * (min(gold, 8) - 4) if gold >= 2 else none,
        prices.EMPIRE_ROW[0] + prices.EMPIRE_ROW[1] * min(cubes, 8),
        prices.TRADE_ROW[0] + prices.TRADE_ROW[1] * min(discs, 6) if discs >= 2 else 0.2,
    )
