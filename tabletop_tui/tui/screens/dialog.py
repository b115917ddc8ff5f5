"""A screen over others that is closed once: keys that were on their way to it close nothing else."""

from __future__ import annotations

from typing import TypeVar

from textual.await_complete import AwaitComplete
from textual.screen import ModalScreen, Screen

Result = TypeVar("Result")


class Dialog(ModalScreen[Result]):
    """Asks for something, or shows a page; whoever types fast answers it only once."""

    def dismiss(self, result: Result | None = None) -> AwaitComplete:
        """Close with a result, unless it is closed already."""
        return super().dismiss(result) if self.is_active else AwaitComplete()


class Closable(Screen[None]):
    """A screen of its own that one key closes."""

    def action_close(self) -> None:
        """Back to the screen below, unless it is there already."""
        if self.is_active:
            self.app.pop_screen()
