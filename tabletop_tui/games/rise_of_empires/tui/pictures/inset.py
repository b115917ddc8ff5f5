"""The emblem of a row of tiles, in lines that are free below them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.segment import Segment
from rich.text import Text
from textual.geometry import Region
from textual.strip import Strip

from .....tui.paint.ink import Ink
from .....tui.paint.pictogram import TALL, WIDE, emblem_rows
from .emblems import EMBLEMS


class Inset(NamedTuple):
    """Rows of a picture over a board, from a cell on."""

    x: int
    y: int
    rows: Sequence[Text]

    @property
    def region(self) -> Region:
        """Return the cells of the board that it covers."""
        return Region(self.x, self.y, WIDE, len(self.rows))

    def laid_over(self, strip: Strip, y: int) -> Strip:
        """Return line *y* of the board with its part of the picture."""
        if not self.y <= y < self.y + len(self.rows):
            return strip
        row = self.rows[y - self.y]
        parts = [
            Segment(row.plain[span.start : span.end], span.style)
            for span in row.spans
            if not isinstance(span.style, str)
        ]
        after = strip.crop(self.x + WIDE, strip.cell_length)
        return Strip.join([strip.crop(0, self.x), Strip(parts, WIDE), after])


def inset_below(ink: Ink, name: str, right: int, free: range) -> Inset | None:
    """Return the emblem of that name at the right of some *free* lines, before the column *right*;
    None without room. In cells it would cost as many bytes as the list itself.
    """
    if ink.cell is None or len(free) <= TALL or right <= 2 * WIDE:
        return None
    return Inset(right - WIDE - 1, free.start, emblem_rows(ink, EMBLEMS[name]))
