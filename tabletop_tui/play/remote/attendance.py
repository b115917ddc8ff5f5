"""Who of the people at a table with several terminals is here, and whom it waits for."""

from __future__ import annotations

import time
from collections.abc import Sequence
from enum import Enum

from ..seats import Seat
from ..session import Session
from .remote_seats import Unplayed

IDLE = 300.0  # seconds without a key, after which somebody may be looking elsewhere
MINUTE = 60  # seconds
STAND_IN_LEVEL = "normal"
"""How the computer player plays that stands in for somebody."""


class Whereabouts(Enum):
    """Where somebody is, with the sign that stands by the name."""

    HERE = "here"
    IDLE = "idle"
    AWAY = "away"


class Attendance:
    """What a session knows of who is here; at one keyboard that is nothing. Where lines are typed,
    *typed* is the word that changes who plays.
    """

    def __init__(self, session: Session, typed: str = "") -> None:
        self.session = session
        words = session.words
        self.door = words.say("apart-door-typed", word=typed) if typed else words.say("apart-door")
        self.whereabouts: dict[int, Whereabouts] = {}

    def refresh(self) -> bool:
        """Look who is here; whether that has changed."""
        before = self.whereabouts
        self.whereabouts = {}
        now = time.time()
        for one in self.session.storage.present():
            for seat in one.seats:
                here = Whereabouts.IDLE if one.idle(now) > IDLE else Whereabouts.HERE
                if self.whereabouts.get(seat) is not Whereabouts.HERE:
                    self.whereabouts[seat] = here
        return self.whereabouts != before

    def of(self, seat: int) -> Whereabouts:
        """Where the person of *seat* is."""
        return self.whereabouts.get(seat, Whereabouts.AWAY)

    def waiting(self) -> str:
        """What is being waited for, as a sentence; "" for nothing."""
        table, words = self.session.table, self.session.words
        remote = table.remote
        if remote is not None and remote.free:
            return words.say(
                "apart-not-full", names=self.names(sorted(remote.free)), door=self.door
            )
        seats = table.deciding()
        if remote is None:
            names = self.names(seats)
            return words.say("ui-waiting", names=names) if names else ""
        waited = [self.described(seat) for seat in seats]
        late = overdue(self.session)
        if late:
            return words.say("absence-overdue", names=self.names(late), door=self.door)
        return words.say("ui-waiting", names=", ".join(waited)) if waited else ""

    def names(self, seats: Sequence[int]) -> str:
        """The names of these seats."""
        return ", ".join(self.session.words.name(seat) for seat in seats)

    def described(self, seat: int) -> str:
        """One who is waited for: the name, where they are unless here, and for how many minutes
        the question has stood.
        """
        table, words = self.session.table, self.session.words
        name, where = words.name(seat), self.of(seat)
        if table.seats[seat].is_bot or where is Whereabouts.HERE:
            return name
        since = table.remote.since.get(seat) if table.remote is not None else None
        minutes = int((time.time() - since) // MINUTE) if since is not None else 0
        return words.say(f"apart-{where.value}", name=name, minutes=max(0, minutes))


def overdue(session: Session, now: float | None = None) -> tuple[int, ...]:
    """The seats of people elsewhere who are not there, and whose question has been put for longer
    than the patience of their table. Somebody who has not pressed a key for as long is not there.
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


def hold_seat(session: Session, seat: int) -> None:
    """Let a computer player hold a seat until its owner sits down again. Raises Unplayed when the
    owner is back, or has answered.
    """

    def do() -> None:
        if seat not in overdue(session):
            raise Unplayed(session.words.say("absence-back", name=session.words.name(seat)))
        session.table.reseat(seat, Seat(session.table.seats[seat].name, STAND_IN_LEVEL))

    session.change(do)
