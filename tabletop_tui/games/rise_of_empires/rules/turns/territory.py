"""Territory tiles: taking one, at no cost and as many of a sort as one likes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from .....engine import Offer, OneOf, Say, need
from ..actions import TakeTerritory
from ..events import TerritoryTaken
from ..phases.tiles import open_tiles, take
from ..pieces import TERRITORY
from ..state import State, TakingTerritory
from .row import RowStep

taking = cache(TakeTerritory)


class TakingTerritoryStep(RowStep[TakingTerritory]):
    """A player takes one open territory tile, new or older."""

    frame, rule, row, actions = TakingTerritory, "territory", TERRITORY, (TakeTerritory,)

    def choices(self, s: State, seat: int) -> Iterator[Offer]:
        if tiles := open_tiles(s, TERRITORY):
            yield Offer(TakeTerritory, OneOf([taking(tile) for tile in sorted(tiles)]))

    def refuse(self, s: State, seat: int, a: TakeTerritory) -> None:
        need(a.tile in open_tiles(s, TERRITORY), "not-open")

    def carry_out(self, s: State, seat: int, a: TakeTerritory, say: Say) -> None:
        take(s, TERRITORY, a.tile)
        s.players[seat].territory[a.tile] += 1
        say(TerritoryTaken(seat, a.tile))
