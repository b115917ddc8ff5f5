"""Textual's private parts: whatever of them the program needs is touched here and nowhere else.

Each has a test in tests/terminal/test_textual_inside.py, which fails when a new Textual has changed
it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING, Any, TextIO, cast

from textual._ansi_sequences import SYNC_END, SYNC_START
from textual._cells import cell_len
from textual._styles_cache import StylesCache
from textual.app import App
from textual.cache import FIFOCache
from textual.css.model import RuleSet
from textual.css.query import NoMatches
from textual.css.stylesheet import Stylesheet
from textual.drivers.linux_driver import LinuxDriver
from textual.keys import _character_to_key
from textual.strip import Strip
from textual.widget import MountError

if TYPE_CHECKING:
    from rich.segment import Segment
    from textual.screen import Screen

__all__ = ["SYNC_END", "SYNC_START", "cell_len"]

parse_css: Any = Stylesheet._parse_rules
parsed: dict[Hashable, list[RuleSet]] = {}
"""The rules of each style sheet and set of colours that was read in this process."""
colours: list[Any] = [None, frozenset()]
"""The colours that the last style sheet was read with, and what they are as a key."""


def parse_once(sheet: Any, css: str, *where: Hashable, **more: Hashable) -> list[RuleSet]:
    """The rules of a style sheet, read once a process: Textual reads all of them twice at its
    start, and every guest of a host would do so again in memory of its own. Nobody changes them.
    """
    if colours[0] is not sheet._variables:  # others take its place when the theme changes
        colours[:] = sheet._variables, frozenset(sheet._variables.items())
    key = (css, where, *sorted(more.items()), colours[1])
    rules = parsed.get(key)
    if rules is None:
        rules = parsed[key] = parse_css(sheet, css, *where, **more)
    return rules


cast(Any, Stylesheet)._parse_rules = parse_once

STRIP_CACHES = {
    "_divide_cache": 4,
    "_crop_cache": 16,
    "_style_cache": 16,
    "_filter_cache": 4,
    "_line_length_cache": 4,
    "_crop_extend_cache": 4,
    "_offsets_cache": 4,
}
"""The caches of a strip, and how much each holds."""

begin_strip: Any = Strip.__init__


def begin_light(strip: Any, segments: Iterable[Segment], cell_length: int | None = None) -> None:
    """Begin a strip without its caches: a table has five hundred strips, and the seven caches that
    Textual makes for each are half a megabyte, of which one in ten is ever used.
    """
    strip._segments, strip._cell_length = list(segments), cell_length
    strip._render_cache = strip._link_ids = strip._cell_count = None


def wanted_cache(strip: Any, name: str) -> FIFOCache[Any, Any]:
    """A cache of a strip, made when it is asked for first. Raises AttributeError."""
    size = STRIP_CACHES.get(name)
    if size is None:
        raise AttributeError(name)
    cache = FIFOCache[Any, Any](size)
    setattr(strip, name, cache)
    return cache


cast(Any, Strip).__init__ = begin_light
cast(Any, Strip).__getattr__ = wanted_cache

UNFINISHED = (NoMatches, MountError)
"""What a screen meets that is taken apart while it is built."""


class Falling(App[int]):
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


class Terminal(LinuxDriver):
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
