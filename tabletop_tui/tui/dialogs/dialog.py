"""Screens over others, which keys can close only once."""

from __future__ import annotations

from typing import TypeVar

from textual.await_complete import AwaitComplete
from textual.screen import ModalScreen, Screen

from ..keys.keyed_screen import KeyedScreen
from .turn_foot import TurnFoot, told_below

Result = TypeVar("Result")


class ClosedOnce(Screen[Result]):
    """A screen that ignores being dismissed again, so that the screen below stays.

    It is the last of the bases, because Textual takes the styles from the first one.
    """

    def dismiss(self, result: Result | None = None) -> AwaitComplete:
        """Close with a result, unless it is closed already."""
        return super().dismiss(result) if self.is_active else AwaitComplete()


class Beside(Screen[Result]):
    """A screen at the right of a table: it covers text rather than a picture, which would have to
    be sent again when it closes, and players still see the board.
    """

    def on_mount(self) -> None:
        if self.beside():
            self.styles.align_horizontal = "right"

    def beside(self) -> bool:
        """Return whether a table lies below; False if the screen was closed before it was
        mounted.
        """
        stack = self.app.screen_stack
        below = stack[: stack.index(self)] if self in stack else []
        return bool(below and below[-1].query("TableLayout"))


class Dialog(KeyedScreen[Result], ModalScreen[Result], ClosedOnce[Result]):
    """Asks for something, or shows a page. Fast keys answer it only once. Over a table of several
    terminals its last row says whose turn it is.
    """

    @property
    def foot(self) -> int:
        """The rows that it takes."""
        return 0 if told_below(self.app) is None else 1

    def on_mount(self) -> None:
        if self.foot:
            self.mount(TurnFoot(id="foot"))


class Closable(KeyedScreen[None]):
    """A full screen that one key closes."""

    def action_close(self) -> None:
        """Return to the screen below, unless already there."""
        if self.is_active:
            self.app.pop_screen()
