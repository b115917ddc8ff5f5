"""Trade: put resource discs into a free box of the trade track for gold or victory points."""

from __future__ import annotations

from functools import cache
from typing import Any

from .....engine import Say
from ...components.box import box
from ..actions import Trade
from ..events import Traded
from ..listing import ListingPart
from ..payments import score
from ..pieces import DISC, GOLD, TRADE, VP
from ..state import FROM_TRADE, State, Trading
from .row import DoNothingPart, RowStep

trading = cache(Trade)


class TradePart(ListingPart[State, Any]):
    """Fill a free box of the current era with exactly the discs it shows."""

    action = Trade

    def candidates(self, s: State, f: Any, seat: int) -> list[Trade]:
        return [trading(x.index) for x in box(s.parts).trade]

    def why(self, s: State, f: Any, seat: int, a: Trade) -> str:
        boxes = box(s.parts).trade
        if not 0 <= a.box < len(boxes):
            return "not-open"
        if s.era not in boxes[a.box].eras:
            return "box-of-other-era"
        if s.trade[a.box] >= 0:
            return "box-used"
        return "" if s.players[seat].goods[DISC] >= boxes[a.box].discs else "too-few-discs"

    def apply(self, s: State, f: Any, seat: int, a: Trade, say: Say) -> None:
        player, x = s.players[seat], box(s.parts).trade[a.box]
        player.goods[DISC] -= x.discs
        s.trade[a.box] = seat
        gold, points = (x.amount, 0) if x.gives == GOLD else (0, x.amount if x.gives == VP else 0)
        player.goods[GOLD] += gold
        s.bank[GOLD] -= gold
        score(player, points, FROM_TRADE)
        say(Traded(seat, a.box, x.discs, gold, points))


class TradingStep(RowStep[Trading]):
    """A player fills one box of the trade track."""

    frame, rule = Trading, "phase.trade"
    parts = (TradePart(), DoNothingPart(TRADE))
