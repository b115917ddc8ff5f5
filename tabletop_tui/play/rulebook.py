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

PICTURE = re.compile(r"!\[(.+)\]\(([a-z0-9-]+)\)")
"""A picture on a line of its own: what it shows, in words, and the name of its figure."""

KEY = re.compile(r"<kbd>([a-z0-9-]+)</kbd>")
"""A key, by its id in the key tables, or by the message whose letter it is (``offer-roll``)."""

LETTER = re.compile(r"<kbd>offer-[a-z-]+</kbd>: (\w)")
"""The letter of an action, and the first one of what it does."""

ID = re.compile(r" ?\(((?:[A-Z]{2}-\d+|R\d+|H\d+)(?:, (?:[A-Z]{2}-\d+|R\d+|H\d+))*)\)")
"""The ids of a statement."""

SENTENCE = re.compile(r"(?<=[.!?:])(?<!\d\.)\s+(?=\S)")
"""Where a sentence ends."""

EXAMPLE = ".example"
"""Within the key of an example, which stands behind the section of its rule."""

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
    game: str = ""

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

    def example_after(self, section: int) -> int:
        """Return the number of the example that goes with a section: that of its rule, else the
        next one in the same chapter, else the chapter's first, else the next one of the book; if
        the section is an example, the next one. -1 if there is none.
        """
        sections = self.sections
        found = [n for n, one in enumerate(sections) if EXAMPLE in one.key]
        if EXAMPLE in sections[section].key:
            return next((n for n in found if n > section), found[0])
        key = sections[section].key
        own = [n for n in found if key and sections[n].key.startswith(key + ".")]
        chapter = [n for n in found if n in self.chapter(section)]
        later = [n for n in (*own, *chapter) if n > section]
        below = [n for n in found if n > section]
        return next(iter((*later, *chapter, *below, *found)), -1)

    def chapter(self, section: int) -> range:
        """Return the numbers of the sections of a chapter, given one of them."""
        heads = [n for n, one in enumerate(self.sections) if one.depth <= 2]
        first = max((n for n in heads if n <= section), default=0)
        return range(first, next((n for n in heads if n > section), len(self.sections)))

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
            and not re.match(r"[-*] |[|>]|!\[|\d+\. ", text)
            and not rows[-1].startswith(("|", "!["))
        ):
            rows[-1] += " " + text
        elif not re.fullmatch(r"\|[-| :]+\|", text):
            rows.append(f"• {text[2:]}" if text.startswith(("- ", "* ")) else text)
    while rows and not rows[-1]:
        rows.pop()
    return tuple(MARKS.sub(lambda found: found[1] or found[2], row) for row in rows)


def ids_last(line: str) -> tuple[tuple[str, str], ...]:
    """Return the sentences of a paragraph, each with the ids of its statements.

    >>> ids_last("A wall costs 2 brick (CK-136). It stands (H3).")
    (('A wall costs 2 brick.', 'CK-136'), ('It stands.', 'H3'))
    """
    pairs = []
    for sentence in SENTENCE.split(line):
        found = " ".join(ID.findall(sentence)).replace(",", "")
        pairs.append((ID.sub("", sentence), found))
    return tuple(pairs)


def parse(text: str, language: str = FALLBACK, game: str = "") -> Rulebook:
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
    return Rulebook(tuple(sections), language, game)


def spoken(section: Section) -> tuple[str, ...]:
    """Return the paragraphs of a section for a voice: what pictures show in words, actions without
    their letters and no other keys, and the ids at the end.
    """
    rows = []
    for written_line in section.lines:
        line = LETTER.sub(lambda found: found[1].upper(), written_line)
        if KEY.search(line):
            continue
        shown = PICTURE.fullmatch(line)
        pairs = ids_last(shown[1] if shown else line)
        ids = " ".join(found for _, found in pairs if found)
        text = " ".join(sentence for sentence, _ in pairs)
        rows.append(f"{text} ({ids.replace(' ', ', ')})" if ids else text)
    return tuple(rows)


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
    return parse(
        with_table_options(text, options_in_words(table, words), words), found, table.game.id
    )


def rulebook(game_id: str, language: str = "") -> Rulebook:
    """Return the rulebook of a game in *language*, by default the current one. In English if there
    is no translation.
    """
    return _rulebook(game_id, language or current_language())


@cache
def _rulebook(game_id: str, language: str) -> Rulebook:
    """Parse ``rules.<language>.md``, else ``rules.md``, once."""
    text, found = rulebook_source(game_id, language)
    return parse(strip_markers(text), found, game_id)


@cache
def rulebook_source(game_id: str, language: str) -> tuple[str, str]:
    """Return the text of a book with its markers, and the language it is written in."""
    for code in dict.fromkeys((language, FALLBACK)):
        if text := written(game_id, "rules", code):
            guide, examples = written(game_id, "guide", code), written(game_id, "examples", code)
            return whole(text, guide, examples), code
    words = Words(find(game_id), language=language)
    return f"# {words.say('game-title')}\n{words.say('rules-none')}", language


def written(game_id: str, name: str, language: str) -> str:
    """Return a text of a game in a language, "" if there is none."""
    suffix = "" if language == FALLBACK else f".{language}"
    path = files(package(game_id)) / "words" / f"{name}{suffix}.md"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def whole(rules: str, guide: str, examples: str) -> str:
    """Return a book: its title, the guide for beginners, and the rules, each followed by the
    examples for it.
    """
    parts = re.split(r"(?m)^(?=#{1,4} )", rules)
    keys = [found[3] if (found := HEADING.match(part.partition("\n")[0])) else "" for part in parts]
    for example in re.split(r"(?m)^(?=#{1,4} )", examples):
        found = HEADING.match(example.partition("\n")[0])
        if found:
            at = keys.index(found[3].partition(EXAMPLE)[0])
            deep = min(4, parts[at].index(" ") + 1)
            parts[at] = f"{parts[at].rstrip()}\n\n{'#' * deep}{example.lstrip('#')}\n"
    title = next((n for n, part in enumerate(parts) if part.startswith("# ")), 0)
    return "".join([*parts[: title + 1], guide, *parts[title + 1 :]])
