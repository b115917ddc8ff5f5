"""What every widget draws from: the view of one seat, the words and the ink."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.style import Style
from rich.text import Text

from ..cells import ljust
from ..engine import Place
from ..play import Table, Words
from ..play.names import shortened
from .paint.game_ink import ink_for_table
from .paint.ink import BOLD, Ink


@dataclass(slots=True, frozen=True)
class Look:
    """*view* is what *seat* may know; seat -1 sees everything, after the game."""

    table: Table
    view: Any
    seat: int
    words: Words
    ink: Ink
    fresh: frozenset[Place] = frozenset()
    """The places where something is new to *seat* since its last turn."""

    def __post_init__(self) -> None:
        if self.ink.game != self.table.game.id:
            object.__setattr__(self, "ink", ink_for_table(self.ink, self.table))

    @property
    def ascii(self) -> bool:
        """True if only ASCII characters can be shown."""
        return self.ink.glyphs != "unicode"

    def sign(self, name: str) -> str:
        """Return a sign of the glyph table; a letter comes from the language of the table."""
        key = f"sign-{name.replace('.', '-')}"
        return self.say(key) if self.words.has(key) else self.ink.glyph(name)

    def glyph(self, seat: int) -> str:
        """Return the mark of a player where colours do not show."""
        return self.ink.glyph(f"seat.{seat + 1}")

    def chip_style(self, seat: int) -> Style:
        """Return the style of readable text on a player's colour."""
        return self.ink.style(f"seat.{seat + 1}.text", f"seat.{seat + 1}", BOLD)

    def chip(self, seat: int, text: str = "") -> Text:
        """Return *text*, or else the player's mark, on the player's colour."""
        return Text().append(f" {text or self.glyph(seat)} ", self.chip_style(seat))

    def name(self, seat: int) -> str:
        """Return a player's name."""
        return self.words.name(seat)

    def short(self, seat: int, cells: int) -> str:
        """Return a player's name in at most *cells* cells, distinct from the others."""
        shown = [self.ink.text(self.name(n)) for n in range(len(self.words.names))]
        return shortened(shown, cells)[seat]

    def column(self, seat: int, cells: int) -> str:
        """Return a player's name in exactly *cells* cells."""
        return ljust(self.short(seat, cells), cells)

    def say(self, key: str, /, **facts: Any) -> str:
        """Return a message with its facts."""
        return self.words.say(key, **facts)

    def read(self, text: str) -> str:
        """Return a text printed on a component, in the language of the table."""
        return self.words.read(text)

    def who(self, seat: int) -> Text:
        """Return a player's chip followed by the name."""
        return self.chip(seat).append(f" {self.name(seat)}")
