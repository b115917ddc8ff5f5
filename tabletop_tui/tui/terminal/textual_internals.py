"""The private parts of Textual that the program uses, all of them in this file.

Each has a test in tests/terminal/test_textual_internals.py, which fails when a new version of
Textual has changed it.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import selectors
import time
from codecs import getincrementaldecoder
from collections.abc import Iterator, Mapping
from functools import partial
from queue import Full
from typing import TYPE_CHECKING, Any, TextIO, cast

import textual.screen
from textual import constants, events
from textual._ansi_sequences import ANSI_SEQUENCES_KEYS, SYNC_END, SYNC_START
from textual._styles_cache import StylesCache
from textual._xterm_parser import XTermParser
from textual.app import App
from textual.css.query import NoMatches
from textual.drivers.linux_driver import LinuxDriver
from textual.keys import _character_to_key
from textual.widget import MountError
from textual.worker import WorkerFailed

from .input_gate import Answer, Escape, InputGate, Piece, Released, Text
from .releases import KeyReleased

if TYPE_CHECKING:
    from rich.console import Console
    from rich.segment import Segment
    from textual.message import Message
    from textual.screen import Screen

__all__ = ["SYNC_END", "SYNC_START"]

UNFINISHED = (NoMatches, MountError)
"""Exceptions of a screen that is removed while it is still being built."""


KEY_SEQUENCES = frozenset(ANSI_SEQUENCES_KEYS)
"""The sequences that the parser names by a table."""

KITTY_KEYS, WITH_RELEASES = "\x1b[>25u", "\x1b[>27u"
"""What Textual asks of terminals with the kitty protocol, and the same with the releases of keys.
"""

READ_SIZE, IDLE = 4_096, 0.1
"""Bytes that are read at once, and seconds between two looks at whether the driver stops."""


LAST_WRITES = 1.0
"""Seconds that the last sequences may take to be written."""


class UnbracketedPaste(events.Paste):
    """Text that looks pasted, from a terminal that does not mark pastes."""


class NoTracebackApp(App[int]):
    """An app that keeps the exception it ended by, wherever that was raised, and prints no
    traceback: with the values of all variables it would show everybody's hands.
    """

    _own_loop: asyncio.AbstractEventLoop | None = None

    @property
    def mistake(self) -> Exception | None:
        """The exception that ended the app."""
        return self._exception

    def check_told_to_end(self) -> None:
        """Raise RuntimeError if the app has returned without being told to, as when a handler was
        cancelled.
        """
        if self._exception is None and not self._exit:
            raise RuntimeError("untold")

    def has_left_terminal(self) -> bool:
        """Return whether the terminal is as it was before the app."""
        driver = self._driver
        return not isinstance(driver, TerminalDriver) or driver.has_left()

    def lose_terminal(self) -> None:
        """Leave, as the terminal cannot be read or written any more. Called in any thread."""
        if self._own_loop is not None and not self._own_loop.is_closed():
            self._own_loop.call_soon_threadsafe(partial(self.exit, return_code=1))

    def on_load(self) -> None:
        """Take exceptions in callbacks and tasks of the loop for what they are: it would only print
        them.
        """
        self._own_loop = asyncio.get_running_loop()
        self._own_loop.set_exception_handler(self._loop_failed)

    def _loop_failed(self, _loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if isinstance(error := context.get("exception"), Exception):
            self._handle_exception(error)

    def note_mistake(self, error: BaseException | None) -> None:
        """End by an exception that was raised outside the loop. Called in any thread."""
        loop = self._own_loop
        if isinstance(error, Exception) and loop is not None and not loop.is_closed():
            with contextlib.suppress(RuntimeError):  # it has been closed meanwhile
                loop.call_soon_threadsafe(self._handle_exception, error)

    def _handle_exception(self, error: Exception) -> None:
        """Note the exception and end. One because a screen lacks a widget that was still to be
        mounted when the app was told to end does not count.
        """
        if isinstance(error, WorkerFailed) and isinstance(error.error, Exception):
            error = error.error  # the message of the other one quotes it
        if not (self._exit and isinstance(error, UNFINISHED)):
            super()._handle_exception(error)

    def _fatal_error(self) -> None:
        self._close_messages_no_wait()

    def panic(self, *_renderables: object) -> None:
        """End, and print nothing: what some exceptions have to show quotes files."""
        self._fatal_error()

    def _print_error_renderables(self) -> None:
        """Print the last sentence, unless there is nobody to read it."""
        try:
            super()._print_error_renderables()
        except OSError:
            self.lose_terminal()


class TerminalDriver(LinuxDriver):
    """A driver that writes to any terminal, and trusts none with what it sends."""

    escape_wait = 0.05
    """Seconds that the rest of a sequence may take to arrive; so long the Esc key waits."""

    drawing = False
    """Whether the terminal has the modes of the app."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.gate = InputGate(KEY_SEQUENCES, self.escape_wait)

    def start_application_mode(self) -> None:
        self.drawing = True
        super().start_application_mode()  # type: ignore[no-untyped-call]

    def stop_application_mode(self) -> None:
        super().stop_application_mode()
        self.drawing = False

    def has_left(self) -> bool:
        """Return whether the terminal has been left and all that was written for it is there.

        An app that fails at its very end does not close its driver. The thread that writes gets a
        moment then: its last sequences would be lost as the program ends.
        """
        writer = self._writer_thread
        if writer is None:
            return not self.drawing
        with contextlib.suppress(Full):  # the terminal takes nothing more
            writer._queue.put_nowait(None)
        writer.join(LAST_WRITES)
        return not self.drawing and not writer.is_alive()

    def write(self, data: str) -> None:
        """Send *data*."""
        super().write(WITH_RELEASES if data == KITTY_KEYS else data)

    def _run_input_thread(self) -> None:
        """Run the input thread; an error in it ends the app as one in the app does."""
        try:
            self.run_input_thread()
        except Exception as error:
            note_mistake(self, error)

    def run_input_thread(self) -> None:
        """Read the terminal until the driver stops."""
        gate, parser = self.gate, XTermParser()
        decode = getincrementaldecoder("utf-8")("ignore").decode
        with selectors.SelectSelector() as selector:
            selector.register(self.fileno, selectors.EVENT_READ)
            while not self.exit_event.is_set():
                due = gate.due(time.monotonic())
                ready = selector.select(IDLE if due is None else min(IDLE, due))
                now = time.monotonic()
                if not ready:
                    pieces = gate.tick(now)
                elif data := self.read():
                    pieces = gate.feed(decode(data), now)
                else:  # the end of input; the hang-up guard sees to it
                    self.exit_event.wait(IDLE)
                    continue
                for piece in pieces:
                    if isinstance(piece, Answer):
                        self.answered(piece.text)
                        continue
                    for message in messages_of(piece, parser):
                        self.process_message(message)

    def read(self) -> bytes:
        """Read what was typed; nothing at the end of input and from a terminal that is gone."""
        try:
            return os.read(self.fileno, READ_SIZE)
        except BlockingIOError:  # another program at this terminal has read it
            return b""
        except OSError:
            lose_terminal(self)
            return b""

    def answered(self, answer: str) -> None:
        """Take an answer of the terminal to one of the questions. Runs in the input thread."""

    def write_to(self, stream: TextIO | None) -> None:
        """Write to a stream; None means standard error."""
        stream = cast(TextIO, self._file) if stream is None else stream
        self._file = cast(Any, TerminalStream(self, stream))

    def measured(self) -> tuple[int, int]:
        """Return columns and rows, at the start and after each change of size."""
        return super()._get_terminal_size()

    def _get_terminal_size(self) -> tuple[int, int]:
        return self.measured()


class TerminalStream:
    """The stream that Textual's thread writes to. What goes wrong ends the app, and never that
    thread: the app would wait for ever to hand it the next frame.
    """

    def __init__(self, driver: TerminalDriver, stream: TextIO) -> None:
        self.driver, self.stream = driver, stream

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)

    def write(self, text: str) -> int:
        """Write, and report what went wrong."""
        with self.reporting():
            self.stream.write(text)
        return len(text)

    def flush(self) -> None:
        """Flush, and report what went wrong."""
        with self.reporting():
            self.stream.flush()

    @contextlib.contextmanager
    def reporting(self) -> Iterator[None]:
        """Take an error of the terminal for a hang-up, and any other for a mistake."""
        try:
            yield
        except OSError:
            lose_terminal(self.driver)
        except Exception as error:
            note_mistake(self.driver, error)


def lose_terminal(driver: Any) -> None:
    """Tell the app of a driver that its terminal is gone."""
    app = app_of(driver)
    if isinstance(app, NoTracebackApp):
        app.lose_terminal()


def note_mistake(driver: Any, error: Exception) -> None:
    """Tell the app of a driver of a mistake in one of the driver's threads."""
    app = app_of(driver)
    if isinstance(app, NoTracebackApp):
        app.note_mistake(error)
    elif not (loop := loop_of(driver)).is_closed():
        loop.call_soon_threadsafe(app._handle_exception, error)


def messages_of(piece: Piece, parser: XTermParser) -> Iterator[Message]:
    """Yield what the app gets for a piece of input."""
    if isinstance(piece, Text):
        yield from parser.feed(piece.text)
    elif isinstance(piece, Escape):
        yield events.Key("escape", "\x1b")
    elif isinstance(piece, Released):
        yield KeyReleased(piece.key)
    elif not isinstance(piece, Answer):
        yield (events.Paste if piece.sure else UnbracketedPaste)(piece.text)


def keys_of_text(text: str) -> Iterator[Message]:
    """Yield the keys by which a text is typed."""
    yield from XTermParser().feed(text)


def apply_settings(env: Mapping[str, str]) -> None:
    """Apply the settings of Textual in *env*: it reads them when it is imported, which for a guest
    of a host was long before the terminal was known.
    """
    settings: Any = constants
    settings.SMOOTH_SCROLL = False  # sizes in band and a mouse in pixels, which the gate drops
    settings.DISABLE_KITTY_KEY = env.get("TEXTUAL_DISABLE_KITTY_KEY") == "1"
    settings.COLOR_SYSTEM = env.get("TEXTUAL_COLOR_SYSTEM", constants.COLOR_SYSTEM)
    settings.MAX_FPS = int(env.get("TEXTUAL_FPS", constants.MAX_FPS))
    cast(Any, textual.screen).UPDATE_PERIOD = 1 / settings.MAX_FPS


def app_of(driver: Any) -> App[Any]:
    """Return the app that a driver draws for."""
    return cast(App[Any], driver._app)


def loop_of(driver: Any) -> asyncio.AbstractEventLoop:
    """Return the event loop that gets a driver's messages."""
    return cast(asyncio.AbstractEventLoop, driver._loop)


def take_mouse(app: App[Any], on: bool) -> None:
    """Ask the terminal for the mouse, or release it. Does nothing without a terminal."""
    driver: Any = app._driver
    if not hasattr(driver, "_enable_mouse_support") or driver._mouse == on:
        return
    # Both calls do nothing while the driver thinks that there is no mouse.
    driver._mouse = True
    if on:
        driver._enable_mouse_support()
    else:
        driver._disable_mouse_support()
    driver._mouse = on


def send(app: App[Any], codes: str) -> None:
    """Send the terminal codes that change no cells. Does nothing without a terminal."""
    driver: Any = app._driver
    if driver is not None and codes:
        driver.write(codes)
        driver.flush()


def key_of(character: str) -> str:
    """Return a character as Textual names its key: ``?`` is ``question_mark``."""
    return _character_to_key(character)


def forget_closed() -> None:
    """Clear a cache that keeps the rows of closed widgets alive. It holds two colours of each,
    which are computed again.
    """
    StylesCache.get_inner_outer.cache_clear()


def screen_lines(app: App[Any]) -> list[list[Segment]]:
    """Return what the screen shows, with the screens below it."""
    update: Any = app.screen._compositor.render_update(
        full=True, screen_stack=app._background_screens
    )
    return [[segment for strip in line for segment in strip] for line in update.strips]


def screen_frame(app: App[Any], console: Console) -> str:
    """Return the bytes of the whole screen as they are sent to a terminal like *console*."""
    update: Any = app.screen._compositor.render_update(
        full=True, screen_stack=app._background_screens
    )
    frame: str = update.render_segments(console)
    return frame


def laid_out(screen: Screen[Any]) -> bool:
    """Return whether the screen has its widgets, and each of them its region."""
    return screen.is_mounted and not screen._layout_required


def closing(app: App[Any]) -> bool:
    """Return whether a screen off the stack is still being removed."""
    return len(app._nodes) > len(app.screen_stack)


def leaving(app: App[Any]) -> bool:
    """Return whether the app has been told to end."""
    return bool(app._exit)
