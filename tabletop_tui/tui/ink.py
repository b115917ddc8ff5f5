"""A theme as this terminal can show it: Rich styles for canvases, and a Textual theme for the widgets."""

from __future__ import annotations

from functools import cache

from rich.color import Color
from rich.style import Style
from textual.theme import BUILTIN_THEMES
from textual.theme import Theme as WidgetTheme

from ..play.text import visible
from .glyphs import HALF, LOWER_HALF, glyph, to_ascii
from .palette import DEFAULT, Paint, Theme
from .terminal.probe import Depth, Glyphs

ANSI_NAMES = ("black", "red", "green", "yellow", "blue", "magenta", "cyan", "white")

BOLD, REVERSE, UNDERLINE = 1, 2, 4
"""Ways to write a glyph, to be added together."""


class Ink:
    """The colours and signs of a theme in a terminal of some depth; one for the whole program."""

    def __init__(self, theme: Theme, depth: Depth = "256", glyphs: Glyphs = "unicode") -> None:
        self.theme, self.depth, self.glyphs = theme, depth, glyphs
        self.native = theme.native and depth != "grey"
        """Whether the terminal's own colours go out as they are; Textual must not touch them then."""
        self._colours: dict[str, Color] = {}
        self._styles: dict[tuple[str | None, str, int], Style] = {}
        self._halves: dict[tuple[str, str], tuple[str, Style]] = {}

    def colour(self, name: str) -> Color:
        """The named colour for Rich."""
        colour = self._colours.get(name)
        if colour is None:
            colour = self._colours[name] = self._resolve(self.theme[name])
        return colour

    def _resolve(self, paint: Paint) -> Color:
        if not self.native:
            return Color.from_rgb(*paint.at(self.depth))
        return Color.default() if paint.ansi == DEFAULT else Color.from_ansi(paint.ansi)

    def style(self, ink: str | None, paper: str, ways: int = 0) -> Style:
        """The style of a glyph in colour `ink` upon `paper`; without `ink`, of a blank."""
        key = ink, paper, ways
        style = self._styles.get(key)
        if style is None:
            style = self._styles[key] = Style(
                color=None if ink is None else self.colour(ink),
                bgcolor=self.colour(paper),
                bold=True if ways & BOLD else None,
                reverse=True if ways & REVERSE else None,
                underline=True if ways & UNDERLINE else None,
            )
        return style

    def halves(self, upper: str, lower: str) -> tuple[str, Style]:
        """The character and style of a cell whose halves have two colours; in ASCII the upper one wins."""
        cell = self._halves.get((upper, lower))
        if cell is None:
            if self.colour(upper) == self.colour(lower) or self.glyphs == "ascii":
                cell = " ", self.style(None, upper)
            elif self._rank(upper) > self._rank(lower):
                cell = LOWER_HALF, self.style(lower, upper)
            else:
                cell = HALF, self.style(upper, lower)
            self._halves[upper, lower] = cell
        return cell

    def _rank(self, name: str) -> int:
        """How much a colour wants to be the background: the terminal's own must be, a console has no bright ones."""
        ansi = self.theme[name].ansi
        if self.native and ansi == DEFAULT:
            return 2
        return 1 if ansi < 8 or not (self.native or self.depth == "16") else 0

    def glyph(self, name: str) -> str:
        """The named sign."""
        return glyph(name, self.glyphs)

    def text(self, text: str) -> str:
        """Any text, in characters that the terminal has and that cannot steer it."""
        return to_ascii(visible(text)) if self.glyphs == "ascii" else visible(text)

    @property
    def key(self) -> tuple[str, Depth, Glyphs]:
        """What a picture drawn with this ink depends on."""
        return self.theme.name, self.depth, self.glyphs


@cache
def ink_of(theme: Theme, depth: Depth, glyphs: Glyphs) -> Ink:
    """The one ink for a theme in a kind of terminal."""
    return Ink(theme, depth, glyphs)


def widget_theme(theme: Theme, depth: Depth) -> WidgetTheme:
    """The theme for Textual's own widgets, named as ours.

    In the style sheet every colour is a variable: `$paint-seat-1`, `$paint-seat-1-text`, `$paint-dim`.
    """
    native = theme.native and depth != "grey"

    def css(name: str) -> str:
        paint = theme[name]
        if not native:
            return "#{:02x}{:02x}{:02x}".format(*paint.at(depth))
        if paint.ansi == DEFAULT:
            return "ansi_default"
        return f"ansi_{'bright_' if paint.ansi >= 8 else ''}{ANSI_NAMES[paint.ansi % 8]}"

    own = {f"paint-{name.replace('.', '-')}": css(name) for name in theme.names}
    return WidgetTheme(
        name=theme.name,
        primary=css("accent"),
        secondary=css("dim"),
        warning=css("warning"),
        error=css("warning"),
        success=css("good"),
        accent=css("accent"),
        foreground=css("text"),
        background=css("background"),
        surface=css("surface"),
        panel=css("surface"),
        dark=theme.dark,
        ansi=native,
        variables={**BUILTIN_THEMES["ansi-dark"].variables, **own} if native else own,
    )
