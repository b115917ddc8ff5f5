"""The base of all forms: they draw rows beside the board, take keys, and end with an action."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import fields
from typing import Any

from rich.text import Text

from ...engine import Offer, kind_of
from ...engine.offer import Counts
from ...play import Words
from ..keys.key_table import KeyTable
from ..keys.key_tables import KEYS
from ..keys.keymap import Keymap, key_labels, meaning


def tuples(action: Any) -> list[Counts]:
    """Return the rows of numbers of an action: what it takes, gives, asks for, and of whom."""
    values = (getattr(action, one.name) for one in fields(action))
    return [value for value in values if isinstance(value, tuple)]


class Form:
    """A choice that is being filled in. Holds no widget: the side panel shows its rows and passes
    keys.

    ``done`` is the finished action, ``gone`` whether the player went back; the screen checks both
    after each key.
    """

    keys: KeyTable
    keymap: Keymap = {}
    """The keys that players have changed, set by the screen."""
    letters: Sequence[str] = ()
    """The letters of the kinds to choose among, "" for a kind without one; a capital chooses one
    fewer.
    """
    disarmed = False
    """Whether the last key was refused, so that Enter does nothing."""
    absent = False
    """Whether the last key was the letter of a kind that is not there, so that a number after it is
    not meant for the kind under the cursor.
    """

    def __init__(self, offer: Offer, words: Words) -> None:
        self.offer, self.words = offer, words
        self.action: Any | None = None
        self.follow_ups: tuple[
            tuple[int | None, Any], ...
        ] = ()  # what follows; None: the same seat
        self.cancelled = False
        self.refusal = ""
        self.why_disarmed = ""

    def key(self, pressed: str) -> bool:
        """Take a key. Return False if it means nothing here. After a key that was refused, Enter
        does nothing until another one is accepted, nor does a number after a letter of nothing.
        """
        key = meaning(self.keys, pressed, self.keymap)
        if self.disarmed and (key == "enter" or (self.absent and key.isdigit())):
            self.refusal = self.words.say("form-disarmed", why=self.why_disarmed)
            return True
        absent, self.absent = self.absent, False
        taken = self.take(key)
        if taken:
            self.disarmed = bool(self.refusal) and key != "enter"
            self.why_disarmed = self.refusal
        else:
            self.absent = absent
        return taken

    def take(self, key: str) -> bool:
        """Take a key as the table of keys writes it. Return False if it means nothing here."""
        return False

    def key_label(self, id_: str) -> str:
        """Return how a key of the form is written now."""
        return key_labels((KEYS[id_],), self.keymap)

    def fill(self, action: Any) -> bool:
        """Fill in what an action says. Return False if the form does not make it."""
        return False

    def click(self, row: int) -> bool:
        """Handle a click on a row. Return False if it means nothing there."""
        return False

    def unavailable_keys(self) -> Collection[str]:
        """Return the keys of its table that do nothing now."""
        return ()

    def relabelled_keys(self) -> Mapping[str, str]:
        """Return another word for keys of its table that do something else now."""
        return {"form-up": self.words.say("hint-form-letters")} if any(self.letters) else {}

    def about(self) -> str:
        """Return what to know about the open page, for the line below the boards; "" for
        nothing.
        """
        return ""

    def rows(self, width: int) -> list[Text]:
        """Return the rows of the form, of at most *width* cells."""
        return []

    def pointed(self) -> int:
        """Return the row of the cursor, among those drawn last."""
        return 0

    def title(self) -> Text:
        """Return the first row: what is being done."""
        return Text(self.words.say(f"offer-{kind_of(self.offer.action)}"), "bold")
