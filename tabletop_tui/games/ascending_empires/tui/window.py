"""The visible part of space, and the conversion of points to cells of the picture."""

from __future__ import annotations

from ....engine.fast_dataclass import dataclass
from ..rules.state import Point


@dataclass(slots=True, frozen=True)
class Window:
    """A square of the board, *side* micrometres wide from the corner (*left*, *top*), on *pixels* x
    *tall* pixels.

    It is a little wider than high where there are few lines.
    """

    left: int
    top: int
    side: int
    pixels: int
    tall: int

    @property
    def scale(self) -> float:
        """Return pixels per micrometre, vertically."""
        return self.tall / self.side

    @property
    def across(self) -> float:
        """Return pixels per micrometre, horizontally."""
        return self.pixels / self.side

    def at(self, point: Point) -> tuple[float, float]:
        """Return a point of the board in pixels."""
        return (point[0] - self.left) * self.across, (point[1] - self.top) * self.scale

    def cell(self, point: Point) -> tuple[int, int]:
        """Return the cell of a point of the board, which may be outside the picture."""
        x, y = self.at(point)
        column, row = int(x // 1), int(y // 2)
        return column - (x == self.pixels), row - (y == self.tall)

    def centre(self, point: Point) -> tuple[float, float]:
        """Return the centre of a point's cell in pixels: discs drawn there look alike and frame
        their sign.
        """
        column, row = self.cell(point)
        return column + 0.5, 2.0 * row + 1.0

    def shows(self, point: Point) -> bool:
        """Return whether a point of the board is inside."""
        return 0 <= point[0] - self.left <= self.side and 0 <= point[1] - self.top <= self.side


def around(point: Point, side: int, board: int, pixels: int, tall: int) -> Window:
    """Return the window of a side length around a point, moved to lie on the board."""
    half = side // 2
    left = max(0, min(point[0] - half, board - side))
    top = max(0, min(point[1] - half, board - side))
    return Window(left, top, side, pixels, tall)
