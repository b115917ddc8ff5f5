"""A page to read: it scrolls, searches, and may have a cursor for its lines."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal

from ...play import Words
from ..dialogs.dialog import Dialog
from ..dialogs.prompt import Prompt
from ..keys.key_tables import FOUND as FOUND_KEYS
from ..keys.key_tables import READER
from ..widgets.line_widgets import Bar, Lines, wrapped

FOUND = "reverse bold"  # the style of search results
WIDEST = 78  # cells of a line, for easy reading


@dataclass(slots=True, frozen=True)
class Block:
    """A paragraph; its following rows are indented. Only a block that *counts* takes the cursor.
    The rows in *under* stay at the top of the page while the block is the first there. A row of a
    picture has the name of its *figure*, and which of its rows it is.
    """

    text: Text
    indent: int = 0
    counts: bool = True
    under: tuple[Text, ...] = ()
    figure: tuple[str, int] | None = None


class Reader(Dialog[None]):
    """Rows made of blocks, which subclasses return in :meth:`build`. One with a cursor sets
    ``cursor`` to a block.
    """

    DEFAULT_CSS = """
    Reader { background: $background; }
    Reader Bar { background: $panel; }
    Reader Horizontal { height: 1fr; }
    Reader #side { display: none; width: 36; padding: 0 1 0 0; }
    Reader #rows { width: 1fr; }
    """
    keys = READER
    BINDINGS: ClassVar = READER.bindings()

    def __init__(self, title: str, words: Words) -> None:
        super().__init__()
        self.heading, self.words = title, words
        self.blocks: list[Block] = []
        self.rows: list[Text] = []
        self.drawn: list[Text] = []  # the rows as they are shown, without the cursor
        self.first: list[int] = []  # the first row of each block
        self.stops: list[int] = []  # the blocks that count
        self.laid = 0  # the width for which the rows were made
        self.cursor = -1
        self.wanted = ""
        self.hits: list[int] = []  # the rows in which search results start
        self.hit = -1

    def compose(self) -> ComposeResult:
        yield Bar(id="title")
        with Horizontal():
            yield self.contents()
            yield Lines(id="rows")
        yield Bar(id="hint")

    def on_mount(self) -> None:
        self.call_after_refresh(self.begin)

    def on_resize(self) -> None:
        self.call_after_refresh(self.fit)

    # -- what a page gives -------------------------------------------------------------------------

    def build(self, width: int) -> list[Block]:
        """Return the text, for rows of that many cells."""
        return []

    def contents(self) -> Lines:
        """Return the widget beside the text."""
        return Lines(id="side")

    def begin(self) -> None:
        """Open the page where reading starts."""
        self.lay()

    # -- rows --------------------------------------------------------------------------------------

    @property
    def lines(self) -> Lines:
        """The widget with the text."""
        return self.query_one("#rows", Lines)

    @property
    def width(self) -> int:
        """Cells of a row."""
        return max(20, min(WIDEST, (self.lines.size.width or self.size.width) - 2))

    def fit(self) -> None:
        """Wrap the text anew if the width has changed, else only draw it."""
        if self.width == self.laid:
            self.draw()
        else:
            self.lay()

    def lay(self) -> None:
        """Wrap the text for the current width, and mark what is searched for."""
        width, pattern = self.width, self.pattern()
        self.laid = width
        self.blocks = self.build(width)
        self.rows, self.first, self.hits = [], [], []
        for block in self.blocks:
            self.first.append(len(self.rows))
            text = block.text
            if pattern is not None and pattern.search(text.plain):
                text = text.copy()
                text.highlight_regex(pattern, FOUND)
            broken = wrapped(text, width, block.indent)
            if pattern is not None:
                self.hits += hits_of(broken, len(self.rows))
            self.rows += broken
        self.drawn = [Text(" ").append_text(row) for row in self.rows]
        self.stops = [n for n, block in enumerate(self.blocks) if block.counts]
        self.draw()

    def pattern(self) -> re.Pattern[str] | None:
        """Return the search pattern, in which a space matches any white space."""
        parts = self.wanted.split()
        return re.compile(r"\s+".join(map(re.escape, parts)), re.IGNORECASE) if parts else None

    def draw(self) -> None:
        """Draw the rows, the cursor, and the bars above and below."""
        rows = list(self.drawn)
        if 0 <= self.cursor < len(self.blocks):
            for n in self.rows_of(self.cursor):
                rows[n] = rows[n].copy()
                rows[n].stylize("reverse")
        for n, row in enumerate(self.held(), self.lines.top):
            rows[n] = Text(" ").append_text(row)
        self.lines.show(rows)
        on_page = 0 <= self.cursor < len(self.blocks)
        self.lines.pointed = self.first[self.cursor] if on_page else self.lines.top
        self.query_one("#title", Bar).fill(Text(f" {self.title_now()}", "bold"))
        self.query_one("#hint", Bar).fill(self.hint_row())

    def hint_row(self) -> Text:
        """Return the keys, after the number of search results if there is a search."""
        if not self.wanted:
            return self.hint_line(self.size.width)
        key = "reader-found" if self.hits else "reader-none"
        facts = {"n": self.hit + 1, "count": len(self.hits), "text": self.wanted}
        row = Text(f" {self.words.say(key, **facts)} ", "bold")
        ids = FOUND_KEYS if self.hits else FOUND_KEYS[-1:]
        return row.append_text(self.hint_line(self.size.width - row.cell_len, ids=ids))

    def title_now(self) -> str:
        """Return the title."""
        return self.heading

    def rows_of(self, block: int) -> range:
        """Return the rows of a block."""
        end = self.first[block + 1] if block + 1 < len(self.first) else len(self.rows)
        return range(self.first[block], end)

    def block_at(self, row: int) -> int:
        """Return the block of a row."""
        return max(0, bisect_right(self.first, row) - 1)

    def held(self) -> tuple[Text, ...]:
        """Return the rows held at the top of the page, over those scrolled there: none where the
        text below them ends.
        """
        top = self.lines.top
        if not self.blocks or top >= len(self.rows):
            return ()
        under = self.blocks[self.block_at(top)].under
        last = top + len(under)
        if last >= len(self.rows) or self.blocks[self.block_at(last)].under is not under:
            return ()
        return under

    def show_row(self, row: int, above: int = 0) -> None:
        """Scroll *row* into view, with that many rows above it if it was not visible."""
        lines, height = self.lines, max(1, self.lines.size.height)
        if not lines.top + len(self.held()) <= row < lines.top + height:
            lines.scroll_rows(row - above - lines.top)

    # -- keys --------------------------------------------------------------------------------------

    def action_go(self, by: int) -> None:
        """Move the cursor by lines, or scroll by rows."""
        if self.cursor < 0:
            self.lines.scroll_rows(by)
        else:
            self.move(by)
        self.draw()

    def action_page(self, by: int) -> None:
        """Scroll by pages."""
        height = max(2, self.lines.size.height)
        if self.cursor < 0:
            before = 2 if by > 0 else max(2, len(self.held()))
            self.lines.scroll_rows(by * max(1, height - before))
            if by > 0:  # rows held at the top must hide none that was not seen yet
                self.lines.scroll_rows(min(0, 2 - len(self.held())))
        else:
            row = max(0, min(len(self.rows) - 1, self.first[self.cursor] + by * (height - 2)))
            self.move(self.block_at(row) - self.cursor)
        self.draw()

    def move(self, by: int) -> None:
        """Move the cursor by *by* blocks that count."""
        if not self.stops:
            return
        if abs(by) == 1 or abs(by) > len(self.blocks):
            here = max(0, min(self.nearest_stop(self.cursor) + by, len(self.stops) - 1))
        else:
            here = self.nearest_stop(self.cursor + by)
        self.cursor = self.stops[here]
        span = self.rows_of(self.cursor)
        self.show_row(span[-1], max(0, self.lines.size.height - 1))
        self.show_row(span[0])

    def nearest_stop(self, block: int) -> int:
        """Return which of the stops of the cursor is the nearest one to a block."""
        after = bisect_left(self.stops, block)
        near = range(max(0, after - 1), min(after + 1, len(self.stops)))
        return min(near, key=lambda k: abs(self.stops[k] - block))

    def action_search(self) -> None:
        """Ask for words, mark them, and go to the first one below."""

        def wanted(text: str | None) -> None:
            self.wanted, self.hit = (text or "").strip(), -1
            self.lay()
            below = [n for n, row in enumerate(self.hits) if row >= self.lines.top]
            self.seek(below[0] if below else 0)

        self.app.push_screen(Prompt(self.words.say("reader-search")), wanted)

    def action_find(self, by: int) -> None:
        """Go to the next or previous result."""
        self.seek(self.hit + by)

    def seek(self, hit: int) -> None:
        """Go to a result."""
        if self.hits:
            self.hit = hit % len(self.hits)
            row = self.hits[self.hit]
            self.show_row(row, max(0, self.lines.size.height // 3))
            if self.cursor >= 0:
                self.cursor = self.block_at(row)
        self.draw()

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self.lines.scroll_rows(3)
        self.draw()

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self.lines.scroll_rows(-3)
        self.draw()

    def action_close(self) -> Any:
        """End the search, else close the page."""
        if self.wanted:
            self.wanted, self.hit = "", -1
            self.lay()
        else:
            self.dismiss()


class TextReader(Reader):
    """Rows as they are; wrapped ones have a hanging indent."""

    def __init__(self, title: str, words: Words, rows: Sequence[Text]) -> None:
        super().__init__(title, words)
        self.source = rows

    def build(self, width: int) -> list[Block]:
        return [Block(row, len(row.plain) - len(row.plain.lstrip()) + 2) for row in self.source]


def hits_of(rows: list[Text], start: int) -> list[int]:
    """Return the rows in which search results start; *start* is the number of the first row."""
    found, running = [], False
    for n, row in enumerate(rows, start):
        spans = sorted(span for span in row.spans if span.style == FOUND)
        indent = len(row.plain) - len(row.plain.lstrip())
        fresh = [span for span in spans if not (running and span.start <= indent)]
        if fresh:
            found.append(n)
        running = any(span.end >= len(row.plain) for span in spans)
    return found
