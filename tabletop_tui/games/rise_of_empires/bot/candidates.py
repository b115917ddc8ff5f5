"""Which actions players consider: sensible payments and goods, and what they never do."""

from __future__ import annotations

from typing import Any

from ..components.box import box
from ..rules.actions import ChooseGoods, DropCity, Pay, PlaceCubes, RemoveDisc, Withdraw
from ..rules.display import discs, exempt, to_the_left
from ..rules.phases.yields import upkeep
from ..rules.pieces import DISC, FOOD, GOODS, VP
from ..rules.state import LAST_TURN, Collecting, Placing, State
from ..rules.turns.choose import ROWS
from . import prices
from .calendar import Calendar, calendar_of
from .campaign import pointless
from .economy import economy_of
from .regions import stage_of


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


def prunes(s: State, seat: int, action: Any) -> bool:
    """Return whether an action is not worth considering: a number of cubes that another one beats,
    leaving a map that is well held, giving up a city that will score although its upkeep is there,
    or paying for a disc that brings nothing.
    """
    f = s.stack[-1]
    if isinstance(action, RemoveDisc):
        return pays_for_nothing(s, seat, action)
    if isinstance(action, DropCity) and isinstance(f, Collecting) and s.turn == LAST_TURN:
        scores = box(s.parts).cities[action.city].yields[VP] > 0
        return scores and s.players[seat].goods[DISC] >= upkeep(s, seat, DISC)
    if isinstance(f, Placing):
        if isinstance(action, PlaceCubes):
            calendar = calendar_of(s, seat)
            return pointless(
                s, f, action, stage_of(s, seat, calendar), calendar.price(prices.CUBE_AT)
            )
        if isinstance(action, Withdraw):
            return sum(s.players[seat].cubes) > 4
    return False


def pays_for_nothing(s: State, seat: int, a: RemoveDisc) -> bool:
    """Return whether a disc is paid for and brings nothing, while another one costs nothing or
    brings something. Later the discs to its left may be gone.
    """
    if not to_the_left(s, a.row, a.circle) or exempt(s, seat) or ROWS[a.row].possible(s, seat):
        return False
    return any(not left or ROWS[row].possible(s, seat) for row, _, left in discs(s, seat))
