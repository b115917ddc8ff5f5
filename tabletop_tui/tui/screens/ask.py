"""A question with a few answers, over whatever is on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical

from ..kit import Lines, wrapped
from .dialog import Dialog

Answer = tuple[str, str, str]  # (value, key, label)


class Ask(Dialog[str]):
    """Shows *question* and *answers*; gives the value of the answer picked, "" for Esc.

    *leaving* marks the question whether to leave, which is not asked on top of itself.
    """

    CSS = """
    Ask { align: center middle; background: transparent; }
    Ask > Vertical { width: auto; height: auto; border: round $accent; background: $surface; padding: 0 1; }
    Ask Lines { height: auto; background: $surface; }
    """
    BINDINGS: ClassVar = [Binding("escape", "answer('')", show=False)]

    def __init__(self, question: str, answers: Sequence[Answer], at: int = 0, *, leaving: bool = False) -> None:
        super().__init__()
        self.question, self.answers, self.at, self.leaving = question, list(answers), at, leaving
        self.row_of: list[int] = []  # the answer that stands in each row, -1 for the question

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Lines(id="rows")

    def on_mount(self) -> None:
        self.lay()

    def lay(self) -> None:
        """Draw the question and the answers, no wider than they are: what is covered must be sent again."""
        rows = [*wrapped(Text(self.question), 52), Text()]
        self.row_of = [-1] * len(rows)
        for n, (_, key, label) in enumerate(self.answers):
            row = Text.assemble((f" {key} ", "bold"), (f" {label} ", "reverse" if n == self.at else ""))
            rows += wrapped(row, 52, 3)
            self.row_of += [n] * (len(rows) - len(self.row_of))
        lines = self.query_one("#rows", Lines)
        lines.styles.height = len(rows)
        lines.styles.width = max(row.cell_len for row in rows)
        lines.show(rows)

    def on_key(self, event: events.Key) -> None:
        """Arrows choose, Enter or the letter answers."""
        if event.key in ("up", "down", "left", "right"):
            self.at = (self.at + (1 if event.key in ("down", "right") else -1)) % len(self.answers)
            self.lay()
        elif event.key == "enter":
            self.dismiss(self.answers[self.at][0])
        elif any(event.character == key for _, key, _ in self.answers):
            self.dismiss(next(value for value, key, _ in self.answers if key == event.character))
        else:
            return
        event.stop()

    def on_lines_clicked(self, message: Lines.Clicked) -> None:
        """The mouse answers."""
        n = self.row_of[message.row]
        if n >= 0:
            self.dismiss(self.answers[n][0])

    def action_answer(self, value: str) -> None:
        """Answer with *value*."""
        self.dismiss(value)
