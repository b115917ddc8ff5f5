"""Territory tiles: taking one is free, and a player may have any number of a type."""

from __future__ import annotations

from functools import cache
from typing import Any

from .....engine import Say
from ..actions import TakeTerritory
from ..events import TerritoryTaken
from ..listing import AllPossible
from ..phases.tiles import lies_open, open_tiles, take
from ..pieces import TERRITORY
from ..state import State, TakingTerritory
from .row import DoNothingPart, RowStep

taking = cache(TakeTerritory)


class TakeTerritoryPart(AllPossible[State, Any]):
    """Take any open tile, new or older."""

    action = TakeTerritory

    def candidates(self, s: State, f: Any, seat: int) -> list[TakeTerritory]:
        return [taking(tile) for tile in sorted(open_tiles(s, TERRITORY))]

    def why(self, s: State, f: Any, seat: int, a: TakeTerritory) -> str:
        return "" if lies_open(s, TERRITORY, a.tile) else "not-open"

    def apply(self, s: State, f: Any, seat: int, a: TakeTerritory, say: Say) -> None:
        take(s, TERRITORY, a.tile)
        s.players[seat].territory[a.tile] += 1
        say(TerritoryTaken(seat, a.tile))


class TakingTerritoryStep(RowStep[TakingTerritory]):
    """A player takes one territory tile."""

    frame, rule = TakingTerritory, "territory"
    parts = (TakeTerritoryPart(), DoNothingPart(TERRITORY))
