"""A theme on this terminal: Rich styles for canvases, and a Textual theme for widgets."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import cache, lru_cache

from rich.color import Color, ColorSystem
from rich.style import Style
from textual.theme import BUILTIN_THEMES
from textual.theme import Theme as WidgetTheme

from ...play.text import visible
from ...terminal.probe import Blocks, Depth, Glyphs, Terminal
from ...terminal.signs import GLYPHS, HALF, LOWER_HALF, SEAT_LETTERS, glyph, to_ascii
from .painter import Painter, Pictures
from .palette import DEFAULT, READABLE, Paint, Rgb, Theme, contrast, of_seat

ANSI_NAMES = ("black", "red", "green", "yellow", "blue", "magenta", "cyan", "white")

BOLD, REVERSE, UNDERLINE = 1, 2, 4
"""Attributes of a style, to be added together."""


class Ink:
    """The colours and signs of a theme in a terminal of some colour depth: one ink for the whole
    program, and one for the tables of each game.
    """

    def __init__(
        self,
        theme: Theme,
        depth: Depth = "256",
        glyphs: Glyphs = "unicode",
        signs: Mapping[str, str] | None = None,
        game: str = "",
        *,
        pictures: Pictures = "plain",
        blocks: Blocks = "quadrants",
        small: bool = False,
        letters: bool = False,
        seats: tuple[int, ...] = (),
        cell: tuple[int, int] | None = None,
    ) -> None:
        """*signs* are those of a game, in addition to the shared ones. *small*: a game may choose
        how its board is drawn, as the screen is small and players did not. *letters*: players are
        marked with letters. *seats* are the colours of the seats, if they are not those of their
        numbers. *cell*: pictures are drawn in true pixels, so many in a cell.
        """
        self.theme, self.depth, self.glyphs, self.game = theme, depth, glyphs, game
        self.pictures, self.blocks, self.small = pictures, blocks, small
        everything = {**GLYPHS, **(signs or {}), **(SEAT_LETTERS if letters else {})}
        self.signs = {name: everything[of_seat(name, seats)] for name in everything}
        self.letters, self.seats, self.cell = letters, seats, cell
        if seats:
            self.theme = theme.with_seats(seats)
        self.native = theme.native and depth != "grey"
        """True if the terminal's own colours are sent unchanged; Textual must not convert them
        then.
        """
        self._colours: dict[str, Color] = {}
        self._styles: dict[tuple[str | None, str, int], Style] = {}
        self._packed: dict[str, int] = {}
        self._fine: dict[tuple[int | None, int, int], Style] = {}
        self._readable: dict[tuple[int, int], int] = {}
        self._halves: dict[tuple[str, str], tuple[str, Style]] = {}

    def colour(self, name: str) -> Color:
        """Return a named colour for Rich."""
        colour = self._colours.get(name)
        if colour is None:
            colour = self._colours[name] = self._resolve(self.theme[name])
        return colour

    def _resolve(self, paint: Paint) -> Color:
        if not self.native:
            return Color.from_rgb(*paint.at(self.depth))
        return Color.default() if paint.ansi == DEFAULT else Color.from_ansi(paint.ansi)

    def style(self, ink: str | None, paper: str, ways: int = 0) -> Style:
        """Return the style of a glyph in colour `ink` on `paper`; without `ink`, of a blank."""
        key = ink, paper, ways
        style = self._styles.get(key)
        if style is None:
            style = self._styles[key] = Style(
                color=None if ink is None else self.colour(ink),
                bgcolor=self.colour(paper),
                bold=True if ways & BOLD and not self._faded(ink) else None,
                reverse=True if ways & REVERSE else None,
                underline=True if ways & UNDERLINE else None,
            )
        return style

    def _faded(self, ink: str | None) -> bool:
        """Return whether bold would reduce contrast: with sixteen colours bold black is dark
        grey.
        """
        few = self.native or self.depth == "16"
        return few and ink is not None and self.theme[ink].ansi == 0

    def packed(self, name: str) -> int:
        """Return a named colour as pictures use it: 0xRRGGBB."""
        found = self._packed.get(name)
        if found is None:
            red, green, blue = self._shown(self.theme[name].at(self.depth))
            found = self._packed[name] = red << 16 | green << 8 | blue
        return found

    def _shown(self, rgb: Rgb) -> Rgb:
        """Return the colour that the terminal has for this one."""
        if self.depth != "256":
            return rgb
        red, green, blue = Color.from_rgb(*rgb).downgrade(ColorSystem.EIGHT_BIT).get_truecolor()
        return red, green, blue

    def fine(self, ink: int | None, paper: int, ways: int = 0) -> Style:
        """Return the style of a sign of a picture; without `ink`, of a blank."""
        key = ink, paper, ways
        style = self._fine.get(key)
        if style is None:
            style = self._fine[key] = Style(
                color=None if ink is None else mixed(ink),
                bgcolor=mixed(paper),
                bold=True if ways & BOLD else None,
                reverse=True if ways & REVERSE else None,
                underline=True if ways & UNDERLINE else None,
            )
        return style

    def readable(self, ink: int, paper: int) -> int:
        """Return that ink, or black or white if it is not legible on a paper of a picture."""
        found = self._readable.get((ink, paper))
        if found is None:
            ground = unpacked(paper)
            best = max((0, 0xFFFFFF), key=lambda each: contrast(unpacked(each), ground))
            good = contrast(unpacked(ink), ground) >= READABLE
            found = self._readable[ink, paper] = ink if good else best
        return found

    def pair(self, ink: str, paper: str) -> Style:
        """Return the style of a sign of a picture, which is not read, in two named colours."""
        return self.style(ink, paper)

    def halves(self, upper: str, lower: str) -> tuple[str, Style]:
        """Return character and style of a cell whose halves have two colours; in ASCII the upper
        one is shown.
        """
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
        """Return how suitable a colour is as background: the terminal's own must be one, and a
        console has no bright ones.
        """
        ansi = self.theme[name].ansi
        if self.native and ansi == DEFAULT:
            return 2
        return 1 if ansi < 8 or not (self.native or self.depth == "16") else 0

    def in_cells(self) -> Ink:
        """Return this ink for what cannot show true pixels, such as a file."""
        if self.cell is None:
            return self
        found = copy(self)
        found.cell = None
        return found

    def painter(self, width: int, height: int) -> Painter:
        """Return a painter of *width* x *height* cells."""
        if self.cell is not None:
            from ..pixels.pixel_painter import PixelPainter

            return PixelPainter(width, height, self.cell, self.blocks)
        return Painter(width, height, self.blocks, rich=self.pictures == "rich")

    def glyph(self, name: str) -> str:
        """Return a sign by name."""
        return glyph(name, self.glyphs, self.signs)

    def text(self, text: str) -> str:
        """Return text without control characters, in characters that the terminal has."""
        return to_ascii(visible(text)) if self.glyphs == "ascii" else visible(text)

    @property
    def key(self) -> tuple[object, ...]:
        """What a picture drawn with this ink depends on."""
        how = self.pictures, self.blocks, self.letters, self.seats, self.cell
        return self.theme.name, self.depth, self.glyphs, self.game, *how


@cache
def ink_of(
    theme: Theme,
    depth: Depth,
    glyphs: Glyphs,
    pictures: Pictures = "plain",
    blocks: Blocks = "quadrants",
    small: bool = False,
    letters: bool = False,
    cell: tuple[int, int] | None = None,
) -> Ink:
    """Return the ink for a theme in a kind of terminal. Cached."""
    return Ink(
        theme, depth, glyphs,
        pictures=pictures, blocks=blocks, small=small, letters=letters, cell=cell,
    )  # fmt: skip


NARROW = 100  # columns below which a game chooses how its board is drawn


def ink_for(theme: Theme, terminal: Terminal) -> Ink:
    """Return the ink for a theme in a terminal, with the pictures that its players want and it can
    show.
    """
    found, wish = terminal, terminal.pictures
    pictures: Pictures = "calm"
    cell = found.cell if wish == "pixels" or (wish == "auto" and found.quick) else None
    if found.glyphs == "ascii" or found.depth in ("16", "grey") or theme.native:
        pictures, cell = "plain", None
    elif wish in ("rich", "calm", "plain"):
        pictures = wish
    elif found.depth == "truecolor":
        pictures = "rich"
    if found.glyphs != "unicode" or pictures != "rich":
        cell = None
    blocks: Blocks = "halves" if found.glyphs != "unicode" else found.blocks
    small = wish == "auto" and pictures != "plain" and found.columns < NARROW and cell is None
    return ink_of(theme, found.depth, found.glyphs, pictures, blocks, small, found.letters, cell)


@lru_cache(maxsize=1 << 14)
def mixed(colour: int) -> Color:
    """Return a packed colour for Rich."""
    return Color.from_rgb(*unpacked(colour))


def unpacked(colour: int) -> Rgb:
    """Return red, green and blue of a packed colour."""
    return colour >> 16, colour >> 8 & 255, colour & 255


def widget_theme(theme: Theme, depth: Depth) -> WidgetTheme:
    """Return the theme for Textual's widgets, with the same name.

    In the style sheet every colour is a variable: `$paint-seat-1`, `$paint-seat-1-text`,
    `$paint-dim`.
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
