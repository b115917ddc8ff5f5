"""What an empire tile still allows: the best regions to fill, and the best battle."""

from __future__ import annotations

from functools import lru_cache

from ..components.box import box
from ..rules.actions import PlaceCubes
from ..rules.pieces import CUBE, OLD, SEA
from ..rules.state import Fighting, Placing, State
from ..rules.turns.battle import battles
from ..rules.turns.reach import reachable
from . import prices
from .calendar import Calendar
from .regions import MOST, Stage, contested_value, gains, rivals_cubes

Row = tuple[int, tuple[float, ...]]
"""A region, and what 1, 2, ... more cubes there add, less their worth in the pool."""

WORTH_IT = 0.05
"""The victory points that a further cube must add. Less is within the error of the valuation, and
the cube is kept for later.
"""


def rows(s: State, f: Placing, stage: Stage, cost: float) -> list[Row]:
    """Return the regions that can be filled."""
    mine, most = s.players[f.seat].cubes, min(s.players[f.seat].goods[CUBE], MOST)
    rivals = list(rivals_cubes(s, f.seat))
    return [
        (region, net(stage, region, mine[region], rivals[region], cost)[:most])
        for region in reachable(s, f)
    ]


@lru_cache(maxsize=50_000)
def net(
    stage: Stage, region: int, mine: int, theirs: tuple[int, ...], cost: float
) -> tuple[float, ...]:
    """Return what 1, 2, ... more cubes in a region add, less what each costs."""
    added = gains(stage, region, mine, theirs)
    return tuple([gain - number * cost for number, gain in enumerate(added, 1)])


def allot(options: list[Row], regions: int, cubes: int) -> float:
    """Return the sum of the best gains in at most *regions* regions with at most *cubes* cubes,
    chosen greedily.
    """
    total, left = 0.0, options
    while regions and left and cubes:
        best, at, used = WORTH_IT, -1, 0
        for index, (_, row) in enumerate(left):
            top = max(row[:cubes])
            if top > best:
                best, at, used = top, index, row.index(top) + 1
        if at < 0:
            break
        total += best
        cubes -= used
        regions -= 1
        left = left[:at] + left[at + 1 :]
    return total


def campaign(s: State, seat: int, calendar: Calendar, stage: Stage) -> float:
    """Return the best that the empire tile in hand can still do."""
    f = s.stack[-1]
    if isinstance(f, Fighting):
        return best_battle(s, f, stage) if f.seat == seat else 0.0
    if not isinstance(f, Placing) or f.seat != seat:
        return 0.0
    fight = s.stack[-2] if len(s.stack) > 1 else None
    return conquest(s, f, calendar, stage) + (
        best_battle(s, fight, stage) if isinstance(fight, Fighting) else 0.0
    )


def conquest(s: State, f: Placing, calendar: Calendar, stage: Stage) -> float:
    """Return what the best regions to fill would add."""
    cubes, left = s.players[f.seat].goods[CUBE], f.number - len(f.filled)
    if not cubes or left <= 0:
        return 0.0
    options = rows(s, f, stage, calendar.price(prices.CUBE_AT))
    if f.held or f.first >= 0:
        return allot(options, left, cubes)
    # With no region held, those filled in the Old World must touch the first one.
    spots, best = box(s.parts).regions, 0.0
    for first, _ in options:
        if spots[first].area in (OLD, SEA):
            near = spots[first].border | 1 << first
            best = max(
                best,
                allot(
                    [row for row in options if near >> row[0] & 1 or spots[row[0]].area > SEA],
                    left,
                    cubes,
                ),
            )
    return best


def best_battle(s: State, f: Fighting, stage: Stage) -> float:
    """Return what the best battle would add."""
    best, sides = 0.0, box(s.parts).empire[f.tile].side(s.era).battles
    mine, rivals = s.players[f.seat].cubes, list(rivals_cubes(s, f.seat))
    for a in battles(s, f):
        lost, killed = sides[a.row]
        theirs = rivals[a.region]
        now = contested_value(stage, a.region, mine[a.region], theirs)
        left = list(theirs)
        left[a.victim - (a.victim > f.seat)] -= min(killed, s.players[a.victim].cubes[a.region])
        then = contested_value(stage, a.region, max(0, mine[a.region] - lost), tuple(left))
        best = max(best, then - now)
    return best


def pointless(s: State, f: Placing, a: PlaceCubes, stage: Stage, cost: float) -> bool:
    """Return whether a number of cubes is clearly worse than another in the same region: neither
    the best number nor one more.
    """
    player = s.players[f.seat]
    rivals = tuple([other.cubes[a.region] for x, other in enumerate(s.players) if x != f.seat])
    row = net(stage, a.region, player.cubes[a.region], rivals, cost)[: player.goods[CUBE]]
    best = row.index(max(row)) + 1
    return a.cubes not in (best, best + 1)
