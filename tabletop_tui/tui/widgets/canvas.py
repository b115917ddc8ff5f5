"""The surface of every board: a fine picture or half-block pixels, with glyphs on top."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, floor, hypot
from typing import Any

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region
from textual.strip import Strip

from ...cells import graphemes, is_simple
from ...terminal.signs import HALF
from ..paint.blocks import BRAILLE, DOTS, FULL, INVERSE, Bits, is_picture
from ..paint.fitting import Cell
from ..paint.ink import BOLD, Ink
from ..paint.marks import TAIL, Mark, Marks
from ..paint.painter import Painter

CLEAR = ""
"""In place of a colour: the fine picture shows through."""


BRACKETS = "()[]{}"
AROUND = ("legal", "accent", "cursor", "dim")
"""The signs around a place, and their background colours."""


def half(row: Marks, x: int) -> bool:
    """Return whether a cell has the right half of a letter."""
    return x in row and row[x].character == TAIL


class Canvas:
    """A picture of `width` x `height` cells, each two pixels high. Colours are names of the theme.

    A board stores what seldom changes with `keep`; for every new position it calls `restart`, draws
    the rest, and refreshes the regions that `changed` returns. Over a finer `picture`, pixels are
    clear where nothing is drawn.
    """

    def __init__(self, width: int, height: int, ink: Ink, background: str = "background") -> None:
        self.width, self.height = width, height
        self.background = background
        self._ink = ink
        self._pixels = [[background] * width for _ in range(2 * height)]
        self._marks: list[Marks] = [{} for _ in range(height)]
        self._kept: tuple[list[list[str]], list[Marks]] = ([], [])
        self._aside: tuple[list[list[str]], list[Marks]] = ([], [])
        self._shown: tuple[list[list[str]], list[Marks]] = ([], [])
        self._fine: list[list[Cell]] = []
        self._strips: dict[int, Strip] = {}
        self._tiles: dict[int, Sequence[Any]] = {}
        """What the strips of a picture in true pixels show."""
        self.picture: Painter | None = None
        self.keep()

    # Drawing -------------------------------------------------------------------------------------

    def clear(self) -> None:
        """Clear everything, and the kept picture too."""
        self.picture = None
        self._pixels = [[self.background] * self.width for _ in range(2 * self.height)]
        self._marks = [{} for _ in range(self.height)]
        self.keep()

    def over(self, picture: Painter) -> None:
        """Clear everything, and show a fine picture of the same size below what is drawn."""
        if self.picture is not None:
            picture.follow(self.picture)
        self.clear()
        self.picture = picture
        self._pixels = [[CLEAR] * self.width for _ in range(2 * self.height)]

    def keep(self) -> None:
        """Keep the picture as it is now, for `restart`."""
        if self.picture is not None:
            self.picture.keep()
        self._kept = [row[:] for row in self._pixels], [dict(row) for row in self._marks]

    def restart(self) -> None:
        """Restore the kept picture."""
        if self.picture is not None:
            self.picture.restart()
        self._pixels = [row[:] for row in self._kept[0]]
        self._marks = [dict(row) for row in self._kept[1]]

    def set_aside(self) -> None:
        """Store the picture as it is now, beside the kept one, for `take_back`."""
        self._aside = [row[:] for row in self._pixels], [dict(row) for row in self._marks]

    def take_back(self) -> None:
        """Restore the picture stored by `set_aside`."""
        self._pixels = [row[:] for row in self._aside[0]]
        self._marks = [dict(row) for row in self._aside[1]]

    def dot(self, x: int, y: int, colour: str) -> None:
        """Draw a pixel; `y` counts half cells. Drawing outside the picture does nothing, here and
        in all methods.
        """
        if 0 <= x < self.width and 0 <= y < 2 * self.height:
            self._pixels[y][x] = colour

    def dots(self, places: Iterable[tuple[int, int]], colour: str) -> None:
        """Draw pixels of one colour."""
        for x, y in places:
            self.dot(x, y, colour)

    def block(self, x: int, y: int, width: int, height: int, colour: str) -> None:
        """Draw a filled rectangle, in pixels."""
        left = max(0, x)
        right = max(left, min(self.width, x + width))
        for row in self._pixels[max(0, y) : max(0, y + height)]:
            row[left:right] = [colour] * (right - left)

    def disc(self, x: float, y: float, radius: float, colour: str) -> None:
        """Draw a disc around the point (x, y) in pixel units: every pixel whose centre is in it."""
        for row in range(floor(y - radius), floor(y + radius) + 1):
            if abs(down := row + 0.5 - y) <= radius:
                half = (radius * radius - down * down) ** 0.5
                left, right = floor(x - half + 0.5), floor(x + half - 0.5)
                self.block(left, row, max(0, right - left + 1), 1, colour)

    def ring(self, x: float, y: float, radius: float, colour: str, width: float = 1.0) -> None:
        """Draw a circle some pixels wide around the point (x, y)."""
        outer = radius + width / 2
        for row in range(floor(y - outer), floor(y + outer) + 1):
            for column in range(floor(x - outer), floor(x + outer) + 1):
                if abs(hypot(column + 0.5 - x, row + 0.5 - y) - radius) <= width / 2:
                    self.dot(column, row, colour)

    def line(self, x1: float, y1: float, x2: float, y2: float, colour: str, dash: int = 0) -> None:
        """Draw a line between two points in pixel units; with a `dash`, that many pixels on and
        off.
        """
        steps = max(1, round(max(abs(x2 - x1), abs(y2 - y1))))
        for step in range(steps + 1):
            if not dash or step // dash % 2 == 0:
                share = step / steps
                self.dot(floor(x1 + (x2 - x1) * share), floor(y1 + (y2 - y1) * share), colour)

    def text(
        self, x: int, y: int, text: str, ink: str, paper: str | None = None, ways: int = 0
    ) -> None:
        """Write letters from the cell (x, y) to the right, each in its one or two cells.

        `paper` is the background; without it they stand on the lower pixels. Half of a letter that
        is cut at the edge or written over becomes a blank.
        """
        if not 0 <= y < self.height:
            return
        text, row = self._ink.text(text), self._marks[y]
        if is_simple(text):
            self._put(x, row, [Mark(character, ink, paper, ways) for character in text])
            return
        for letter, cells in graphemes(text):
            inside = x >= 0 and x + cells <= self.width
            parts = [letter, *[TAIL] * (cells - 1)] if inside else [" "] * cells
            if cells:  # else a combining mark without a letter
                self._put(x, row, [Mark(part, ink, paper, ways) for part in parts])
            x += cells

    def _put(self, x: int, row: Marks, marks: Sequence[Mark]) -> None:
        """Put whole letters into a row."""
        for column in (x, x + len(marks)):
            old = row.get(column)
            if old is not None and old.character == TAIL:
                row[column] = old._replace(character=" ")
                row[column - 1] = row[column - 1]._replace(character=" ")
        for column, mark in enumerate(marks, x):
            if 0 <= column < self.width:
                row[column] = mark

    def sign(
        self, x: int, y: int, name: str, ink: str, paper: str | None = None, ways: int = 0
    ) -> None:
        """Draw a sign of the glyph table."""
        self.text(x, y, self._ink.glyph(name), ink, paper, ways)

    def plate(self, colour: str) -> str | None:
        """Return the background for a label on a ground of that colour: none in true pixels, where
        letters are legible on the picture itself.
        """
        return colour if self.picture is None or self.picture.cell is None else None

    def stamp(self, bits: Bits, signs: str, ink: str, paper: str | None = None) -> None:
        """Draw a shape with hard edges: its parts of each cell in `ink`, the rest in `paper`, or as
        it is. Parts of the same colours that are there already stay.

        Where a terminal has no block signs, cells that are at least half filled get the colour.
        """
        for (x, y), filled in bits.items():
            if not (0 <= x < self.width and 0 <= y < self.height):
                continue
            old = self._marks[y].get(x)
            if self._ink.glyphs == "ascii":
                if 2 * filled.bit_count() >= (len(signs) - 1).bit_count():
                    self._marks[y][x] = Mark(" ", ink, ink, 0)
                continue
            if old is not None and old[1:3] == (ink, paper) and old.character in signs:
                filled |= signs.index(old.character)
            elif old is not None and paper is None:
                continue  # a rim covers nothing
            self._marks[y][x] = Mark(signs[filled], ink, paper, 0)

    def clear_marks(self, cells: Iterable[tuple[int, int]]) -> None:
        """Remove what is written in some cells, over which the picture has something else."""
        for x, y in cells:
            if 0 <= y < self.height:
                self._marks[y].pop(x, None)

    def bracket(self, x: int, y: int, sign: str, colour: str) -> None:
        """Draw a sign around a place that is lit or pointed at. A letter in that cell stays, on the
        colour of the sign.
        """
        if 0 <= x < self.width and 0 <= y < self.height:
            old = self._marks[y].get(x)
            other = old is not None and old.character in BRACKETS and old.paper in AROUND
            self.text(x, y, sign if other else self.letter(x, y) or sign, f"{colour}.on", colour,
                      BOLD)  # fmt: skip

    def letter(self, x: int, y: int) -> str:
        """Return the character in a cell; "" for a blank and for dots of a line."""
        mark = self._marks[y].get(x) if 0 <= y < self.height else None
        if mark is None or is_picture(mark.character):
            return ""
        return mark.character.strip()

    def is_free(self, x: int, y: int) -> bool:
        """Return whether nothing is written in a cell of the canvas."""
        if not (0 <= x < self.width and 0 <= y < self.height):
            return False
        mark = self._marks[y].get(x)
        return mark is None or is_picture(mark.character)

    def is_drawn(self, x: int, y: int) -> bool:
        """Return whether something is drawn in a cell, over the picture."""
        return x in self._marks[y]

    def trace(self, x1: float, y1: float, x2: float, y2: float, colour: str) -> None:
        """Draw a thin line of braille dots between two points in pixel units, over the picture and
        under glyphs.
        """
        steps = max(1, ceil(max(2 * abs(x2 - x1), 2 * abs(y2 - y1))))
        for step in range(steps + 1):
            share = step / steps
            across, down = (
                floor(2 * (x1 + (x2 - x1) * share)),
                floor(2 * (y1 + (y2 - y1) * share)),
            )
            self.dotted(across // 2, down // 4, DOTS[down % 4][across % 2], colour)

    def dotted(self, x: int, y: int, dots: int, colour: str) -> None:
        """Add braille dots to a cell; none over a glyph."""
        if 0 <= x < self.width and 0 <= y < self.height:
            old = self._marks[y].get(x)
            if old is None or is_picture(old.character):
                before = ord(old.character) - BRAILLE if old is not None else 0
                paper = old.paper if old is not None else None
                self._marks[y][x] = Mark(chr(BRAILLE + (before | dots)), colour, paper, 0)

    def pixel(self, x: int, y: int) -> str:
        """Return the colour of a pixel."""
        return self._pixels[y][x]

    # Showing -------------------------------------------------------------------------------------

    @property
    def ink(self) -> Ink:
        return self._ink

    @ink.setter
    def ink(self, ink: Ink) -> None:
        """Replace the colours of the picture, all of which changes. Signs keep their characters."""
        self._ink = ink
        self._strips.clear()
        self._shown = [], []

    def changed(self, width: int, height: int) -> list[Region]:
        """Return the regions of a view of this size that have changed since the last call, one for
        each run of lines.
        """
        spans: dict[int, tuple[int, int]] = {}
        pixels, marks = self._shown
        fine = [self.picture.line(y) for y in range(self.height)] if self.picture else []
        for y in range(self.height) if pixels else ():
            if span := self._span(y, pixels, marks, fine):
                spans[y] = span
                self._strips.pop(y, None)
        self._fine = fine
        self._shown = [row[:] for row in self._pixels], [dict(row) for row in self._marks]
        view = Region(0, 0, width, height)
        if not pixels:
            self._strips.clear()
            return [view]
        regions: list[Region] = []
        for y, (start, end) in spans.items():
            line = Region(start, y, end - start, 1).intersection(view)
            if not line:
                continue
            if regions and regions[-1].bottom == line.y:
                line = regions.pop().union(line)
            regions.append(line)
        return regions

    def _span(
        self, y: int, pixels: list[list[str]], marks: list[Marks], fine: list[list[Cell]]
    ) -> tuple[int, int] | None:
        """Return the first changed column of line `y`, and the one after the last."""
        places: list[int] = []
        if len(fine) != len(self._fine):
            return 0, self.width
        if fine and fine[y] is not self._fine[y]:
            both = zip(fine[y], self._fine[y], strict=True)
            places += [x for x, (new, old) in enumerate(both) if new is not old and new != old]
        for new, old in (
            (self._pixels[2 * y], pixels[2 * y]),
            (self._pixels[2 * y + 1], pixels[2 * y + 1]),
        ):
            if new != old:
                places += [
                    x for x, pair in enumerate(zip(new, old, strict=True)) if pair[0] != pair[1]
                ]
        if self._marks[y] != marks[y]:
            places += [x for x, _ in self._marks[y].items() ^ marks[y].items()]
        if not places:
            return None
        start, end = min(places), max(places) + 1
        rows = self._marks[y], marks[y]  # a letter of two cells is not sent by halves
        start -= any(half(row, start) for row in rows)
        end += any(half(row, end) for row in rows)
        return start, end

    def strip(self, y: int, width: int) -> Strip:
        """Return line `y` of a view of that width, for `render_line`."""
        blank = self._ink.style(None, self.background)
        if not 0 <= y < self.height:
            return Strip.blank(width, blank)
        strip = self._strips.get(y)
        if strip is None:
            strip = self._strips[y] = self._paint(y)
        return strip.crop(0, width).adjust_cell_length(width, blank)

    def _paint(self, y: int) -> Strip:
        """Return a whole line, with neighbours of one style in one segment."""
        if self.picture is not None and self.picture.cell is not None:
            from ..pixels.lettering import lettered

            rows = self._pixels[2 * y], self._pixels[2 * y + 1]
            tiles, marks = self.picture.line(y), self._marks[y]
            strip, self._tiles[y] = lettered(self._ink, self.picture.cell, tiles, rows, marks)
            return strip
        if self.picture is not None:
            return self._paint_fine(y, self.picture.line(y))
        upper, lower, marks = self._pixels[2 * y], self._pixels[2 * y + 1], self._marks[y]
        ink = self._ink
        segments: list[Segment] = []
        text, style, paper = "", Style.null(), ""
        for x, (top, bottom) in enumerate(zip(upper, lower, strict=True)):
            mark = marks.get(x)
            if mark is not None:
                behind = mark.paper or bottom
                character = mark.character
                wanted = (
                    ink.pair(mark.ink, behind)
                    if is_picture(character) and not mark.ways
                    else ink.style(mark.ink, behind, mark.ways)
                )
                plain = "" if mark.ways & ~BOLD else behind
            elif top == bottom:
                # A blank has no colour: it joins any run on the same background.
                character, plain = " ", top
                wanted = style if top == paper else ink.style(None, top)
            else:
                character, wanted = ink.halves(top, bottom)
                plain = bottom if character == HALF else top
            if wanted is not style:
                if text:
                    segments.append(Segment(text, style))
                text, style, paper = "", wanted, plain
            text += character
        segments.append(Segment(text, style))
        return Strip(segments, self.width)

    def _paint_fine(self, y: int, cells: list[Cell]) -> Strip:
        """Return a whole line of a fine picture with what is drawn over it."""
        upper, lower, marks = self._pixels[2 * y], self._pixels[2 * y + 1], self._marks[y]
        ink = self._ink
        segments: list[Segment] = []
        text, style, before, behind = "", Style.null(), -1, -1
        for x, cell in enumerate(cells):
            character, colour, paper, ways = cell.sign, cell.ink, cell.paper, 0
            if character != " ":
                if colour != before and (colour == behind or paper == before):
                    # With its colours exchanged it has the style of its neighbour, or nearly.
                    character, colour, paper = INVERSE[character], paper, colour
            elif paper == before and (x + 1 == len(cells) or cells[x + 1] is not cell):
                character, colour, paper = FULL, paper, behind
            if upper[x] or lower[x]:
                character, colour, paper = self._half(upper[x], lower[x], cell)
            mark = marks.get(x)
            if mark is not None:
                character, ways = mark.character, mark.ways
                paper = ink.packed(mark.paper) if mark.paper is not None else self._most(x, y, cell)
                colour = ink.packed(mark.ink)
                if character != " " and not is_picture(character):
                    colour = ink.readable(colour, paper)
            if character == " " and not ways & ~BOLD:
                wanted = style if paper == behind else ink.fine(None, paper)
            else:
                wanted = ink.fine(colour, paper, ways)
            if wanted is not style:
                if text:
                    segments.append(Segment(text, style))
                text, style = "", wanted
                before = -1 if character == " " or ways else colour
                behind = -1 if ways & ~BOLD else paper
            text += character
        segments.append(Segment(text, style))
        return Strip(segments, self.width)

    def _half(self, top: str, bottom: str, cell: Cell) -> tuple[str, int, int]:
        """Return sign, colour and background of a cell with one or two pixels over its picture."""
        above, below = (self._ink.packed(name) if name else cell.most for name in (top, bottom))
        return (" ", above, above) if above == below else (HALF, above, below)

    def _most(self, x: int, y: int, cell: Cell) -> int:
        """Return the background of a glyph that has none of its own."""
        name = self._pixels[2 * y + 1][x]
        return self._ink.packed(name) if name else cell.most
