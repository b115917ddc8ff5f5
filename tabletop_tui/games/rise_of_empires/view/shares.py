"""What each region pays each player: goods of control, and the points of its standard."""

from __future__ import annotations

from ..components.box import box
from ..rules.control import leaders
from ..rules.phases.yields import counted
from ..rules.pieces import VP, Goods
from ..rules.state import State


def share(s: State, seat: int, region: int) -> Goods:
    """Return the goods that a region pays a seat each turn. Shares are rounded down."""
    spot = box(s.parts).regions[region]
    first, second = leaders(s, region)
    gain = [0, 0, 0, 0, 0]
    if seat in first:
        gain = [amount // len(first) for amount in spot.benefit]
        points = spot.first if len(first) == 1 else spot.first + spot.second
        gain[VP] += points // len(first)
    elif seat in second:
        gain[VP] += spot.second // len(second)
    gold, disc, cube, food, vp = gain
    return gold, disc, cube, food, vp


def payers(s: State, good: int) -> dict[int, dict[int, int]]:
    """Return the regions that pay one good, each with the amounts by seat."""
    found: dict[int, dict[int, int]] = {}
    for region in range(len(box(s.parts).regions)):
        for seat in range(len(s.players)):
            if amount := share(s, seat, region)[good]:
                found.setdefault(region, {})[seat] = amount
    return found


def tile_shares(s: State, seat: int, good: int) -> tuple[int, int, int]:
    """Return what a seat's progress tiles, territory tiles and cities pay of one good each turn;
    food of territory tiles may be negative.
    """
    printed, player = box(s.parts), s.players[seat]
    progress = [printed.progress[tile] for tile in player.progress]
    territory = zip(player.territory, printed.territory, strict=True)
    return (
        sum(tile.yields[good] * counted(printed, player, tile) for tile in progress
            if tile.yields[good]),
        sum(n * land.yields[good] for n, land in territory if n),
        sum(printed.cities[city].yields[good] for city in player.cities),
    )  # fmt: skip
