"""Control of regions: who leads, who is second, and how they share the region's benefit."""

from __future__ import annotations

from ....engine import Event, Say
from ..components.box import box
from .events import LeadTaken
from .pieces import CUBE, VP
from .state import State


def leaders(s: State, region: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the seats with most cubes in a region, and those with second most.

    One leader controls the region, several are tied. No seat is second to tied leaders.
    """
    counts = [player.cubes[region] for player in s.players]
    most = max(counts)
    if not most:
        return (), ()
    first = tuple(seat for seat, n in enumerate(counts) if n == most)
    if len(first) > 1:
        return first, ()
    counts[first[0]] = 0
    next_most = max(counts)
    return first, tuple(
        seat for seat, n in enumerate(counts) if n == next_most
    ) if next_most else ()


def add_cubes(s: State, seat: int, region: int, cubes: int, say: Say, told: Event) -> None:
    """Move pool cubes of a player to a region, announced by *told*; tell replaced or joined
    leaders.
    """
    player, (before, _) = s.players[seat], leaders(s, region)
    player.goods[CUBE] -= cubes
    player.cubes[region] += cubes
    say(told)
    after, _ = leaders(s, region)
    for other in before if seat in after else ():
        if other not in after or seat not in before:
            say(LeadTaken(seat, other, region, int(other in after)))


def region_goods(s: State, seat: int) -> list[int]:
    """Return the goods that regions yield a player each turn: benefits of control and VP of
    standards.

    Shares are rounded down.
    """
    gain = [0, 0, 0, 0, 0]
    own = s.players[seat].cubes
    for region in box(s.parts).regions:
        mine = own[region.index]
        if not mine:
            continue
        above, level, below = 0, 0, 0
        for player in s.players:
            n = player.cubes[region.index]
            if n > mine:
                above += 1
                below = n
            elif n == mine:
                level += 1
        if not above:
            for good, amount in enumerate(region.benefit):
                gain[good] += amount // level
            gain[VP] += region.first if level == 1 else (region.first + region.second) // level
        elif above == 1 and below > mine:
            gain[VP] += region.second // level
    return gain
