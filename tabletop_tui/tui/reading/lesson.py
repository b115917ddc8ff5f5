"""A lesson: a game screen with a strip below the boards that says what to do, and ticks off what
was done. Other seats answer at once, and nothing is saved but that it was passed.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text
from textual import events
from textual.app import ComposeResult

from ...bots.opponents import Opponents
from ...engine import Event
from ...games import find, listed
from ...play.lesson import LEARNER, Guide, Lesson, all_lessons, lesson_keys
from ...play.session import Answers, Session
from ...play.story.narration import StoryCache
from ...play.text import Words, title
from ...store.atomic_files import SaveError
from ...store.reading.lessons import keep_passed, load_lesson, passed
from ..app_screen import BaseApp
from ..dialogs.ask import Ask, answer
from ..keys.type_ahead import READING_TIME
from ..table.game_screen import GameScreen
from ..table.hints import HintPlan
from ..widgets.line_widgets import Lines, wrapped

STRIP = 4  # rows of the strip: the steps, and what to do now
LETTERED = 9  # lessons in the list that have a digit
TALL = 30  # rows of the screen from which the steps stand beside the board, each in a row


class NoOpponents(Opponents):
    """Nobody thinks in a lesson: its guide answers for the other seats."""

    def start_thinking(self) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""


class LessonScreen(GameScreen):
    """A lesson, step by step."""

    CSS = GameScreen.CSS.replace("GameScreen", "LessonScreen") + (
        f"#lesson {{ height: {STRIP}; background: $panel; }}"
    )

    def __init__(self, lesson: Lesson) -> None:
        self.guide = Guide(lesson)
        session = Session(self.guide.table, None)
        super().__init__(session, opponents=NoOpponents(self.guide.table))
        self.view.rows_around += STRIP
        self.view.here = self.steps
        self.view.side.story.alone = True  # below the boards stands what to do
        self.strip = Lines(id="lesson")
        self.ended = False

    def compose(self) -> ComposeResult:
        for widget in self.view.compose():
            if widget.id == "gap":
                yield self.strip
            yield widget

    # -- the flow ----------------------------------------------------------------------------------

    def turn(self) -> None:
        """See whether the step is done, let other seats answer, and open the next choice."""
        found = self.guide.look()
        if found:
            self.hints.plan = None  # what was hinted at is done, or begins again
        if found == "failed":
            words = self.session.words
            why = self.guide.refusal(words)
            self.after_undo(True, words.say("lesson-again", why=why))
            return
        if found == "done":
            self.choice.form = None
            if not self.table.log:  # it goes on in another position
                self.session.story_cache = StoryCache()
                self.view.side.story.forget_undone()
        if self.guide.over:
            self.end()
        elif (reply := self.guide.reply()) is not None:
            super().play(*reply)
        else:
            self.show_to(LEARNER)

    def play(self, seat: int, action: Any, then: Answers = ()) -> None:
        """Play an action of the learner if the step asks for it, else say why not."""
        if seat == LEARNER and not self.guide.allows(action):
            self.view.message = self.guide.refusal(self.session.words)
            if self.choice.form is None:  # what was filled into a form can be mended
                self.choice.open(seat)
            self.renew()
            return
        super().play(seat, action, then)

    def film_over(self) -> None:
        """Go on as soon as the film of the action is over: no panel lies over the board."""
        self.view.side.story.told_until = None
        self.view.draw_side()
        self.turn()

    def animate_events(self, new_events: list[Event], then: Any) -> None:
        self.remote_players.film = True  # no film takes a key that is meant for what follows
        super().animate_events(new_events, then)

    def on_key(self, event: events.Key) -> None:
        """End all films, so that the key answers what is asked then: the table takes it next."""
        while self.film.running:
            self.film.skip()

    def off_turn(self) -> bool:
        """Return False: no key is dropped because other seats have acted."""
        return False

    def renew(self, *, stay: bool = False) -> None:
        super().renew(stay=stay)
        self.draw_strip()

    # -- what is said ------------------------------------------------------------------------------

    def named_steps(self) -> list[tuple[bool | None, str]]:
        """Return whether each step is done, None for the current one, and its name."""
        guide, words, found = self.guide, self.session.words, list[tuple[bool | None, str]]()
        for n, step in enumerate(guide.lesson.steps):
            name = words.attribute(f"lesson-{guide.lesson.key}-{step.key}", "tick")
            found.append((None if n == guide.at else n < guide.at, name))
        return found

    def marked(self, done: bool | None, name: str) -> Text:
        """Return a step with its tick, in bold if it is the current one."""
        sign = self.app.ink.glyph("ui.yes" if done else "ui.turn" if done is None else "ui.point")
        return Text(f"{sign} {name}".rstrip(), "bold" if done is None else "" if done else "dim")

    def steps(self) -> list[Text]:
        """Return all steps, one in a row, where the screen has room."""
        if self.size.height < TALL:
            return []
        return [self.marked(*one) for one in self.named_steps()]

    def draw_strip(self) -> None:
        """Draw the ticks, and what to do now."""
        guide, words = self.guide, self.session.words
        self.strip.display = not self.view.small
        width = max(20, self.size.width - 2)
        head = Text(f" {words.say(f'lesson-{guide.lesson.key}')}  ", "bold")
        marks = [
            self.marked(done, name if done is None else "") for done, name in self.named_steps()
        ]
        head.append_text(Text(" ").join(marks))
        rows = wrapped(Text(guide.told(words)), width)
        self.strip.show([head, *(Text(" ").append_text(row) for row in rows)])

    # -- keys --------------------------------------------------------------------------------------

    def action_hint(self) -> None:
        """Say what to do, and point at it."""
        if self.choice.seat != LEARNER:
            return
        told, action = self.guide.hint(self.session.words)
        if action is not None:
            self.hints.plan = HintPlan(LEARNER, len(self.table.log), self.guide.upcoming())
            self.cursor.point_to(action)
            self.hints.guide()
        self.tell(told)

    def action_leave(self) -> None:
        """Ask, then leave the lesson; there is nothing to save."""
        self.ask_to_leave()

    def ask_to_leave(self) -> None:
        words = self.session.words
        answers = [answer(words, what, f"leave-{what}") for what in ("stay", *self.app.ways_out)]

        def chosen(pick: str | None) -> None:
            if pick == "quit":
                self.app.exit()
            elif pick in self.app.ways_out:
                self.leave_lesson()

        self.app.push_screen(Ask(words.say("lesson-leave"), answers, leaving=True), chosen)

    def leave_lesson(self) -> None:
        """Return to the home screen."""
        self.session.close()
        self.app.go_home()

    def end(self) -> None:
        """Note that the lesson is passed, and ask how to go on."""
        self.choice.end()
        self.renew()
        if self.ended:
            return
        self.ended = True
        game, key = self.guide.lesson.game, self.guide.lesson.key
        keep_passed(game, key)
        words, keys = self.session.words, lesson_keys(game)
        later = keys[keys.index(key) + 1 :]
        ways = [answer(words, "next", "lesson-next")] if later else []
        name = words.say("lesson-game", game=title(self.table.game))
        ways += [("game", words.letter("lesson-game"), name), answer(words, "home", "leave-home")]

        def chosen(pick: str | None) -> None:
            self.leave_lesson()
            if pick == "next":
                open_lesson(self.app, game, later[0])
            elif pick == "game":
                self.app.open_new(game)

        told = words.say(f"lesson-{key}-end")
        question = f"{words.say('lesson-passed')} {told}"
        self.app.push_screen(Ask(question, ways, ignore_keys_for=READING_TIME), chosen)


def open_lesson(app: BaseApp, game: str, key: str) -> None:
    """Start a lesson of a game."""
    try:
        lesson = load_lesson(game, key)
    except (SaveError, ValueError, KeyError, TypeError) as error:  # of a game from outside
        app.tell_home(app.words.say("lesson-broken", why=str(error)))
    else:
        app.push_screen(LessonScreen(lesson))


def lesson_title(game: str, key: str, done: bool) -> str:
    """Return the name of a lesson, with a tick if it was passed."""
    words = Words(find(game))
    told = words.say(f"lesson-{key}")
    return words.say("lesson-ticked", lesson=told) if done else told


def ask_lesson(app: BaseApp) -> None:
    """Ask for a lesson of all games, then start it. The cursor is at the first that was not passed,
    and those that were have a tick.
    """
    found, done = all_lessons(), {game: passed(game) for game in listed()}
    answers = [
        (
            f"{game} {key}",
            str(n) if n <= LETTERED else "",
            f"{title(find(game))}: {lesson_title(game, key, key in done[game])}",
        )
        for n, (game, key) in enumerate(found, 1)
    ]
    at = next((n for n, (game, key) in enumerate(found) if key not in done[game]), 0)
    app.push_screen(
        Ask(app.words.say("home-learn"), answers, at),
        lambda pick: open_lesson(app, *pick.split(" ")) if pick else None,
    )
