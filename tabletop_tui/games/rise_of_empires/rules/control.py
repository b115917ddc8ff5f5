"""Control of regions: who leads, who is second, and how they share what a region gives."""

from __future__ import annotations

from ....engine import Event, Say
from ..components.box import box
from .events import LeadTaken
from .pieces import CUBE, VP
from .state import State


def leaders(s: State, region: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Seats with most cubes in a region (one controller, or several tied), and the seats with
    second most.

    Nobody is second where several lead.
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
    """Cubes of a player's pool come to a region, as *told*; whoever led there hears who leads
    now.
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
    """What the regions give a player each turn: goods for control, VP by the standards; shares are
    rounded down.
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
