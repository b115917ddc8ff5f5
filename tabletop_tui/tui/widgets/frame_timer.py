"""A timer that is as fast as animations need it, and slower while nothing moves."""

from __future__ import annotations

from collections.abc import Callable

from textual.message_pump import MessagePump

from .film import BEATS

RESTING = 20
"""Ticks a second while nothing moves: fast enough for what others do, and cheap for a session
without activity.
"""


class FrameTimer:
    """Calls *tick* at intervals; *moves* returns whether anything is animated."""

    def __init__(
        self, screen: MessagePump, tick: Callable[[], None], moves: Callable[[], bool]
    ) -> None:
        self.screen, self.tick, self.moves = screen, tick, moves
        self.quick = False

    def start(self) -> None:
        """Start, once the screen is mounted."""
        self.screen.set_interval(1 / RESTING, self.at_rest)
        self.timer = self.screen.set_interval(1 / BEATS, self.moving, pause=True)

    def at_rest(self) -> None:
        """Tick slowly, or switch to fast ticks if something moves."""
        if self.quick:
            return
        if self.moves():
            self.quick = True
            self.timer.resume()
        else:
            self.tick()

    def moving(self) -> None:
        """Tick fast, until nothing moves any more."""
        self.tick()
        if not self.moves():
            self.quick = False
            self.timer.pause()
