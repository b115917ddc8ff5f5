"""The map as what moves on it sees it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from .....tui.paint.stencil import Stencil
from .....tui.widgets.animation import Animation
from .....tui.widgets.canvas import Canvas
from .....tui.widgets.hex_raster import HexRaster
from .....tui.widgets.panned_board import PannedBoard
from .shown import Shown


class Motion(Animation):
    """Something that moves over a position of the film."""

    def __init__(self, seconds: float, shown: Shown) -> None:
        self.seconds, self.before = seconds, shown

    def shown(self, at: float) -> Shown:
        """Return the position to draw below it after so many seconds."""
        return self.before

    def paint(self, board: Any, canvas: Canvas, at: float) -> None:
        self.draw(board, canvas, min(1.0, at / self.seconds) if self.seconds else 1.0)

    def draw(self, board: Surface, canvas: Canvas, share: float) -> None:
        """Draw it when a *share* of its time, 0 to 1, is over."""


class Surface(PannedBoard):
    """A map on which things move, over the position that they change. `Map` has the rest."""

    def raster(self) -> HexRaster:
        """Return the raster at the current size."""
        raise NotImplementedError

    def stencil(self) -> Stencil:
        """Return what draws shapes with hard edges at the present size."""
        raise NotImplementedError

    def chip(self, canvas: Canvas, x: int, y: int, text: str, owner: int) -> None:
        """Paint text on a player's colours."""
        raise NotImplementedError

    def paint_piece(self, canvas: Canvas, node: int, spot: tuple[int, int]) -> None:
        """Paint the piece of a node around a cell."""
        raise NotImplementedError

    def paint_road(
        self,
        canvas: Canvas,
        edge: int,
        colour: str,
        share: float = 1.0,
        *,
        from_last: bool = False,
    ) -> None:
        """Paint a line along a side, or a share of it from its first or its last node."""
        raise NotImplementedError

    def harbor_spot(self, edge: int) -> tuple[int, int]:
        """Return the first of the three cells in the sea for a harbour's label."""
        raise NotImplementedError

    def ports(self) -> list[int]:
        """Return the edges with a harbour."""
        raise NotImplementedError

    too_large = False
    """Whether the map is larger than its space."""

    @property
    def marked(self) -> bool:
        """Return whether every piece carries its owner's mark."""
        raise NotImplementedError

    def frame(self, animation: Animation, at: float) -> None:
        """Draw an animation over the position that it changes."""
        if isinstance(animation, Motion):
            self.look = replace(self.looking(), view=animation.shown(at))
        super().frame(animation, at)

    @contextmanager
    def showing(self, shown: Shown) -> Iterator[None]:
        """Draw by another position for a while."""
        look = self.looking()
        self.look = replace(look, view=shown)
        yield
        self.look = look
