"""What the discs on the display promise for the B turn, and what taking them up will cost."""

from __future__ import annotations

from tabletop_tui.games.rise_of_empires.rules.pieces import CUBE, DISC, GOLD
from tabletop_tui.games.rise_of_empires.rules.state import Player, State

from . import prices
from .calendar import Calendar
from .estate import Estate


def mirror(s: State, seat: int, p: Player, c: Calendar, e: Estate) -> float:
    """The actions of the own discs that are still to come off, less what the discs to their left
    will cost.
    """
    if not c.scoring or (s.mirror and not c.own):
        return 0.0
    promise, worth = promises(s, p, e), 0.0
    cost = 0.0 if e.exempt else prices.LEFT
    left_then = 0.0 if s.mirror else prices.GROWTH * c.rivals
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


def promises(s: State, p: Player, e: Estate) -> tuple[float, ...]:
    """What a disc to be taken up from each row will bring, with the goods of the B turn."""
    gold, discs, cubes, era = p.goods[GOLD], p.goods[DISC], p.goods[CUBE], s.era - 1
    if not s.mirror:
        gold, discs, cubes = gold + e.gold, discs + max(0, e.discs), cubes + min(e.cubes, p.stock)
    some, more, none = prices.CITY_ROW
    return (
        prices.PROGRESS_ROW[era],
        prices.TERRITORY_ROW[era],
        some + more * (min(gold, 8) - 4) if gold >= 2 else none,
        prices.EMPIRE_ROW[0] + prices.EMPIRE_ROW[1] * min(cubes, 8),
        prices.TRADE_ROW[0] + prices.TRADE_ROW[1] * min(discs, 6) if discs >= 2 else 0.2,
    )
