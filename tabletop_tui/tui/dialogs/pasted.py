"""The question about text that looks pasted, from a terminal that does not mark pastes."""

from __future__ import annotations

from ..app_screen import BaseApp
from ..terminal.textual_internals import keys_of_text
from .ask import Ask, answer


def ask_about_paste(app: BaseApp, text: str) -> None:
    """Ask whether *text* is to be taken as keys. Without a yes nothing happens."""
    say = app.words.say
    answers = [answer(app.words, what, f"pasted-{what}") for what in ("drop", "type")]

    def decided(pick: str | None) -> None:
        if pick == "type":
            for key in keys_of_text(text):
                app.post_message(key)

    app.push_screen(Ask(say("pasted-question", count=len(text)), answers), decided)
