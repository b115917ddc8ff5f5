"""A hex map in half cells: the hex, edge or node of each, for drawing, repainting and the mouse."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from math import floor

from .hex_places import Corner, Hex, Places, Side, corners, sea_around, sides, with_sea

Place = tuple[str, int]
"""Where an action can happen: ("hex", 3), ("edge", 17), ("node", 5); ("sea", 2) is a hex around the
map.
"""
Half = tuple[int, int]
"""A half cell: its column, and its row counted in half cells."""

PRESETS = {
    "S": (8, 3),
    "M": (10, 4),
    "L": (12, 5),
    "L+": (14, 6),
    "XL": (16, 7),
    "XL+": (20, 9),
}
"""The sizes: cells between hexes of a row, and lines between rows."""

OVERVIEW = "XS"
"""A size for a look at the whole of a large map: all corners of a row of hexes are on one line."""

SIZES = {OVERVIEW: (6, 2), **PRESETS}


def extent(hexes: Iterable[Hex], preset: str) -> tuple[int, int, int, int]:
    """Return left, top, width and height in cells of a map whose hex (0, 0) has its centre in cell
    (0, 0).
    """
    across, down = SIZES[preset]
    columns, rows = zip(*(((2 * q + r) * across // 2, r * down) for q, r in hexes), strict=True)
    side, cap = across // 2, floor(2 * down / 3 + 0.5)
    left, top = min(columns) - side, min(rows) - cap
    return left, top, max(columns) + side + 1 - left, max(rows) + cap + 1 + _sunk(down) - top


def _sunk(down: int) -> int:
    """Return the half lines by which hexes lie below the lines of their centres, so that all slants
    are equally steep.
    """
    return int(down > 2 and down % 3 == 2)


def fitting(hexes: Collection[Hex], width: int, height: int, sea: bool = False) -> str | None:
    """Return the largest preset with which the map, with or without the sea around it, fits that
    many cells.
    """
    shown = with_sea(hexes) if sea else hexes
    for preset in reversed(PRESETS):
        _left, _top, across, down = extent(shown, preset)
        if across <= width and down <= height:
            return preset
    return None


class HexRaster:
    """A map of some size: `width` x `height` cells from the top left.

    By coordinates: `centre` of a hex, `corner` and `middle` of a side are cells; `pixels` of a side
    are half cells; `face[py][x]` and `side[py][x]` are the hex and the side of a half cell. By
    number, for the places of a board: `at`, `spot`, `halves`, `room` and `hit`.
    """

    def __init__(
        self,
        hexes: Sequence[Hex],
        preset: str,
        margin: tuple[int, int] = (0, 0),
        *,
        sea: bool = False,
        places: Places | None = None,
    ) -> None:
        """`margin`: empty columns left and right, and lines above and below. `sea`: show the hexes
        around the map too.

        Without `places` everything is numbered as it is met.
        """
        self.hexes, self.preset = tuple(hexes), preset
        self.w, self.h = SIZES[preset]
        self.sea = sea_around(hexes) if sea else ()
        left, top, width, height = extent([*hexes, *self.sea], preset)
        self.width, self.height = width + 2 * margin[0], height + 2 * margin[1]
        self._zero = margin[0] - left, margin[1] - top
        self.centre = {at: self._centre(at) for at in (*self.hexes, *self.sea)}
        self.corner = {corner: self._corner(corner) for at in self.hexes for corner in corners(at)}
        self.middle: dict[Side, tuple[int, int]] = {}
        self.pixels: dict[Side, list[Half]] = {}
        self.face: list[list[Hex | None]] = [[None] * self.width for _ in range(2 * self.height)]
        self.side: list[list[Side | None]] = [[None] * self.width for _ in range(2 * self.height)]
        self._table: list[list[Place | None]] = [
            [None] * self.width for _ in range(2 * self.height)
        ]
        self._spots: dict[Place, tuple[int, int]] = {}
        self._halves: dict[Place, list[Half]] = {}
        places = Places.numbered(self.hexes) if places is None else places
        self._faces(places)
        self._sides(places)
        self._nodes(places)
        for y, row in enumerate(self._table):
            for x, place in enumerate(row):
                if place is not None and place[0] != "edge":
                    self._halves.setdefault(place, []).append((x, y))

    # Making --------------------------------------------------------------------------------------

    def _centre(self, at: Hex) -> tuple[int, int]:
        x, y = (2 * at[0] + at[1]) * self.w // 2, at[1] * self.h
        return x + self._zero[0], y + self._zero[1]

    def _corner(self, corner: Corner) -> tuple[int, int]:
        """Return the cell nearest to the middle of the three hexes that meet."""
        x, y = (sum(values) for values in zip(*map(self._centre, corner), strict=True))
        return x // 3, -(-y // 3) if _sunk(self.h) else floor(y / 3 + 0.5)

    def _faces(self, places: Places) -> None:
        kinds: dict[Hex, Place] = {at: ("sea", number) for number, at in enumerate(self.sea)}
        kinds |= {at: ("hex", number) for at, number in places.hexes.items()}
        self._spots |= {place: self.centre[at] for at, place in kinds.items()}
        for y, row in enumerate(self._table):
            r = ((y - 0.5 - _sunk(self.h)) / 2 - self._zero[1]) / self.h
            for x in range(self.width):
                at = _nearest((x - self._zero[0]) / self.w - r / 2, r)
                row[x] = kinds.get(at)
                self.face[y][x] = at if at in kinds else None

    def _sides(self, places: Places) -> None:
        for at in self.hexes:
            ring = [self.corner[corner] for corner in corners(at)]
            for turn, side in enumerate(sides(at)):
                ends = sorted((ring[turn], ring[(turn + 1) % 6]), key=lambda cell: cell[1])
                line = _line(*ends)
                x, y = line[len(line) // 2]
                self.middle[side] = x, y // 2
                self.pixels[side] = _tips(*ends) + line
                for x, y in self.pixels[side]:
                    self.side[y][x] = side
                if side in places.edges:
                    number = places.edges[side]
                    self._spots["edge", number] = self.middle[side]
                    self._halves["edge", number] = self.pixels[side]
                    for x, y in line:
                        self._table[y][x] = "edge", number

    def _nodes(self, places: Places) -> None:
        for corner, number in places.nodes.items():
            x, y = self.corner[corner]
            self._spots["node", number] = x, y
            self._table[2 * y][x] = self._table[2 * y + 1][x] = "node", number

    # What is where -------------------------------------------------------------------------------

    def at(self, x: int, y: int) -> Place | None:
        """Return the place of half cell (x, y)."""
        return self._table[y][x]

    def rows(self) -> Sequence[Sequence[Place | None]]:
        """Return the place of every half cell, row by row."""
        return self._table

    def spot(self, place: Place) -> tuple[int, int]:
        """Return the cell for the sign of a place: the centre of a hex, the middle of an edge, the
        node itself.
        """
        return self._spots[place]

    def places(self, kind: str) -> list[Place]:
        """Return all places of a kind, in the order of their numbers."""
        return sorted(place for place in self._spots if place[0] == kind)

    def halves(self, place: Place) -> Sequence[Half]:
        """Return the half cells of a place; an edge includes parts of the nodes at its ends."""
        return self._halves[place]

    def room(self, place: Place, line: int = 0) -> tuple[int, int]:
        """Return the first free cell and the number of free cells in a hex, `line` lines below its
        centre.
        """
        x, y = self._spots[place]
        y += line
        if not 0 <= y < self.height:
            return x, 0
        free = [
            self._table[2 * y][column] == place == self._table[2 * y + 1][column]
            for column in range(self.width)
        ]
        if not free[x]:
            return x, 0
        start, end = x, x + 1
        while start > 0 and free[start - 1]:
            start -= 1
        while end < self.width and free[end]:
            end += 1
        return start, end - start

    def hit(
        self, x: int, y: int, legal: Collection[Place] | None = None, reach: int = 2
    ) -> Place | None:
        """Return the place that a click on cell (x, y) means.

        With `legal` places only those count: the one hit, else the nearest whose spot is at most
        `reach` lines (or twice as many columns) away.
        """
        exact = self._exact(x, y)
        if legal is None or exact in legal:
            return exact
        near = [
            (abs(self._spots[place][0] - x) / 2 + abs(self._spots[place][1] - y), place)
            for place in legal
            if place in self._spots
        ]
        return min(near)[1] if near and min(near)[0] <= reach else None

    def _exact(self, x: int, y: int) -> Place | None:
        if not (0 <= x < self.width and 0 <= y < self.height):
            return None
        halves = [
            half for half in (self._table[2 * y][x], self._table[2 * y + 1][x]) if half is not None
        ]
        thin = [half for half in halves if half[0] in ("node", "edge")]
        beside = [self._table[2 * y][c] for c in (x - 1, x + 1) if 0 <= c < self.width]
        nodes = [half for half in beside if half is not None and half[0] == "node"]
        return next(iter([*thin, *nodes, *halves]), None)


@lru_cache(maxsize=32)
def raster(
    hexes: tuple[Hex, ...], preset: str, margin: tuple[int, int] = (0, 0), sea: bool = False
) -> HexRaster:
    """Return the raster of a map at a size. Cached."""
    return HexRaster(hexes, preset, margin, sea=sea)


def _line(upper: tuple[int, int], lower: tuple[int, int]) -> list[Half]:
    """Return the half cells between two cells, without their own."""
    (x1, y1), (x2, y2) = upper, lower
    if x1 == x2:
        return [(x1, y) for y in range(2 * y1 + 2, 2 * y2)]
    columns = range(min(x1, x2) + 1, max(x1, x2))
    return [(x, floor(2 * (y1 + (y2 - y1) * (x - x1) / (x2 - x1)) + 1)) for x in columns]


def _tips(upper: tuple[int, int], lower: tuple[int, int]) -> list[Half]:
    """Return the halves of the end cells that face the line between them."""
    return [(upper[0], 2 * upper[1] + 1), (lower[0], 2 * lower[1])]


def _nearest(q: float, r: float) -> Hex:
    """Return the hex whose face contains the point (q, r)."""
    s = -q - r
    near = [floor(q + 0.5), floor(r + 0.5), floor(s + 0.5)]
    off = [abs(near[0] - q), abs(near[1] - r), abs(near[2] - s)]
    if off[0] > off[1] and off[0] > off[2]:
        return -near[1] - near[2], near[1]
    if off[1] > off[2]:
        return near[0], -near[0] - near[2]
    return near[0], near[1]
