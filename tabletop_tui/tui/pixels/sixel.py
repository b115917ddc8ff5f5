"""Pictures as sixels: pixels that are printed into cells, and that text printed there replaces.

A frame sends one picture of all that has changed, transparent elsewhere, as some terminals keep
only a few pictures. Cells with a letter show the mean colour of their tile.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from PIL import Image

from .layer import Box, Place, Rows, bounds, changes, picture
from .tiles import numbered

MOST = 12
"""Pictures after which all is sent again: xterm keeps 16 for its next redraw."""

LARGE = 300
"""Cells from which on a picture decides on the colours of those after it."""

COLOURS = 128
HOLE = 255
"""The index of what is transparent."""

BAND = 6  # rows of pixels that one line of a sixel has
RUN = re.compile(rb"(.)\1{3,}", re.DOTALL)
SIGNS = bytes(min(255, n + 63) for n in range(256))
"""The sign for the bits of a column of a band."""


class Sixel:
    """The pictures on a screen. *colours* and *largest* are what the terminal allows in one;
    *forgets*: it has to be sent everything again now and then.
    """

    over_text = True

    def __init__(
        self, colours: int = COLOURS, largest: tuple[int, int] = (0, 0), *, forgets: bool = True
    ) -> None:
        self.colours = min(colours or COLOURS, COLOURS)
        self.largest, self.forgets = largest, forgets
        self._forget()

    def _forget(self) -> None:
        self.shown: dict[int, list[int]] = {}
        self.palette: Image.Image | None = None
        self.sent = 0

    def wipe(self) -> str:
        """Forget what is shown: a whole frame of text replaces it."""
        self._forget()
        return ""

    def frame(self, rows: Rows) -> str:
        changed = [(place, n) for place, n in changes(self.shown, rows) if n]
        if changed and self.forgets and self.sent >= MOST:
            changed, self.sent = [(place, n) for place, n in changes({}, rows) if n], 0
        self.shown = {y: list(row) for y, row in rows.items()}
        places = {place for place, number in changed if numbered(number) is not None}
        if not places:
            return ""
        cell = next(tile.cell for _, n in changed if (tile := numbered(n)) is not None)
        out = []
        for box in self._cut(bounds(places), cell):
            inside = {place for place in places if is_in(place, box)}
            if inside:
                self.sent += 1
                out.append(f"\x1b[{box[1] + 1};{box[0] + 1}H")
                out.append(self._encoded(picture(rows, box, cell), inside, box, cell))
        return "".join(out)

    def _cut(self, box: Box, cell: tuple[int, int]) -> Iterator[Box]:
        """Yield a box in parts no larger than the terminal allows."""
        left, top, columns, lines = box
        wide = max(1, self.largest[0] // cell[0]) if self.largest[0] else columns
        high = max(1, self.largest[1] // cell[1]) if self.largest[1] else lines
        for y in range(top, top + lines, high):
            for x in range(left, left + columns, wide):
                yield x, y, min(wide, left + columns - x), min(high, top + lines - y)

    def _encoded(
        self, image: Image.Image, inside: Collection[Place], box: Box, cell: tuple[int, int]
    ) -> str:
        if self.palette is None or len(inside) >= LARGE:
            self.palette = image.quantize(
                self.colours, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE
            )
        few = image.quantize(palette=self.palette, dither=Image.Dither.NONE)
        (wide, high), (left, top, columns, lines) = cell, box
        if len(inside) < columns * lines:
            for y in range(lines):
                for x in range(columns):
                    if (top + y, left + x) not in inside:
                        few.paste(HOLE, (x * wide, y * high, (x + 1) * wide, (y + 1) * high))
        return encoded(few, self.palette.getpalette() or [])


def is_in(place: Place, box: Box) -> bool:
    """Return whether a cell is in a box."""
    (y, x), (left, top, columns, lines) = place, box
    return left <= x < left + columns and top <= y < top + lines


def encoded(image: Image.Image, palette: list[int]) -> str:
    """Return a picture with a palette as a sixel; what has the index HOLE is transparent."""
    wide, high = image.size
    data, used, bands = image.tobytes(), set[int](), list[bytes]()
    for top in range(0, high, BAND):
        rows = [data[y * wide : (y + 1) * wide] for y in range(top, min(high, top + BAND))]
        both = b"".join(rows)
        present = sorted({*both} - {HOLE}, key=both.count, reverse=True)
        used.update(present)
        bands.append(b"$".join([b"#%d" % one + strip(rows, one) for one in present]))
    colours = "".join(
        f"#{n};2;{percent(palette[3 * n])};{percent(palette[3 * n + 1])};"
        f"{percent(palette[3 * n + 2])}"
        for n in sorted(used)
    )
    body = b"-".join(bands).decode("ascii")
    return f'\x1bP0;1;0q"1;1;{wide};{high}{colours}{body}\x1b\\'


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
