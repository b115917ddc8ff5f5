"""Undo and redo: what was done is taken back, or played again."""

from __future__ import annotations

from ...play.apart import Unplayed
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
    return done, say("ui-undone" if done else "ui-sealed" if session.table.log else "ui-nothing")


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
