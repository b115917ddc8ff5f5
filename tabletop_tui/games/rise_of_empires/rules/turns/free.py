"""Free actions: progress tiles that are used before or after the normal action, once in a game
turn.
"""

from __future__ import annotations

from functools import cache
from typing import TypeVar

from .....engine import Choices, Illegal, OneOf, Part, Say, need
from ...components.box import box
from ..actions import Ally, Settle, Strike
from ..control import add_cubes
from ..events import Allied, Settled, Struck
from ..pieces import CUBE, FREE, SEA, ProgressTile
from ..purse import lose_cubes
from ..state import State
from .battle import rivals
from .progress import ready
from .reach import held

A = TypeVar("A", Strike, Settle, Ally)

striking, settling, allying = cache(Strike), cache(Settle), cache(Ally)


def free_tiles(s: State, seat: int) -> list[ProgressTile]:
    """The free action tiles that a player can use now, as far as the waiting rule goes."""
    player = s.players[seat]
    if not player.progress:
        return []
    sorts = box(s.parts).progress
    return [sorts[tile] for tile in ready(s, player, FREE)]


def need_ready(s: State, seat: int, tile: int) -> ProgressTile:
    """The held tile, if it can be used now; raises Illegal."""
    player = s.players[seat]
    need(tile in player.progress, "not-yours")
    need(tile not in player.flipped, "flipped", rule="progress.free", tile=tile)
    need(tile not in player.waits, "not-ready", rule="progress.wait", tile=tile)
    return box(s.parts).progress[tile]


def why_shut(s: State, seat: int, does: str) -> Illegal | None:
    """Why none of a player's tiles with a given effect can be used; None if he has none."""
    player, sorts = s.players[seat], box(s.parts).progress
    for tile in player.progress:
        if getattr(sorts[tile], does):
            if tile in player.flipped:
                return Illegal("flipped", "progress.free", tile=tile)
            if tile in player.waits:
                return Illegal("not-ready", "progress.wait", tile=tile)
            return Illegal("no-target", "progress.free", tile=tile)
    return None


def in_range(s: State, seat: int, reach: bool) -> list[int]:
    """Regions with own cubes and, with *reach*, those that touch one (R87, R88)."""
    regions, here = box(s.parts).regions, held(s, seat)
    return [r.index for r in regions if here >> r.index & 1 or (reach and here & r.border)]


class StrikePart(Part[State, object]):
    """Iron Weapons, Gunpowder, Machine Guns: cubes of one rival leave a region for his general
    stock (R49).
    """

    action = Strike

    def offer(self, s: State, f: object, seat: int) -> Choices | None:
        found: list[Strike] = []
        for tile in free_tiles(s, seat):
            for region in in_range(s, seat, tile.reach) if tile.remove else ():
                found += [striking(tile.index, region, x) for x in rivals(s, seat, region)]
        return OneOf(found) if found else None

    def why_not(self, s: State, f: object, seat: int) -> Illegal | None:
        return why_shut(s, seat, "remove")

    def check(self, s: State, f: object, seat: int, a: Strike) -> None:
        tile = need_ready(s, seat, a.tile)
        need(tile.remove, "not-now")
        need(
            a.region in in_range(s, seat, tile.reach), "out-of-range", region=a.region, tile=a.tile
        )
        need(a.victim != seat and 0 <= a.victim < len(s.players), "no-such-rival", region=a.region)
        need(s.players[a.victim].cubes[a.region], "no-such-rival", region=a.region)
        need(s.players[a.victim].ally != a.region, "allied", region=a.region)

    def apply(self, s: State, f: object, seat: int, a: Strike, say: Say) -> None:
        s.players[seat].flipped.append(a.tile)
        count = min(box(s.parts).progress[a.tile].remove, s.players[a.victim].cubes[a.region])
        say(Struck(seat, a.tile, a.victim, a.region, count))
        lose_cubes(s, a.victim, a.region, count, say)


class SettlePart(Part[State, object]):
    """Colonists: pool cubes go to a held region, not to the sea (R91)."""

    action = Settle

    def offer(self, s: State, f: object, seat: int) -> Choices | None:
        player, regions = s.players[seat], box(s.parts).regions
        held = [r for r, cubes in enumerate(player.cubes) if cubes and regions[r].area != SEA]
        settlers = [tile for tile in free_tiles(s, seat) if tile.place and player.goods[CUBE]]
        found = [settling(tile.index, region) for tile in settlers for region in held]
        return OneOf(found) if found else None

    def why_not(self, s: State, f: object, seat: int) -> Illegal | None:
        return why_shut(s, seat, "place")

    def check(self, s: State, f: object, seat: int, a: Settle) -> None:
        player, tile = s.players[seat], need_ready(s, seat, a.tile)
        need(tile.place and 0 <= a.region < len(player.cubes), "not-now")
        need(box(s.parts).regions[a.region].area != SEA, "not-to-sea")
        need(player.cubes[a.region], "no-own-cubes", region=a.region)
        need(player.goods[CUBE], "too-few-cubes", cubes=0)

    def apply(self, s: State, f: object, seat: int, a: Settle, say: Say) -> None:
        player = s.players[seat]
        player.flipped.append(a.tile)
        count = min(box(s.parts).progress[a.tile].place, player.goods[CUBE])
        add_cubes(s, seat, a.region, count, say, Settled(seat, a.tile, a.region, count))


class AllyPart(Part[State, object]):
    """Alliance: the piece goes to a held region and shields the own cubes there until the next game
    turn (R90).
    """

    action = Ally

    def offer(self, s: State, f: object, seat: int) -> Choices | None:
        player = s.players[seat]
        if player.ally >= 0:
            return None
        held = [region for region, cubes in enumerate(player.cubes) if cubes]
        alliances = [tile for tile in free_tiles(s, seat) if tile.protect]
        found = [allying(tile.index, region) for tile in alliances for region in held]
        return OneOf(found) if found else None

    def why_not(self, s: State, f: object, seat: int) -> Illegal | None:
        return why_shut(s, seat, "protect")

    def check(self, s: State, f: object, seat: int, a: Ally) -> None:
        player, tile = s.players[seat], need_ready(s, seat, a.tile)
        need(tile.protect and 0 <= a.region < len(player.cubes), "not-now")
        need(player.ally < 0, "no-piece")
        need(player.cubes[a.region], "no-own-cubes", region=a.region)

    def apply(self, s: State, f: object, seat: int, a: Ally, say: Say) -> None:
        player = s.players[seat]
        player.flipped.append(a.tile)
        player.ally = a.region
        say(Allied(seat, a.tile, a.region))


FREE_PARTS: tuple[Part[State, object], ...] = (StrikePart(), SettlePart(), AllyPart())


def any_free(s: State, seat: int) -> bool:
    """Whether a player can use any free action now."""
    return bool(free_tiles(s, seat)) and any(
        part.offer(s, None, seat) is not None for part in FREE_PARTS
    )
