"""Moments: what is worth stopping the game for, as one seat may hear it."""

from __future__ import annotations

from typing import Any

from ...engine import Event, Moment
from ..replay import ALL as EVERYTHING
from ..replay import viewing_seat
from ..session import Session
from .narration import visible_events

LOOKBACK = 60  # actions back to which a game may look for what belongs to a moment
ALL, MINE = "all", "mine"
"""What players may wish to be stopped for: everything, or what concerns the one who looks."""


def moments(session: Session, wish: str) -> list[Moment]:
    """The moments that the last action brought about, as whoever looks may hear of them."""
    return moments_for(session, wish, session.perspective.viewer)


def moments_for(session: Session, wish: str, viewer: int) -> list[Moment]:
    """The same, as the seat *viewer* may hear of them."""
    table = session.table
    if wish not in (ALL, MINE) or not table.events:
        return []
    listening = viewing_seat(table, viewer)
    told = [[*visible_events(events, listening)] for events in table.events[-LOOKBACK:]]
    view = table.state if listening == EVERYTHING else table.game.view(table.state, listening)
    found = table.game.moments(view, told)
    acted = table.log[-1][0]

    def stops(one: Moment) -> bool:
        if one.alone:
            return viewer in one.seats and viewer != acted
        return wish == ALL or not one.seats or viewer in one.seats

    return [one for one in found if stops(one)]


def sentences(session: Session, moment: Moment) -> list[str]:
    """The rows of a moment."""
    words, view = session.words, session.view()

    def said(row: Any) -> str:
        return words.of(view, row) if isinstance(row, Event) else str(words.fact(row))

    return [text for row in moment.rows if (text := said(row))]
