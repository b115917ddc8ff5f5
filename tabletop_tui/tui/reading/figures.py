"""The pictures of a rulebook: positions of the game, drawn by its own boards."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from rich.text import Text

from ...engine.figure import Figure
from ...games import find, part
from ...play.seats import Seat
from ...play.table import Table
from ...play.text import Words
from ..game_ui import ui_of
from ..look import Look
from ..paint.emblem import row_of

if TYPE_CHECKING:
    from ..paint.ink import Ink
    from ..widgets.board import Board


@lru_cache(maxsize=64)
def figure_height(ink: Ink, language: str, game_id: str, name: str, width: int) -> int:
    """Return the rows of a figure of a game, which is not drawn yet; 0 if the game lacks it."""
    module = part(game_id, "figures")
    if module is None or name not in module.FIGURES:
        return 0
    figure: Figure = module.figure(name)
    _, top, _, bottom = window(board_of(ink, language, game_id, figure), figure, width)
    return bottom - top


@lru_cache(maxsize=64)
def figure_rows(ink: Ink, language: str, game_id: str, name: str, width: int) -> tuple[Text, ...]:
    """Return a figure of a game in rows of at most *width* cells."""
    figure: Figure = part(game_id, "figures").figure(name)  # type: ignore[union-attr]
    board = board_of(ink, language, game_id, figure)
    board.display = True
    board.marks = dict(figure.marks)
    board.redraw()
    assert board.canvas is not None
    left, top, right, bottom = window(board, figure, width)
    return tuple(row_of(board.canvas, y)[left:right] for y in range(top, bottom))


def board_of(ink: Ink, language: str, game_id: str, figure: Figure) -> Board:
    """Return the board of a figure, away from the screen, and not drawn yet."""
    game = find(game_id)
    seats = [Seat(name, "") for name in figure.names]
    table = Table(game, figure.state, seats, dict(figure.options))
    look = Look(table, table.state, -1, Words(game, figure.names, language), ink)
    board = ui_of(game_id).boards[figure.board]()
    board.display = False
    board.show(replace(look, ink=look.ink.in_cells()), {})
    board.resize(*figure.size)
    return board


def window(board: Board, figure: Figure, most: int) -> tuple[int, int, int, int]:
    """Return the first column and line of the part that is shown, and those behind it."""
    width, height = board.canvas_size
    spots = [spot for place in figure.around if (spot := board.spot(place)) is not None]
    if not spots:
        return 0, 0, min(width, most), min(height, board.sized[1])
    across, down = zip(*spots, strict=True)
    aside, above = figure.room
    left, top = max(0, min(across) - aside), max(0, min(down) - above)
    right = min(width, max(across) + aside + 1, left + most)
    return left, top, right, min(height, max(down) + above + 1)
