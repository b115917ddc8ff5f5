"""The luck of each seat in a finished game, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.game import Played
from ..table import Table
from ..text import Words


def luck_in_words(table: Table, words: Words) -> list[str]:
    """Return what chance brought each seat of a finished game against what was to be expected."""
    if not table.over or len(table.events) != len(table.log):
        return []
    return [str(words.fact(one)) for one in table.game.luck(steps(table))]


def steps(table: Table) -> Iterator[Played]:
    """Yield the position before each action, valid until the next one, the action and its
    events.
    """
    s = table.game.clone(table.checkpoints[0])
    walk = table.walk(s)
    for (_, action), events in zip(table.log, table.events, strict=True):
        yield s, action, events
        next(walk)
