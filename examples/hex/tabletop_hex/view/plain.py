"""Hex on a line terminal: the board as a grid of numbers and dots."""

from __future__ import annotations

from typing import Any

from tabletop_tui.engine import Place
from tabletop_tui.engine.words import Speech

from ..rules.grid import cell_named, missing, name
from ..rules.position import EMPTY
from .sheet import sheet as sheet


def drawn(view: Any) -> str:
    """Return the board, one line a row, each offset further to the right. A stone is its player's
    number.
    """
    size = view.size
    rows = ["    " + " ".join(chr(ord("A") + column) for column in range(size))]
    for row in range(size):
        cells = view.cells[row * size : (row + 1) * size]
        signs = " ".join("." if cell == EMPTY else str(cell + 1) for cell in cells)
        rows.append(f"{' ' * row}{row + 1:>3} {signs}")
    return "\n".join(rows)


def stones(view: Any, seat: int, words: Speech) -> str:
    """Return the cells of a seat's stones, in words."""
    return ", ".join(
        name(view.size, cell) for cell, owner in enumerate(view.cells) if owner == seat
    ) or words.say("nothing-yet")


def board(view: Any, seat: int, words: Speech, *, picture: bool = True) -> list[str]:
    """Return the grid, or the stones of each player in a sentence, and the distance of each
    player.
    """
    rows = [drawn(view)] if picture else []
    for x in range(len(view.players)):
        facts = {"name": words.name(x), "number": x + 1, "side": x}
        if not picture:
            rows.append(words.say("plain-stones", cells=stones(view, x, words), **facts))
        rows.append(words.say("plain-far", far=missing(view.cells, view.size, x), **facts))
    return rows


def own(view: Any, seat: int, words: Speech) -> list[str]:
    """Return which edges the viewer joins."""
    return [words.say("plain-own", side=seat)]


def about(view: Any, seat: int, typed: str, words: Speech) -> list[str]:
    """Return what is on a cell."""
    cell = cell_named(view.size, typed)
    if cell is None:
        return []
    owner, where = view.cells[cell], name(view.size, cell)
    if owner == EMPTY:
        return [words.say("about-empty", cell=where)]
    return [words.say("about-stone", cell=where, name=words.name(owner))]


def legend(view: Any, words: Speech) -> list[str]:
    """Return what the signs of the grid mean."""
    rows = [words.say("plain-sign-empty")]
    for x in range(len(view.players)):
        rows.append(words.say("plain-sign-stone", number=x + 1, name=words.name(x), side=x))
    return rows


def code(view: Any, place: Place, words: Speech) -> str:
    """Return the name of a cell."""
    return name(view.size, place[1])


def area(view: Any, place: Place, words: Speech) -> str:
    """Return the row of a cell."""
    return words.say("plain-row", row=place[1] // view.size + 1)
