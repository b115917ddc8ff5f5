"""The story: what happened, in sentences, as one seat may hear it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ..engine import Event
from .table import Table
from .text import Words


@dataclass(slots=True, frozen=True)
class Line:
    """A sentence of the story: after how many actions it stands, the seat that acted (-1 for none), its rule."""

    after: int
    seat: int
    text: str
    rule: str
    kind: str


def heard(events: list[Event], seat: int) -> Iterator[Event]:
    """The events that *seat* may hear of; -1 hears everything."""
    for event in events:
        known = event if seat < 0 else event.seen_by(seat)
        if known is not None:
            yield known


def lines(events: list[Event], view: Any, words: Words, seat: int, after: int, actor: int = -1) -> list[Line]:
    """The sentences of *events* for *seat*; an event whose message is empty is not told."""
    story = []
    for event in heard(events, seat):
        text = words.of(view, event)
        if text:
            story.append(Line(after, actor, text, event.rule, getattr(event, "kind", "")))
    return story


def story(table: Table, words: Words, seat: int, since: int = 0) -> list[Line]:
    """The whole story of a table from action *since* on, as *seat* may hear it (-1: all of it)."""
    view = table.state if seat < 0 else table.game.view(table.state, seat)
    told = lines(table.opening, view, words, seat, 0) if not since else []
    for n in range(since, len(table.told)):
        told += lines(table.told[n], view, words, seat, n + 1, table.log[n][0])
    return told
