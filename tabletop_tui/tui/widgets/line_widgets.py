"""Widgets of lines: they refresh only rows that have changed, and never read players' text as
markup.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from rich.segment import Segment
from rich.style import Style
from rich.text import Span, Text
from textual import events
from textual.geometry import Offset, Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from ...cells import cell_len, cut_cells, fitting
from ...play.text import Words, say, visible
from ..keys.hint_line import PRESSES
from ..paint.ink import BOLD, Ink


class Lines(Widget):
    """Rows of styled text. ``show`` replaces them; unchanged rows cost nothing."""

    DEFAULT_CSS = "Lines { height: 1fr; }"

    class Clicked(Message):
        """A row was clicked; *again* if at once after another click at the same spot. *key* is the
        key that the cell names, or "".
        """

        def __init__(self, lines: Lines, row: int, again: bool, key: str = "") -> None:
            super().__init__()
            self.lines, self.row, self.again, self.key = lines, row, again, key

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.rows: list[Text] = []
        self.top = 0  # first row shown
        self.pointed = -1  # the row that players point at, or -1

    def show(self, rows: Sequence[Text]) -> None:
        """Show *rows* from the first one."""
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

    def cell_of(self, n: int) -> Offset | None:
        """Return the cell of the screen where the text of row *n* begins, None if the row is not
        in view.
        """
        if not (self.top <= n < self.top + self.size.height and n < len(self.rows)):
            return None
        row = self.rows[n].plain
        column = min(len(row) - len(row.lstrip()), max(0, self.size.width - 1))
        return self.content_region.offset + Offset(column, n - self.top)

    def first_cell(self) -> Offset | None:
        """Return the cell of the screen where the first row of words in view begins, or None."""
        seen = range(self.top, min(len(self.rows), self.top + self.size.height))
        worded = (n for n in seen if any(letter.isalnum() for letter in self.rows[n].plain))
        return next(map(self.cell_of, worded), None)

    def on_click(self, event: events.Click) -> None:
        n = self.top + event.y
        if 0 <= n < len(self.rows):
            key = event.style.meta.get(PRESSES, "")
            self.post_message(self.Clicked(self, n, event.chain > 1, key))

    def scroll_rows(self, by: int) -> None:
        """Scroll by rows, within the text."""
        top = max(0, min(self.top + by, len(self.rows) - self.size.height))
        if top != self.top:
            self.top = top
            self.refresh()

    def row_at(self, n: int) -> Text:
        """Return row *n* as it is drawn."""
        return self.rows[n]

    def render_line(self, y: int) -> Strip:
        width, base = self.size.width, self.rich_style
        n = self.top + y
        if n >= len(self.rows):
            return Strip.blank(width, base)
        row, console = cut_row(self.row_at(n), width, ""), self.app.console
        segments = [harmless(s) for s in row.render(console) if s.text != "\n"]
        if not row.spans and row.style:  # Rich loses the style of a text without spans
            segments = [Segment(s.text, console.get_style(row.style)) for s in segments]
        ink: Ink | None = getattr(self.app, "ink", None)
        if ink is not None:
            segments = [inked(s, ink) for s in segments]
        strip = Strip(segments).apply_style(base)
        return strip.adjust_cell_length(width, base)


def inked(segment: Segment, ink: Ink) -> Segment:
    """Return text as a terminal shows it: dim text in the theme's quiet colour, and only characters
    that the terminal has.
    """
    style = segment.style
    if style is not None and style.dim:
        style = quiet(style, ink)
    return Segment(ink.text(segment.text) if ink.glyphs == "ascii" else segment.text, style)


@lru_cache(maxsize=256)
def quiet(style: Style, ink: Ink) -> Style:
    """Return a dim style in the theme's quiet colour, which looks the same on every terminal and is
    legible.
    """
    return style + Style(dim=False, color=style.color or ink.colour("dim"))


def harmless(segment: Segment) -> Segment:
    """Return text without control characters, whatever players or files put into it."""
    return segment if segment.text.isprintable() else Segment(visible(segment.text), segment.style)


class Bar(Lines):
    """A row with text at its left and right ends. A click on a key in it presses that key."""

    DEFAULT_CSS = "Bar { height: 1; }"

    def on_click(self, event: events.Click) -> None:
        event.prevent_default()  # a bar has no rows to pick from
        key = event.style.meta.get(PRESSES, "")
        if key:
            event.stop()
            self.app.simulate_key(key)

    def fill(self, left: Text, right: Text | None = None) -> None:
        """Show *left*, and *right* flush with the edge if both fit."""
        row = left.copy()
        if right is not None:
            gap = self.size.width - left.cell_len - right.cell_len
            if gap > 0:
                row.append(" " * gap)
                row.append_text(right)
        self.show([row])

    def tell(self, sentence: Text, *, grows: bool = True) -> None:
        """Show a sentence whole, in as many rows as needed; or only its start in one row, which
        moves nothing else on the screen.
        """
        width = max(20, self.size.width)
        rows = wrapped(sentence, width, 1)
        if len(rows) > 1 and not grows:
            rows = [headed(wrapped(sentence, width - 2)[0])]
        self.styles.height = len(rows)
        self.show(rows)


def wrapped(text: Text, width: int, indent: int = 0) -> list[Text]:
    """Return *text* in rows of at most *width* cells; following rows are indented."""
    if width < 4:
        return [text]
    rows = enumerate(cuts(text.plain, width, indent))
    return [stretch(text, start, end, indent if n else 0) for n, (start, end) in rows]


def side_by_side(parts: Sequence[Text], width: int) -> list[Text]:
    """Return *parts* in rows of at most *width* cells, with two blanks between them. Only a part
    longer than a row is broken.
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
    """Return start and end of the rows of a text that is broken between words."""
    rows: list[tuple[int, int]] = []
    start, room = 0, width
    while cell_len(plain[start:]) > room:
        most = max(1, fitting(plain[start:], room))
        cut = plain.rfind(" ", start, start + most + 1) - start
        if cut <= room // 3 and not fits(plain, start, cut, width - indent):
            cut = most
        rows.append((start, start + cut))
        start += cut
        while plain.startswith(" ", start):
            start += 1
        room = width - indent
    return *rows, (start, len(plain))


def fits(plain: str, start: int, cut: int, width: int) -> bool:
    """Return whether a row may end early at a blank because the next word fits whole in the next
    row.
    """
    return (
        bool(plain[start : start + max(0, cut)].strip())
        and cell_len(plain[start + cut + 1 :].split(" ")[0]) <= width
    )


def stretch(text: Text, start: int, end: int, indent: int) -> Text:
    """Return a part of a text behind some blanks. A text without spans need not be divided."""
    if text.spans:
        return Text(" " * indent).append_text(text[start:end])
    spans = [Span(indent, indent + end - start, text.style)] if text.style and end > start else []
    return Text(" " * indent + text.plain[start:end], spans=spans)


def squeezed(text: Text, width: int) -> Text:
    """Return *text* in *width* cells: wide gaps are closed first, from the right, then its end is
    cut.
    """
    gap = text.plain.rfind("  ")
    while text.cell_len > width and gap > 0:
        text = text[:gap].append_text(text[gap + 1 :])
        gap = text.plain.rfind("  ")
    return cut_row(text, width)


def cut_row(row: Text, cells: int, sign: str = "…") -> Text:
    """Return *row*, or as many whole letters of it as fit into *cells* before a *sign* that some
    are missing.
    """
    if row.cell_len <= cells:
        return row
    row = row.copy()
    row.plain = cut_cells(row.plain, max(0, cells), sign)
    return row


def headed(row: Text, sign: str = " ⋯") -> Text:
    """Return the start of a text that goes on, with a *sign* for that. It ends neither with an
    article or preposition nor with a mark that leads on.
    """
    little, end = little_words(say("little-words")), row.plain
    while True:
        end = end.rstrip(" ·,:;(…⋯")
        last = end.rpartition(" ")
        if not last[1] or last[2].strip("(").lower() not in little:
            break
        end = last[0]
    return (row[: len(end)] if end.strip() else row.copy()).append(sign)


def first_rows(rows: Sequence[Text], count: int, width: int) -> list[Text]:
    """Return the first rows; if the last one is the start of a sentence that goes on in indented
    rows, it ends with a sign for that.
    """
    shown = list(rows[:count])
    if shown and len(rows) > count and rows[count].plain.startswith("  "):
        shown[-1] = headed(wrapped(shown[-1], width - 2, 2)[0], " …")
    return shown


@lru_cache(maxsize=8)
def little_words(told: str) -> frozenset[str]:
    """Return the words with which no cut text ends."""
    return frozenset(told.split())


def with_names_coloured(text: str, words: Words, ink: Ink, style: str = "") -> Text:
    """Return a sentence with the names of the players in their colours, where those are legible."""
    row = Text(text, style)
    for seat in sorted(range(len(words.names)), key=lambda n: -len(words.names[n])):
        colour = ink.style(f"seat.{seat + 1}.line.read", "background", BOLD)
        for found in re.finditer(rf"(?<!\w){re.escape(words.name(seat))}(?!\w)", text):
            row.stylize(Style(color=colour.color, bold=True), *found.span())
    return row


def keyed(key: str, label: str, style: str | Style = "", pressed: str = "") -> Text:
    """Return a row with a key and what it does. *pressed* is the key that a click on it presses."""
    press = Style(meta={PRESSES: pressed} if pressed else None)
    row = Text().append(f" {key or ' '} ", Style(bold=True) + press)
    return row.append(f" {label}", Style.parse(style) + press if isinstance(style, str) else style)


def pressed_by(row: Text) -> str:
    """Return the key that a click on a row presses, or ""."""
    styles = (span.style for span in row.spans if isinstance(span.style, Style))
    return next((key for style in styles if (key := style.meta.get(PRESSES))), "")
