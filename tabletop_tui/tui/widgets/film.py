"""A film shows frame by frame what an action moves on a board, before the game goes on."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from enum import Enum

from ...engine import Event, Word
from .animation import LONGEST, Animation
from .board import Board

TICKS_PER_SECOND = 30  # ticks a second of everything that moves, enough to look smooth
MAX_FPS = 20
"""Frames a second at most, whatever the settings say: more would only cost bytes."""

LATE = 5.0
"""Ticks at most by which a film goes on at once where the machine or the line is slow."""

READABLE = 1.5
"""How many times as fast as made a scene runs at most: it has numbers and words to be read."""


class Ended(Enum):
    """How a film has ended."""

    NOT = "not"  # it runs, or nothing moved
    SHOWN = "shown"  # it was seen whole
    BY_KEY = "skipped"
    LEFT = "left"  # the program went on: the screen was covered, or the table left


class Film:
    """What moves in an action, one animation after the other."""

    def __init__(self) -> None:
        self.drawn: Callable[[], None] | None = None
        self.board: Board | None = None  # the board on which it is shown
        self.ended = Ended.NOT  # how the last one has
        self.scenes: list[Animation] = []  # the animations still to show
        self.at = 0.0  # seconds into the first of them
        self.ticks = 0  # ticks in it so far
        self.then: Callable[[], None] | None = None
        self.ticked = 0.0  # the moment of the last tick; 0 before the first
        self.tells: Event | Word | None = None  # what is said of what moves now

    @property
    def running(self) -> bool:
        """True if anything moves."""
        return bool(self.scenes)

    def start(
        self,
        board: Board,
        events: Iterable[Event],
        then: Callable[[], None],
        drawn: Callable[[], None] | None = None,
    ) -> bool:
        """Start, and call *then* at the end. Return False if nothing moves on *board*. *drawn* is
        called after each frame that has rows beside the boards, and when something else is said.
        """
        self.scenes = [scene for scene in board.animations(list(events)) if scene.seconds > 0]
        self.at, self.ticks, self.then, self.ended = 0.0, 0, then, Ended.NOT
        self.ticked = 0.0
        self.board, self.drawn, self.tells = board, drawn, None
        self.say()
        return self.running

    def say(self) -> bool:
        """Take over what the scene that begins says. Return whether that is something else."""
        said = self.scenes[0].tells if self.scenes else None
        new = said is not None and said is not self.tells
        self.tells = said if new else self.tells
        return new

    def passed(self) -> float:
        """Return the ticks that have passed since the last call: more than 1 where the machine or
        the line is slow, so that a film has fewer frames there and does not take longer.
        """
        now = time.monotonic()
        last, self.ticked = self.ticked, now
        return min(LATE, max(1.0, (now - last) * TICKS_PER_SECOND)) if last else 1.0

    def tick(self, board: Board, fps: int, passed: float = 1.0, speed: float = 1.0) -> None:
        """Advance by the ticks that have *passed*, *speed* times as fast as made or, in a scene, as
        fast as it can be read. Show at most *fps* frames a second on its board, *board* if it began
        on none.
        """
        scene, board = self.scenes[0], self.board or board
        if scene.read and scene.seconds > LONGEST:
            speed = min(speed, READABLE)
        self.at += passed * speed / TICKS_PER_SECOND
        self.ticks += 1
        if self.at < scene.seconds:
            often = min(fps, MAX_FPS)
            if (
                self.ticks * often // TICKS_PER_SECOND
                > (self.ticks - 1) * often // TICKS_PER_SECOND
            ):
                board.frame(scene, self.at)
                if scene.beside and self.drawn is not None:
                    self.drawn()
            return
        self.at, self.ticks = 0.0, 0
        if scene.stays:
            board.staying.append(scene)
        del self.scenes[0]
        if not self.scenes:
            self.end(Ended.SHOWN)
        elif self.say() and self.drawn is not None:
            self.drawn()

    def skip(self, *, by_key: bool = False) -> None:
        """Skip to the end of what runs, and go on."""
        if self.running:
            self.end(Ended.BY_KEY if by_key else Ended.LEFT)

    def end(self, how: Ended) -> None:
        """End it like that, and go on."""
        then, self.ended = self.then, how
        self.stop()
        if then is not None:
            then()

    def stop(self) -> None:
        """Stop without going on."""
        self.scenes, self.then = [], None
