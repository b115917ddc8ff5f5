"""Themes of named colours, each for true colour, 256 colours, 16 colours and shades of grey."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from ...terminal.probe import Depth
from .themes import TABLES

Rgb = tuple[int, int, int]

DEFAULT = -1
"""Instead of an ANSI colour: the terminal's own text or background."""

VGA: tuple[Rgb, ...] = (
    *(
        (0, 0, 0),
        (170, 0, 0),
        (0, 170, 0),
        (170, 85, 0),
        (0, 0, 170),
        (170, 0, 170),
        (0, 170, 170),
        (170, 170, 170),
    ),
    *(
        (85, 85, 85),
        (255, 85, 85),
        (85, 255, 85),
        (255, 255, 85),
        (85, 85, 255),
        (255, 85, 255),
        (85, 255, 255),
    ),
    (255, 255, 255),
)
"""The sixteen colours of a Linux console; Textual also names them so when it has only sixteen."""

XTERM: tuple[Rgb, ...] = (
    *(
        (0, 0, 0),
        (205, 0, 0),
        (0, 205, 0),
        (205, 205, 0),
        (0, 0, 238),
        (205, 0, 205),
        (0, 205, 205),
        (229, 229, 229),
    ),
    *(
        (127, 127, 127),
        (255, 0, 0),
        (0, 255, 0),
        (255, 255, 0),
        (92, 92, 255),
        (255, 0, 255),
        (0, 255, 255),
    ),
    (255, 255, 255),
)
"""The sixteen colours of xterm."""

READABLE = 4.5
"""The least contrast of letters to their background."""

FEW_READABLE = 3.9
"""The same with sixteen colours, which leave less choice."""

TINT = 0.4
"""The share of the second colour in a tint."""

SEATS = 6  # colours of players in a theme, for the largest table

FIRST = "table"
"""The theme whose colours hold in all others that do not set them."""


@dataclass(frozen=True, slots=True)
class Paint:
    """One colour in every depth: RGB, an ANSI number (0 to 15, or DEFAULT), and a grey level (0 to
    255).
    """

    rgb: Rgb
    ansi: int
    grey: int

    def at(self, depth: Depth) -> Rgb:
        """Return the RGB value of this colour in that depth; 16 colours as on a Linux console."""
        if depth == "grey":
            return self.grey, self.grey, self.grey
        if depth == "16" and self.ansi != DEFAULT:
            return VGA[self.ansi]
        return self.rgb


BLACK, WHITE = Paint((0, 0, 0), 0, 0), Paint((255, 255, 255), 15, 255)


def luminance(rgb: Rgb) -> float:
    """Return the relative luminance from 0 (black) to 1 (white), as in WCAG 2."""
    linear = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in rgb]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Rgb, other: Rgb) -> float:
    """Return the contrast ratio of WCAG 2, from 1 (the same) to 21 (black on white)."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def blend(one: Rgb, other: Rgb, share: float) -> Rgb:
    """Return `one` mixed with a `share` (0 to 1) of `other`."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def readable(paint: Paint, text: Paint, ground: Paint, dark: bool) -> Paint:
    """Return *paint*, or the nearest colour between it and *text* that is legible on *ground*. With
    sixteen colours: itself, its other brightness or *text*, on the worst of the known terminals.
    """
    steps = [
        (blend(paint.rgb, text.rgb, n / 20), paint.grey + (text.grey - paint.grey) * n // 20)
        for n in range(21)
    ]
    rgb = next((c for c, _ in steps if contrast(c, ground.rgb) >= READABLE), text.rgb)
    shades = ((g, contrast((g, g, g), ground.at("grey"))) for _, g in steps)
    grey = next((g for g, ratio in shades if ratio >= READABLE), text.grey)
    under = ground.ansi if ground.ansi != DEFAULT else 0 if dark else 15
    few = (paint.ansi, paint.ansi ^ 8) if paint.ansi != DEFAULT else ()
    ansi = next(
        (n for n in few if min(contrast(t[n], t[under]) for t in (VGA, XTERM)) >= FEW_READABLE),
        text.ansi,
    )
    return Paint(rgb, ansi, grey)


def of_seat(name: str, colours: Sequence[int]) -> str:
    """Return the name of a colour or sign of a seat that has another seat's colour: ``seat.1.text``
    of a seat with colour 2 is ``seat.3.text``. Other names stay.
    """
    first, _, rest = name.partition(".")
    number, dot, ending = rest.partition(".")
    if first != "seat" or not number.isdigit() or int(number) > len(colours):
        return name
    return f"{first}.{colours[int(number) - 1] + 1}{dot}{ending}"


class Theme:
    """A set of named colours.

    Every name also exists with an ending. `.on` is black or white, whichever is more legible on it,
    with sixteen colours on the worst of the known terminals; `.dim` is half-way to the background;
    `.lit` is a little lighter; `.read` is as close to the colour of text as it must be to be
    legible on the background. `era.1~seat.2` is the first colour with a tint of the second.
    """

    def __init__(self, name: str, dark: bool, native: bool, paints: Mapping[str, Paint]) -> None:
        self.name, self.dark = name, dark
        self.native = native
        """True if the terminal's own sixteen colours are used, however many it has."""
        self._paints = dict(paints)
        self.names = tuple(paints)

    def with_paints(self, tables: Mapping[str, str]) -> Theme:
        """Return this theme with the colours of a game: its table for every theme, then that for
        this one. Raises ValueError for a name that is shared by all games.
        """
        own = {**table_of(tables.get(FIRST, "")), **table_of(tables.get(self.name, ""))}
        if shared := own.keys() & set(self.names):
            raise ValueError(f"{sorted(shared)}")
        paints = {name: self._paints[name] for name in self.names}
        return Theme(self.name, self.dark, self.native, {**paints, **own})

    def with_seats(self, colours: Sequence[int]) -> Theme:
        """Return this theme with other colours for the seats: of seat n those of ``colours[n]``."""
        paints = {name: self[of_seat(name, colours)] for name in self.names}
        return Theme(self.name, self.dark, self.native, paints)

    def __getitem__(self, name: str) -> Paint:
        paint = self._paints.get(name)
        if paint is None:
            base, _, ending = name.rpartition(".")
            if ending in ("on", "dim", "lit", "read"):
                paint = self._derive(self[base], ending)
            elif "~" in name:
                base, _, other = name.rpartition("~")
                paint = tinted(self[base], self[other])
            else:
                raise KeyError(name)
            self._paints[name] = paint
        return paint

    def _derive(self, paint: Paint, ending: str) -> Paint:
        if ending == "on":
            over = (
                paint
                if paint.ansi != DEFAULT
                else Paint(paint.rgb, 0 if self.dark else 15, paint.grey)
            )
            full, grey = (
                max((BLACK, WHITE), key=lambda p: contrast(p.at(depth), over.at(depth)))
                for depth in ("256", "grey")
            )
            few = max(
                (BLACK, WHITE),
                key=lambda p: min(contrast(t[p.ansi], t[over.ansi]) for t in (VGA, XTERM)),
            )
            return Paint(full.rgb, few.ansi, grey.grey)
        if ending == "dim":
            ground = self["background"]
            return Paint(
                blend(paint.rgb, ground.rgb, 0.5), paint.ansi, (paint.grey + ground.grey) // 2
            )
        if ending == "read":
            return readable(paint, self["text"], self["background"], self.dark)
        ansi = paint.ansi | 8 if paint.ansi != DEFAULT else DEFAULT
        return Paint(blend(paint.rgb, WHITE.rgb, 0.25), ansi, (paint.grey * 3 + 255) // 4)


def tinted(paint: Paint, by: Paint) -> Paint:
    """Return a colour with a tint of another. Where there are only sixteen, it stays as it is."""
    grey = round(paint.grey + (by.grey - paint.grey) * TINT)
    return Paint(blend(paint.rgb, by.rgb, TINT), paint.ansi, grey)


def parse(line: str) -> tuple[str, Paint]:
    """Parse a line of a table: name, RGB in hex, ANSI number (or `-`), and a grey level if the
    computed one does not suit.
    """
    name, rgb, ansi, *grey = line.split()
    red, green, blue = bytes.fromhex(rgb)
    level = int(grey[0]) if grey else round(0.299 * red + 0.587 * green + 0.114 * blue)
    return name, Paint((red, green, blue), DEFAULT if ansi == "-" else int(ansi), level)


def table_of(text: str) -> dict[str, Paint]:
    """Return a table of colours, by name."""
    return dict(parse(line) for line in text.strip().splitlines())


@cache
def theme(name: str) -> Theme:
    """Return a theme: table, light, high-contrast, colour-blind or terminal."""
    paints: dict[str, Paint] = {}
    for table in TABLES[name].tables:
        paints.update(table_of(table))
    return Theme(name, TABLES[name].dark, TABLES[name].native, paints)


THEMES = tuple(TABLES)
"""The names of all themes, in the order of the key for themes."""


def after(name: str) -> str:
    """Return the theme after *name* in that order."""
    return THEMES[(THEMES.index(name) + 1) % len(THEMES)]
