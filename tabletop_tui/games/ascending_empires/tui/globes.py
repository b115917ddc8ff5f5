"""What is seen on a planet besides light and shade: bands and a storm, craters, continents, whirls.

Points are shares of the radius around the centre. The middle, where a letter stands, stays calm.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import ceil, cos, floor, pi, sin, sqrt, tau

from ....tui.paint.ink import Ink
from ....tui.paint.painter import Painter, Point

Ring = Sequence[Point]
Feature = tuple[Ring, int, float]
"""A polygon on a planet, a colour, and the share of that colour."""

BLACK, WHITE = 0, 0xFFFFFF


def oval(x: float, y: float, wide: float, high: float, turned: float = 0.0) -> Ring:
    """Return an ellipse around a point, turned by an angle."""
    c, s = cos(turned), sin(turned)
    turns = [(wide * cos(tau * n / 16), high * sin(tau * n / 16)) for n in range(16)]
    return [(x + a * c - b * s, y + a * s + b * c) for a, b in turns]


def band(top: float, low: float, bend: float = 0.14) -> Ring:
    """Return a band around a planet that leans towards us, between two heights."""
    across = [n / 8 - 1 for n in range(17)]

    def edge(y: float) -> list[Point]:
        return [(1.05 * x, y + bend * sqrt(max(0.0, 1 - x * x)) - 0.2 * x) for x in across]

    return [*edge(top), *reversed(edge(low))]


def crater(x: float, y: float, wide: float) -> list[Feature]:
    """Return a crater: its lit far wall, and its dark floor."""
    return [
        (oval(x + 0.05, y + 0.05, wide * 1.12, wide * 1.12), WHITE, 0.35),
        (oval(x, y, wide, wide), BLACK, 0.42),
        (oval(x + wide * 0.22, y + wide * 0.22, wide * 0.68, wide * 0.68), WHITE, 0.14),
    ]


def whirl(x: float, y: float, wide: float, start: float) -> Ring:
    """Return the arm of a storm that winds around a point."""
    outer, inner = [], []
    for n in range(13):
        turn, far = start + pi * 1.5 * n / 12, wide * (1 - 0.5 * n / 12)
        thick = wide * 0.2 * sin(pi * n / 12)
        outer.append((x + (far + thick) * cos(turn), y + 0.7 * (far + thick) * sin(turn)))
        inner.append((x + (far - thick) * cos(turn), y + 0.7 * (far - thick) * sin(turn)))
    return [*outer, *reversed(inner)]


CONTINENTS = (
    ((-0.95, -0.3), (-0.5, -0.62), (-0.2, -0.5), (-0.32, -0.2), (-0.55, 0.05), (-0.9, 0.1)),
    ((0.15, -0.98), (0.6, -0.8), (0.95, -0.3), (0.85, 0.05), (0.52, -0.1), (0.4, -0.5)),
    ((-0.62, 0.5), (-0.2, 0.4), (0.3, 0.52), (0.55, 0.75), (0.1, 1.0), (-0.4, 0.9)),
)

FEATURES: Mapping[str, Sequence[Feature]] = {
    "orange": (
        (band(-1.1, -0.72), BLACK, 0.26),
        (band(-0.52, -0.34), WHITE, 0.24),
        (band(0.14, 0.36), BLACK, 0.24),
        (band(0.5, 0.62), WHITE, 0.2),
        (band(0.72, 1.1), BLACK, 0.3),
        (oval(0.42, 0.42, 0.24, 0.14, -0.2), WHITE, 0.5),
        (oval(0.42, 0.42, 0.17, 0.09, -0.2), 0x87_20_00, 0.75),
    ),
    "grey": (
        *crater(-0.42, -0.48, 0.24),
        *crater(0.5, -0.3, 0.19),
        *crater(-0.55, 0.34, 0.17),
        *crater(0.26, 0.6, 0.25),
        *crater(0.14, -0.72, 0.12),
        *crater(0.7, 0.3, 0.11),
    ),
    "brown": (
        *((ring, 0x2F_5F_1F, 0.5) for ring in CONTINENTS),
        (oval(-0.05, -0.98, 0.5, 0.2, -0.1), WHITE, 0.8),
        (oval(0.1, 1.0, 0.4, 0.14), WHITE, 0.6),
    ),
    "purple": (
        (whirl(-0.44, -0.5, 0.46, 0.4), WHITE, 0.34),
        (whirl(-0.44, -0.5, 0.46, 0.4 + pi), BLACK, 0.3),
        (whirl(0.46, 0.5, 0.44, 1.2), WHITE, 0.3),
        (whirl(0.46, 0.5, 0.44, 1.2 + pi), BLACK, 0.34),
        (band(-0.04, 0.06, 0.05), WHITE, 0.12),
    ),
    "homeworld": (
        *((ring, WHITE, 0.3) for ring in CONTINENTS),
        (oval(-0.05, -0.98, 0.5, 0.18, -0.1), WHITE, 0.7),
    ),
}
"""What each kind of planet has."""


def paint_features(picture: Painter, kind: str, x: float, y: float, radius: float) -> None:
    """Paint what a kind of planet has on its lit ball."""
    for ring, colour, share in FEATURES.get(kind, ()):
        placed = [(x + px * radius, y + py * radius) for px, py in ring]
        inside = picture.common(picture.disc(x, y, radius * 0.98), picture.polygon(placed))
        picture.veil(inside, colour, share)


Ball = Callable[[Painter, float, float], None]
"""Paints the light and shade of a ball around a point."""


def paint_globe(
    picture: Painter, ink: Ink, kind: str, at: Point, radius: float, look: tuple[object, Ball]
) -> None:
    """Paint a planet around a point: what *look* paints, named by its first part, and what its kind
    has. Planets that are alike are painted once.
    """
    (x, y), (key, ball) = at, look
    column, line, reach = floor(x), floor(y / 2), ceil(radius) + 1
    within = round(x - column, 3), round(y - 2 * line, 3)
    kept = _globes(ink, kind, radius, within, (picture.cell, picture.blocks, key))
    if not kept:
        small = ink.painter(2 * reach + 1, reach + 3)
        middle = reach + within[0], 2 * (reach // 2 + 1) + within[1]
        ball(small, *middle)
        paint_features(small, kind, *middle, radius)
        kept.append(small)
    shape = picture.disc(x, y, radius)
    picture.paste(shape, kept[0], column - reach, line - reach // 2 - 1)


@lru_cache(maxsize=192)
def _globes(
    ink: Ink, kind: str, radius: float, within: Point, how: tuple[object, ...]
) -> list[Painter]:
    """Return where the picture of a planet is kept."""
    return []
