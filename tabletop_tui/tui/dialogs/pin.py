"""Typing a PIN: dots for its digits, a message if it is wrong, and a key for a forgotten PIN."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical

from ...play import Words
from ...play.pins import LONGEST, SHORTEST, is_pin
from ..keys.hint_line import key_style
from ..keys.key_tables import PIN
from ..widgets.line_widgets import Bar, Lines, wrapped
from ..widgets.text_input import TextInput
from .dialog import Dialog

FORGOTTEN = "forgotten"
WIDE = 52  # cells of a line, for the smallest terminal
DIGIT = r"[0-9]*"


class PinPad(Dialog[str]):
    """Asks for a PIN. The result is the digits once *right* accepts them, FORGOTTEN if that letter
    is offered and pressed, "" for Esc or once *spent* says that there were too many wrong ones.
    *refusal* says why the digits typed last are not accepted; there must be at least *least*.
    """

    DEFAULT_CSS = """
    PinPad { align: center middle; background: transparent; }
    PinPad > Vertical {
        width: 56; height: auto; border: round $accent; background: $surface; padding: 0 1;
    }
    PinPad Lines, PinPad TextInput { height: auto; background: $surface; }
    PinPad TextInput { text-style: bold; padding: 0 2; }
    PinPad Bar { height: 1; background: $surface; }
    """
    keys = PIN
    BINDINGS: ClassVar = PIN.bindings()

    def __init__(
        self,
        words: Words,
        question: str,
        right: Callable[[str], bool],
        *,
        refusal: Callable[[], str] = str,
        forget: bool = False,
        spent: Callable[[], bool] = lambda: False,
        least: int = SHORTEST,
    ) -> None:
        super().__init__()
        self.words, self.question, self.verify = words, question, right
        self.refusal, self.forget, self.exhausted = refusal, forget, spent
        self.said, self.least = "", least
        self.pin = TextInput(most=LONGEST, secret=True, restrict=DIGIT)

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Lines(id="rows")
            yield self.pin
            yield Lines(id="said")
            yield Bar(id="hint")
            yield Bar(id="forgot")

    def on_mount(self) -> None:
        self.set_focus(self.pin)
        self.lay()

    @property
    def typed(self) -> str:
        """The digits typed so far."""
        return self.pin.value

    def lay(self) -> None:
        """Draw the question, the last mistake, and the keys."""
        said = wrapped(Text(self.said or " ", "bold"), WIDE)
        for id_, rows in (("#rows", wrapped(Text(self.question), WIDE)), ("#said", said)):
            lines = self.query_one(id_, Lines)
            lines.styles.height = len(rows)
            lines.show(rows)
        keys = Text(self.words.say("pin-hint", least=self.least, most=LONGEST)).append(" ")
        self.query_one("#hint", Bar).fill(keys.append_text(self.hint_line()))
        forgot = self.query_one("#forgot", Bar)
        forgot.display = self.forget
        letter = self.words.letter("pin-forgot")
        row = Text().append(letter, key_style(letter))
        forgot.fill(row.append(f" {self.words.say('pin-forgot')}", key_style(letter, bold=False)))

    def on_key(self, event: events.Key) -> None:
        """Handle Enter, the key for a forgotten PIN, and digits before the line has the focus."""
        key = self.key_meaning(event)
        if not self.is_active:
            return
        if key == "enter":
            self.enter()
        elif self.forget and event.character == self.words.letter("pin-forgot"):
            self.dismiss(FORGOTTEN)
        elif event.is_printable and event.character is not None:
            self.said = ""
            if event.character in "0123456789" and not self.pin.has_focus:
                self.pin.insert_text_at_cursor(event.character)
        else:
            return
        event.stop()
        event.prevent_default()
        self.lay()

    def on_input_changed(self, message: TextInput.Changed) -> None:
        """Clear the last mistake."""
        if message.value and self.said:
            self.said = ""
            self.lay()

    def enter(self) -> None:
        """Take what was typed, or say why not."""
        typed = self.typed
        self.pin.clear()
        if not is_pin(typed, self.least):
            self.said = self.words.say("pin-length", least=self.least, most=LONGEST)
        elif self.verify(typed):
            self.dismiss(typed)
        elif self.exhausted():
            self.dismiss("")
        else:
            self.said = self.refusal()

    def action_close(self) -> None:
        """Close without a PIN."""
        self.dismiss("")
