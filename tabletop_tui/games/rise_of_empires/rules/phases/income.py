"""The income phase: in turn order, gold, discs and cubes are collected, then the discs that cities
cost are paid.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from .....engine import Closed, Hand, Offer, OneOf, Say, Step, need
from ..actions import ChooseGoods, DropCity, PayUpkeep
from ..pieces import DISC
from ..purse import collect, pay_discs
from ..state import Collecting, State
from ..turns.city import drop_city
from ..turns.row import refused
from .begun import begin_phase
from .reckonings import Collected, UpkeepPaid
from .yields import choices, costly, income, tied_income, upkeep

PAY_UPKEEP = OneOf((PayUpkeep(),))
CHOSEN = ("good-gold", "good-disc", "good-cube")
"""What goods of choice may be in the income phase."""

dropping = cache(DropCity)


def unshipped(s: State, seat: int) -> int:
    """Goods of choice that were not taken as food (R86)."""
    return max(choices(s, seat) - s.players[seat].shipped, 0)


class CollectingStep(Step[State, Collecting]):
    """Each player collects, then pays for his cities or gives them up; only those with a choice are
    asked.
    """

    frame, rule, forced = Collecting, "phase.income", True

    def who(self, s: State, f: Collecting) -> tuple[int, ...]:
        if f.done == len(s.order):
            return ()
        seat = s.order[f.done]
        asked = costly(s, seat, DISC) if f.collected else unshipped(s, seat)
        return (seat,) if asked else ()

    def offers(self, s: State, f: Collecting, seat: int) -> Iterator[Offer]:
        if not f.collected:
            n = unshipped(s, seat)
            yield Offer(ChooseGoods, Hand(ChooseGoods, (n, n, n), n, n, CHOSEN))
            return
        if s.players[seat].goods[DISC] >= upkeep(s, seat, DISC):
            yield Offer(PayUpkeep, PAY_UPKEEP)
        yield Offer(DropCity, OneOf([dropping(city) for city in costly(s, seat, DISC)]))

    def closed(self, s: State, f: Collecting, seat: int) -> Iterator[Closed]:
        return refused(self, s, f, seat, [PayUpkeep()] if f.collected else [])

    def check(self, s: State, f: Collecting, seat: int, a: Any) -> None:
        if not f.collected:
            need(
                isinstance(a, ChooseGoods) and len(a.goods) == len(CHOSEN) and min(a.goods) >= 0,
                "not-now",
            )
            need(sum(a.goods) == unshipped(s, seat), "wrong-goods", goods=unshipped(s, seat))
        elif isinstance(a, DropCity):
            need(a.city in s.players[seat].cities, "not-yours")
            need(a.city in costly(s, seat, DISC), "no-upkeep", city=a.city)
        else:
            need(isinstance(a, PayUpkeep), "not-now")
            due = upkeep(s, seat, DISC)
            need(s.players[seat].goods[DISC] >= due, "too-few-discs", discs=due)

    def apply(self, s: State, f: Collecting, seat: int, a: Any, say: Say) -> None:
        if isinstance(a, ChooseGoods):
            self.collect(s, f, seat, a.goods, say)
        elif isinstance(a, DropCity):
            lacking = s.players[seat].goods[DISC] < upkeep(s, seat, DISC)
            drop_city(s, seat, a.city, say, "disc" if lacking else "")
        else:
            player, discs = s.players[seat], upkeep(s, seat, DISC)
            pay_discs(s, player, discs)
            say(UpkeepPaid(seat, discs))
            if any(gain := tied_income(s, seat)):
                say(Collected(seat, collect(s, player, *gain)))
            f.done, f.collected = f.done + 1, False

    def collect(
        self, s: State, f: Collecting, seat: int, chosen: tuple[int, ...], say: Say
    ) -> None:
        """Everything but what cities with a disc upkeep give."""
        gold, discs, cubes = income(s, seat)
        gain = collect(s, s.players[seat], gold + chosen[0], discs + chosen[1], cubes + chosen[2])
        say(Collected(seat, gain))
        f.collected = True

    def run(self, s: State, f: Collecting, say: Say) -> None:
        if f.done == len(s.order):
            s.stack.pop()
            begin_phase(s, say)
        elif not f.collected:
            self.collect(s, f, s.order[f.done], (0, 0, 0), say)
        else:
            f.done, f.collected = f.done + 1, False
