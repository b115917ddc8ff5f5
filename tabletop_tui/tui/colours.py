"""The colours of one theme at one colour depth, ready to draw with."""

from __future__ import annotations

from functools import cache, lru_cache

from rich.style import Style
from textual.theme import Theme as TextualTheme

from .glyphs import glyph
from .palette import SEATS, luminance, theme
from .terminal.probe import Depth


@lru_cache(maxsize=8192)
def style(fore: str, back: str, bold: bool = False, reverse: bool = False) -> Style:
    """The one Style object for a pair of colours ``#rrggbb``."""
    return Style(color=fore, bgcolor=back, bold=bold, reverse=reverse)


class Palette:
    """Colours by name as ``#rrggbb``. Raises KeyError for a theme or a colour that does not exist."""

    def __init__(self, name: str = "table", depth: Depth = "truecolor") -> None:
        self.theme, self.depth = theme(name), depth
        self._hex: dict[str, str] = {}

    def __getitem__(self, name: str) -> str:
        """The colour of that name."""
        found = self._hex.get(name)
        if found is None:
            red, green, blue = self.theme[name].at(self.depth)
            found = self._hex[name] = f"#{red:02x}{green:02x}{blue:02x}"
        return found

    def player(self, seat: int) -> str:
        """The colour of a player's roads and chips."""
        return self[f"seat.{seat + 1}"]

    def player_style(self, seat: int) -> Style:
        """A player's chip: readable text on the player's colour."""
        return style(self[f"seat.{seat + 1}.text"], self[f"seat.{seat + 1}"], True)

    def text(self, name: str, *, bold: bool = False) -> Style:
        """Text in a colour on whatever is behind it."""
        return Style(color=self[name], bold=bold)

    @staticmethod
    @cache
    def marks(ascii: bool) -> tuple[str, ...]:
        """The mark of each player, for wherever colours do not show."""
        return tuple(glyph(f"seat.{n + 1}", "ascii" if ascii else "unicode") for n in range(SEATS))

    def textual(self) -> TextualTheme:
        """The theme for Textual's own variables."""
        return TextualTheme(
            name=f"tabletop-{self.theme.name}",
            primary=self["accent"],
            accent=self["accent"],
            foreground=self["text"],
            background=self["background"],
            surface=self["surface"],
            panel=self["surface"],
            dark=luminance(self.theme["background"].at(self.depth)) < 0.5,
        )
