"""The handover: the table is covered until the person who decides next sits at the keyboard."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.screen import Screen

from ..kit import Lines, wrapped

WIDE = 60


class Handover(Screen[bool]):
    """Covers everything; Enter means that the right person looks now. *ready*, if given, takes the cover away itself.

    The cover stays until nobody has pressed Enter for *patience* seconds, so that a key which was pressed twice, or is
    held down, by the one before opens nothing.

    It is no window over the table but a screen of its own: nothing of what lies below is ever drawn with it.
    """

    DEFAULT_CSS = """
    Handover { align: center middle; background: $background; }
    Handover Lines { width: 60; height: auto; background: $background; }
    """
    BINDINGS: ClassVar = [
        Binding("enter,space", "ready", show=False),
        Binding("Q", "app.leave", show=False),
    ]

    def __init__(self, rows: list[Text], ready: Callable[[], None] | None = None, patience: float = 0.0) -> None:
        super().__init__()
        self.said, self.ready, self.patience = rows, ready, patience
        self.quiet_since = time.monotonic()

    def compose(self) -> ComposeResult:
        yield Lines(id="rows")

    def on_mount(self) -> None:
        lines = self.query_one("#rows", Lines)
        rows = []
        for row in [part for said in self.said for part in wrapped(said, WIDE)]:
            pad = max(0, (WIDE - row.cell_len) // 2)
            rows.append(Text(" " * pad).append_text(row))
        lines.styles.height = len(rows)
        lines.show(rows)

    def on_lines_clicked(self) -> None:
        """A click on the words is as good as Enter."""
        self.action_ready()

    def action_ready(self) -> None:
        """Somebody says that the right person looks."""
        quiet, self.quiet_since = time.monotonic() - self.quiet_since, time.monotonic()
        if quiet < self.patience:
            return
        if self.ready is not None:
            self.ready()
        else:
            self.dismiss(True)
