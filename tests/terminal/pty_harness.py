"""A program in a real pseudo-terminal: its screen as pyte sees it, and the bytes it writes."""

from __future__ import annotations

import fcntl
import os
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Mapping
from pathlib import Path

import pyte

from tabletop_tui.terminal.wide_signs import ROW, SIGNS, WHERE
from tests.terminal.forked import Forked, fork

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
FOREIGN = re.compile(
    rb"\x1b\[[<>=][0-9;]*[a-z]|\x1b\[\?[0-9;]*(?:\$p|S)|\x1b\[16t|\x1b[P_][^\x1b]*\x1b\\"
)
"""Sequences that pyte would print as text: the kitty protocol, and questions to the terminal."""

BEGUN = re.compile(rb"\x1b[P_][^\x1b]*\x1b?\Z")

PENDIN = getattr(termios, "PENDIN", 0)
"""A flag that macOS sets by itself when a terminal returns to line mode."""

PATIENCE = 4
"""Factor for all timeouts: the machine may be busy."""

Look = tuple[object, ...]


def looks(screen: pyte.Screen) -> list[list[Look]]:
    """Return what a person sees on a screen, row by row: characters with their styles, and blanks
    by their background.
    """
    rows = []
    for y in range(screen.lines):
        line = screen.buffer[y]
        row: list[Look] = []
        for x in range(screen.columns):
            cell = line[x]
            lines = (cell.underscore, cell.strikethrough, cell.reverse)
            if cell.data == " " and not any(lines):
                row.append((" ", cell.bg))
            else:
                row.append((cell.data, cell.fg, cell.bg, cell.bold, cell.italics, *lines))
        rows.append(row)
    return rows


def written(screen: pyte.Screen) -> str:
    """Return the characters on a screen like `display`, but without measuring each: the cell after
    a wide one is empty.
    """
    rows = [screen.buffer[y] for y in range(screen.lines)]
    return "\n".join("".join([row[x].data for x in range(screen.columns)]) for row in rows)


class Pty:
    """A child process in a pseudo-terminal; *forked* starts it from a process that has imported the
    program. The terminal tells where its cursor is if *cells* are given: those of a sign of
    ambiguous width.
    """

    def __init__(
        self,
        *argv: str,
        columns: int = 80,
        rows: int = 24,
        env: Mapping[str, str | None] | None = None,
        sync: bool = False,
        cells: int = 0,
        ignore: tuple[signal.Signals, ...] = (),
        forked: bool = False,
    ) -> None:
        self.screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self.screen)
        self._sync, self._cells = sync, cells
        self.bytes = 0
        self.raw = self._held = b""
        self.open = True
        self._read, self._text = (-1, 0, 0), ""
        self.master, self.slave = os.openpty()
        """The slave stays open here too, so that its modes can be read when the child is gone."""
        self._resize(columns, rows)
        self.modes = termios.tcgetattr(self.slave)

        def become_session() -> None:
            fcntl.ioctl(self.slave, termios.TIOCSCTTY, 0)
            # Tests that run in the background ignore SIGINT, and their children inherit that.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            for number in ignore:
                signal.signal(number, signal.SIG_IGN)

        self.process: subprocess.Popen[bytes] | Forked
        if forked:
            self.process = fork(self.slave, argv, environment(env or {}))
            return
        self.process = subprocess.Popen(
            [sys.executable, *argv],
            stdin=self.slave,
            stdout=self.slave,
            stderr=self.slave,
            cwd=HERE / "apps",
            env=environment(env or {}),
            start_new_session=True,
            preexec_fn=become_session,
        )

    def _resize(self, columns: int, rows: int) -> None:
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def resize(self, columns: int, rows: int) -> None:
        """Resize the terminal; the child gets SIGWINCH."""
        self.screen.resize(rows, columns)
        self._resize(columns, rows)

    def send(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def pump(self, timeout: float = 0.0) -> bytes:
        """Read once, waiting at most `timeout` seconds."""
        if not self.open or not select.select([self.master], [], [], timeout)[0]:
            return b""
        try:
            data = os.read(self.master, 1 << 16)
        except OSError:
            return b""
        self.bytes += len(data)
        self.raw += data
        if self._sync and b"\x1b[?2026$p" in data:
            os.write(self.master, b"\x1b[?2026;2$y")
        if self._cells and WHERE.encode() in data:
            os.write(self.master, f"\x1b[{ROW};{1 + len(SIGNS) * self._cells}R".encode())
        shown = FOREIGN.sub(b"", self._held + data)
        begun = BEGUN.search(shown)  # a string whose end is still to come
        self._held = shown[begun.start() :] if begun is not None else b""
        self._stream.feed(shown[: len(shown) - len(self._held)])
        return data

    def settle(self, quiet: float = 0.15, limit: float = 5.0) -> int:
        """Read until the child is silent for `quiet` seconds and idle; return the number of bytes
        read.
        """
        before, end = self.bytes, time.monotonic() + limit * PATIENCE
        while (self.pump(quiet) or self.busy()) and time.monotonic() < end:
            pass
        return self.bytes - before

    def busy(self) -> bool:
        """Return whether the child runs or waits for the processor, as far as the system tells."""
        for stat in Path(f"/proc/{self.process.pid}/task").glob("*/stat"):
            try:
                state = stat.read_text().rpartition(")")[2].split()[0]
            except OSError:  # a thread that has ended
                continue
            if state in "RD":
                return True
        return False

    def wait_for(self, text: str, limit: float = 15.0) -> None:
        """Read until `text` is on the screen."""
        self.wait_until(lambda: text in self.text(), limit, f"{text!r} is not on the screen")

    def wait_until(self, true: Callable[[], bool], limit: float, complaint: str) -> None:
        end = time.monotonic() + limit * PATIENCE
        while not true():
            if time.monotonic() > end:
                raise AssertionError(f"{complaint}:\n{self.text()}")
            self.pump(0.02)

    def wait_for_main_screen(self, limit: float = 5.0) -> None:
        """Read until the child has left the alternate screen. It may have ended before."""
        self.wait_until(
            lambda: self.raw.rfind(b"\x1b[?1049l") > self.raw.rfind(b"\x1b[?1049h"),
            limit,
            "the alternate screen is not left",
        )

    def text(self) -> str:
        """Return the text of the screen, cached until more is read."""
        now = (self.bytes, self.screen.columns, self.screen.lines)
        if self._read != now:
            self._read, self._text = now, written(self.screen)
        return self._text

    def cooked(self) -> bool:
        """Return whether the terminal has its modes from before the child started."""
        now, before = termios.tcgetattr(self.slave)[:4], self.modes[:4]
        now[3] &= ~PENDIN
        return now == before

    def hang_up(self) -> None:
        """Close the terminal, as closing its window does."""
        if self.open:
            self.open = False
            os.close(self.master)

    def wait(self, limit: float) -> float:
        """Wait for the end of the child without reading; return the seconds it took."""
        start = time.monotonic()
        self.process.wait(limit * PATIENCE)
        return time.monotonic() - start

    def ends(self, limit: float = 10.0) -> int:
        """Read everything until the child has ended; return its exit code. A child whose output is
        not read cannot end.
        """
        self.wait_until(lambda: self.process.poll() is not None, limit, "the program has not ended")
        while self.pump():
            pass
        code = self.process.returncode
        assert code is not None
        return code

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.hang_up()
        os.close(self.slave)


def environment(changes: Mapping[str, str | None]) -> dict[str, str]:
    """Return the environment of a 256-colour terminal, with some variables changed or (None)
    removed.
    """
    env = {
        k: v
        for k, v in os.environ.items()
        if not k.startswith(("TEXTUAL", "COLUMNS", "LINES", "NO_COLOR", "TMUX"))
    }
    env |= {
        "TERM": "xterm-256color",
        "COLORTERM": "truecolor",
        "PYTHONPATH": str(ROOT),
        "LC_ALL": "C.UTF-8",
    }
    for name, value in changes.items():
        if value is None:
            env.pop(name, None)
        else:
            env[name] = value
    return env
