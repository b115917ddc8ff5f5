"""The board. Cells are drawn as bricks, which touch six others as hexagons do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from tabletop_tui.engine import Event, Place
from tabletop_tui.tui.paint.ink import BOLD
from tabletop_tui.tui.widgets.animation import Animation
from tabletop_tui.tui.widgets.board import Board
from tabletop_tui.tui.widgets.canvas import Canvas

from ..rules.grid import cell_named, name
from ..rules.position import EMPTY, Stood

SIZES = ((2, 1), (4, 2), (6, 3), (8, 4))
"""Columns and lines of a cell, smallest first. Each row is offset by half a cell."""

LEFT, TOP = 4, 2
"""Columns for the numbers of the rows, and lines for the letters of the columns."""

WOODS = ("cell.a", "cell.b", "cell.c")


class Laying(Animation):
    """A stone lights up its cell, and fills it from left to right."""

    seconds = 0.2

    def __init__(self, stood: Stood) -> None:
        self.stood = stood

    def paint(self, board: Any, canvas: Canvas, at: float) -> None:
        (x, y), (wide, tall) = board.corner(self.stood.cell), board.cell
        canvas.text(x, y + (tall - 1) // 2, " " * wide, "accent", "accent")
        canvas.block(x, 2 * y, wide, 2 * tall, "accent")
        filled = round(wide * at / self.seconds)
        canvas.text(x, y + (tall - 1) // 2, " " * filled, "accent", f"seat.{self.stood.seat + 1}")
        canvas.block(x, 2 * y, filled, 2 * tall, f"seat.{self.stood.seat + 1}")


class HexBoard(Board):
    """The rhombus, with the edges in the colours of the players who join them."""

    title: ClassVar[str] = "board-hex"
    steady = True
    cell = SIZES[0]

    def fit(self, width: int, height: int) -> tuple[int, int]:
        if self.look is None:
            return width, height
        for cell in SIZES:
            across, down = self.extent(cell)
            if cell == SIZES[0] or (across <= width and down <= height):
                self.cell = cell
        across, down = self.extent(self.cell)
        return min(width, across), min(height, down)

    def extent(self, cell: tuple[int, int]) -> tuple[int, int]:
        """Return the columns and lines of the board with cells of that size."""
        size: int = self.state.size
        return LEFT + size * cell[0] + (size - 1) * cell[0] // 2 + 2, TOP + size * cell[1] + 1

    def corner(self, cell: int) -> tuple[int, int]:
        """Return the column and the line of the upper left corner of a cell."""
        row, column = divmod(cell, self.state.size)
        return LEFT + column * self.cell[0] + row * self.cell[0] // 2, TOP + row * self.cell[1]

    # -- places ------------------------------------------------------------------------------------

    def spot(self, place: Place) -> tuple[int, int] | None:
        if self.look is None or place[0] != "cell" or not 0 <= place[1] < len(self.state.cells):
            return None
        x, y = self.corner(place[1])
        return x + (self.cell[0] - 1) // 2, y + (self.cell[1] - 1) // 2

    def places(self) -> Iterable[Place]:
        return [] if self.look is None else [("cell", n) for n in range(len(self.state.cells))]

    def hit(self, x: int, y: int) -> Place | None:
        if self.look is None:
            return None
        size, (wide, tall) = self.state.size, self.cell
        row = (y - TOP) // tall
        column = (x - LEFT - row * wide // 2) // wide
        inside = 0 <= row < size and 0 <= column < size
        return ("cell", row * size + column) if inside else None

    def about(self, place: Place) -> str:
        look, cell = self.looking(), place[1]
        owner, where = self.state.cells[cell], name(self.state.size, cell)
        if owner == EMPTY:
            return look.say("about-empty", cell=where)
        return look.say("about-stone", cell=where, name=look.name(owner))

    def named(self, text: str) -> Place | None:
        cell = None if self.look is None else cell_named(self.state.size, text)
        return None if cell is None else ("cell", cell)

    def animations(self, events: Sequence[Event]) -> Sequence[Animation]:
        return [Laying(event) for event in events if isinstance(event, Stood)]

    # -- drawing -----------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        self.paint_rim(canvas)
        size, (wide, tall) = self.state.size, self.cell
        for cell, owner in enumerate(self.state.cells):
            x, y = self.corner(cell)
            row, column = divmod(cell, size)
            # Three colours in turn along the rows, a step further in each: none meets itself.
            wood = WOODS[(column - row) % 3]
            colour = wood if owner == EMPTY else f"seat.{owner + 1}"
            canvas.block(x, 2 * y, wide, 2 * tall, colour)
            at = self.spot(("cell", cell))
            assert at is not None
            if owner == EMPTY:
                sign = "ui.legal" if ("cell", cell) in self.lit else "cell.empty"
                canvas.sign(*at, sign, f"{wood}.on", wood)
            else:
                canvas.sign(*at, colour, f"{colour}.text", colour, BOLD)
                if cell == self.state.newest and wide > 2:
                    canvas.text(at[0] - 1, at[1], "(", f"{colour}.text", colour, BOLD)
                    canvas.text(at[0] + 1, at[1], ")", f"{colour}.text", colour, BOLD)

    def paint_rim(self, canvas: Canvas) -> None:
        """Paint the letters, the numbers and the four edges."""
        size, (wide, tall) = self.state.size, self.cell
        for n in range(size):
            canvas.text(LEFT + n * wide, 0, chr(ord("A") + n), "dim", "background")
            x, y = self.corner(n * size)
            canvas.text(x - 4, y + (tall - 1) // 2, f"{n + 1:>2}", "dim", "background")
            canvas.block(x - 1, 2 * y, 1, 2 * tall, "seat.2.line")
            canvas.block(x + size * wide, 2 * y, 1, 2 * tall, "seat.2.line")
        canvas.block(LEFT, 2 * TOP - 1, size * wide, 1, "seat.1.line")
        x, y = self.corner(size * (size - 1))
        canvas.block(x, 2 * (y + tall), size * wide, 1, "seat.1.line")

    def paint_cursor(self, canvas: Canvas) -> None:
        at = self.spot(self.cursor) if self.cursor is not None else None
        if self.cursor is None or at is None:
            return
        x, y = self.corner(self.cursor[1])
        canvas.block(x, 2 * y, self.cell[0], 2 * self.cell[1], "cursor")
        owner = self.state.cells[self.cursor[1]]
        lit = self.cursor in self.lit
        sign = f"seat.{owner + 1}" if owner != EMPTY else "ui.legal" if lit else "cell.empty"
        canvas.text(x, at[1], " " * self.cell[0], "cursor.text", "cursor")
        canvas.sign(*at, sign, "cursor.text", "cursor", BOLD)
