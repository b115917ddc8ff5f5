"""Capabilities of the terminal, read from the environment before Textual is imported."""

from __future__ import annotations

import codecs
import locale
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from .output_stream import screen_stream, terminal_size

Colours = Literal["truecolor", "256", "16"]
"""The colours of a terminal: 16 million, 256, or 16."""

Depth = Literal["truecolor", "256", "16", "grey"]
"""The colours that are used: those of the terminal, or shades of grey because the player wants no
colour.
"""

Glyphs = Literal["unicode", "blocks", "ascii"]
"""Characters: all of the glyph table, half blocks with ASCII letters, or ASCII alone."""

Blocks = Literal["sextants", "quadrants", "halves"]
"""Parts of a cell in pictures: six, four, or two."""

PictureStyle = Literal["auto", "pixels", "rich", "calm", "plain"]
"""How the players want boards drawn; ``auto`` leaves it to the terminal."""

MIN_SIZE = (60, 20)
"""Columns and rows below which the screen cannot be used."""

MAX_FPS = "120"
"""Frames a second that Textual draws at most. It checks up to two frames late for something to
draw.
"""

DUMB = ("", "dumb", "unknown")
SEXTANTS = ("kitty", "foot", "ghostty", "wezterm", "contour")
"""Terminals that draw sextants themselves, whatever their fonts have. They send their names over
ssh too.
"""

VTE_SEXTANTS = 6200
"""The first version of VTE, the library of GNOME Terminal and others, that draws sextants."""

TRUECOLOR = ("kitty", "alacritty", "foot", "ghostty", "wezterm", "direct", "contour", "iterm2")

COLOUR_SYSTEM: Mapping[Colours, str] = {"truecolor": "truecolor", "256": "256", "16": "standard"}
"""Textual's names of the colours."""


@dataclass(frozen=True, slots=True)
class Terminal:
    """The capabilities of a terminal, and the settings derived from them."""

    term: str
    interactive: bool
    dumb: bool
    columns: int
    rows: int
    colours: Colours
    depth: Depth
    glyphs: Glyphs
    encoding: str
    no_color: bool
    multiplexer: str
    remote: bool
    mouse: bool
    settings: tuple[tuple[str, str], ...]
    """Environment variables to set before Textual is imported."""
    blocks: Blocks = "quadrants"
    pictures: PictureStyle = "auto"
    letters: bool = False
    """Whether players are marked with letters instead of signs."""
    wide_signs: bool = False
    """Whether it has told that signs of ambiguous width take two cells."""
    cell: tuple[int, int] | None = None
    """Width and height of a cell in pixels, if it has told that it shows pictures and they can be
    drawn.
    """
    quick: bool = True
    """Whether its answers come as quickly as those of a terminal nearby."""

    @property
    def full_screen(self) -> bool:
        """Whether the screen can be shown; if not, there is plain mode."""
        return self.interactive and not self.dumb

    @property
    def too_small(self) -> bool:
        return self.columns < MIN_SIZE[0] or self.rows < MIN_SIZE[1]

    def apply(self) -> None:
        """Set the environment variables, unless the player has set them."""
        for name, value in self.settings:
            os.environ.setdefault(name, value)


def probe(
    environ: Mapping[str, str] | None = None,
    *,
    ascii_only: bool = False,
    mouse: bool = True,
    kitty: bool = True,
    interactive: bool | None = None,
    size: tuple[int, int] | None = None,
    encoding: str | None = None,
) -> Terminal:
    """Return the capabilities of the terminal. Whatever is not given is read from the process."""
    env = os.environ if environ is None else environ
    term = env.get("TERM", "").strip().lower()
    multiplexer = _multiplexer(env, term)
    no_color = bool(env.get("NO_COLOR"))  # no-color.org: an empty one counts as none
    colours = _colours(env, term, multiplexer)
    encoding = _encoding(env, ctype_asked_for(env)) if encoding is None else encoding
    columns, rows = terminal_size(env) if size is None else size
    settings = {
        "TEXTUAL_SMOOTH_SCROLL": "0",
        "TEXTUAL_FPS": MAX_FPS,
        "ESCDELAY": "50" if multiplexer else "25",
    }
    # The driver of the program brings the colours down itself: a terminal may tell later that it
    # has more.
    foreign = bool(env.get("TEXTUAL_DRIVER"))
    settings["TEXTUAL_COLOR_SYSTEM"] = COLOUR_SYSTEM[colours if foreign else "truecolor"]
    if not kitty or multiplexer:
        settings["TEXTUAL_DISABLE_KITTY_KEY"] = "1"
    return Terminal(
        term=term,
        interactive=_interactive() if interactive is None else interactive,
        dumb=term in DUMB,
        columns=columns,
        rows=rows,
        colours=colours,
        depth="grey" if no_color else colours,
        glyphs="ascii"
        if ascii_only or not _is_unicode(encoding)
        else "blocks"
        if term == "linux"
        else "unicode",
        encoding=encoding,
        no_color=no_color,
        multiplexer=multiplexer,
        remote=any(name in env for name in ("SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY")),
        mouse=mouse,
        settings=tuple(settings.items()),
        blocks="halves"
        if term == "linux"
        else "sextants"
        if not multiplexer and _draws_sextants(env, term)
        else "quadrants",
    )


def _draws_sextants(env: Mapping[str, str], term: str) -> bool:
    """Return whether the terminal is known to draw sextants."""
    version = env.get("VTE_VERSION", "")
    return any(term == name or term.endswith(f"-{name}") for name in SEXTANTS) or (
        version.isdecimal() and int(version) >= VTE_SEXTANTS
    )


def _colours(env: Mapping[str, str], term: str, multiplexer: str) -> Colours:
    # The Linux console and GNU screen inherit COLORTERM, but cannot show these colours.
    inherited = term == "linux" or multiplexer == "screen"
    if not inherited and env.get("COLORTERM", "").strip().lower() in ("truecolor", "24bit"):
        return "truecolor"
    if term.endswith("256color"):
        return "256"
    if not multiplexer and any(term == name or term.endswith(f"-{name}") for name in TRUECOLOR):
        return "truecolor"
    return "16"


def _multiplexer(env: Mapping[str, str], term: str) -> str:
    """Return the program between us and the terminal: tmux, screen or zellij; else ""."""
    for name, variable in (("tmux", "TMUX"), ("zellij", "ZELLIJ"), ("screen", "STY")):
        if env.get(variable):
            return name
    return next((name for name in ("tmux", "screen") if term.startswith(name)), "")


def _is_unicode(encoding: str) -> bool:
    try:
        return codecs.lookup(encoding).name.startswith(("utf", "gb18030"))
    except LookupError:
        return False


def _encoding(env: Mapping[str, str], ctype: str) -> str:
    """Return the encoding of the terminal, going by the locale; *ctype* is the LC_CTYPE that the
    program was started with.
    """
    stream = screen_stream() or sys.__stderr__
    found: str = getattr(stream, "encoding", None) or locale.getpreferredencoding(False)
    if not sys.flags.utf8_mode or "PYTHONUTF8" in env:
        return found
    # Python uses UTF-8 for the C locale and for one that is not installed.
    asked = env.get("LC_ALL") or ctype or env.get("LANG") or ""
    if asked in ("C", "POSIX"):
        return "ascii"
    if _is_unicode(asked):  # LC_CTYPE=UTF-8, which a Mac sends along over ssh
        return asked
    return asked.partition(".")[2].partition("@")[0] or found


def ctype_asked_for(env: Mapping[str, str]) -> str:
    """Return the LC_CTYPE that the program was started with: Python replaces it where it takes
    UTF-8 for the C locale, and only Linux remembers what it was.
    """
    if env is not os.environ or "LC_CTYPE" not in env:  # a guest of a host has none
        return env.get("LC_CTYPE", "")
    try:
        started_with = Path("/proc/self/environ").read_bytes().split(b"\0")
    except OSError:
        return ""
    found = (one for one in started_with if one.startswith(b"LC_CTYPE="))
    return os.fsdecode(next(found, b"=")).partition("=")[2]


def _interactive() -> bool:
    """Return whether input and output are terminals."""
    return sys.__stdin__ is not None and sys.__stdin__.isatty() and screen_stream() is not None
