"""Moments: events that stop the game until a key is pressed, as one seat may see them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...engine import Event, Moment
from ..replay import ALL_HANDS as EVERYTHING
from ..replay import viewing_seat
from ..session import Session
from .narration import chronicle_of, visible_events

LOOKBACK = 60  # actions that a game may look back for what belongs to a moment
ALL, MINE = "all", "mine"
"""Which moments players may choose to stop for: all, or those that concern the viewer."""


def moments(session: Session, wish: str) -> list[Moment]:
    """Return the moments of the last action, as the viewer may see them. While all hands lie face
    down they are those of the person who should pick up theirs, as everybody may see them.
    """
    perspective = session.perspective
    return moments_for(session, wish, perspective.reader, session.viewing_seat)


def moments_for(
    session: Session, wish: str, viewer: int, listening: int | None = None
) -> list[Moment]:
    """Return the moments of the last action that stop the seat *viewer*, as it may see them, or
    else *listening*.
    """
    table = session.table
    if wish not in (ALL, MINE) or not table.events:
        return []
    listening = viewing_seat(table, viewer) if listening is None else listening
    recent = [[*visible_events(events, listening)] for events in table.events[-LOOKBACK:]]
    view = table.state if listening == EVERYTHING else table.game.view(table.state, listening)
    found = [*table.game.moments(view, recent)]
    if (past := chronicle_of(table, listening, len(table.events) - 1)) is not None:
        found.append(past)
    acted = table.log[-1][0]

    def stops(one: Moment) -> bool:
        if one.alone:
            return viewer in one.seats and viewer != acted
        if one.foretold and viewer == acted and not session.same_keyboard(viewer):
            return False
        return wish == ALL or not one.seats or viewer in one.seats

    return [one for one in found if stops(one)]


def unseen(found: Iterable[Moment], viewer: int) -> list[Moment]:
    """Return those of the moments found that still stop *viewer* after a film was seen whole."""
    return [one for one in found if not one.filmed or viewer in one.losers]


def sentences(session: Session, moment: Moment) -> list[str]:
    """Return the rows of a moment."""
    words, view = session.words, session.view()

    def in_words(row: Any) -> str:
        return words.of(view, row) if isinstance(row, Event) else str(words.fact(row))

    return [text for row in moment.rows if (text := in_words(row))]
