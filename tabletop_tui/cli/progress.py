"""How far a slow command is, on the terminal of the person who waits for it."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from types import TracebackType
from typing import Self, TypeVar

SLOW = 2.0  # seconds before anything is shown
T = TypeVar("T")


class Progress:
    """A percentage that is written over itself on standard error, while the block runs.

    It appears after `SLOW` seconds, and never where standard error is not a terminal.
    """

    def __init__(self, total: int = 100, clock: Callable[[], float] = time.monotonic) -> None:
        self.total, self.clock, self.start = max(total, 1), clock, clock()
        self.shown = ""

    def show(self, done: int) -> None:
        """Show that *done* of the total are done."""
        if self.clock() - self.start < SLOW or not sys.stderr.isatty():
            return
        text = f"{100 * done // self.total}%"
        if text != self.shown:
            self.shown = text
            sys.stderr.write(f"\r{text:>5}")
            sys.stderr.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        if self.shown:
            sys.stderr.write("\r     \r")
            sys.stderr.flush()


def counted(things: Iterable[T], total: int) -> Iterator[T]:
    """Yield *things*, showing how many of *total* have come."""
    with Progress(total) as progress:
        for done, thing in enumerate(things, 1):
            progress.show(done)
            yield thing
