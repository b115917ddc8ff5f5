"""The sweeping marker: it runs to and fro along a track of equally likely errors until it is
stopped.
"""

from __future__ import annotations

from collections.abc import Callable
from random import SystemRandom

Luck = Callable[[], float]

QUICKEST, SLOWEST = 0.5, 0.8
"""Seconds from one end of the track to the other: quick enough for 40 milliseconds to matter, slow
enough for the eye; which of them, luck says at every start, so that no habit learns it.
"""
GLANCE = 0.25
"""Seconds that the eye needs to find the marker; a stop within them is a stop by luck."""


class Sweep:
    """One marker. *luck* gives evenly drawn numbers from 0 to 1 and is not that of the game.

    The track is divided so that a marker stopped at a random moment errs exactly as a hand by luck
    does, and it starts anywhere: who does not look is neither better nor worse off than luck. Time
    passes for it with the ticks of the program alone, and it stops where it was last drawn.
    """

    __slots__ = ("age", "luck", "phase", "rate")

    def __init__(self, luck: Luck = SystemRandom().random) -> None:
        self.luck, self.age = luck, 0.0
        self.phase = luck()
        self.rate = 0.5 / (QUICKEST + (SLOWEST - QUICKEST) * luck())

    def tick(self, seconds: float) -> None:
        """Let time pass."""
        self.age += seconds
        self.phase = (self.phase + seconds * self.rate) % 1.0

    @property
    def share(self) -> float:
        """Where the marker is: 0 at the left end of its track, 1 at the right end."""
        return 1.0 - abs(2.0 * self.phase - 1.0)

    def stop(self) -> float:
        """The share at which it is stopped now."""
        return self.share if self.age >= GLANCE else self.luck()
