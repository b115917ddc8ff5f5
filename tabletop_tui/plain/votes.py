"""Votes of a table with several terminals, in plain mode: announced when they open, and answered
with a word.
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
from .menu import confirm


class Votes:
    """Announces votes at one terminal and sends its answers."""

    def __init__(self, session: Session, console: Console) -> None:
        self.session, self.console = session, console
        self.words = session.words
        self.open: Vote | None = None  # the open vote at the last poll
        self.asked: tuple[int, Vote] | None = None  # the seat and the vote that were announced here

    def poll(self) -> None:
        """Announce a vote that has opened or failed; called often."""
        now, before = open_vote(self.session.table), self.open
        self.open = now
        if before is not None and now is None and not is_fulfilled(self.session.table, before):
            self.console.print(f"* {self.words.say('vote-refused')}")
        seat = pending_voter_here(self.session)
        if now is None:
            self.asked = None
        if now is None or seat < 0:
            return
        if self.asked is None or self.asked[0] != seat or not same_vote(self.asked[1], now):
            self.asked = seat, now
            question = vote_question(self.session.table, self.words, now)
            self.console.print(f"* {question} {self.words.say('vote-how')}")

    def answer(self, *, agrees: bool) -> None:
        """Agree to the open vote, or refuse it."""
        seat, what = pending_voter_here(self.session), open_vote(self.session.table)
        if seat < 0 or what is None:
            self.console.print(self.words.say("vote-none"))
            return
        try:
            cast_vote(self.session, seat, what, secrets.randbits(63), agrees=agrees)
        except Unplayed as no:
            self.console.print(f"* {no}")

    def ask_back(self) -> bool:
        """Ask the others to undo an own action, which needs their consent; return False if there is
        none.
        """
        session, words = self.session, self.words
        n, log = undo_target(session), len(session.table.log)
        if n < 0:
            return False
        if confirm(self.console, words, words.say("vote-ask", count=log - n)):
            try:
                call_vote(
                    session,
                    Vote(session.perspective.viewer, n, log, undo=True),
                    secrets.randbits(63),
                )
            except Unplayed as no:
                self.console.print(f"* {no}")
            else:
                self.console.print(words.say("vote-put"))
        return True
