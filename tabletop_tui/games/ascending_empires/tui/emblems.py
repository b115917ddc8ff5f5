"""The emblems of Ascending Empires: discs, ships, pieces and research."""

from __future__ import annotations

from ....tui.paint.ink import Ink
from ....tui.paint.painter import Painter, mix, shade
from ....tui.paint.pictogram import Emblem, box, disc
from ..rules.state import COLOURS
from .globes import paint_features
from .planets import ball, paint_rock
from .ships import BATTLESHIP, FIGHTER, FLAME
from .sky import paints_of


def planet(kind: str, colour: str) -> Emblem:
    """Return a planet in a colour of the theme."""

    def paint(picture: Painter, ink: Ink, x: float, y: float, radius: float) -> None:
        paint, size = ink.packed(colour), radius * 0.92
        ball(picture, x, y, size, paint, shade(paint, 0.6), mix(paint, 0xFFFFFF, 0.4))
        if picture.rich:
            paint_features(picture, kind, x, y, size)

    return Emblem(drawing=paint)


def rock(picture: Painter, ink: Ink, x: float, y: float, radius: float) -> None:
    """Paint an asteroid."""
    paint_rock(picture, x, y, radius * 0.9, 1, paints_of(ink))


def hull(
    ring: tuple[tuple[float, float], ...], scale: float, left: float = 0.0, *kinds: str
) -> Emblem:
    """Return a ship before the dark, for some kinds of action and moments."""
    shape = [((x - left) * scale, y * scale) for x, y in ring]
    lit = [(min(0.0, x), y) for x, y in shape]
    flame = [(x * scale, y * scale) for x, y in FLAME]
    parts = (flame, "burst.fire", 1.0), (shape, "seat.2", 0.8), (lit, "seat.2", 1.15)
    stars = tuple(
        (disc(x, y, 0.05), "star", 1.0) for x, y in ((-0.6, -0.5), (0.64, -0.3), (0.5, 0.64))
    )
    return Emblem((*stars, *parts), "space", kinds=frozenset(kinds))


DOME = [(0.6 * x, 0.6 * y) for x, y in disc(0, 0, 1) if y <= 0.01]

FLIGHTS = ("launch", "flick", "land", "attack-ship", "attack-planet", "moment-ram", "moment-attack")
"""What is done with ships, and the moments of it."""

EMBLEMS = {
    **{colour: planet(colour, f"planet.{colour}") for colour in COLOURS},
    "asteroid": Emblem(drawing=rock),
    "homeworld": planet("homeworld", "seat.2"),
    "starship": hull(FIGHTER, 0.4, 0.0, *FLIGHTS),
    "battleship": hull(BATTLESHIP, 0.38, 0.5, "retire"),
    "colony": Emblem(
        (
            ([(x, y + 0.36) for x, y in DOME], "star", 0.75),
            ([(x * 0.8 - 0.06, y * 0.86 + 0.36) for x, y in DOME], "star", 1.1),
            (box(-0.16, 0.02, 0.16, 0.38), "space", 1.0),
            (box(-0.78, 0.36, 0.78, 0.52), "planet.brown", 1.0),
        ),
        "planet.brown",
        kinds=frozenset({"build-colony"}),
    ),
    "city": Emblem(
        (
            (box(-0.62, -0.2, -0.24, 0.5), "star", 0.75),
            (box(-0.2, -0.7, 0.2, 0.5), "star", 1.1),
            (box(0.24, -0.4, 0.62, 0.5), "star", 0.9),
            *(
                (box(x, y, x + 0.1, y + 0.1), "burst.fire", 1.0)
                for x in (-0.14, 0.05)
                for y in (-0.56, -0.3, -0.04, 0.22)
            ),
            *(
                (box(x, y, x + 0.1, y + 0.1), "burst.fire", 0.9)
                for x in (-0.5, 0.38)
                for y in (-0.06, 0.2)
            ),
            (box(-0.78, 0.48, 0.78, 0.62), "planet.brown", 1.0),
        ),
        "planet.purple",
        kinds=frozenset({"build-city"}),
    ),
    "facility": Emblem(
        (
            (
                [(x * 0.9 - 0.1, y * 0.8 - 0.1) for x, y in disc(0, 0, 0.6) if x + y < 0.25],
                "star",
                1.1,
            ),
            (((-0.02, -0.04), (0.5, -0.56), (0.58, -0.46), (0.06, 0.06)), "star", 0.7),
            (disc(0.54, -0.5, 0.1), "burst.fire", 1.0),
            (((-0.14, 0.2), (0.14, 0.2), (0.34, 0.66), (-0.34, 0.66)), "star", 0.6),
        ),
        "planet.grey",
        kinds=frozenset({"build-facility"}),
    ),
    "technology": Emblem(
        (
            *(
                (
                    (
                        [
                            (x * c - y * s, x * s + y * c)
                            for x, y in ((-0.7, -0.07), (0.7, -0.07), (0.7, 0.07), (-0.7, 0.07))
                        ]
                    ),
                    "star",
                    0.85,
                )
                for c, s in ((1, 0), (0.5, 0.866), (0.5, -0.866))
            ),
            (disc(0, 0, 0.3), "burst.fire", 1.0),
            (disc(-0.07, -0.07, 0.16), "burst.flash", 1.0),
            *(
                (disc(x, y, 0.11), "burst.flash", 1.0)
                for x, y in ((0.7, 0), (-0.35, 0.606), (-0.35, -0.606))
            ),
        ),
        "range.long",
        kinds=frozenset({"develop"}),
    ),
}
"""The emblems, in the order of the component sheet."""
