"""Relays bytes between an ssh channel and a pseudo-terminal, with backpressure both ways."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import struct
import termios
import time
from collections.abc import Callable

READ_SIZE = 65_536  # bytes; a screen takes one or two reads
INPUT_RATE, INPUT_BURST = 4_000, 16_000
"""Token bucket for input: bytes a second, and bytes at once for a paste or a mouse drawn over the
screen. A client that floods is read no faster, so that its game leaves the processor to others.
"""

LAST_INPUT = 1.0  # seconds between the end of input and the hang-up

RESIZE_INTERVAL = 0.1  # least seconds between two changes of the window size

MAX_COLUMNS, MAX_ROWS = 500, 200
"""Largest window size: more than any screen shows, and few enough cells to draw."""


def set_winsize(fd: int, columns: int, rows: int) -> None:
    """Set the window size of a terminal, clamped to the largest one."""
    size = (min(max(rows, 1), MAX_ROWS), min(max(columns, 1), MAX_COLUMNS), 0, 0)
    with contextlib.suppress(OSError):
        fcntl.ioctl(fd, termios.TIOCSWINSZ, struct.pack("HHHH", *size))


class PtyRelay:
    """The master side of a pseudo-terminal. Needs a running event loop.

    ``on_output`` gets what the game writes, ``on_eof`` is called once when the game has closed the
    terminal, ``set_input_enabled`` is told whether to read more input from the client.
    """

    def __init__(
        self,
        fd: int,
        on_output: Callable[[bytes], None],
        on_eof: Callable[[], None],
        set_input_enabled: Callable[[bool], None],
    ) -> None:
        self.fd, self.on_output, self.on_eof = fd, on_output, on_eof
        self.set_input_enabled = set_input_enabled
        self.loop = asyncio.get_running_loop()
        self.input_buffer = bytearray()
        self.open, self.input_paused, self.reading, self.writing = True, False, False, False
        self.tokens, self.refilled_at = float(INPUT_BURST), self.loop.time()
        self.pending_size: tuple[int, int] | None = None
        self.resized_at = 0.0
        self.timers: set[asyncio.TimerHandle] = set()
        os.set_blocking(fd, False)
        self.resume_reading()

    # -- output of the game ------------------------------------------------------------------------

    def resume_reading(self) -> None:
        """Read output again: the client takes more."""
        if self.open and not self.reading:
            self.reading = True
            self.loop.add_reader(self.fd, self.read)

    def pause_reading(self) -> None:
        """Stop reading output, so that the game blocks instead of filling memory here."""
        if self.open and self.reading:
            self.reading = False
            self.loop.remove_reader(self.fd)

    def read(self) -> None:
        """Pass on the output that is there."""
        try:
            data = os.read(self.fd, READ_SIZE)
        except BlockingIOError:
            return
        except OSError:  # Linux reports a closed slave side as EIO
            data = b""
        if data:
            self.on_output(data)
        else:
            self.close()
            self.on_eof()

    # -- input for the game ------------------------------------------------------------------------

    def write(self, data: bytes) -> None:
        """Queue input for the game."""
        if self.open and data:
            self.input_buffer += data
            self.flush()
            self.update_backpressure()

    def end_input(self) -> None:
        """Close the terminal once the game has had a moment for the input that was sent last."""
        self.call_later(LAST_INPUT, self.close)

    def update_backpressure(self) -> None:
        """Pause the input of the client while any is buffered."""
        if self.input_paused != bool(self.input_buffer) and self.open:
            self.input_paused = bool(self.input_buffer)
            self.set_input_enabled(not self.input_paused)

    def flush(self) -> None:
        """Write as much buffered input as the terminal and the token bucket allow."""
        now = self.loop.time()
        self.tokens = min(INPUT_BURST, self.tokens + (now - self.refilled_at) * INPUT_RATE)
        self.refilled_at = now
        if self.input_buffer and self.tokens >= 1:
            try:
                written = os.write(self.fd, self.input_buffer[: int(self.tokens)])
            except BlockingIOError:
                written = 0
            except OSError:
                self.input_buffer.clear()
                written = 0
            del self.input_buffer[:written]
            self.tokens -= written
        throttled = bool(self.input_buffer) and self.tokens < 1
        wants_write = bool(self.input_buffer) and not throttled
        if wants_write != self.writing:
            self.writing = wants_write
            if wants_write:
                self.loop.add_writer(self.fd, self.flush)
            else:
                self.loop.remove_writer(self.fd)
        if throttled:
            self.call_later(0.05, self.flush)
        self.update_backpressure()

    def resize(self, columns: int, rows: int) -> None:
        """Set the window size soon; of many in a row the last one wins."""
        scheduled, self.pending_size = self.pending_size is not None, (columns, rows)
        if not scheduled:
            delay = max(0.0, self.resized_at + RESIZE_INTERVAL - time.monotonic())
            self.call_later(delay, self.apply_resize)

    def apply_resize(self) -> None:
        """Set the window size asked for last."""
        if self.pending_size is not None:
            size, self.pending_size = self.pending_size, None
            self.resized_at = time.monotonic()
            set_winsize(self.fd, *size)

    # -- lifetime ----------------------------------------------------------------------------------

    def call_later(self, seconds: float, callback: Callable[[], None]) -> None:
        """Call *callback* after a delay, unless closed by then."""

        def run() -> None:
            self.timers.discard(handle)
            callback()

        handle = self.loop.call_later(seconds, run)
        self.timers.add(handle)

    def close(self) -> None:
        """Close the terminal, which hangs up the game behind it."""
        if self.open:
            self.pause_reading()
            if self.writing:
                self.loop.remove_writer(self.fd)
            for handle in self.timers:
                handle.cancel()
            self.open = False
            os.close(self.fd)
