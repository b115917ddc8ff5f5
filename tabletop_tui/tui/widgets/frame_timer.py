"""The beat of a board: as quick as what moves needs it, and slower while nothing does."""

from __future__ import annotations

from collections.abc import Callable

from textual.message_pump import MessagePump

from .film import BEATS

RESTING = 20
"""Beats a second while nothing moves: what others do is on the screen soon enough, and a session at
which nobody does anything costs next to nothing.
"""


class FrameTimer:
    """Calls *tick* on every beat of *screen*; *moves* says whether anything on it does."""

    def __init__(
        self, screen: MessagePump, tick: Callable[[], None], moves: Callable[[], bool]
    ) -> None:
        self.screen, self.tick, self.moves = screen, tick, moves
        self.quick = False

    def start(self) -> None:
        """Begin, once the screen is there."""
        self.screen.set_interval(1 / RESTING, self.at_rest)
        self.timer = self.screen.set_interval(1 / BEATS, self.moving, pause=True)

    def at_rest(self) -> None:
        """A slow beat: as soon as something moves the quick ones begin."""
        if self.quick:
            return
        if self.moves():
            self.quick = True
            self.timer.resume()
        else:
            self.tick()

    def moving(self) -> None:
        """A quick beat, the last one when nothing moves any more."""
        self.tick()
        if not self.moves():
            self.quick = False
            self.timer.pause()
