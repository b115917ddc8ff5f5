"""The surface every board is drawn on: half-block pixels with glyphs on top, shown through a camera."""

from __future__ import annotations

from collections.abc import Iterable
from math import floor, hypot
from typing import NamedTuple

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region
from textual.strip import Strip

from .glyphs import HALF
from .ink import BOLD, Ink


class Mark(NamedTuple):
    """A glyph in a cell: the character, its colour, the colour behind it (None: what is there), and the way."""

    character: str
    ink: str
    paper: str | None
    ways: int


Marks = dict[int, Mark]


class Canvas:
    """A picture of `width` x `height` cells, each two pixels high. Colours are names of the theme.

    A board keeps what seldom changes with `keep`, then for every new position calls `restart`, draws
    the rest, and refreshes the regions that `changed` returns.
    """

    def __init__(self, width: int, height: int, ink: Ink, background: str = "background") -> None:
        self.width, self.height = width, height
        self.background = background
        self._ink = ink
        self._origin = 0, 0
        self._pixels = [[background] * width for _ in range(2 * height)]
        self._marks: list[Marks] = [{} for _ in range(height)]
        self._kept: tuple[list[list[str]], list[Marks]] = ([], [])
        self._aside: tuple[list[list[str]], list[Marks]] = ([], [])
        self._shown: tuple[list[list[str]], list[Marks]] = ([], [])
        self._strips: dict[int, Strip] = {}
        self.keep()

    # Drawing -------------------------------------------------------------------------------------

    def clear(self) -> None:
        """Wipe everything, the kept picture too."""
        self._pixels = [[self.background] * self.width for _ in range(2 * self.height)]
        self._marks = [{} for _ in range(self.height)]
        self.keep()

    def keep(self) -> None:
        """Keep the picture as it is now; `restart` comes back to it."""
        self._kept = [row[:] for row in self._pixels], [dict(row) for row in self._marks]

    def restart(self) -> None:
        """Go back to the picture that was kept."""
        self._pixels = [row[:] for row in self._kept[0]]
        self._marks = [dict(row) for row in self._kept[1]]

    def set_aside(self) -> None:
        """Remember the picture as it is now, beside the one that is kept; `take_back` comes back to it."""
        self._aside = [row[:] for row in self._pixels], [dict(row) for row in self._marks]

    def take_back(self) -> None:
        """Go back to the picture that was set aside."""
        self._pixels = [row[:] for row in self._aside[0]]
        self._marks = [dict(row) for row in self._aside[1]]

    def dot(self, x: int, y: int, colour: str) -> None:
        """One pixel; `y` counts half cells. Outside the picture nothing happens, here and everywhere."""
        if 0 <= x < self.width and 0 <= y < 2 * self.height:
            self._pixels[y][x] = colour

    def dots(self, places: Iterable[tuple[int, int]], colour: str) -> None:
        """Many pixels of one colour."""
        for x, y in places:
            self.dot(x, y, colour)

    def block(self, x: int, y: int, width: int, height: int, colour: str) -> None:
        """A filled rectangle, in pixels."""
        left = max(0, x)
        right = max(left, min(self.width, x + width))
        for row in self._pixels[max(0, y) : max(0, y + height)]:
            row[left:right] = [colour] * (right - left)

    def disc(self, x: float, y: float, radius: float, colour: str) -> None:
        """A filled circle around the point (x, y) in pixel units: every pixel whose centre lies in it."""
        for row in range(floor(y - radius), floor(y + radius) + 1):
            if abs(down := row + 0.5 - y) <= radius:
                half = (radius * radius - down * down) ** 0.5
                left, right = floor(x - half + 0.5), floor(x + half - 0.5)
                self.block(left, row, max(0, right - left + 1), 1, colour)

    def ring(self, x: float, y: float, radius: float, colour: str, width: float = 1.0) -> None:
        """A circle line of some pixels' width around the point (x, y)."""
        outer = radius + width / 2
        for row in range(floor(y - outer), floor(y + outer) + 1):
            for column in range(floor(x - outer), floor(x + outer) + 1):
                if abs(hypot(column + 0.5 - x, row + 0.5 - y) - radius) <= width / 2:
                    self.dot(column, row, colour)

    def line(self, x1: float, y1: float, x2: float, y2: float, colour: str, dash: int = 0) -> None:
        """A line between two points in pixel units; with a `dash`, that many pixels on and as many off."""
        steps = max(1, round(max(abs(x2 - x1), abs(y2 - y1))))
        for step in range(steps + 1):
            if not dash or step // dash % 2 == 0:
                share = step / steps
                self.dot(floor(x1 + (x2 - x1) * share), floor(y1 + (y2 - y1) * share), colour)

    def text(self, x: int, y: int, text: str, ink: str, paper: str | None = None, ways: int = 0) -> None:
        """Characters in the cells from (x, y) to the right; all of them must be one cell wide.

        `paper` is the colour behind them; without it they stand on the lower pixels.
        """
        if 0 <= y < self.height:
            row = self._marks[y]
            for column, character in enumerate(self._ink.text(text), x):
                if 0 <= column < self.width:
                    row[column] = Mark(character, ink, paper, ways)

    def sign(self, x: int, y: int, name: str, ink: str, paper: str | None = None, ways: int = 0) -> None:
        """One sign of the glyph table."""
        self.text(x, y, self._ink.glyph(name), ink, paper, ways)

    def pixel(self, x: int, y: int) -> str:
        """The colour of a pixel."""
        return self._pixels[y][x]

    # Showing -------------------------------------------------------------------------------------

    @property
    def ink(self) -> Ink:
        return self._ink

    @ink.setter
    def ink(self, ink: Ink) -> None:
        """Other colours for the same picture: all of it changes. Signs keep the characters they were drawn with."""
        self._ink = ink
        self._strips.clear()
        self._shown = [], []

    @property
    def origin(self) -> tuple[int, int]:
        """The cell of the picture at the top left of the view; negative where the picture is centred."""
        return self._origin

    @origin.setter
    def origin(self, origin: tuple[int, int]) -> None:
        if origin != self._origin:
            self._origin = origin
            self._shown = [], []

    def look_at(self, x: int, y: int, width: int, height: int, margin: int = 4) -> None:
        """Move a view of `width` x `height` cells as little as needed to show cell (x, y) with a margin around it.

        A picture smaller than the view is centred.
        """
        self.origin = (
            self._slide(self._origin[0], x, width, self.width, margin),
            self._slide(self._origin[1], y, height, self.height, margin // 2),
        )

    @staticmethod
    def _slide(start: int, at: int, view: int, size: int, margin: int) -> int:
        if size <= view:
            return -((view - size) // 2)
        margin = min(margin, (view - 1) // 2)
        start = min(start, at - margin)
        start = max(start, at + margin - view + 1)
        return max(0, min(start, size - view))

    def cell_at(self, x: int, y: int) -> tuple[int, int]:
        """The cell of the picture under the cell (x, y) of the view, as for a mouse click."""
        return x + self._origin[0], y + self._origin[1]

    def changed(self, width: int, height: int) -> list[Region]:
        """The regions of a view of this size that differ from what was last asked for, one for each run of lines."""
        spans: dict[int, tuple[int, int]] = {}
        pixels, marks = self._shown
        for y in range(self.height) if pixels else ():
            if span := self._span(y, pixels, marks):
                spans[y] = span
                self._strips.pop(y, None)
        self._shown = [row[:] for row in self._pixels], [dict(row) for row in self._marks]
        view = Region(0, 0, width, height)
        if not pixels:
            self._strips.clear()
            return [view]
        left, top = self._origin
        regions: list[Region] = []
        for y, (start, end) in spans.items():
            line = Region(start - left, y - top, end - start, 1).intersection(view)
            if not line:
                continue
            if regions and regions[-1].bottom == line.y:
                line = regions.pop().union(line)
            regions.append(line)
        return regions

    def _span(self, y: int, pixels: list[list[str]], marks: list[Marks]) -> tuple[int, int] | None:
        """The columns of line `y` that differ, first and last but one."""
        places: list[int] = []
        for new, old in ((self._pixels[2 * y], pixels[2 * y]), (self._pixels[2 * y + 1], pixels[2 * y + 1])):
            if new != old:
                places += [x for x, pair in enumerate(zip(new, old, strict=True)) if pair[0] != pair[1]]
        if self._marks[y] != marks[y]:
            places += [x for x, _ in self._marks[y].items() ^ marks[y].items()]
        return (min(places), max(places) + 1) if places else None

    def strip(self, y: int, width: int) -> Strip:
        """Line `y` of a view of that width, for `render_line`."""
        left, top = self._origin
        row = y + top
        blank = self._ink.style(None, self.background)
        if not 0 <= row < self.height:
            return Strip.blank(width, blank)
        strip = self._strips.get(row)
        if strip is None:
            strip = self._strips[row] = self._paint(row)
        if left < 0:
            strip = Strip([Segment(" " * -left, blank), *strip], self.width - left)
            left = 0
        return strip.crop(left, left + width).adjust_cell_length(width, blank)

    def _paint(self, y: int) -> Strip:
        """A whole line, with neighbours of one style in one segment."""
        upper, lower, marks = self._pixels[2 * y], self._pixels[2 * y + 1], self._marks[y]
        ink = self._ink
        segments: list[Segment] = []
        text, style, paper = "", Style.null(), ""
        for x, (top, bottom) in enumerate(zip(upper, lower, strict=True)):
            mark = marks.get(x)
            if mark is not None:
                behind = mark.paper or bottom
                character, wanted = mark.character, ink.style(mark.ink, behind, mark.ways)
                plain = "" if mark.ways & ~BOLD else behind
            elif top == bottom:
                # A blank has no colour of its own: it goes with any run on the same paper.
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
