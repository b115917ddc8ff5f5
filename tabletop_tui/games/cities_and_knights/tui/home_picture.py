"""The picture of Cities & Knights on the home screen: an island with roads and pieces.

It is read in without the game, so it imports nothing of it.
"""

from __future__ import annotations

from functools import lru_cache

from rich.text import Text

from tabletop_tui.tui.paint.ink import BOLD, Ink
from tabletop_tui.tui.widgets.canvas import Canvas
from tabletop_tui.tui.widgets.hex_places import corners, sides
from tabletop_tui.tui.widgets.hex_raster import PRESETS, HexRaster, extent, raster

LAND = ((0, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The hexes of the island: the middle first, then around it from the north-west."""

TERRAINS = ("fields", "forest", "mountains", "pasture", "forest", "hills", "pasture")
TOKENS = (6, 9, 5, 8, 10, 3, 11)
HOT = (6, 8)

ROADS = ((0, 5, 1), (0, 0, 1), (0, 1, 1), (0, 3, 2), (0, 4, 2), (5, 2, 2), (3, 2, 4), (3, 3, 4))
"""Roads: the hex, its side from the north-east on, and the seat."""

PIECES = (
    (0, 5, "hex.settlement", 1),
    (0, 2, "hex.city", 1),
    (0, 4, "hex.city", 2),
    (5, 3, "hex.settlement", 2),
    (3, 3, "hex.knight.ready", 4),
)
"""Pieces: the hex, its corner from the north on, the sign, and the seat."""

SKIES = ((3, 1), (1, 0))
"""Columns and lines around the island, where there is room and where there is little."""

SMALL = ("S", "M")
"""Sizes in which the island may do with little sky."""

Size = tuple[str, tuple[int, int]]
"""A size of hexes, and the sky around them."""


def picture(ink: Ink, width: int, height: int) -> list[Text]:
    """The island as large as it fits into so many cells; nothing where it does not."""
    size = fitting(width, height)
    return island(ink, size) if size is not None else []


def fitting(width: int, height: int) -> Size | None:
    """The largest size in which the island fits."""
    for preset in reversed(PRESETS):
        for sky in SKIES if preset in SMALL else SKIES[:1]:
            _left, _top, across, down = extent(LAND, preset)
            if across + 2 * sky[0] <= width and down + 2 * sky[1] <= height:
                return preset, sky
    return None


@lru_cache(maxsize=4)
def island(ink: Ink, size: Size) -> list[Text]:
    """An island with roads and pieces, under planets, with cubes beside it."""
    made = raster(LAND, *size)
    canvas = Canvas(made.width, made.height, ink)
    paint_sky(canvas, made)
    colours = dict(zip(LAND, TERRAINS, strict=True))
    for py, (faces, seams) in enumerate(zip(made.face, made.side, strict=True)):
        for x, (at, seam) in enumerate(zip(faces, seams, strict=True)):
            if at is not None and seam is None:
                canvas.dot(x, py, colours[at])
    paint_roads(canvas, made)
    for at, terrain, token in zip(LAND, TERRAINS, TOKENS, strict=True):
        x, y = made.centre[at]
        if made.h >= 9:
            canvas.disc(x + 0.5, 2 * y + 1, 4.5, "chip")
        canvas.text(
            x - 1, y, f"{token:^3}", "chip.hot" if token in HOT else "chip.text", "chip", BOLD
        )
        if made.h >= 5:
            pips = "." * (6 - abs(7 - token))
            under = ("chip.text", "chip") if made.h >= 9 else (f"{terrain}.on", terrain)
            canvas.text(x - len(pips) // 2, y + 1, pips, *under)
    paint_pieces(canvas, made)
    return [row_of(canvas, y) for y in range(canvas.height)]


def paint_sky(canvas: Canvas, made: HexRaster) -> None:
    """Planets with an orbit in the corners, and cubes on the table."""
    size, wide, tall = max(2, round(made.w * 0.28)), canvas.width, 2 * canvas.height
    canvas.disc(size + 1, size + 1, size, "seat.4.line")
    canvas.ring(wide - size - 2, tall - size - 2, size + 1.5, "line")
    canvas.disc(wide - size - 2, tall - size - 2, size, "seat.6.line")
    canvas.disc(wide - size, size, max(1, size // 2), "dim")
    edge = max(1, made.w // 8)
    for n, (x, y, seat) in enumerate(((0, 0, 1), (2, 0, 2), (1, 1, 5))):
        canvas.block(
            x * edge + n // 2 + 1,
            tall - (y + 1) * 2 * edge,
            2 * edge,
            2 * edge,
            f"seat.{seat}.line",
        )


def paint_roads(canvas: Canvas, made: HexRaster) -> None:
    """Roads in their owners' colours."""
    for number, side, seat in ROADS:
        canvas.dots(made.pixels[sides(LAND[number])[side]], f"seat.{seat}.line")


def paint_pieces(canvas: Canvas, made: HexRaster) -> None:
    """Buildings and knights on their owners' colours."""
    for number, corner, sign, seat in PIECES:
        x, y = made.corner[corners(LAND[number])[corner]]
        text = canvas.ink.glyph(sign) + ("2" if "knight" in sign else "")
        canvas.text(x - len(text) // 2, y, text, f"seat.{seat}.text", f"seat.{seat}", BOLD)


def row_of(canvas: Canvas, y: int) -> Text:
    """A line of a picture as a row of text."""
    row = Text()
    for segment in canvas.strip(y, canvas.width):
        row.append(segment.text, segment.style)
    return row
