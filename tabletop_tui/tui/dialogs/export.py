"""Exporting a game: its story in three formats, and the screen as a picture."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from ...play.story.transcript import Format, default_viewer, transcript
from ...play.text import title
from ...store.atomic_files import describe_error
from ...store.exports import export
from .ask import Ask, answer

if TYPE_CHECKING:
    from textual.app import App

    from ...play.session import Session

STORIES: dict[str, tuple[Format, str]] = {  # answer: format, file extension
    "text": ("text", "txt"),
    "markdown": ("markdown", "md"),
    "html": ("html", "html"),
}
FONTS = re.compile(r"@font-face\s*\{.*?\}", re.DOTALL)


Card = tuple[str, str]
"""The end of a game as an SVG picture, and as text with the codes of a terminal."""


def ask_export(app: App[int], session: Session, card: Callable[[], Card] | None = None) -> None:
    """Ask what to export, write it, and show where it is or why it cannot be written. *card* makes
    the card of a finished game.
    """
    say = session.words.say

    def tell(sentence: str) -> None:
        app.push_screen(Ask(sentence, [answer(session.words, "on", "lesson-on")]))

    kinds = (*STORIES, "picture", *(("card",) if card and session.table.over else ()))
    answers = [answer(session.words, what, f"export-{what}") for what in kinds]

    def chosen(what: str | None) -> None:
        if what == "picture":
            app.call_after_refresh(lambda: tell(write(session, picture(app, session), "svg")))
        elif what == "card" and card is not None:
            svg, ansi = card()
            both = write(session, FONTS.sub("", svg), "svg"), write(session, ansi, "ans")
            tell("\n".join(both))
        elif what:
            form, ending = STORIES[what]
            tell(write(session, story(session, form), ending))

    app.push_screen(Ask(say("export-title"), answers), chosen)


def story(session: Session, form: Format) -> str:
    """Return the story as everybody at the table knows it; with all secrets once the game is over
    or if the table plays open.
    """
    return transcript(session.table, default_viewer(session.table), form, session.words)


def picture(app: App[int], session: Session) -> str:
    """Return the current screen as an SVG without external resources."""
    svg = app.export_screenshot(title=title(session.table.game))
    return FONTS.sub("", svg).replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")


def write(session: Session, text: str, ending: str) -> str:
    """Write a file. Return the sentence to show."""
    save = session.storage.path
    try:
        path = export(text, ending, save, session.table.game.id.replace("_", "-"))
    except OSError as error:
        return session.words.say("export-failed", why=describe_error(error))
    return session.words.say("export-done", path=str(path))
