"""The income phase.

In turn order, players collect gold, discs and cubes, then pay the disc upkeep of cities.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .....engine import FixedPart, Hand, HandPart, Menu, Part, Say
from ..actions import ChooseGoods, PayUpkeep
from ..payments import collect, pay_discs
from ..pieces import DISC
from ..state import Collecting, State
from ..turns.city import DropUpkeepCity
from .announce import begin_phase
from .phase_events import Collected, UpkeepPaid
from .yields import choices, income, tied_income, upkeep

CHOSEN = ("good-gold", "good-disc", "good-cube")
"""What a good of choice may become in the income phase."""


def unshipped(s: State, seat: int) -> int:
    """Return the number of goods of choice not taken as food (R86)."""
    return max(choices(s, seat) - s.players[seat].shipped, 0)


def collect_income(s: State, f: Collecting, seat: int, chosen: tuple[int, ...], say: Say) -> None:
    """Collect everything but the yield of cities with a disc upkeep."""
    gold, discs, cubes = income(s, seat)
    gain = collect(s, s.players[seat], gold + chosen[0], discs + chosen[1], cubes + chosen[2])
    say(Collected(seat, gain))
    f.collected = True


class ChooseGoodsPart(HandPart[State, Collecting]):
    """Choose the goods of choice, before anything is collected."""

    action, not_there, wrong_number = ChooseGoods, "wrong-goods", "wrong-goods"

    def reason(self, s: State, f: Collecting, seat: int) -> str:
        return "" if unshipped(s, seat) else "not-now"

    def hand(self, s: State, f: Collecting, seat: int) -> Hand:
        n = unshipped(s, seat)
        return Hand(ChooseGoods, (n, n, n), n, n, CHOSEN)

    def counts(self, a: ChooseGoods) -> tuple[int, ...]:
        return a.goods

    def facts(self, s: State, f: Collecting, seat: int, reason: str, a: Any) -> dict[str, Any]:
        return {"goods": unshipped(s, seat)}

    def apply(self, s: State, f: Collecting, seat: int, a: ChooseGoods, say: Say) -> None:
        collect_income(s, f, seat, a.goods, say)


class PayUpkeepPart(FixedPart[State, Collecting]):
    """Pay the discs that cities cost, then receive what these cities yield."""

    action = PayUpkeep

    def reason(self, s: State, f: Collecting, seat: int) -> str:
        return "" if s.players[seat].goods[DISC] >= upkeep(s, seat, DISC) else "too-few-discs"

    def facts(self, s: State, f: Collecting, seat: int, reason: str, a: Any) -> dict[str, Any]:
        return {"discs": upkeep(s, seat, DISC)}

    def apply(self, s: State, f: Collecting, seat: int, a: PayUpkeep, say: Say) -> None:
        player, discs = s.players[seat], upkeep(s, seat, DISC)
        pay_discs(s, player, discs)
        say(UpkeepPaid(seat, discs))
        if any(gain := tied_income(s, seat)):
            say(Collected(seat, collect(s, player, *gain)))
        f.done, f.collected = f.done + 1, False


class DropCityForDiscs(DropUpkeepCity[Collecting]):
    """Give up a city that costs discs, once everything else is collected."""

    good = DISC

    def lack(self, s: State, f: Collecting, seat: int) -> str:
        return "disc" if PAY.reason(s, f, seat) else ""


CHOOSE, PAY, DROP = ChooseGoodsPart(), PayUpkeepPart(), DropCityForDiscs()


class CollectingStep(Menu[State, Collecting]):
    """Each player collects, then pays for their cities or gives them up; only those with a choice
    are asked.
    """

    frame, rule, forced = Collecting, "phase.income", True
    parts = (CHOOSE, PAY, DROP)

    def open_parts(self, s: State, f: Collecting) -> Sequence[Part[State, Collecting]]:
        return (PAY, DROP) if f.collected else (CHOOSE,)

    def who(self, s: State, f: Collecting) -> tuple[int, ...]:
        if f.done == len(s.order):
            return ()
        seat = s.order[f.done]
        choice: Part[State, Collecting] = DROP if f.collected else CHOOSE
        return (seat,) if choice.possible(s, f, seat) else ()

    def run(self, s: State, f: Collecting, say: Say) -> None:
        if f.done == len(s.order):
            s.stack.pop()
            begin_phase(s, say)
        elif not f.collected:
            collect_income(s, f, s.order[f.done], (0, 0, 0), say)
        else:
            f.done, f.collected = f.done + 1, False
