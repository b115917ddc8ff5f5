"""Honours at the end of a game, in sentences: what is told over the last drink."""

from __future__ import annotations

from ..table import Table
from ..text import Words


def honours_in_words(table: Table, words: Words) -> list[str]:
    """Return the honours of a finished game; none if the file has not kept all that happened."""
    if not table.over or not table.log or len(table.events) != len(table.log):
        return []
    found = table.game.honours(table.state, [table.opening, *table.events])
    return [str(words.fact(one)) for one in found]
