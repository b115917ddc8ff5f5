"""Undo and redo at the table."""

from __future__ import annotations

from ...play.perspective import NOBODY
from ...play.remote.remote_seats import Unplayed
from ...play.session import Session


def undo(session: Session) -> tuple[bool, str]:
    """Undo the last action of a person, if that is possible. Return whether the table has changed,
    and the sentence to show.
    """
    say = session.words.say
    try:
        done = session.undo()
    except Unplayed as error:
        return True, str(error)
    if not done:
        return done, say("ui-sealed" if session.table.log else "ui-nothing")
    return done, taken_back(session)


def taken_back(session: Session) -> str:
    """Return what was undone: the first action that redo would play. Of another player's action say
    only that, as it may be a secret.
    """
    table, words = session.table, session.words
    seat, action = table.undone[-1] if table.undone else (NOBODY, None)
    if seat != session.perspective.viewer:
        return words.say("ui-undone")
    what = words.of(table.game.view(table.state, seat), action).rstrip(".")
    return words.say("ui-undone-what", what=what)


def redo(session: Session) -> tuple[bool, str]:
    """Redo what was undone last. Return whether the table has changed, and the sentence to show."""
    if not session.table.undone:
        return False, session.words.say("ui-nothing")
    try:
        session.redo()
    except Unplayed as error:
        return True, str(error)
    return True, ""
