"""Typing a PIN: dots for its digits, a word when it is wrong, and a way out for who forgot it."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical

from ...play import Words
from ...play.pins import LONGEST, SHORTEST, is_pin
from ..kit import Lines, wrapped
from .dialog import Dialog

FORGOTTEN = "forgotten"


class PinPad(Dialog[str]):
    """Gives the digits typed once *right* says yes to them, FORGOTTEN for ``f`` where that is offered, "" for Esc."""

    DEFAULT_CSS = """
    PinPad { align: center middle; background: transparent; }
    PinPad > Vertical { width: 56; height: auto; border: round $accent; background: $surface; padding: 0 1; }
    PinPad Lines { height: auto; background: $surface; }
    """
    BINDINGS: ClassVar = [
        Binding("escape", "give_up", show=False),
    ]

    def __init__(
        self, words: Words, question: str, right: Callable[[str], bool], *, wrong: str = "", forget: bool = False
    ) -> None:
        super().__init__()
        self.words, self.question, self.right = words, question, right
        self.wrong, self.forget = wrong, forget
        self.typed, self.said = "", ""

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Lines(id="rows")

    def on_mount(self) -> None:
        self.lay()

    def lay(self) -> None:
        """Draw the question, a dot for each digit, and what was wrong."""
        say = self.words.say
        dots = "*" * len(self.typed) + "_" * max(0, SHORTEST + 1 - len(self.typed))
        rows = [*wrapped(Text(self.question), 52), Text(f"  {' '.join(dots)}", "bold")]
        rows += wrapped(Text(self.said or " ", "bold"), 52)
        hint = say("pin-hint", least=SHORTEST, most=LONGEST) + (f" · {say('pin-forgot-key')}" if self.forget else "")
        rows += wrapped(Text(hint, "dim"), 52)
        lines = self.query_one("#rows", Lines)
        lines.styles.height = len(rows)
        lines.show(rows)

    def on_key(self, event: events.Key) -> None:
        """Digits, Backspace, Enter."""
        self.said = "" if event.key != "enter" else self.said
        if event.character and event.character.isascii() and event.character.isdigit():
            self.typed = (self.typed + event.character)[:LONGEST]
        elif event.key == "backspace":
            self.typed = self.typed[:-1]
        elif event.key == "enter":
            self.enter()
        elif event.character == "f" and self.forget:
            self.dismiss(FORGOTTEN)
        else:
            return
        event.stop()
        self.lay()

    def enter(self) -> None:
        """Take what was typed, or say why not."""
        typed, self.typed = self.typed, ""
        if not is_pin(typed):
            self.said = self.words.say("pin-length", least=SHORTEST, most=LONGEST)
        elif self.right(typed):
            self.dismiss(typed)
        else:
            self.said = self.wrong

    def action_give_up(self) -> None:
        """Esc: nothing."""
        self.dismiss("")
