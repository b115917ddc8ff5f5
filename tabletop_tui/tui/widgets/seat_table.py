"""A table with a column for each seat, as the screens draw it."""

from __future__ import annotations

from rich.text import Text

from ...cells import cell_len, cut_cells, ljust, rjust
from ...engine import SeatTable
from ...play.names import shortened
from ...play.text import Words
from ..paint.ink import BOLD, Ink

COLUMN = 10  # cells of a column at most
LEAST = 4  # cells of a column, for which long labels are cut


def table_rows(
    table: SeatTable, words: Words, ink: Ink, width: int, *, lines: int | None = None
) -> list[Text]:
    """Return the rows of a table in at most *width* cells, each seat in its colour; the last row
    counts. Only the first *lines* have their numbers, if they are still being filled.
    """
    labels = [str(words.fact(label)) for label, _ in table.rows]
    first = min(max(map(cell_len, labels)), max(1, width - LEAST * len(table.seats)))
    each = min(COLUMN, (width - first) // len(table.seats))
    names = shortened([words.name(seat) for seat in table.seats], each - 1)
    rows = [Text(" " * first)]
    for seat, name in zip(table.seats, names, strict=True):
        chip = ink.style(f"seat.{seat + 1}.text", f"seat.{seat + 1}", BOLD)
        rows[0].append(" ").append(rjust(name, each - 1), chip)
    for n, (label, (_, numbers)) in enumerate(zip(labels, table.rows, strict=True)):
        filled = lines is None or n < lines
        row = Text(ljust(cut_cells(label, first), first), "" if filled else "dim")
        for number in numbers if filled else ():
            row.append(rjust(number, each))
        rows.append(row)
    rows[-1].stylize("bold")
    return [*rows, Text()]
