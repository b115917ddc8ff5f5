"""Thinking time: one clock runs at a time, and none while the table is covered."""

from __future__ import annotations

import time
from collections.abc import Callable

from .perspective import NOBODY
from .table import Table

BRIEF = 5  # seconds; shorter turns are not reported


class Stopwatch:
    """Counts the seconds of the seat at the keyboard into its table, which is saved. The clocks of
    a table with several terminals run in its save file and are only read here.
    """

    def __init__(self, table: Table, clock: Callable[[], float] = time.monotonic) -> None:
        self.table, self.clock = table, clock
        self.seat = NOBODY  # whose clock runs
        self.since = 0.0
        self.rest: dict[int, float] = {}  # seconds below a tenth
        # the current stretch at the keyboard, or the last one
        self.whose, self.spent = NOBODY, 0.0

    def run(self, seat: int) -> None:
        """Start the clock of *seat* (NOBODY: stop). Another seat starts a new stretch."""
        self.count()
        self.seat, self.since = seat, self.clock()
        if seat not in (NOBODY, self.whose):
            self.whose, self.spent = seat, 0.0

    def end_stretch(self) -> tuple[int, float]:
        """Stop, start a new stretch, and return the seat that was at the keyboard and its
        seconds.
        """
        self.run(NOBODY)
        last = self.whose, self.spent
        self.whose, self.spent = NOBODY, 0.0
        return last

    def count(self) -> None:
        """Add the time that has passed."""
        if self.seat == NOBODY:
            return
        now = self.clock()
        passed, self.since = max(0.0, now - self.since), now
        self.spent += passed
        if self.table.settings.timed and self.table.remote is None:
            total = self.rest.get(self.seat, 0.0) + passed
            tenths = int(total * 10)
            self.rest[self.seat] = total - tenths / 10
            self.table.used[self.seat] = self.table.used.get(self.seat, 0) + tenths

    def total(self, seat: int) -> int:
        """Return the seconds that a seat has used in this game."""
        self.count()
        used, remote = self.table.used.get(seat, 0) // 10, self.table.remote
        if remote is None or seat not in remote.since or seat not in self.table.deciding():
            return used
        return used + int(max(0.0, time.time() - remote.since[seat]))


def format_duration(seconds: float) -> str:
    """Format a duration in seconds.

    >>> format_duration(7), format_duration(750), format_duration(3723)
    ('0:07', '12:30', '1:02:03')
    """
    minutes, second = divmod(int(seconds), 60)
    hours, minute = divmod(minutes, 60)
    return f"{hours}:{minute:02}:{second:02}" if hours else f"{minute}:{second:02}"
