"""What stands over the table while a hint is thought about: it keeps the keys until the hint is
there.
"""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical

from ...play import Words
from ..keys.key_tables import WAIT
from ..keys.keymap import keys_of
from ..widgets.line_widgets import Lines, wrapped
from .dialog import Beside, Dialog

WIDTH = 36  # cells of a line


class HintWait(Beside[bool], Dialog[bool]):
    """Says that a hint is thought about. Esc stops that; ``held`` are all other keys, in order."""

    CSS = """
    HintWait { align: center middle; background: transparent; }
    HintWait > Vertical {
        width: 40; height: auto; border: round $accent; background: $surface; padding: 0 1;
    }
    HintWait #told { background: $surface; height: auto; }
    HintWait > #below { dock: bottom; height: 1; background: $panel; }
    """
    keys = WAIT
    BINDINGS: ClassVar = WAIT.bindings()

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words, self.held = words, list[events.Key]()

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Lines(id="told")
        yield Lines(id="below")

    def on_mount(self) -> None:
        self.lay()

    def on_resize(self) -> None:
        self.lay()

    def lay(self) -> None:
        """Draw the sentence and the row of keys."""
        rows = wrapped(Text(self.words.say("ui-hint-thinks")), WIDTH)
        told = self.query_one("#told", Lines)
        told.show(rows)
        told.styles.height = len(rows)
        self.query_one("#below", Lines).show([self.hint_line(self.app.size.width)])

    def on_key(self, event: events.Key) -> None:
        """Keep every key except those of the box itself."""
        own = {name for key in self.keys for name in keys_of(key, self.keymap)}
        if event.key not in own:
            event.stop()
            event.prevent_default()
            self.held.append(event)

    def action_close(self) -> None:
        """Stop thinking, and forget the keys."""
        self.dismiss(False)
