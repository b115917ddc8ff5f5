"""A board that redraws part of itself only once the cursor rests, so moving it stays fast."""

from __future__ import annotations

from typing import ClassVar

from textual.timer import Timer

from ....engine import Place
from .empire_board import EmpireBoard

REST = 0.08
"""Seconds without a move after which the cursor rests."""


class RestingBoard(EmpireBoard):
    """Draws the cursor at once, and what depends on ``rested`` once it rests."""

    rest: ClassVar[float] = REST
    rested: Place | None = None
    """Where the cursor last rested."""
    timer: Timer | None = None

    def redraw(self) -> None:
        self.rested = self.cursor
        super().redraw()

    def draw_cursor(self) -> None:
        """Draw the cursor at once and the rest later, unless it moves on before."""
        if self.timer is not None:
            self.timer.stop()
        if not self.is_running:  # drawn without an app, so no timer
            self.redraw()
            return
        super().redraw()
        if self.rested != self.cursor:
            self.timer = self.set_timer(self.rest, self.redraw)
