"""The computer players at a table: who of them owes an answer, how far it is, and what it
decides.
"""

from __future__ import annotations

import math
import time
from typing import Any

from ..engine import Luck, Reason
from ..play import Table
from .judge import legal
from .table_players import accepted, luck_at, luck_of, remembered
from .valuation import valuation_of
from .worker import HINT, Failed, Thinker

Decision = tuple[int, int, Any]  # (seat, actions in the log, the last of them)


class Opponents:
    """Lets one computer player at a time think about one decision; it is shown its own view and
    nothing else.

    *pause* is how many seconds a table looks at the last move before a computer player makes its
    own.
    """

    decision: Decision | None = None
    pause = since = 0.0
    failed: Failed | None = None  # how the last thought broke off, if it did
    knowing = False  # whether the one that thinks knows anything that another does not

    def __init__(self, table: Table, thinker: Thinker | None = None) -> None:
        self.table, self.thinker = table, thinker or Thinker()

    def next(self) -> int:
        """The computer player that owes an answer, the first of several; -1 for none."""
        return next((seat for seat in self.table.deciding() if self.table.seats[seat].is_bot), -1)

    def now(self, seat: int) -> Decision:
        """The decision that *seat* has before it."""
        log = self.table.log
        return seat, len(log), log[-1] if log else None

    def wake(self) -> None:
        """Let the one that owes an answer think, unless it does already."""
        table, seat = self.table, self.next()
        if seat < 0:
            self.sleep()
        elif self.decision != self.now(seat):
            self.decision, self.since = self.now(seat), time.monotonic()
            view, level = table.game.view(table.state, seat), table.seats[seat].player
            self.knowing = any(table.views_differ(seat, other) for other in range(len(table.seats)))
            luck = luck_of(table.game, view, seat, *luck_at(table, seat))
            memory = remembered(table, seat)
            self.thinker.start(table.game.id, view, seat, level, luck, memory)

    def sleep(self) -> None:
        """Drop what is being thought about."""
        if self.decision is not None:
            self.decision = None
            self.thinker.forget()

    def poll(self) -> tuple[int, Any] | None:
        """The seat and its action, once it has decided; always an action that the rules accept."""
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
        asked = seat in table.deciding() and table.seats[seat].is_bot  # its person may be back
        if not asked or decision != self.now(seat):
            return None
        luck = Luck(luck_at(table, seat)[1])
        return seat, accepted(table.game, table.state, seat, action, luck)

    def thought(self) -> tuple[int, int, str]:
        """Who thinks (-1 for nobody), the worlds it has looked at, and the kind of action it leans
        to.

        The kind is "" while there is none, and wherever naming it would betray something that is
        hidden.
        """
        if self.decision is None:
            return -1, 0, ""
        progress = self.thinker.progress
        if progress is None:
            return self.decision[0], 0, ""
        kind = getattr(progress.leaning, "kind", "")
        told = not self.knowing or kind in valuation_of(self.table.game).open_kinds
        return self.decision[0], progress.worlds, kind if told else ""

    def hurry(self) -> None:
        """Whoever thinks is to decide now."""
        self.since = -math.inf  # a clock may have begun a moment ago, so 0.0 could be too near
        if self.decision is not None:
            self.thinker.hurry()

    def close(self) -> None:
        """The table is left."""
        self.decision = None
        self.thinker.close()


class Adviser:
    """Thinks about a hint for the person at the keyboard, who knows no more than the own view."""

    def __init__(self, table: Table, thinker: Thinker | None = None) -> None:
        self.table, self.thinker = table, thinker or Thinker()
        self.decision: Decision | None = None
        self.failed: Failed | None = None  # how the last thought broke off, if it did

    def ask(self, seat: int) -> None:
        """Think about the decision of *seat*."""
        game, log = self.table.game, self.table.log
        self.decision = (seat, len(log), log[-1] if log else None)
        view, memory = game.view(self.table.state, seat), remembered(self.table, seat)
        self.thinker.start(game.id, view, seat, HINT, len(log), memory)

    def poll(self) -> list[tuple[Any, list[Reason]]] | None:
        """The best actions with what speaks for them, once they are found and still asked for."""
        if self.decision is None:
            return None
        found = self.thinker.poll()
        if found is None:
            return None
        (seat, count, _), self.decision = self.decision, None
        self.failed = found if isinstance(found, Failed) else None
        if self.failed is not None:
            return []
        if count != len(self.table.log) or seat not in self.table.deciding():
            return None
        return [row for row in found if legal(self.table.game, self.table.state, seat, row[0])]

    def close(self) -> None:
        """Nobody wants hints any more."""
        self.decision = None
        self.thinker.close()
