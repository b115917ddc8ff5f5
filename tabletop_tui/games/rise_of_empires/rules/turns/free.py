"""Free actions: progress tiles used before or after the normal action, each once per game turn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, ClassVar

from .....engine import Closed, Part, Say
from ...components.box import box
from ..actions import Ally, Settle, Strike
from ..control import add_cubes
from ..events import Allied, Settled, Struck
from ..payments import lose_cubes
from ..pieces import CUBE, SEA
from ..state import State
from .battle import why_safe
from .progress import USE_RULES, why_unready

striking, settling, allying = cache(Strike), cache(Settle), cache(Ally)


def occupied(s: State, seat: int) -> list[int]:
    """Return the regions with cubes of the player."""
    return [region for region, cubes in enumerate(s.players[seat].cubes) if cubes]


@cache
def tiles_that(parts: str, does: str) -> frozenset[int]:
    """Return the progress tiles with an effect: remove, place or protect."""
    return frozenset(tile.index for tile in box(parts).progress if getattr(tile, does))


def in_range(s: State, seat: int, region: int, reach: bool) -> bool:
    """Return whether a region has cubes of the player or, with *reach*, touches one that has (R87,
    R88).
    """
    cubes = s.players[seat].cubes
    return cubes[region] > 0 or (
        reach and any(cubes[near] for near in box(s.parts).regions[region].neighbours)
    )


class FreePart(Part[State, object]):
    """Flip a held tile with the effect *does* and apply it to a region."""

    does: ClassVar[str]
    nothing = "no-target"

    def tiles(self, s: State, seat: int) -> list[int]:
        """Return the player's tiles with the effect."""
        able = tiles_that(s.parts, self.does)
        return [tile for tile in s.players[seat].progress if tile in able]

    def why_tile(self, s: State, seat: int, tile: int) -> str:
        """Return why a tile cannot be used now, for any target."""
        if reason := why_unready(s.players[seat], tile):
            return reason
        return "" if tile in tiles_that(s.parts, self.does) else "not-now"

    def ready(self, s: State, seat: int) -> list[int]:
        """Return the player's tiles with the effect that can be used now."""
        able, player = tiles_that(s.parts, self.does), s.players[seat]
        return [t for t in player.progress if t in able and not why_unready(player, t)]

    def possible(self, s: State, f: object, seat: int) -> bool:
        return bool(self.ready(s, seat)) and super().possible(s, f, seat)

    def why_there(self, s: State, seat: int, a: Any) -> str:
        """Return why a usable tile has no effect in a region of the map."""
        raise NotImplementedError

    def why(self, s: State, f: object, seat: int, a: Any) -> str:
        if reason := self.why_tile(s, seat, a.tile):
            return reason
        if not 0 <= a.region < len(s.players[seat].cubes):
            return "not-now"
        return self.why_there(s, seat, a)

    def facts(self, s: State, f: object, seat: int, reason: str, a: Any) -> dict[str, Any]:
        known = super().facts(s, f, seat, reason, a) or {"tile": self.tiles(s, seat)[0]}
        return {**known, "rule": USE_RULES.get(reason, "")}

    def closed(self, s: State, f: object, seat: int) -> Iterator[Closed]:
        tiles = self.tiles(s, seat)
        if tiles and not self.possible(s, f, seat):
            reason = self.why_tile(s, seat, tiles[0]) or self.nothing
            yield Closed(self.action, self.refusal(s, f, seat, reason))


class StrikePart(FreePart):
    """Iron Weapons, Gunpowder, Machine Guns: cubes of one rival go from a region to their general
    stock (R49).
    """

    action, does = Strike, "remove"

    def candidates(self, s: State, f: object, seat: int) -> list[Strike]:
        regions = range(len(s.players[seat].cubes))
        found: list[Strike] = []
        for tile in self.ready(s, seat):
            for region in regions:
                victims = [x for x, player in enumerate(s.players) if player.cubes[region]]
                found += [striking(tile, region, victim) for victim in victims]
        return found

    def why_there(self, s: State, seat: int, a: Strike) -> str:
        if not in_range(s, seat, a.region, box(s.parts).progress[a.tile].reach):
            return "out-of-range"
        return why_safe(s, seat, a.region, a.victim)

    def apply(self, s: State, f: object, seat: int, a: Strike, say: Say) -> None:
        s.players[seat].flipped.append(a.tile)
        count = min(box(s.parts).progress[a.tile].remove, s.players[a.victim].cubes[a.region])
        say(Struck(seat, a.tile, a.victim, a.region, count))
        lose_cubes(s, a.victim, a.region, count, say)


class SettlePart(FreePart):
    """Colonists: put pool cubes into a held region, not the sea (R91)."""

    action, does = Settle, "place"

    def candidates(self, s: State, f: object, seat: int) -> list[Settle]:
        return [settling(tile, at) for tile in self.ready(s, seat) for at in occupied(s, seat)]

    def why_there(self, s: State, seat: int, a: Settle) -> str:
        player = s.players[seat]
        if box(s.parts).regions[a.region].area == SEA:
            return "not-to-sea"
        if not player.cubes[a.region]:
            return "no-own-cubes"
        return "" if player.goods[CUBE] else "too-few-cubes"

    def facts(self, s: State, f: object, seat: int, reason: str, a: Any) -> dict[str, Any]:
        return {"cubes": 0} if reason == "too-few-cubes" else super().facts(s, f, seat, reason, a)

    def apply(self, s: State, f: object, seat: int, a: Settle, say: Say) -> None:
        player = s.players[seat]
        player.flipped.append(a.tile)
        count = min(box(s.parts).progress[a.tile].place, player.goods[CUBE])
        add_cubes(s, seat, a.region, count, say, Settled(seat, a.tile, a.region, count))


class AllyPart(FreePart):
    """Alliance: the piece shields the player's cubes in a held region until the next game turn
    (R90).
    """

    action, does = Ally, "protect"

    def candidates(self, s: State, f: object, seat: int) -> list[Ally]:
        return [allying(tile, at) for tile in self.ready(s, seat) for at in occupied(s, seat)]

    def why_there(self, s: State, seat: int, a: Ally) -> str:
        player = s.players[seat]
        if player.ally >= 0:
            return "no-piece"
        return "" if player.cubes[a.region] else "no-own-cubes"

    def apply(self, s: State, f: object, seat: int, a: Ally, say: Say) -> None:
        player = s.players[seat]
        player.flipped.append(a.tile)
        player.ally = a.region
        say(Allied(seat, a.tile, a.region))


FREE_PARTS: tuple[FreePart, ...] = (StrikePart(), SettlePart(), AllyPart())
