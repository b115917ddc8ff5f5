"""A film: what an action moves on a board, shown frame by frame before the game goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ...engine import Event
from .board import Board

BEATS = 30  # a second, which looks smooth; whatever moves on a screen moves in these
MOST = 20
"""Frames a second at the most, whatever is wished: more costs bytes that nobody sees."""


class Film:
    """The events of an action that move, one after the other."""

    def __init__(self) -> None:
        self.scenes: list[tuple[Event, float]] = []  # events that are still to come, and seconds
        self.at = 0.0  # seconds into the first of them
        self.beats = 0  # that have passed in it
        self.then: Callable[[], None] | None = None

    @property
    def running(self) -> bool:
        """Whether something moves."""
        return bool(self.scenes)

    def start(self, board: Board, events: Iterable[Event], then: Callable[[], None]) -> bool:
        """Begin, and go on with *then* at the end; False when nothing of it moves on *board*."""
        self.scenes = [(event, length) for event in events if (length := board.plays(event)) > 0]
        self.at, self.beats, self.then = 0.0, 0, then
        return self.running

    def tick(self, board: Board, fps: int, speed: float = 1.0) -> None:
        """A beat has passed: show the present frame, at most *fps* a second."""
        event, length = self.scenes[0]
        self.at += speed / BEATS
        self.beats += 1
        if self.at < length:
            often = min(fps, MOST)
            if self.beats * often // BEATS > (self.beats - 1) * often // BEATS:
                board.frame(event, self.at)
            return
        self.at, self.beats = 0.0, 0
        del self.scenes[0]
        if not self.scenes:
            self.skip()

    def skip(self) -> None:
        """To the end of the film, and on."""
        then = self.then
        self.stop()
        if then is not None:
            then()

    def stop(self) -> None:
        """No film any more, and nothing after it."""
        self.scenes, self.then = [], None
