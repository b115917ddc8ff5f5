"""The rulebooks of all games, reachable without a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from ...games import find, ids
from ...play.rulebook import rulebook
from .ask import Ask
from .page import Page

if TYPE_CHECKING:
    from ..app import TabletopApp


def library(app: TabletopApp) -> None:
    """Ask which game, then open its rulebook."""
    games = [game for game in ids() if game != "skeleton"]

    def chosen(game: str | None) -> None:
        if game:
            rows: list[Text] = []
            for section in rulebook(game).sections:
                rows += [Text(section.title, "bold underline"), *(Text(line) for line in section.lines), Text()]
            app.push_screen(Page(find(game).title, rows, hint=app.words.say("page-hint")))

    answers = [(game, str(n), find(game).title) for n, game in enumerate(games, 1)]
    app.push_screen(Ask(app.words.say("home-rules"), answers), chosen)
