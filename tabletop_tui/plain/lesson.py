"""Lessons in plain mode: a table that says what to do before each question, and does only that."""

from __future__ import annotations

from typing import Any

from ..games import find, listed
from ..play.lesson import LEARNER, Guide, Lesson, all_lessons
from ..play.session import Session
from ..play.text import Words, title
from ..store.atomic_files import SaveError
from ..store.reading.lessons import keep_passed, load_lesson, passed
from .advice import Advice
from .console import Console, Quit
from .menu import pick
from .table import PlainTable


class LessonAdvice(Advice):
    """Hints of the lesson instead of those of a computer player."""

    guide: Guide

    def hint(self) -> None:
        """Print the hint, and the number of the line if there is one."""
        told, action = self.guide.hint(self.words)
        number = self.lists.number_of(action) if action is not None else 0
        self.console.print(
            self.words.say("plain-hint-line", number=number, hint=told) if number else told
        )


class PlainLesson(PlainTable):
    """A lesson on a console."""

    def __init__(self, lesson: Lesson, console: Console, *, picture: bool = False) -> None:
        self.guide = Guide(lesson)
        super().__init__(Session(self.guide.table, None), console, picture=picture, moments="none")
        advice = LessonAdvice(self.commands.page, self.lists)
        advice.guide = self.guide
        self.commands.advice = advice
        self.said = -1  # the step that was told last

    def play_on(self) -> None:
        """Play step after step, until the lesson is passed or left."""
        try:
            while not self.guide.over:
                self.step()
            lesson = self.guide.lesson
            keep_passed(lesson.game, lesson.key)
            self.narrator.news()
            self.console.print()
            for key in ("lesson-passed", f"lesson-{lesson.key}-end"):
                self.console.print(self.words.say(key))
        except (Quit, KeyboardInterrupt) as why:
            self.ended = isinstance(why, KeyboardInterrupt) or why.at_end
        self.handover.stop()

    def step(self) -> None:
        """Tell what to do, and ask; other seats answer by themselves."""
        found = self.guide.look()
        if found == "failed":
            self.narrator.news()
            why = self.guide.refusal(self.words)
            self.console.print(f"* {self.words.say('lesson-again', why=why)}")
            self.said = -1
        if self.guide.over:
            return
        if (reply := self.guide.reply()) is not None:
            super().play(*reply)
            return
        if self.said != self.guide.at:
            self.said = self.guide.at
            self.narrator.news()
            self.console.print()
            steps = self.guide.lesson.steps
            self.console.print(
                self.words.say(
                    "plain-lesson-step",
                    n=self.said + 1,
                    of=len(steps),
                    step=self.words.attribute(self.guide.key, "tick"),
                )
            )
            self.console.print(self.guide.told(self.words))
        super().step()

    def play(self, seat: int, action: Any) -> None:
        """Play an action of the learner if the step asks for it, else print why not."""
        if seat == LEARNER and not self.guide.allows(action):
            self.console.print(f"* {self.guide.refusal(self.words)}")
            return
        super().play(seat, action)


def learn(console: Console, words: Words, *, picture: bool = False) -> None:
    """Ask for a lesson of all games, and play it. Raises Quit when the input has ended."""
    found = all_lessons()
    done = {game: passed(game) for game in listed()}
    labels = []
    for game, key in found:
        told = Words(find(game)).say(f"lesson-{key}")
        label = f"{title(find(game))}: {told}"
        labels.append(words.say("plain-lesson-done", lesson=label) if key in done[game] else label)
    n = pick(console, words, labels)
    if not n:
        return
    try:
        table = PlainLesson(load_lesson(*found[n - 1]), console, picture=picture)
    except (SaveError, ValueError, KeyError, TypeError) as no:  # of a game from outside
        console.print(words.say("lesson-broken", why=str(no)))
        return
    console.print(words.say("plain-lesson-how"))
    table.run()
    if table.ended:
        raise Quit(at_end=True)
