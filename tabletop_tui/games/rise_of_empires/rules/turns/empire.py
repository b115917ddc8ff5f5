"""Empire tiles: taking one, withdrawing from the map, and placing cubes region by region."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from .....engine import FixedPart, Menu, Part, Say, then
from ...components.box import box
from ..actions import PlaceCubes, StopPlacing, TakeEmpire, Withdraw
from ..control import add_cubes
from ..events import CubesPlaced, EmpireTaken, Withdrew
from ..listing import AllPossible, ListingPart
from ..payments import end_alliance
from ..pieces import CUBE, EMPIRE, WITH_EMPIRE
from ..state import Fighting, Placing, State, TakingEmpire
from .progress import USE_RULES, why_unready
from .reach import BY_HIRE, BY_WATER, RULES, START, WAYS, reachable, regions_held, way
from .row import DoNothingPart, RowStep

LAST_ERA = 3

taking = cache(TakeEmpire)


@cache
def placements(region: int, cubes: int) -> tuple[PlaceCubes, ...]:
    """Return all ways to place 1 to *cubes* cubes in a region."""
    return tuple(PlaceCubes(region, n) for n in range(1, cubes + 1))


@cache
def helpers(parts: str) -> frozenset[int]:
    """Return the progress tiles usable with an empire tile."""
    return frozenset(tile.index for tile in box(parts).progress if tile.kind == WITH_EMPIRE)


class TakeEmpirePart(Part[State, Any]):
    """Take a free empire tile with the progress tiles that help; placing and fighting follow."""

    action = TakeEmpire

    def candidates(self, s: State, f: Any, seat: int) -> Iterator[TakeEmpire]:
        able, player = helpers(s.parts), s.players[seat]
        ways = groups([t for t in player.progress if t in able and not why_unready(player, t)])
        return (taking(tile, named) for tile in range(len(s.empire)) for named in ways)

    def why(self, s: State, f: Any, seat: int, a: TakeEmpire) -> str:
        if not 0 <= a.tile < len(s.empire) or s.empire[a.tile] >= 0:
            return "not-open"
        for helper in a.named:
            if reason := self.why_helper(s, seat, a.tile, helper):
                return reason
        return "" if len(set(a.named)) == len(a.named) else "named-twice"

    def possible(self, s: State, f: Any, seat: int) -> bool:
        return -1 in s.empire  # any free tile can be taken without helpers

    def why_helper(self, s: State, seat: int, tile: int, helper: int) -> str:
        """Return why a progress tile does not help an empire tile."""
        printed = box(s.parts)
        if reason := why_unready(s.players[seat], helper):
            return reason
        if helper not in helpers(s.parts):
            return "not-yours"
        if printed.progress[helper].water and printed.empire[tile].side(s.era).water:
            return "water-already"
        return ""

    def facts(self, s: State, f: Any, seat: int, reason: str, a: Any) -> dict[str, Any]:
        if reason not in ("flipped", "not-ready", "water-already"):
            return {}
        helper = next(tile for tile in a.named if self.why_helper(s, seat, a.tile, tile))
        return {"tile": helper, "rule": USE_RULES.get(reason, "")}

    def apply(self, s: State, f: Any, seat: int, a: TakeEmpire, say: Say) -> None:
        printed = box(s.parts)
        side = printed.empire[a.tile].side(s.era)
        named = [printed.progress[tile] for tile in a.named]
        s.empire[a.tile] = seat
        s.players[seat].flipped += a.named
        say(EmpireTaken(seat, a.tile, s.era, a.named))
        then(
            s,
            Placing(
                seat,
                number=side.regions + sum(tile.extra for tile in named),
                water=side.water or any(tile.water for tile in named),
                far=sum(tile.far for tile in named),
                held=regions_held(s, seat),
            ),
            Fighting(
                seat, a.tile, list(range(min(len(side.battles), 2 if s.era == LAST_ERA else 1)))
            ),
        )


class TakingEmpireStep(RowStep[TakingEmpire]):
    """A player takes an empire tile and names the progress tiles that help."""

    frame, rule = TakingEmpire, "phase.empire"
    parts = (TakeEmpirePart(), DoNothingPart(EMPIRE))


def groups(tiles: list[int]) -> list[tuple[int, ...]]:
    """Return all subsets of these tiles, the empty one first."""
    named: list[tuple[int, ...]] = [()]
    for tile in tiles:
        named += [(*group, tile) for group in named]
    return named


class PlaceCubesPart(ListingPart[State, Placing], AllPossible[State, Placing]):
    """Put pool cubes into a region that can be reached."""

    action = PlaceCubes

    def reason(self, s: State, f: Placing, seat: int) -> str:
        return "" if s.players[seat].goods[CUBE] else "too-few-cubes"

    def candidates(self, s: State, f: Placing, seat: int) -> Iterator[PlaceCubes]:
        cubes = s.players[seat].goods[CUBE]
        return (a for region in reachable(s, f) for a in placements(region, cubes))

    def why(self, s: State, f: Placing, seat: int, a: PlaceCubes) -> str:
        player = s.players[seat]
        if a.cubes < 1 or not 0 <= a.region < len(player.cubes):
            return "not-now"
        if (how := way(s, f, a.region)) not in WAYS:
            return how
        return "" if a.cubes <= player.goods[CUBE] else "too-few-cubes"

    def facts(self, s: State, f: Placing, seat: int, reason: str, a: Any) -> dict[str, Any]:
        if reason == "too-few-cubes":
            return {"cubes": s.players[seat].goods[CUBE]}
        known = super().facts(s, f, seat, reason, a)
        return {**known, "number": f.number, "first": f.first, "rule": RULES.get(reason, "")}

    def shown(self, s: State, f: Placing, seat: int) -> Iterable[PlaceCubes]:
        return (placements(region, 1)[0] for region in range(len(s.players[seat].cubes)))

    def apply(self, s: State, f: Placing, seat: int, a: PlaceCubes, say: Say) -> None:
        how = way(s, f, a.region)
        if how == START and f.first < 0:
            f.first = a.region
        elif how == BY_WATER:
            f.area = box(s.parts).regions[a.region].area
        elif how == BY_HIRE:
            f.far -= 1
        f.filled.append(a.region)
        add_cubes(s, seat, a.region, a.cubes, say, CubesPlaced(seat, a.region, a.cubes))


class StopPlacingPart(FixedPart[State, Placing]):
    """Stop placing cubes."""

    action = StopPlacing

    def apply(self, s: State, f: Placing, seat: int, a: StopPlacing, say: Say) -> None:
        s.stack.pop()


class WithdrawPart(FixedPart[State, Placing]):
    """Withdraw all of the player's cubes from the map to the pool, before the first region."""

    action, hidden = Withdraw, True

    def reason(self, s: State, f: Placing, seat: int) -> str:
        if f.filled:
            return "already-placed"
        return "" if f.held else "nothing-on-map"

    def apply(self, s: State, f: Placing, seat: int, a: Withdraw, say: Say) -> None:
        player = s.players[seat]
        cubes = sum(player.cubes)
        player.cubes = [0] * len(player.cubes)
        player.goods[CUBE] += cubes
        f.held = 0
        say(Withdrew(seat, cubes))
        if player.ally >= 0:
            end_alliance(s, seat, say)


PLACE, WITHDRAW = PlaceCubesPart(), WithdrawPart()


class PlacingStep(Menu[State, Placing]):
    """A player may withdraw from the map, then places cubes in up to as many regions as the tile
    allows.
    """

    frame, rule = Placing, "empire"
    parts = (PLACE, StopPlacingPart(), WITHDRAW)

    def who(self, s: State, f: Placing) -> tuple[int, ...]:
        able = WITHDRAW.possible(s, f, f.seat) or PLACE.possible(s, f, f.seat)
        return (f.seat,) if able else ()

    def run(self, s: State, f: Placing, say: Say) -> None:
        s.stack.pop()
