"""What is new on the board since a player's last turn: places where something stands now that did
not stand there then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from typing import Any

from ...engine import Event, Place
from ..table import Table

Pieces = Mapping[Place, frozenset[Any]]
"""What stands at each place of a board, in a view."""


def fresh_places(
    table: Table, view: Any, seat: int, looking: int, pieces: Callable[[Any], Pieces] | None
) -> frozenset[Place]:
    """Return the places where something is new to *seat*: what came after its last turn and before
    the current one, if that is its own. Set-up does not count. *view* is what *looking* sees: the
    seat itself, or everybody while its hand lies face down.

    A game without *pieces* is asked for the places that its actions and their events name.
    """
    if table.over or not 0 <= seat < len(table.seats):
        return frozenset()
    since, until = between_turns(table, seat)
    if since == until:
        return frozenset()
    if pieces is None:
        return frozenset(named_places(table, looking, range(since, until)))
    before = pieces(table.game.view(table.at(since), looking))
    now = pieces(view)
    came = now if until == len(table.log) else pieces(table.game.view(table.at(until), looking))
    return frozenset(
        place
        for place, things in now.items()
        if things & came.get(place, frozenset()) - before.get(place, frozenset())
    )


def between_turns(table: Table, seat: int) -> tuple[int, int]:
    """Return how many actions were played when the last turn of *seat* ended, and how many when its
    current one began, or until now.
    """
    return table.between_turns(seat)


def named_places(table: Table, looking: int, actions: Iterable[int]) -> Iterable[Place]:
    """Yield the places of these actions that an event which *looking* has seen tells, too."""
    for n in actions:
        told = {
            number for event in table.events[n] for number in numbers(event.seen_by(looking))
        }  # fmt: skip
        yield from (place for place in table.log[n][1].places if place[1] in told)


def numbers(event: Event | None) -> Iterable[int]:
    """Yield the numbers in an event other than that of the seat."""
    for field in fields(event) if event is not None else ():
        value = getattr(event, field.name)
        if type(value) is int and field.name != "seat":
            yield value
