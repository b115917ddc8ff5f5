"""What all forms share: they draw themselves as rows beside the board, take keys, and end with an
action.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import fields
from typing import Any

from rich.text import Text

from ...engine import Offer, kind_of
from ...engine.offer import Counts
from ...play import Words
from ..keys.key_table import KeyTable
from ..keys.key_tables import KEYS
from ..keys.keymap import Keymap, meaning, shown


def tuples(action: Any) -> list[Counts]:
    """The rows of numbers that an action holds: what it takes, gives, asks for, and of whom."""
    values = (getattr(action, one.name) for one in fields(action))
    return [value for value in values if isinstance(value, tuple)]


class Form:
    """A choice that is being filled in. It holds no widget: the side panel shows its rows and
    passes keys on.

    ``done`` is the finished action, ``gone`` whether the player went back; the screen looks at both
    after each key.
    """

    keys: KeyTable
    keymap: Keymap = {}
    """The keys that the players have changed; whoever shows the form tells it."""

    def __init__(self, offer: Offer, words: Words) -> None:
        self.offer, self.words = offer, words
        self.done: Any | None = None
        self.then: tuple[tuple[int | None, Any], ...] = ()  # what follows; None: the same seat
        self.gone = False
        self.refusal = ""

    def key(self, pressed: str) -> bool:
        """Take a key that was pressed; False when it means nothing here."""
        return self.take(meaning(self.keys, pressed, self.keymap))

    def take(self, key: str) -> bool:
        """Take a key as the table of keys writes it; False when it means nothing here."""
        return False

    def written(self, id_: str) -> str:
        """How a key of the form is written now."""
        return shown((KEYS[id_],), self.keymap)

    def fill(self, action: Any) -> bool:
        """Fill in what an action says; False for one that the form does not make."""
        return False

    def click(self, row: int) -> bool:
        """Take a click on one of the rows; False when it means nothing there."""
        return False

    def useless(self) -> Collection[str]:
        """The keys of its table that do nothing in it."""
        return ()

    def called(self) -> Mapping[str, str]:
        """Another word in the hint line for keys of its table that do something else now."""
        return {}

    def about(self) -> str:
        """What is worth knowing on the open page, for the line below the boards; "" for nothing."""
        return ""

    def rows(self, width: int) -> list[Text]:
        """The form as rows of at most *width* cells."""
        return []

    def pointed(self) -> int:
        """The number of the row that the cursor is on, among those that were drawn last."""
        return 0

    def title(self) -> Text:
        """The first row: what is being done."""
        return Text(self.words.say(f"offer-{kind_of(self.offer.action)}"), "bold")
