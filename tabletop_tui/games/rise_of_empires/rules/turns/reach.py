"""Where cubes may go: which regions are open, which can be reached, and why the others cannot."""

from __future__ import annotations

from ...components.box import box
from ..pieces import FAR, NEW, OLD, SEA, Box
from ..state import Placing, State

OPEN_OVERSEAS = 4
"""From this game turn, II-B, overseas is open without Navigation (R24)."""

HELD, BY_WATER, START, BY_HIRE = "held", "by-water", "start", "by-hire"
WAYS = (HELD, BY_WATER, START, BY_HIRE)
"""How a region is reached: held or adjacent, overseas by water, as a start, or with Mercenaries."""

RULES = {
    "later-era": "regions",
    "needs-navigation": "regions.overseas",
    "needs-water": "regions",
    "one-area": "regions.overseas",
    "not-adjacent": "empire.grow",
    "not-at-first": "empire.fresh",
}
"""The rule behind each reason a region cannot be reached."""


def regions_held(s: State, seat: int) -> int:
    """Return the bit set of the regions where a player has cubes."""
    bits = 0
    for region, cubes in enumerate(s.players[seat].cubes):
        if cubes:
            bits |= 1 << region
    return bits


def open_regions(s: State) -> int:
    """Return the bit set of the regions in which cubes may be placed in this game turn."""
    printed = box(s.parts)
    found = printed.open_in[s.era]
    if s.turn < OPEN_OVERSEAS and not s.overseas:
        found &= ~(printed.area[NEW] | printed.area[FAR])
    return found


def why_closed(s: State, region: int) -> str:
    """Return why no player may place in a region in this game turn, "" if it is open."""
    if open_regions(s) >> region & 1:
        return ""
    return "needs-navigation" if box(s.parts).open_in[s.era] >> region & 1 else "later-era"


REASONS = ("filled", "no-more-regions", "needs-water", "not-adjacent", "not-at-first", "one-area")
"""Further reasons against a region."""


def way(s: State, f: Placing, region: int) -> str:
    """Return how a placement reaches a region (one of WAYS), or the reason it cannot."""
    if region in f.filled:
        return "filled"
    if len(f.filled) >= f.number:
        return "no-more-regions"
    return why_closed(s, region) or way_to_open(s, f, box(s.parts), region)


def way_to_open(s: State, f: Placing, printed: Box, region: int) -> str:
    """Return how a placement reaches an open region that it has not filled, or the reason it
    cannot.
    """
    spot = printed.regions[region]
    if spot.area == SEA and not f.water:
        return "needs-water"
    if f.held & (spot.border | 1 << region):
        return HELD
    if spot.area in (NEW, FAR):
        return overseas_way(s, f, printed, spot.area)
    if f.held & (printed.area[OLD] | printed.area[SEA]):
        return BY_HIRE if f.far else "not-adjacent"
    # Nothing held in the Old World: a fresh start, or with water a second start from overseas (R5,
    # R8, R64).
    if f.first < 0 and (f.water or not f.held):
        return START
    if f.first >= 0 and spot.border >> f.first & 1:
        return START
    if f.far:
        return BY_HIRE
    return "not-at-first" if f.first >= 0 else "needs-water"


def overseas_way(s: State, f: Placing, printed: Box, area: int) -> str:
    """Return how an overseas area is entered: a water tile enters one of them, with Navigation both
    (R7, R62, R95).
    """
    if not f.water:
        return "needs-water"
    if f.area in (-1, area) or any(
        printed.progress[tile].both_overseas for tile in s.players[f.seat].progress
    ):
        return BY_WATER
    return "one-area"


def reachable(s: State, f: Placing) -> list[int]:
    """Return the regions that may get cubes next."""
    if len(f.filled) >= f.number:
        return []
    printed, free = box(s.parts), open_regions(s)
    return [
        region
        for region in range(len(printed.regions))
        if free >> region & 1
        and region not in f.filled
        and way_to_open(s, f, printed, region) in WAYS
    ]
