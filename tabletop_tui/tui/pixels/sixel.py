"""Pictures as sixels: pixels that are printed into cells, and that text printed there replaces.

A frame sends one picture of all that has changed, transparent elsewhere, as some terminals keep
only a few pictures. Cells with a letter show the mean colour of their tile.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Hashable, Iterable, Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from PIL import Image, ImageChops

from .layer import Box, Place, Rows, at, bounds, changes, is_in, picture
from .pace import LARGE, Pace
from .tiles import numbered

MOST, WORN = 12, 6
"""Pictures after which all is sent again, at once or when nothing else happens: xterm keeps 16 for
its next redraw.
"""

COLOURS = 96
HOLE = 255
"""The index of what is transparent."""

PALETTES, STRANGE = 4, 60
"""How many palettes are kept, and how many tiles of a large picture may be others than those that a
palette serves.
"""

OFF, OFF_PIXELS, ADDED = 40, 10, 24
"""By how much a channel of a pixel may differ from the nearest colour; how many in a cell's pixels
are one that differs more from where on colours are added; and how many at once.
"""

MOST_KEPT = 2_000_000
"""Bytes of encoded bands that are kept."""

BAND = 6  # rows of pixels that one line of a sixel has
GROUND = bytes(HOLE) + bytes([HOLE])
"""Makes all colours of a row one."""

RUN = re.compile(rb"(.)\1{3,}", re.DOTALL)
SIGNS = bytes(min(255, n + 63) for n in range(256))
"""The sign for the bits of a column of a band."""


class Palette:
    """The colours of pictures, and the tiles that they serve. Colours are added, never changed."""

    def __init__(self, number: int, image: Image.Image, tiles: Iterable[int]) -> None:
        self.number, self.tiles = number, set(tiles)
        self.colours = (image.getpalette() or [])[: 3 * (1 + max(image.tobytes()))]
        self._note()

    def _note(self) -> None:
        self.image = Image.new("P", (1, 1))
        self.image.putpalette(self.colours)

    def room(self, most: int) -> int:
        """Return how many colours can be added, up to so many in all."""
        return most - len(self.colours) // 3

    def serve(self, numbers: Collection[int], cell: tuple[int, int], most: int) -> None:
        """Add colours for tiles that have others than there are, up to so many in all."""
        self.tiles.update(numbers)
        tiles = [tile for n in numbers if (tile := numbered(n)) is not None and tile.cell == cell]
        room = self.room(most)
        if not tiles or room <= 0:
            return
        data = b"".join([tile.pixels for tile in tiles])
        image = Image.frombytes("RGB", (cell[0], cell[1] * len(tiles)), data)
        near = image.quantize(palette=self.image, dither=Image.Dither.NONE).convert("RGB")
        bands = ImageChops.difference(image, near).split()
        off = ImageChops.lighter(bands[0], ImageChops.lighter(bands[1], bands[2])).tobytes()
        far = [n for n, channel in enumerate(off) if channel > OFF]
        if OFF_PIXELS * len(far) < cell[0] * cell[1]:
            return
        others = b"".join([data[3 * n : 3 * n + 3] for n in far])
        few = Image.frombytes("RGB", (len(far), 1), others).quantize(
            min(ADDED, room), Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE
        )
        self.colours += (few.getpalette() or [])[: 3 * (1 + max(few.tobytes()))]
        self._note()


class Band(NamedTuple):
    """Six rows of pixels as a part of a sixel, and the colours in them."""

    data: str
    colours: frozenset[int]


class Sixel:
    """The pictures on a screen. *colours* and *largest* are what the terminal allows in one;
    *forgets*: it has to be sent everything again now and then.

    Bands are encoded once: a board that was hidden comes back from kept bytes.
    """

    over_text = True

    def __init__(
        self, colours: int = COLOURS, largest: tuple[int, int] = (0, 0), *, forgets: bool = True
    ) -> None:
        self.colours, self.most = min(colours or COLOURS, COLOURS), min(colours or HOLE, HOLE)
        self.largest, self.forgets = largest, forgets
        self.shown: dict[int, list[int]] = {}
        self.sent = 0
        self.palettes: list[Palette] = []  # the last used first
        self.made = 0
        self.bands: dict[tuple[Hashable, ...], Band] = {}  # the last used last
        self.kept = 0

    def wipe(self) -> str:
        """Forget what is shown: a whole frame of text replaces it."""
        self.shown, self.sent = {}, 0
        return ""

    @property
    def worn(self) -> bool:
        return self.forgets and self.sent >= WORN

    def shows(self, place: Place, number: int) -> bool:
        return at(self.shown, place) == number

    def frame(self, rows: Rows, pace: Pace) -> str:
        changed = [(place, n) for place, n in changes(self.shown, rows) if n]
        if changed:
            pace.changed(len(changed))
        if changed and self.forgets and self.sent >= MOST:
            return self.refresh(rows)
        self.shown = {y: list(row) for y, row in rows.items()}
        return self._sent(rows, changed)

    def refresh(self, rows: Rows) -> str:
        self.shown = {y: list(row) for y, row in rows.items()}
        return self._sent(rows, [(place, n) for place, n in changes({}, rows) if n])

    def _sent(self, rows: Rows, cells: Sequence[tuple[Place, int]]) -> str:
        """Return pictures of some cells."""
        places = {place for place, number in cells if numbered(number) is not None}
        if not places:
            return ""
        cell = next(tile.cell for _, n in cells if (tile := numbered(n)) is not None)
        palette = self._palette(rows, places, cell)
        if len(places) == sum(map(bool, chain.from_iterable(rows.values()))):
            self.sent = 0  # nothing that older pictures show is needed any more
        out = []
        for box in self._cut(bounds(places), cell):
            inside = {place for place in places if is_in(place, box)}
            if inside:
                self.sent += 1
                out.append(f"\x1b[{box[1] + 1};{box[0] + 1}H")
                out.append(self._encoded(rows, box, inside, cell, palette))
        self._forget_bands()
        return "".join(out)

    def _palette(self, rows: Rows, places: Collection[Place], cell: tuple[int, int]) -> Palette:
        """Return the colours for a picture: those of the last large one, or of one like it."""
        numbers = [at(rows, place) for place in places]
        if self.palettes and len(places) < LARGE:
            self.palettes[0].serve({*numbers} - self.palettes[0].tiles, cell, self.most)
            return self.palettes[0]
        for palette in self.palettes:
            strange = {*numbers} - palette.tiles
            room = palette.room(self.most) >= ADDED
            if not strange or (len(strange) <= STRANGE and room):
                break
        else:
            whole = picture(rows, bounds(places), cell)
            few = whole.quantize(self.colours, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
            self.made += 1
            palette = Palette(self.made, few, numbers)
        palette.serve({*numbers} - palette.tiles, cell, self.most)
        others = [each for each in self.palettes if each is not palette]
        self.palettes = [palette, *others][:PALETTES]
        return palette

    def _forget_bands(self) -> None:
        while self.kept > MOST_KEPT:
            oldest = next(iter(self.bands))
            self.kept -= len(self.bands.pop(oldest).data)

    def _cut(self, box: Box, cell: tuple[int, int]) -> Iterator[Box]:
        """Yield a box in parts no larger than the terminal allows."""
        left, top, columns, lines = box
        wide = max(1, self.largest[0] // cell[0]) if self.largest[0] else columns
        high = max(1, self.largest[1] // cell[1]) if self.largest[1] else lines
        for y in range(top, top + lines, high):
            for x in range(left, left + columns, wide):
                yield x, y, min(wide, left + columns - x), min(high, top + lines - y)

    def _encoded(
        self,
        rows: Rows,
        box: Box,
        inside: Collection[Place],
        cell: tuple[int, int],
        palette: Palette,
    ) -> str:
        """Return a box of cells as a sixel; those that are not *inside* are transparent."""
        (wide, high), (left, top, columns, lines) = cell, box
        tiles = [
            tuple(at(rows, (y, x)) if (y, x) in inside else 0 for x in range(left, left + columns))
            for y in range(top, top + lines)
        ]
        drawn: dict[int, list[bytes]] = {}  # rows of pixels, by line of cells
        bands = list[Band]()
        for first in range(0, lines * high, BAND):
            last = min(first + BAND, lines * high)
            crossed = range(first // high, (last - 1) // high + 1)
            key = palette.number, cell, first % high, last - first, *(tiles[y] for y in crossed)
            band = self.bands.pop(key, None)
            if band is None:
                for y in crossed:
                    if y not in drawn:
                        line = picture(rows, (left, top + y, columns, 1), cell)
                        drawn[y] = indices(line, tiles[y], cell, palette)
                band = encoded([drawn[y // high][y % high] for y in range(first, last)])
                self.kept += len(band.data)
            self.bands[key] = band
            bands.append(band)
        return joined(bands, (columns * wide, lines * high), palette.colours)


def indices(
    line: Image.Image, tiles: Sequence[int], cell: tuple[int, int], palette: Palette
) -> list[bytes]:
    """Return the rows of pixels of a line of cells as indices of a palette."""
    few = line.quantize(palette=palette.image, dither=Image.Dither.NONE)
    for x, number in enumerate(tiles):
        if not number:
            few.paste(HOLE, (x * cell[0], 0, (x + 1) * cell[0], cell[1]))
    data, pitch = few.tobytes(), few.width
    return [data[y * pitch : (y + 1) * pitch] for y in range(few.height)]


def encoded(rows: list[bytes]) -> Band:
    """Return up to six rows of pixels as a band; what has the index HOLE is transparent. The most
    frequent colour is printed everywhere, and the others over it.
    """
    both = b"".join(rows)
    present = sorted({*both} - {HOLE}, key=both.count, reverse=True)
    ground = [row.translate(GROUND) for row in rows]
    strips = [strip(rows, one) if n else strip(ground, 0) for n, one in enumerate(present)]
    parts = [b"#%d" % one + each for one, each in zip(present, strips, strict=True)]
    return Band(b"$".join(parts).decode("ascii"), frozenset(present))


def joined(bands: Sequence[Band], size: tuple[int, int], palette: list[int]) -> str:
    """Return bands of a picture of so many pixels as a sixel."""
    used = frozenset[int]().union(*(band.colours for band in bands))
    colours = "".join(
        f"#{n};2;{percent(palette[3 * n])};{percent(palette[3 * n + 1])};"
        f"{percent(palette[3 * n + 2])}"
        for n in sorted(used)
    )
    body = "-".join([band.data for band in bands])
    return f'\x1bP0;1;0q"1;1;{size[0]};{size[1]}{colours}{body}\x1b\\'


def strip(rows: list[bytes], colour: int) -> bytes:
    """Return where a band has a colour, from the left, with equal signs in runs."""
    bits = 0
    for n, row in enumerate(rows):
        if colour in row:
            bits |= int.from_bytes(row.translate(table(colour, n)), "big")
    signs = bits.to_bytes(len(rows[0]), "big").rstrip(b"\0").translate(SIGNS)
    return RUN.sub(lambda run: b"!%d%c" % (len(run[0]), run[1][0]), signs)


_tables: dict[tuple[int, int], bytes] = {}


def table(colour: int, row: int) -> bytes:
    """Return the translation of samples to the bit of a row where they have a colour."""
    found = _tables.get((colour, row))
    if found is None:
        made = bytearray(256)
        made[colour] = 1 << row
        found = _tables[colour, row] = bytes(made)
    return found


def percent(channel: int) -> int:
    """Return a channel as sixels have it, from 0 to 100."""
    return round(channel / 2.55)
