"""Empire tiles: taking one, withdrawing from the map, and placing cubes region by region."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from .....engine import Closed, Illegal, Offer, OneOf, Say, Step, need, then
from ...components.box import box
from ..actions import PlaceCubes, StopPlacing, TakeEmpire, Withdraw
from ..control import add_cubes
from ..events import CubesPlaced, EmpireTaken, Withdrew
from ..pieces import CUBE, EMPIRE, WITH_EMPIRE
from ..purse import end_alliance
from ..state import Fighting, Placing, State, TakingEmpire
from .progress import ready
from .reach import BY_HIRE, BY_WATER, RULES, START, WAYS, held, reachable, way
from .row import RowStep

LAST_ERA = 3
WITHDRAW, STOP_PLACING = OneOf((Withdraw(),)), OneOf((StopPlacing(),))

taking = cache(TakeEmpire)


@cache
def placements(region: int, cubes: int) -> tuple[PlaceCubes, ...]:
    """All ways to place 1 to *cubes* cubes in a region."""
    return tuple(PlaceCubes(region, n) for n in range(1, cubes + 1))


class TakingEmpireStep(RowStep[TakingEmpire]):
    """A player takes an empire tile, naming the progress tiles that help; placing and fighting
    follow.
    """

    frame, rule, row, actions = TakingEmpire, "phase.empire", EMPIRE, (TakeEmpire,)

    def choices(self, s: State, seat: int) -> Iterator[Offer]:
        free = [tile for tile, holder in enumerate(s.empire) if holder < 0]
        if not free:
            return
        helpers = ready(s, s.players[seat], WITH_EMPIRE)
        if helpers:
            printed, era = box(s.parts), s.era
            on_water = groups([tile for tile in helpers if not printed.progress[tile].water])
            on_land = groups(helpers)
            named = [on_water if printed.empire[tile].side(era).water else on_land for tile in free]
            found = [
                taking(tile, group)
                for tile, ways in zip(free, named, strict=True)
                for group in ways
            ]
            yield Offer(TakeEmpire, OneOf(found))
        else:
            yield Offer(TakeEmpire, OneOf([taking(tile, ()) for tile in free]))

    def possible(self, s: State, seat: int) -> bool:
        return -1 in s.empire

    def refuse(self, s: State, seat: int, a: TakeEmpire) -> None:
        printed = box(s.parts)
        need(0 <= a.tile < len(s.empire) and s.empire[a.tile] < 0, "not-open")
        helpers = ready(s, s.players[seat], WITH_EMPIRE)
        for tile in a.named:
            need(
                tile in s.players[seat].progress and printed.progress[tile].kind == WITH_EMPIRE,
                "not-yours",
            )
            need(tile in helpers, "not-ready", rule="progress.wait", tile=tile)
            need(
                not (printed.progress[tile].water and printed.empire[a.tile].side(s.era).water),
                "water-already",
                tile=tile,
            )
        need(len(set(a.named)) == len(a.named), "named-twice")

    def carry_out(self, s: State, seat: int, a: TakeEmpire, say: Say) -> None:
        printed = box(s.parts)
        side, helpers = (
            printed.empire[a.tile].side(s.era),
            [printed.progress[tile] for tile in a.named],
        )
        s.empire[a.tile] = seat
        s.players[seat].flipped += a.named
        say(EmpireTaken(seat, a.tile, s.era, a.named))
        then(
            s,
            Placing(
                seat,
                number=side.regions + sum(tile.extra for tile in helpers),
                water=side.water or any(tile.water for tile in helpers),
                far=sum(tile.far for tile in helpers),
                held=held(s, seat),
            ),
            Fighting(
                seat, a.tile, list(range(min(len(side.battles), 2 if s.era == LAST_ERA else 1)))
            ),
        )


def groups(tiles: list[int]) -> list[tuple[int, ...]]:
    """All ways to name some of these tiles, none of them first."""
    named: list[tuple[int, ...]] = [()]
    for tile in tiles:
        named += [(*group, tile) for group in named]
    return named


class PlacingStep(Step[State, Placing]):
    """A player may withdraw from the map, then places cubes in so many regions as the tile allows,
    or in fewer.
    """

    frame, rule = Placing, "empire"

    def who(self, s: State, f: Placing) -> tuple[int, ...]:
        if f.held and not f.filled:
            return (f.seat,)
        return (f.seat,) if s.players[f.seat].goods[CUBE] and reachable(s, f) else ()

    def offers(self, s: State, f: Placing, seat: int) -> Iterator[Offer]:
        cubes = s.players[seat].goods[CUBE]
        if cubes and (regions := reachable(s, f)):
            yield Offer(
                PlaceCubes, OneOf([a for region in regions for a in placements(region, cubes)])
            )
        yield Offer(StopPlacing, STOP_PLACING)
        if f.held and not f.filled:
            yield Offer(Withdraw, WITHDRAW)

    def closed(self, s: State, f: Placing, seat: int) -> Iterator[Closed]:
        if not s.players[seat].goods[CUBE]:
            yield Closed(PlaceCubes, Illegal("too-few-cubes", PlaceCubes.rule, cubes=0))
            return
        for region in range(len(s.players[seat].cubes)):
            if (how := way(s, f, region)) not in WAYS:
                why = Illegal(
                    how,
                    RULES.get(how, PlaceCubes.rule),
                    region=region,
                    number=f.number,
                    first=f.first,
                )
                yield Closed(PlaceCubes, why)

    def check(self, s: State, f: Placing, seat: int, a: Any) -> None:
        if isinstance(a, Withdraw):
            need(not f.filled, "already-placed")
            need(f.held, "nothing-on-map")
        elif not isinstance(a, StopPlacing):
            need(
                isinstance(a, PlaceCubes) and 0 <= a.region < len(s.players[seat].cubes), "not-now"
            )
            how = way(s, f, a.region)
            need(
                how in WAYS,
                how,
                rule=RULES.get(how, ""),
                region=a.region,
                number=f.number,
                first=f.first,
            )
            need(a.cubes > 0, "not-now")
            need(
                a.cubes <= s.players[seat].goods[CUBE],
                "too-few-cubes",
                cubes=s.players[seat].goods[CUBE],
            )

    def apply(self, s: State, f: Placing, seat: int, a: Any, say: Say) -> None:
        if isinstance(a, StopPlacing):
            s.stack.pop()
        elif isinstance(a, Withdraw):
            self.withdraw(s, f, say)
        else:
            self.place(s, f, a, say)

    def withdraw(self, s: State, f: Placing, say: Say) -> None:
        player = s.players[f.seat]
        cubes = sum(player.cubes)
        player.cubes = [0] * len(player.cubes)
        player.goods[CUBE] += cubes
        f.held = 0
        say(Withdrew(f.seat, cubes))
        if player.ally >= 0:
            end_alliance(s, f.seat, say)

    def place(self, s: State, f: Placing, a: PlaceCubes, say: Say) -> None:
        how = way(s, f, a.region)
        if how == START and f.first < 0:
            f.first = a.region
        elif how == BY_WATER:
            f.area = box(s.parts).regions[a.region].area
        elif how == BY_HIRE:
            f.far -= 1
        f.filled.append(a.region)
        placed = CubesPlaced(f.seat, a.region, a.cubes)
        add_cubes(s, f.seat, a.region, a.cubes, say, placed)

    def run(self, s: State, f: Placing, say: Say) -> None:
        s.stack.pop()
