"""Replay of a game: step forward and back, and jump to the moments that matter."""

from __future__ import annotations

from collections import Counter
from copy import copy
from typing import Any

from ..engine import Event, to_act
from ..engine.fast_dataclass import dataclass
from .story.narration import visible_events
from .table import Table

ALL_HANDS = -1  # a viewer that sees every hand
EVERYBODY = -2  # a viewer that sees only what everybody at the table may see


@dataclass(slots=True, frozen=True)
class Situation:
    """The round, the seat whose turn it is and the seats that must act after a number of
    actions.
    """

    round: int
    turn: int
    deciding: tuple[int, ...]


def event_kind(event: Event) -> str:
    """Return the tag of an event."""
    return getattr(event, "kind", "")


def situations(table: Table, first: int = 0) -> list[Situation]:
    """Return the situation after *first* actions and after each later one, up to the present."""
    game, s = table.game, table.at(first)
    found = [Situation(*game.current_turn(s), to_act(game, s))]
    for _ in table.walk(s, first):
        found.append(Situation(*game.current_turn(s), to_act(game, s)))
    return found


def is_open(table: Table) -> bool:
    """Return whether all hands may be seen: the game is over, or the players chose an open
    replay.
    """
    return table.over or table.settings.open_replay


def viewers_for(table: Table) -> tuple[int, ...]:
    """Return the viewers that a replay may have, the usual ones first.

    In an open game these are ALL, EVERYBODY and every seat; otherwise EVERYBODY and the people,
    each for themselves.
    """
    if is_open(table):
        return (ALL_HANDS, EVERYBODY, *range(len(table.seats)))
    return (EVERYBODY, *table.people())


def first_viewer(table: Table) -> int:
    """Return the initial viewer of a replay: ALL in an open game, else the only person, else
    EVERYBODY.
    """
    people = table.people()
    return ALL_HANDS if is_open(table) else people[0] if len(people) == 1 else EVERYBODY


def viewing_seat(table: Table, seat: int) -> int:
    """Return the seat whose view, events and points to ask for when *seat* looks.

    For -1 return ALL after the game, else len(seats), a viewer without private information.
    """
    if seat >= 0:
        return seat
    return ALL_HANDS if table.over else len(table.seats)


class Replay:
    """A cursor over a game: ``n`` actions have been played.

    ``viewer`` is the seat that looks, ALL or EVERYBODY. The methods that move return whether the
    cursor moved.
    """

    def __init__(self, table: Table, viewer: int = ALL_HANDS) -> None:
        self.table, self.n = table, 0
        allowed = viewers_for(table)
        self.viewer = viewer if viewer in allowed else allowed[0]
        self.situations, self.log = situations(table), list(table.log)

    def follow(self, table: Table) -> None:
        """Take over the game as it is now. A cursor at the end moves along, else it stays. The
        viewer becomes EVERYBODY.
        """
        at_end, same = self.n == self.end, len(self.log)
        if table is not self.table:
            same = 0
        while same and self.log[same - 1 : same] != table.log[same - 1 : same]:
            same -= 1
        self.table, self.viewer = table, EVERYBODY
        self.situations[same:] = situations(table, same)
        self.log[same:] = table.log[same:]
        self.go(self.end if at_end else self.n)

    @property
    def end(self) -> int:
        """The number of the last moment."""
        return len(self.situations) - 1

    @property
    def situation(self) -> Situation:
        """The situation at the cursor."""
        return self.situations[self.n]

    @property
    def viewing_seat(self) -> int:
        """The seat to ask views and events for: len(seats) for EVERYBODY."""
        return len(self.table.seats) if self.viewer == EVERYBODY else self.viewer

    def view(self) -> Any:
        """Return the position at the cursor as the viewer may see it."""
        s = self.table.at(self.n)
        return s if self.viewer == ALL_HANDS else self.table.game.view(s, self.viewing_seat)

    def table_then(self) -> Table:
        """Return a read-only copy of the table as it stood at the cursor, without anything that
        came later.
        """
        past = copy(self.table)
        past.state, past.log, past.events, past.turns = (
            self.view(),
            self.table.log[: self.n],
            self.table.events[: self.n],
            self.table.turns[: self.n],
        )
        return past

    def events_at(self, n: int) -> list[Event]:
        """Return the events of action *n* that the viewer may see."""
        return [*visible_events(self.table.events[n], self.viewing_seat)]

    def look_as(self, viewer: int) -> bool:
        """Set the viewer, if the table allows it. Return whether it does."""
        allowed = viewer in viewers_for(self.table)
        if allowed:
            self.viewer = viewer
        return allowed

    def go(self, n: int) -> bool:
        """Go to the moment after *n* actions, or the nearest one."""
        before, self.n = self.n, max(0, min(n, self.end))
        return self.n != before

    def step(self, by: int = 1) -> bool:
        """Go *by* actions forward, or back."""
        return self.go(self.n + by)

    def turn(self, by: int = 1) -> bool:
        """Go to the start of the next turn (*by* = 1), or back to the start of this one or the one
        before (-1).
        """
        starts = [
            n for n in range(self.end + 1) if n == 0 or self.turn_at(n) != self.turn_at(n - 1)
        ]
        return self._go_to_nearest(starts, by)

    def turn_at(self, n: int) -> tuple[int, int]:
        """Return the round and the seat whose turn it is after *n* actions."""
        return self.situations[n].round, self.situations[n].turn

    def to_round(self, number: int) -> bool:
        """Go to the start of a round, or to the end if there is no such round."""
        return self.go(
            next((n for n, now in enumerate(self.situations) if now.round >= number), self.end)
        )

    def decision(self, seat: int, by: int = 1) -> bool:
        """Go to the next (or previous) decision of *seat*."""
        return self._go_to_nearest(
            [n for n, now in enumerate(self.situations) if seat in now.deciding], by
        )

    def kinds(self) -> list[str]:
        """Return the kinds of events that the viewer may see, the most frequent first."""
        counts = Counter(event_kind(event) for n in range(self.end) for event in self.events_at(n))
        return sorted(counts, key=lambda kind: (-counts[kind], kind))

    def event(self, kind: str, by: int = 1) -> bool:
        """Go to just after the next (or previous) event of a kind."""
        return self._go_to_nearest(
            [n + 1 for n in range(self.end) if kind in map(event_kind, self.events_at(n))], by
        )

    def upcoming(self) -> dict[str, tuple[int, Event]]:
        """Return the next event of every kind that is still to come, with the moment just after
        it.
        """
        found: dict[str, tuple[int, Event]] = {}
        for n in range(self.n, self.end):
            for event in self.events_at(n):
                found.setdefault(event_kind(event), (n + 1, event))
        return found

    def _go_to_nearest(self, where: list[int], by: int) -> bool:
        """Go to the nearest of some moments, forward or back. Stay if there is none."""
        ahead = [n for n in where if (n > self.n if by > 0 else n < self.n)]
        return bool(ahead) and self.go(min(ahead) if by > 0 else max(ahead))

    def play_on(self, luck: int) -> Table:
        """Return a new table that continues from the cursor. It gets new *luck* unless the game is
        over.
        """
        return self.table.branch(self.n, luck)
