"""A table of keys: it makes the bindings of a screen, its hint line, its page of keys and the rows
of the settings.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from textual.binding import Binding, BindingType


@dataclass(slots=True, frozen=True)
class Key:
    """*keys* as Textual names them, with commas between them; the first one is shown.

    ``key-<id>`` in the text files says what it does, ``hint-<id>`` the same in a word or two.
    *action* is what the screen does; "" for a key that a list or a form takes by itself. A *joined*
    key stands in one word with the key before it: ``↑↓``.
    """

    id: str
    keys: str
    action: str = ""
    joined: bool = False

    def binding(self) -> Binding:
        """The rebindable binding."""
        return Binding(self.keys, self.action, self.id, show=False, id=self.id)


@dataclass(slots=True, frozen=True)
class KeyTable:
    """The keys of a screen. ``keys-<id>`` in the text files is its heading.

    *hints* are the ids that the hint line tells, in its order; *spare* those that go first where
    there is no room for all.
    """

    id: str
    keys: tuple[Key, ...]
    hints: tuple[str, ...] = ()
    spare: tuple[str, ...] = ()

    def __iter__(self) -> Iterator[Key]:
        return iter(self.keys)

    def bindings(self) -> list[BindingType]:
        """The bindings of the keys that do something on the screen itself."""
        return [key.binding() for key in self.keys if key.action]

    def groups(self) -> list[tuple[Key, ...]]:
        """The keys, those that are joined together."""
        groups: list[tuple[Key, ...]] = []
        for key in self.keys:
            groups.append((*groups.pop(), key) if key.joined else (key,))
        return groups
