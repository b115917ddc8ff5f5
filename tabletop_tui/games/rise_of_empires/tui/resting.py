"""A board part of which waits until the cursor rests: who hurries past sees it move alone."""

from __future__ import annotations

from typing import ClassVar

from textual.timer import Timer

from ....engine import Place
from .empire_board import EmpireBoard

REST = 0.08
"""Seconds without a move after which the cursor rests."""


class RestingBoard(EmpireBoard):
    """Draws the cursor at once, and what depends on ``rested`` when it has come to rest."""

    rest: ClassVar[float] = REST
    rested: Place | None = None
    """Where the cursor has rested last."""
    timer: Timer | None = None

    def redraw(self) -> None:
        self.rested = self.cursor
        super().redraw()

    def draw_cursor(self) -> None:
        """Draw the cursor at once; all the rest follows, unless it moves on before."""
        if self.timer is not None:
            self.timer.stop()
        if not self.is_running:  # drawn by itself, without a clock
            self.redraw()
            return
        super().redraw()
        if self.rested != self.cursor:
            self.timer = self.set_timer(self.rest, self.redraw)
