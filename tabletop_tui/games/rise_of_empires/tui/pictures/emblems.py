"""The emblems of Rise of Empires: eras, rows and their tiles, goods, battles and wonders."""

from __future__ import annotations

from .....tui.paint.pictogram import Emblem, Part, box, disc, rounded


def cube(x: float, y: float, size: float, name: str) -> tuple[Part, ...]:
    """Return a cube seen from above, around a point."""
    top = ((x, y - size), (x + size, y - size / 2), (x, y), (x - size, y - size / 2))
    left = ((x - size, y - size / 2), (x, y), (x, y + size), (x - size, y + size / 2))
    right = ((x + size, y - size / 2), (x, y), (x, y + size), (x + size, y + size / 2))
    return (top, name, 1.15), (left, name, 0.9), (right, name, 0.6)


def column(x: float) -> tuple[Part, ...]:
    """Return a column of a temple."""
    return (box(x, -0.22, x + 0.18, 0.46), "era.1", 1.1), (
        box(x + 0.1, -0.22, x + 0.18, 0.46),
        "era.1",
        0.7,
    )


PEAK = (
    (((-0.8, 0.6), (-0.16, -0.6), (0.44, 0.6)), "era.3", 1.0),
    (((-0.16, -0.6), (0.44, 0.6), (-0.06, 0.6)), "era.3", 0.6),
    (((-0.16, -0.6), (-0.38, -0.18), (-0.2, -0.28), (0.0, -0.14), (0.06, -0.2)), "chip", 1.0),
    (((0.1, 0.6), (0.46, -0.1), (0.8, 0.6)), "era.3", 0.8),
)

EMBLEMS = {
    "era-1": Emblem(
        (
            (((-0.76, -0.3), (0, -0.74), (0.76, -0.3)), "era.1", 1.0),
            (((-0.5, -0.34), (0, -0.62), (0.5, -0.34)), "era.1", 0.7),
            *column(-0.64),
            *column(-0.24),
            *column(0.08),
            *column(0.48),
            (box(-0.78, 0.46, 0.78, 0.64), "era.1", 0.85),
        ),
        "sea",
    ),
    "era-2": Emblem(
        (
            (((-0.74, 0.24), (0.76, 0.24), (0.5, 0.6), (-0.5, 0.6)), "era.2", 0.6),
            (box(-0.06, -0.78, 0.04, 0.3), "background", 1.0),
            (((-0.06, -0.6), (-0.06, -0.02), (-0.6, 0.06), (-0.5, -0.5)), "chip", 1.0),
            (((0.08, -0.7), (0.66, 0.1), (0.08, 0.1)), "chip", 0.85),
            (((-0.06, -0.78), (-0.4, -0.7), (-0.06, -0.64)), "expansion", 1.0),
        ),
        "sea",
    ),
    "era-3": Emblem(
        (
            (
                (
                    (-0.76, 0.6),
                    (-0.76, -0.06),
                    (-0.4, 0.16),
                    (-0.4, -0.06),
                    (-0.04, 0.16),
                    (-0.04, 0.6),
                ),
                "era.3",
                1.0,
            ),
            (box(-0.04, -0.5, 0.2, 0.6), "expansion", 0.8),
            (box(0.34, -0.34, 0.58, 0.6), "expansion", 0.65),
            (box(-0.04, 0.2, 0.76, 0.6), "era.3", 0.8),
            (disc(0.1, -0.66, 0.13), "chip", 0.9),
            (disc(0.28, -0.74, 0.16), "chip", 0.8),
            (disc(0.52, -0.58, 0.13), "chip", 0.9),
            *((box(x, 0.34, x + 0.12, 0.46), "wonder", 1.0) for x in (-0.64, -0.32, 0.12, 0.46)),
        ),
        "era.2",
        kinds=frozenset({"moment-era"}),
    ),
    "progress": Emblem(
        (
            (disc(0, -0.18, 0.46), "wonder", 0.7),
            (disc(-0.03, -0.21, 0.4), "wonder", 1.1),
            (((-0.2, 0.2), (0.2, 0.2), (0.16, 0.46), (-0.16, 0.46)), "wonder", 0.8),
            (box(-0.17, 0.44, 0.17, 0.52), "background", 1.0),
            (box(-0.14, 0.56, 0.14, 0.64), "background", 1.0),
            (
                ((-0.14, -0.3), (0, -0.1), (0.14, -0.3), (0.06, 0.16), (-0.06, 0.16)),
                "background",
                1.0,
            ),
        ),
        "progress",
        kinds=frozenset({"take-progress", "drop-progress"}),
    ),
    "territory": Emblem(PEAK, "territory", kinds=frozenset({"take-territory", "settle"})),
    "city": Emblem(
        (
            (box(-0.7, -0.1, -0.3, 0.6), "chip", 0.8),
            (box(-0.34, -0.62, 0.1, 0.6), "chip", 1.0),
            (((-0.34, -0.6), (-0.12, -0.82), (0.1, -0.6)), "city", 0.8),
            (box(0.1, 0.0, 0.7, 0.6), "chip", 0.75),
            (((0.04, 0.02), (0.4, -0.3), (0.76, 0.02)), "city", 0.7),
            (box(0.3, 0.26, 0.5, 0.6), "background", 1.0),
            *(
                (box(x, y, x + 0.1, y + 0.14), "background", 1.0)
                for x in (-0.26, -0.06)
                for y in (-0.46, -0.16, 0.14)
            ),
        ),
        "city",
        kinds=frozenset({"take-city", "drop-city"}),
    ),
    "empire": Emblem(
        (
            (box(-0.56, -0.74, -0.44, 0.74), "background", 1.0),
            (
                (
                    (-0.44, -0.68),
                    (0.14, -0.56),
                    (0.7, -0.68),
                    (0.54, -0.34),
                    (0.7, 0.06),
                    (0.14, 0.14),
                    (-0.44, 0.02),
                ),
                "chip",
                1.0,
            ),
            (disc(0.08, -0.26, 0.18), "expansion", 0.9),
        ),
        "expansion",
        kinds=frozenset({"take-empire", "place-cubes", "ally", "moment-turn"}),
    ),
    "trade": Emblem(
        (
            (
                (
                    (-0.7, -0.3),
                    (0.3, -0.3),
                    (0.3, -0.52),
                    (0.74, -0.2),
                    (0.3, 0.12),
                    (0.3, -0.1),
                    (-0.7, -0.1),
                ),
                "background",
                1.0,
            ),
            (
                (
                    (0.7, 0.24),
                    (-0.3, 0.24),
                    (-0.3, 0.02),
                    (-0.74, 0.34),
                    (-0.3, 0.66),
                    (-0.3, 0.44),
                    (0.7, 0.44),
                ),
                "chip",
                1.0,
            ),
        ),
        "trade",
        kinds=frozenset({"trade", "choose-goods"}),
    ),
    "wonder": Emblem(
        (
            (((-0.8, 0.6), (0, -0.72), (0.8, 0.6)), "wonder", 0.95),
            (((0, -0.72), (0.8, 0.6), (0.14, 0.6)), "wonder", 0.6),
            *(
                (
                    box(-0.6 + n * 0.13, 0.36 - n * 0.26, 0.6 - n * 0.13, 0.4 - n * 0.26),
                    "wonder",
                    0.5,
                )
                for n in range(3)
            ),
        ),
        "region.new",
        kinds=frozenset({"build-wonder"}),
    ),
    "gold": Emblem(
        tuple(
            part
            for n, (x, y) in enumerate(((0.06, 0.4), (-0.08, 0.1), (0.04, -0.2)))
            for part in (
                (rounded(x - 0.56, y - 0.16, x + 0.56, y + 0.24, 0.18), "background", 1.0),
                (rounded(x - 0.52, y - 0.12, x + 0.52, y + 0.2, 0.15), "wonder", 0.7 + 0.05 * n),
                (
                    [(x + 0.52 * px, y - 0.14 + 0.17 * py) for px, py in disc(0, 0, 1)],
                    "wonder",
                    1.05,
                ),
            )
        ),
        "region.new",
    ),
    "cubes": Emblem(
        (
            *cube(-0.3, 0.3, 0.34, "seat.2"),
            *cube(0.34, 0.3, 0.34, "seat.4"),
            *cube(0.02, -0.26, 0.34, "seat.1"),
        ),
        "surface",
    ),
    "food": Emblem(
        (
            (box(-0.04, -0.3, 0.06, 0.76), "territory", 0.6),
            *(
                (
                    [
                        (sx * (0.06 + 0.3 * px), y - 0.24 * py)
                        for px, py in ((0, -0.5), (0.5, 0.1), (1, 1), (0.3, 0.8))
                    ],
                    "wonder",
                    1.0 if sx < 0 else 0.75,
                )
                for y in (-0.3, 0.0, 0.3)
                for sx in (-1, 1)
            ),
            (((0, -0.8), (0.12, -0.5), (0, -0.24), (-0.12, -0.5)), "wonder", 1.1),
        ),
        "region.old",
        kinds=frozenset({"settle-food", "pay-upkeep", "moment-famine"}),
    ),
    "battle": Emblem(
        tuple(
            (([(side * x, y) for x, y in ring]), name, light)
            for side in (1, -1)
            for ring, name, light in (
                (
                    ((-0.62, 0.5), (0.5, -0.7), (0.72, -0.76), (0.66, -0.54), (-0.5, 0.62)),
                    "chip",
                    1.0 if side > 0 else 0.8,
                ),
                (((-0.62, 0.14), (-0.5, 0.06), (-0.08, 0.5), (-0.2, 0.6)), "wonder", 0.9),
                (((-0.76, 0.76), (-0.6, 0.46), (-0.48, 0.6)), "region.new", 1.0),
            )
        ),
        "expansion",
        kinds=frozenset({"fight", "strike", "moment-battle", "moment-strike"}),
    ),
}
"""The emblems, in the order of the component sheet."""
