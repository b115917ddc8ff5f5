"""Walking through a game that was played: forward, back, and to the moments that matter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..engine import Event, apply, to_act
from .table import Table

ALL = -1  # the eyes that see every hand


@dataclass(slots=True, frozen=True)
class Moment:
    """The position after so many actions: the round, whose turn it is, and who must decide."""

    round: int
    turn: int
    deciding: tuple[int, ...]


def kind_of(event: Event) -> str:
    """The tag of an event."""
    return getattr(event, "kind", "")


def moments(table: Table) -> list[Moment]:
    """Every moment of a game, from the first decision to the present."""
    game, s = table.game, table.game.clone(table.marks[0])
    found = [Moment(*game.clock(s), to_act(game, s))]
    for seat, action in table.log:
        apply(game, s, seat, action, checked=False)
        found.append(Moment(*game.clock(s), to_act(game, s)))
    return found


def eyes_for(table: Table) -> tuple[int, ...]:
    """Through whose eyes a replay may be seen: every seat's, and ALL when the game is over or the table is open."""
    seats = tuple(range(len(table.seats)))
    return (ALL, *seats) if table.over or table.open_replay else seats


class Replay:
    """A game with a finger on one moment: ``n`` actions have been played.

    ``eyes`` is the seat that looks on, ALL for every hand. Every step gives whether the finger moved.
    """

    def __init__(self, table: Table, eyes: int = ALL) -> None:
        self.table, self.n = table, 0
        self.eyes = eyes if eyes in eyes_for(table) else 0
        self.moments = moments(table)

    @property
    def end(self) -> int:
        """The number of the last moment."""
        return len(self.moments) - 1

    @property
    def moment(self) -> Moment:
        """The present moment."""
        return self.moments[self.n]

    def view(self) -> Any:
        """The position now, as the onlooker may see it."""
        s = self.table.at(self.n)
        return s if self.eyes == ALL else self.table.game.view(s, self.eyes)

    def look_as(self, eyes: int) -> bool:
        """Look on as another seat (or ALL), where the table allows it."""
        allowed = eyes in eyes_for(self.table)
        if allowed:
            self.eyes = eyes
        return allowed

    def go(self, n: int) -> bool:
        """Go to the moment after *n* actions, or as near to it as there is one."""
        before, self.n = self.n, max(0, min(n, self.end))
        return self.n != before

    def step(self, by: int = 1) -> bool:
        """Go *by* actions forward, or back."""
        return self.go(self.n + by)

    def turn(self, by: int = 1) -> bool:
        """Go to where the next turn begins (*by* = 1), or to the beginning of this one or the one before (-1)."""
        starts = [n for n in range(self.end + 1) if n == 0 or self.whose(n) != self.whose(n - 1)]
        return self.first(starts, by)

    def whose(self, n: int) -> tuple[int, int]:
        """The round and the seat whose turn it is after *n* actions."""
        return self.moments[n].round, self.moments[n].turn

    def to_round(self, number: int) -> bool:
        """Go to the beginning of a round, or to the end when the game did not get so far."""
        return self.go(next((n for n, m in enumerate(self.moments) if m.round >= number), self.end))

    def decision(self, seat: int, by: int = 1) -> bool:
        """Go to the next (or last) time *seat* had to decide."""
        return self.first([n for n, m in enumerate(self.moments) if seat in m.deciding], by)

    def kinds(self) -> list[str]:
        """The kinds of events of this game, most frequent first."""
        told = [kind_of(event) for events in self.table.told for event in events]
        return sorted(set(told), key=lambda kind: (-told.count(kind), kind))

    def event(self, kind: str, by: int = 1) -> bool:
        """Go to just after the next (or last) event of a kind."""
        told = self.table.told
        return self.first([n + 1 for n, events in enumerate(told) if kind in {kind_of(e) for e in events}], by)

    def first(self, where: list[int], by: int) -> bool:
        """Go to the nearest of some moments, forward or back; stay when there is none."""
        ahead = [n for n in where if (n > self.n if by > 0 else n < self.n)]
        return bool(ahead) and self.go(min(ahead) if by > 0 else max(ahead))

    def play_on(self) -> Table:
        """A table of its own that goes on from the present moment."""
        old = self.table
        state = old.game.clone(old.marks[0])
        table = Table(old.game, state, list(old.seats), dict(old.options), old.free_undo, old.open_replay)
        table.opening = list(old.opening)
        for seat, action in old.log[: self.n]:
            table.play(seat, action)
        return table
