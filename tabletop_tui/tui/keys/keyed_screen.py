"""A screen with a table of keys, which it shows in a line and on a page."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar, TypeVar

from rich.style import Style
from rich.text import Text
from textual import events
from textual.widgets import Input

from ...play.permissions import is_allowed
from ..app_screen import AppScreen
from ..paint.ink import BOLD
from .hint_line import hint_line
from .key_table import KeyTable
from .keymap import Keymap, keys_of, meaning
from .layouts import latin

Result = TypeVar("Result")


class KeyedScreen(AppScreen[Result]):
    """A screen whose keys stand in a table."""

    AUTO_FOCUS = ""  # keys go to the screen; widgets to type into take the focus themselves
    keys: ClassVar[KeyTable]
    also_keys: ClassVar[tuple[KeyTable, ...]] = ()
    """More tables for the page of keys: those of the lists and forms on the screen."""

    @property
    def keymap(self) -> Keymap:
        """The keys that players have changed."""
        return self.app.preferences.keymap

    @property
    def bright(self) -> Style:
        """The style of the row under the cursor of a list."""
        return self.app.ink.style("cursor.text", "cursor", BOLD)

    def takes_text(self) -> bool:
        """Return whether a letter is typed here as it is, and is no key."""
        return isinstance(self.focused, Input)

    def takes_capital(self, letter: str) -> bool:
        """Return whether a capital means something else here than its small letter."""
        return letter in self.key_names()

    def by_place(self, event: events.Key) -> events.Key:
        """Return the key that *event* stands for: a letter of another layout is the Latin letter in
        its place, and a capital that means nothing here is the small letter, as under Caps Lock.
        """
        letter = event.character or ""
        if len(letter) != 1 or not letter.isalpha():
            return event
        meant = latin(letter)
        if not meant:
            self.tell(self.app.words.say("keys-no-place", letter=letter))
            return event
        if meant.isupper() and not self.takes_capital(meant):
            meant = meant.lower()
        return event if meant == letter else events.Key(meant, meant)

    def key_names(self) -> frozenset[str]:
        """Return the names of all keys of the screen, its lists and its forms."""
        keys = itertools.chain(self.keys, *self.also_keys)
        return frozenset(name for key in keys for name in keys_of(key, self.keymap))

    def is_idle(self, letter: str) -> bool:
        """Return whether a letter or digit is no key of the screen."""
        return letter.isascii() and letter.isalnum() and letter not in self.key_names()

    def tell(self, sentence: str) -> None:
        """Show a sentence, where the screen has room for one."""

    def key_meaning(self, event: events.Key) -> str:
        """Return the key of the table that *event* stands for; "" for one that players have
        removed.
        """
        return meaning(self.keys, event.key, self.keymap)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Disable the keys of what this session may not do."""
        return all(is_allowed(str(word)) for word in (action, *parameters))

    def hint_line(
        self,
        width: int = 0,
        *,
        ids: Sequence[str] = (),
        without: Collection[str] = (),
        called: Mapping[str, str] = MappingProxyType({}),
    ) -> Text:
        """Return the line of keys in *width* cells, after a blank. See :func:`hint_line`."""
        room = max(0, width - 1)
        line = hint_line(self.keys, self.keymap, room, ids=ids, without=without, called=called)
        return Text(" ").append_text(line)

    def action_help(self) -> None:
        """Open the page of keys."""
        self.app.open_keys((self.keys, *self.also_keys))
