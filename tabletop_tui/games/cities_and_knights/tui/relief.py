"""The lands of the island in relief, each told by its shapes: firs, ridges with snow, mounds,
furrows and sheaves, sheep, dunes, nuggets. All are lit from the upper left.

Points are shares of a hex: (0, 0) is its centre, (1, 0) its right side, (0, 1) its lowest corner.
Shapes stay clear of the line of the name, about -0.5, and of the middle, where the token is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import ceil, cos, pi, sin

from ....tui.paint.ink import Ink
from ....tui.paint.painter import Painter, Point, mix, shade, shades

WHITE = 0xFFFFFF

BANDS = 6
"""The steps in which the ground darkens; each is flat, so a picture has fewer bytes."""

Ring = Sequence[Point]
Layer = tuple[Sequence[Ring], int]
"""Polygons in one colour."""


@lru_cache(maxsize=32)
def relief(ink: Ink, land: str, wide: int, lines: int) -> tuple[Painter, tuple[int, int]]:
    """Return a picture of a land, where hexes are *wide* cells and *lines* lines apart, and the
    cell of its centre. Shared by all hexes.
    """
    across, down = wide // 2 + 2, ceil(2 * lines / 3) + 2
    picture = ink.painter(2 * across + 1, 2 * down + 1)
    colour, x0, y0 = ink.packed(land), across + 0.5, 2 * down + 1.0
    right, low = wide / 2, lines * 4 / 3
    high, low_light = LIGHTS[land]

    def falls(row: Sequence[float], y: float) -> list[int]:
        share = round(min(1.0, max(0.0, ((y - y0) / low + 1) / 2)) * BANDS) / BANDS
        return shades(colour, [high + (low_light - high) * share]) * len(row)

    picture.weave(picture.everywhere(), falls)
    for rings, paint in SHAPES[land](colour):
        placed = ([(x0 + x * right, y0 + y * low) for x, y in ring] for ring in rings)
        picture.fill(picture.union(*placed), paint)
    return picture, (across, down)


LIGHTS = {
    "forest": (0.98, 0.7),
    "pasture": (1.0, 0.86),
    "fields": (1.08, 1.08),
    "hills": (1.16, 1.0),
    "mountains": (1.1, 0.9),
    "desert": (1.04, 0.94),
    "gold": (1.0, 0.86),
}
"""How light the ground of a land is at its upper and at its lower corner."""


def dome(x: float, y: float, wide: float, high: float, turns: tuple[float, float] = (0, 1)) -> Ring:
    """Return a mound on a base line around (x, y), or a part from the right to the left."""
    steps = [turns[0] + (turns[1] - turns[0]) * n / 12 for n in range(13)]
    return [(x + wide * cos(pi * turn), y - high * sin(pi * turn)) for turn in steps]


def oval(x: float, y: float, wide: float, high: float) -> Ring:
    """Return an ellipse around a point."""
    turns = [2 * pi * n / 14 for n in range(14)]
    return [(x + wide * cos(turn), y + high * sin(turn)) for turn in turns]


def _forest(colour: int) -> list[Layer]:
    """Firs in rows, the lower ones before the upper ones."""
    found: list[Layer] = []
    for row, (base, middle) in enumerate(FIRS):
        lit, dark = list[Ring](), list[Ring]()
        for n in range(-3, 4):
            x = middle + n * 0.34 + 0.03 * ((n * 5 + row * 3) % 3)
            high = 0.36 + 0.05 * ((n + 2 * row) % 3)
            for tip, foot, wide in ((high, 0.36, 0.1), (0.66, 0.0, 0.145)):
                top, low = base - (high if foot else high * tip), base - high * foot
                lit.append(((x, top), (x - wide, low), (x, low + 0.02)))
                dark.append(((x, top), (x + wide, low), (x, low + 0.02)))
        found += [(dark, shade(colour, 0.55)), (lit, shade(colour, 1.32))]
    return found


FIRS = ((-0.62, 0.0), (-0.08, 0.17), (0.24, 0.0), (0.55, 0.17), (0.9, 0.0))
"""The feet of a row of firs, and how far it is moved to the right."""


def _mountains(colour: int) -> list[Layer]:
    """Peaks with a lit and a dark face, and snow on the high ones."""
    found: list[Layer] = []
    snow = mix(colour, WHITE, 0.85)
    for x, base, wide, high in PEAKS:
        top, bend = base - high, x + wide * 0.12
        lit = (
            (x, top),
            (x - wide * 0.55, base - high * 0.5),
            (x - wide, base),
            (bend, base),
            (x - wide * 0.1, base - high * 0.55),
        )
        dark = (
            (x, top),
            (x - wide * 0.1, base - high * 0.55),
            (bend, base),
            (x + wide, base),
            (x + wide * 0.5, base - high * 0.4),
        )
        found += [([lit], shade(colour, 1.32)), ([dark], shade(colour, 0.55))]
        if high > 0.3:
            cap = (
                (x, top),
                (x - wide * 0.42, base - high * 0.62),
                (x - wide * 0.22, base - high * 0.68),
                (x - wide * 0.08, base - high * 0.56),
                (x + wide * 0.1, base - high * 0.7),
                (x + wide * 0.26, base - high * 0.66),
            )
            shadow = (
                (x, top),
                (x - wide * 0.02, base - high * 0.66),
                (x + wide * 0.1, base - high * 0.7),
                (x + wide * 0.26, base - high * 0.66),
            )
            found += [([cap], snow), ([shadow], mix(colour, WHITE, 0.4))]
    return found


PEAKS = (
    (-0.1, -0.69, 0.24, 0.26),
    (0.16, -0.69, 0.16, 0.16),
    (0.72, 0.46, 0.3, 0.72),
    (-0.8, 0.42, 0.28, 0.6),
    (0.92, 0.6, 0.26, 0.44),
    (-0.66, 0.68, 0.34, 0.56),
    (0.46, 0.84, 0.4, 0.6),
    (-0.28, 0.94, 0.4, 0.58),
    (0.14, 1.06, 0.34, 0.46),
)
"""Middle, foot, half of the width and height of each peak, the farther ones first."""


def _hills(colour: int) -> list[Layer]:
    """Mounds of clay with a lit side, and the step of a pit."""
    found: list[Layer] = []
    for x, base, wide, high in MOUNDS:
        found += [
            ([dome(x, base, wide, high)], shade(colour, 0.66)),
            ([dome(x - wide * 0.1, base, wide * 0.86, high * 0.93)], shade(colour, 0.95)),
            ([dome(x - wide * 0.2, base, wide * 0.66, high * 0.82)], shade(colour, 1.3)),
        ]
        middle = x - wide * 0.2
        outer = dome(middle, base, wide * 0.42, high * 0.42)
        inner = dome(middle, base, wide * 0.33, high * 0.31)
        step = [*outer, *reversed(inner)]
        found.append(([step], shade(colour, 0.8)))
    return found


MOUNDS = (
    (0.02, -0.66, 0.32, 0.22),
    (0.78, 0.36, 0.36, 0.44),
    (-0.84, 0.4, 0.3, 0.34),
    (-0.6, 0.64, 0.4, 0.38),
    (0.5, 0.76, 0.46, 0.44),
    (-0.14, 1.02, 0.5, 0.5),
)


def _fields(colour: int) -> list[Layer]:
    """Furrows that meet far away, and sheaves."""
    furrows = [
        ((x * 0.13, -1.02), (x * 0.13 + 0.05, -1.02), (x * 0.6 + 0.28, 1.02), (x * 0.6, 1.02))
        for x in (-2.5, -1.5, -0.5, 0.5, 1.5)
    ]
    found: list[Layer] = [(furrows, shade(colour, 0.94))]
    for x, base, size in SHEAVES:
        foot, tie, ears, top = ((base - size * up) for up in (0, 0.2, 0.46, 0.56))
        far, near, waist = 0.21 * size, 0.11 * size, 0.05 * size
        whole = [
            (x - near, foot),
            (x + near, foot),
            (x + waist, tie),
            (x + far, ears),
            (x + 0.1 * size, top),
            (x, ears),
            (x - 0.1 * size, top),
            (x - far, ears),
            (x - waist, tie),
        ]
        lit = [
            (x - near, foot),
            (x + 0.02 * size, foot),
            (x, tie),
            (x, ears),
            (x - 0.1 * size, top),
            (x - far, ears),
            (x - waist, tie),
        ]
        belt = [
            (x - waist, tie - 0.035),
            (x + waist, tie - 0.035),
            (x + waist, tie + 0.035),
            (x - waist, tie + 0.035),
        ]
        found += [
            ([whole], shade(colour, 0.62)),
            ([lit], mix(colour, WHITE, 0.55)),
            ([belt], shade(colour, 0.35)),
        ]
    return found


SHEAVES = ((0.74, 0.36, 0.9), (-0.76, 0.44, 0.9), (0.42, 0.74, 0.95), (-0.36, 0.8, 0.95))
"""Middle, foot and size of each sheaf."""


def _pasture(colour: int) -> list[Layer]:
    """Meadows that roll away, with sheep."""
    found: list[Layer] = [
        ([dome(0.62, 0.5, 0.85, 0.5)], shade(colour, 0.9)),
        ([dome(-0.62, 0.66, 0.9, 0.52)], shade(colour, 0.97)),
        ([dome(0.3, 1.06, 0.95, 0.54)], shade(colour, 0.8)),
        ([dome(-0.35, 1.1, 0.8, 0.44)], shade(colour, 0.88)),
    ]
    wool, grey, face = mix(colour, WHITE, 0.92), mix(0x808080, WHITE, 0.4), 0x262626
    for x, y, way in SHEEP:
        legs = [
            [(x + at, y), (x + at + 0.035, y), (x + at + 0.035, y + 0.13), (x + at, y + 0.13)]
            for at in (-0.09, 0.05)
        ]
        found += [
            (legs, face),
            ([oval(x, y, 0.17, 0.115)], grey),
            ([oval(x - 0.02, y - 0.025, 0.145, 0.09)], wool),
            ([oval(x + 0.17 * way, y - 0.05, 0.06, 0.065)], face),
        ]
    return found


SHEEP = ((0.74, 0.2, 1), (-0.74, 0.34, -1), (0.4, 0.66, -1), (-0.32, 0.8, 1), (0.06, -0.77, 1))
"""Where each sheep stands, and to which side it looks."""


def _desert(colour: int) -> list[Layer]:
    """Dunes with a sharp crest and a dark side, and a cactus."""
    found: list[Layer] = []
    for x, y, wide, high in DUNES:
        crest = (x + wide * 0.1, y - high)
        lit = [
            (x - wide, y),
            (x - wide * 0.45, y - high * 0.42),
            crest,
            (x + wide * 0.34, y - high * 0.5),
            (x + wide * 0.2, y),
        ]
        dark = [
            crest,
            (x + wide * 0.5, y - high * 0.62),
            (x + wide, y),
            (x + wide * 0.02, y),
            (x + wide * 0.22, y - high * 0.5),
        ]
        found += [([lit], mix(colour, WHITE, 0.35)), ([dark], shade(colour, 0.74))]
    cactus = [
        [(0.52, 0.52), (0.52, 0.06), (0.6, 0.06), (0.6, 0.52)],
        [(0.38, 0.2), (0.44, 0.2), (0.44, 0.3), (0.54, 0.3), (0.54, 0.36), (0.38, 0.36)],
        [(0.74, 0.14), (0.68, 0.14), (0.68, 0.26), (0.58, 0.26), (0.58, 0.32), (0.74, 0.32)],
    ]
    return [*found, (cactus, mix(shade(colour, 0.45), 0x2F7F2F, 0.6))]


DUNES = (
    (0.0, -0.7, 0.34, 0.16),
    (0.66, 0.34, 0.6, 0.26),
    (-0.62, 0.4, 0.62, 0.3),
    (0.46, 0.68, 0.62, 0.26),
    (-0.3, 0.76, 0.66, 0.3),
    (0.1, 1.02, 0.6, 0.26),
)


def _gold(colour: int) -> list[Layer]:
    """Nuggets in the bed of a river."""
    river = [
        (-1.0, 0.1),
        (-0.4, 0.5),
        (0.2, 0.56),
        (1.0, 0.98),
        (1.0, 1.2),
        (0.1, 0.84),
        (-0.5, 0.76),
        (-1.0, 0.4),
    ]
    found: list[Layer] = [([river], mix(colour, 0x2F6F9F, 0.6))]
    for x, y, size in NUGGETS:
        top, left, right, foot = (x, y - size), (x - size, y), (x + size, y), (x, y + size * 0.7)
        found += [
            ([(top, right, foot, left)], shade(colour, 0.62)),
            ([(top, (x + size * 0.2, y), left)], mix(colour, WHITE, 0.6)),
            ([(left, (x + size * 0.2, y), foot)], shade(colour, 0.9)),
        ]
    return found


NUGGETS = (
    (0.0, -0.74, 0.12),
    (0.72, 0.2, 0.16),
    (-0.74, 0.0, 0.15),
    (0.5, 0.56, 0.16),
    (-0.5, 0.62, 0.17),
    (0.02, 0.82, 0.16),
)

SHAPES: Mapping[str, Callable[[int], list[Layer]]] = {
    "forest": _forest,
    "pasture": _pasture,
    "fields": _fields,
    "hills": _hills,
    "mountains": _mountains,
    "desert": _desert,
    "gold": _gold,
}
"""What stands on a land of a colour, from the back to the front."""
