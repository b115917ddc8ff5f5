"""Votes at several terminals: asked over the table, answered at any time."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import cast

from ....play.remote.remote_seats import News, Unplayed, Vote
from ....play.remote.votes import (
    call_vote,
    cast_vote,
    is_fulfilled,
    open_vote,
    pending_voter_here,
    same_vote,
    undo_target,
    vote_question,
)
from ....play.session import Session
from ...dialogs.ask import Ask
from ...dialogs.ask import answer as row
from ...keys.type_ahead import READING_TIME
from ..table_screen import HasApp


class VoteQuestions:
    """Asks over *screen* what others have put to the vote. *tell* shows a sentence there, *take_in*
    gets the news when a vote has passed.
    """

    def __init__(
        self,
        screen: HasApp,
        session: Session,
        tell: Callable[[str], None],
        take_in: Callable[[Sequence[News]], None],
    ) -> None:
        self.screen, self.session, self.tell, self.take_in = screen, session, tell, take_in
        self.open: Vote | None = None  # the vote at the last poll
        self.asked: tuple[int, Vote] | None = (
            None  # the seat and the vote that were asked about here
        )
        self.box: Ask | None = None  # the open question, if any

    def poll(self) -> None:
        """Check for a vote. Called often."""
        now, before = open_vote(self.session.table), self.open
        self.open = now
        if before is not None and now is None and not is_fulfilled(self.session.table, before):
            self.tell(self.session.words.say("vote-refused"))
        seat, top = pending_voter_here(self.session), cast(object, self.screen.app.screen)
        if self.asked is not None and not (now and seat >= 0 and same_vote(self.asked[1], now)):
            self.take_away()
        if now is None:
            self.asked = None
        if now is None or seat < 0 or top is not self.screen:
            return
        if self.asked is None or self.asked[0] != seat or not same_vote(self.asked[1], now):
            self.asked = seat, now
            self.ask(seat, now)

    def ask(self, seat: int, what: Vote) -> None:
        """Ask whether *seat* agrees. Esc leaves the question for the menu."""
        words = self.session.words
        answers = [row(words, pick, f"vote-{pick}") for pick in ("no", "yes")]

        def chosen(pick: str | None) -> None:
            self.box = None
            if pick:
                self.answer(seat, what, agrees=pick == "yes")
            elif self.waits:
                self.tell(words.say("vote-later"))

        self.box = Ask(
            vote_question(self.session.table, words, what), answers, ignore_keys_for=READING_TIME
        )
        self.screen.app.push_screen(self.box, chosen)

    @property
    def waits(self) -> bool:
        """True if a vote is left unanswered here."""
        return self.asked is not None and self.box is None and pending_voter_here(self.session) >= 0

    def ask_again(self) -> None:
        """Ask again about an open vote that was left unanswered."""
        self.asked = None
        self.poll()

    def take_away(self) -> None:
        """Close a question that is no longer open, unless another screen lies over it."""
        if self.box is not None and self.screen.app.screen is self.box:
            self.box.dismiss("")

    def answer(self, seat: int, what: Vote, *, agrees: bool) -> None:
        """Record whether *seat* agrees."""
        try:
            cast_vote(self.session, seat, what, secrets.randbits(63), agrees=agrees)
        except Unplayed as error:
            self.tell(str(error))
            return
        self.open = open_vote(self.session.table)
        if agrees and is_fulfilled(self.session.table, what):
            self.take_in([News()])

    def ask_back(self) -> bool:
        """Ask whether to put an undo of the player's own action to the vote of the others. Return
        False if there is no such action.
        """
        session, words = self.session, self.session.words
        n, log = undo_target(session), len(session.table.log)
        if n < 0:
            return False

        def chosen(pick: str | None) -> None:
            if pick == "yes":
                self.put(Vote(session.perspective.viewer, n, log, undo=True))

        answers = [row(words, pick, f"vote-ask-{pick}") for pick in ("no", "yes")]
        self.screen.app.push_screen(Ask(words.say("vote-ask", count=log - n), answers), chosen)
        return True

    def put(self, what: Vote) -> None:
        """Put something to the vote."""
        session = self.session
        try:
            call_vote(session, what, secrets.randbits(63))
        except Unplayed as error:
            self.tell(str(error))
            return
        self.open = open_vote(self.session.table)
        if is_fulfilled(session.table, what):
            self.take_in([News()])
        else:
            self.tell(self.session.words.say("vote-put"))
