"""The story told again: its sentences are made once for each position, however often the screen is
drawn.
"""

from __future__ import annotations

from typing import Any

from ..table import Table
from ..text import Words
from .narrate import Line, story


class Retelling:
    """Keeps what was told of the position that the table is in now."""

    def __init__(self) -> None:
        self.position: tuple[Any, ...] = ()
        self.told: dict[tuple[int, int], list[Line]] = {}

    def story(self, table: Table, words: Words, seat: int, since: int) -> list[Line]:
        """The story from action *since* on, as *seat* may hear it."""
        newest = table.told[-1] if table.told else None
        position = (
            table,
            table.state,
            newest,
            words,
            len(table.told),
            [*words.names, words.language],
        )
        if not unchanged(self.position, position):
            self.position, self.told = position, {}
        if (seat, since) not in self.told:
            self.told[seat, since] = story(table, words, seat, since)
        return self.told[seat, since]


def unchanged(one: tuple[Any, ...], other: tuple[Any, ...]) -> bool:
    """Whether both are the very same objects, with the same count, names and language at their
    end.
    """
    return one[-2:] == other[-2:] and all(
        mine is theirs for mine, theirs in zip(one[:-2], other[:-2], strict=True)
    )
