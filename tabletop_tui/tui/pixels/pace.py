"""How quickly pictures change: what moves is shown in a simpler way until it rests.

Only the times of frames are looked at, so it does not matter what moves: a film, a marker, or a
cursor whose key is held.
"""

from __future__ import annotations

import time
from collections.abc import Callable

QUICK, ROW = 0.2, 2
"""Seconds between two frames that belong together, and after how many of them something moves."""

REST, IDLE = 0.25, 1.0
"""Seconds without a change after which all is at rest, and nobody is expected to do anything."""

LARGE = 300
"""Cells from which on a change is another picture, and no move."""

RATE, BURST = 22_000, 5_000
"""Bytes a second that what moves may take, and how many at once: 30,000 in any second."""


class Pace:
    """The times of the frames in which pictures have changed."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.last = -REST
        self.row = 0
        self.left, self.at = float(BURST), self.last
        self.unsettled = False
        """Whether something is shown in a simpler way, or not yet."""

    @property
    def moving(self) -> bool:
        """Whether a frame that comes now belongs to what moves."""
        return self.row >= ROW and self.clock() - self.last < QUICK

    @property
    def spent(self) -> bool:
        """Whether what moves has used all that it may use now."""
        now = self.clock()
        self.left, self.at = min(BURST, self.left + RATE * (now - self.at)), now
        return self.left < 0

    def changed(self, cells: int) -> None:
        """Note that a frame has changed so many cells of pictures."""
        now = self.clock()
        quick = now - self.last < QUICK and cells < LARGE
        self.row, self.last = self.row + 1 if quick else 0, now

    def spend(self, sent: int) -> None:
        """Note the bytes of a frame."""
        self.left = max(-BURST, self.left - sent)
