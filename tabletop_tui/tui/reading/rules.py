"""The rulebook: it opens at a rule, lists its contents and searches."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual import events

from ...cells import cell_len, ljust
from ...games import find
from ...play import Words
from ...play.rulebook import KEY, PICTURE, Rulebook, Section, ids_last, rulebook
from ..keys.key_tables import KEYS, LIST, RULES
from ..keys.keymap import Keymap, keys_of, meaning, written
from ..widgets.choice_list import ChoiceList, ListRow
from ..widgets.line_widgets import wrapped
from .figures import figure_height, figure_rows
from .reader import Block, Reader

if TYPE_CHECKING:
    from ..paint.ink import Ink

NUMBER = re.compile(r"\([A-Z]{2}-\d+\)|\((?:R\d+|H\d+)\)")
ROOMY = 112  # columns from which the contents stand beside the text
CONTENTS = 34  # columns of the contents: most headings fit into one row


class Rules(Reader):
    """The *book* of a table, or of the game with that id, open at the section that *key* names.

    Left and right turn to the previous and next section; ``c`` or Tab switches to the contents and
    back.
    """

    keys = RULES
    BINDINGS: ClassVar = RULES.bindings()

    def __init__(self, book: Rulebook | str, title: str, words: Words, key: str = "") -> None:
        super().__init__(title, words)
        self.book = rulebook(book, words.language) if isinstance(book, str) else book
        if self.book.language != words.language:
            self.heading += f" ({words.say('rules-in-english')})"
        self.start = self.book.at(key)
        self.heads: list[int] = []  # the block of each section's heading
        self.listing = False
        self.chosen = self.start

    def contents(self) -> ChoiceList:
        """Return the contents, a line a section."""
        rows = [
            ListRow(section.title, partial(self.open, n), indent=max(0, section.depth - 2))
            for n, section in enumerate(self.book.sections)
        ]
        return ChoiceList(rows, self.pointed, id="side")

    def pointed(self) -> None:
        """Follow the cursor of the contents as the wheel moves it."""
        if self.listing:
            self.chosen = self.query_one("#side", ChoiceList).choices.at

    def open(self, section: int) -> None:
        """Open the section clicked."""
        self.chosen, self.listing = section, True
        self.action_open()

    def build(self, width: int) -> list[Block]:
        ink = self.app.ink
        blocks, self.heads = pages(
            self.book, width, ink, keys_written(self.book, self.words, self.keymap)
        )
        return blocks

    def begin(self) -> None:
        self.lay()
        self.turn_to(self.start)

    def lay(self) -> None:
        side = self.query_one("#side", ChoiceList)
        side.display = self.size.width >= ROOMY or self.listing
        self.lines.display = self.size.width >= ROOMY or not self.listing
        side.styles.width = CONTENTS + 2 if self.size.width >= ROOMY else "1fr"
        super().lay()

    def title_now(self) -> str:
        section = self.book.sections[self.section_now()]
        return f"{self.heading} · {section.title}" if section.depth > 1 else self.heading

    def section_now(self) -> int:
        """Return the section of the first line on the page with text."""
        if not self.heads:
            return 0
        top = self.lines.top
        spoken = (n for n in range(top, len(self.rows)) if self.rows[n].plain.strip())
        block = self.block_at(next(spoken, top))
        return max((n for n, head in enumerate(self.heads) if head <= block), default=0)

    def turn_to(self, section: int) -> None:
        """Scroll the heading of a section to the top."""
        section = max(0, min(section, len(self.heads) - 1))
        self.lines.scroll_rows(self.first[self.heads[section]] - self.lines.top)
        self.draw()

    def draw(self) -> None:
        self.draw_figures()
        super().draw()
        side = self.query_one("#side", ChoiceList)
        side.choices.at = self.chosen if self.listing else self.section_now()
        side.choices.bright = self.bright if self.listing else "bold"
        side.choices.labels = CONTENTS
        side.draw()

    def draw_figures(self) -> None:
        """Draw the rows of pictures that are on the page now."""
        top, height = self.lines.top, max(1, self.lines.size.height)
        book, width = self.book, self.laid
        for row in range(top, min(top + height, len(self.drawn))):
            if figure := self.blocks[self.block_at(row)].figure:
                name, line = figure
                shown = figure_rows(self.app.ink, book.language, book.game, name, width)
                self.drawn[row] = Text(" ").append_text(shown[line])

    def action_section(self, by: int) -> None:
        """Go to the previous or next section."""
        now = self.section_now()
        at_head = self.first[self.heads[now]] == self.lines.top
        self.turn_to(now + by + (1 if by < 0 and not at_head else 0))

    def action_example(self) -> None:
        """Go to the example of the rule, or to the next one."""
        found = self.book.example_after(self.section_now())
        if found >= 0 and not self.listing:
            self.turn_to(found)

    def action_contents(self) -> None:
        """Switch to the contents and back."""
        self.listing, self.chosen = not self.listing, self.section_now()
        self.lay()
        self.call_after_refresh(self.draw)

    def on_key(self, event: events.Key) -> None:
        """Pass keys to the contents while they are open."""
        if self.listing:
            side = self.query_one("#side", ChoiceList)
            if side.choices.move(meaning(LIST, event.key, self.keymap)):
                event.stop()
                self.chosen = side.choices.at
                self.draw()

    def action_open(self) -> None:
        """Open the chosen section; in the text, scroll by a page."""
        if not self.listing:
            self.action_page(1)
            return
        self.listing = False
        self.lay()
        self.call_after_refresh(self.turn_to, self.chosen)

    def action_close(self) -> None:
        if self.listing:
            self.action_contents()
        else:
            super().action_close()


def keys_written(book: Rulebook, words: Words, keymap: Keymap) -> tuple[tuple[str, str], ...]:
    """Return the keys that a book names, each with how it is written: as it is now in the key
    tables, or the letter of an action in its language.
    """
    text = "\n".join("\n".join(section.lines) for section in book.sections)
    named = set(KEY.findall(text))
    own = Words(find(book.game), language=words.language) if named else words
    return tuple((id_, key_written(id_, own, keymap)) for id_ in sorted(named))


def key_written(id_: str, words: Words, keymap: Keymap) -> str:
    """Return a key as players read it."""
    return words.letter(id_) if id_ not in KEYS else written(keys_of(KEYS[id_], keymap)[0])


@lru_cache(maxsize=8)
def pages(
    book: Rulebook, width: int, ink: Ink | None = None, keys: tuple[tuple[str, str], ...] = ()
) -> tuple[list[Block], list[int]]:
    """Return all sections as blocks, and the block in which each starts."""
    blocks: list[Block] = []
    heads: list[int] = []
    for section in book.sections:
        heads.append(len(blocks))
        blocks.append(
            Block(Text(section.title, "bold underline" if section.depth <= 2 else "bold"))
        )
        blocks += body(section, width, partial(height_of, book, ink, width), dict(keys))
        blocks.append(Block(Text()))
    return blocks, heads


def height_of(book: Rulebook, ink: Ink | None, width: int, name: str) -> int:
    """Return the rows of a figure of a book."""
    return figure_height(ink, book.language, book.game, name, width) if ink is not None else 0


def no_picture(name: str) -> int:
    """Return that a figure has no rows."""
    return 0


def body(
    section: Section,
    width: int,
    height: Callable[[str], int] = no_picture,
    keys: Mapping[str, str] = MappingProxyType({}),
) -> list[Block]:
    """Return the paragraphs of a section: lists with a hanging indent, tables in columns, pictures
    with what they show below them, keys bold, the ids of statements dim behind their sentences.
    """
    blocks: list[Block] = []
    rows: list[list[str]] = []
    for line in (*section.lines, ""):
        if line.startswith("|"):
            rows.append([cell.strip() for cell in line.strip("|").split("|")])
            continue
        if rows:
            made = table(rows, width)
            ruled = next(n for n, row in enumerate(made) if row.plain.startswith("─"))
            head = tuple(made[: ruled + 1])
            blocks += [Block(row, under=head if n else ()) for n, row in enumerate(made)]
            rows = []
        if shown := PICTURE.fullmatch(line):
            blocks += [Block(Text(), figure=(shown[2], n)) for n in range(height(shown[2]))]
            blocks.append(Block(Text(shown[1], "italic")))
            continue
        text = with_keys(line, keys) if KEY.search(line) else sentences(line)
        indent = (
            2
            if line.startswith("• ")
            else len(found[0])
            if (found := re.match(r"\d+\. ", line))
            else 0
        )
        blocks.append(Block(text, indent))
    while blocks and not blocks[-1].text.plain:
        blocks.pop()
    return blocks


def with_keys(line: str, keys: Mapping[str, str]) -> Text:
    """Return a paragraph with its keys as they are written, bold."""
    text = Text()
    for n, piece in enumerate(KEY.split(line)):
        text.append(keys.get(piece, piece) if n % 2 else piece, "bold" if n % 2 else "")
    return text


def sentences(line: str) -> Text:
    """Return a paragraph with the ids of its statements dim behind their sentences."""
    text = Text()
    for n, (sentence, ids) in enumerate(ids_last(line)):
        text.append(" " * bool(n)).append(sentence)
        if ids:
            text.append(f" {ids}", "dim")
    return text


def table(rows: Sequence[Sequence[str]], width: int) -> list[Text]:
    """Return a table in columns below a bold head; the last column is wrapped if it is too long."""
    count = max(map(len, rows))
    cells = [[*row, *[""] * (count - len(row))] for row in rows]
    widths = [max(cell_len(row[n]) for row in cells) for n in range(count)]
    gap = 2 if 6 * count <= width else 1
    while sum(widths) + gap * (count - 1) > width and max(widths) > 4:
        widths[widths.index(max(widths))] -= 1
    made: list[Text] = []
    for number, row in enumerate(cells):
        parts = [wrapped(Text(cell), room) for cell, room in zip(row, widths, strict=True)]
        for line in range(max(map(len, parts))):
            text = Text("", "bold" if number == 0 else "")
            for part, room in zip(parts, widths, strict=True):
                cell = part[line].plain if line < len(part) else ""
                text.append(ljust(cell, room + gap))
            text.rstrip()
            text.highlight_regex(NUMBER, "dim")
            made.append(text)
        if number == 0:
            made.append(Text("─" * min(width, sum(widths) + gap * (count - 1)), "dim"))
    return made
