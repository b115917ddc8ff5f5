"""What computer players did in the name of people who were away: marked in the story, and told to
those people when they are back.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..private.kept import followed
from ..story.narration import StoryLine
from ..table import Table
from ..text import Words


def stood_in(table: Table) -> frozenset[int]:
    """Return the numbers of the actions that a computer player did for a person."""
    if table.remote is None or not table.remote.stood_in:
        return frozenset()
    return frozenset(
        n
        for seat, first, until in table.remote.stood_in
        for n in range(first, len(table.log) if until < 0 else min(until, len(table.log)))
        if table.log[n][0] == seat
    )


def note_action(table: Table, seat: int) -> None:
    """Note that the last action of *seat* was done for it this once."""
    n = next((n for n in range(len(table.log) - 1, -1, -1) if table.log[n][0] == seat), -1)
    if table.remote is not None and n >= 0:
        spans = (*table.remote.stood_in, (seat, n, n + 1))
        table.remote = replace(table.remote, stood_in=spans)


def marked(table: Table, words: Words, lines: Sequence[StoryLine]) -> list[StoryLine]:
    """Return the story with a mark at the first sentence of each action that a computer player did
    for a person, or a standing order.
    """
    done, ordered, found, before = stood_in(table), followed(table.private), list[StoryLine](), -1
    for line in lines if done or ordered else ():
        if line.after != before and line.seat >= 0:
            if line.after - 1 in done:
                line = replace(line, text=words.say("stood-in-line", text=line.text))
            elif line.after - 1 in ordered:
                line = replace(line, text=words.say("order-followed", text=line.text))
        before = line.after
        found.append(line)
    return found if done or ordered else [*lines]
