"""The rulebooks of all games."""

from __future__ import annotations

from ...games import find, listed
from ...play.text import title
from ..app_screen import BaseApp
from ..dialogs.ask import Ask, answer
from ..reading.lesson import ask_lesson
from ..reading.rules import Rules

LEARN = ":learn"


def library(app: BaseApp) -> None:
    """Ask for a game, then open its rulebook."""

    def chosen(game: str | None) -> None:
        if game == LEARN:
            ask_lesson(app)
        elif game:
            app.push_screen(Rules(game, title(find(game)), app.words))

    answers = [(game, str(n), title(find(game))) for n, game in enumerate(listed(), 1)]
    answers.append(answer(app.words, LEARN, "library-learn"))
    app.push_screen(Ask(app.words.say("home-rules"), answers), chosen)
