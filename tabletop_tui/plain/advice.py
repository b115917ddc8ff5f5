"""Advice of computer players in plain mode: hints, the motive of their last decision, and a review
of the game.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from ..bots.explanation import newest_explanation
from ..bots.worker import HINT, LOOK_BACK, DecisionRequest, Failed, Progress, decide
from ..play.advice import explanation_in_words
from ..play.by_eye import hint_in_words, offer_by_eye
from ..play.perspective import NOBODY
from ..play.story.look_back import (
    Question,
    answer_in_words,
    counted,
    luck_and_turning_points,
    praise_in_words,
    question,
)
from ..play.story.review import record_of, reviewed_seats, why_not_reviewable
from ..store.crash_reports import bot_failure_and_file
from .choices import ChoiceLine
from .lists import Lists
from .menu import pick
from .pages import PageContext

SILENT = 10.0  # seconds without a word about a review


class Advice:
    """Prints hints, motives and reviews at one table."""

    def __init__(self, page: PageContext, lists: Lists) -> None:
        self.page, self.lists = page, lists
        self.session, self.console = page.session, page.console
        self.words = page.session.words
        self.asked = (
            -1,
            -1,
        )  # length of the log, and the action explained last
        self.questions: list[Question] = []

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
        self.session.hinted = len(table.log), [action for action, _ in hints]
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
        log, actions = self.session.hinted
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

    def still_thinking(self) -> Callable[[tuple[int, Any]], None]:
        """Return what prints now and then how far a review has come: without a word the program
        would seem to hang.
        """
        last = time.monotonic()

        def report(answer: tuple[int, Any]) -> None:
            nonlocal last
            if isinstance(answer[1], Progress) and time.monotonic() - last >= SILENT:
                last = time.monotonic()
                percent = answer[1].worlds
                self.console.print(self.words.say("review-thinks", percent=percent))

        return report

    def review(self, n: int) -> None:
        """Print what went well for the people, the luck of each seat and how the lead changed, and
        ask about what cost most; with a number let them try one of the questions.
        """
        table, words, console = self.session.table, self.words, self.console
        if no := why_not_reviewable(table):
            console.print(words.say(no))
            return
        if n:
            self.second_try(n)
            return
        self.questions = []
        for seat in reviewed_seats(table):
            console.print(words.say("review-title", name=words.name(seat)))
            record = record_of(table, (seat,))
            found = decide(
                DecisionRequest(0, table.game.id, record, seat, LOOK_BACK, 0),
                lambda: False,
                self.still_thinking(),
            )
            if isinstance(found, Failed):
                console.print(bot_failure_and_file(words, table, seat, LOOK_BACK, found))
                return
            console.print(words.say("review-praise" if found.praised else "review-no-praise"))
            for number, praise in enumerate(found.praised, 1):
                lines = praise_in_words(words, table, praise)
                console.print(f"{number}. {lines.head}.", 2)
                console.print(lines.done, 5)
                console.print(lines.better, 5)
            pairs = zip(found.regrets, found.candidates, strict=True)
            self.questions += [question(words, table, *pair) for pair in pairs]
        for head, told in luck_and_turning_points(words, table):
            console.print(head)
            for sentence in told:
                console.print(sentence, 2)
        console.print(words.say("review-second-try" if self.questions else "review-none"))
        for number, asked in enumerate(self.questions, 1):
            facts = {"name": words.name(asked.seat), "question": asked.asked}
            console.print(f"{number}. {words.say('review-ask-who', **facts)}", 2)
        console.print(words.say("plain-review-how" if self.questions else "review-judged"))

    def second_try(self, n: int) -> None:
        """Print the position of question *n* as its player saw it, ask it, and print the answer."""
        if not 0 < n <= len(self.questions):
            self.console.print(self.words.say("plain-review-first"))
            return
        asked, table, words = self.questions[n - 1], self.session.table, self.words
        view = table.game.view(table.at(asked.n), asked.seat)
        narration = self.page.narration
        for row in narration.board(view, asked.seat, words, picture=False):
            self.console.print(row)
        for row in narration.own(view, asked.seat, words):
            self.console.print(row)
        self.console.print(asked.asked)
        labels = [text for _, text in asked.choices]
        picked = pick(self.console, words, labels, back="review-show")
        chosen = asked.choices[picked - 1][0] if picked else None
        self.console.print(" ".join(answer_in_words(words, table, asked, chosen)))
        self.console.print(f"{counted(words, table, asked)}.")
