"""Undo and redo: what was done is taken back, or played again."""

from __future__ import annotations

from ...play.perspective import NOBODY
from ...play.remote.remote_seats import Unplayed
from ...play.session import Session


def undo(session: Session) -> tuple[bool, str]:
    """Take the last action of a person back, if it may be; gives whether it was, and the sentence
    to tell.
    """
    say = session.words.say
    try:
        done = session.undo()
    except Unplayed as no:
        return True, str(no)
    if not done:
        return done, say("ui-sealed" if session.table.log else "ui-nothing")
    return done, taken_back(session)


def taken_back(session: Session) -> str:
    """What was taken back, the first among what may be played again; of another's action no more
    than that it was, as it may have been a secret.
    """
    table, words = session.table, session.words
    seat, action = table.undone[-1] if table.undone else (NOBODY, None)
    if seat != session.perspective.viewer:
        return words.say("ui-undone")
    what = words.of(table.game.view(table.state, seat), action).rstrip(".")
    return words.say("ui-undone-what", what=what)


def redo(session: Session) -> tuple[bool, str]:
    """Play again what was taken back last; gives whether there was anything, and the sentence to
    tell.
    """
    if not session.table.undone:
        return False, session.words.say("ui-nothing")
    try:
        session.redo()
    except Unplayed as no:
        return True, str(no)
    return True, ""
