"""A single line to type into, at the bottom of the screen."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Input, Label

from ..keys.key_tables import PROMPT
from ..widgets.text_input import TextInput
from .dialog import Dialog


class Prompt(Dialog[str]):
    """Asks for a line of text. The result is "" for Esc."""

    CSS = """
    Prompt { align: center bottom; background: transparent; }
    Prompt Horizontal { height: 1; background: $panel; }
    Prompt Label { width: auto; padding: 0 1; }
    Prompt TextInput { width: 1fr; background: $panel; }
    """
    keys = PROMPT
    BINDINGS: ClassVar = PROMPT.bindings()

    def __init__(self, label: str, text: str = "", *, most: int = 80) -> None:
        super().__init__()
        self.label, self.text, self.most = label, text, most

    def compose(self) -> ComposeResult:
        with Horizontal():
            yield Label(self.label, markup=False)
            yield TextInput(self.text, most=self.most)

    def on_mount(self) -> None:
        self.set_focus(self.query_one(TextInput))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Close with the text."""
        self.dismiss(event.value)

    def action_close(self) -> None:
        """Close without a text."""
        self.dismiss("")
