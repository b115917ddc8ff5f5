"""The payments and the goods of choice that players consider."""

from __future__ import annotations

from typing import Any

from ..rules.actions import ChooseGoods, Pay
from ..rules.pieces import FOOD, GOODS
from ..rules.state import LAST_TURN, State
from . import prices
from .calendar import Calendar, calendar_of
from .economy import economy_of


def samples(s: State, seat: int, offer: Any, luck: Any) -> list[Any]:
    """Return payments for discs to the left, or ways to take goods of choice."""
    if offer.action is Pay:
        return payments(s, seat, offer.choices.least)
    if offer.action is ChooseGoods:
        number = offer.choices.least
        mixes = (
            {(number - part, part, 0) for part in range(number + 1)}
            | {(number - part, 0, part) for part in range(number + 1)}
            | {(0, number - number // 2, number // 2)}
        )
        return [ChooseGoods(mix) for mix in sorted(mixes)]
    return [offer.choices.sample(luck) for _ in range(6)]


def payments(s: State, seat: int, cost: int) -> list[Any]:
    """Return ways to pay: the cheapest goods first, or one good before all others."""
    goods, calendar = s.players[seat].goods, calendar_of(s, seat)
    worth = [
        calendar.price(prices.GOLD_AT),
        calendar.price(prices.DISC_AT),
        calendar.price(prices.CUBE_AT),
        food_price(s, seat, calendar),
        1.0,
    ]
    cheapest = sorted(range(len(GOODS)), key=lambda good: worth[good])
    orders = [cheapest] + [
        [good, *[other for other in cheapest if other != good]]
        for good in cheapest[1:]
        if goods[good]
    ]
    ways = []
    for order in orders:
        left, paid = cost, [0] * len(GOODS)
        for good in order:
            paid[good] = min(goods[good], left)
            left -= paid[good]
        ways.append(Pay(tuple(paid)))
    return list(dict.fromkeys(ways))


def food_price(s: State, seat: int, calendar: Calendar) -> float:
    """Return the worth of a food point: little while the store lasts, a victory point once it will
    run out.
    """
    change, store = economy_of(s, s.players[seat]).food, s.players[seat].goods[FOOD]
    turns = LAST_TURN - calendar.turn + 1
    return 0.25 if store + change * turns > 4 else 0.6 if store + change > 0 else 1.05
