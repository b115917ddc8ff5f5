"""Something that moves on a board, and what a film of an action is made of."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ...engine import Event, Word
from ..look import Look
from .canvas import Canvas

LONGEST = 0.6  # seconds of what moves in most actions
LONGEST_SCENE = 2.0  # seconds of what is rare and matters to all: a landing, an income, an era


class Animation:
    """Some seconds of a film, drawn over the board as it was before the action."""

    seconds: float = LONGEST
    stays: bool = False
    """Whether its last picture stays until the film of the action ends: a robber that has walked
    stands on its new hex while a card is stolen.
    """

    read: bool = True
    """Whether it has words or numbers to be read: if it is long, no pace makes it much faster."""

    beside: bool = False
    """Whether it has rows beside the boards."""

    tells: Event | Word | None = None
    """The event whose sentence stands beside the boards meanwhile, or what is said in its place
    where that would give away the end; None leaves what stands there.
    """

    def panel(self, look: Look, width: int, at: float) -> list[Text]:
        """Return the rows that take the place of players, choice and story *at* so many seconds
        from its start, in *width* cells.
        """
        return []

    def paint(self, board: Any, canvas: Canvas, at: float) -> None:
        """Draw on the canvas of a game's own *board* what is seen *at* so many seconds from its
        start, up to ``seconds``.
        """


class EventAnimation(Animation):
    """An event that its board draws by itself, by what the board knows at that moment."""

    read = False

    def __init__(self, event: Any, seconds: float) -> None:
        self.event, self.seconds = event, seconds
        self.tells = event
