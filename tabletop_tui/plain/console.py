"""The line terminal: sentences out, answers in, and no control byte but the newline."""

from __future__ import annotations

import termios
import textwrap
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from typing import TextIO

from ..store.atomic_files import printable
from ..terminal.signs import to_ascii
from .line_input import ear_of

# characters of one line that is printed: no true line has as many, and a broken one must not hang
# the terminal
LONGEST = 10_000
BEAT = 0.05  # seconds between two looks at what happens elsewhere


@contextmanager
def unseen(source: TextIO) -> Iterator[None]:
    """While this lasts, a terminal does not show what is typed."""
    try:
        modes = termios.tcgetattr(source)
    except (termios.error, OSError, ValueError, TypeError):
        yield
        return
    try:
        termios.tcsetattr(
            source, termios.TCSADRAIN, [*modes[:3], modes[3] & ~termios.ECHO, *modes[4:]]
        )
        yield
    finally:
        termios.tcsetattr(source, termios.TCSADRAIN, modes)


class Left(Exception):
    """The players have left: somebody said so, or the input has ended (*at_end*)."""

    def __init__(self, *, at_end: bool = False) -> None:
        super().__init__()
        self.at_end = at_end


class Console:
    """Reads lines from *source* and prints to *target*, which is *width* characters wide and
    *height* lines high.

    ``meanwhile`` is called again and again while it waits for a line. What is printed then begins a
    line of its own, and the prompt comes again behind it.
    """

    def __init__(
        self,
        source: TextIO,
        target: TextIO,
        *,
        ascii: bool = False,
        width: int = 80,
        height: int = 24,
    ) -> None:
        self.source, self.target, self.ascii = source, target, ascii
        self.width, self.height = max(30, width), max(10, height)
        self.ear = ear_of(source)
        self.meanwhile: Callable[[], None] | None = None
        self.lines = 0  # how many were read
        self.prompted = False  # whether a prompt stands at the end of what was printed

    def tell(self, text: str = "", indent: int = 0, hang: int = 2) -> None:
        """Print a sentence, broken between words; *indent* cells before it, *hang* more before its
        other lines.
        """
        room = self.width - 1
        first, rest = " " * indent, " " * (indent + hang)
        clean = self.shown(text)
        rows = textwrap.wrap(
            clean, room, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False
        )
        self.put("\n".join(rows) + "\n")

    def draw(self, rows: Iterable[str]) -> None:
        """Print rows of a picture or of sentences as they are; those that are too long are broken
        between words.
        """
        for row in rows:
            if len(row) < self.width:
                self.put(self.shown(row).rstrip() + "\n")
            else:
                self.tell(row.lstrip(), len(row) - len(row.lstrip()))

    def ask(self, prompt: str, *, secret: bool = False) -> str:
        """Print a prompt and give the answer without the blanks around it; a *secret* one is not
        seen on the screen.

        Raises Left at the end of the input.
        """
        self.prompt(prompt)
        try:
            with unseen(self.source) if secret else nullcontext():
                self.wait(prompt)
                line = self.ear.readline()
        except OSError:  # the terminal is gone
            raise Left(at_end=True) from None
        self.prompted, self.lines = False, self.lines + 1
        if not line:
            self.put("\n")
            raise Left(at_end=True)
        answer = printable(line.strip(), 200)
        if secret or not self.source.isatty():  # nobody has seen it typed
            self.put(("" if secret else self.shown(answer)) + "\n")
        return answer

    def prompt(self, prompt: str) -> None:
        """Print what is asked, broken between words where it is long."""
        text = self.shown(prompt)
        if len(text) >= self.width:
            text = "\n".join(textwrap.wrap(text, self.width - 1, break_on_hyphens=False))
        self.put(text + " ")
        self.prompted = True

    def wait(self, prompt: str) -> None:
        """Until a line is there, do what there is to do meanwhile."""
        while self.meanwhile is not None:
            self.meanwhile()
            if not self.prompted:
                self.prompt(prompt)
            if self.ear.hears(BEAT):
                return

    def scroll_away(self) -> None:
        """Move everything that was printed out of sight, and forget what was typed ahead on a
        terminal.
        """
        with suppress(termios.error, OSError, ValueError, TypeError):
            termios.tcflush(self.source, termios.TCIFLUSH)
        self.put("\n" * (self.height + 2))

    def shown(self, text: str) -> str:
        """*text* in characters that the terminal has."""
        return printable(to_ascii(text) if self.ascii else text, LONGEST)

    def put(self, text: str) -> None:
        """Print and let it be seen at once. Raises Left when the terminal is gone, BrokenPipeError
        for a pipe.
        """
        if self.prompted:
            self.prompted, text = False, "\n" + text
        try:
            self.target.write(text)
            self.target.flush()
        except BrokenPipeError:
            raise
        except OSError:
            raise Left(at_end=True) from None
