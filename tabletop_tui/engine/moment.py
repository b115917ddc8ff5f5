"""A moment: something that happened at the table for which everybody looks up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .event import Event
from .fast_dataclass import dataclass
from .words import Word


@dataclass(slots=True, frozen=True)
class Moment:
    """A title, and rows under it: events to be told in their own sentences, and other words.

    *seats* are the players whom it concerns, none for everybody; *alone*: it stops nobody else,
    whatever they wish to be stopped for, and not whoever brought it about.
    """

    title: Word
    rows: tuple[Event | Word, ...] = ()
    seats: tuple[int, ...] = ()
    alone: bool = False


def moments_of_kinds(titles: dict[str, str], told: Iterable[Event]) -> list[Moment]:
    """A moment for each event whose kind has a title: its own sentence, for the seats it names."""
    found = []
    for event in told:
        if title := titles.get(getattr(event, "kind", "")):
            named = (getattr(event, name, -1) for name in ("seat", "victim"))
            seats: tuple[Any, ...] = tuple(seat for seat in named if seat >= 0)
            found.append(Moment(Word(title), (event,), seats))
    return found
