"""A timer that is as fast as animations need it, and slower while nothing moves."""

from __future__ import annotations

from collections.abc import Callable

from textual.message_pump import MessagePump

from .film import TICKS_PER_SECOND

IDLE_TICKS_PER_SECOND = 20
"""Ticks a second while nothing moves: fast enough for what others do, and cheap for a session
without activity.
"""


class FrameTimer:
    """Calls *tick* at intervals; *moves* returns whether anything is animated."""

    def __init__(
        self, screen: MessagePump, tick: Callable[[], None], moves: Callable[[], bool]
    ) -> None:
        self.screen, self.tick, self.moves = screen, tick, moves
        self.fast = False

    def start(self) -> None:
        """Start, once the screen is mounted."""
        self.screen.set_interval(1 / IDLE_TICKS_PER_SECOND, self.slow_tick)
        self.timer = self.screen.set_interval(1 / TICKS_PER_SECOND, self.fast_tick, pause=True)

    def slow_tick(self) -> None:
        """Tick slowly, or switch to fast ticks if something moves."""
        if self.fast:
            return
        if self.moves():
            self.fast = True
            self.timer.resume()
        else:
            self.tick()

    def fast_tick(self) -> None:
        """Tick fast, until nothing moves any more."""
        self.tick()
        if not self.moves():
            self.fast = False
            self.timer.pause()
