"""What tiles and regions yield and cost each turn: food, income, upkeep, points.

Nothing is moved here.
"""

from __future__ import annotations

from ...components.box import box
from ..control import region_goods
from ..pieces import CITIES, CUBE, DISC, FOOD, GOLD, ONCE, VP, Box, ProgressTile
from ..state import LAST_TURN, Player, State


def counted(printed: Box, player: Player, tile: ProgressTile) -> int:
    """Return how often a progress tile pays each turn: once, or per city, or per territory tile of
    a terrain.
    """
    if tile.per == ONCE:
        return 1
    if tile.per == CITIES:
        return len(player.cities)
    return sum(
        n
        for n, land in zip(player.territory, printed.territory, strict=True)
        if n and land.terrain == tile.per
    )


def choices(s: State, seat: int) -> int:
    """Return the number of goods of choice per turn (Shipping)."""
    printed, player = box(s.parts), s.players[seat]
    total = 0
    for tile in player.progress:
        if printed.progress[tile].choice:
            total += printed.progress[tile].choice * counted(
                printed, player, printed.progress[tile]
            )
    return total


def tile_goods(s: State, seat: int, good: int) -> int:
    """Return what tiles yield of one good each turn; food of territory tiles may be negative."""
    printed, player = box(s.parts), s.players[seat]
    total = 0
    for sort, n in enumerate(player.territory):
        if n:
            total += n * printed.territory[sort].yields[good]
    for tile in player.progress:
        if printed.progress[tile].yields[good]:
            total += printed.progress[tile].yields[good] * counted(
                printed, player, printed.progress[tile]
            )
    for city in player.cities:
        total += printed.cities[city].yields[good]
    return total


def upkeep(s: State, seat: int, good: int) -> int:
    """Return how much FOOD or DISC a player's cities cost each turn."""
    printed = box(s.parts)
    return sum(printed.cities[city].upkeep[good] for city in s.players[seat].cities)


def costly(s: State, seat: int, good: int) -> list[int]:
    """Return a player's cities with an upkeep of *good*; these may be given up in its phase."""
    printed = box(s.parts)
    return [city for city in s.players[seat].cities if printed.cities[city].upkeep[good]]


def food_change(s: State, seat: int, shipped: int = 0, turn: int = 0) -> int:
    """Return food gained less food lost, with *shipped* goods of choice as food; doubled in the
    last turn (R72).

    *turn* is the game turn to compute for, 0 for the current one.
    """
    change = (
        region_goods(s, seat)[FOOD] + tile_goods(s, seat, FOOD) - upkeep(s, seat, FOOD) + shipped
    )
    return 2 * change if (turn or s.turn) == LAST_TURN else change


def income(s: State, seat: int) -> tuple[int, int, int]:
    """Return gold, discs and cubes of a turn, without goods of choice and cities with unpaid disc
    upkeep.
    """
    gain = region_goods(s, seat)
    unpaid = tied_income(s, seat)
    gold = gain[GOLD] + tile_goods(s, seat, GOLD) - unpaid[0]
    discs = gain[DISC] + tile_goods(s, seat, DISC) - unpaid[1]
    cubes = gain[CUBE] + tile_goods(s, seat, CUBE) - unpaid[2]
    return gold, discs, cubes


def tied_income(s: State, seat: int) -> tuple[int, int, int]:
    """Return gold, discs and cubes of cities with a disc upkeep, received when it is paid (R52,
    R54).
    """
    printed = box(s.parts)
    cities = [printed.cities[city] for city in costly(s, seat, DISC)]
    if not cities:
        return 0, 0, 0
    gold, discs, cubes = (sum(city.yields[good] for city in cities) for good in (GOLD, DISC, CUBE))
    return gold, discs, cubes


def points(s: State, seat: int) -> tuple[int, int, int, int]:
    """Return the VP of a turn from regions, cities, towns and progress tiles."""
    printed, player = box(s.parts), s.players[seat]
    towns = sum(
        n * printed.territory[sort].yields[VP] for sort, n in enumerate(player.territory) if n
    )
    cities = sum(printed.cities[city].yields[VP] for city in player.cities)
    tiles = sum(
        printed.progress[tile].yields[VP] * counted(printed, player, printed.progress[tile])
        for tile in player.progress
        if printed.progress[tile].yields[VP]
    )
    return region_goods(s, seat)[VP], cities, towns, tiles
