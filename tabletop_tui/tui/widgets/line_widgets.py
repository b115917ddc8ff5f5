"""Widgets of lines: text that refreshes only the rows that changed, and never reads player text as
markup.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from rich.text import Span, Text
from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from ...play.text import Words, say, visible
from ..keys.hint_line import PRESSES
from ..paint.ink import BOLD, Ink


class Lines(Widget):
    """Rows of styled text. ``show`` replaces them; rows that stay the same cost nothing."""

    DEFAULT_CSS = "Lines { height: 1fr; }"

    class Clicked(Message):
        """The row of that number was clicked; *again*: at once after another click at the same
        spot. *key* is the one that the cell names, or "".
        """

        def __init__(self, lines: Lines, row: int, again: bool, key: str = "") -> None:
            super().__init__()
            self.lines, self.row, self.again, self.key = lines, row, again, key

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.rows: list[Text] = []
        self.top = 0  # first row shown

    def show(self, rows: Sequence[Text]) -> None:
        """Show *rows* from the first one on."""
        shown, self.rows = self.rows[self.top :], list(rows)
        self.top = max(0, min(self.top, len(self.rows) - 1))
        width = self.size.width
        for y in range(self.size.height):
            n = self.top + y
            old = shown[y] if y < len(shown) else None
            new = self.rows[n] if n < len(self.rows) else None
            if old is not new and (
                old is None or new is None or old != new or old.spans != new.spans
            ):
                self.refresh(Region(0, y, width, 1))

    def on_click(self, event: events.Click) -> None:
        n = self.top + event.y
        if 0 <= n < len(self.rows):
            key = event.style.meta.get(PRESSES, "")
            self.post_message(self.Clicked(self, n, event.chain > 1, key))

    def scroll_rows(self, by: int) -> None:
        """Move by so many rows, staying within the text."""
        top = max(0, min(self.top + by, len(self.rows) - self.size.height))
        if top != self.top:
            self.top = top
            self.refresh()

    def render_line(self, y: int) -> Strip:
        width, base = self.size.width, self.rich_style
        n = self.top + y
        if n >= len(self.rows):
            return Strip.blank(width, base)
        row, console = self.rows[n], self.app.console
        segments = [harmless(s) for s in row.render(console) if s.text != "\n"]
        if not row.spans and row.style:  # Rich forgets the style of a text without spans
            segments = [Segment(s.text, console.get_style(row.style)) for s in segments]
        ink: Ink | None = getattr(self.app, "ink", None)
        if ink is not None:
            segments = [inked(s, ink) for s in segments]
        strip = Strip(segments).apply_style(base)
        return strip.adjust_cell_length(width, base)


def inked(segment: Segment, ink: Ink) -> Segment:
    """A piece of text as a terminal shows it: what is dim in the theme's quiet colour, and in
    letters that the terminal has.
    """
    style = segment.style
    if style is not None and style.dim:
        style = quiet(style, ink)
    return Segment(ink.text(segment.text) if ink.glyphs == "ascii" else segment.text, style)


@lru_cache(maxsize=256)
def quiet(style: Style, ink: Ink) -> Style:
    """A dim style in the theme's own quiet colour, which every terminal shows alike and everybody
    can read.
    """
    return style + Style(dim=False, color=style.color or ink.colour("dim"))


def harmless(segment: Segment) -> Segment:
    """A piece of text that cannot steer the terminal, whatever players or files put into it."""
    return segment if segment.text.isprintable() else Segment(visible(segment.text), segment.style)


class Bar(Lines):
    """A single row with something at its left and something at its right end; a click on a key it
    names presses it.
    """

    DEFAULT_CSS = "Bar { height: 1; }"

    def on_click(self, event: events.Click) -> None:
        event.prevent_default()  # a bar is no list of rows to pick from
        key = event.style.meta.get(PRESSES, "")
        if key:
            event.stop()
            self.app.simulate_key(key)

    def fill(self, left: Text, right: Text | None = None) -> None:
        """Show *left*, and *right* flush with the edge if there is room for both."""
        row = left.copy()
        if right is not None:
            gap = self.size.width - left.cell_len - right.cell_len
            if gap > 0:
                row.append(" " * gap)
                row.append_text(right)
        self.show([row])

    def tell(self, sentence: Text, *, grows: bool = True) -> None:
        """Show a sentence whole, in as many rows as it takes; only its head in one row, if it is
        to leave the rest of the screen where it is.
        """
        width = max(20, self.size.width)
        rows = wrapped(sentence, width, 1)
        if len(rows) > 1 and not grows:
            rows = [headed(wrapped(sentence, width - 2)[0])]
        self.styles.height = len(rows)
        self.show(rows)


def wrapped(text: Text, width: int, indent: int = 0) -> list[Text]:
    """*text* broken into rows of at most *width* cells; following rows are indented."""
    if width < 4:
        return [text]
    rows = enumerate(cuts(text.plain, width, indent))
    return [stretch(text, start, end, indent if n else 0) for n, (start, end) in rows]


def side_by_side(parts: Sequence[Text], width: int) -> list[Text]:
    """*parts* in rows of at most *width* cells, two blanks between them; none is broken unless it
    is longer than a row.
    """
    rows: list[Text] = []
    for one in parts:
        if rows and rows[-1].cell_len + 2 + one.cell_len <= width:
            rows[-1].append("  ").append_text(one)
        else:
            rows += wrapped(one.copy(), width)
    return rows


@lru_cache(maxsize=512)
def cuts(plain: str, width: int, indent: int) -> tuple[tuple[int, int], ...]:
    """Where the rows of a text begin and end when it is broken between its words."""
    rows: list[tuple[int, int]] = []
    start, room = 0, width
    while cell_len(plain[start:]) > room:
        cut = plain.rfind(" ", start, start + room + 1) - start
        if cut <= room // 3 and not fits(plain, start, cut, width - indent):
            cut = room
        rows.append((start, start + cut))
        start += cut
        while plain.startswith(" ", start):
            start += 1
        room = width - indent
    return *rows, (start, len(plain))


def fits(plain: str, start: int, cut: int, width: int) -> bool:
    """Whether a row may end early at a blank because the word behind it stands whole in the next
    row.
    """
    return (
        bool(plain[start : start + max(0, cut)].strip())
        and cell_len(plain[start + cut + 1 :].split(" ")[0]) <= width
    )


def stretch(text: Text, start: int, end: int, indent: int) -> Text:
    """A part of a text behind some blanks; one without spans need not be divided."""
    if text.spans:
        return Text(" " * indent).append_text(text[start:end])
    spans = [Span(indent, indent + end - start, text.style)] if text.style and end > start else []
    return Text(" " * indent + text.plain[start:end], spans=spans)


def squeezed(text: Text, width: int) -> Text:
    """*text* in *width* cells: wide gaps close first, from the right, and only then is its end
    cut.
    """
    gap = text.plain.rfind("  ")
    while text.cell_len > width and gap > 0:
        text = text[:gap].append_text(text[gap + 1 :])
        gap = text.plain.rfind("  ")
    text.truncate(width, overflow="ellipsis")
    return text


def headed(row: Text, sign: str = " ⋯") -> Text:
    """The head of a text that goes on, with a *sign* that it does: it does not end with a little
    word, whose noun is gone, or with a mark that leads on.
    """
    little, end = little_words(say("little-words")), row.plain
    while True:
        end = end.rstrip(" ·,:;(…⋯")
        last = end.rpartition(" ")
        if not last[1] or last[2].strip("(").lower() not in little:
            break
        end = last[0]
    return (row[: len(end)] if end.strip() else row.copy()).append(sign)


@lru_cache(maxsize=8)
def little_words(told: str) -> frozenset[str]:
    """The words with which no text that is cut ends."""
    return frozenset(told.split())


def with_names_coloured(text: str, words: Words, ink: Ink, style: str = "") -> Text:
    """A sentence with the names of the players in their colours, as far as those can be read."""
    row = Text(text, style)
    for seat in sorted(range(len(words.names)), key=lambda n: -len(words.names[n])):
        colour = ink.style(f"seat.{seat + 1}.line.read", "background", BOLD)
        for found in re.finditer(rf"(?<!\w){re.escape(words.name(seat))}(?!\w)", text):
            row.stylize(Style(color=colour.color, bold=True), *found.span())
    return row


def keyed(key: str, label: str, style: str | Style = "", pressed: str = "") -> Text:
    """A key and what it does, as a row; *pressed* is the key that a click on the row presses."""
    press = Style(meta={PRESSES: pressed} if pressed else None)
    row = Text().append(f" {key or ' '} ", Style(bold=True) + press)
    return row.append(f" {label}", Style.parse(style) + press if isinstance(style, str) else style)


def pressed_by(row: Text) -> str:
    """The key that a click on a row presses, or ""."""
    styles = (span.style for span in row.spans if isinstance(span.style, Style))
    return next((key for style in styles if (key := style.meta.get(PRESSES))), "")
