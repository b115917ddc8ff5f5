"""The question whether to leave, after ctrl+c or ctrl+q."""

from __future__ import annotations

from ..app_screen import BaseApp
from .ask import Ask, answer


def ask_to_leave(app: BaseApp) -> None:
    """Ask whether to leave the table, or without one the program. Does nothing if that is already
    asked.
    """
    if isinstance(app.screen, Ask) and app.screen.leaving:
        return
    if app.save_file is not None or len(app.screen_stack) > 1:
        from ..table.game_screen import GameScreen

        table = next(
            (screen for screen in app.screen_stack if isinstance(screen, GameScreen)), None
        )
        if table is not None and table.played:
            table.ask_to_leave()
            return
    answers = [answer(app.words, what, f"leave-{what}") for what in ("stay", "quit")]
    ask = Ask(app.words.say("leave-program"), answers, leaving=True)
    app.push_screen(ask, lambda pick: app.exit() if pick == "quit" else None)
