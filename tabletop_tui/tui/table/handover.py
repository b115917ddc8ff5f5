"""The handover: the table is covered until the person who decides next sits at the keyboard."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult

from ..keys.key_tables import COVER
from ..keys.keyed_screen import KeyedScreen
from ..widgets.choice_list import signed
from ..widgets.line_widgets import Lines, wrapped

WIDE = 72  # cells of a line, so that the eye finds the next one


class Handover(KeyedScreen[bool]):
    """Covers everything; Enter means that the right person looks now. *ready*, if given, takes the
    cover away itself. *news* stand below the *rows*, and scroll where they are long.

    The cover stays until nobody has pressed Enter for *patience* seconds, so that a key which was
    pressed twice, or is held down, by the one before opens nothing.

    It is no window over the table but a screen of its own: nothing of what lies below is ever drawn
    with it.
    """

    DEFAULT_CSS = """
    Handover { align: center middle; background: $background; }
    Handover Lines { width: 72; max-width: 100%; height: auto; background: $background; }
    """
    keys = COVER
    BINDINGS: ClassVar = COVER.bindings()

    def __init__(
        self,
        rows: list[Text],
        ready: Callable[[], None] | None = None,
        patience: float = 0.0,
        news: Sequence[Text] = (),
    ) -> None:
        super().__init__()
        self.said, self.ready, self.patience = rows, ready, patience
        self.news, self.at = news, 0  # the first of the news that is shown
        self.quiet_since = time.monotonic()

    def compose(self) -> ComposeResult:
        yield Lines(id="rows")

    def on_mount(self) -> None:
        self.draw()

    def on_resize(self) -> None:
        self.draw()

    def draw(self) -> None:
        """Show what is said, and below it as much of the news as there is room for."""
        above = self.above()
        room = max(3, self.app.size.height - len(above))
        if len(self.news) > room:
            above = self.above(("cover-ready", "page-up"))
            room = max(3, self.app.size.height - len(above))
        self.at = max(0, min(self.at, len(self.news) - room))
        below = list(self.news[self.at :][:room])
        if self.at:
            below[0] = signed(below[0], "▲", WIDE)
        if self.at + room < len(self.news):
            below[-1] = signed(below[-1], "▼", WIDE)
        lines = self.query_one("#rows", Lines)
        lines.styles.height = len(above) + len(below)
        lines.show([*above, *below])

    def above(self, ids: tuple[str, ...] = ()) -> list[Text]:
        """What stands above the news, in the middle of the lines: what is said, and the keys."""
        rows = []
        said = [*self.said, self.hint_line(ids=ids)[1:]]
        said[-1].stylize("dim")
        wide = min(WIDE, self.app.size.width)
        for row in [part for one in said for part in wrapped(one, wide)]:
            pad = max(0, (wide - row.cell_len) // 2)
            rows.append(Text(" " * pad).append_text(row))
        return rows

    def action_go(self, by: int) -> None:
        """Other news, where there are more than fit."""
        self.at += by
        self.draw()

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
