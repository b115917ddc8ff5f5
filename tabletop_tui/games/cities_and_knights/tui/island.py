"""The island as a picture: sea that darkens, coasts, textured lands, token discs, rimmed roads and
pieces.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import sin

from ....tui.look import Look
from ....tui.paint.blocks import SHAPES
from ....tui.paint.ink import Ink
from ....tui.paint.painter import Painter, Point, Span, Texture, mix, shades
from ....tui.paint.paints import Paints
from ....tui.paint.stencil import Stencil
from ....tui.widgets.canvas import Canvas
from ....tui.widgets.hex_places import Hex, corners, neighbours
from ....tui.widgets.hex_raster import HexRaster
from .palette import PICTURE
from .relief import relief

OPEN = 2.3
"""Radius around a hex, in hex sizes, within which the sea has its base colour before it darkens."""

NEAR, BEACH = 1.6, 1.17
"""Radii of the shallows and of the beach."""

SEAM = 0.4
"""Width in pixels of the line between two lands in shaded pictures."""

FINE = 6
"""Lines between rows of hexes from which on lands have their relief in cells too."""

GROWN = 0.82
"""Radius of trees and furrows where colours are few: a cell has two, and its rim needs both."""

ROAD, RIM = 0.2, 0.45
"""Width of a road and of its dark rim on each side, as a share of the lines between two rows of
hexes. A road is a pixel wide at least.
"""
PIER, THIN = 0.9, 0.6  # width of a pier in pixels, and on a small map

ENDS = 0.16
"""Share of its side that a road leaves free at each end, for the pieces on the nodes."""

DISC = 1.9
"""Radius of a token in pixels where a hex has few lines: it covers the lines of number and pips
exactly.
"""

ROUND = 2.1
"""The same in true pixels, where it is round, has a rim, and its pips are drawn."""

PIP, APART = 0.17, 0.62
"""Radius of a pip in true pixels, and how far two are apart."""

VEIL = 0.5
"""How dark a robbed hex is, 1 for black."""

LARGE, MEDIUM = 9, 5
"""Lines between rows of hexes from which on a token is larger, and from which on it has pips."""


def paints_of(ink: Ink) -> Paints:
    """Return the paints of the theme."""
    return PICTURE.get(ink.theme.name, PICTURE["table"])


def middle(cell: tuple[int, int]) -> Point:
    """Return the centre of a cell, in pixels."""
    return cell[0] + 0.5, 2 * cell[1] + 1.0


def outline(made: HexRaster, at: Hex, grown: float = 1.0) -> list[Point]:
    """Return the corners of a hex in pixels, scaled from its centre by *grown*."""
    x, y = middle(made.centre[at])
    ring = [middle(made.corner[corner]) for corner in corners(at)]
    return [(x + (px - x) * grown, y + (py - y) * grown) for px, py in ring]


@lru_cache(maxsize=4)
def island_alone(
    ink: Ink, made: HexRaster, lands: tuple[tuple[Hex, str], ...], width: int, height: int
) -> Painter:
    """Return sea and lands, which never change, in *width* x *height* cells.

    Shared by all boards, and fitted to cells once; in true pixels few lines stay as they are.
    """
    picture = ink.painter(width, height)
    paint_island(picture, ink, made, dict(lands))
    for y in range(height if picture.cell is None else 0):
        picture.line(y)
    return picture


def paint_island(picture: Painter, ink: Ink, made: HexRaster, lands: Mapping[Hex, str]) -> None:
    """Paint sea and lands."""
    paints = paints_of(ink)
    sea = ink.packed("sea")
    deep = paints["sea.deep"] if picture.rich else sea
    picture.fill(picture.everywhere(), deep)
    shore = [at for at in lands if any(near not in lands for near in neighbours(at))]
    if picture.cell is not None:
        paint_shallows(picture, made, shore, (sea, paints["sea.near"], paints["sand"]))
    else:
        steps = [(OPEN, sea)] if picture.rich else []
        for grown, colour in [*steps, (NEAR, paints["sea.near"]), (BEACH, paints["sand"])]:
            for at in shore:
                picture.fill(picture.polygon(outline(made, at, grown)), colour)
    shading = {land: Shading(land, ink.packed(land), made) for land in lands.values()}
    for at, land in lands.items():
        if picture.rich and (picture.cell is not None or made.h >= FINE):
            drawn, (across, down) = relief(ink, land, made.w, made.h)
            (x, y), shape = made.centre[at], picture.polygon(outline(made, at))
            picture.paste(shape, drawn, x - across, y - down)
        elif picture.rich:
            texture = shading[land].around(middle(made.centre[at]))
            picture.weave(picture.polygon(outline(made, at)), texture)
        else:
            picture.fill(picture.polygon(outline(made, at)), ink.packed(land))
            texture = calm(land, ink.packed(land), paints[land], picture.down)
            picture.weave(picture.polygon(outline(made, at, GROWN)), texture)
    for at, land in lands.items():
        ring = outline(made, at)
        for n, near in enumerate(neighbours(at)):
            ends = ring[n], ring[(n + 1) % 6]
            if picture.rich:
                picture.fill(picture.stroke(*ends, SEAM), paints["seam"])
            elif lands.get(near) == land:  # two lands in flat paints are distinct without a seam
                for block in seam(picture, *ends):
                    picture.fill(block, paints[f"{land}.seam"])


def paint_shallows(
    picture: Painter, made: HexRaster, shore: Sequence[Hex], colours: tuple[int, int, int]
) -> None:
    """Paint the sea around the hexes of a *shore* in true pixels: it fades into the deep, with
    waves, and foam lies along the beach. *colours* are those of sea, shallows and beach.
    """
    size, (sea, near, sand) = made.h * 4 / 3, colours
    for grown, colour, width in ((OPEN - 0.2, sea, 0.7), (NEAR - 0.1, near, 0.4)):
        around = picture.union(*(outline(made, at, grown) for at in shore))
        picture.fill(picture.soft(around, width * size), colour)
    waves = []
    for row in range(picture.height // 3):
        for column in range(picture.width // 11 + 1):
            x, y = column * 11 + row % 2 * 5 + 3 * sin(9 * row + column), row * 6 + 3
            waves.append([(x + across, y + down) for across, down in WAVE])
    picture.fill(picture.union(*waves), mix(sea, near, 0.6))
    land = picture.union(*(outline(made, at) for at in shore))
    beach = (BEACH - 1) * size * 0.9
    picture.fill(picture.grown(land, beach + 0.35), mix(near, 0xFFFFFF, 0.6))
    picture.fill(picture.grown(land, beach), sand)


WAVE = (
    *((-1.2, 0.3), (-0.5, -0.25), (0.1, 0.25), (0.8, -0.2)),
    *((1.4, 0.3), (0.8, 0.1), (0.1, 0.55), (-0.5, 0.05)),
)
"""A wave in the open sea, in pixels around its middle."""


def seam(picture: Painter, one: Point, other: Point) -> Iterator[Iterable[Span]]:
    """Yield a line made of whole parts of cells.

    A line across parts would need cells of two colours, which lose a third.
    """
    wide, high = (1 / n * side for n, side in zip(SHAPES[picture.blocks], (1, 2), strict=True))
    (x1, y1), (x2, y2) = sorted((one, other))
    if x1 == x2:
        first, last = sorted((y1, y2))
        yield picture.block(x1 // wide * wide, first, wide, last - first)
        return
    for n in range(int(x1 // wide), int(x2 // wide)):
        y = y1 + (y2 - y1) * ((n + 0.5) * wide - x1) / (x2 - x1)
        yield picture.block(n * wide, y // high * high, wide, high)


def calm(land: str, colour: int, tone: int, down: int) -> Texture:
    """Return a land's texture in two paints, aligned with the parts of cells.

    All its signs share a style, and most cells are blank.
    """
    pattern, high = PATTERNS[land], down / 4

    def texture(row: Sequence[float], y: float) -> list[int]:
        part = int(y * high)
        return [tone if pattern(int(2 * x), part) else colour for x in row]

    return texture


PATTERNS: Mapping[str, Callable[[int, int], bool]] = {
    "forest": lambda x, y: y % 2 == 0 and (x + 3 * y) % 8 == 0,
    "pasture": lambda x, y: y % 8 == 0 and (x + y) % 9 == 0,
    "fields": lambda x, y: y % 8 == 1 and (x + y) % 8 < 5,
    "hills": lambda x, y: y % 4 == 0 and (x + y) % 16 < 6,
    "mountains": lambda x, y: (x + 6 * (y // 2 % 2)) % 12 < (2 if y % 2 else 1),
    "desert": lambda x, y: y % 6 == 0 and (x + y) % 11 < 2,
    "gold": lambda x, y: (x * 3 + y * 7) % 8 == 0,
}
"""Where a land has its second paint, by parts of cells: trees, tufts, furrows, ridges, peaks."""


class Shading:
    """A land lit from above, with soft furrows, trees or ridges.

    All hexes of a land look alike, so most rows and cells are drawn once.
    """

    def __init__(self, land: str, colour: int, made: HexRaster) -> None:
        self.colour, self.grain = colour, GRAINS[land]
        self.wide, self.high = made.w / 2, made.h * 4 / 3  # pixels from the centre to the rim
        self._rows: dict[tuple[int, float, int], list[int]] = {}

    def around(self, middle: Point) -> Texture:
        """Return the texture of the hex with this centre."""
        x0, y0 = middle

        def texture(row: Sequence[float], y: float) -> list[int]:
            left, down = row[0] - x0, y - y0
            key = round(60 * down), left, len(row)  # rows of cells are a twelfth of a pixel apart
            found = self._rows.get(key)
            if found is None:
                found = self._rows[key] = self.row([x - x0 for x in row], down)
            return found

        return texture

    def row(self, row: Sequence[float], down: float) -> list[int]:
        """Return the colours at points right of the centre and *down* below it."""
        falls, leans = 1.07 - 0.16 * (down / self.high), 0.032 / self.wide
        far, deep = 2 * self.wide, 2 * self.high  # offset that makes points non-negative
        grain = self.grain([x + far for x in row], down + deep)
        lights = [(1 + n) * (falls - leans * x) for n, x in zip(grain, row, strict=True)]
        return shades(self.colour, lights)


def _forest(row: Sequence[float], y: float) -> list[float]:
    shift = int(y) * 1.7
    return [0.3 if sin(x * 3.1 + shift) > 0.35 else -0.05 for x in row]


def _pasture(row: Sequence[float], y: float) -> list[float]:
    shift = y * 0.5
    return [0.07 * sin(x * 1.1 + shift) for x in row]


def _fields(row: Sequence[float], y: float) -> list[float]:
    shift = y * 1.2
    return [0.1 if sin((x * 0.7 + shift) * 2.2) > 0 else -0.1 for x in row]


def _hills(row: Sequence[float], y: float) -> list[float]:
    shift = y * 1.9
    return [0.14 * sin(shift + sin(x * 0.9) * 1.5) for x in row]


def _mountains(row: Sequence[float], y: float) -> list[float]:
    shift, height = int(y / 3) / 2, (y / 3) % 1
    return [0.16 if (x / 3 + shift) % 1 < height else -0.14 for x in row]


def _desert(row: Sequence[float], y: float) -> list[float]:
    shift = y * 1.4
    return [0.06 * sin(shift + x * 0.5) for x in row]


def _gold(row: Sequence[float], y: float) -> list[float]:
    height = sin(y * 1.7)
    return [0.12 * sin(x * 2.2) * height for x in row]


GRAINS: Mapping[str, Callable[[Sequence[float], float], list[float]]] = {
    "forest": _forest,
    "pasture": _pasture,
    "fields": _fields,
    "hills": _hills,
    "mountains": _mountains,
    "desert": _desert,
    "gold": _gold,
}
"""How much lighter a land is along a row of points; 0 is its own colour."""


def paint_piers(
    picture: Painter,
    look: Look,
    ends: Sequence[tuple[int, int]],
    label: tuple[int, int],
    lines: int,
) -> None:
    """Paint two piers from the shore to a harbour's label; *lines* is the scale of the map."""
    colour = paints_of(look.ink)["pier"]
    for end in ends:
        (x1, y1), (x2, y2) = middle(end), middle(label)
        y2 += 0.5 if y1 > y2 else -0.5  # a row of points, not between two
        reach = x1 + (x2 - x1) * 0.8, y1 + (y2 - y1) * 0.8
        picture.fill(picture.stroke((x1, y1), reach, PIER if lines >= MEDIUM else THIN), colour)


def disc_of(made: HexRaster, at: Hex) -> tuple[float, float, float]:
    """Return the centre and radius of a token, in pixels."""
    x, y = middle(made.centre[at])
    if made.h >= LARGE:
        return x, y, 4.5
    below = -1 if made.h == MEDIUM else 1  # between the lines of the number and the pips
    return x, y + below, 3.0 if made.h > MEDIUM else 2.7 if made.h == MEDIUM else DISC


def paint_token(picture: Painter, look: Look, made: HexRaster, at: Hex, land: str) -> None:
    """Paint the disc under the number of a hex."""
    ink, paints = look.ink, paints_of(look.ink)
    x, y, radius = disc_of(made, at)
    if picture.cell is not None:
        radius, y = max(radius, ROUND), y - 0.4 * (radius < ROUND)
        picture.fill(picture.disc(x + 0.15, y + 0.25, radius + 0.35), paints["rim"])
        picture.fill(picture.disc(x, y, radius + 0.3), paints["disc.rim"])
    elif made.h >= MEDIUM and picture.rich:  # in a calm picture it would cost a tenth of the bytes
        picture.fill(picture.disc(x, y, radius + 0.3), paints["disc.rim"])
    elif not picture.rich:  # a pattern beside it would take the second colour of its rim
        picture.fill(picture.disc(x, y, radius + 1), ink.packed(land))
    picture.fill(picture.disc(x, y, radius), ink.packed("chip"))


def paint_pips(picture: Painter, look: Look, made: HexRaster, at: Hex, pips: int, ink: str) -> None:
    """Paint the pips of a token in true pixels, beside the line of its number."""
    (x, y), beside = middle(made.centre[at]), -1.5 if made.h == MEDIUM else 1.5
    scale = 1.4 if made.h >= LARGE else 1.0
    for n in range(pips):
        along = (n - (pips - 1) / 2) * APART * scale
        picture.fill(picture.disc(x + along, y + beside * scale, PIP * scale), look.ink.packed(ink))


def veil(picture: Painter, made: HexRaster, at: Hex) -> None:
    """Darken a hex that is robbed."""
    picture.veil(picture.polygon(outline(made, at)), 0, VEIL)


def road_ends(ends: Sequence[tuple[int, int]], taken: Sequence[bool]) -> tuple[Point, Point]:
    """Return where a road starts and ends: at a node, or short of it if a piece is there."""
    (x1, y1), (x2, y2) = (middle(end) for end in ends)
    dx, dy = (x2 - x1) * ENDS, (y2 - y1) * ENDS
    near, far = taken
    return (x1 + dx * near, y1 + dy * near), (x2 - dx * far, y2 - dy * far)


def stamp_roads(
    canvas: Canvas,
    stencil: Stencil,
    roads: Sequence[tuple[tuple[Point, Point], str]],
    lines: int,
) -> None:
    """Draw roads in their full colours with a dark rim; *lines* is the scale of the map."""
    width, rim = max(1.0, ROAD * lines), max(1.0, RIM * lines)
    # on a small map a slant has its rim in its own cells
    level = {ends for ends, _ in roads if lines < MEDIUM and ends[0][0] != ends[1][0]}
    stencil.roads(canvas, roads, width, ("rim", rim), level)


def paint_plinth(picture: Painter, look: Look, x: int, y: int, cells: int) -> None:
    """Paint dark sides around a chip of *cells* cells, so it stands out from every land."""
    picture.fill(picture.block(x - 0.5, 2 * y, cells + 1, 2), paints_of(look.ink)["rim"])
