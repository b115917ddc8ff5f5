"""What the people at several terminals decide together, by lines: told when it is put to them, and
answered with a word.
"""

from __future__ import annotations

import secrets

from ..play.remote.remote_seats import Unplayed, Vote
from ..play.remote.votes import (
    call_vote,
    cast_vote,
    is_fulfilled,
    open_vote,
    pending_voter_here,
    same_vote,
    undo_target,
    vote_question,
)
from ..play.session import Session
from .console import Console
from .menu import agreed


class Deciding:
    """Tells at one terminal what others have put to all."""

    def __init__(self, session: Session, console: Console) -> None:
        self.session, self.console = session, console
        self.words = session.words
        self.open: Vote | None = None  # what was put to all when this was looked at last
        self.asked: tuple[int, Vote] | None = None  # what was told here

    def poll(self) -> None:
        """See what is put to all; called often."""
        now, before = open_vote(self.session.table), self.open
        self.open = now
        if before is not None and now is None and not is_fulfilled(self.session.table, before):
            self.console.tell(f"* {self.words.say('motion-refused')}")
        seat = pending_voter_here(self.session)
        if now is None:
            self.asked = None
        if now is None or seat < 0:
            return
        if self.asked is None or self.asked[0] != seat or not same_vote(self.asked[1], now):
            self.asked = seat, now
            self.console.tell(f"* {vote_question(self.words, now)} {self.words.say('motion-how')}")

    def answer(self, *, agrees: bool) -> None:
        """Agree to what is put to all, or refuse it."""
        seat, what = pending_voter_here(self.session), open_vote(self.session.table)
        if seat < 0 or what is None:
            self.console.tell(self.words.say("motion-none"))
            return
        try:
            cast_vote(self.session, seat, what, secrets.randbits(63), agrees=agrees)
        except Unplayed as no:
            self.console.tell(f"* {no}")

    def ask_back(self) -> bool:
        """Ask the others to take an own action back, which cannot be done without them; whether
        there is any.
        """
        session, words = self.session, self.words
        n, log = undo_target(session), len(session.table.log)
        if n < 0:
            return False
        if agreed(self.console, words, words.say("motion-ask", count=log - n)):
            try:
                call_vote(
                    session,
                    Vote(session.perspective.viewer, n, log, undo=True),
                    secrets.randbits(63),
                )
            except Unplayed as no:
                self.console.tell(f"* {no}")
            else:
                self.console.tell(words.say("motion-put"))
        return True
