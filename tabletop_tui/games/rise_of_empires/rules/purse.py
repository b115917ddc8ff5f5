"""What players have: paying and gaining goods, points and cubes, so that nothing is lost on the
way.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....engine import Say
from .events import AllianceEnded
from .pieces import CUBE, DISC, FOOD, GOLD, VP
from .state import BY_COSTS, Player, State


def covers(p: Player, price: Sequence[int]) -> bool:
    """Whether a player has all these goods; cubes count in the pool only."""
    return all(have >= asked for have, asked in zip(p.goods, price, strict=True))


def pay(s: State, p: Player, price: Sequence[int]) -> None:
    """Give goods away: gold and discs to the bank, cubes to the own general stock, food and VP off
    the tracks (R40).
    """
    for good, amount in enumerate(price):
        p.goods[good] -= amount
    s.bank[GOLD] += price[GOLD]
    s.bank[DISC] += price[DISC]
    p.stock += price[CUBE]
    p.points[BY_COSTS] -= price[VP]


def pay_gold(s: State, p: Player, gold: int) -> None:
    p.goods[GOLD] -= gold
    s.bank[GOLD] += gold


def pay_discs(s: State, p: Player, discs: int) -> None:
    p.goods[DISC] -= discs
    s.bank[DISC] += discs


def collect(
    s: State, p: Player, gold: int, discs: int, cubes: int
) -> tuple[int, int, int, int, int]:
    """Take income: gold and discs from the bank, cubes from the general stock as far as it goes
    (R65).
    """
    cubes = min(cubes, p.stock)
    p.goods[GOLD] += gold
    p.goods[DISC] += discs
    p.goods[CUBE] += cubes
    s.bank[GOLD] -= gold
    s.bank[DISC] -= discs
    p.stock -= cubes
    return gold, discs, cubes, 0, 0


def score(p: Player, points: int, source: int) -> None:
    """Win VP, or lose them, and remember where they came from."""
    p.goods[VP] += points
    p.points[source] += points


def eat(p: Player, change: int, top: int, food_a_gold: int) -> tuple[int, int]:
    """Move the food marker within 0 and *top*; give the gold for what was too much, and the food
    that was missing.
    """
    food = p.goods[FOOD] + change
    p.goods[FOOD] = min(max(food, 0), top)
    return max(food - top, 0) // food_a_gold, max(-food, 0)


def lose_cubes(s: State, seat: int, region: int, cubes: int, say: Say) -> int:
    """Cubes leave a region for the general stock, at most those that are there; gives their
    number.
    """
    p = s.players[seat]
    cubes = min(cubes, p.cubes[region])
    p.cubes[region] -= cubes
    p.stock += cubes
    if p.ally == region and not p.cubes[region]:
        end_alliance(s, seat, say)
    return cubes


def end_alliance(s: State, seat: int, say: Say) -> None:
    """The alliance piece goes back to its owner."""
    p = s.players[seat]
    say(AllianceEnded(seat, p.ally))
    p.ally = -1
