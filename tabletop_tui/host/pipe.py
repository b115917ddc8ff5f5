"""A terminal between a line and a game: bytes both ways, never more in memory than a screenful."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import struct
import termios
import time
from collections.abc import Callable

CHUNK = 65_536  # bytes at a time: a screen comes in one or two pieces
TYPED, IN_ONE_GO = 4_000, 16_000
"""Bytes a second that a guest may type, and how many at once: a paste, a mouse that is drawn over
the screen. A line that floods is read no faster, and its game is not kept busy for others to wait.
"""

BETWEEN_SIZES = 0.1
"""Seconds between two sizes of a window that is being drawn larger."""

WIDEST, TALLEST = 500, 200
"""Columns and lines that a guest may claim: more than any screen shows, and few enough to draw."""


def shape(fd: int, columns: int, rows: int) -> None:
    """Make a terminal so large, within reason."""
    size = (min(max(rows, 1), TALLEST), min(max(columns, 1), WIDEST), 0, 0)
    with contextlib.suppress(OSError):
        fcntl.ioctl(fd, termios.TIOCSWINSZ, struct.pack("HHHH", *size))


class Pipe:
    """Our end of a pseudo-terminal, in a running event loop.

    ``drawn`` gets what the game writes, ``ended`` is called once when the game has let the terminal
    go, ``ready`` says whether more may be typed (False: hold the line back).
    """

    def __init__(
        self,
        fd: int,
        drawn: Callable[[bytes], None],
        ended: Callable[[], None],
        ready: Callable[[bool], None],
    ) -> None:
        self.fd, self.drawn, self.ended, self.ready = fd, drawn, ended, ready
        self.loop = asyncio.get_running_loop()
        self.typed = bytearray()
        self.open, self.held, self.reading, self.writing = True, False, False, False
        self.may, self.counted = float(IN_ONE_GO), self.loop.time()
        self.size: tuple[int, int] | None = None
        self.sized = 0.0
        self.later: set[asyncio.TimerHandle] = set()
        os.set_blocking(fd, False)
        self.resume()

    # -- what the game draws -----------------------------------------------------------------------

    def resume(self) -> None:
        """The line takes more."""
        if self.open and not self.reading:
            self.reading = True
            self.loop.add_reader(self.fd, self.read)

    def pause(self) -> None:
        """The line is full: the game waits, and nothing is kept here."""
        if self.open and self.reading:
            self.reading = False
            self.loop.remove_reader(self.fd)

    def read(self) -> None:
        """Hand on what there is to be seen."""
        try:
            data = os.read(self.fd, CHUNK)
        except BlockingIOError:
            return
        except OSError:  # on Linux the end of the other side
            data = b""
        if data:
            self.drawn(data)
        else:
            self.close()
            self.ended()

    # -- what is typed -----------------------------------------------------------------------------

    def type(self, data: bytes) -> None:
        """Keys for the game."""
        if self.open and data:
            self.typed += data
            self.write()
            self.hold()

    def hold(self) -> None:
        """Let the line wait while anything typed lies here."""
        if self.held != bool(self.typed) and self.open:
            self.held = bool(self.typed)
            self.ready(not self.held)

    def write(self) -> None:
        """Give the game what it takes, and what its guest may type by now."""
        now = self.loop.time()
        self.may = min(IN_ONE_GO, self.may + (now - self.counted) * TYPED)
        self.counted = now
        if self.typed and self.may >= 1:
            try:
                gone = os.write(self.fd, self.typed[: int(self.may)])
            except BlockingIOError:
                gone = 0
            except OSError:
                self.typed.clear()
                gone = 0
            del self.typed[:gone]
            self.may -= gone
        starved = bool(self.typed) and self.may < 1
        wanted = bool(self.typed) and not starved
        if wanted != self.writing:
            self.writing = wanted
            if wanted:
                self.loop.add_writer(self.fd, self.write)
            else:
                self.loop.remove_writer(self.fd)
        if starved:
            self.after(0.05, self.write)
        self.hold()

    def resize(self, columns: int, rows: int) -> None:
        """The window has another size; of many in a row the last one counts."""
        waiting, self.size = self.size is not None, (columns, rows)
        if not waiting:
            self.after(max(0.0, self.sized + BETWEEN_SIZES - time.monotonic()), self.reshape)

    def reshape(self) -> None:
        """Make the terminal as large as the window."""
        if self.size is not None:
            size, self.size, self.sized = self.size, None, time.monotonic()
            shape(self.fd, *size)

    # -- the end -----------------------------------------------------------------------------------

    def after(self, seconds: float, do: Callable[[], None]) -> None:
        """Do something a little later, unless it is closed by then."""

        def now() -> None:
            self.later.discard(handle)
            do()

        handle = self.loop.call_later(seconds, now)
        self.later.add(handle)

    def close(self) -> None:
        """Let the terminal go; the game behind it hangs up."""
        if self.open:
            self.pause()
            if self.writing:
                self.loop.remove_writer(self.fd)
            for handle in self.later:
                handle.cancel()
            self.open = False
            os.close(self.fd)
