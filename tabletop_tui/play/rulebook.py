"""The rulebook of a game: rules.md cut into sections that rules, refusals and log lines point
at.
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
"""Links within the book and words set apart, which are shown as mere words."""

VALUE = re.compile(r"<!--([=!])(\w+)-->(.*?)<!--/-->")
"""A value that a table may settle otherwise: the key of its option, "!" before it where the text
says yes when the option says no, and what is printed.
"""

NOTE = re.compile(r"<!--(\w+)-->")
"""The place where it is to be said what the table has settled for an option."""


@dataclass(slots=True, frozen=True)
class Section:
    """A heading with its key ("" for none), its depth (1 for the title) and the paragraphs under
    it.
    """

    key: str
    title: str
    depth: int
    lines: tuple[str, ...]


@dataclass(slots=True, frozen=True)
class Rulebook:
    """All sections in reading order, and the language they are written in."""

    sections: tuple[Section, ...]
    language: str = FALLBACK

    def at(self, key: str) -> int:
        """The number of the section that *key* names; the nearest one above it when there is none;
        0 for nothing.
        """
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
        return [
            n
            for n, s in enumerate(self.sections)
            if wanted in " ".join((s.title, *s.lines)).casefold()
        ]


def paragraphs(lines: list[str]) -> tuple[str, ...]:
    """Markdown lines joined to paragraphs; list items, table rows and blank lines stay their
    own.

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
    """Cut the text of a rules.md into its sections.

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
    """The text of a book as it is printed, without the marks of what a table may settle."""
    return NOTE.sub("", VALUE.sub(lambda found: found[3], text))


def with_table_options(text: str, settled: Mapping[str, OptionInWords], words: Words) -> str:
    """The text of a book with what a table has settled."""

    def value(found: re.Match[str]) -> str:
        mark, key, printed = found.groups()
        one = settled.get(key)
        if one is None or one.is_default:
            return printed
        here = one.opposite if mark == "!" else one.value
        return words.say("rules-here", value=here, printed=printed)

    def note(found: re.Match[str]) -> str:
        one = settled.get(found[1])
        if one is None:
            return ""
        return " " + words.say("rules-at-table", option=one.label, value=one.value)

    return NOTE.sub(note, VALUE.sub(value, text))


def table_rulebook(table: Table, language: str = "") -> Rulebook:
    """The rulebook at a table: it names what was settled there."""
    words = Words(table.game, (), language or current_language())
    text, found = rulebook_source(table.game.id, words.language)
    return parse(with_table_options(text, options_in_words(table, words), words), found)


def rulebook(game_id: str, language: str = "") -> Rulebook:
    """The rulebook of a game in a language, or in the one that is spoken; in English where it is
    not translated.
    """
    return _rulebook(game_id, language or current_language())


@cache
def _rulebook(game_id: str, language: str) -> Rulebook:
    """The same, read once: ``rules.nl.md``, else ``rules.md``."""
    text, found = rulebook_source(game_id, language)
    return parse(strip_markers(text), found)


@cache
def rulebook_source(game_id: str, language: str) -> tuple[str, str]:
    """The text of a book with its marks, and the language it is written in."""
    folder = files(package(game_id)) / "words"
    path = folder / f"rules.{language}.md"
    if path.is_file():
        return path.read_text(encoding="utf-8"), language
    path = folder / "rules.md"
    if path.is_file():
        return path.read_text(encoding="utf-8"), FALLBACK
    words = Words(find(game_id), language=language)
    return f"# {words.say('game-title')}\n{words.say('rules-none')}", language
