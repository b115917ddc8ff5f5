"""What a terminal can do by its own account: one burst of questions, and the answers.

The environment does not tell enough: ssh drops COLORTERM, and nothing there names pictures. Every
terminal answers the last question, who it is (DA1), and all answer in order.
"""

from __future__ import annotations

import os
import re
import select
import termios
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib.util import find_spec
from typing import Literal, TextIO

from .probe import Terminal
from .wide_signs import QUESTION, SIGNS, WHERE, are_wide

STRING_END = "\x1b\\"
COLOUR = "1;2;3"
"""A colour that no palette has."""

CELL_SIZE = "\x1b[?2;1;0S\x1b[16t"
"""Asks for the sizes in pixels of the text area and of a cell: xterm tells the first where it keeps
silent on the other, and leaves out its border.
"""

WIPE = "\x1b_Ga=d,d=A,q=2" + STRING_END
"""Deletes all pictures by kitty's protocol."""

BURST = (
    WIPE  # what a program that was killed has left
    + "\x1b_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA"
    + STRING_END  # pictures by kitty's protocol
    + CELL_SIZE
    + "\x1b[?1;1;0S\x1b[?2;4;0S"  # colours and the largest picture of a sixel
    + "\x1b[>q"  # its name and version
    + f"\x1b[48;2;{COLOUR}m\x1bP$qm{STRING_END}\x1b[m"  # which colour it has made of this one
    + "\x1b[c"  # DA1
)

ERASE = "\x1b[2H\x1b[K"
"""Clears what a terminal may have printed of the questions that it does not know."""

ALL_COLOURS = (
    "contour", "foot", "ghostty", "iterm2", "kitty", "konsole", "mintty", "vte", "wezterm",
    "xterm.js",
)  # fmt: skip
"""Names of terminals all of whose versions that tell their names show 16 million colours."""

USUAL_CELL, LARGEST_CELL = (8, 16), (12, 24)
"""Width and height of a cell in pixels, where they are unknown, and up to which pictures are drawn
in full size.
"""

ENOUGH = 64
"""Colours of a sixel from which on pictures are shown."""

MOST_PIXELS = 16 * 32
"""Pixels of a cell up to which sixels are quick enough."""

QUICK = 0.15
"""Seconds of all answers up to which a line is quick enough for pictures without asking."""

PATIENCE = 0.5  # seconds that a command waits for answers

ANSWER = re.compile(
    r"\x1b\[(?:[\d;?]*[RctS])"  # positions, DA1, sizes
    r"|\x1b[P_][^\x1b]*\x1b\\"
)


@dataclass(frozen=True, slots=True)
class Capabilities:
    """What a terminal has told until now."""

    name: str = ""
    """Its name and version."""
    true_colours: bool = False
    kitty: bool = False
    """Whether it shows pictures by kitty's protocol."""
    sixel: bool = False
    registers: int = 0
    """The colours of one sixel."""
    largest: tuple[int, int] = (0, 0)
    """Width and height of the largest sixel in pixels."""
    area: tuple[int, int] | None = None
    """Width and height of the text area in pixels, (0, 0) if it was refused."""
    cell: tuple[int, int] = (0, 0)
    """Width and height of a cell in pixels."""
    wide_signs: bool | None = None
    """Whether it draws signs of ambiguous width two cells wide."""
    complete: bool = False
    """Whether the last question is answered."""
    seconds: float = 0.0
    """How long that took."""

    def after(self, answer: str) -> Capabilities:
        """Return what is known after an answer; the same if it is none."""
        for pattern, learn in LEARN:
            if found := pattern.fullmatch(answer):
                return learn(self, found)
        return self

    def picture_cell(self, columns: int, rows: int) -> tuple[int, int] | None:
        """Return the pixels of a cell in which pictures are drawn, None if the terminal shows none
        or they cannot be drawn. Large cells are drawn at half their size and scaled.
        """
        width, height = self.cell_of(columns, rows)
        if self.protocol == "" or find_spec("PIL") is None:
            return None
        if self.protocol == "sixel":  # which cannot be scaled
            return (width, height) if width and height else None
        if not (width and height):
            return USUAL_CELL  # scaled to those of the terminal
        half = 1 + (width > LARGEST_CELL[0] or height > LARGEST_CELL[1])
        return max(4, width // half), max(8, height // half)

    @property
    def protocol(self) -> Literal["", "kitty", "sixel"]:
        """The best way in which it shows pictures, "" for none. Few colours are mud."""
        if self.kitty:
            return "kitty"
        many = not self.registers or self.registers >= ENOUGH
        return "sixel" if self.sixel and many else ""

    def by_itself(self, columns: int, rows: int, remote: bool) -> bool:
        """Return whether pictures come quickly enough to be shown without asking: those of kitty
        also far away on a quick line.
        """
        if self.protocol == "kitty":
            return not remote or self.seconds <= QUICK
        width, height = self.cell_of(columns, rows)
        return not remote and width * height <= MOST_PIXELS

    def cell_of(self, columns: int, rows: int) -> tuple[int, int]:
        """Return the size of a cell in a window of so many cells, (0, 0) if it is unknown."""
        width, height = self.area or (0, 0)
        if self.cell == (0, 0) and width % columns == 0 == height % rows:
            return width // columns, height // rows
        return self.cell


def _told_name(known: Capabilities, found: re.Match[str]) -> Capabilities:
    name = found[1].strip()
    every = known.true_colours or name.lower().startswith(ALL_COLOURS)
    return replace(known, name=name, true_colours=every)


def _told_size(known: Capabilities, found: re.Match[str]) -> Capabilities:
    """The first size is that of the text area, as it was asked for; the other that of sixels."""
    size = int(found[1] or 0), int(found[2] or 0)
    return replace(known, area=size) if known.area is None else replace(known, largest=size)


LEARN: tuple[tuple[re.Pattern[str], Callable[[Capabilities, re.Match[str]], Capabilities]], ...] = (
    (
        re.compile(r"\x1b\[\d{1,5};(\d{1,5})R"),
        lambda known, found: (
            replace(known, wide_signs=are_wide(int(found[1])))
            if known.wide_signs is None
            else known
        ),
    ),
    (re.compile(r"\x1b_Gi=31;OK\x1b\\"), lambda known, found: replace(known, kitty=True)),
    (re.compile(r"\x1b\[\?2;(?:0;(\d{1,5});(\d{1,5})|[1-3](?:;\d{1,5}){0,2})S"), _told_size),
    (
        re.compile(r"\x1b\[\?1;0;(\d{1,9})S"),
        lambda known, found: replace(known, registers=int(found[1])),
    ),
    (
        re.compile(r"\x1b\[6;(\d{1,4});(\d{1,4})t"),
        lambda known, found: replace(known, cell=(int(found[2]), int(found[1]))),
    ),
    (re.compile(r"\x1bP>\|([ -~]{1,60})\x1b\\"), _told_name),
    (
        re.compile(r"\x1bP1\$r[\d;:]*48[:;]2[:;](?:\d*[:;])?1[:;]2[:;]3m\x1b\\"),
        lambda known, found: replace(known, true_colours=True),
    ),
    (
        re.compile(r"\x1b\[\?([\d;]{1,60})c"),
        lambda known, found: replace(known, sixel="4" in found[1].split(";"), complete=True),
    ),
)
"""Every answer, and what it adds."""


def questions(found: Terminal) -> str:
    """Return what a screen sends before its first frame; nothing waits for the answers.

    Who has only letters is asked nothing. A console and a multiplexer are asked for the width of
    signs alone: the first prints what it does not know, and the other answers for itself.
    """
    if found.glyphs == "ascii":
        return ""
    return QUESTION + (BURST + ERASE if takes_burst(found) else "")


def takes_burst(found: Terminal) -> bool:
    """Return whether the terminal may be asked everything."""
    return found.term != "linux" and not found.multiplexer


def ask_terminal(source: int, target: TextIO, burst: bool = True) -> Capabilities:
    """Return what the terminal behind a file descriptor and a stream tells within PATIENCE. For
    commands, whose cursor is at the start of a line.
    """
    known = Capabilities()
    try:
        before = termios.tcgetattr(source)
        modes = [*before[:3], before[3] & ~(termios.ICANON | termios.ECHO), *before[4:]]
        termios.tcsetattr(source, termios.TCSADRAIN, modes)
    except (termios.error, OSError, ValueError):
        return known
    data, end = b"", time.monotonic() + PATIENCE
    try:
        target.write(f"{SIGNS}{WHERE}\r\x1b[K{BURST if burst else ''}\r\x1b[K")
        target.flush()
        while select.select([source], [], [], max(0, end - time.monotonic()))[0]:
            read = os.read(source, 1024)
            data += read
            known = Capabilities()
            for answer in ANSWER.findall(data.decode("utf-8", "replace")):
                known = known.after(answer)
            if not read or known.complete or (not burst and known.wide_signs is not None):
                break
    except OSError:
        pass
    finally:
        termios.tcsetattr(source, termios.TCSADRAIN, before)
    return known
