"""Moments: events so important that the game stops to show them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .event import Event
from .fast_dataclass import dataclass
from .words import Word


@dataclass(slots=True, frozen=True)
class SeatTable:
    """Numbers of some *seats*, a column each: rows of a label and a number for every seat. A screen
    shows it instead of the first *rows_replaced* rows of its moment.
    """

    seats: tuple[int, ...]
    rows: tuple[tuple[Word, tuple[str, ...]], ...]
    rows_replaced: int
    tells: tuple[str, ...] = ()
    """The kinds of events of the same action that it tells, which need no sentence of their own."""


@dataclass(slots=True, frozen=True)
class Moment:
    """A title with rows: events, shown as their own sentences, and other texts. Some of the rows
    may be drawn as a *table*.

    *seats* are the players it concerns, none for all. With *alone* it stops only those players,
    whatever their setting, and never the one who caused it. What is *filmed* stops nobody who has
    seen it happen on a board, apart from its *losers*. What was *foretold* to the one who caused it
    does not stop them if they sit alone at their keyboard.
    """

    title: Word
    rows: tuple[Event | Word, ...] = ()
    seats: tuple[int, ...] = ()
    alone: bool = False
    table: SeatTable | None = None
    filmed: bool = False
    foretold: bool = False
    losers: tuple[int, ...] = ()


def moments_of_kinds(titles: dict[str, str], events: Iterable[Event]) -> list[Moment]:
    """Return a moment for each event whose kind has a title, with its own sentence, for the seats
    it names.
    """
    found = []
    for event in events:
        if title := titles.get(getattr(event, "kind", "")):
            named = (getattr(event, name, -1) for name in ("seat", "victim"))
            seats: tuple[Any, ...] = tuple(seat for seat in named if seat >= 0)
            found.append(Moment(Word(title), (event,), seats))
    return found
