"""The layout of boards that a game places itself."""

from __future__ import annotations

from collections.abc import Sequence

from ..game_ui import Spot
from .board import Board


def arrange(boards: Sequence[Board], spots: Sequence[Spot | None]) -> int:
    """Put every board into its place, and hide those without one. Return the columns they take
    together.
    """
    used = 0
    for board, spot in zip(boards, spots, strict=True):
        board.display = spot is not None
        if spot is None:
            continue
        x, y, width, height = spot
        board.styles.position = "absolute"
        board.styles.offset = (x, y)
        if board.sized != board.fit(width, height):
            board.set_size(width, height)
        used = max(used, x + board.sized[0])
    return used
