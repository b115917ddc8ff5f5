"""Advice of computer players in plain mode: hints, the motive of their last decision, and a review
of the game.
"""

from __future__ import annotations

from typing import Any

from ..bots.explanation import newest_explanation
from ..bots.worker import HINT, REVIEW, DecisionRequest, Failed, decide
from ..play.advice import explanation_in_words
from ..play.by_eye import hint_in_words, offer_by_eye
from ..play.perspective import NOBODY
from ..play.story.review import (
    Regret,
    decision_in_words,
    record_of,
    reviewed_seats,
    why_not_reviewable,
)
from ..store.crash_reports import bot_failure_and_file
from .choices import ChoiceLine
from .lists import Lists
from .pages import PageContext


class Advice:
    """Prints hints, motives and reviews at one table."""

    def __init__(self, page: PageContext, lists: Lists) -> None:
        self.page, self.lists = page, lists
        self.session, self.console = page.session, page.console
        self.words = page.session.words
        self.hinted: tuple[int, list[Any]] = (-1, [])  # length of the log, actions of the hints
        self.asked = (
            -1,
            -1,
        )  # length of the log, and the action explained last
        self.regrets: list[Regret] = []

    def hint(self) -> None:
        """Print what a computer player would do here, and the reasons for it."""
        table, words, say = self.session.table, self.words, self.words.say
        if table.settings.no_hints:
            self.console.print(say("ui-hints-off"))
            return
        view, viewer = self.session.view(), self.session.perspective.viewer
        if viewer == NOBODY and self.session.perspective.reader in table.deciding():
            self.console.print(say("cover-no-hint"))
            return
        if viewer not in table.deciding():
            self.console.print(say("ui-no-hint"))
            return
        memory = table.remembered(viewer)
        question = DecisionRequest(0, table.game.id, view, viewer, HINT, len(table.log), memory)
        hints = decide(question, lambda: False)
        if isinstance(hints, Failed):
            self.console.print(bot_failure_and_file(words, table, viewer, HINT, hints))
            return
        self.hinted = len(table.log), [action for action, _ in hints]
        if hints:
            self.console.print(say("ui-hint-title"))
        for n, (action, why) in enumerate(hints, 1):
            number = self.lists.number_of(action)
            line = hint_in_words(words, table, viewer, action, why)
            if number:
                line = say("plain-hint-line", number=number, hint=line)
            self.console.print(say("plain-hint-do", n=n, hint=line), 2)
        if not hints:
            self.console.print(say("ui-hint-even"))

    def line_of_hint(self, n: int) -> ChoiceLine | None:
        """Return the line that plays hint number *n*; None if there is no such hint."""
        log, actions = self.hinted
        if log != len(self.session.table.log) or not 0 < n <= len(actions):
            return None
        action, table = actions[n - 1], self.session.table
        if offer := offer_by_eye(table, self.session.perspective.viewer, action):
            label = self.words.say(f"offer-{action.kind}")
            return ChoiceLine(label, action.rule, offer=offer)
        return ChoiceLine(self.words.of(self.session.view(), action), action.rule, action)

    def explain(self) -> None:
        """Print why a computer player made its last decision; on repetition, the decision before
        that.
        """
        session, table = self.session, self.session.table
        log, before = self.asked
        before = before if log == len(table.log) else len(table.log)
        viewer = session.perspective.viewer if session.perspective.viewer >= 0 else len(table.seats)
        motive = newest_explanation(table, viewer, before)
        self.asked = (len(table.log), motive[0]) if motive else (-1, -1)
        if motive is None:
            self.console.print(self.words.say("motive-none"))
            return
        n, why = motive
        story = session.story(session.perspective.viewer, n)
        self.console.print(explanation_in_words(self.words, n, table.log[n], story, why))

    def review(self, n: int) -> None:
        """Print the decisions that cost the people most, or with a number the position of one of
        them.
        """
        table, words, console = self.session.table, self.words, self.console
        if no := why_not_reviewable(table):
            console.print(words.say(no))
            return
        if n:
            self.position(n)
            return
        self.regrets = []
        for seat in reviewed_seats(table):
            console.print(words.say("review-title", name=words.name(seat)))
            record = record_of(table, (seat,))
            regrets = decide(
                DecisionRequest(0, table.game.id, record, seat, REVIEW, 0), lambda: False
            )
            if isinstance(regrets, Failed):
                console.print(bot_failure_and_file(words, table, seat, REVIEW, regrets))
                return
            for regret in regrets:
                self.regrets.append(regret)
                lines = decision_in_words(words, table, regret)
                console.print(f"{len(self.regrets)}. {lines.head}", 2)
                console.print(lines.done, 5)
                console.print(lines.better, 5)
            if not regrets:
                console.print(words.say("review-none"))
        console.print(words.say("plain-review-how" if self.regrets else "review-judged"))

    def position(self, n: int) -> None:
        """Print the position before regret number *n*, as its player saw it."""
        if not 0 < n <= len(self.regrets):
            self.console.print(self.words.say("plain-review-first"))
            return
        regret, table = self.regrets[n - 1], self.session.table
        view = table.game.view(table.at(regret.n), regret.seat)
        narration = self.page.narration
        for row in narration.board(view, regret.seat, self.words, picture=False):
            self.console.print(row)
        for row in narration.own(view, regret.seat, self.words):
            self.console.print(row)
        lines = decision_in_words(self.words, table, regret)
        self.console.print(f"{lines.done} {lines.better}")
