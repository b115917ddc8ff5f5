"""The land in the colours of those who lead it: tinted for one leader, hatched where several
share it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .....tui.paint.fitting import ACROSS
from .....tui.paint.painter import Painter
from ...rules.control import leaders
from .. import world_picture

STRIPE = 1.5
"""Columns of a stripe."""


def tint(fill: str, seat: int) -> str:
    """Return the colour of a region that a seat leads."""
    return f"{fill}~seat.{seat + 1}"


def tinted(s: Any, region: int, fill: str) -> str:
    """Return the colour of a region: with a tint of its first leader, if it has one."""
    first, _ = leaders(s, region)
    return tint(fill, first[0]) if first else fill


def shared(s: Any, fills: Mapping[int, str]) -> dict[int, tuple[str, ...]]:
    """Return the regions with several leaders, each with the colours of its stripes; *fills* are
    the colours without leaders.
    """
    found = {region: leaders(s, region)[0] for region in fills}
    return {
        region: tuple(tint(fills[region], seat) for seat in seats)
        for region, seats in found.items()
        if len(seats) > 1
    }


def stripe(x: float, y: float, several: int) -> int:
    """Return which of some stripes a point is in: a column is half as wide as a cell is high."""
    return int((x + y) // STRIPE) % several


def hatch(
    made: Painter,
    parts: str,
    full: tuple[int, int],
    shift: tuple[int, int],
    colours: Mapping[int, Sequence[int]],
) -> None:
    """Paint stripes over the regions of a map of *full* cells that have several leaders."""
    for region, several in colours.items():
        if made.cell is None:
            hatch_cells(made, parts, full, shift, region, several)
        else:
            hatch_pixels(made, parts, full, shift, region, several)


def hatch_cells(
    made: Painter,
    parts: str,
    full: tuple[int, int],
    shift: tuple[int, int],
    region: int,
    several: Sequence[int],
) -> None:
    """Colour the samples of a region in stripes."""
    whole = world_picture.region_map(parts, *full, made.blocks)
    high, left, top = 2 / whole.down, shift[0] * ACROSS, shift[1] * whole.down
    for y, row in enumerate(made.rows):
        if not 0 <= y + top < len(whole.rows):
            continue
        source = whole.rows[y + top]
        if region + 1 not in source:
            continue
        for x in range(len(row)):
            if x + left < len(source) and source[x + left] == region + 1:
                at = (x + left) / ACROSS, (y + top) * high
                row[x] = several[stripe(*at, len(several))]


def hatch_pixels(
    made: Painter,
    parts: str,
    full: tuple[int, int],
    shift: tuple[int, int],
    region: int,
    several: Sequence[int],
) -> None:
    """Paint stripes over the outline of a region."""
    left, top = shift[0], 2 * shift[1]
    rings = [
        [(x - left, y - top) for x, y in ring] for ring in world_picture.rings(parts, region, *full)
    ]
    corners = [point for ring in rings for point in ring]
    low = min(y for _, y in corners), max(y for _, y in corners)
    sums = [x + y for x, y in corners]
    shape = made.union(*rings)
    for n in range(int(min(sums) // STRIPE), int(max(sums) // STRIPE) + 1):
        start = n * STRIPE
        band = [
            (start - low[0], low[0]),
            (start + STRIPE - low[0], low[0]),
            (start + STRIPE - low[1], low[1]),
            (start - low[1], low[1]),
        ]
        number = int((start + left + top + STRIPE / 2) // STRIPE) % len(several)
        made.fill(made.common(shape, made.polygon(band)), several[number])
