"""The driver: sends only the cells of each frame that differ from what the terminal shows."""

from __future__ import annotations

import asyncio
import os
import re
import time
from collections.abc import Callable
from dataclasses import replace
from threading import Event
from typing import TYPE_CHECKING, Any

from textual import constants, events
from textual.app import ScreenStackError
from textual.geometry import Size
from textual.message import Message

from ...terminal.capabilities import CELL_SIZE, Capabilities, questions
from ...terminal.output_stream import LAST_ROW, screen_stream, terminal_size
from ...terminal.wide_signs import ROW
from .cell_diff import START, CellDiff
from .textual_internals import SYNC_END, SYNC_START, TerminalDriver, app_of, loop_of

if TYPE_CHECKING:
    from textual.driver import Driver

    from ...terminal.probe import Terminal
    from ..pixels.layer import Layer

HARMLESS = re.compile(
    r"(?:\x1b\[\?(?!(?:47|1047|1049)[hl])[\d;]+(?:[hl]|\$p)"
    r"|\x1b\[[<>=][\d;]*u"
    r"|\x1b\][^\x1b\x07]*(?:\x07|\x1b\\)"
    r"|\x1b\[2[23];2t"
    r"|\x07)+"
)
"""Modes, queries, titles, clipboard and bell, which change no cells."""

POSITION = re.compile(r"\x1b\[(\d+);\d+R")

SETTLED = 0.2
"""Seconds after a change of size until the screen is painted again."""

LATE, LAST_WAIT = 2.0, 0.3
"""A program that ends within so many seconds of its questions waits for answers, and how long."""

REMOTE_ESCAPE_WAIT = 0.3
"""Seconds that a slow line may take between the two halves of a sequence."""


class CellDiffing:
    """Makes a driver send the changes between frames. Mix it in before the driver's class."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.cells = CellDiff()
        self._sync_pending = False
        self._repaint: asyncio.TimerHandle | None = None
        self._rest: asyncio.TimerHandle | None = None

    def write(self, data: str) -> None:
        """Send `data`. Only the changes of a frame are sent; a frame without any is not."""
        if data == SYNC_START:
            self._sync_pending = True
            return
        if data == SYNC_END and self._sync_pending:
            self._sync_pending = False
            return
        if START.match(data):
            data = self.cells.frame(data)
            self._await_rest()
            if not data:
                return
        elif not HARMLESS.fullmatch(data):
            self.cells.forget()
        if self._sync_pending:
            self._sync_pending = False
            data = SYNC_START + data
        super().write(data)  # type: ignore[misc]

    def _await_rest(self) -> None:
        """Have shown as pictures what moves, once it rests."""
        seconds = self.cells.rests_in
        if seconds is not None and self._rest is None and not loop_of(self).is_closed():
            self._rest = loop_of(self).call_later(seconds, self._rested)

    def _rested(self) -> None:
        self._rest, seconds = None, self.cells.rests_in
        if seconds == 0 and (data := self.cells.rest()):
            super().write(data)  # type: ignore[misc]
        self._await_rest()

    def process_message(self, message: Message) -> None:
        """Pass a message to the app. After a change of size, forget the screen."""
        if isinstance(message, events.Resize) and message.size != self.cells.size:
            self.resized(message.size)
        super().process_message(message)  # type: ignore[misc]

    def resized(self, size: Size | tuple[int, int]) -> None:
        """Paint everything again, as after a change of size nothing is known of the screen.

        Runs in signal handlers and in the input thread. Frames of the old size can still arrive in
        between, so a last full paint follows when the size has settled; it sends only what differs.
        """
        first = self.cells.size is None
        columns, rows = size
        self.cells.size = columns, rows
        self.cells.forget()
        if not first and not loop_of(self).is_closed():
            loop_of(self).call_soon_threadsafe(self._paint_when_settled)

    def redraw(self) -> None:
        """Paint the whole screen, whatever the terminal shows now."""
        self.cells.forget()
        self._paint()

    def _paint_when_settled(self) -> None:
        if self._repaint is not None:
            self._repaint.cancel()
        self._repaint = loop_of(self).call_later(SETTLED, self._paint_settled)

    def _paint_settled(self) -> None:
        self.settled()
        self._paint()

    def settled(self) -> None:
        """Called when the size has not changed for a moment."""

    def _paint(self) -> None:
        try:
            screen = app_of(self).screen
        except ScreenStackError:
            return
        app_of(self).call_later(screen.refresh)


class TerminalAnswered(Message):
    """The terminal has told what it can do; *redraw* paints the whole screen, in which rows have
    moved if its signs are wide.
    """

    def __init__(self, capabilities: Capabilities, redraw: Callable[[], None]) -> None:
        super().__init__()
        self.capabilities, self.redraw = capabilities, redraw


class CellDiffDriver(CellDiffing, TerminalDriver):
    """The driver of a terminal on Linux or macOS."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.capabilities = Capabilities()
        self.asked = -LATE
        self.all_answered = Event()
        self.write_to(screen_stream())
        self.terminal: Terminal | None = getattr(app_of(self), "terminal", None)
        if self.terminal is not None:
            self.cells.colours = self.terminal.colours
            if self.terminal.remote:
                self.gate.wait = REMOTE_ESCAPE_WAIT

    def start_application_mode(self) -> None:
        """Enter the screen, and ask the terminal what it can do. Nothing waits for the answers."""
        super().start_application_mode()
        question = "" if self.terminal is None else questions(self.terminal)
        if question:
            self.capabilities = Capabilities()
            self.asked = time.monotonic()
            self.all_answered.clear()
            self.gate.expect(self.asked)
            self.write(question)

    def stop_application_mode(self) -> None:
        if time.monotonic() < self.asked + LATE:  # else the answers are typed into what follows
            self.all_answered.wait(LAST_WAIT)
        layer, self.cells.layer = self.cells.layer, None
        if layer is not None:  # a last frame may follow, and brings no picture back
            super(CellDiffing, self).write(layer.wipe())
        self.write(LAST_ROW)  # the cursor was left at what players pointed at
        super().stop_application_mode()

    def answered(self, answer: str) -> None:
        if (row := POSITION.match(answer)) and int(row[1]) != ROW:
            return  # nobody has asked there
        before, self.capabilities = self.capabilities, self.capabilities.after(answer)
        if self.capabilities == before:
            return
        if self.capabilities.true_colours and self.cells.colours != "truecolor":
            self.cells.colours = "truecolor"
            self.cells.forget()
        if self.capabilities.complete and not before.complete:
            seconds = time.monotonic() - self.asked
            self.capabilities = replace(self.capabilities, seconds=seconds)
            self.all_answered.set()
        if self.cells.layer is None and self.capabilities.complete:
            self.cells.layer = layer_for(self.capabilities, self.cells.size or (80, 24))
            self.cells.forget()
        if self.capabilities.complete or before.wide_signs != self.capabilities.wide_signs:
            self.process_message(TerminalAnswered(self.capabilities, self.redraw))

    def settled(self) -> None:
        if self.cells.layer is not None:  # the font may have another size now
            self.capabilities = replace(self.capabilities, area=None)
            self.write(CELL_SIZE)

    def measured(self) -> tuple[int, int]:
        size = terminal_size(os.environ)
        self.resized(size)
        return size


def layer_for(told: Capabilities, size: tuple[int, int]) -> Layer | None:
    """Return what shows pictures on a terminal of some columns and rows; None if nothing does."""
    if told.picture_cell(*size) is None:
        return None
    if told.protocol == "kitty":
        from ..pixels.kitty import Kitty

        return Kitty()
    from ..pixels.sixel import Sixel

    forgets = not told.name or told.name.startswith("XTerm")
    return Sixel(told.registers, told.largest, forgets=forgets)


def driver_class() -> type[Driver] | None:
    """Return the class for `App(driver_class=...)`, or None if TEXTUAL_DRIVER names another one."""
    return None if constants.DRIVER is not None else CellDiffDriver
