"""The story: what happened, in sentences, as one seat may hear it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...engine import Event, Who
from ...engine.fast_dataclass import dataclass
from ..table import Table
from ..text import Words


@dataclass(slots=True, frozen=True)
class Line:
    """A sentence of the story: after how many actions it stands, the seat that acted (-1 for none),
    its rule, the players whom it names, and how it heads what follows.
    """

    after: int
    seat: int
    text: str
    rule: str
    kind: str
    names: tuple[int, ...] = ()
    heads: str = ""


def visible_events(events: list[Event], seat: int) -> Iterator[Event]:
    """The events that *seat* may hear of; -1 hears everything."""
    for event in events:
        known = event if seat < 0 else event.seen_by(seat)
        if known is not None:
            yield known


def lines(
    events: list[Event], view: Any, words: Words, seat: int, after: int, actor: int = -1
) -> list[Line]:
    """The sentences of *events* for *seat*; an event whose message is empty is not told."""
    story = []
    for event in visible_events(events, seat):
        text, facts = words.sentence_and_facts(view, event)
        if text:
            kind, named = getattr(event, "kind", ""), tuple(seats_in(tuple(facts.values())))
            story.append(Line(after, actor, text, event.rule, kind, named, event.heads))
    return story


def seats_in(fact: Any) -> Iterator[int]:
    """The seats that a fact, or one of several, names."""
    if isinstance(fact, Who):
        yield fact.seat
    elif isinstance(fact, tuple):
        for one in fact:
            yield from seats_in(one)


def story(table: Table, words: Words, seat: int, since: int = 0) -> list[Line]:
    """The whole story of a table from action *since* on, as *seat* may hear it (-1: all of it)."""
    view = table.state if seat < 0 else table.game.view(table.state, seat)
    told = lines(table.opening, view, words, seat, 0) if not since else []
    for n in range(since, len(table.events)):
        told += lines(table.events[n], view, words, seat, n + 1, table.log[n][0])
    return told


class StoryCache:
    """Keeps what was told of the position that the table is in now."""

    def __init__(self) -> None:
        self.position: tuple[Any, ...] = ()
        self.told: dict[tuple[int, int], list[Line]] = {}

    def story(self, table: Table, words: Words, seat: int, since: int) -> list[Line]:
        """The story from action *since* on, as *seat* may hear it."""
        newest = table.events[-1] if table.events else None
        position = (
            table,
            table.state,
            newest,
            words,
            len(table.events),
            [*words.names, words.language],
        )
        if not is_same_position(self.position, position):
            self.position, self.told = position, {}
        if (seat, since) not in self.told:
            self.told[seat, since] = story(table, words, seat, since)
        return self.told[seat, since]


def is_same_position(one: tuple[Any, ...], other: tuple[Any, ...]) -> bool:
    """Whether both are the very same objects, with the same count, names and language at their
    end.
    """
    return one[-2:] == other[-2:] and all(
        mine is theirs for mine, theirs in zip(one[:-2], other[:-2], strict=True)
    )
