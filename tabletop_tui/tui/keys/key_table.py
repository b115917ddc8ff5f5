"""Tables of keys, from which bindings, hint lines, the page of keys and rows of the settings are
made.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from textual.binding import Binding, BindingType


@dataclass(slots=True, frozen=True)
class Key:
    """*keys* as Textual names them, separated by commas; the first one is shown.

    ``key-<id>`` in the text files says what it does, ``hint-<id>`` in a word or two. *action* is
    what the screen does; "" for a key that a list or form handles itself. A *joined* key is shown
    together with the key before it: ``↑↓``.
    """

    id: str
    keys: str
    action: str = ""
    joined: bool = False

    def binding(self) -> Binding:
        """Return the rebindable binding."""
        return Binding(self.keys, self.action, self.id, show=False, id=self.id)


@dataclass(slots=True, frozen=True)
class KeyTable:
    """The keys of a screen. ``keys-<id>`` in the text files is its heading.

    *hints* are the ids in the hint line, in its order; *spare* those that are left out first if
    there is no room for all.
    """

    id: str
    keys: tuple[Key, ...]
    hints: tuple[str, ...] = ()
    spare: tuple[str, ...] = ()

    def __iter__(self) -> Iterator[Key]:
        return iter(self.keys)

    def bindings(self) -> list[BindingType]:
        """Return the bindings of the keys that the screen itself handles."""
        return [key.binding() for key in self.keys if key.action]

    def groups(self) -> list[tuple[Key, ...]]:
        """Return the keys in groups; those joined together form one."""
        groups: list[tuple[Key, ...]] = []
        for key in self.keys:
            groups.append((*groups.pop(), key) if key.joined else (key,))
        return groups
