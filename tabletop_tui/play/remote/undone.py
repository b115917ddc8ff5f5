"""What was undone at a table of several terminals: named when it is put to the vote, and kept in
the story with who undid it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..story.narration import StoryLine, lines
from ..table import Table
from ..text import Words

KIND = "undone"
MOST = 40  # traces that a save keeps: the newest


def note_undo(table: Table, seat: int, count: int) -> None:
    """Note that *seat* has undone so many actions, those after the present log."""
    if table.remote is not None:
        traces = (*table.remote.undone, (len(table.log), seat, count))
        table.remote = replace(table.remote, undone=traces[-MOST:])


def with_undone(
    story: Sequence[StoryLine], table: Table, words: Words, since: int = 0
) -> list[StoryLine]:
    """Return the story with a line for each time that something was undone there."""
    traces = table.remote.undone if table.remote is not None else ()
    found = [
        StoryLine(after, seat, undone_in_words(words, seat, count), "", KIND)
        for after, seat, count in traces
        if after >= since
    ]
    # the sort is stable, so a trace follows the action before it
    return sorted([*story, *found], key=lambda line: line.after) if found else [*story]


def undone_in_words(words: Words, seat: int, count: int) -> str:
    """Return who has undone how much."""
    return words.say("undone-line", name=words.name(seat), count=count)


def last_undo(table: Table, words: Words) -> str:
    """Return who has undone something last, as a sentence."""
    traces = table.remote.undone if table.remote is not None else ()
    if not traces:
        return words.say("remote-taken-back")
    _, seat, count = traces[-1]
    return undone_in_words(words, seat, count)


def told_of(table: Table, words: Words, n: int) -> str:
    """Return what action *n* did, as everybody has heard it."""
    if not 0 <= n < len(table.events):
        return ""
    everybody = len(table.seats)
    view = table.game.view(table.state, everybody)
    heard = lines(table.events[n], view, words, everybody, n + 1, table.log[n][0])
    return heard[0].text.rstrip(".") if heard else ""
