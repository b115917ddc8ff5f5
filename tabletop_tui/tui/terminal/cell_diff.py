"""The screen cell by cell, and the bytes that turn it into the next frame."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from ...cells import cell_len, graphemes
from ...terminal.probe import Colours
from ...terminal.signs import HALF
from ..pixels.pace import IDLE, REST, Pace
from ..pixels.tiles import MARK, number_of, numbered
from .sgr_styles import PLAIN, Style, background_only, blank, change, repaper, split_sgr, within

if TYPE_CHECKING:
    from ..pixels.layer import Layer

Cell = tuple[str, Style]
"""A character and its style; the right half of a wide character is an empty string."""

START = re.compile(r"\x1b\[\d+;\d+H")
MOVE = re.compile(r"\x1b\[(\d+);(\d+)H")
TOKEN = re.compile(
    r"\x1b\[([\d;]*)m"
    r"|\x1b\]8;[^;\x1b\x07]*;([^\x1b\x07]*)(?:\x1b\\|\x07)"
    r"|([^\x00-\x1f\x7f-\x9f]+)"
)
REGIONAL = range(0x1F1E6, 0x1F200)
"""Letters two of which are a flag."""

PICTURE = "\0\0", PLAIN
"""A cell into which a picture is printed over a blank, so that no text stays below it. No bridge is
made of it.
"""

BRIDGE = 4
"""Unchanged cells of at most this many bytes are sent again rather than jumped over."""


class Alone(dict[str, bool]):
    """Whether a character is a letter of one cell by itself, cached."""

    def __missing__(self, character: str) -> bool:
        self[character] = alone = cell_len(character) == 1 and ord(character) not in REGIONAL
        return alone


ALONE = Alone()


def cells_of(text: str, style: Style) -> list[Cell]:
    """Return the cells that `text` fills when printed in `style`."""
    space = blank(style)
    if text.isascii() or all(map(ALONE.__getitem__, text)):
        return [(character, space if character == " " else style) for character in text]
    cells: list[Cell] = []
    for cluster, width in graphemes(text):
        if width:
            cells.append((cluster, space if cluster == " " else style))
            cells.extend([("", style)] * (width - 1))
        elif cells:
            cells[-1] = (cells[-1][0] + cluster, cells[-1][1])
    return cells


def parse(text: str, colours: Colours = "truecolor") -> list[Cell]:
    """Return the cells of one stretch of a frame, in the *colours* that the terminal has. Control
    characters other than styles and links are dropped.
    """
    cells: list[Cell] = []
    sgr = link = ""
    style = PLAIN
    for match in TOKEN.finditer(text):
        kind = match.lastindex
        if kind == 3:
            cells += cells_of(match[3], style)
        else:
            if kind == 1:
                sgr = "" if match[1] in ("", "0") else within(match[1], colours)
            else:
                link = match[2]
            style = Style(sgr, link)
    return cells


@lru_cache(maxsize=1 << 13)
def tiled(style: Style) -> tuple[int, Style]:
    """Return the number of the tile that a style shows, 0 for none, and the style of a glyph over
    it.
    """
    attributes, ink, paper = split_sgr(style.sgr)
    number = number_of(paper) if MARK in attributes else 0
    if not number:
        return 0, style
    return number, Style(";".join(filter(None, (*sorted(attributes - {MARK}), ink))), style.link)


def on_mean(cell: Cell, number: int, style: Style, colours: Colours) -> Cell:
    """Return a cell with the mean colour of its tile, for a terminal without pictures."""
    found = numbered(number)
    mean = found.most if found is not None else 0
    paper = within(f"48;2;{rgb(mean)}", colours)
    style = Style(";".join(filter(None, (style.sgr, paper))), style.link)
    return cell[0], blank(style) if cell[0] == " " else style


def in_halves(number: int, colours: Colours) -> Cell:
    """Return a cell that shows the colours of a tile without a picture, as a half block."""
    found = numbered(number)
    upper, lower = found.halves if found is not None else (0, 0)
    ink, paper = within(f"38;2;{rgb(upper)}", colours), within(f"48;2;{rgb(lower)}", colours)
    if ink[1:] == paper[1:]:
        return " ", Style(paper)
    return HALF, Style(f"{ink};{paper}")


def rgb(colour: int) -> str:
    """Return a packed colour as the parameters of an SGR sequence."""
    return f"{colour >> 16};{colour >> 8 & 255};{colour & 255}"


class CellDiff:
    """The screen as last sent; `frame` returns what changes it into the next one."""

    def __init__(self) -> None:
        self.size: tuple[int, int] | None = None
        """Columns and rows; cells outside are never sent."""
        self.colours: Colours = "truecolor"
        """The colours of the terminal; `forget` after a change."""
        self.layer: Layer | None = None
        """The pictures of a terminal that shows some."""
        self.pace = Pace()
        self._stale = True
        self._rows: dict[int, list[Cell | None]] = {}
        self._spans: dict[int, list[tuple[int, str]]] = {}
        self._cursor: tuple[int, int] | None = None
        self._texts: dict[int, list[Cell | None]] = {}
        self._tiles: dict[int, list[int]] = {}
        self._halved: set[int] = set()
        """Rows in which something that moves is drawn in cells."""
        self._moved = 0  # cells of them that a frame has changed

    def forget(self) -> None:
        """Forget what the screen shows. Safe in a signal handler and in another thread."""
        self._stale = True

    def frame(self, data: str) -> str:
        """Return the bytes that show the frame `data`, a string that begins with a cursor move;
        often none.
        """
        if self._stale:
            self._stale = False
            self._rows, self._spans, self._cursor = {}, {}, None
            self._texts, self._tiles = {}, {}
            self._halved.clear()
            pictures = self.layer.wipe() if self.layer is not None else ""
        else:
            pictures = ""
        pieces = MOVE.split(data)
        rest = iter(pieces[1:])
        spans: dict[int, list[tuple[int, str]]] = {}
        cursor = (0, 0)
        for row, column, text in zip(rest, rest, rest, strict=True):
            cursor = int(row) - 1, int(column) - 1
            if text and text != "\n":
                spans.setdefault(cursor[0], []).append((cursor[1], text))
        pen, moving = SGRWriter(self.size), self.layer is not None and self.pace.moving
        for y, row_spans in spans.items():
            if self._spans.get(y) != row_spans and (self.size is None or y < self.size[1]):
                self._spans[y] = row_spans
                new = self._rows.get(y, [])[:]
                for x, text in row_spans:
                    self._overlay(new, x, parse(text, self.colours))
                self._row(y, new, moving, pen)
        if not moving:
            self._rest_rows(pen)
        return self._finished(pen, cursor, pictures)

    def rest(self) -> str:
        """Return the bytes that show as pictures what has moved, and refresh them if need be."""
        if self._stale or self.layer is None or self._cursor is None or self.pace.moving:
            return ""
        pen, worn = SGRWriter(self.size), self.layer.worn and not self.pace.unsettled
        self._rest_rows(pen)
        return self._finished(pen, self._cursor, self.layer.refresh(self._tiles) if worn else "")

    @property
    def rests_in(self) -> float | None:
        """Seconds until `rest` has something to do if nothing changes; None for never."""
        if self.layer is None or not (self.pace.unsettled or self.layer.worn):
            return None
        after = REST if self.pace.unsettled else IDLE
        return max(0.0, self.pace.last + after - self.pace.clock())

    def _rest_rows(self, pen: SGRWriter) -> None:
        rows, self.pace.unsettled = sorted(self._halved), False
        self._halved.clear()
        for y in rows:
            self._row(y, self._rows[y], False, pen)

    def _finished(self, pen: SGRWriter, cursor: tuple[int, int], pictures: str) -> str:
        """Return what was written, with the pictures and the cursor."""
        pen.close()
        if self.layer is not None:
            pictures += self.layer.frame(self._tiles, self.pace)
            if self._moved:
                self.pace.changed(self._moved)
            self.pace.unsettled |= bool(self._halved)
            self._moved = 0
            if pictures:
                pen.out.insert(len(pen.out) if self.layer.over_text else 0, pictures)
                pen.at = None if self.layer.over_text else pen.at
        if pen.at != cursor and (pen.out or cursor != self._cursor):
            pen.move(*cursor)
        self._cursor = cursor
        return "".join(pen.out)

    def _row(self, y: int, new: list[Cell | None], moving: bool, pen: SGRWriter) -> None:
        """Write what changes in row `y` when it becomes `new`."""
        self._rows[y] = new
        old, new = self._texts.get(y, []), self._divided(y, new, moving)
        self._texts[y] = new
        old = old + [None] * (len(new) - len(old))
        sent = -1
        for x, cell in enumerate(new):
            if cell == old[x] or cell is None or x <= sent:
                continue
            if y in self._halved and cell[0] == HALF:
                self._moved += 1
            if cell is PICTURE:
                pen.move(y, x)
                pen.put((" ", PLAIN), 1)
                continue
            while new[x] is not None and new[x][0] == "" and x > 0:  # type: ignore[index]
                x -= 1
            gap = new[pen.at[1] : x] if pen.at and pen.at[0] == y else []
            if 0 < len(gap) <= BRIDGE:
                pen.bridge(gap)
            pen.move(y, x)
            width = 1
            while x + width < len(new) and (tail := new[x + width]) is not None and tail[0] == "":
                width += 1
            pen.put(new[x], width)  # type: ignore[arg-type]
            sent = x + width - 1

    def _divided(self, y: int, row: list[Cell | None], moving: bool) -> list[Cell | None]:
        """Return the text of a row, and note its tiles."""
        texts: list[Cell | None] = []
        self._halved.discard(y)
        tiles = [0] * len(row)
        for x, cell in enumerate(row):
            if cell is not None and MARK in cell[1].sgr:
                number, over = tiled(cell[1])
                if number and not self._pictured(y, cell[0]):
                    cell = on_mean(cell, number, over, self.colours)
                elif number and self.layer is not None and self.layer.over_text:
                    if moving and not self.layer.shows((y, x), number):
                        self._halved.add(y)
                        cell = in_halves(number, self.colours)
                    else:
                        tiles[x], cell = number, PICTURE
                elif number:
                    tiles[x] = number
                    cell = cell[0], blank(over) if cell[0] == " " else over
            texts.append(cell)
        if any(tiles) or y in self._tiles:
            self._tiles[y] = tiles
        return texts

    def _pictured(self, y: int, text: str) -> bool:
        """Return whether a cell with a tile shows a picture. One that replaces text leaves letters
        alone, and the last row, where it would move the screen.
        """
        if self.layer is None or not self.layer.over_text:
            return self.layer is not None
        return text == " " and (self.size is None or y < self.size[1] - 1)

    def _overlay(self, row: list[Cell | None], x: int, cells: list[Cell]) -> None:
        """Print `cells` over a row; the rest of a wide character that is cut becomes unknown."""
        if self.size is not None and x + len(cells) > self.size[0]:
            cells = cells[: max(0, self.size[0] - x)]
        end = x + len(cells)
        row.extend([None] * (end - len(row)))
        tail = end
        while tail < len(row) and (cell := row[tail]) is not None and cell[0] == "":
            row[tail] = None
            tail += 1
        lead = x
        while lead < len(row) and (cell := row[lead]) is not None and cell[0] == "":
            lead -= 1
        row[lead:x] = [None] * (x - lead)
        row[x:end] = cells


class SGRWriter:
    """The position and style of the terminal, and the bytes written so far."""

    def __init__(self, size: tuple[int, int] | None) -> None:
        self.out: list[str] = []
        self.at: tuple[int, int] | None = None
        self._style = PLAIN
        self._columns = size[0] if size else 0

    def move(self, y: int, x: int) -> None:
        """Go to a cell by the shortest sequence."""
        if self.at == (y, x):
            return
        absolute = f"\x1b[{y + 1};{x + 1}H"
        if self.at is not None and (self.at[0] == y or self.at[1] == x):
            down, right = y - self.at[0], x - self.at[1]
            steps = abs(down or right)
            letter = ("B" if down > 0 else "A") if down else ("C" if right > 0 else "D")
            absolute = min(f"\x1b[{steps if steps > 1 else ''}{letter}", absolute, key=len)
        self.out.append(absolute)
        self.at = y, x

    def bridge(self, gap: list[Cell | None]) -> None:
        """Write the unchanged cells before the next change, if that is shorter than a jump."""
        text = ""
        for cell in gap:
            if cell is None or len(cell[0]) != 1 or not self._wears(cell):
                return
            text += cell[0]
        if self.at is not None and len(text.encode()) <= BRIDGE:
            self.out.append(text)
            self.at = self.at[0], self.at[1] + len(text)

    def _wears(self, cell: Cell) -> bool:
        """Return whether the cell looks the same in the current style."""
        text, style = cell
        return style == self._style or (text == " " and style == blank(self._style))

    def put(self, cell: Cell, width: int) -> None:
        """Write a cell here and step over it."""
        text, style = cell
        if not self._wears(cell):
            if text == " " and background_only(style) and background_only(self._style):
                style = Style(repaper(self._style.sgr, style.sgr))
            if style.link != self._style.link:
                self.out.append(f"\x1b]8;;{style.link}\x1b\\")
            self.out.append(change(self._style.sgr, style.sgr))
            self._style = style
        self.out.append(text)
        if self.at is not None:
            y, x = self.at
            # Terminals disagree where the cursor is after a combined character or at the right
            # edge.
            self.at = (y, x + width) if len(text) == 1 and x + width != self._columns else None

    def close(self) -> None:
        """Leave the terminal in its plain style."""
        if self._style.link:
            self.out.append("\x1b]8;;\x1b\\")
        if self._style.sgr:
            self.out.append("\x1b[m")
        self._style = PLAIN
