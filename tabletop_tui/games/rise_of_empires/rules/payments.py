"""Paying and gaining goods, points and cubes.

Totals stay constant: what a player pays goes somewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import lt

from ....engine import Say
from .events import AllianceEnded
from .pieces import CUBE, DISC, FOOD, GOLD, VP
from .state import BY_COSTS, Player, State


def covers(player: Player, price: Sequence[int]) -> bool:
    """Return whether a player has all goods of a price; only pool cubes count."""
    return True not in map(lt, player.goods, price)


def pay(s: State, player: Player, price: Sequence[int]) -> None:
    """Pay a price (R40).

    Gold and discs go to the bank, cubes to the player's general stock, food and VP off the tracks.
    """
    for good, amount in enumerate(price):
        player.goods[good] -= amount
    s.bank[GOLD] += price[GOLD]
    s.bank[DISC] += price[DISC]
    player.stock += price[CUBE]
    player.points[BY_COSTS] -= price[VP]


def pay_gold(s: State, player: Player, gold: int) -> None:
    player.goods[GOLD] -= gold
    s.bank[GOLD] += gold


def pay_discs(s: State, player: Player, discs: int) -> None:
    player.goods[DISC] -= discs
    s.bank[DISC] += discs


def collect(
    s: State, player: Player, gold: int, discs: int, cubes: int
) -> tuple[int, int, int, int, int]:
    """Collect income: gold and discs from the bank, cubes from the general stock while it lasts
    (R65).
    """
    cubes = min(cubes, player.stock)
    player.goods[GOLD] += gold
    player.goods[DISC] += discs
    player.goods[CUBE] += cubes
    s.bank[GOLD] -= gold
    s.bank[DISC] -= discs
    player.stock -= cubes
    return gold, discs, cubes, 0, 0


def score(player: Player, points: int, source: int) -> None:
    """Add VP (or remove them, if negative) and record their source."""
    player.goods[VP] += points
    player.points[source] += points


def eat(player: Player, change: int, top: int, food_a_gold: int) -> tuple[int, int]:
    """Move the food marker within 0 and *top*.

    Return the gold for a surplus and the food missing.
    """
    food = player.goods[FOOD] + change
    player.goods[FOOD] = min(max(food, 0), top)
    return max(food - top, 0) // food_a_gold, max(-food, 0)


def lose_cubes(s: State, seat: int, region: int, cubes: int, say: Say) -> int:
    """Move up to *cubes* cubes from a region to the general stock and return how many."""
    player = s.players[seat]
    cubes = min(cubes, player.cubes[region])
    player.cubes[region] -= cubes
    player.stock += cubes
    if player.ally == region and not player.cubes[region]:
        end_alliance(s, seat, say)
    return cubes


def end_alliance(s: State, seat: int, say: Say) -> None:
    """Return the alliance piece to its owner."""
    player = s.players[seat]
    say(AllianceEnded(seat, player.ally))
    player.ally = -1
