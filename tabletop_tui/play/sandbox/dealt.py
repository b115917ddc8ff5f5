"""The table of a sandbox: the position of a real table with the hidden things dealt anew, and luck
of its own. Nothing that is done at it reaches the real table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ...engine import Event, Luck, Memory
from ..seats import Seat
from ..story.narration import visible_events
from ..table import Table

LEVEL = "normal"  # of the computer players at a table that has none


@dataclass(slots=True)
class SandboxTable(Table):
    """A table whose log begins in the middle of a game. ``past`` are the events before it, an
    action each, as far as the person who tries may know them.
    """

    past: list[list[Event]] = field(default_factory=list)

    def remembered(self, seat: int, n: int | None = None) -> Memory | None:
        """Return what *seat* knows of hidden facts, the past included."""
        if self.game.memory is None:
            return None
        memory = self.game.memory(len(self.seats), seat)
        for events in (*self.past, *self.events[:n]):
            memory.observe(events)
        return memory


def as_believed(table: Table, seat: int, luck: int) -> SandboxTable:
    """Return a table that begins at the position of *table* as *seat* may believe it to be. Hidden
    things and what is still to be drawn follow from *luck* (below 2 ** 63), never from what is
    true.
    """
    game, draw = table.game, Luck(luck)
    view, memory = game.view(table.state, seat), table.remembered(seat)
    if memory is not None:
        state = memory.determinize(view, draw)
    else:
        state = game.determinize(view, seat, draw)
    past = [[*visible_events(events, seat)] for events in (table.opening, *table.events)]
    return _made(table, seat, state, past, luck)


def as_it_was(table: Table, n: int, seat: int, luck: int) -> SandboxTable:
    """Return a table that begins after *n* actions of a game whose hands are all open, for *seat*,
    with new *luck*.
    """
    past = [list(table.opening), *(list(events) for events in table.events[:n])]
    return _made(table, seat, table.at(n), past, luck)


def _made(table: Table, seat: int, state: Any, past: list[list[Event]], luck: int) -> SandboxTable:
    """Return the table. Everything may be undone, and nobody has a PIN, a clock or an order."""
    state.rng = luck
    settings = replace(
        table.settings, free_undo=True, open_replay=False, timed=False, no_hints=False, pins={}
    )
    seats = with_computer_players(table.seats, seat)
    return SandboxTable(table.game, state, seats, dict(table.options), settings, past=past)


def with_computer_players(seats: Sequence[Seat], seat: int) -> list[Seat]:
    """Return the seats with a person in *seat* and a computer player in all others: for a person
    one of the level of the table.
    """
    level = next((one.level for one in seats if one.is_bot), LEVEL)
    made = [one if one.is_bot else replace(one, level=level) for one in seats]
    made[seat] = replace(seats[seat], level="", style="", character="")
    return made


def with_people(seats: Sequence[Seat]) -> list[Seat]:
    """Return the seats with a person in each, for one who answers for all."""
    return [replace(one, level="", style="", character="") for one in seats]
