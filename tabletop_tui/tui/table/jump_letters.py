"""Jump letters: a letter on every place that may be picked, and the cursor goes where its letter is
typed.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...engine import Place
from ..widgets.board import Board

ALPHABET = "asdfghjklqwertyuiopzxcvbnm"  # the home row first


def marks(places: Sequence[Place]) -> dict[str, Place]:
    """A mark for every place: one letter while these last, else two for all of them."""
    if len(places) <= len(ALPHABET):
        return dict(zip(ALPHABET, places, strict=False))
    pairs = (one + two for one in ALPHABET for two in ALPHABET)
    return dict(zip(pairs, places, strict=False))


class JumpLetters:
    """The letters that stand on a board now; ``left`` are the places by what is left to type."""

    def __init__(self) -> None:
        self.left: dict[str, Place] = {}

    def show(self, board: Board) -> bool:
        """Mark the places in view that the cursor can go to; False when there are none."""
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
        """A key was pressed while letters are shown: the right ones put the cursor there, every
        other takes the letters away. Gives whether another letter is wanted, and whether the cursor
        is there.
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
        """The board is drawn anew without letters; whether there were any."""
        had, self.left = bool(self.left), {}
        return had
