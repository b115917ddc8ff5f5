"""A board that may be larger than the screen: it shows the part around the cursor."""

from __future__ import annotations

from collections.abc import Iterable

from textual.geometry import Offset, Region
from textual.strip import Strip

from ...engine import Place
from ..paint.ink import BOLD
from .board import Board
from .canvas import Canvas

NEAR = (4, 1)
"""Columns and lines that are visible around the cursor at least."""


class PannedBoard(Board):
    """The whole board is drawn once, and a window of it shown, with a sign at each side where it
    goes on. The window stays while the cursor is well within it, else it is centred on the cursor.

    Places have the cells of the whole board: ``canvas_size``, in columns and lines.
    """

    def __init__(self) -> None:
        super().__init__()
        self.whole = (0, 0)
        """The size that :meth:`fit` returned, or that of the widget if that is larger."""
        self.corner: tuple[int, int] | None = None
        """The cell of the board at the upper left; before the first drawing, its middle."""
        self.followed: Place | None = None
        self.sent = Region()
        """The window on the screen."""

    @property
    def canvas_size(self) -> tuple[int, int]:
        return max(self.whole[0], self.sized[0]), max(self.whole[1], self.sized[1])

    @property
    def window(self) -> Region:
        """Return the visible part of the board."""
        rooms = [full - room for full, room in zip(self.canvas_size, self.sized, strict=True)]
        wish = self.corner or tuple(room // 2 for room in rooms)
        x, y = (max(0, min(at, room)) for at, room in zip(wish, rooms, strict=True))
        return Region(x, y, *self.sized)

    def in_view(self, place: Place) -> bool:
        spot = self.spot(place)
        return spot is not None and self.window.contains(*spot)

    def can_zoom(self) -> bool:
        return self.canvas_size != self.sized

    def zoom(self) -> None:
        """Show the next corner of the board, if it does not fit."""
        seen, (width, height) = self.window, self.canvas_size
        right, low = width - seen.width, height - seen.height
        corners = list(dict.fromkeys([(0, 0), (right, 0), (right, low), (0, low)]))
        at = (seen.x, seen.y)
        after = corners.index(at) + 1 if at in corners else 0
        self.corner = corners[after % len(corners)]
        if self.canvas is not None:
            self.send_anew(self.canvas)

    def bring(self, place: Place) -> None:
        """Bring a place into view: centred, if it is not well within it."""
        spot, seen = self.spot(place), self.window
        if spot is not None:
            across, down = NEAR
            if not seen.shrink((down, across, down, across)).contains(*spot):
                self.corner = spot[0] - seen.width // 2, spot[1] - seen.height // 2

    def follow(self) -> None:
        """Keep the cursor in view after it has moved."""
        if self.cursor is not None and self.cursor != self.followed:
            self.bring(self.cursor)
        self.followed = self.cursor

    def send(self, canvas: Canvas) -> None:
        self.follow()
        if self.window != self.sent:
            self.send_anew(canvas)
            return
        self.draw_over(canvas)
        seen = self.window
        regions = [region.intersection(seen) for region in canvas.changed(*self.canvas_size)]
        if parts := [region.translate(-seen.offset) for region in regions if region]:
            self.refresh(*parts)

    def send_anew(self, canvas: Canvas) -> None:
        """Send all of another window."""
        if self.steady:
            canvas.take_back()
        self.draw_over(canvas)
        canvas.changed(*self.canvas_size)
        self.sent = self.window
        self.refresh()

    def draw_over(self, canvas: Canvas) -> None:
        super().draw_over(canvas)
        for line, sign in self.arrows():
            free = [(x, y) for x, y in line if not any(canvas.letter(x + n, y) for n in (-1, 0, 1))]
            if free:
                canvas.sign(*free[len(free) // 2], sign, "accent", "background", BOLD)

    def arrows(self) -> Iterable[tuple[list[tuple[int, int]], str]]:
        """Return the sides where the board goes on: their visible cells, and the sign for it."""
        seen, (width, height) = self.window, self.canvas_size
        columns, lines = range(seen.x, seen.right), range(seen.y, seen.bottom)
        if seen.x > 0:
            yield [(seen.x, y) for y in lines], "ui.left"
        if seen.right < width:
            yield [(seen.right - 1, y) for y in lines], "ui.right"
        if seen.y > 0:
            yield [(x, seen.y) for x in columns], "ui.up"
        if seen.bottom < height:
            yield [(x, seen.bottom - 1) for x in columns], "ui.down"

    def render_line(self, y: int) -> Strip:
        if self.canvas is None:
            return super().render_line(y)
        seen = self.window
        return self.canvas.strip(y + seen.y, self.canvas_size[0]).crop(
            seen.x, seen.x + self.size.width
        )

    def over(self, at: Offset) -> Offset:
        return at - self.window.offset

    def under(self, at: Offset) -> Offset:
        return at + self.window.offset
