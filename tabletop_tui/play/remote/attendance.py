"""Presence at a table with several terminals: who is here, whom the table waits for, and what the
others may do about a person who is overdue.

After the patience of the table they may let a computer player answer for that person, or hold the
seat until the person sits down again. Nothing happens automatically.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from enum import Enum

from ..names import LONGEST
from ..seats import Seat
from ..session import Session
from ..text import all_of
from .asked import asked_of
from .chat import sanitize
from .remote_seats import Unplayed

IDLE = 300.0  # seconds without a key, after which a person counts as idle
MINUTE = 60  # seconds
JUST_LEFT = 60.0  # seconds for which nobody may give the seat of a person away who is gone
STAND_IN_LEVEL = "normal"
"""The level of a computer player that stands in for a person."""


class Whereabouts(Enum):
    """The presence of a person, and the suffix of its message."""

    HERE = "here"
    IDLE = "idle"
    AWAY = "away"


class Attendance:
    """What a session knows about presence; nothing with one keyboard. In line mode *typed* is the
    word that changes seats.
    """

    def __init__(self, session: Session, typed: str = "") -> None:
        self.session, self.in_lines = session, bool(typed)
        words = session.words
        self.seats_hint = (
            words.say("remote-door-typed", word=typed) if typed else words.say("remote-door")
        )
        self.whereabouts: dict[int, Whereabouts] = {}
        self.onlookers: list[str] = []

    def refresh(self) -> bool:
        """Check who is here. Return whether that has changed."""
        before = self.whereabouts, self.onlookers
        self.whereabouts, self.onlookers = {}, []
        now = time.time()
        for one in self.session.storage.present():
            if one.name and not one.seats:
                self.onlookers.append(sanitize(one.name, LONGEST))
            for seat in one.seats:
                self.session.last_seen[seat] = now
                here = Whereabouts.IDLE if one.idle(now) > IDLE else Whereabouts.HERE
                if self.whereabouts.get(seat) is not Whereabouts.HERE:
                    self.whereabouts[seat] = here
        return (self.whereabouts, self.onlookers) != before

    def of(self, seat: int) -> Whereabouts:
        """Return the presence of the person of *seat*."""
        return self.whereabouts.get(seat, Whereabouts.AWAY)

    def waiting(self) -> str:
        """Return what the table waits for, and who must do it, as a sentence, or ""."""
        table, words = self.session.table, self.session.words
        remote = table.remote
        if remote is not None and remote.free:
            return words.say(
                "remote-not-full", names=self._names(sorted(remote.free)), door=self.seats_hint
            )
        seats = table.deciding()
        if remote is None:
            return asked_of(table, words, seats)
        late = overdue(self.session)
        if late:
            return words.say("absence-overdue", names=self._names(late), door=self.seats_hint)
        what = asked_of(table, words, seats, tuple(map(self._describe, seats)))
        # a line among those of the story must not sound like one of them
        return words.say("plain-waits", what=what) if what and self.in_lines else what

    def _names(self, seats: Sequence[int]) -> str:
        """Return the names of these seats."""
        words = self.session.words
        return all_of([words.name(seat) for seat in seats], words.language)

    def _describe(self, seat: int) -> str:
        """Return the name of a person who must act. Unless they are here, add where they are and
        for how many minutes the question has been open.
        """
        table, words = self.session.table, self.session.words
        name, where = words.name(seat), self.of(seat)
        if table.seats[seat].is_bot or where is Whereabouts.HERE:
            return name
        since = table.remote.since.get(seat) if table.remote is not None else None
        minutes = int((time.time() - since) // MINUTE) if since is not None else 0
        return words.say(f"remote-{where.value}", name=name, minutes=max(0, minutes))


def overdue(session: Session, now: float | None = None) -> tuple[int, ...]:
    """Return the seats of absent people elsewhere whose question has been open for longer than the
    patience of the table. A person without a key press for as long counts as absent.
    """
    table = session.table
    remote = table.remote
    if remote is None:
        return ()
    moment = time.time() if now is None else now
    late = [
        seat
        for seat in table.deciding()
        if not table.seats[seat].is_bot
        and not session.perspective.mine(seat)
        and moment - remote.since.get(seat, moment) > remote.patience
    ]
    if not late:
        return ()
    there = {
        seat
        for one in session.storage.present()
        if one.idle(moment) <= remote.patience
        for seat in one.seats
    }
    return tuple(seat for seat in late if seat not in there)


def has_just_left(session: Session, seat: int) -> bool:
    """Return whether the person of a seat has left, or lost the line, less than `JUST_LEFT` seconds
    ago, as far as this terminal has seen.
    """
    if any(seat in one.seats for one in session.storage.present()):
        return False
    return time.time() - session.last_seen.get(seat, 0.0) < JUST_LEFT


def hold_seat(session: Session, seat: int) -> None:
    """Let a computer player hold a seat until its owner sits down again. Raises Unplayed if the
    owner is back or has answered.
    """

    def do() -> None:
        if seat not in overdue(session):
            raise Unplayed(session.words.say("absence-back", name=session.words.name(seat)))
        session.table.reseat(seat, Seat(session.table.seats[seat].name, STAND_IN_LEVEL))

    session.change(do)
