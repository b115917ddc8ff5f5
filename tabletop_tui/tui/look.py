"""A look at the table from one seat: the view, the words and the paint that every widget draws with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.text import Text

from ..engine import Who
from ..play import Table, Words
from .colours import Palette


@dataclass(slots=True, frozen=True)
class Look:
    """*view* is what *seat* may know (seat -1: everything, after the game); *forced* marks who owes an answer."""

    table: Table
    view: Any
    seat: int
    words: Words
    palette: Palette
    ascii: bool = False

    def glyph(self, seat: int) -> str:
        """The mark that stands for a player wherever colours do not show."""
        return self.palette.marks(self.ascii)[seat]

    def chip(self, seat: int, text: str | None = None) -> Text:
        """*text* (by default the mark) on the player's own colours."""
        return Text(f" {text or self.glyph(seat)} ", self.palette.player_style(seat))

    def name(self, seat: int) -> str:
        """The player's name."""
        return self.words.name(seat)

    def say(self, key: str, **facts: Any) -> str:
        """A message with its facts."""
        return self.words.say(key, **facts)

    def who(self, seat: int) -> Text:
        """A chip and the name behind it."""
        return self.chip(seat).append(f" {self.words.fact(Who(seat))}", "")
