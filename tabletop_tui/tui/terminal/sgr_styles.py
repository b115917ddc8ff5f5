"""Character styles of a terminal, and the shortest sequence from one style to the next."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from rich.color import Color, ColorSystem

from ...terminal.probe import Colours


class Style(NamedTuple):
    """How a cell is drawn: the parameters of its SGR sequence and the address it links to."""

    sgr: str = ""
    link: str = ""


PLAIN = Style()

LINES = frozenset({"4", "5", "6", "7", "9", "21", "51", "52", "53"})
"""Attributes visible on a blank: underline, blink, reverse, strike, double underline, frame,
overline.
"""

OFF = {
    "1": "22",
    "2": "22",
    "3": "23",
    "4": "24",
    "5": "25",
    "6": "25",
    "7": "27",
    "8": "28",
    "9": "29",
}
"""What switches an attribute off without changing the colours."""

SHADES = (0, 95, 135, 175, 215, 255)
"""The steps of red, green and blue in the cube of 6 × 6 × 6 among the 256 colours, from 16."""
OWN = 22
"""The first of the 256 colours that no terminal redefines."""

FIXED = {
    f"{SHADES[(n - 16) // 36]};{SHADES[(n - 16) // 6 % 6]};{SHADES[(n - 16) % 6]}": n
    for n in range(OWN, 232)  # the cube: red, green and blue in six shades each
}
FIXED |= {f"{level};{level};{level}": 232 + step for step, level in enumerate(range(8, 248, 10))}
"""The numbers of the colours that are the same in all terminals with 256 and more."""


class Parts(NamedTuple):
    """An SGR sequence in parts: attributes, foreground, background."""

    attributes: frozenset[str]
    ink: str
    paper: str


@lru_cache(maxsize=8192)
def split_sgr(sgr: str) -> Parts:
    """Return the attributes, foreground and background that the parameters `sgr` set on a plain
    style.
    """
    codes = sgr.split(";") if sgr else []
    attributes: set[str] = set()
    ink = paper = ""
    at = 0
    while at < len(codes):
        code = codes[at]
        if code in ("38", "48"):
            size = 5 if codes[at + 1 : at + 2] == ["2"] else 3
            colour = ";".join(codes[at : at + size])
            ink, paper = (colour, paper) if code == "38" else (ink, colour)
            at += size
            continue
        at += 1
        if code in ("", "0"):
            attributes, ink, paper = set(), "", ""
        elif code == "39":
            ink = ""
        elif code == "49":
            paper = ""
        elif len(code) == 2 and code[0] in "39":
            ink = code
        elif (len(code) == 2 and code[0] == "4") or (len(code) == 3 and code[:2] == "10"):
            paper = code
        else:
            attributes.add(code)
    return Parts(frozenset(attributes), ink, paper)


@lru_cache(maxsize=8192)
def background_only(style: Style) -> bool:
    """Return whether only the background of the style is visible on a space."""
    return not style.link and not split_sgr(style.sgr).attributes & LINES


@lru_cache(maxsize=8192)
def blank(style: Style) -> Style:
    """Return the style of a space without what is invisible on it."""
    return Style(split_sgr(style.sgr).paper) if background_only(style) else style


@lru_cache(maxsize=8192)
def repaper(old: str, new: str) -> str:
    """Return the style `old` on the background of `new`: for a space the same as `new`, and closer
    to what comes next.
    """
    attributes, ink, _paper = split_sgr(old)
    return ";".join(filter(None, (*sorted(attributes), ink, split_sgr(new).paper)))


MIXED = re.compile(r"(?<!\d)([34])8;2;(\d+);(\d+);(\d+)")
SYSTEMS = {"256": ColorSystem.EIGHT_BIT, "16": ColorSystem.STANDARD}


@lru_cache(maxsize=65536)
def within(sgr: str, colours: Colours) -> str:
    """Return parameters that set the nearest colours that a terminal with so many has."""

    def nearest(found: re.Match[str]) -> str:
        red, green, blue = (int(found[n]) for n in (2, 3, 4))
        colour = Color.from_rgb(red, green, blue).downgrade(SYSTEMS[colours])
        return ";".join(colour.get_ansi_codes(found[1] == "3"))

    return sgr if colours == "truecolor" else MIXED.sub(nearest, sgr)


def short(colour: str) -> str:
    """Return a true colour by its number, if it is one of the fixed 256."""
    kind, _, mixed = colour.partition(";2;")
    return f"{kind};5;{FIXED[mixed]}" if mixed in FIXED else colour


@lru_cache(maxsize=65536)
def change(old: str, new: str) -> str:
    """Return the shortest SGR sequence that turns the style `old` into `new`; empty if they look
    the same.
    """
    if old == new:
        return ""
    was, now = split_sgr(old), split_sgr(new)
    codes = ("0", *sorted(now.attributes), short(now.ink), short(now.paper))
    afresh = f"\x1b[{';'.join(filter(None, codes))}m"
    lost = was.attributes - now.attributes
    if not lost <= OFF.keys():
        return afresh
    off = {OFF[each] for each in lost}
    steps = sorted(off) + sorted(
        each for each in now.attributes if each not in was.attributes or OFF.get(each) in off
    )
    if was.ink != now.ink:
        steps.append(short(now.ink) or "39")
    if was.paper != now.paper:
        steps.append(short(now.paper) or "49")
    onward = f"\x1b[{';'.join(steps)}m" if steps else ""
    return min(onward, afresh if new else "\x1b[m", key=len)
