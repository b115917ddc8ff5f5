"""The rulebook of a game: rules.md parsed into sections, which rules, refusals and log lines link
to.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from ..engine.fast_dataclass import dataclass
from ..games import find, package
from .options_in_words import OptionInWords, options_in_words
from .text import FALLBACK, Words, current_language

if TYPE_CHECKING:
    from .table import Table

HEADING = re.compile(r"^(#{1,4}) (.+?)(?:\s+\{#([a-z0-9.\-]+)\})?$")

MARKS = re.compile(r"\[([^\]]+)\]\(#[^)]*\)|(?<!\w)\*(\w[^*]*)\*(?!\w)")
"""Links within the book and emphasised words, both shown as plain words."""

VALUE = re.compile(r"<!--([=!])(\w+)-->(.*?)<!--/-->")
"""A value that a table option may change: the key of the option, with "!" before it if the text
says yes when the option says no, and the printed value.
"""

NOTE = re.compile(r"<!--(\w+)-->")
"""Where to say what this table has chosen for an option."""


@dataclass(slots=True, frozen=True)
class Section:
    """A heading with its key ("" if it has none), its depth (1 for the title) and its
    paragraphs.
    """

    key: str
    title: str
    depth: int
    lines: tuple[str, ...]


@dataclass(slots=True, frozen=True)
class Rulebook:
    """All sections in reading order, and their language."""

    sections: tuple[Section, ...]
    language: str = FALLBACK

    def at(self, key: str) -> int:
        """Return the number of the section *key*, or of the nearest one above it. 0 if there is
        none.
        """
        while key:
            for n, section in enumerate(self.sections):
                if section.key == key:
                    return n
            key = key.rpartition(".")[0]
        return 0

    def starting_at(self, key: str) -> tuple[Section, ...]:
        """Return the book from the section of *key* on."""
        return self.sections[self.at(key) :]

    def find(self, text: str) -> list[int]:
        """Return the numbers of the sections that contain *text*, ignoring case."""
        wanted = text.casefold()
        return [
            n
            for n, s in enumerate(self.sections)
            if wanted in " ".join((s.title, *s.lines)).casefold()
        ]


def paragraphs(lines: list[str]) -> tuple[str, ...]:
    """Return Markdown lines joined into paragraphs. List items, table rows and blank lines stay
    separate.

    >>> paragraphs(["A **long**", "sentence.", "- an item"])
    ('A long sentence.', '• an item')
    """
    rows: list[str] = []
    for line in lines:
        text = line.strip().replace("**", "").replace("`", "")
        if (
            rows
            and text
            and rows[-1]
            and not re.match(r"[-*|>]|\d+\. ", text)
            and not rows[-1].startswith("|")
        ):
            rows[-1] += " " + text
        elif not re.fullmatch(r"\|[-| :]+\|", text):
            rows.append(f"• {text[2:]}" if text.startswith(("- ", "* ")) else text)
    while rows and not rows[-1]:
        rows.pop()
    return tuple(MARKS.sub(lambda found: found[1] or found[2], row) for row in rows)


def parse(text: str, language: str = FALLBACK) -> Rulebook:
    """Parse the text of a rules.md into sections.

    >>> parse("## Putting a stone {#put}\\nOn any empty cell.").sections
    (Section(key='put', title='Putting a stone', depth=2, lines=('On any empty cell.',)),)
    """
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
    return Rulebook(tuple(sections), language)


def strip_markers(text: str) -> str:
    """Return the text of a book with its printed values and without the option markers."""
    return NOTE.sub("", VALUE.sub(lambda found: found[3], text))


def with_table_options(text: str, options: Mapping[str, OptionInWords], words: Words) -> str:
    """Return the text of a book with the values of a table's options."""

    def value(found: re.Match[str]) -> str:
        mark, key, printed = found.groups()
        one = options.get(key)
        if one is None or one.is_default:
            return printed
        here = one.opposite if mark == "!" else one.value
        return words.say("rules-here", value=here, printed=printed)

    def note(found: re.Match[str]) -> str:
        one = options.get(found[1])
        if one is None:
            return ""
        return " " + words.say("rules-at-table", option=one.label, value=one.value)

    return NOTE.sub(note, VALUE.sub(value, text))


def table_rulebook(table: Table, language: str = "") -> Rulebook:
    """Return the rulebook at a table, with the values of its options."""
    words = Words(table.game, (), language or current_language())
    text, found = rulebook_source(table.game.id, words.language)
    return parse(with_table_options(text, options_in_words(table, words), words), found)


def rulebook(game_id: str, language: str = "") -> Rulebook:
    """Return the rulebook of a game in *language*, by default the current one. In English if there
    is no translation.
    """
    return _rulebook(game_id, language or current_language())


@cache
def _rulebook(game_id: str, language: str) -> Rulebook:
    """Parse ``rules.<language>.md``, else ``rules.md``, once."""
    text, found = rulebook_source(game_id, language)
    return parse(strip_markers(text), found)


@cache
def rulebook_source(game_id: str, language: str) -> tuple[str, str]:
    """Return the text of a book with its markers, and the language it is written in."""
    folder = files(package(game_id)) / "words"
    path = folder / f"rules.{language}.md"
    if path.is_file():
        return path.read_text(encoding="utf-8"), language
    path = folder / "rules.md"
    if path.is_file():
        return path.read_text(encoding="utf-8"), FALLBACK
    words = Words(find(game_id), language=language)
    return f"# {words.say('game-title')}\n{words.say('rules-none')}", language
