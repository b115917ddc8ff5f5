"""The guard: saves the game and leaves when the terminal or the session goes away."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import termios
import threading
import time
from collections.abc import Callable
from types import FrameType
from typing import Any

from ...terminal.ending_signals import call_before_ending
from ...terminal.output_stream import LEAVE

SIGNALS = (signal.SIGHUP, signal.SIGTERM)
HUNG_UP = 128 + signal.SIGHUP  # exit code of a program that has lost its terminal

LAST_WORDS = 0.4
"""Seconds for which the guard tries to write LEAVE. A thread that hangs in a write holds the
terminal until it is scheduled and aborts, which takes a busy machine a while; together with the
grace and a tick before it this is two seconds.
"""


class HangUpGuard:
    """Saves once and leaves when the session hangs up, gets a signal to stop, or loses its
    terminal. Any other signal that ends the program finds the terminal restored.

    `save` runs at any moment, in the main thread or another one: it must write the last complete
    position, not wait for a lock that the interrupted code may hold, and be quick. `leave` is
    called in the event loop with the exit code. A program that has not left `grace` seconds after
    the first sign is ended, with the terminal restored as far as it still responds. Create the
    guard before the app runs (it notes the modes of the terminal) and let it `watch`, `start` it in
    the running app, `stop` it when the app has returned.
    """

    def __init__(
        self,
        save: Callable[[], object],
        leave: Callable[[int], object],
        grace: float = 1.0,
        beat: float = 0.5,
    ) -> None:
        self._save, self._leave, self._grace, self._beat = save, leave, grace, beat
        self._once = threading.Lock()
        """Acquired by the first alarm, or by `stop`, after which there is none."""
        self._deadline: float | None = None
        self._code = 0
        self._stopped = False
        self._ending = threading.Lock()
        """Held by the side that resets the terminal: the app that has returned, or the guard."""
        self._loop: asyncio.AbstractEventLoop | None = None
        self._before: dict[signal.Signals, Any] = {}
        self._watching = False
        self._forget_ending: Callable[[], None] = lambda: None
        self._terminal = _standard_terminal()
        self._modes = None if self._terminal is None else termios.tcgetattr(self._terminal)
        self.failure: Exception | None = None
        """The exception of `save`, for the last message."""

    def start(self) -> None:
        """Start, in the main thread and the running event loop."""
        self.watch()
        self._loop = asyncio.get_running_loop()
        if self._deadline is not None:  # there was a sign before
            self._loop.call_soon(self._leave, self._code)

    def watch(self) -> None:
        """Watch signals and the terminal, in the main thread; `start` lets the app leave.

        A hang-up signal that the parent told us to ignore (nohup) stays ignored.
        """
        if self._watching:
            return
        self._watching = True
        for number in SIGNALS:
            before = signal.getsignal(number)
            if before is not signal.SIG_IGN:
                self._before[number] = before
                signal.signal(number, self._signalled)
        self._forget_ending = call_before_ending(self._restore)
        threading.Thread(target=self._watch, name="hang-up guard", daemon=True).start()

    def stop(self) -> None:
        """Stop, unless an alarm was raised: then the deadline stays.

        Either the app that has returned or the guard at its deadline resets the terminal, whichever
        is first, and the other leaves it alone. If it is the app, it ends with its own exit code;
        if it is still running after the grace, it is ended with the code of the alarm, and only its
        last message is lost. If it is the guard, this does not return, as a program that ended
        meanwhile would cut off the last message: the guard ends it. A signal during this call
        raises an alarm or goes to the previous handler, and is never lost.
        """
        self._forget_ending()
        if not self._once.locked():
            for number, before in self._before.items():
                if signal.getsignal(number) == self._signalled:
                    signal.signal(number, before)
            self._stopped = self._once.acquire(blocking=False)
        if not self._stopped:
            self._ending.acquire()

    @property
    def alarmed(self) -> bool:
        """True if the program was told to leave, and must not start anything new."""
        return self._once.locked() and not self._stopped

    def hang_up(self) -> None:
        """Save and leave because the terminal cannot be read or written any more; in any thread."""
        self._alarm(HUNG_UP)

    def terminal_is_gone(self) -> bool:
        """Return whether the terminal that keys came from is there no more."""
        return self._terminal is not None and _is_gone(self._terminal)

    def reset_terminal(self) -> None:
        """Reset the terminal where an app has returned without doing it; more can be written
        after.
        """
        restore_terminal(self._modes, abandon=False)

    @property
    def code(self) -> int:
        """The exit code of the first alarm; 0 without one."""
        return self._code

    def _signalled(self, number: int, _frame: FrameType | None) -> None:
        self._alarm(128 + number)

    def _alarm(self, code: int) -> None:
        """Save and leave; only the first call counts."""
        if not self._once.acquire(blocking=False):
            return
        self._code = code
        self._deadline = time.monotonic() + self._grace
        try:
            self._save()
        except Exception as failure:
            self.failure = failure
        if self._loop is None:  # the app has not begun, and ends as it sees the alarm
            return
        with contextlib.suppress(RuntimeError):  # the loop is closed: the app is leaving already
            self._loop.call_soon_threadsafe(self._leave, code)

    def _watch(self) -> None:
        """Check the terminal twice a second, and the deadline once there is one."""
        while not self._stopped:
            left = self._beat if self._deadline is None else self._deadline - time.monotonic()
            if left <= 0:
                self._end()
            time.sleep(min(self._beat, left))
            if self._deadline is None and self._terminal is not None and _is_gone(self._terminal):
                # In its own thread: a save that hangs must not stop the checks.
                lost = threading.Thread(target=self._alarm, args=(HUNG_UP,), daemon=True)
                lost.start()
                lost.join(self._beat)

    def _restore(self) -> None:
        """Save and reset the terminal before a signal ends the program."""
        if self._once.acquire(blocking=False):
            with contextlib.suppress(Exception):
                self._save()
        if self._ending.acquire(blocking=False):
            restore_terminal(self._modes)

    def _end(self) -> None:
        """End the program at once. What the app has reset itself is left alone."""
        try:
            if self._ending.acquire(blocking=False):
                restore_terminal(self._modes)
        finally:  # whatever happens, as the app may be waiting for it in `stop`
            os._exit(self._code)


def _standard_terminal() -> int | None:
    """Return the file descriptor of the terminal that keys come from, or None."""
    try:
        number = sys.__stdin__.fileno() if sys.__stdin__ else -1
        return number if os.isatty(number) else None
    except (OSError, ValueError):
        return None


def _is_gone(terminal: int) -> bool:
    try:
        termios.tcgetattr(terminal)
    except termios.error:
        return True
    return False


def restore_terminal(modes: list[Any] | None, *, abandon: bool = True) -> None:
    """Reset the terminal without ever waiting for it. To *abandon* what waits to be written is for
    the very end: nothing can be written after.
    """
    try:
        terminal = os.open("/dev/tty", os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
    except OSError:
        return
    end = time.monotonic() + LAST_WORDS
    with contextlib.suppress(OSError, termios.error):
        if modes is not None:
            termios.tcsetattr(terminal, termios.TCSANOW, modes)
        if abandon:
            _abandon_writes()
        while time.monotonic() < end:
            termios.tcflush(terminal, termios.TCIOFLUSH)
            with contextlib.suppress(BlockingIOError):
                if os.write(terminal, LEAVE) == len(LEAVE):
                    break
            time.sleep(0.01)
    os.close(terminal)


def _abandon_writes() -> None:
    """Abort writes that wait for a terminal that does not read: they would delay the end.

    Their threads try again, into a full pipe that is never read: a thread that succeeded would let
    the program end before the guard has written its message.
    """
    _reader, pipe = os.pipe()
    os.set_blocking(pipe, False)
    with contextlib.suppress(BlockingIOError):
        while os.write(pipe, bytes(65536)):
            pass
    with contextlib.suppress(BlockingIOError):
        while os.write(pipe, b"\0"):  # the last bytes: less than a page was free
            pass
    os.set_blocking(pipe, True)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for standard, instead in ((0, nowhere), (1, pipe), (2, pipe)):
        os.dup2(instead, standard)
    for thread in threading.enumerate():
        if thread is not threading.current_thread() and thread.ident is not None:
            with contextlib.suppress(ProcessLookupError):
                signal.pthread_kill(thread.ident, signal.SIGTERM)
