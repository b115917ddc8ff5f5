"""What all forms share: they draw themselves as rows beside the board, take keys, and end with an action."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text

from ...engine import Offer, kind_of
from ...play import Words


class Form:
    """A choice that is being filled in. It holds no widget: the side panel shows its rows and passes keys on.

    ``done`` is the finished action, ``gone`` whether the player went back; the screen looks at both after each key.
    """

    hint: ClassVar[str]  # text key of the keys it takes

    def __init__(self, offer: Offer, words: Words) -> None:
        self.offer, self.words = offer, words
        self.done: Any | None = None
        self.gone = False
        self.refusal = ""

    def key(self, key: str) -> bool:
        """Take a key; False when it means nothing here."""
        return False

    def click(self, row: int) -> bool:
        """Take a click on one of the rows; False when it means nothing there."""
        return False

    def rows(self, width: int) -> list[Text]:
        """The form as rows of at most *width* cells."""
        return []

    def title(self) -> Text:
        """The first row: what is being done."""
        return Text(self.words.say(f"offer-{kind_of(self.offer.action)}"), "bold")
