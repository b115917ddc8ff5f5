"""A lesson: a game screen with cards that guide a first turn. Other seats play at once, and nothing
is saved.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ...bots.brain import choose
from ...bots.opponents import Opponents
from ...engine import Luck, kind_of, offers
from ...games import find, listed
from ...play import Table
from ...play.lesson import LEARNER, Card, Lesson, script
from ...play.session import Answers, Session
from ...play.text import title
from ..app_screen import BaseApp
from ..dialogs.ask import Ask, answer
from ..table.game_screen import GameScreen


class ScriptedOpponents(Opponents):
    """Computer players that answer at once and always the same, so that a lesson goes as
    written.
    """

    def __init__(self, table: Table, seed: int) -> None:
        super().__init__(table)
        self.seed, self.awake = seed, False

    def start_thinking(self) -> None:
        self.awake = self.next() >= 0

    def poll(self) -> tuple[int, Any] | None:
        seat = self.next()
        if not self.awake or seat < 0:
            return None
        table = self.table
        view, luck = table.game.view(table.state, seat), Luck(self.seed + len(table.log))
        return seat, choose(table.game, view, seat, table.seats[seat].player, luck)

    def stop_thinking(self) -> None:
        self.awake = False

    def close(self) -> None:
        self.awake = False


class LessonScreen(GameScreen):
    """The first turn of a game, step by step."""

    def __init__(self, lesson: Lesson, learner: str) -> None:
        table = lesson.script.table(learner)
        super().__init__(
            Session(table, None), opponents=ScriptedOpponents(table, lesson.script.seed)
        )
        self.lesson = lesson
        self.view.side.story.alone = True  # below the boards stands what to do
        self.did: set[str] = set()
        self.reading = True
        self.since = 0  # actions in the log when the last card came up

    def on_mount(self) -> None:
        self.call_after_refresh(self.show_card, self.lesson.begin())

    def show_to(self, seat: int) -> None:
        """Show a card if a new decision of the learner has come up."""
        super().show_to(seat)
        self.next_card()

    def next_card(self) -> None:
        """Show the card of the current decision, if it has a new one and none is open."""
        fresh = self.lesson.at == 0 or len(self.table.log) > self.since
        if self.choice.seat == LEARNER and not self.reading and fresh:
            kinds = {
                kind_of(offer.action)
                for offer in offers(self.table.game, self.table.state, LEARNER)
            }
            card = self.lesson.next_card(self.table.state.stack[-1].kind, kinds, self.did)
            self.did.clear()
            if card is not None:
                self.show_card(card)

    def play(self, seat: int, action: Any, then: Answers = ()) -> None:
        if seat == LEARNER:
            self.did.add(action.kind)
        super().play(seat, action, then)

    def show_card(self, card: Card) -> None:
        """Show a card; the last one can end the lesson."""
        words, say = self.session.words, self.session.words.say
        self.reading, self.since = True, len(self.table.log)
        answers = [answer(words, "on", "lesson-on")]
        if self.lesson.over:
            game = say("lesson-game", game=title(self.table.game))
            answers = [
                ("game", words.letter("lesson-game"), game),
                answer(words, "on", "lesson-go-on"),
                answer(words, "home", "leave-home"),
            ]

        def read(pick: str | None) -> None:
            self.reading = False
            if pick in ("home", "game"):
                self.leave_lesson()
                if pick == "game":
                    self.app.open_new(self.table.game.id)
            else:
                self.next_card()
                self.view.draw_about()

        self.app.push_screen(
            Ask(say(f"lesson-{card.key}", name=self.session.words.name(LEARNER)), answers), read
        )

    def news(self) -> list[Text]:
        """Return what to do next, unless there is a message; the news are in the story."""
        words, key = self.session.words, f"lesson-{self.lesson.card.key}-do"
        if self.view.message or self.choice.seat != LEARNER or not words.has(key):
            return super().news()
        return [Text(words.say(key), "bold")]

    def action_hint(self) -> None:
        """Show the card again."""
        self.show_card(self.lesson.card)

    def action_leave(self) -> None:
        """Ask, then leave the lesson; there is nothing to save."""
        say = self.session.words.say
        words = self.session.words
        answers = [answer(words, what, f"leave-{what}") for what in ("stay", "home", "quit")]

        def chosen(pick: str | None) -> None:
            if pick == "home":
                self.leave_lesson()
            elif pick == "quit":
                self.app.exit()

        self.app.push_screen(Ask(say("lesson-leave"), answers, leaving=True), chosen)

    def leave_lesson(self) -> None:
        """Return to the home screen."""
        self.session.close()
        self.app.go_home()


def lessons() -> list[str]:
    """Return the games that have a lesson."""
    return [game for game in listed() if script(game) is not None]


def open_lesson(app: BaseApp, game: str) -> None:
    """Start the lesson of a game."""
    found = script(game)
    if found is not None:
        app.push_screen(LessonScreen(Lesson(found), app.words.say("lesson-you")))


def ask_lesson(app: BaseApp) -> None:
    """Ask for a game, then start its lesson."""
    answers = [(game, str(n), title(find(game))) for n, game in enumerate(lessons(), 1)]
    app.push_screen(
        Ask(app.words.say("home-learn"), answers),
        lambda game: open_lesson(app, game) if game else None,
    )
