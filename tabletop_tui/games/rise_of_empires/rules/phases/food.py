"""The food phase.

In turn order, players may give up cities, islands may ship food, then the food marker moves.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from .....engine import Menu, Say
from ...components.box import box
from ..actions import SettleFood
from ..listing import ListingPart
from ..payments import eat, score
from ..pieces import FOOD, GOLD, VP
from ..state import BY_HUNGER, LAST_TURN, Eating, State
from ..turns.city import DropUpkeepCity
from .announce import begin_phase
from .phase_events import FoodSettled
from .yields import choices, costly, food_change

settling = cache(SettleFood)


def spare_food(s: State, seat: int, shipped: int) -> int:
    """Return the food and VP left after settling food; negative if VP do not cover the shortage
    (R53).
    """
    goods = s.players[seat].goods
    return goods[FOOD] + goods[VP] + food_change(s, seat, shipped)


def settle_food(s: State, seat: int, shipped: int, say: Say) -> None:
    """Move the marker: a surplus yields gold, a shortage costs VP, the rest is ignored (R53, R73,
    R74).
    """
    player, numbers = s.players[seat], box(s.parts).numbers
    change, had = food_change(s, seat, shipped), player.goods[FOOD]
    gold, missing = eat(player, change, numbers.food_top, numbers.food_a_gold)
    lost = min(missing, player.goods[VP])
    player.goods[GOLD] += gold
    s.bank[GOLD] -= gold
    score(player, -lost, BY_HUNGER)
    player.shipped = shipped
    food, last = player.goods[FOOD], int(s.turn == LAST_TURN)
    say(FoodSettled(seat, change, food, gold, lost, last, abs(change - (food - had))))


class SettleFoodPart(ListingPart[State, Eating]):
    """Move the food marker; goods of choice may come as food.

    A player may not starve while they have a city to give up.
    """

    action = SettleFood

    def candidates(self, s: State, f: Eating, seat: int) -> list[SettleFood]:
        return [settling(n) for n in range(choices(s, seat) + 1)]

    def why(self, s: State, f: Eating, seat: int, a: SettleFood) -> str:
        if not 0 <= a.shipped <= choices(s, seat):
            return "too-much-shipped"
        if spare_food(s, seat, a.shipped) < 0 and costly(s, seat, FOOD):
            return "must-drop-city"
        return ""

    def facts(self, s: State, f: Eating, seat: int, reason: str, a: Any) -> dict[str, Any]:
        return {"food": -spare_food(s, seat, a.shipped)} if reason == "must-drop-city" else {}

    def shown(self, s: State, f: Eating, seat: int) -> Iterable[SettleFood]:
        return (settling(0),)  # report the shortage once

    def apply(self, s: State, f: Eating, seat: int, a: SettleFood, say: Say) -> None:
        settle_food(s, seat, a.shipped, say)
        f.done += 1


class DropCityForFood(DropUpkeepCity[Eating]):
    """Give up a city that costs food."""

    good = FOOD

    def lack(self, s: State, f: Eating, seat: int) -> str:
        return "" if SETTLE.possible(s, f, seat) else "food"


SETTLE, DROP = SettleFoodPart(), DropCityForFood()


class EatingStep(Menu[State, Eating]):
    """Players settle their food in turn order; only those with a choice are asked."""

    frame, rule, forced = Eating, "phase.food", True
    parts = (SETTLE, DROP)

    def who(self, s: State, f: Eating) -> tuple[int, ...]:
        if f.done == len(s.order):
            return ()
        seat = s.order[f.done]
        return (seat,) if DROP.possible(s, f, seat) or choices(s, seat) else ()

    def run(self, s: State, f: Eating, say: Say) -> None:
        if f.done == len(s.order):
            s.stack.pop()
            begin_phase(s, say)
        else:
            settle_food(s, s.order[f.done], 0, say)
            f.done += 1
