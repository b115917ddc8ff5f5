"""What is written in the cells of a board, over its picture."""

from __future__ import annotations

from typing import NamedTuple

TAIL = ""
"""In place of a character: the right half of the letter before, which takes two cells."""


class Mark(NamedTuple):
    """A glyph in a cell: the character, its colour, the background (None: as it is), and the
    style.
    """

    character: str
    ink: str
    paper: str | None
    ways: int


Marks = dict[int, Mark]
"""The glyphs of a line, by column."""
