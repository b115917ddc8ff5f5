"""A screen of this program, which knows that its app is ours."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from textual.screen import Screen

if TYPE_CHECKING:
    from textual import getters

    from .app import TabletopApp

Result = TypeVar("Result")


class AppScreen(Screen[Result]):
    """Textual's screen with a typed ``app``, for those who read the code; at run time it is the
    same.
    """

    if TYPE_CHECKING:
        app = getters.app(TabletopApp)

    def restyled(self) -> None:
        """The app wears another theme, other signs or another language."""
