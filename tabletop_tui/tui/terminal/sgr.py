"""Character styles as a terminal understands them, and the shortest way from one style to the next."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple


class Style(NamedTuple):
    """How a cell is drawn: the parameters of its SGR sequence and the address it links to."""

    sgr: str = ""
    link: str = ""


PLAIN = Style()

LINES = frozenset({"4", "5", "6", "7", "9", "21", "51", "52", "53"})
"""Attributes that show on a blank: underline, blink, reverse, strike, double underline, frame, overline."""


class Parts(NamedTuple):
    """An SGR sequence taken apart: attributes, foreground, background."""

    attributes: frozenset[str]
    ink: str
    paper: str


@lru_cache(maxsize=8192)
def parts(sgr: str) -> Parts:
    """The attributes, foreground and background that the parameters `sgr` set on a plain style."""
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
def blank(style: Style) -> Style:
    """The style of a space: what no eye can see in it is left out."""
    attributes, _ink, paper = parts(style.sgr)
    return style if style.link or attributes & LINES else Style(paper)


@lru_cache(maxsize=65536)
def change(old: str, new: str) -> str:
    """The shortest SGR sequence that turns the style `old` into `new`; empty if they look the same."""
    if old == new:
        return ""
    was, now = parts(old), parts(new)
    afresh = f"\x1b[0;{new}m" if new else "\x1b[m"
    if not was.attributes <= now.attributes:
        return afresh
    steps = sorted(now.attributes - was.attributes)
    if was.ink != now.ink:
        steps.append(now.ink or "39")
    if was.paper != now.paper:
        steps.append(now.paper or "49")
    onward = f"\x1b[{';'.join(steps)}m" if steps else ""
    return min(onward, afresh, key=len)
