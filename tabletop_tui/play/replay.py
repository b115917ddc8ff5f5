"""Walking through a game that was played: forward, back, and to the moments that matter."""

from __future__ import annotations

from collections import Counter
from copy import copy
from typing import Any

from ..engine import Event, to_act
from ..engine.fast_dataclass import dataclass
from .story.narration import visible_events
from .table import Table

ALL = -1  # the eyes that see every hand
EVERYBODY = -2  # the eyes of somebody who walks past the table: nobody's secrets


@dataclass(slots=True, frozen=True)
class Situation:
    """The position after so many actions: the round, whose turn it is, and who must decide."""

    round: int
    turn: int
    deciding: tuple[int, ...]


def event_kind(event: Event) -> str:
    """The tag of an event."""
    return getattr(event, "kind", "")


def situations(table: Table, first: int = 0) -> list[Situation]:
    """Every moment of a game, from the one after *first* actions (the first decision) to the
    present.
    """
    game, s = table.game, table.at(first)
    found = [Situation(*game.current_turn(s), to_act(game, s))]
    for _ in table.walk(s, first):
        found.append(Situation(*game.current_turn(s), to_act(game, s)))
    return found


def is_open(table: Table) -> bool:
    """Whether every hand may be seen: the game is over, or the players chose an open replay."""
    return table.over or table.settings.open_replay


def viewers_for(table: Table) -> tuple[int, ...]:
    """Through whose eyes a replay may be seen, the usual ones first.

    In an open game those are ALL, EVERYBODY and every seat; while a game goes on EVERYBODY and the
    people, each their own.
    """
    if is_open(table):
        return (ALL, EVERYBODY, *range(len(table.seats)))
    return (EVERYBODY, *table.people())


def first_viewer(table: Table) -> int:
    """Whose eyes a replay begins with: all hands once they may be seen, before that an only
    person's own.
    """
    people = table.people()
    return ALL if is_open(table) else people[0] if len(people) == 1 else EVERYBODY


def viewing_seat(table: Table, seat: int) -> int:
    """The seat that views, events and points of the present are asked for when *seat* looks.

    While nobody does (-1), it is a seat that nobody has: it knows what somebody knows who walks
    past. Once the game is over, ALL.
    """
    if seat >= 0:
        return seat
    return ALL if table.over else len(table.seats)


class Replay:
    """A game with a finger on one moment: ``n`` actions have been played.

    ``viewer`` is the seat that looks on, ALL for every hand, EVERYBODY for none. Every step gives
    whether the finger moved.
    """

    def __init__(self, table: Table, viewer: int = ALL) -> None:
        self.table, self.n = table, 0
        allowed = viewers_for(table)
        self.viewer = viewer if viewer in allowed else allowed[0]
        self.situations, self.log = situations(table), list(table.log)

    def follow(self, table: Table) -> None:
        """The game has gone on, or back: the finger goes along from the end, else it stays. Who
        looks on sees nobody's secrets.
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
        """The present moment."""
        return self.situations[self.n]

    @property
    def viewing_seat(self) -> int:
        """The seat that views and events are asked for; EVERYBODY knows what a player without a
        seat would.
        """
        return len(self.table.seats) if self.viewer == EVERYBODY else self.viewer

    def view(self) -> Any:
        """The position now, as the onlooker may see it."""
        s = self.table.at(self.n)
        return s if self.viewer == ALL else self.table.game.view(s, self.viewing_seat)

    def table_then(self) -> Table:
        """The table as it stood at this moment, to be looked at only: nothing in it tells what came
        later.
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
        """What action *n* brought about, as the onlooker may hear it."""
        return [*visible_events(self.table.events[n], self.viewing_seat)]

    def look_as(self, viewer: int) -> bool:
        """Look on as another seat (or ALL), where the table allows it."""
        allowed = viewer in viewers_for(self.table)
        if allowed:
            self.viewer = viewer
        return allowed

    def go(self, n: int) -> bool:
        """Go to the moment after *n* actions, or as near to it as there is one."""
        before, self.n = self.n, max(0, min(n, self.end))
        return self.n != before

    def step(self, by: int = 1) -> bool:
        """Go *by* actions forward, or back."""
        return self.go(self.n + by)

    def turn(self, by: int = 1) -> bool:
        """Go to where the next turn begins (*by* = 1), or to the beginning of this one or the one
        before (-1).
        """
        starts = [
            n for n in range(self.end + 1) if n == 0 or self.turn_at(n) != self.turn_at(n - 1)
        ]
        return self._go_to_nearest(starts, by)

    def turn_at(self, n: int) -> tuple[int, int]:
        """The round and the seat whose turn it is after *n* actions."""
        return self.situations[n].round, self.situations[n].turn

    def to_round(self, number: int) -> bool:
        """Go to the beginning of a round, or to the end when the game did not get so far."""
        return self.go(
            next((n for n, now in enumerate(self.situations) if now.round >= number), self.end)
        )

    def decision(self, seat: int, by: int = 1) -> bool:
        """Go to the next (or last) time *seat* had to decide."""
        return self._go_to_nearest(
            [n for n, now in enumerate(self.situations) if seat in now.deciding], by
        )

    def kinds(self) -> list[str]:
        """The kinds of events that the onlooker heard of, most frequent first."""
        told = Counter(event_kind(event) for n in range(self.end) for event in self.events_at(n))
        return sorted(told, key=lambda kind: (-told[kind], kind))

    def event(self, kind: str, by: int = 1) -> bool:
        """Go to just after the next (or last) event of a kind."""
        return self._go_to_nearest(
            [n + 1 for n in range(self.end) if kind in map(event_kind, self.events_at(n))], by
        )

    def upcoming(self) -> dict[str, tuple[int, Event]]:
        """The next event of every kind that is still to come: the moment just after it, and the
        event.
        """
        found: dict[str, tuple[int, Event]] = {}
        for n in range(self.n, self.end):
            for event in self.events_at(n):
                found.setdefault(event_kind(event), (n + 1, event))
        return found

    def _go_to_nearest(self, where: list[int], by: int) -> bool:
        """Go to the nearest of some moments, forward or back; stay when there is none."""
        ahead = [n for n in where if (n > self.n if by > 0 else n < self.n)]
        return bool(ahead) and self.go(min(ahead) if by > 0 else max(ahead))

    def play_on(self, luck: int) -> Table:
        """A table of its own that goes on from the present moment; while the game is not over, with
        the *luck* that is given.
        """
        return self.table.branch(self.n, luck)
