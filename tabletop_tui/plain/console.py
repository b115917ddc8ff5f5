"""The line terminal: prints sentences and reads answers. Writes no control character but the
newline, and at a handover what clears a screen or ends a page.
"""

from __future__ import annotations

import os
import termios
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from typing import TextIO

from ..cells import cell_len, wrap
from ..store.atomic_files import printable
from ..terminal.ending_signals import call_before_ending
from ..terminal.signs import to_ascii
from .line_input import line_input

# characters of a printed line: no real one has as many, and a broken one must not hang the terminal
LONGEST = 10_000
FORM_FEED = "\f"  # ends a page of what is no terminal
POLL_INTERVAL = 0.05  # seconds between two calls of ``on_idle``


@contextmanager
def no_echo(source: TextIO) -> Iterator[None]:
    """Turn off the echo of a terminal within the context. Does nothing for other files."""
    try:
        modes = termios.tcgetattr(source)
    except (termios.error, OSError, ValueError, TypeError):
        yield
        return
    forget_ending = call_before_ending(lambda: termios.tcsetattr(source, termios.TCSANOW, modes))
    try:
        termios.tcsetattr(
            source, termios.TCSADRAIN, [*modes[:3], modes[3] & ~termios.ECHO, *modes[4:]]
        )
        yield
    finally:
        termios.tcsetattr(source, termios.TCSADRAIN, modes)
        forget_ending()


class Quit(Exception):
    """Raised when the players quit, or when the input has ended (*at_end*)."""

    def __init__(self, *, at_end: bool = False) -> None:
        super().__init__()
        self.at_end = at_end


class Console:
    """Reads lines from *source* and prints to *target*, which is *width* characters wide and
    *height* lines high. *clear* is the code that clears it or ends its page, *forget* the one that
    empties its scrollback; "" if the terminal has none. *forget* is None if it is no terminal.

    ``on_idle`` is called again and again while the console waits for a line. What it prints starts
    on a new line, and the prompt is repeated after it.
    """

    def __init__(
        self,
        source: TextIO,
        target: TextIO,
        *,
        ascii: bool = False,
        width: int = 80,
        height: int = 24,
        clear: str = FORM_FEED,
        forget: str | None = None,
    ) -> None:
        self.clear, self.forget = clear, forget
        self.source, self.target, self.ascii = source, target, ascii
        self.width, self.height = max(30, width), max(10, height)
        self.input = line_input(source)
        self.on_idle: Callable[[], None] | None = None
        self.lines = 0  # lines read
        self.printed = 0  # lines that are not empty, with those in which something was typed
        self.prompted = False  # whether a prompt stands at the end of what was printed
        self.mark = ""  # before every line, where that is not empty

    @contextmanager
    def marked(self, mark: str) -> Iterator[None]:
        """Print *mark* before every line within the context; "" for no mark."""
        before, self.mark = self.mark, mark and f"{mark} "
        try:
            yield
        finally:
            self.mark = before

    def print(self, text: str = "", indent: int = 0, hang: int = 2) -> None:
        """Print a sentence, wrapped between words: *indent* cells before it, and *hang* more before
        its further lines.
        """
        self.write("\n".join(self.rows(text, indent, hang)) + "\n")

    def rows(self, text: str, indent: int = 0, hang: int = 2) -> list[str]:
        """Return the lines that a sentence is printed in."""
        width = self.width - 1 - cell_len(self.mark)
        lines = wrap(self.shown(text), width, " " * indent, " " * (indent + hang))
        return [f"{self.mark}{line}" if line else line for line in lines]

    def draw(self, rows: Iterable[str]) -> None:
        """Print rows of a picture or of sentences as they are; wrap those that are too long."""
        for row in rows:
            if cell_len(row) < self.width - cell_len(self.mark):
                self.write((self.mark * bool(row.strip()) + self.shown(row)).rstrip() + "\n")
            else:
                self.print(row.lstrip(), len(row) - len(row.lstrip()))

    def ask(self, prompt: str, *, secret: bool = False) -> str:
        """Print a prompt and return the answer, stripped. A *secret* answer is not echoed.

        Raises Quit at the end of the input.
        """
        self.prompt(prompt)
        try:
            with no_echo(self.source) if secret else nullcontext():
                self.wait(prompt)
                line = self.input.readline()
        except OSError:  # the terminal is gone
            raise Quit(at_end=True) from None
        self.prompted, self.lines, self.printed = False, self.lines + 1, self.printed + 1
        if not line:
            self.write("\n")
            raise Quit(at_end=True)
        answer = printable(line.strip(), 200)
        if secret or not self.source.isatty():  # the answer was not echoed
            self.write(("" if secret else self.shown(answer)) + "\n")
        return answer

    def prompt(self, prompt: str) -> None:
        """Print a prompt, wrapped between words."""
        text = self.mark + self.shown(prompt)
        if cell_len(text) >= self.width:
            text = "\n".join(wrap(text, self.width - 1))
        self.write(text + " ")
        self.prompted = True

    def wait(self, prompt: str) -> None:
        """Call ``on_idle`` until a line is there."""
        while self.on_idle is not None:
            self.on_idle()
            if not self.prompted:
                self.prompt(prompt)
            if self.input.poll(POLL_INTERVAL):
                return

    def scroll_away(self) -> None:
        """Clear the screen and the scrollback, or begin a new page; a terminal that cannot clear
        itself gets as many blank lines as it is high. Discard input typed ahead on a terminal.
        """
        with suppress(termios.error, OSError, ValueError, TypeError):
            termios.tcflush(self.source, termios.TCIFLUSH)
        height = self.height
        with suppress(OSError, ValueError, AttributeError):  # it may have grown
            height = max(height, os.get_terminal_size(self.target.fileno()).lines)
        self.write((self.clear or "\n" * (height + 2)) + (self.forget or ""))

    def shown(self, text: str) -> str:
        """Return *text* in characters that the terminal has."""
        return printable(to_ascii(text) if self.ascii else text, LONGEST)

    def write(self, text: str) -> None:
        """Write and flush. Raises Quit when the terminal is gone, BrokenPipeError for a pipe."""
        if self.prompted:
            self.prompted, text = False, "\n" + text
        self.printed += sum(bool(row) for row in text.split("\n")[:-1])
        try:
            self.target.write(text)
            self.target.flush()
        except BrokenPipeError:
            raise
        except OSError:
            raise Quit(at_end=True) from None
