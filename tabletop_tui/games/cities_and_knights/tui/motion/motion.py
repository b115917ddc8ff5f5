"""Ways of moving: together, faster or slower, from one cell to another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .....tui.widgets.canvas import Canvas
from .shown import Shown
from .surface import Motion


class Together(Motion):
    """Several motions at the same time, one drawn over the other, each as long as it takes."""

    def __init__(self, parts: Sequence[Motion], shown: Shown) -> None:
        super().__init__(max(one.seconds for one in parts), shown)
        self.parts = parts

    def paint(self, board: Any, canvas: Canvas, at: float) -> None:
        for one in self.parts:
            one.paint(board, canvas, min(at, one.seconds))


def eased(share: float) -> float:
    """Return how far something is that starts fast and comes to rest."""
    return 1 - (1 - share) ** 2


def hastened(share: float) -> float:
    """Return how far something is that starts slowly and ends fast."""
    return share * share


def between(one: tuple[int, int], other: tuple[int, int], share: float) -> tuple[int, int]:
    """Return the cell at a share of the way from one cell to another."""
    return (
        round(one[0] + (other[0] - one[0]) * share),
        round(one[1] + (other[1] - one[1]) * share),
    )
