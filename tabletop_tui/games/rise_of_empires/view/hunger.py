"""Hunger before it comes: how much a turn would cost, and the open tile that would mend it."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

from ....engine.fast_dataclass import dataclass
from ..components.box import box
from ..rules.phases.tiles import open_tiles
from ..rules.pieces import GOLD, PROGRESS, TERRITORY
from ..rules.state import Player, State, TakingTurns
from ..rules.turns.progress import surcharge
from .forecast import turn_end


@dataclass(slots=True, frozen=True)
class Hunger:
    """What a player loses for lack of food at the end of the turn."""

    short: int
    """VP lost, one for each food below 0."""
    row: int = -1
    """PROGRESS or TERRITORY if an open tile would help, else -1."""
    tile: int = -1
    left: int = 0
    """VP that would still be lost with that tile."""


def hunger(s: State, seat: int) -> Hunger | None:
    """Return what hunger would cost a player if the turn ended now, None if nothing.

    While actions are taken it names the tile that leaves least hunger; of several, that with least
    food to spare.
    """
    short = turn_end(s, seat).hunger if s.stack else 0
    if not short:
        return None
    if not any(isinstance(frame, TakingTurns) for frame in s.stack):
        return Hunger(short)
    helped = []
    for row, tile, later in with_tiles(s, seat):
        end = turn_end(later, seat)
        if (left := end.hunger) < short:
            helped.append((left, end.food, row, tile))
    if not helped:
        return Hunger(short)
    left, _, row, tile = min(helped)
    return Hunger(short, row, tile, left)


def with_tiles(s: State, seat: int) -> Iterator[tuple[int, int, State]]:
    """Yield the open progress and territory tiles that a player could have, each with the position
    in which they have it.
    """
    player = s.players[seat]
    for tile in sorted(open_tiles(s, PROGRESS)):
        dear = surcharge(s, tile)
        if tile not in player.progress and player.goods[GOLD] >= dear:
            more = copy(player)
            more.progress = [*player.progress, tile]
            yield PROGRESS, tile, with_player(s, seat, more)
    for tile in sorted(open_tiles(s, TERRITORY)):
        more = copy(player)
        more.territory = list(player.territory)
        more.territory[tile] += 1
        yield TERRITORY, tile, with_player(s, seat, more)


def with_player(s: State, seat: int, player: Player) -> State:
    """Return a position with another player in a seat; the rest is shared."""
    later = copy(s)
    later.players = list(s.players)
    later.players[seat] = player
    return later


def mender(s: State, found: Hunger) -> str:
    """Return the name of the tile that would help, "" for none."""
    printed = box(s.parts)
    if found.row < 0:
        return ""
    return (printed.progress if found.row == PROGRESS else printed.territory)[found.tile].name
