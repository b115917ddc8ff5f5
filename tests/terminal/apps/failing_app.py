"""The program with a mistake in one place. Arguments: the place, and `guest` for a guest."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import sys
import time
from collections.abc import Callable
from functools import partial
from threading import Thread
from typing import Any

from rich.console import Console

from tabletop_tui.play.permissions import GUEST, restrict_to
from tabletop_tui.tui import app as program
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.home.guest_home import GuestHome
from tabletop_tui.tui.home.home_screen import Home
from tabletop_tui.tui.terminal.cell_diff import CellDiff
from tabletop_tui.tui.terminal.driver import CellDiffDriver
from tabletop_tui.tui.terminal.input_gate import InputGate
from tabletop_tui.tui.terminal.textual_internals import TerminalStream

SECRET = "Warlord"


class Mistake(Exception):
    """An exception that has something to show, as some of Textual's have."""

    def __rich__(self) -> str:
        return f"{SECRET} in {__file__}"


def fail(*_: Any, **__: Any) -> Any:
    """Raise an exception with a card in its message and in its variables."""
    card = SECRET
    raise Mistake(f"not in the hand: {card}")


async def fail_later(*_: Any) -> None:
    """Fail in a coroutine."""
    fail()


def gone(*_: Any, **__: Any) -> Any:
    """Fail as a line does that breaks."""
    raise OSError(errno.EIO, os.strerror(errno.EIO))


def pipe_gone(*_: Any, **__: Any) -> Any:
    """Fail as a pipe does that nobody reads any more."""
    raise BrokenPipeError(errno.EPIPE, os.strerror(errno.EPIPE))


def instead(of: type[Any], name: str, do: Callable[..., Any] = fail) -> None:
    """Let a method fail."""
    setattr(of, name, do)


def after(of: type[Any], name: str, do: Callable[..., Any] = fail) -> None:
    """Let a method fail when it has done its work."""
    usual = getattr(of, name)

    def both(*args: Any, **more: Any) -> Any:
        usual(*args, **more)
        do()

    setattr(of, name, both)


def once_shown(do: Callable[[TabletopApp], object]) -> None:
    """Do something when the home screen is shown."""
    usual = TabletopApp.on_mount

    def mounted(app: TabletopApp) -> None:
        usual(app)
        app.set_timer(0.05, partial(do, app))

    TabletopApp.on_mount = mounted  # type: ignore[method-assign]


def on_key(do: Callable[[TabletopApp], Any]) -> None:
    """Do something in the handler of any key."""

    async def handled(app: TabletopApp, _event: object) -> None:
        found = do(app)
        if found is not None:
            await found

    TabletopApp.on_event = handled  # type: ignore[method-assign, assignment]
    once_shown(lambda app: app.simulate_key("x"))


def and_leave(app: TabletopApp) -> None:
    app.exit()


def resize(_app: TabletopApp) -> None:
    instead(CellDiffDriver, "_get_terminal_size")
    os.kill(os.getpid(), signal.SIGWINCH)


def in_task(app: TabletopApp) -> None:
    app.kept = asyncio.create_task(fail_later())  # type: ignore[attr-defined]
    asyncio.get_running_loop().call_later(0.05, delattr, app, "kept")


def unreadable_last_words() -> None:
    once_shown(lambda app: app.exit(message=SECRET))
    instead(Console, "print", gone)


class Deaf:
    """A standard error that is gone."""

    def __init__(self) -> None:
        self.stream = sys.stderr

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)

    def write(self, text: str) -> int:
        return int(pipe_gone(text))


def told_to_nobody() -> None:
    once_shown(fail)
    usual = program.tell_mistake

    def tell(app: Any, mistake: BaseException) -> None:
        sys.stderr = Deaf()
        usual(app, mistake)

    program.tell_mistake = tell


PLACES: dict[str, Callable[[], object]] = {
    "input thread": lambda: instead(InputGate, "feed"),
    "idle input": lambda: instead(InputGate, "due"),
    "timer": lambda: once_shown(fail),
    "interval": lambda: once_shown(lambda app: app.set_interval(0.01, fail)),
    "thread": lambda: once_shown(lambda app: Thread(target=fail).start()),
    "worker": lambda: once_shown(lambda app: app.run_worker(fail, thread=True)),
    "task of a worker": lambda: once_shown(lambda app: app.run_worker(fail_later())),
    "next refresh": lambda: once_shown(lambda app: app.call_after_refresh(fail)),
    "callback": lambda: once_shown(lambda app: asyncio.get_running_loop().call_soon(fail)),
    "late callback": lambda: once_shown(
        lambda app: asyncio.get_running_loop().call_later(0.01, fail)
    ),
    "task": lambda: once_shown(in_task),
    "handler": lambda: on_key(fail),
    "sys.exit in a handler": lambda: on_key(lambda app: sys.exit(0)),
    "cancelled handler": lambda: on_key(lambda app: cancelled()),
    "signal handler": lambda: once_shown(resize),
    "app": lambda: instead(TabletopApp, "get_default_screen"),
    "styles": lambda: setattr(TabletopApp, "CSS", "Screen { width: banana; }"),
    "load": lambda: after(TabletopApp, "on_load"),
    "mount of the app": lambda: after(TabletopApp, "on_mount"),
    "compose": lambda: (instead(Home, "compose"), instead(GuestHome, "compose")),
    "mount": lambda: (instead(Home, "on_mount"), instead(GuestHome, "on_mount")),
    "render": lambda: (instead(Home, "render"), instead(GuestHome, "render_lines")),
    "lines": lambda: (instead(Home, "render_lines"), instead(GuestHome, "render_lines")),
    "frame": lambda: instead(CellDiff, "frame"),
    "writing thread": lambda: broken_stream(fail),
    "unmount": lambda: (
        instead(Home, "on_unmount"),
        instead(GuestHome, "on_unmount"),
        once_shown(and_leave),
    ),
    "unmount of the app": lambda: (
        setattr(TabletopApp, "on_unmount", fail),
        once_shown(and_leave),
    ),
    "unmount of the app, a slow terminal": lambda: (slow_stream(), PLACES["unmount of the app"]()),
    "start of the driver": lambda: instead(CellDiffDriver, "_enable_bracketed_paste"),
    "end of the driver": lambda: (
        instead(CellDiffDriver, "_disable_bracketed_paste"),
        once_shown(and_leave),
    ),
    "close of the driver": lambda: (instead(CellDiffDriver, "close"), once_shown(and_leave)),
}
"""Where the mistake is made, and how it gets there."""


def signalled(number: int) -> Callable[[], None]:
    """Return what sends a signal while the first screen is built."""

    usual = Home.compose

    def send(screen: Home) -> Any:
        os.kill(os.getpid(), number)
        yield from usual(screen)

    return lambda: instead(Home, "compose", send)


EARLY: dict[str, Callable[[], object]] = {
    "SIGTERM": signalled(signal.SIGTERM),
    "SIGQUIT": signalled(signal.SIGQUIT),
}
"""Signals that come before the app is there."""

LINES: dict[str, Callable[[], object]] = {
    "read": lambda: setattr(os, "read", gone),
    "write": lambda: broken_stream(gone),
    "write to a pipe": lambda: broken_stream(pipe_gone),
    "last sentence": unreadable_last_words,
}
"""Where a line breaks."""


async def cancelled() -> None:
    raise asyncio.CancelledError


def broken_stream(do: Callable[..., Any]) -> None:
    usual = TerminalStream.__init__

    def begun(stream: TerminalStream, driver: Any, of: Any) -> None:
        usual(stream, driver, of)

        class Broken:
            write = staticmethod(do)
            flush = staticmethod(do)
            fileno = of.fileno

        stream.stream = Broken()  # type: ignore[assignment]

    TerminalStream.__init__ = begun  # type: ignore[method-assign]


def slow_stream() -> None:
    """Write the last sequences later than the program is ready to end."""
    usual = TerminalStream.write

    def late(stream: TerminalStream, text: str) -> int:
        time.sleep(0.5 * (text == "\x1b[<u"))
        return usual(stream, text)

    TerminalStream.write = late  # type: ignore[method-assign]


def main() -> None:
    """Run the program with a mistake in the place that the command line names."""
    _, place, *guest = sys.argv
    if guest:
        restrict_to(GUEST)
    if place == "told to nobody":
        told_to_nobody()
    else:
        (PLACES | LINES | EARLY)[place]()
    sys.exit(program.run())
