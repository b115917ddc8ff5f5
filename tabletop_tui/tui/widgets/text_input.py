"""An input line that does not blink and that every terminal can show."""

from __future__ import annotations

import re

from textual import events
from textual.strip import Strip
from textual.widgets import Input

from ..paint.ink import Ink
from .line_widgets import harmless, inked


class TextInput(Input):
    """Textual's input line without a frame and without blinking, which would send bytes for ever.
    ``owner`` is what it is typed for.
    """

    DEFAULT_CSS = """
    TextInput, TextInput:focus {
        height: 1; border: none; padding: 0; background-tint: $background 0%;
    }
    """

    def __init__(
        self, text: str = "", *, most: int = 0, secret: bool = False, restrict: str | None = None
    ) -> None:
        super().__init__(
            text, max_length=most, password=secret, restrict=restrict, select_on_focus=False
        )
        self.cursor_blink = False
        self.owner: object = None

    def on_key(self, event: events.Key) -> None:
        """Pass keys that may not be typed here to the screen, such as a letter beside the digits of
        a PIN.
        """
        if self.restrict and event.character and not re.fullmatch(self.restrict, event.character):
            event.prevent_default()

    def edit(self, owner: object, text: str) -> None:
        """Type for *owner* from now on, after *text*."""
        with self.prevent(Input.Changed):
            self.value = text
        self.owner, self.cursor_position = owner, len(text)

    def lay_over(self, x: int, y: int, width: int) -> None:
        """Move to a spot of the parent widget."""
        self.styles.offset = (x, y)
        self.styles.width = max(4, width)

    def render_line(self, y: int) -> Strip:
        """Remove control characters, and replace characters that the terminal lacks."""
        strip = super().render_line(y)
        ink: Ink | None = getattr(self.app, "ink", None)
        pieces = [harmless(s) for s in strip]
        made = Strip([inked(s, ink) for s in pieces] if ink is not None else pieces)
        return made.adjust_cell_length(strip.cell_length, self.rich_style)
