"""The coach of the people at a table: judges what they did, as a review does, while they play on.

It is shown the view that a seat had before its action, and nothing else; what it finds is kept for
that seat. It thinks in another process about one action at a time.
"""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from typing import Any

from ..engine import Luck
from ..play.perspective import NOBODY
from ..play.private.coach import has_coach
from ..play.session import Session
from ..play.story.review import GameRecord, Regret
from ..play.table import Table
from .brain import plan
from .worker import REVIEW, Failed, Thinker

MOST = 4  # actions that wait to be judged: older ones are dropped
SEED = 0xC0AC


def record_of_action(table: Table, n: int) -> GameRecord:
    """Return the record of action *n* alone, from a position that its seat could believe in."""
    game, (seat, action) = table.game, table.log[n]
    world = game.determinize(game.view(table.at(n), seat), seat, Luck(SEED + n))
    return GameRecord(game.id, world, ((seat, action),), (), (seat,))


class Coach:
    """Judges the actions of the people of *session* who have a coach."""

    def __init__(self, session: Session, thinker: Thinker | None = None) -> None:
        self.session, self.thinker = session, thinker or Thinker()
        self.seen = list(session.table.log)
        self.waiting = deque[tuple[int, int, Any]](maxlen=MOST)  # number, seat and action
        self.judged: tuple[int, int, Any] | None = None  # the one that is thought about
        self.found: list[Regret] = []

    def stands(self, n: int, seat: int, action: Any) -> bool:
        """Return whether that was done, and not undone since."""
        log = self.session.table.log
        return n < len(log) and log[n] == (seat, action)

    def look(self) -> None:
        """Take note of what was done since the last call."""
        session, table, seen = self.session, self.session.table, self.seen
        if len(seen) == len(table.log) and seen[-1:] == table.log[-1:]:
            return
        first = min(len(seen), len(table.log))
        while first and seen[first - 1] != table.log[first - 1]:  # undone, and done otherwise
            first -= 1
        self.seen[first:] = table.log[first:]
        if table.settings.no_hints:
            return
        for n in range(first, len(table.log)):
            seat, action = table.log[n]
            own = has_coach(table, seat) and session.perspective.mine(seat)
            if own and n not in session.unseen() and not self.was_hinted(n, seat, action):
                self.waiting.append((n, seat, action))

    def was_hinted(self, n: int, seat: int, action: Any) -> bool:
        """Return whether the last hint named an action, or one that this completes: who has just
        advised something does not blame anybody for it.
        """
        table, (begun, named) = self.session.table, self.session.hinted
        if n == begun:
            return action in named
        if not 0 <= begun < n or not self.was_hinted(begun, *table.log[begun]):
            return False
        game, own = table.game, table.log[begun][1]
        view = game.view(table.at(begun), seat)
        steps, done = plan(game, view, seat, own, Luck(begun)), table.log[begun + 1 : n + 1]
        return done == [(seat, step) for step in steps[: len(done)]]

    def poll(self) -> None:
        """Go on judging. Called often; it never waits."""
        self.look()
        if self.judged is not None:
            answer = self.thinker.poll()
            if answer is None and self.thinker.busy:
                return
            (n, seat, action), self.judged = self.judged, None
            if answer and not isinstance(answer, Failed) and self.stands(n, seat, action):
                self.found.append(replace(answer[0], n=n))
        while self.waiting and self.judged is None:
            n, seat, action = self.waiting.popleft()
            if self.stands(n, seat, action):
                self.judged = n, seat, action
                record = record_of_action(self.session.table, n)
                self.thinker.start(record.game, record, seat, REVIEW, 0)

    def told(self, seat: int) -> Regret | None:
        """Return the costliest action of *seat* that was not told yet, if it cost much; what else
        was found for the seat is dropped.
        """
        if seat == NOBODY or not self.found:
            return None
        own = [one for one in self.found if one.seat == seat]
        self.found = [one for one in self.found if one.seat != seat]
        least = self.session.table.game.costly
        much = [x for x in own if x.cost >= least and self.stands(x.n, seat, x.done)]
        return max(much, key=lambda one: one.cost, default=None)

    def close(self) -> None:
        """Stop thinking."""
        self.judged = None
        self.waiting.clear()
        self.thinker.close()
