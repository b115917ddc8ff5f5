"""The sweeping marker: it moves to and fro along a track of equally likely errors until stopped."""

from __future__ import annotations

from collections.abc import Callable
from random import SystemRandom

Luck = Callable[[], float]

QUICKEST, SLOWEST = 0.5, 0.8
"""Seconds from one end of the track to the other, drawn at every start so that it cannot be
learned: fast enough for 40 milliseconds to matter, slow enough to follow.
"""
GLANCE = 0.25
"""Seconds that a player needs to find the marker; a stop within them is random."""


class Sweep:
    """One marker. *luck* returns uniform numbers from 0 to 1, and is not that of the game.

    A random stop has the same distribution of errors as a random draw. The start is random, so
    stopping blindly is no disadvantage. Time advances with the program's ticks, and the marker
    stops where it was last drawn.
    """

    __slots__ = ("age", "luck", "phase", "rate")

    def __init__(self, luck: Luck = SystemRandom().random) -> None:
        self.luck, self.age = luck, 0.0
        self.phase = luck()
        self.rate = 0.5 / (QUICKEST + (SLOWEST - QUICKEST) * luck())

    def tick(self, seconds: float) -> None:
        """Advance by some seconds."""
        self.age += seconds
        self.phase = (self.phase + seconds * self.rate) % 1.0

    @property
    def share(self) -> float:
        """Where the marker is: 0 at the left end of its track, 1 at the right end."""
        return 1.0 - abs(2.0 * self.phase - 1.0)

    def stop(self) -> float:
        """Return the share at which it is stopped now."""
        return self.share if self.age >= GLANCE else self.luck()
