"""The rulebook of a game: rules.md cut into sections that rules, refusals and log lines point at."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

HEADING = re.compile(r"^(#{1,4}) (.+?)(?:\s+\{#([a-z0-9.\-]+)\})?$")


@dataclass(slots=True, frozen=True)
class Section:
    """A heading with its key ("" for none), its depth (1 for the title) and the paragraphs under it."""

    key: str
    title: str
    depth: int
    lines: tuple[str, ...]


@dataclass(slots=True, frozen=True)
class Rulebook:
    """All sections in reading order."""

    sections: tuple[Section, ...]

    def at(self, key: str) -> int:
        """The number of the section that *key* names; the nearest one above it when there is none; 0 for nothing."""
        while key:
            for n, section in enumerate(self.sections):
                if section.key == key:
                    return n
            key = key.rpartition(".")[0]
        return 0

    def starting_at(self, key: str) -> tuple[Section, ...]:
        """The book from the section of *key* on."""
        return self.sections[self.at(key) :]

    def find(self, text: str) -> list[int]:
        """The numbers of the sections that hold *text*, in any case."""
        wanted = text.casefold()
        return [n for n, s in enumerate(self.sections) if wanted in " ".join((s.title, *s.lines)).casefold()]


def paragraphs(lines: list[str]) -> tuple[str, ...]:
    """Markdown lines joined to paragraphs; list items, table rows and blank lines stay their own."""
    rows: list[str] = []
    for line in lines:
        text = line.strip().replace("**", "").replace("`", "")
        if rows and text and rows[-1] and not re.match(r"[-*|>]|\d+\. ", text) and not rows[-1].startswith("|"):
            rows[-1] += " " + text
        elif not re.fullmatch(r"\|[-| :]+\|", text):
            rows.append(f"• {text[2:]}" if text.startswith(("- ", "* ")) else text)
    while rows and not rows[-1]:
        rows.pop()
    return tuple(rows)


def cut(text: str) -> Rulebook:
    """Cut the text of a rules.md."""
    sections: list[Section] = []
    key, title, depth, lines = "", "", 1, list[str]()
    for line in text.splitlines():
        found = HEADING.match(line)
        if not found:
            lines.append(line)
            continue
        if title:
            sections.append(Section(key, title, depth, paragraphs(lines)))
        depth, title, key, lines = len(found[1]), found[2], found[3] or "", []
    if title:
        sections.append(Section(key, title, depth, paragraphs(lines)))
    return Rulebook(tuple(sections))


@cache
def rulebook(game_id: str) -> Rulebook:
    """The rulebook of a game."""
    path = files(f"tabletop_tui.games.{game_id}") / "rules.md"
    return cut(path.read_text(encoding="utf-8"))
