"""The tiles of one row of the action display, listed below it.

They are shown in full where there is room; the one under the cursor always is.
"""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from ....cells import cut_cells
from ....engine import Illegal, Place
from ....engine.fast_dataclass import dataclass
from ....tui.look import Look
from ....tui.paint.ink import BOLD
from ....tui.widgets.canvas import Canvas
from ....tui.widgets.line_widgets import wrapped
from .lines import Line, open_lines
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
    parts = [line.text]
    if line.place is not None and line.place in shut:
        parts.append(short(look, shut[line.place]))
    if line.spent and line.seat >= 0:
        parts.append(look.say("about-held", name=look.name(line.seat)))
    return f"{line.name}: {' · '.join(parts)}"


def stacked(
    look: Look,
    lines: list[Line],
    shut: Mapping[Place, Illegal],
    cursor: Place | None,
    room: tuple[int, int],
) -> list[Tile]:
    """Lay out tiles in *room* columns and rows.

    The one under the cursor is shown in full, and others while rows are free, those with the
    fewest first so that as many as possible are whole; the rest are cut to one row.
    """
    width, height = room
    whole = [
        [row.plain for row in wrapped(Text(text_of(look, line, shut)), width - INDENT, 1)]
        for line in lines
    ]
    spare = height - len(lines)
    here = next((n for n, line in enumerate(lines) if line.place == cursor), -1)
    cut = set[int]()
    for n in sorted(range(len(lines)), key=lambda n: (n != here, len(whole[n]))):
        spare -= len(whole[n]) - 1
        if spare < 0 and n != here and len(whole[n]) > 1:
            spare += len(whole[n]) - 1
            cut.add(n)
    found: list[Tile] = []
    top = 0
    for n, (line, rows) in enumerate(zip(lines, whole, strict=True)):
        assert line.place is not None
        if n in cut:
            more = look.sign("ui.more")
            rows = [cut_cells(text_of(look, line, shut), width - INDENT - 1) + more]
        found.append(Tile(line, line.place, top, tuple(rows)))
        top += len(rows)
    return found


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
