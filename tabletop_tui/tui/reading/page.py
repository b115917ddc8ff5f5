"""A scrolling page of text over the game."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.geometry import Size

from ..dialogs.ask import Ask, answer
from ..dialogs.dialog import Dialog
from ..keys.key_tables import FINAL, PAGE
from ..widgets.line_widgets import Bar, Lines, wrapped

Rows = Sequence[Text] | Callable[[int, int], Sequence[Text]]
"""Rows to be wrapped, or a function that makes them for a width in cells and a height in lines."""


class Page(Dialog[None]):
    """Rows of text with a title. Arrows and page keys scroll, Esc closes; ``also`` are actions of
    its own keys.
    """

    DEFAULT_CSS = """
    Page { background: $background; }
    Page Bar { background: $panel; }
    Page Lines { padding: 0; }
    """
    keys = PAGE
    BINDINGS: ClassVar = PAGE.bindings()

    def __init__(
        self,
        title: str,
        rows: Rows,
        *,
        at_end: bool = False,
        also: Mapping[str, Callable[[], None]] | None = None,
    ) -> None:
        super().__init__()
        self.heading, self.source, self.at_end = title, rows, at_end
        self.also = also or {}
        self.made_for: Size | None = None
        self.wrapped: list[Text] = []

    def compose(self) -> ComposeResult:
        yield Bar(id="title")
        yield Lines(id="rows")

    def on_mount(self) -> None:
        self.lay()

    def on_resize(self) -> None:
        self.lay()

    def made(self) -> list[Text]:
        """Return the rows, wrapped for the current size. Some replay the game, so they are made
        once for each size.
        """
        if self.made_for != self.size:
            width, source = max(20, self.size.width), self.source
            rows = (
                source(width - 2, self.size.height - 1 - self.foot) if callable(source) else source
            )
            self.wrapped = [piece for row in rows for piece in wrapped(row, width - 2)]
            self.made_for = self.size
        return self.wrapped

    def lay(self) -> None:
        """Wrap the rows for the current width."""
        width = max(20, self.size.width)
        self.query_one("#title", Bar).fill(
            Text(f" {self.heading}", "bold"),
            self.hint_line(width - len(self.heading) - 2, without=self.unused())[1:].append(" "),
        )
        rows = self.made()
        lines = self.query_one("#rows", Lines)
        lines.show([Text(" ").append_text(row) for row in rows])
        if self.at_end:
            self.call_after_refresh(lines.scroll_rows, len(rows))

    def unused(self) -> Collection[str]:
        """Return the keys that do nothing here."""
        return ()

    def action_also(self, what: str) -> None:
        """Run one of the page's own actions."""
        self.also[what]()

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self.action_go(3)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self.action_go(-3)

    def action_go(self, by: int) -> None:
        """Scroll by rows."""
        self.query_one("#rows", Lines).scroll_rows(by)

    def action_page(self, by: int) -> None:
        """Scroll by pages."""
        self.action_go(16 * by)

    def action_close(self) -> None:
        """Return to the game."""
        self.dismiss()


class FinalPage(Page):
    """The page at the end of a game, with keys for the story, the export and the replay.

    *result* are the lines that a key copies.
    It appears by itself, so it ignores keys for *ignore_keys_for* seconds: they were meant for the
    screen below.
    """

    keys = FINAL
    BINDINGS: ClassVar = FINAL.bindings()

    def __init__(
        self,
        title: str,
        rows: Rows,
        *,
        also: Mapping[str, Callable[[], None]] | None = None,
        result: Sequence[str] = (),
        ignore_keys_for: float = 0.0,
    ) -> None:
        super().__init__(title, rows, also=also)
        self.result = result
        self.ignore_keys_for, self.ignore_keys_until = ignore_keys_for, 0.0

    def on_mount(self) -> None:
        super().on_mount()
        self.ignore_keys_until = time.monotonic() + self.ignore_keys_for

    def unused(self) -> Collection[str]:
        """Return the keys that do nothing here: to talk at one keyboard, and the same start."""
        keys = {"talk": "talk", "same": "final-same"}
        return [key for what, key in keys.items() if what not in self.also]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Disable all keys until the page can have been seen."""
        unused = {action, f"final-{action}"} & {*self.unused()}
        if unused or time.monotonic() < self.ignore_keys_until:
            return False
        return super().check_action(action, parameters)

    def action_copy(self) -> None:
        """Put the result into the clipboard of the terminal (OSC 52), and show what it is: some
        terminals do not allow that.
        """
        words, lines = self.app.words, "\n".join(self.result)
        self.app.copy_to_clipboard(lines)
        told = f"{words.say('ending-copied')}\n\n{lines}"
        self.app.push_screen(Ask(told, [answer(words, "on", "lesson-on")]))

    def action_same(self) -> None:
        """Play the same start again, with new luck."""
        self.also["same"]()

    def action_talk(self) -> None:
        """Say something to all."""
        self.also["talk"]()

    def action_help(self) -> None:
        """Open the page of the keys that do something here."""
        self.app.open_keys((self.keys,), self.unused())
