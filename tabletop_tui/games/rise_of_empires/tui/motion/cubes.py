"""Cubes on the map: they land one at a time, and a fight takes them off one at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from .....engine import Event
from .....tui.paint.ink import BOLD
from .....tui.widgets.animation import LONGEST
from .between import Between, Held, MapScene

if TYPE_CHECKING:
    from .....tui.widgets.board import Board
    from .....tui.widgets.canvas import Canvas

A_CUBE, LEAST = 0.15, 0.3
"""Seconds for a cube while there is time, and of the shortest scene."""

FALL = 2
"""Lines that a cube falls."""

REST = 0.25
"""The share of a scene in which its outcome is seen."""


def glow(seat: int) -> str:
    """Return what makes the colour of a region that of a seat: written after its own."""
    return f"~seat.{seat + 1}" * 2


class CubesMove(MapScene):
    """Cubes that come to or leave regions, one after the other.

    *cubes* are those on the map before, as far as they differ from what the board knows; *moves*
    says for each cube in order where it is, and 1 if it lands or -1 if it is lost.
    """

    def __init__(
        self,
        cubes: Mapping[Held, int],
        moves: list[tuple[Held, int]],
        fills: Mapping[int, str],
        longest: float = LONGEST,
        tells: Event | None = None,
    ) -> None:
        self.cubes, self.moves, self.fills, self.tells = dict(cubes), moves, fills, tells
        self.seconds = min(longest, max(LEAST, A_CUBE * len(moves) / (1 - REST)))

    def moved(self, at: float) -> float:
        """Return how many cubes have moved, with the part of the way of the next."""
        return min(len(self.moves), len(self.moves) * at / (self.seconds * (1 - REST)))

    def between(self, at: float) -> Between:
        now, lost = dict(self.cubes), dict[Held, int]()
        for held, by in self.moves[: int(self.moved(at))]:
            now[held] += by
            if by < 0:
                lost[held] = lost.get(held, 0) + 1
        return Between(now, lost, self.fills)

    def paint(self, board: Board, canvas: Canvas, at: float) -> None:
        """Draw the cube that falls now."""
        done = self.moved(at)
        if done >= len(self.moves):
            return
        ((region, seat), by) = self.moves[int(done)]
        spot = board.spot(("region", region))
        if spot is not None and by > 0:
            x, y = spot
            line = max(0, y - FALL) + int((done % 1) * FALL)
            sign = board.looking().sign("empire.cube")
            canvas.text(x, line, sign, f"seat.{seat + 1}.text", f"seat.{seat + 1}", BOLD)
