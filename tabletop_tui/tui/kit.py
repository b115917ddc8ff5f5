"""Widgets of lines: text that refreshes only the rows that changed, and never reads player text as markup."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from ..play.text import visible
from .ink import Ink


class Lines(Widget):
    """Rows of styled text. ``show`` replaces them; rows that stay the same cost nothing."""

    DEFAULT_CSS = "Lines { height: 1fr; }"

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.rows: list[Text] = []
        self.top = 0  # first row shown

    def show(self, rows: Sequence[Text]) -> None:
        """Show *rows* from the first one on."""
        before, self.rows = self.rows, list(rows)
        self.top = max(0, min(self.top, len(self.rows) - 1))
        width = self.size.width
        for y in range(self.size.height):
            n = self.top + y
            old = before[n] if n < len(before) else None
            new = self.rows[n] if n < len(self.rows) else None
            if old is not new and (old is None or new is None or old != new or old.spans != new.spans):
                self.refresh(Region(0, y, width, 1))

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
        ink = getattr(self.app, "ink", None)
        if ink is not None:
            segments = [Segment(s.text, quiet(s.style, ink)) if s.style and s.style.dim else s for s in segments]
            if ink.glyphs == "ascii":
                segments = [Segment(ink.text(s.text), s.style) for s in segments]
        strip = Strip(segments).apply_style(base)
        return strip.adjust_cell_length(width, base)


@lru_cache(maxsize=256)
def quiet(style: Style, ink: Ink) -> Style:
    """A dim style in the theme's own quiet colour, which every terminal shows alike and everybody can read."""
    return style + Style(dim=False, color=style.color or ink.colour("dim"))


def harmless(segment: Segment) -> Segment:
    """A piece of text that cannot steer the terminal, whatever players or files put into it."""
    return segment if segment.text.isprintable() else Segment(visible(segment.text), segment.style)


class Bar(Lines):
    """A single row with something at its left and something at its right end."""

    DEFAULT_CSS = "Bar { height: 1; }"

    def fill(self, left: Text, right: Text | None = None) -> None:
        """Show *left*, and *right* flush with the edge if there is room for both."""
        row = left.copy()
        if right is not None:
            gap = self.size.width - left.cell_len - right.cell_len
            if gap > 0:
                row.append(" " * gap)
                row.append_text(right)
        self.show([row])


def wrapped(text: Text, width: int, indent: int = 0) -> list[Text]:
    """*text* broken into rows of at most *width* cells; following rows are indented."""
    if width < 4:
        return [text]
    rows: list[Text] = []
    left = text
    while left.cell_len > width - (indent if rows else 0):
        room = width - (indent if rows else 0)
        cut = left.plain.rfind(" ", 0, room + 1)
        cut = cut if cut > room // 3 else room
        head, left = left[:cut], left[cut:]
        rows.append(Text(" " * indent if rows else "").append_text(head))
        while left.plain.startswith(" "):
            left = left[1:]
    rows.append(Text(" " * indent if rows else "").append_text(left))
    return rows


def keyed(key: str, label: str, key_style: str | Style = "bold", style: str | Style = "") -> Text:
    """A key and what it does."""
    return Text.assemble((f" {key or ' '} ", key_style), (f" {label}", style))


def plain_strip(text: str, style: Style, width: int) -> Strip:
    """A strip of *width* cells that holds *text*."""
    return Strip([Segment(text, style)]).adjust_cell_length(width, style)
