"""A screen over others that is closed once: keys that were on their way to it close nothing
else.
"""

from __future__ import annotations

from typing import TypeVar

from textual.await_complete import AwaitComplete
from textual.screen import ModalScreen, Screen

from ..keys.keyed_screen import KeyedScreen

Result = TypeVar("Result")


class ClosedOnce(Screen[Result]):
    """A screen that is gone when it is dismissed: whatever dismisses it again closes nothing.

    The last of the bases, because Textual takes the styles from the first one.
    """

    def dismiss(self, result: Result | None = None) -> AwaitComplete:
        """Close with a result, unless it is closed already."""
        return super().dismiss(result) if self.is_active else AwaitComplete()


class Beside(Screen[Result]):
    """A screen that stands at the right of a table, over its words: whatever it covers of a picture
    must be sent again when it closes, and the players still see where they are.
    """

    def on_mount(self) -> None:
        if self.beside():
            self.styles.align_horizontal = "right"

    def beside(self) -> bool:
        """Whether a table lies below; not where the screen has gone before it was mounted."""
        stack = self.app.screen_stack
        below = stack[: stack.index(self)] if self in stack else []
        return bool(below and below[-1].query("TableLayout"))


class Dialog(KeyedScreen[Result], ModalScreen[Result], ClosedOnce[Result]):
    """Asks for something, or shows a page; whoever types fast answers it only once."""


class Closable(KeyedScreen[None]):
    """A screen of its own that one key closes."""

    def action_close(self) -> None:
        """Back to the screen below, unless it is there already."""
        if self.is_active:
            self.app.pop_screen()
