"""A single line to type into, at the bottom of the screen."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal
from textual.widgets import Input, Label

from .dialog import Dialog


class Prompt(Dialog[str]):
    """Gives the text typed, "" for Esc."""

    CSS = """
    Prompt { align: center bottom; background: transparent; }
    Prompt Horizontal { height: 1; background: $panel; }
    Prompt Label { width: auto; padding: 0 1; }
    Prompt Input { width: 1fr; height: 1; border: none; padding: 0; background: $panel; }
    """
    BINDINGS: ClassVar = [Binding("escape", "give_up", show=False)]

    def __init__(self, label: str, text: str = "") -> None:
        super().__init__()
        self.label, self.text = label, text

    def compose(self) -> ComposeResult:
        with Horizontal():
            yield Label(self.label, markup=False)
            yield Input(self.text, max_length=80)

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter: this is it."""
        self.dismiss(event.value)

    def action_give_up(self) -> None:
        """Esc: nothing."""
        self.dismiss("")
