"""The emblems of Cities & Knights: lands, buildings, knights, tracks, the robber and the ship."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine import kind_of
from ....tui.paint.ink import Ink
from ....tui.paint.painter import Painter, Point, shade
from ....tui.paint.pictogram import Emblem, Part, box, disc
from ..rules.constants import POLITICS, SCIENCE, TERRAINS, TRADE
from ..rules.progress_cards.catalogue import PLAYED
from .figures import CASTLE, CREST, HOUSE, ROBBER, SWORD, TOWN
from .relief import relief

WIDE_HEX, HIGH_HEX, LOWER = 12, 5, 2
"""A hex whose relief is shown: its cells across, its lines to the next row, and the lines from its
centre down to that of the emblem.
"""

HEX = ((0, -1), (0.87, -0.5), (0.87, 0.5), (0, 1), (-0.87, 0.5), (-0.87, -0.5))


def land(name: str) -> Emblem:
    """Return a hex of a land."""

    def paint(picture: Painter, ink: Ink, x: float, y: float, radius: float) -> None:
        drawn, (across, down) = relief(ink, name, WIDE_HEX, HIGH_HEX)
        rim = [(x + px * radius, y + py * radius) for px, py in HEX]
        face = [(x + px * radius * 0.88, y + py * radius * 0.88) for px, py in HEX]
        picture.fill(picture.polygon(rim), shade(ink.packed(name), 0.45))
        picture.paste(picture.polygon(face), drawn, round(x) - across, round(y / 2) - down - LOWER)

    return Emblem(drawing=paint)


def fitted(ring: Sequence[Point], scale: float, down: float = 0.0) -> list[Point]:
    """Return the shape of a piece in the square of an emblem."""
    return [(x * scale, y * scale + down) for x, y in ring]


def piece(
    *parts: tuple[Sequence[Point], str, float], scale: float, down: float
) -> tuple[Part, ...]:
    """Return the shapes of a piece with a dark rim."""
    found = list[Part]()
    for ring, name, light in parts:
        found += [
            (fitted(grown(ring), scale, down), "rim", 1.0),
            (fitted(ring, scale, down), name, light),
        ]
    return tuple(found)


def grown(ring: Sequence[Point]) -> list[Point]:
    """Return a shape a little larger, around its middle."""
    x0 = sum(x for x, _ in ring) / len(ring)
    y0 = sum(y for _, y in ring) / len(ring)
    return [(x0 + (x - x0) * 1.16, y0 + (y - y0) * 1.16) for x, y in ring]


def played_from(deck: int) -> frozenset[str]:
    """Return the kinds of action that play the cards of a deck; the bishop has the robber."""
    return frozenset(kind_of(card.action) for card in PLAYED if card.deck == deck) - {"play-bishop"}


LANDS = {name: land(name) for name in TERRAINS if name != "gold"}  # no hex of the box has that

ROOF = ((-1.45, 0.05), (0, -1.5), (1.45, 0.05))
FLASK = (
    (-0.14, -0.66),
    (0.14, -0.66),
    (0.14, -0.2),
    (0.56, 0.5),
    (0.46, 0.66),
    (-0.46, 0.66),
    (-0.56, 0.5),
    (-0.14, -0.2),
)
POTION = ((-0.26, 0.1), (0.3, 0.1), (0.5, 0.46), (0.42, 0.58), (-0.42, 0.58), (-0.5, 0.46))
CROWN = (
    (-0.62, 0.5),
    (-0.7, -0.3),
    (-0.34, 0.06),
    (0, -0.56),
    (0.34, 0.06),
    (0.7, -0.3),
    (0.62, 0.5),
)
SAIL = ((-0.08, -0.72), (-0.08, 0.2), (-0.62, 0.2), (-0.5, -0.3))
FORESAIL = ((0.04, -0.6), (0.6, 0.2), (0.04, 0.2))
HULL = ((-0.78, 0.28), (0.8, 0.28), (0.5, 0.64), (-0.54, 0.64))

EMBLEMS = {
    **LANDS,
    "road": Emblem(
        (
            (((-0.78, 0.5), (0.5, -0.78), (0.78, -0.5), (-0.5, 0.78)), "rim", 1.0),
            (((-0.66, 0.52), (0.52, -0.66), (0.66, -0.52), (-0.52, 0.66)), "chip", 1.0),
        ),
        "pasture",
        kinds=frozenset({"build-road", "free-road", "place-road", "moment-longest-road"}),
    ),
    "settlement": Emblem(
        piece((HOUSE, "chip", 1.0), (ROOF, "hills", 1.0), scale=0.42, down=0.06),
        "pasture",
        kinds=frozenset({"build-settlement", "place-settlement"}),
    ),
    "city": Emblem(
        piece(
            (TOWN, "chip", 1.0),
            (((-1.95, -1.1), (-0.75, -2.3), (0.45, -1.1)), "hills", 1.0),
            (box(-1.0, -0.8, -0.5, -0.2), "rim", 1.0),
            (box(0.8, 0.2, 1.3, 0.8), "rim", 1.0),
            scale=0.34,
            down=0.16,
        ),
        "fields",
        kinds=frozenset({"build-city", "place-city", "lose-city", "moment-city-falls"}),
    ),
    "wall": Emblem(
        (
            (box(-0.75, -0.2, 0.75, 0.6), "chip", 0.8),
            *((box(x, -0.5, x + 0.26, -0.1), "chip", 0.9) for x in (-0.75, -0.37, 0.11, 0.49)),
            *(
                (box(x, y, x + 0.05, y + 0.26), "rim", 1.0)
                for y, x in (
                    (-0.2, -0.3),
                    (-0.2, 0.3),
                    (0.06, 0.0),
                    (0.06, -0.56),
                    (0.06, 0.5),
                    (0.32, -0.3),
                    (0.32, 0.3),
                )
            ),
            *((box(-0.75, y, 0.75, y + 0.05), "rim", 1.0) for y in (0.04, 0.3)),
        ),
        "mountains",
        kinds=frozenset({"build-wall"}),
    ),
    "metropolis": Emblem(
        piece(
            (CASTLE[1], "politics", 1.0),
            (CASTLE[0], "chip", 0.95),
            (box(-0.5, 0.0, 0.5, 1.2), "rim", 1.0),
            scale=0.33,
            down=0.22,
        ),
        "fields",
        kinds=frozenset({"raise-metropolis", "moment-metropolis", "moment-metropolis-lost"}),
    ),
    "knight": Emblem(
        piece(
            (SWORD, "chip", 1.0),
            (CREST, "politics", 1.0),
            (((-0.35, -1.5), (0.35, -1.5), (0.35, 1.5), (-0.35, 1.5)), "chip", 1.0),
            scale=0.34,
            down=0.02,
        ),
        "mountains",
        kinds=frozenset(
            {"recruit", "activate", "promote", "promote-free", "move-knight", "displace"}
        ),
    ),
    "science": Emblem(
        (
            (FLASK, "chip", 1.0),
            (POTION, "science", 0.7),
            (box(-0.22, -0.76, 0.22, -0.62), "rim", 1.0),
        ),
        "science",
        kinds=played_from(SCIENCE),
    ),
    "trade": Emblem(
        (
            (disc(-0.22, 0.2, 0.5), "rim", 1.0),
            (disc(-0.22, 0.2, 0.44), "gold", 0.9),
            (disc(-0.22, 0.2, 0.3), "gold", 0.65),
            (disc(0.28, -0.26, 0.5), "rim", 1.0),
            (disc(0.28, -0.26, 0.44), "gold", 1.0),
            (disc(0.28, -0.26, 0.3), "gold", 0.7),
        ),
        "hills",
        kinds=frozenset({"trade-bank", "propose", *played_from(TRADE)}),
    ),
    "politics": Emblem(
        (
            (CROWN, "gold", 1.0),
            (box(-0.62, 0.3, 0.62, 0.5), "gold", 0.6),
            *((disc(x, 0.4, 0.09), "rim", 1.0) for x in (-0.36, 0, 0.36)),
        ),
        "politics",
        kinds=played_from(POLITICS),
    ),
    "progress": Emblem(
        (
            (((-0.64, -0.5), (0.04, -0.72), (0.38, 0.42), (-0.3, 0.64)), "politics", 0.8),
            (((-0.2, -0.62), (0.56, -0.46), (0.3, 0.68), (-0.44, 0.52)), "rim", 1.0),
            (((-0.14, -0.54), (0.48, -0.4), (0.24, 0.6), (-0.36, 0.46)), "chip", 1.0),
            (disc(0.06, 0.02, 0.2), "science", 0.9),
        ),
        "sea",
        kinds=frozenset({"play-card"}),
    ),
    "robber": Emblem(
        tuple(
            (
                fitted([(x * size, y * size + 0.2 * (size < 1)) for x, y in ring], 0.26, 0.02),
                name,
                1.0,
            )
            for size, name in ((1.1, "robber"), (0.9, "rim"))
            for ring in ROBBER
        ),
        "desert",
        kinds=frozenset({"move-robber", "chase", "play-bishop", "moment-seven"}),
    ),
    "barbarians": Emblem(
        (
            (HULL, "hills", 0.6),
            (SAIL, "chip", 1.0),
            (FORESAIL, "robber", 0.8),
            (box(-0.08, -0.8, 0.04, 0.3), "rim", 1.0),
            (box(-0.48, -0.16, -0.1, 0.0), "hills", 1.0),
        ),
        "sea",
        kinds=frozenset({"moment-barbarians"}),
    ),
}
"""The emblems, in the order of the component sheet."""
