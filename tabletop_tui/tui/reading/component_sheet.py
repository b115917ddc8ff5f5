"""A component sheet: emblems where there is room; headings bold, how sure a row is in italics,
remarks dim.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rich.text import Text

from ...components.sheet import Section
from ...play.text import Words
from .reader import Block, TextReader

ROOM = 110
"""Columns of the screen from which on a sheet begins with emblems."""


class PicturedReader(TextReader):
    """Rows below *pictures*, which are made for a width in cells."""

    def __init__(
        self,
        title: str,
        words: Words,
        rows: Sequence[Text],
        pictures: Callable[[int], Sequence[Text]],
    ) -> None:
        super().__init__(title, words, rows)
        self.pictures = pictures

    def build(self, width: int) -> list[Block]:
        above = self.pictures(width) if self.size.width >= ROOM else ()
        return [*(Block(row, counts=False) for row in above), *super().build(width)]


def sheet_rows(sections: Iterable[Section]) -> list[Text]:
    """Return the sections one below the other. A remark stands below a row that says how sure it
    is, else behind it.
    """
    rows: list[Text] = []
    for title, found in sections:
        rows += [Text(), Text(title, "bold")] if rows else [Text(title, "bold")]
        for row in found:
            line = Text(f"  {row.text}")
            if row.status:
                line.append(f" [{row.status}]", "italic dim")
            if row.remark and not row.status:
                line.append(f" {row.remark}", "dim")
            rows.append(line)
            if row.remark and row.status:
                rows.append(Text(f"      {row.remark}", "dim"))
    return rows
