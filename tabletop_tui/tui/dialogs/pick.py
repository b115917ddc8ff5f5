"""A scrolling list over the current screen, to pick a line from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult

from ..keys.key_tables import PICK
from ..widgets.choice_list import ChoiceList, ListRow, Sentence
from ..widgets.line_widgets import Bar
from .dialog import Dialog


class Pick(Dialog[str]):
    """Shows a title, what it is *about* and *answers* of (value, label). The cursor begins at line
    *at*. The result is the value of the line picked, "" for Esc.
    """

    CSS = """
    Pick { align: center middle; background: transparent; }
    Pick Bar { background: $panel; text-style: bold; }
    """
    keys = PICK
    BINDINGS: ClassVar = PICK.bindings()

    def __init__(
        self, title: str, answers: Sequence[tuple[str, str]], at: int = 0, about: str = ""
    ) -> None:
        super().__init__()
        self.heading, self.answers = title, list(answers)
        self.above = [Sentence(about)] if about else []
        rows = [ListRow(label, partial(self.dismiss, value)) for value, label in answers]
        self.list = ChoiceList([*self.above, *rows], self.count, id="rows")
        self.list.choices.at = at + len(self.above)

    def compose(self) -> ComposeResult:
        yield Bar(id="title")
        yield self.list

    def on_mount(self) -> None:
        self.lay()

    def on_resize(self) -> None:
        self.lay()

    def lay(self) -> None:
        """Draw the lines around the cursor."""
        width = max(20, min(76, self.size.width - 2))
        about = sum(len(row.lines(width)) for row in self.above)
        self.list.tall = max(3, min(len(self.answers) + about, self.size.height - 6))
        self.list.across = width
        self.list.choices.bright = self.bright
        self.query_one("#title", Bar).styles.width = self.list.styles.width = width
        self.list.styles.height = self.list.tall
        self.list.draw()
        self.count()

    def count(self) -> None:
        """Return the title, and how far down the cursor is."""
        at = self.list.choices.at - len(self.above)
        more = Text(f"{at + 1}/{len(self.answers)} ", "not bold dim")
        self.query_one("#title", Bar).fill(Text(f" {self.heading}"), more)

    def on_key(self, event: events.Key) -> None:
        """Choose with arrows and page keys, pick with Enter."""
        self.list.take(event, self.key_meaning(event))

    def action_close(self) -> None:
        """Close without a pick."""
        self.dismiss("")
