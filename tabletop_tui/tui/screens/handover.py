"""The handover: the table is covered until the person who decides next sits at the keyboard."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.screen import ModalScreen

from ..kit import Lines, wrapped


class Handover(ModalScreen[bool]):
    """Covers everything; Enter means that the right person looks now."""

    DEFAULT_CSS = """
    Handover { align: center middle; background: $background; }
    Handover Lines { width: 60; height: 12; background: $background; content-align: center middle; }
    """
    BINDINGS: ClassVar = [
        Binding("enter,space", "ready", show=False),
        Binding("Q,ctrl+c,ctrl+q", "app.leave", show=False),
    ]

    def __init__(self, rows: list[Text]) -> None:
        super().__init__()
        self.said = rows

    def compose(self) -> ComposeResult:
        yield Lines(id="rows")

    def on_mount(self) -> None:
        lines = self.query_one("#rows", Lines)
        width = 60
        rows = []
        for row in [part for said in self.said for part in wrapped(said, width)]:
            pad = max(0, (width - row.cell_len) // 2)
            rows.append(Text(" " * pad).append_text(row))
        lines.show(rows)

    def action_ready(self) -> None:
        """Uncover the table."""
        self.dismiss(True)
