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
"""Exceptions of a screen that is removed while it is still being built."""


class NoTracebackApp(App[int]):
    """An app that keeps the exception it ended by, and prints no traceback of it: with the values
    of all variables it would show everybody's hands.
    """

    @property
    def mistake(self) -> Exception | None:
        """The exception that ended the app."""
        return self._exception

    def _handle_exception(self, error: Exception) -> None:
        """Note the exception and end. One because a screen lacks a widget that was still to be
        mounted when the app was told to end does not count.
        """
        if not (self._exit and isinstance(error, UNFINISHED)):
            super()._handle_exception(error)

    def _fatal_error(self) -> None:
        self._close_messages_no_wait()


class TerminalDriver(LinuxDriver):
    """A driver that writes to any terminal."""

    def write_to(self, stream: TextIO | None) -> None:
        """Write to a stream; None means standard error."""
        if stream is not None:
            self._file = cast(Any, stream)

    def measured(self) -> tuple[int, int]:
        """Return columns and rows, at the start and after each change of size."""
        return super()._get_terminal_size()

    def _get_terminal_size(self) -> tuple[int, int]:
        return self.measured()


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


def laid_out(screen: Screen[Any]) -> bool:
    """Return whether the screen has its widgets, and each of them its region."""
    return screen.is_mounted and not screen._layout_required


def closing(app: App[Any]) -> bool:
    """Return whether a screen off the stack is still being removed."""
    return len(app._nodes) > len(app.screen_stack)


def leaving(app: App[Any]) -> bool:
    """Return whether the app has been told to end."""
    return bool(app._exit)
