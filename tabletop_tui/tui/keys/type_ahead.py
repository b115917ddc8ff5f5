"""Keys in flight: those of the one before, when another person decides with no cover between."""

from __future__ import annotations

import time

from textual import events

from ...play.perspective import NOBODY

KEY_REPEAT = 0.25
"""Seconds in which the same key again is still the press of the one before, as under a cover."""
READING_TIME = 0.7
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
        self.shown_at = 0.0  # when the screen of another person stood
        self.read_at = 0.0  # when that person can have read it
        self.key, self.repeats_until = "", 0.0  # the last key, and when it is a new one again

    def switch_to(self, seat: int, *, covered: bool) -> None:
        """*seat* has the screen from now on, NOBODY while nobody is asked."""
        if seat == NOBODY:
            return
        if self.seat not in (NOBODY, seat) and not covered:
            self.shown_at = time.monotonic()
            self.repeats_until = self.shown_at + KEY_REPEAT
            self.start_reading()
        self.seat = seat

    def forget(self) -> None:
        """Whoever comes next has been called by a key of their own, such as undo."""
        self.seat = NOBODY

    def is_stale(self, event: events.Key) -> bool:
        """Whether a key was meant for the screen of the person before."""
        if event.time < self.shown_at:
            return True
        if event.key == self.key and event.time < self.repeats_until:
            self.repeats_until = event.time + KEY_REPEAT
            return True
        self.key = event.key
        return False

    def start_reading(self) -> None:
        """Something is asked that did not stand there a moment ago."""
        self.read_at = time.monotonic() + READING_TIME

    def is_unread(self) -> bool:
        """Whether what is chosen now is chosen by the fingers of the person before: one key too
        many, or a digit behind the last.
        """
        return time.monotonic() < self.read_at
