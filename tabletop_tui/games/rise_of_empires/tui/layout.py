"""The layout of the four boards: one at a time, some side by side, or all."""

from __future__ import annotations

from ....tui.game_ui import Spot
from .display import SPREAD
from .world_cells import ACROSS, DOWN, HEIGHT, WIDTH

DISPLAY, WORLD, TILES, STANDINGS = range(4)
"""The boards, in the order in which a key brings them to the front."""

SLIM, BROAD = 32, 40
"""Columns of the left side: the minimum, and the minimum with tiles in it."""

TALL, SHORT = SPREAD, 13
"""Lines of the action display where there is room, and lines the tiles need below it."""

STRIP, LEAST = 7, 29
"""Lines of the standings below the other boards, and lines those need above them."""


def arrange(width: int, height: int, front: int) -> list[Spot | None]:
    """Return the board in front alone, the map with others to its left and the standings below, or
    all four.
    """
    spots: list[Spot | None] = [None, None, None, None]
    maps = [halves * WIDTH // 2 for halves in ACROSS if halves * WIDTH // 2 + SLIM <= width]
    if not maps:
        spots[front] = 0, 0, width, height
        return spots
    left, right = width - maps[0], maps[0]
    strip = max(STRIP, height - map_lines(right, height - STRIP)) if height >= LEAST + STRIP else 0
    if left < BROAD:
        rest = height - strip
        shown = TILES if front == TILES else DISPLAY
        spots[shown] = 0, 0, left, height - STRIP if strip else height
        spots[WORLD] = left, 0, right, rest
        if strip:
            spots[STANDINGS] = 0, height - STRIP, width, STRIP
    else:
        spots[WORLD] = left, 0, right, height - strip
        if strip:
            spots[STANDINGS] = left, height - strip, right, strip
        if height >= TALL + SHORT:
            spots[DISPLAY], spots[TILES] = (0, 0, left, TALL), (0, TALL, left, height - TALL)
        else:
            spots[TILES if front == TILES else DISPLAY] = 0, 0, left, height
    if spots[front] is None:
        spots[WORLD], spots[front] = None, spots[WORLD]
    return spots


def map_lines(width: int, height: int) -> int:
    """Return the lines the map takes at this size, including the row of players below it."""
    across = next(n for n in ACROSS if WIDTH * n // 2 <= width)
    return (
        next(
            HEIGHT * n // 2
            for n in DOWN
            if n <= across + 1 and (HEIGHT * n // 2 < height or n == DOWN[-1])
        )
        + 1
    )
