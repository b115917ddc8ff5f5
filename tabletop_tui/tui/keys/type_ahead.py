"""Keys typed ahead: those of one person that arrive after another must act, with no cover
between.
"""

from __future__ import annotations

import time

from textual import events

from ...play.perspective import NOBODY

KEY_REPEAT = 0.25
"""Seconds in which the same key again still counts as the last one, held down or pressed twice."""
READING_TIME = 0.7
"""Seconds in which a player cannot have read a question that has just appeared."""
CONFIRMING = frozenset({"", "enter", "space"})
"""Keys that answer any question, so one too many would answer the next."""


class TypeAhead:
    """Drops keys that a player pressed before the screen changed to the next player.

    The last step of a turn is often taken without asking, and the next player is asked at once.
    Keys pressed before that screen was shown are then ignored, and so is the last key while it
    repeats. Nothing is chosen before the next player can have read the question. No key is lost if
    the same player acts again, or after undo.
    """

    def __init__(self) -> None:
        self.seat = NOBODY  # the seat that acted last
        self.shown_at = 0.0  # when the screen was shown to another person
        self.read_at = 0.0  # when that person can have read it
        self.other = False  # whether that person has pressed no key yet that may answer
        self.key, self.repeats_until = "", 0.0  # the last key, and until when it counts as a repeat
        self.pressed_at, self.repeated = 0.0, False  # when it came, and whether it came again soon

    def switch_to(self, seat: int) -> None:
        """Note that *seat* acts from now on, or NOBODY."""
        if seat == NOBODY:
            return
        if self.seat not in (NOBODY, seat):
            self.shown_at = time.monotonic()
            self.repeats_until = self.shown_at + KEY_REPEAT
            self.start_reading()
            self.other = True
        self.seat = seat

    def forget(self) -> None:
        """Stop ignoring keys; called after an undo, which the next player requested."""
        self.seat = NOBODY

    def is_stale(self, event: events.Key) -> bool:
        """Return whether a key was meant for the screen of the person before."""
        if self.is_older(event):
            return True
        if event.key == self.key and event.time < self.repeats_until:
            self.repeats_until = event.time + KEY_REPEAT
            return True
        self.repeated = event.key == self.key and event.time < self.pressed_at + KEY_REPEAT
        self.key, self.pressed_at = event.key, event.time
        self.other = self.other and event.time < self.read_at
        return False

    def is_older(self, event: events.Key) -> bool:
        """Return whether a key came before the screen was shown to another person."""
        return event.time < self.shown_at

    def start_reading(self) -> None:
        """Start the time to read a question that has just appeared."""
        self.read_at = time.monotonic() + READING_TIME

    def is_unread(self) -> bool:
        """Return whether the question cannot have been read yet, so the last key cannot be an
        answer: to another person no key is, to the same one letters and digits are, as they know
        their menu.
        """
        return time.monotonic() < self.read_at and (self.other or self.key in CONFIRMING)
