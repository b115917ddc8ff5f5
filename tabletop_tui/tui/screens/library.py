"""The rulebooks of all games, reachable without a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...games import find, ids
from ...play.text import title
from .ask import Ask
from .lesson import ask_lesson
from .rules import Rules

if TYPE_CHECKING:
    from ..app import TabletopApp

LEARN = ":learn"


def library(app: TabletopApp) -> None:
    """Ask which game, then open its rulebook."""
    games = [game for game in ids() if game != "skeleton"]

    def chosen(game: str | None) -> None:
        if game == LEARN:
            ask_lesson(app)
        elif game:
            app.push_screen(Rules(game, title(find(game)), app.words))

    answers = [(game, str(n), title(find(game))) for n, game in enumerate(games, 1)]
    answers.append((LEARN, "t", app.words.say("library-learn")))
    app.push_screen(Ask(app.words.say("home-rules"), answers), chosen)
