"""The food phase: in turn order, cities may be given up, islands may ship food, then the food
marker moves.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from .....engine import Closed, Illegal, Offer, OneOf, Say, Step, need
from ...components.box import box
from ..actions import DropCity, SettleFood
from ..pieces import FOOD, GOLD, VP
from ..purse import eat, score
from ..state import BY_HUNGER, LAST_TURN, Eating, State
from ..turns.city import drop_city
from ..turns.row import refused
from .begun import begin_phase
from .reckonings import FoodSettled
from .yields import choices, costly, food_change

settling, dropping = cache(SettleFood), cache(DropCity)


def covered(s: State, seat: int, shipped: int) -> bool:
    """Whether food and VP together pay for what is missing (R53)."""
    goods = s.players[seat].goods
    return goods[FOOD] + goods[VP] + food_change(s, seat, shipped) >= 0


def settle_food(s: State, seat: int, shipped: int, say: Say) -> None:
    """Move the marker; a surplus gives gold, a shortage costs VP, and what VP cannot pay is ignored
    (R53, R73, R74).
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


class EatingStep(Step[State, Eating]):
    """The players settle their food in turn order; only those with a choice are asked."""

    frame, rule, forced = Eating, "phase.food", True

    def who(self, s: State, f: Eating) -> tuple[int, ...]:
        if f.done == len(s.order):
            return ()
        seat = s.order[f.done]
        return (seat,) if costly(s, seat, FOOD) or choices(s, seat) else ()

    def offers(self, s: State, f: Eating, seat: int) -> Iterator[Offer]:
        cities = costly(s, seat, FOOD)
        settled = [
            settling(n) for n in range(choices(s, seat) + 1) if not cities or covered(s, seat, n)
        ]
        if settled:
            yield Offer(SettleFood, OneOf(settled))
        if cities:
            yield Offer(DropCity, OneOf([dropping(city) for city in cities]))

    def closed(self, s: State, f: Eating, seat: int) -> Iterator[Closed]:
        return refused(self, s, f, seat, [settling(0)])

    def check(self, s: State, f: Eating, seat: int, a: Any) -> None:
        cities = costly(s, seat, FOOD)
        if isinstance(a, DropCity):
            need(a.city in s.players[seat].cities, "not-yours")
            need(a.city in cities, "no-upkeep", city=a.city)
            return
        need(isinstance(a, SettleFood), "not-now")
        need(0 <= a.shipped <= choices(s, seat), "too-much-shipped")
        if cities and not covered(s, seat, a.shipped):
            goods = s.players[seat].goods
            short = -(goods[FOOD] + goods[VP] + food_change(s, seat, a.shipped))
            raise Illegal("must-drop-city", food=short)

    def apply(self, s: State, f: Eating, seat: int, a: Any, say: Say) -> None:
        if isinstance(a, DropCity):
            starving = not any(covered(s, seat, n) for n in range(choices(s, seat) + 1))
            drop_city(s, seat, a.city, say, "food" if starving else "")
        else:
            settle_food(s, seat, a.shipped, say)
            f.done += 1

    def run(self, s: State, f: Eating, say: Say) -> None:
        if f.done == len(s.order):
            s.stack.pop()
            begin_phase(s, say)
        else:
            settle_food(s, s.order[f.done], 0, say)
            f.done += 1
