"""Jump letters: a letter on every place that can be picked, to put the cursor there."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine import Place
from ..widgets.board import Board

ALPHABET = "asdfghjklqwertyuiopzxcvbnm"  # the home row first


def marks(places: Sequence[Place]) -> dict[str, Place]:
    """Return a mark for every place: one letter each if these suffice, else two for all."""
    if len(places) <= len(ALPHABET):
        return dict(zip(ALPHABET, places, strict=False))
    pairs = (one + two for one in ALPHABET for two in ALPHABET)
    return dict(zip(pairs, places, strict=False))


class JumpLetters:
    """The letters on a board. ``left`` are the places by the letters still to type."""

    def __init__(self) -> None:
        self.left: dict[str, Place] = {}

    def show(self, board: Board) -> bool:
        """Mark the visible places that the cursor can go to. Return False if there are none."""
        seen = [place for place in board.reachable() if board.in_view(place)]
        order = sorted(seen, key=lambda p: tuple(reversed(board.spot(p) or (0, 0))))
        self.mark(board, marks(order))
        return bool(order)

    def mark(self, board: Board, left: dict[str, Place]) -> None:
        """Show these marks, or none."""
        self.left = left
        board.marks = {place: mark for mark, place in left.items()}
        board.redraw()

    def typed(self, board: Board, letter: str) -> tuple[bool, bool]:
        """Take a key while letters are shown: a right one moves on, any other removes the letters.
        Return whether another letter is needed, and whether the cursor has arrived.
        """
        left = {
            mark[1:]: place for mark, place in self.left.items() if letter and mark[0] == letter
        }
        there = left.pop("", None)
        self.mark(board, left)
        if there is not None:
            board.point(there)
        return bool(left), there is not None

    def drop(self) -> bool:
        """Forget the letters as the board is redrawn without them. Return whether there were
        any.
        """
        had, self.left = bool(self.left), {}
        return had
