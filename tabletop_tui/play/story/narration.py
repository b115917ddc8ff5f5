"""The narration: what happened, in sentences, as one seat may see it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...engine import Event, Moment, Who, Word
from ...engine.fast_dataclass import dataclass
from ..table import Table
from ..text import SPOKEN, Words
from .remarks import KIND, remark_in_words, remarks


@dataclass(slots=True, frozen=True)
class StoryLine:
    """A sentence of the story: the number of actions played by then, the seat that acted (-1 for
    none), its rule and event kind, the players it names, and which heading it is; for ears also
    without what is told on request, "" if that is all of it.
    """

    after: int
    seat: int
    text: str
    rule: str
    kind: str
    names: tuple[int, ...] = ()
    heads: str = ""
    brief: str = ""


def visible_events(events: list[Event], seat: int) -> Iterator[Event]:
    """Yield the events that *seat* may see. -1 sees everything."""
    for event in events:
        known = event if seat < 0 else event.seen_by(seat)
        if known is not None:
            yield known


def lines(
    events: list[Event], view: Any, words: Words, seat: int, after: int, actor: int = -1
) -> list[StoryLine]:
    """Return the sentences of *events* for *seat*. Events with an empty message are skipped."""
    story, briefly = [], words.briefly() if SPOKEN in words.forms else None
    for event in visible_events(events, seat):
        text, facts = words.sentence_and_facts(view, event)
        if text:
            kind, named = getattr(event, "kind", ""), tuple(seats_in(tuple(facts.values())))
            brief = briefly.of(view, event) if briefly is not None else text
            story.append(StoryLine(after, actor, text, event.rule, kind, named, event.heads, brief))
    return story


def seats_in(fact: Any) -> Iterator[int]:
    """Yield the seats that a fact, or a tuple of facts, names."""
    if isinstance(fact, Who):
        yield fact.seat
    elif isinstance(fact, tuple):
        for one in fact:
            yield from seats_in(one)


CHRONICLE = "chronicle"
"""The kind of a line of a chronicle."""


def chronicle_of(table: Table, seat: int, n: int) -> Moment | None:
    """Return the chronicle of the part of the game that action *n* ends, if it ends one, as *seat*
    may see it.
    """
    game = table.game
    if not any(getattr(event, "kind", "") in game.chapters for event in table.events[n]):
        return None
    view = table.state if seat < 0 else game.view(table.state, seat)
    told = [table.opening, *table.events[: n + 1]]
    return game.chronicle(view, [[*visible_events(events, seat)] for events in told])


def chronicle_lines(table: Table, words: Words, seat: int, n: int) -> list[StoryLine]:
    """Return the lines of that chronicle."""
    found = chronicle_of(table, seat, n)
    rows = [found.title, *found.rows] if found is not None else []
    texts = [str(words.fact(row)) for row in rows if isinstance(row, Word)]
    return [StoryLine(n + 1, -1, text, "", CHRONICLE, brief=text) for text in texts]


def story(
    table: Table, words: Words, seat: int, since: int = 0, *, remarked: bool = False
) -> list[StoryLine]:
    """Return the story of a table from action *since* on, as *seat* may see it (-1: all of it).
    With *remarked* it has the remarks of the characters.
    """
    view = table.state if seat < 0 else table.game.view(table.state, seat)
    sentences = lines(table.opening, view, words, seat, 0) if not since else []
    said = remarks(table) if remarked else {}
    for n in range(since, len(table.events)):
        sentences += lines(table.events[n], view, words, seat, n + 1, table.log[n][0])
        sentences += chronicle_lines(table, words, seat, n)
        if n in said:
            text = remark_in_words(words, said[n])
            sentences.append(StoryLine(n + 1, table.log[n][0], text, "", KIND, brief=text))
    return sentences


class StoryCache:
    """Keeps the sentences of the current position, so that redrawing the screen does not make them
    again.
    """

    def __init__(self) -> None:
        self.position: tuple[Any, ...] = ()
        self.sentences: dict[tuple[int, int, bool], list[StoryLine]] = {}

    def story(
        self, table: Table, words: Words, seat: int, since: int, *, remarked: bool = False
    ) -> list[StoryLine]:
        """Return the story from action *since* on, as :func:`story` does."""
        newest = table.events[-1] if table.events else None
        position = (
            table,
            table.state,
            newest,
            words,
            len(table.events),
            [*table.seats, *words.names, words.language],
        )
        if not is_same_position(self.position, position):
            self.position, self.sentences = position, {}
        asked = seat, since, remarked
        if asked not in self.sentences:
            self.sentences[asked] = story(table, words, seat, since, remarked=remarked)
        return self.sentences[asked]


def is_same_position(one: tuple[Any, ...], other: tuple[Any, ...]) -> bool:
    """Return whether two keys have identical objects, and equal names and language at the end."""
    return one[-2:] == other[-2:] and all(
        mine is theirs for mine, theirs in zip(one[:-2], other[:-2], strict=True)
    )
