"""People who let a table wait: after its patience, those who are there may let a computer player
answer for one of them, or hold the seat until they sit down again. Nothing happens by itself.
"""

from __future__ import annotations

import time

from ..seats import Seat
from ..session import Session
from .remote_seats import Unplayed

LEVEL = "normal"
"""How the computer player plays that stands in for somebody."""


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


def hold(session: Session, seat: int) -> None:
    """Let a computer player hold a seat until its owner sits down again. Raises Unplayed when the
    owner is back, or has answered.
    """

    def do() -> None:
        if seat not in overdue(session):
            raise Unplayed(session.words.say("absence-back", name=session.words.name(seat)))
        session.table.reseat(seat, Seat(session.table.seats[seat].name, LEVEL))

    session.change(do)
