"""What computer players have to say in plain mode: a hint, why one of them did what it did, and a
look back on the game.
"""

from __future__ import annotations

from typing import Any

from ..bots.explanation import motives
from ..bots.table_players import remembered
from ..bots.worker import HINT, REVIEW, DecisionRequest, Failed, decide
from ..play.advice import advice, motive_in_words
from ..play.story.review import (
    Regret,
    decision_in_words,
    record_of,
    reviewed_seats,
    why_not_reviewable,
)
from ..store.crash_reports import bot_failure_and_file
from .choices import Line
from .lists import Lists
from .pages import Page


class Advising:
    """Tells hints, motives and looks back at one table."""

    def __init__(self, page: Page, lists: Lists) -> None:
        self.page, self.lists = page, lists
        self.session, self.console = page.session, page.console
        self.words = page.session.words
        self.hinted: tuple[int, list[Any]] = (-1, [])  # the decision and the actions hinted at
        self.asked = (-1, -1)  # actions in the log when a motive was asked for, and told so far
        self.regrets: list[Regret] = []

    def hint(self) -> None:
        """What a computer player would do, and what speaks for it."""
        table, words, say = self.session.table, self.words, self.words.say
        if table.settings.no_hints:
            self.console.tell(say("ui-hints-off"))
            return
        view, viewer = self.session.view(), self.session.perspective.viewer
        if viewer not in table.deciding():
            self.console.tell(say("ui-no-hint"))
            return
        memory = remembered(table, viewer)
        question = DecisionRequest(0, table.game.id, view, viewer, HINT, len(table.log), memory)
        found = decide(question, lambda: False)
        if isinstance(found, Failed):
            self.console.tell(bot_failure_and_file(words, table, viewer, HINT, found))
            return
        self.hinted = len(table.log), [action for action, _ in found]
        if found:
            self.console.tell(say("ui-hint-title"))
        for n, (action, why) in enumerate(found, 1):
            number = self.lists.number_of(action)
            line = advice(words, view, action, why)
            if number:
                line = say("plain-hint-line", number=number, hint=line)
            self.console.tell(say("plain-hint-do", n=n, hint=line), 2)
        if not found:
            self.console.tell(say("ui-hint-even"))

    def taken(self, n: int) -> Line | None:
        """The line that does what hint number *n* says; None where nothing was hinted at."""
        log, actions = self.hinted
        if log != len(self.session.table.log) or not 0 < n <= len(actions):
            return None
        action = actions[n - 1]
        return Line(self.words.of(self.session.view(), action), action.rule, action)

    def motive(self) -> None:
        """Why a computer player did what it did last; asked again, what it did before that."""
        session, table = self.session, self.session.table
        log, before = self.asked
        before = before if log == len(table.log) else len(table.log)
        viewer = session.perspective.viewer if session.perspective.viewer >= 0 else len(table.seats)
        found = motives(table, viewer, before)
        self.asked = (len(table.log), found[0]) if found else (-1, -1)
        if found is None:
            self.console.tell(self.words.say("motive-none"))
            return
        n, why = found
        lines = [
            line.text
            for line in session.story(session.perspective.viewer, n)
            if line.after == n + 1
        ]
        self.console.tell(motive_in_words(self.words, table.log[n][0], lines, why))

    def review(self, n: int) -> None:
        """The decisions that cost the people most; with a number the position of one of them."""
        table, words, console = self.session.table, self.words, self.console
        if no := why_not_reviewable(table):
            console.tell(words.say(no))
            return
        if n:
            self.position(n)
            return
        self.regrets = []
        for seat in reviewed_seats(table):
            console.tell(words.say("review-title", name=words.name(seat)))
            record = record_of(table, (seat,))
            found = decide(
                DecisionRequest(0, table.game.id, record, seat, REVIEW, 0), lambda: False
            )
            if isinstance(found, Failed):
                console.tell(bot_failure_and_file(words, table, seat, REVIEW, found))
                return
            for regret in found:
                self.regrets.append(regret)
                lines = decision_in_words(words, table, regret)
                console.tell(f"{len(self.regrets)}. {lines.head}", 2)
                console.tell(lines.done, 5)
                console.tell(lines.better, 5)
            if not found:
                console.tell(words.say("review-none"))
        console.tell(words.say("plain-review-how" if self.regrets else "review-judged"))

    def position(self, n: int) -> None:
        """The table as it stood before the decision of that number, as its player saw it."""
        if not 0 < n <= len(self.regrets):
            self.console.tell(self.words.say("plain-review-first"))
            return
        regret, table = self.regrets[n - 1], self.session.table
        view = table.game.view(table.at(regret.n), regret.seat)
        telling = self.page.telling
        for row in telling.board(view, regret.seat, self.words, picture=False):
            self.console.tell(row)
        for row in telling.own(view, regret.seat, self.words):
            self.console.tell(row)
        lines = decision_in_words(self.words, table, regret)
        self.console.tell(f"{lines.done} {lines.better}")
