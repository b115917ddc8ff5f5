"""Pictures by kitty's protocol: images that are sent once, and placed under the text.

Placements are a pure function of the cells: those of a frame that are no longer wanted are deleted,
and new ones are added before. An image stays in the terminal as long as it may be needed again, so
closing a page over a board costs its text and a few placements. What moves is one image over the
others, until it rests.
"""

from __future__ import annotations

import zlib
from base64 import standard_b64encode
from collections import Counter
from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import NamedTuple

from PIL import Image, ImageChops

from ...terminal.capabilities import WIPE
from .layer import Box, Key, Place, Rows, at, bounds, changes, packed, picture, rectangles
from .pace import LARGE, Pace
from .tiles import Tile, numbered

MOST_PLACED = 250
"""Placements from which on the screen is sent as one new image."""

MOST_KEPT = 6_000_000
"""Pixels of images that the terminal keeps for us."""

CHUNK = 4096  # bytes of an image in one sequence
SMALL = 40_000  # pixels up to which all colours are kept
COLOURS = 256
FEW = 32
"""Colours of what moves."""

TOP = -1
"""The depth of what moves: over all other pictures, below all text."""


Placement = tuple[Box, Key, int]
"""A rectangle of cells, the image that it shows, and its depth: below all text."""


class Sent(NamedTuple):
    """An image, and the tiles that it has from a cell of the screen on."""

    number: int
    box: Box
    rows: Rows


class Kitty:
    """The pictures on a screen, and the images that its terminal keeps."""

    over_text = False

    def __init__(self) -> None:
        self._forget()

    def _forget(self) -> None:
        self.shown: dict[int, list[int]] = {}
        self.cell = (0, 0)
        self.sent: list[Sent] = []  # the large ones
        self.kept = 0  # pixels
        self.found: dict[int, tuple[int, int, int]] = {}  # by tile: an image, column and row in it
        self.small: dict[tuple[int, int, int], int] = {}  # by image, column and row: the tiles
        self.source: dict[Place, Key] = {}
        self.extents: dict[int, tuple[int, int]] = {}  # columns and lines of every image
        self.placed: dict[Placement, int] = {}
        self.held: dict[Place, Tile | None] = {}  # what is shown, to be compared with what moves
        self.moved: tuple[int, Rows] | None = None  # the image of what moves, and what it shows
        self.images = self.placements = 0

    @property
    def worn(self) -> bool:
        return False

    def refresh(self, rows: Rows) -> str:
        return ""

    def shows(self, place: Place, number: int) -> bool:
        return at(self.shown, place) == number

    def wipe(self) -> str:
        self._forget()
        return WIPE

    def frame(self, rows: Rows, pace: Pace) -> str:
        changed = dict(changes(self.shown, rows))
        if pace.moving and all(changed.values()) and len(changed) < LARGE:
            return self._moving(rows, changed, pace)
        over, self.moved, pace.unsettled = self.moved, None, False
        if not changed and over is None:
            return ""
        out = []
        cell = self._cell(changed)
        if cell is not None and cell != self.cell:
            if self.cell != (0, 0):  # a font of another size: nothing that is kept fits
                out.append(self.wipe())
                changed, over = dict(changes({}, rows)), None
            self.cell = cell
        new = set()
        for place, number in changed.items():
            self.held[place] = numbered(number) if number else None
            key = self._known(place, number) if number else None
            if key is not None:
                self.source[place] = key
            else:
                self.source.pop(place, None)
                if number and numbered(number) is not None:
                    new.add(place)
        out += self._send(rows, new)
        wanted = self._wanted()
        if len(wanted) > MOST_PLACED or self.kept > MOST_KEPT:
            out, over = [self.wipe()], None
            self.cell = cell or (0, 0)
            out += self._send(rows, {place for place, number in changes({}, rows) if number})
            wanted = self._wanted()
        out += self._place(wanted)
        if over is not None:
            out.append(deleted(over[0]))
        self.shown = {y: list(row) for y, row in rows.items()}
        sent = "".join(out)
        if changed:
            pace.changed(len(changed))
            pace.spend(len(sent) if len(changed) < LARGE else 0)
        return sent

    def _moving(self, rows: Rows, changed: dict[Place, int], pace: Pace) -> str:
        """Return one image of all that has moved since the last rest, transparent elsewhere, in
        place of that of the frame before.
        """
        before = self.moved
        cells = dict(changes(before[1] if before is not None else self.shown, rows))
        if not cells:
            return ""
        pace.changed(len(cells))
        pace.unsettled = True
        if pace.spent:
            return ""  # soon, with what changes until then
        out = []
        self.moved = None
        if changed and self._cell(changed) == self.cell:
            box = bounds(changed)
            self.images += 1
            self.moved = self.images, {y: list(row) for y, row in rows.items()}
            image = difference(picture(self.shown, box, self.cell), picture(rows, box, self.cell))
            place = f"p=1,c={box[2]},r={box[3]},z={TOP},C=1"
            out.append(f"\x1b[{box[1] + 1};{box[0] + 1}H")
            out.append(commands(f"a=T,i={self.images},{place},f=100,q=2", image))
        if before is not None:
            out.append(deleted(before[0]))
        sent = "".join(out)
        pace.spend(len(sent))
        return sent

    def _cell(self, changed: dict[Place, int]) -> tuple[int, int] | None:
        """Return the size of the tiles in pixels."""
        return next((t.cell for n in changed.values() if n and (t := numbered(n))), None)

    def _known(self, place: Place, number: int) -> Key | None:
        """Return where a tile can be taken from, best where it was sent for the same cell, or
        beside the tile that is beside it now: a picture that comes back is one placement.
        """
        y, x = place
        for near in ((y, x - 1), (y - 1, x)):
            key = self.source.get(near)
            if key is not None and self.small.get((key[0], x - key[1], y - key[2])) == number:
                return key
        for sent in reversed(self.sent):
            left, top, columns, lines = sent.box
            inside = left <= x < left + columns and top <= y < top + lines
            if inside and at(sent.rows, place) == number:
                return sent.number, left, top
        if number in self.found:
            image, column, line = self.found[number]
            return image, x - column, y - line
        return None

    def _send(self, rows: Rows, new: set[Place]) -> Iterator[str]:
        """Send images of new tiles, and note where each is."""
        if not new:
            return
        if len(new) < LARGE:
            yield self._send_packed(rows, packed(new))
            return
        _, top, columns, lines = box = bounds(new)
        number = self._number(columns, lines)
        yield transmitted(number, picture(rows, box, self.cell))
        every = {y: list(rows.get(y, ())) for y in range(top, top + lines)}
        self.sent.append(Sent(number, box, every))
        self._note(rows, number, box, 0)

    def _send_packed(self, rows: Rows, parts: Sequence[Box]) -> str:
        """Return one image of some boxes of the screen, side by side."""
        columns, lines = sum(box[2] for box in parts), max(box[3] for box in parts)
        image = Image.new("RGB", (columns * self.cell[0], lines * self.cell[1]))
        number, used = self._number(columns, lines), 0
        for box in parts:
            image.paste(picture(rows, box, self.cell), (used * self.cell[0], 0))
            self._note(rows, number, box, used, small=True)
            used += box[2]
        return transmitted(number, image)

    def _number(self, columns: int, lines: int) -> int:
        """Return the number of a new image of so many cells."""
        self.images += 1
        self.extents[self.images] = columns, lines
        self.kept += columns * lines * self.cell[0] * self.cell[1]
        return self.images

    def _note(self, rows: Rows, image: int, box: Box, first: int, *, small: bool = False) -> None:
        """Note that the tiles of a box are in an image from the column *first* on."""
        left, top, columns, lines = box
        for y in range(top, top + lines):
            for x in range(left, left + columns):
                if number := at(rows, (y, x)):
                    cell = image, x - left + first, y - top
                    self.found.setdefault(number, cell)
                    if small:
                        self.small[cell] = number
                    self.source[y, x] = image, left - first, top

    def _wanted(self) -> set[Placement]:
        """Return all placements of a screen with these sources. A picture of many cells lies below
        those of few, and reaches under them, so that a cursor cuts it into no pieces.
        """
        counts = Counter(self.source.values())
        depths = {key: -1 - count.bit_length() for key, count in counts.items()}
        wanted = set[Placement]()
        cells = dict[Key, list[Place]]()
        for place, key in self.source.items():
            cells.setdefault(key, []).append(place)
        for key, own in cells.items():
            number, left, top = key
            depth, (columns, lines) = depths[key], self.extents[number]
            area = dict.fromkeys(own, key)
            x0, y0, wide, high = bounds(own)
            for y in range(max(top, y0), min(top + lines, y0 + high)):
                for x in range(max(left, x0), min(left + columns, x0 + wide)):
                    other = self.source.get((y, x))
                    if other is not None and depths[other] > depth:
                        area[y, x] = key
            wanted |= {(box, key, depth) for box, key in rectangles(area)}
        return wanted

    def _place(self, wanted: set[Placement]) -> Iterator[str]:
        """Add what is wanted and not placed; what is no longer wanted is moved there, or deleted
        afterwards.
        """
        wide, high = self.cell
        unwanted = dict[int, list[Placement]]()
        for each in sorted(self.placed.keys() - wanted):
            unwanted.setdefault(each[1][0], []).append(each)
        for each in sorted(wanted - self.placed.keys()):
            (x, y, columns, lines), (image, left, top), depth = each
            if moved := unwanted.get(image):
                self.placed[each] = self.placed.pop(moved.pop())
            else:
                self.placements += 1
                self.placed[each] = self.placements
            part = ""
            if (columns, lines) != self.extents[image]:
                part = f",w={columns * wide},h={lines * high}"
                part += f",x={(x - left) * wide}" if x > left else ""
                part += f",y={(y - top) * high}" if y > top else ""
            yield (
                f"\x1b[{y + 1};{x + 1}H\x1b_Ga=p,i={image},p={self.placed[each]}{part},"
                f"c={columns},r={lines},z={depth},C=1,q=2\x1b\\"
            )
        for each in (one for image in unwanted.values() for one in image):
            yield f"\x1b_Ga=d,d=i,i={each[1][0]},p={self.placed.pop(each)}\x1b\\"


def deleted(image: int) -> str:
    """Return what deletes an image and shows it nowhere."""
    return f"\x1b_Ga=d,d=I,i={image},q=2\x1b\\"


def difference(before: Image.Image, after: Image.Image) -> bytes:
    """Return the pixels in which a picture differs from another as PNG of few colours."""
    bands = ImageChops.difference(before, after).split()
    most = ImageChops.lighter(bands[0], ImageChops.lighter(bands[1], bands[2]))
    mask = most.point(lambda channel: 255 if channel else 0)
    image = Image.new("RGBA", after.size)
    image.paste(after, (0, 0), mask)
    few, file = image.quantize(FEW, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE), BytesIO()
    few.save(file, "PNG", optimize=True, compress_level=9)
    return file.getvalue()


def transmitted(number: int, image: Image.Image) -> str:
    """Return what sends an image: as PNG of few colours, or a small one as packed samples if that
    is shorter.
    """
    small = image.width * image.height <= SMALL
    exact = image.getcolors(COLOURS) is not None
    ways = []
    if small:
        packed_samples = zlib.compress(image.tobytes(), 9)
        ways.append((f"f=24,s={image.width},v={image.height},o=z", packed_samples))
    if exact or not small:
        few = image.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        file = BytesIO()
        few.save(file, "PNG", optimize=small, compress_level=9 if small else 6)
        ways.append(("f=100", file.getvalue()))
    head, data = min(ways, key=lambda way: len(way[1]))
    return commands(f"a=t,i={number},{head},q=2", data)


def commands(keys: str, data: bytes) -> str:
    """Return a command with its data, in as many sequences as that needs."""
    text = standard_b64encode(data).decode()
    parts = [text[n : n + CHUNK] for n in range(0, len(text), CHUNK)]
    out = []
    for n, part in enumerate(parts):
        more = "m=1" if n + 1 < len(parts) else "m=0"
        out.append(f"\x1b_G{keys if n == 0 else 'q=2'},{more};{part}\x1b\\")
    return "".join(out)
