"""The game menu, and the question whether to leave."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Protocol

from ...play.permissions import is_allowed
from ...play.session import Session
from ..app_screen import AppScreen
from ..dialogs.ask import Ask, answer
from .table_screen import HasApp

Commands = Mapping[str, Callable[[], None]]
"""Commands by name. The text ``menu-<name>`` has the label and the letter."""


def ask_command(screen: AppScreen[None], session: Session, commands: Commands) -> None:
    """Ask for a command, and run it; the first line goes on with the game."""
    words = session.words
    first = "board" if session.table.over else "go-on"  # after the end there is nothing to play
    answers = [
        answer(words, name, f"menu-{name}") for name in (first, *filter(is_allowed, commands))
    ]

    def chosen(pick: str | None) -> None:
        if pick is not None and pick in commands:
            commands[pick]()

    screen.app.push_screen(Ask(words.say("menu-title"), answers), chosen)


class RemoteScreen(HasApp, Protocol):
    """The screen of a table which may have several terminals."""

    session: Session

    def action_talk(self) -> None:
        """Ask for a line of the chat."""

    def tell(self, sentence: str) -> None:
        """Show a sentence to the people at the table."""


def remote_commands(screen: RemoteScreen) -> Commands:
    """Return the commands of a table with several terminals: talk, and whether onlookers may."""
    session = screen.session
    if not session.remote:
        return {}
    quiet, say = session.table.settings.quiet_spectators, session.words.say

    def switch() -> None:
        failure = session.change_settings(
            lambda agreed: replace(agreed, quiet_spectators=not quiet)
        )
        screen.tell(failure or say("spectators-talk" if quiet else "spectators-quiet"))

    return {"talk": screen.action_talk, "spectators": switch}


def ask_to_leave(screen: AppScreen[None], session: Session, rest: Callable[[], None]) -> None:
    """Ask, then leave the game after calling *rest*. It is saved already, unless the disk fails."""
    words = session.words
    ways_out = screen.app.ways_out
    answers = [answer(words, what, f"leave-{what}") for what in ("stay", *ways_out)]

    def chosen(pick: str | None) -> None:
        if pick not in ways_out:
            return
        if pick == "quit":
            rest()
            session.close()
            screen.app.exit()
        else:
            leave_table(screen, session, rest)

    question = words.say("leave-unsaved" if session.problem else "leave-title")
    screen.app.push_screen(Ask(question, answers, leaving=True), chosen)


def leave_table(screen: AppScreen[None], session: Session, rest: Callable[[], None]) -> None:
    """Leave the game for the home screen or the hall, after calling *rest*."""
    rest()
    session.close()
    screen.app.go_home()
