"""A page of text over the game: story, points, legend, components; it scrolls, and Esc closes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding

from ..kit import Bar, Lines, wrapped
from .dialog import Dialog

Rows = Sequence[Text] | Callable[[int, int], Sequence[Text]]
"""Rows to be broken at the edge, or a function that makes them for so many cells and lines."""


class Page(Dialog[None]):
    """Rows of text with a title; arrows and page keys scroll, Esc closes; ``also`` are further keys and their deeds."""

    DEFAULT_CSS = """
    Page { background: $background; }
    Page Bar { text-style: bold; background: $panel; }
    Page Lines { padding: 0; }
    """
    BINDINGS: ClassVar = [
        Binding("escape,q,enter", "close", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("pageup,b", "scroll(-16)", show=False),
        Binding("pagedown,space", "scroll(16)", show=False),
        Binding("home", "scroll(-100000)", show=False),
        Binding("end", "scroll(100000)", show=False),
    ]

    def __init__(
        self,
        title: str,
        rows: Rows,
        *,
        hint: str = "",
        at_end: bool = False,
        also: Mapping[str, Callable[[], None]] | None = None,
    ) -> None:
        super().__init__()
        self.heading, self.source, self.hint_text, self.at_end = title, rows, hint, at_end
        self.also = also or {}

    def compose(self) -> ComposeResult:
        yield Bar(id="title")
        yield Lines(id="rows")

    def on_mount(self) -> None:
        self.lay()

    def on_resize(self) -> None:
        self.lay()

    def lay(self) -> None:
        """Break the rows for the present width."""
        width = max(20, self.size.width)
        self.query_one("#title", Bar).fill(Text(f" {self.heading}"), Text(f"{self.hint_text} ", "not bold dim"))
        made = self.source(width - 2, self.size.height - 1) if callable(self.source) else self.source
        rows = [piece for row in made for piece in wrapped(row, width - 2)]
        lines = self.query_one("#rows", Lines)
        lines.show([Text(" ").append_text(row) for row in rows])
        if self.at_end:
            self.call_after_refresh(lines.scroll_rows, len(rows))

    def on_key(self, event: events.Key) -> None:
        """The page's own keys."""
        act = self.also.get(event.character or event.key)
        if act is not None:
            event.stop()
            act()

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self.action_scroll(3)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self.action_scroll(-3)

    def action_scroll(self, by: int) -> None:
        """Scroll by rows."""
        self.query_one("#rows", Lines).scroll_rows(by)

    def action_close(self) -> None:
        """Back to the game."""
        self.dismiss()
