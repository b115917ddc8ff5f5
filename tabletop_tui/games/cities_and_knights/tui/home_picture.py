"""The picture of Cities & Knights on the home screen: an island with roads and pieces.

It is loaded without the game, so it imports nothing of it.
"""

from __future__ import annotations

from functools import lru_cache

from rich.text import Text

from tabletop_tui.tui.paint.emblem import Drawn, drawn
from tabletop_tui.tui.paint.ink import BOLD, Ink
from tabletop_tui.tui.paint.painter import Painter, mix, shade
from tabletop_tui.tui.widgets.canvas import Canvas
from tabletop_tui.tui.widgets.hex_places import corners, sides
from tabletop_tui.tui.widgets.hex_raster import PRESETS, HexRaster, extent, raster

LAND = ((0, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The hexes of the island: the centre first, then clockwise from the north-west."""

TERRAINS = ("fields", "forest", "mountains", "pasture", "forest", "hills", "pasture")
TOKENS = (6, 9, 5, 8, 10, 3, 11)
HOT = (6, 8)

ROADS = ((0, 5, 1), (0, 0, 1), (0, 1, 1), (0, 3, 2), (0, 4, 2), (5, 2, 2), (3, 2, 4), (3, 3, 4))
"""Roads: the hex, its side counted from the north-east, and the seat."""

PIECES = (
    (0, 5, "hex.settlement", 1),
    (0, 2, "hex.city", 1),
    (0, 4, "hex.city", 2),
    (5, 3, "hex.settlement", 2),
    (3, 3, "hex.knight.ready", 4),
)
"""Pieces: the hex, its corner counted from the north, the sign, and the seat."""

SHORE, INSIDE = 1.14, 0.9
"""Radii of the shore and of the lit inside of a hex, relative to the hex."""

SKIES = ((3, 1), (1, 0))
"""Columns and lines around the island, where there is room and where there is little."""

SMALL = ("S", "M")
"""Sizes in which the island may have little sky."""

Size = tuple[str, tuple[int, int]]
"""A size of hexes, and the sky around them."""


def picture(ink: Ink, width: int, height: int) -> list[Text]:
    """Return the largest island that fits, or nothing."""
    size = fitting(width, height)
    return list(island(ink, size).rows) if size is not None else []


def fitting(width: int, height: int) -> Size | None:
    """Return the largest size that fits, or None."""
    for preset in reversed(PRESETS):
        for sky in SKIES if preset in SMALL else SKIES[:1]:
            _left, _top, across, down = extent(LAND, preset)
            if across + 2 * sky[0] <= width and down + 2 * sky[1] <= height:
                return preset, sky
    return None


@lru_cache(maxsize=4)
def island(ink: Ink, size: Size) -> Drawn:
    """Return an island with roads and pieces, under planets, with cubes beside it."""
    made = raster(LAND, *size)
    canvas = Canvas(made.width, made.height, ink)
    if ink.pictures == "plain":
        paint_plainly(canvas, made)
    else:
        paint_finely(canvas, made)
    for at, terrain, token in zip(LAND, TERRAINS, TOKENS, strict=True):
        x, y = made.centre[at]
        if made.h >= 9 and canvas.picture is None:
            canvas.disc(x + 0.5, 2 * y + 1, 4.5, "chip")
        canvas.text(
            x - 1, y, f"{token:^3}", "chip.hot" if token in HOT else "chip.text", "chip", BOLD
        )
        if made.h >= 5:
            pips = "." * (6 - abs(7 - token))
            disc = made.h >= 9 or canvas.picture is not None
            under = ("chip.text", "chip") if disc else (f"{terrain}.on", terrain)
            canvas.text(x - len(pips) // 2, y + 1, pips, *under)
    paint_pieces(canvas, made)
    return drawn(canvas)


def paint_plainly(canvas: Canvas, made: HexRaster) -> None:
    """Paint everything below the signs with half blocks."""
    paint_sky(canvas, made)
    colours = dict(zip(LAND, TERRAINS, strict=True))
    for py, (faces, seams) in enumerate(zip(made.face, made.side, strict=True)):
        for x, (at, seam) in enumerate(zip(faces, seams, strict=True)):
            if at is not None and seam is None:
                canvas.dot(x, py, colours[at])
    paint_roads(canvas, made)


def paint_finely(canvas: Canvas, made: HexRaster) -> None:
    """Paint everything below the signs at a finer resolution: lit planets, a shore around the
    island, roads with rims.
    """
    ink = canvas.ink
    paint = ink.painter(canvas.width, canvas.height)
    canvas.over(paint)
    paint.fill(paint.everywhere(), ink.packed("background"))
    size, wide, tall = max(2.0, made.w * 0.28), canvas.width, 2 * canvas.height
    ball(paint, (size + 1, size + 1), size, ink.packed("seat.4.line"))
    paint.fill(
        paint.ring(wide - size - 2, tall - size - 2, size + 1, size + 1.5), ink.packed("line")
    )
    ball(paint, (wide - size - 2, tall - size - 2), size, ink.packed("seat.6.line"))
    ball(paint, (wide - size, size), max(1.0, size / 2), ink.packed("dim"))
    around = {at: [middle(made.corner[one]) for one in corners(at)] for at in LAND}
    for at in LAND:
        x, y = middle(made.centre[at])
        coast = [(x + (a - x) * SHORE, y + (b - y) * SHORE) for a, b in around[at]]
        paint.fill(paint.polygon(coast), ink.packed("desert"))
    for at, terrain in zip(LAND, TERRAINS, strict=True):
        colour, (x, y) = ink.packed(terrain), middle(made.centre[at])
        paint.fill(paint.polygon(around[at]), shade(colour, 0.75))
        inner = [(x + (a - x) * INSIDE, y + (b - y) * INSIDE) for a, b in around[at]]
        paint.fill(paint.polygon(inner), colour)
        radius = 4.5 if made.h >= 9 else 2.7 if made.h >= 5 else 1.65
        low = 1.0 if 5 <= made.h < 9 else 0.0  # between the number and the pips
        paint.fill(paint.disc(x, y + low, radius), ink.packed("chip"))
    for number, side, seat in ROADS:
        one, other = around[LAND[number]][side], around[LAND[number]][(side + 1) % 6]
        broad = 0.9 if made.h < 5 else 1.3
        paint.fill(paint.stroke(one, other, broad + 0.6), ink.packed("background"))
        paint.fill(paint.stroke(one, other, broad), ink.packed(f"seat.{seat}.line"))


def middle(cell: tuple[int, int]) -> tuple[float, float]:
    """Return the centre of a cell, in pixels."""
    return cell[0] + 0.5, 2 * cell[1] + 1.0


def ball(paint: Painter, at: tuple[float, float], radius: float, colour: int) -> None:
    """Paint a planet lit from the upper left, in three shades."""
    (x, y), off = at, radius * 0.2
    paint.fill(paint.disc(x, y, radius), shade(colour, 0.5))
    paint.fill(paint.disc(x - off / 2, y - off / 2, radius * 0.84), colour)
    paint.fill(paint.disc(x - 2 * off, y - 2 * off, radius * 0.3), mix(colour, 0xFFFFFF, 0.5))


def paint_sky(canvas: Canvas, made: HexRaster) -> None:
    """Paint planets with an orbit in the corners, and cubes on the table."""
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
    """Paint roads in their owners' colours."""
    for number, side, seat in ROADS:
        canvas.dots(made.pixels[sides(LAND[number])[side]], f"seat.{seat}.line")


def paint_pieces(canvas: Canvas, made: HexRaster) -> None:
    """Paint buildings and knights on their owners' colours."""
    for number, corner, sign, seat in PIECES:
        x, y = made.corner[corners(LAND[number])[corner]]
        text = canvas.ink.glyph(sign) + ("2" if "knight" in sign else "")
        canvas.text(x - len(text) // 2, y, text, f"seat.{seat}.text", f"seat.{seat}", BOLD)
