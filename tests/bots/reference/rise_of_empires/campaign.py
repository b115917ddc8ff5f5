"""What an empire tile still allows: the best regions to fill, and the best battle."""

from __future__ import annotations

from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.rules.actions import PlaceCubes
from tabletop_tui.games.rise_of_empires.rules.pieces import CUBE, OLD, SEA
from tabletop_tui.games.rise_of_empires.rules.state import Fighting, Placing, State
from tabletop_tui.games.rise_of_empires.rules.turns.battle import battles
from tabletop_tui.games.rise_of_empires.rules.turns.reach import reachable

from . import prices
from .calendar import Calendar
from .realm import MOST, Moment, against, gains

Row = tuple[int, tuple[float, ...]]
"""A region, and what 1, 2, ... cubes more there add, less their worth in the pool."""

WORTH_IT = 0.05


def rows(s: State, f: Placing, moment: Moment, cost: float) -> list[Row]:
    """The regions that can be filled."""
    mine, most = s.players[f.seat].cubes, min(s.players[f.seat].goods[CUBE], MOST)
    rivals = [p.cubes for x, p in enumerate(s.players) if x != f.seat]
    return [
        (
            r,
            tuple(
                [
                    gain - n * cost
                    for n, gain in enumerate(
                        gains(moment, r, mine[r], tuple([cubes[r] for cubes in rivals]))[:most], 1
                    )
                ]
            ),
        )
        for r in reachable(s, f)
    ]


def allot(found: list[Row], regions: int, cubes: int) -> float:
    """The sum of the best gains in at most so many regions with at most so many cubes, taken one
    after another.
    """
    total, left = 0.0, found
    while regions and left and cubes:
        best, at, used = WORTH_IT, -1, 0
        for i, (_, row) in enumerate(left):
            top = max(row[:cubes])
            if top > best:
                best, at, used = top, i, row.index(top) + 1
        if at < 0:
            break
        total += best
        cubes -= used
        regions -= 1
        left = left[:at] + left[at + 1 :]
    return total


def campaign(s: State, seat: int, c: Calendar, moment: Moment) -> float:
    """The best that the empire tile in hand can still do."""
    f = s.stack[-1]
    if isinstance(f, Fighting):
        return best_battle(s, f, moment) if f.seat == seat else 0.0
    if not isinstance(f, Placing) or f.seat != seat:
        return 0.0
    fight = s.stack[-2] if len(s.stack) > 1 else None
    return conquest(s, f, c, moment) + (
        best_battle(s, fight, moment) if isinstance(fight, Fighting) else 0.0
    )


def conquest(s: State, f: Placing, c: Calendar, moment: Moment) -> float:
    """What the best regions to fill would add."""
    cubes, left = s.players[f.seat].goods[CUBE], f.number - len(f.filled)
    if not cubes or left <= 0:
        return 0.0
    found = rows(s, f, moment, c.price(prices.CUBE_AT))
    if f.held or f.first >= 0:
        return allot(found, left, cubes)
    # A fresh start: what is filled in the Old World must touch the first region.
    spots, best = box(s.parts).regions, 0.0
    for first, _ in found:
        if spots[first].area in (OLD, SEA):
            near = spots[first].border | 1 << first
            best = max(
                best,
                allot(
                    [x for x in found if near >> x[0] & 1 or spots[x[0]].area > SEA], left, cubes
                ),
            )
    return best


def best_battle(s: State, f: Fighting, moment: Moment) -> float:
    """What the best battle would add."""
    best, sides = 0.0, box(s.parts).empire[f.tile].side(s.era).battles
    mine = s.players[f.seat].cubes
    for a in battles(s, f):
        lost, killed = sides[a.row]
        theirs = [p.cubes[a.region] for x, p in enumerate(s.players) if x != f.seat]
        now = against(moment, a.region, mine[a.region], theirs)
        theirs[a.victim - (a.victim > f.seat)] -= min(killed, s.players[a.victim].cubes[a.region])
        best = max(best, against(moment, a.region, max(0, mine[a.region] - lost), theirs) - now)
    return best


def pointless(s: State, f: Placing, a: PlaceCubes, moment: Moment, cost: float) -> bool:
    """Whether another number of cubes in the same region is plainly better: not the best number,
    nor one more.
    """
    most = min(s.players[f.seat].goods[CUBE], MOST)
    rivals = tuple([p.cubes[a.region] for x, p in enumerate(s.players) if x != f.seat])
    found = gains(moment, a.region, s.players[f.seat].cubes[a.region], rivals)[:most]
    row = [gain - n * cost for n, gain in enumerate(found, 1)]
    best = row.index(max(row)) + 1
    return a.cubes not in (best, best + 1)
