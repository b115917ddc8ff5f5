"""The tiles of one row of the action display, listed below it.

They are shown in full where there is room; the one under the cursor always is.
"""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from ....cells import cell_len, cut_cells, ljust
from ....engine import Illegal, Place
from ....engine.fast_dataclass import dataclass
from ....tui.look import Look
from ....tui.paint.ink import BOLD
from ....tui.widgets.canvas import Canvas
from ....tui.widgets.line_widgets import wrapped
from .lines import Line, open_lines
from .plan.cards import goods, pips
from .reasons import short

KINDS = ("progress", "territory", "city", "empire")
"""The places of open tiles, row by row; the row Trade has none."""

INDENT = 2
"""Cells before a tile's name, for its letter."""


@dataclass(slots=True, frozen=True)
class Tile:
    """A tile with the rows it takes."""

    line: Line
    place: Place
    top: int
    """Its first row, counted from the first row of the first tile."""
    rows: tuple[str, ...]


def listed(look: Look, row: int) -> list[Line]:
    """Return the open tiles of a row, if it is one; of empire tiles all, taken or not."""
    if not 0 <= row < len(KINDS):
        return []
    found = (line for line in open_lines(look) if line.place is not None)
    return [line for line in found if line.place is not None and line.place[0] == KINDS[row]]


def text_of(look: Look, line: Line, shut: Mapping[Place, Illegal]) -> str:
    """Return a tile's name and effect, its holder, or why it cannot be taken."""
    return f"{line.name}: {told_of(look, line, shut, line.text)}"


def told_of(look: Look, line: Line, shut: Mapping[Place, Illegal], text: str) -> str:
    """Return a text about a tile with its holder, or why it cannot be taken."""
    parts = [text]
    if line.place is not None and line.place in shut:
        parts.append(short(look, shut[line.place]))
    if line.spent and line.seat >= 0:
        parts.append(look.say("about-held", name=look.name(line.seat)))
    return " · ".join(parts)


def stacked(
    look: Look,
    lines: list[Line],
    shut: Mapping[Place, Illegal],
    cursor: Place | None,
    room: tuple[int, int],
) -> list[Tile]:
    """Lay out tiles in *room* columns and rows.

    The one under the cursor is a card with its whole text; others are cards while rows are free,
    those with the fewest first so that as many as possible are; the rest have one row.
    """
    width, height = room[0] - INDENT, room[1]
    cards = [card(look, line, shut, width, whole=line.place == cursor) for line in lines]
    spare = height - len(lines)
    here = next((n for n, line in enumerate(lines) if line.place == cursor), -1)
    slim = set[int]()
    for n in sorted(range(len(lines)), key=lambda n: (n != here, len(cards[n]))):
        spare -= len(cards[n]) - 1
        if spare < 0 and n != here and len(cards[n]) > 1:
            spare += len(cards[n]) - 1
            slim.add(n)
    found: list[Tile] = []
    top = 0
    for n, (line, rows) in enumerate(zip(lines, cards, strict=True)):
        assert line.place is not None
        shown = [slim_row(look, line, shut, width)] if n in slim else rows
        found.append(Tile(line, line.place, top, tuple(shown)))
        top += len(shown)
    return found


def card(
    look: Look, line: Line, shut: Mapping[Place, Illegal], width: int, *, whole: bool
) -> list[str]:
    """Return a tile's name with its pips, and below it what it costs and gives; its text if that
    takes words, or if the *whole* of it is asked for.
    """
    assert line.place is not None
    signs = goods(look, line.place)
    texts = [signs] if signs else []
    if whole or not signs:
        texts.append(line.text)
    texts[-1] = told_of(look, line, shut, texts[-1])
    below = [row.plain for text in texts for row in wrapped(Text(f" {text}"), width, 1)]
    return [with_pips(look, line.place, line.name, width), *below]


def slim_row(look: Look, line: Line, shut: Mapping[Place, Illegal], width: int) -> str:
    """Return a tile in one row: its name, what it costs and gives, and its pips."""
    assert line.place is not None
    text = told_of(look, line, shut, goods(look, line.place) or line.text)
    return with_pips(look, line.place, f"{line.name}: {text}", width)


def with_pips(look: Look, place: Place, text: str, width: int) -> str:
    """Return a row of *width* cells that ends with the pips of a tile, cut before them."""
    dots = pips(look, place)
    room = width - (cell_len(dots) + 1 if dots else 0)
    if cell_len(text) > room:
        text = cut_cells(text, room - 1) + look.sign("ui.more")
    return f"{ljust(text, room)} {dots}" if dots else text


class KeptTiles:
    """Cache for the laid-out tiles of the row shown, which a board needs many times per drawing."""

    def __init__(self) -> None:
        self.look: Look | None = None
        self.shut: Mapping[Place, Illegal] = {}
        self.rest: tuple[int, Place | None, tuple[int, int]] | None = None
        self.found: list[Tile] = []

    def tiles(
        self,
        look: Look,
        row: int,
        shut: Mapping[Place, Illegal],
        cursor: Place | None,
        room: tuple[int, int],
    ) -> list[Tile]:
        """Return `stacked` of that row, recomputed when the look, the refusals or the
        rest changed.
        """
        rest = row, cursor, room
        if look is not self.look or shut is not self.shut or rest != self.rest:
            self.look, self.shut, self.rest = look, shut, rest
            self.found = stacked(look, listed(look, row), shut, cursor, room)
        return self.found


def scrolled(tiles: list[Tile], height: int, top: int, wanted: list[Place]) -> int:
    """Return the first row to show: closest to *top* with the tiles *wanted* in view, above all the
    last.
    """
    for place in wanted:
        tile = next((tile for tile in tiles if tile.place == place), None)
        if tile is not None:
            top = min(top, tile.top)
            top = max(top, min(tile.top, tile.top + len(tile.rows) - height))
    rows = sum(len(tile.rows) for tile in tiles)
    return max(0, min(top, rows - height))


def paint_tile(
    canvas: Canvas, look: Look, tile: Tile, at: tuple[int, int], limit: tuple[int, int],
    *, letter: str, lit: bool, dim: bool, pointed: bool,
) -> None:  # fmt: skip
    """Paint a tile at a cell, limited to the lines of *limit*."""
    x, y = at
    ink = "dim" if dim or tile.line.spent else "text"
    for n, row in enumerate(tile.rows):
        if limit[0] <= y + n < limit[1]:
            canvas.text(x + INDENT, y + n, row, ink)
    if not limit[0] <= y < limit[1]:
        return
    name = tile.rows[0][: len(tile.line.name)]
    if pointed:
        canvas.text(x + INDENT, y, name, "cursor.on", "cursor", BOLD)
    else:
        canvas.text(x + INDENT, y, name, tile.line.colour if not dim else "dim", None, BOLD)
    if lit and letter:
        canvas.text(x, y, letter, "legal.text", "legal", BOLD)
    elif lit:
        canvas.sign(x, y, "ui.legal", "legal.text", "legal", BOLD)
