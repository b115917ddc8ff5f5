"""Where the three boards stand: one at a time, two side by side, or all."""

from __future__ import annotations

from ....tui.game_ui import Spot
from .lands import WIDTH

DISPLAY, WORLD, TILES = range(3)
"""The boards, in the order in which a key brings them to the front."""

SLIM, BROAD = 32, 40
"""Columns of the left side: at least, and for the tiles to stand there."""

TALL, SHORT = 27, 16
"""Lines of the action display where there is room, and lines that the tiles need below it."""


def arrange(width: int, height: int, front: int) -> list[Spot | None]:
    """The board in front alone; or the map with another one to its left; or all, the tiles below the display."""
    spots: list[Spot | None] = [None, None, None]
    maps = [halves * WIDTH // 2 for halves in (4, 3, 2) if halves * WIDTH // 2 + SLIM <= width]
    if not maps:
        spots[front] = 0, 0, width, height
        return spots
    left, right = width - maps[0], maps[0]
    if left < BROAD:
        spots[DISPLAY] = 0, 0, left, height
        spots[TILES if front == TILES else WORLD] = left, 0, right, height
        return spots
    spots[WORLD] = left, 0, right, height
    if height >= TALL + SHORT:
        spots[DISPLAY], spots[TILES] = (0, 0, left, TALL), (0, TALL, left, height - TALL)
    else:
        spots[TILES if front == TILES else DISPLAY] = 0, 0, left, height
    return spots
