"""The computer players at a table: who of them owes an answer, and what it decides."""

from __future__ import annotations

import secrets
from typing import Any

from ..bots.simple import legal
from ..bots.worker import Thinker
from ..engine import Luck, random_action
from ..play import Table

Moment = tuple[int, int, Any]  # (seat, actions in the log, the last of them)


class Opponents:
    """Lets one computer player at a time think about one decision; it is shown its own view and nothing else."""

    def __init__(self, table: Table, thinker: Thinker | None = None) -> None:
        self.table, self.thinker = table, thinker or Thinker()
        self.moment: Moment | None = None

    def next(self) -> int:
        """The computer player that owes an answer, the first of several; -1 for none."""
        return next((seat for seat in self.table.deciding() if self.table.seats[seat].is_bot), -1)

    def now(self, seat: int) -> Moment:
        """The decision that *seat* has before it."""
        log = self.table.log
        return seat, len(log), log[-1] if log else None

    def wake(self) -> None:
        """Let the one that owes an answer think, unless it does already."""
        table, seat = self.table, self.next()
        if seat < 0:
            self.sleep()
        elif self.moment != self.now(seat):
            self.moment = self.now(seat)
            level = table.seats[seat].level
            self.thinker.start(table.game.id, table.game.view(table.state, seat), seat, level, secrets.randbits(62))

    def sleep(self) -> None:
        """Drop what is being thought about."""
        if self.moment is not None:
            self.moment = None
            self.thinker.forget()

    def poll(self) -> tuple[int, Any] | None:
        """The seat and its action, once it has decided; always an action that the rules accept."""
        if self.moment is None:
            return None
        action = self.thinker.poll()
        if action is None and self.thinker.busy:
            return None
        seat, moment = self.moment[0], self.moment
        self.moment = None
        if self.table.over or seat not in self.table.deciding() or moment != self.now(seat):
            return None
        game, state = self.table.game, self.table.state
        if action is None or not legal(game, state, seat, action):
            action = random_action(game, state, seat, Luck(secrets.randbits(62)))
        return seat, action

    def close(self) -> None:
        """The table is left."""
        self.moment = None
        self.thinker.close()
