"""The computer players at a table: which one must act, how far it has come, and what it decides."""

from __future__ import annotations

import math
import time
from typing import Any

from ..engine import Luck, Reason
from ..play import Table
from .evaluator import legal
from .table_players import accepted, luck_at, luck_of
from .worker import HINT, Failed, Thinker

Decision = tuple[int, int, Any]  # (seat, actions in the log, the last of them)


class Opponents:
    """Lets one computer player at a time think about one decision. It is shown its own view and
    nothing else.

    *pause* is the number of seconds that the last move stays on the screen before a computer player
    makes its own.
    """

    decision: Decision | None = None
    pause = since = 0.0
    failed: Failed | None = None  # of the last decision

    def __init__(self, table: Table, thinker: Thinker | None = None) -> None:
        self.table, self.thinker = table, thinker or Thinker()

    def next(self) -> int:
        """Return the first computer player that must act, or -1."""
        return next((seat for seat in self.table.deciding() if self.table.seats[seat].is_bot), -1)

    def now(self, seat: int) -> Decision:
        """Return the decision that *seat* must make now."""
        log = self.table.log
        return seat, len(log), log[-1] if log else None

    def start_thinking(self) -> None:
        """Start the computer player that must act, unless it is thinking already."""
        table, seat = self.table, self.next()
        if seat < 0:
            self.stop_thinking()
        elif self.decision != self.now(seat):
            self.decision, self.since = self.now(seat), time.monotonic()
            view, level = table.game.view(table.state, seat), table.seats[seat].player
            luck = luck_of(table.game, view, seat, *luck_at(table, seat))
            memory = table.remembered(seat)
            self.thinker.start(table.game.id, view, seat, level, luck, memory)

    def stop_thinking(self) -> None:
        """Drop the decision that is being thought about."""
        if self.decision is not None:
            self.decision = None
            self.thinker.forget()

    def poll(self) -> tuple[int, Any] | None:
        """Return the seat and its action once it has decided. The rules always accept the
        action.
        """
        if self.decision is None or time.monotonic() - self.since < self.pause:
            return None
        action = self.thinker.poll()
        if action is None and self.thinker.busy:
            return None
        self.failed = action if isinstance(action, Failed) else None
        if self.failed is not None:
            action = self.failed.action
        table, seat, decision = self.table, self.decision[0], self.decision
        self.decision = None
        asked = seat in table.deciding() and table.seats[seat].is_bot  # or its person is back
        if not asked or decision != self.now(seat):
            return None
        luck = Luck(luck_at(table, seat)[1])
        return seat, accepted(table.game, table.state, seat, action, luck)

    def thinking(self, longer_than: float = 0.0) -> int:
        """Return the seat that thinks, for *longer_than* so many seconds, or -1. What it thinks of
        is its own affair.
        """
        if self.decision is None or time.monotonic() - self.since < longer_than:
            return -1
        return self.decision[0]

    def hurry(self) -> None:
        """Ask the thinking player to decide now."""
        self.since = -math.inf  # not 0.0: a monotonic clock may have started a moment ago
        if self.decision is not None:
            self.thinker.hurry()

    def close(self) -> None:
        """Stop thinking, because the table is left."""
        self.decision = None
        self.thinker.close()


class Adviser:
    """Thinks about a hint for the person at the keyboard, given the view of their seat alone."""

    def __init__(self, table: Table, thinker: Thinker | None = None) -> None:
        self.table, self.thinker = table, thinker or Thinker()
        self.decision: Decision | None = None
        self.failed: Failed | None = None  # of the last decision

    def ask(self, seat: int) -> None:
        """Think about the decision of *seat*."""
        game, log = self.table.game, self.table.log
        self.decision = (seat, len(log), log[-1] if log else None)
        view, memory = game.view(self.table.state, seat), self.table.remembered(seat)
        self.thinker.start(game.id, view, seat, HINT, len(log), memory)

    def poll(self) -> list[tuple[Any, list[Reason]]] | None:
        """Return the best actions with their reasons, once they are found and the position is still
        the same.
        """
        if self.decision is None:
            return None
        answer = self.thinker.poll()
        if answer is None:
            return None
        (seat, count, _), self.decision = self.decision, None
        self.failed = answer if isinstance(answer, Failed) else None
        if self.failed is not None:
            return []
        if count != len(self.table.log) or seat not in self.table.deciding():
            return None
        return [row for row in answer if legal(self.table.game, self.table.state, seat, row[0])]

    def stop(self) -> None:
        """Drop the decision that is being thought about."""
        self.decision = None
        self.thinker.forget()

    def close(self) -> None:
        """Stop thinking about hints."""
        self.decision = None
        self.thinker.close()
