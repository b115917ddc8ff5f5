"""A list to pick a line from, over whatever is on the screen; it scrolls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding

from ..kit import Bar, Lines
from .dialog import Dialog

JUMPS = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10, "home": -(10**6), "end": 10**6}


class Pick(Dialog[str]):
    """Shows a title and *answers*, (value, label) each; gives the value of the line picked, "" for Esc."""

    CSS = """
    Pick { align: center middle; background: transparent; }
    Pick Bar { background: $panel; text-style: bold; }
    """
    BINDINGS: ClassVar = [Binding("escape,q", "give_up", show=False)]

    def __init__(self, title: str, answers: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.heading, self.answers = title, list(answers)
        self.at = self.top = 0

    def compose(self) -> ComposeResult:
        yield Bar(id="title")
        yield Lines(id="rows")

    def on_mount(self) -> None:
        self.lay()

    def on_resize(self) -> None:
        self.lay()

    def lay(self) -> None:
        """Draw the lines around the cursor."""
        width = max(20, min(76, self.size.width - 2))
        room = max(3, min(len(self.answers), self.size.height - 6))
        self.top = max(min(self.top, self.at), self.at - room + 1)
        title, lines = self.query_one("#title", Bar), self.query_one("#rows", Lines)
        title.styles.width = lines.styles.width = width
        lines.styles.height = room
        rows = []
        for n, (_, label) in enumerate(self.answers[self.top : self.top + room], self.top):
            row = Text(f" {label} ", "reverse" if n == self.at else "")
            row.truncate(width, overflow="ellipsis")
            rows.append(row)
        more = Text(f"{self.at + 1}/{len(self.answers)} ", "not bold dim")
        title.fill(Text(f" {self.heading}"), more)
        lines.show(rows)

    def on_key(self, event: events.Key) -> None:
        """Arrows and page keys choose, Enter picks."""
        if event.key in JUMPS:
            self.at = max(0, min(self.at + JUMPS[event.key], len(self.answers) - 1))
            self.lay()
        elif event.key == "enter":
            self.dismiss(self.answers[self.at][0])
        else:
            return
        event.stop()

    def on_lines_clicked(self, message: Lines.Clicked) -> None:
        """The mouse picks."""
        self.dismiss(self.answers[self.top + message.row][0])

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self.wheel(3)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self.wheel(-3)

    def wheel(self, by: int) -> None:
        """The cursor goes with the wheel."""
        self.at = max(0, min(self.at + by, len(self.answers) - 1))
        self.lay()

    def action_give_up(self) -> None:
        """Esc: nothing."""
        self.dismiss("")
