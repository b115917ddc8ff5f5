"""What every screen with a table of keys can do: tell its keys in a line, and all of them on a
page.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar, TypeVar

from rich.style import Style
from rich.text import Text
from textual import events

from ...play.permissions import is_allowed
from ..app_screen import AppScreen
from ..paint.ink import BOLD
from .hint_line import hint_line
from .key_table import KeyTable
from .keymap import Keymap, meaning

Result = TypeVar("Result")


class KeyedScreen(AppScreen[Result]):
    """A screen whose keys stand in a table."""

    AUTO_FOCUS = ""  # keys go to the screen; what is typed into says so itself
    keys: ClassVar[KeyTable]
    also_keys: ClassVar[tuple[KeyTable, ...]] = ()
    """Tables that the page of keys tells besides: those of the lists and forms on the screen."""

    @property
    def keymap(self) -> Keymap:
        """The keys that the players have changed."""
        return self.app.preferences.keymap

    @property
    def bright(self) -> Style:
        """How the row under the cursor of a list is written."""
        return self.app.ink.style("cursor.text", "cursor", BOLD)

    def meant(self, event: events.Key) -> str:
        """What a key means here, as the table of keys writes it; "" for one that players took
        away.
        """
        return meaning(self.keys, event.key, self.keymap)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A door that is shut here has no key."""
        return all(is_allowed(str(word)) for word in (action, *parameters))

    def hint_line(
        self,
        width: int = 0,
        *,
        ids: Sequence[str] = (),
        without: Collection[str] = (),
        called: Mapping[str, str] = MappingProxyType({}),
    ) -> Text:
        """The line of keys in *width* cells, with a blank before it; see :func:`hint_line`."""
        room = max(0, width - 1)
        line = hint_line(self.keys, self.keymap, room, ids=ids, without=without, called=called)
        return Text(" ").append_text(line)

    def action_help(self) -> None:
        """The page of keys."""
        from ..reading.pages import keys_page

        self.app.push_screen(keys_page((self.keys, *self.also_keys), self.keymap))
