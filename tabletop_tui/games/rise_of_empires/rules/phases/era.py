"""End of Eras I and II: players pay to keep tiles, then half of all cubes leave the map."""

from __future__ import annotations

from functools import cache
from typing import Any

from .....engine import FixedPart, Menu, Say
from ...components.box import box
from ..actions import DropProgress, KeepTiles
from ..listing import AllPossible
from ..payments import lose_cubes, pay
from ..pieces import CUBE, GOLD, PROGRESS
from ..state import Keeping, State
from ..turns.city import DropCityPart
from .announce import begin_phase
from .phase_events import EraEnded, Halved, ProgressDropped, TilesKept

dropping = cache(DropProgress)


def keeping_price(s: State, seat: int) -> tuple[int, int]:
    """Return the gold and the pool cubes that keep all of a player's progress tiles and cities."""
    player, numbers = s.players[seat], box(s.parts).numbers
    return numbers.keep_progress * len(player.progress), numbers.keep_city * len(player.cities)


def halved(s: State, cubes: int) -> int:
    """Return how many cubes leave a region at the end of an era: half, rounded by the table's
    option (RE-240, R81).
    """
    return (cubes + (s.halving == "up")) // 2


class KeepTilesPart(FixedPart[State, Keeping]):
    """Pay for everything that is left."""

    action = KeepTiles

    def reason(self, s: State, f: Keeping, seat: int) -> str:
        gold, cubes = keeping_price(s, seat)
        goods = s.players[seat].goods
        return "" if goods[GOLD] >= gold and goods[CUBE] >= cubes else "too-little-to-keep"

    def facts(self, s: State, f: Keeping, seat: int, reason: str, a: Any) -> dict[str, Any]:
        gold, cubes = keeping_price(s, seat)
        return {"gold": gold, "cubes": cubes}

    def apply(self, s: State, f: Keeping, seat: int, a: KeepTiles, say: Say) -> None:
        gold, cubes = keeping_price(s, seat)
        pay(s, s.players[seat], (gold, 0, cubes, 0, 0))
        say(TilesKept(seat, gold, cubes))
        f.done += 1


class DropProgressPart(AllPossible[State, Keeping]):
    """Give up a progress tile."""

    action = DropProgress

    def candidates(self, s: State, f: Keeping, seat: int) -> list[DropProgress]:
        return [dropping(tile) for tile in s.players[seat].progress]

    def why(self, s: State, f: Keeping, seat: int, a: DropProgress) -> str:
        return "" if a.tile in s.players[seat].progress else "not-yours"

    def apply(self, s: State, f: Keeping, seat: int, a: DropProgress, say: Say) -> None:
        player = s.players[seat]
        player.progress.remove(a.tile)
        player.waits.pop(a.tile, None)
        if a.tile in player.flipped:
            player.flipped.remove(a.tile)
        s.gone[PROGRESS].append(a.tile)
        say(ProgressDropped(seat, a.tile))


class DropKeptCity(DropCityPart[Keeping]):
    """Give up a city."""

    def lack(self, s: State, f: Keeping, seat: int) -> str:
        return "keep" if KEEP.reason(s, f, seat) else ""


KEEP, DROP_PROGRESS, DROP_CITY = KeepTilesPart(), DropProgressPart(), DropKeptCity()


class KeepingStep(Menu[State, Keeping]):
    """In turn order each player gives up tiles or pays for them; then the cubes are
    halved (R79).
    """

    frame, rule, forced = Keeping, "era.end", True
    parts = (KEEP, DROP_PROGRESS, DROP_CITY)

    def who(self, s: State, f: Keeping) -> tuple[int, ...]:
        if f.done == len(s.order):
            return ()
        seat = s.order[f.done]
        asked = DROP_PROGRESS.possible(s, f, seat) or DROP_CITY.possible(s, f, seat)
        return (seat,) if asked else ()

    def run(self, s: State, f: Keeping, say: Say) -> None:
        if f.done < len(s.order):
            f.done += 1
            return
        s.stack.pop()
        say(EraEnded(s.era))
        for seat in s.order:
            player = s.players[seat]
            if lost := sum(
                lose_cubes(s, seat, region, halved(s, n), say)
                for region, n in enumerate(player.cubes)
                if halved(s, n)
            ):
                say(Halved(seat, lost))
        begin_phase(s, say)
