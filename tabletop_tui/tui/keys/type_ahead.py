"""Keys in flight: those of the one before, when another person decides with no cover between."""

from __future__ import annotations

import time

from textual import events

from ...play.perspective import NOBODY

HELD = 0.25
"""Seconds in which the same key again is still the press of the one before, as under a cover."""
READ = 0.7
"""Seconds in which nobody can have read what they are asked, and so cannot mean to answer it."""


class TypeAhead:
    """A key belongs to whoever saw the screen that it was pressed at.

    Often the last step of a turn is carried out without asking, and the next person is asked at
    once. Keys that were pressed before that person's screen stood do nothing then, and neither does
    the last key while it is pressed on or held down; nor is anything chosen before that person can
    have read what there is to choose. Who decides again, and who takes back, loses no key.
    """

    def __init__(self) -> None:
        self.seat = NOBODY  # the person who decided last
        self.since = 0.0  # when the screen of another person stood
        self.read = 0.0  # when that person can have read it
        self.key, self.until = "", 0.0  # the last key, and when it is a new one again

    def comes(self, seat: int, *, covered: bool) -> None:
        """*seat* has the screen from now on, NOBODY while nobody is asked."""
        if seat == NOBODY:
            return
        if self.seat not in (NOBODY, seat) and not covered:
            self.since = time.monotonic()
            self.until = self.since + HELD
            self.startle()
        self.seat = seat

    def forget(self) -> None:
        """Whoever comes next has been called by a key of their own, such as undo."""
        self.seat = NOBODY

    def late(self, event: events.Key) -> bool:
        """Whether a key was meant for the screen of the person before."""
        if event.time < self.since:
            return True
        if event.key == self.key and event.time < self.until:
            self.until = event.time + HELD
            return True
        self.key = event.key
        return False

    def startle(self) -> None:
        """Something is asked that did not stand there a moment ago."""
        self.read = time.monotonic() + READ

    def unread(self) -> bool:
        """Whether what is chosen now is chosen by the fingers of the person before: one key too
        many, or a digit behind the last.
        """
        return time.monotonic() < self.read
