"""The private parts of Textual that the program uses, all of them in this file.

Each has a test in tests/terminal/test_textual_internals.py, which fails when a new version of
Textual has changed it.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, TextIO, cast

from textual._ansi_sequences import SYNC_END, SYNC_START
from textual._cells import cell_len
from textual._styles_cache import StylesCache
from textual.app import App
from textual.css.query import NoMatches
from textual.drivers.linux_driver import LinuxDriver
from textual.keys import _character_to_key
from textual.widget import MountError

if TYPE_CHECKING:
    from textual.screen import Screen

__all__ = ["SYNC_END", "SYNC_START", "cell_len"]

UNFINISHED = (NoMatches, MountError)
"""What a screen meets that is taken apart while it is built."""


class NoTracebackApp(App[int]):
    """An app that keeps the mistake it ended by, and prints no traceback of it: one with the values
    of all variables would tell the hands of everybody to whoever sits there.
    """

    @property
    def mistake(self) -> Exception | None:
        """The exception that ended the app."""
        return self._exception

    def _handle_exception(self, error: Exception) -> None:
        """Note a mistake and end. That a screen lacks a part which it was still to get when the
        app was told to end is none: its widgets no longer come.
        """
        if not (self._exit and isinstance(error, UNFINISHED)):
            super()._handle_exception(error)

    def _fatal_error(self) -> None:
        self._close_messages_no_wait()


class TerminalDriver(LinuxDriver):
    """A driver on a terminal of its own choice."""

    def write_to(self, stream: TextIO | None) -> None:
        """Write to a stream; None leaves it at standard error."""
        if stream is not None:
            self._file = cast(Any, stream)

    def measured(self) -> tuple[int, int]:
        """Columns and rows, asked for at the start and whenever the terminal has another size."""
        return super()._get_terminal_size()

    def _get_terminal_size(self) -> tuple[int, int]:
        return self.measured()


def app_of(driver: Any) -> App[Any]:
    """The app that a driver draws for."""
    return cast(App[Any], driver._app)


def loop_of(driver: Any) -> asyncio.AbstractEventLoop:
    """The event loop that a driver hands its messages to."""
    return cast(asyncio.AbstractEventLoop, driver._loop)


def take_mouse(app: App[Any], on: bool) -> None:
    """Ask the terminal for the mouse, or leave it alone; nothing where there is no terminal."""
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
    """Send the terminal something that leaves its cells alone; nothing where there is none."""
    driver: Any = app._driver
    if driver is not None and codes:
        driver.write(codes)
        driver.flush()


def key_of(character: str) -> str:
    """A character as Textual names its key: ``?`` is ``question_mark``."""
    return _character_to_key(character)


def forget_closed() -> None:
    """Empty the cache that holds on to the rows of closed widgets; it remembers two colours of
    each, which are found again.
    """
    StylesCache.get_inner_outer.cache_clear()


def laid_out(screen: Screen[Any]) -> bool:
    """Whether the screen has its widgets, and each of them its place."""
    return screen.is_mounted and not screen._layout_required


def closing(app: App[Any]) -> bool:
    """Whether a screen that is off the stack still has to be taken apart."""
    return len(app._nodes) > len(app.screen_stack)


def leaving(app: App[Any]) -> bool:
    """Whether the app has been told to end."""
    return bool(app._exit)
