"""Trade: resource discs go into a free box of the trade track and give gold or victory points at
once.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from .....engine import Offer, OneOf, Say, need
from ...components.box import box
from ..actions import Trade
from ..events import Traded
from ..pieces import DISC, GOLD, TRADE, VP
from ..purse import score
from ..state import FROM_TRADE, State, Trading
from .row import RowStep

trading = cache(Trade)


class TradingStep(RowStep[Trading]):
    """A player fills one box of the present era with exactly the discs that it shows."""

    frame, rule, row, actions = Trading, "phase.trade", TRADE, (Trade,)

    def choices(self, s: State, seat: int) -> Iterator[Offer]:
        discs, era, used = s.players[seat].goods[DISC], s.era, s.trade
        boxes = [
            x.index
            for x in box(s.parts).trade
            if discs >= x.discs and used[x.index] < 0 and era in x.eras
        ]
        if boxes:
            yield Offer(Trade, OneOf([trading(index) for index in boxes]))

    def candidates(self, s: State) -> list[Trade]:
        return [trading(x.index) for x in box(s.parts).trade]

    def refuse(self, s: State, seat: int, a: Trade) -> None:
        boxes = box(s.parts).trade
        need(0 <= a.box < len(boxes), "not-open")
        need(s.era in boxes[a.box].eras, "box-of-other-era", box=a.box)
        need(s.trade[a.box] < 0, "box-used", box=a.box)
        need(s.players[seat].goods[DISC] >= boxes[a.box].discs, "too-few-discs", box=a.box)

    def carry_out(self, s: State, seat: int, a: Trade, say: Say) -> None:
        player, x = s.players[seat], box(s.parts).trade[a.box]
        player.goods[DISC] -= x.discs
        s.trade[a.box] = seat
        gold, points = (x.amount, 0) if x.gives == GOLD else (0, x.amount if x.gives == VP else 0)
        player.goods[GOLD] += gold
        s.bank[GOLD] -= gold
        score(player, points, FROM_TRADE)
        say(Traded(seat, a.box, x.discs, gold, points))
