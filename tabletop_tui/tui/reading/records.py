"""The page of records: who has won most, by game and by name."""

from __future__ import annotations

from rich.text import Text

from ...play import Words
from ...play.results.records import table_rows
from ...store.results import Records, collect
from .reader import Block, Reader


class RecordsPage(Reader):
    """A table for every finished game."""

    def __init__(self, words: Words, records: Records) -> None:
        super().__init__(words.say("records-title"), words)
        self.records = records

    def build(self, width: int) -> list[Block]:
        rows, say = table_rows(self.records.results, width), self.words.say
        blocks = (
            [Block(Text(self.records.note, "bold")), Block(Text())] if self.records.note else []
        )
        if not rows:
            return [*blocks, Block(Text(say("records-none")))]
        heads = {0, *(n + 1 for n, row in enumerate(rows) if not row)}
        blocks += [Block(Text(row, "bold" if n in heads else "")) for n, row in enumerate(rows)]
        return [*blocks, Block(Text()), Block(Text(say("records-how"), "dim"))]


def records_page(words: Words) -> RecordsPage:
    """Return the page of records."""
    return RecordsPage(words, collect())
