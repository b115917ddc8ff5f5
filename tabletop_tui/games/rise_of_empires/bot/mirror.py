"""What the discs on the display promise for the B turn, and what taking them up will cost."""

from __future__ import annotations

from functools import lru_cache

from ..rules.pieces import CUBE, DISC, GOLD
from ..rules.state import Player, State
from . import prices
from .calendar import Calendar
from .economy import Economy


def mirror(s: State, seat: int, player: Player, calendar: Calendar, economy: Economy) -> float:
    """The actions of the own discs that are still to come off, less what the discs to their left
    will cost.
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
    """What a disc to be taken up from each row will bring, with the goods of the B turn."""
    gold, discs, cubes = player.goods[GOLD], player.goods[DISC], player.goods[CUBE]
    if not s.mirror:
        gold += economy.gold
        discs += max(0, economy.discs)
        cubes += min(economy.cubes, player.stock)
    return promised(s.era - 1, gold, discs, cubes)


@lru_cache(maxsize=20_000)
def promised(era: int, gold: int, discs: int, cubes: int) -> tuple[float, ...]:
    """What a disc from each row brings with so many goods; *era* counts from 0."""
    some, more, none = prices.CITY_ROW
    return (
        prices.PROGRESS_ROW[era],
        prices.TERRITORY_ROW[era],
        some + more * (min(gold, 8) - 4) if gold >= 2 else none,
        prices.EMPIRE_ROW[0] + prices.EMPIRE_ROW[1] * min(cubes, 8),
        prices.TRADE_ROW[0] + prices.TRADE_ROW[1] * min(discs, 6) if discs >= 2 else 0.2,
    )
