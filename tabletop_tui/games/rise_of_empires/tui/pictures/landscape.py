"""The landscape of the world: ranges of mountains, forests and dunes, over the colours of regions.

Places are in thousandths of the map's width and height.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .....tui.paint.painter import Painter, Point, Shape

Veil = tuple[Shape, int, float]
"""A shape, a colour, and the share of it that is mixed with what is there."""

BLACK, WHITE, GREEN = 0, 0xFFFFFF, 0x0F_4F_1F

RANGES = (
    ((22, 60), (30, 130), (34, 190), (42, 350), (52, 420), (66, 490), (84, 560)),  # Rockies
    ((176, 832), (172, 868), (204, 985)),  # Andes
    ((590, 30), (562, 52), (540, 70)),  # Scandinavia
    ((416, 262), (440, 256)),  # Alps
    ((560, 250), (584, 268)),  # Carpathians
    ((776, 30), (770, 72), (764, 112), (758, 150)),  # Urals
    ((660, 418), (690, 424)),  # Caucasus and Zagros
    (
        (800, 470),
        (826, 480),
        (852, 494),
        (876, 620),
        (906, 628),
        (936, 632),
        (962, 624),
    ),  # Himalaya
    ((900, 250), (930, 262), (960, 270)),  # Altai
    ((316, 596), (344, 584), (372, 580)),  # Atlas
    ((622, 782), (640, 806)),  # Ethiopia and the Rift
)
"""The peaks of each range of mountains, from north to south or from west to east."""

FORESTS = (
    ((70, 70), (104, 62), (138, 74), (86, 112), (122, 116), (56, 116), (98, 158), (120, 172)),
    ((226, 826), (250, 824), (206, 848), (232, 852), (262, 848)),  # Amazon
    ((360, 806), (394, 812), (428, 804), (462, 814), (496, 806), (530, 814)),  # Congo
    ((640, 60), (670, 74), (700, 58), (646, 214), (676, 222), (706, 214), (740, 224)),  # taiga
    ((880, 40), (912, 52), (944, 40), (850, 212), (884, 218), (980, 196)),  # Siberia
    ((430, 236), (480, 262), (506, 268), (620, 222)),  # Europe
)
"""Groups of trees."""

DUNES = (
    ((330, 742), (372, 752), (414, 744), (456, 754), (498, 746)),  # Sahara
    ((470, 612), (512, 606)),
    ((668, 640), (700, 664), (684, 700)),  # Arabia
    ((930, 432), (966, 442)),  # Gobi
)
"""Crests of dunes."""


def landscape(
    picture: Painter, land: Shape, full: tuple[int, int], shift: tuple[int, int]
) -> list[Veil]:
    """Return the landscape of a map of *full* cells from the cell *shift* on, where *land* is."""
    columns, lines = full
    found = list[Veil]()
    size = max(1.3, columns / 34)

    def placed(spots: Sequence[tuple[int, int]]) -> Iterator[Point]:
        for x, y in spots:
            at = x * columns / 1000 - shift[0], y * lines / 500 - 2 * shift[1]
            if -3 < at[0] < picture.width + 3 and -3 < at[1] < 2 * picture.height + 3:
                yield at

    def veil(ring: Sequence[Point], colour: int, share: float) -> None:
        found.append((picture.common(picture.polygon(ring), land), colour, share))

    for range_ in RANGES:
        for n, (x, y) in enumerate(placed(range_)):
            wide, high = size * (0.75 + 0.1 * (n % 2)), size * (1.25 + 0.3 * (n % 2))
            top, low = (x, y - high), y + size * 0.35
            veil([top, (x + wide, low), (x + wide * 0.1, low)], BLACK, 0.42)
            veil([top, (x + wide * 0.1, low), (x - wide, low)], WHITE, 0.3)
            cap = y - high * 0.55
            veil(
                [top, (x + wide * 0.34, cap), (x, cap - 0.1 * high), (x - wide * 0.34, cap)],
                WHITE,
                0.7,
            )
    for forest in FORESTS:
        for n, (x, y) in enumerate(placed(forest)):
            wide, high = size * 0.42, size * (0.95 + 0.15 * (n % 2))
            veil([(x, y - high), (x + wide, y), (x - wide, y)], GREEN, 0.75)
            veil([(x, y - high), (x - wide * 0.1, y), (x - wide, y)], WHITE, 0.16)
    for dunes in DUNES:
        for x, y in placed(dunes):
            wide, high = size * 1.3, size * 0.5
            crest = (x + wide * 0.15, y - high)
            veil([(x - wide, y), crest, (x + wide * 0.3, y)], WHITE, 0.32)
            veil([crest, (x + wide, y), (x + wide * 0.3, y)], BLACK, 0.18)
    return found
