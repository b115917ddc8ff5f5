"""A board of places that lie wherever a test puts them, which remembers what it tells and sends."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

from textual.geometry import Region

from tabletop_tui.engine import Place
from tabletop_tui.tui.paint.ink import Ink
from tabletop_tui.tui.paint.palette import theme
from tabletop_tui.tui.widgets.board import Board
from tabletop_tui.tui.widgets.canvas import Canvas
from tabletop_tui.tui.widgets.panned_board import PannedBoard

Spots = Mapping[Place, tuple[int, int] | None]


def look(name: str = "table") -> Any:
    """As much of a look as a board needs."""
    return SimpleNamespace(ink=Ink(theme(name)), view="a position", fresh=frozenset())


class Told:
    """What a board tells and sends, and how it draws: its places as dots, the cursor as a cross."""

    def __init__(self, spots: Spots, size: tuple[int, int] = (20, 8)) -> None:
        super().__init__()
        self.spots, self.told, self.sent_regions = spots, list[Any](), list[Any]()
        self.painted = 0
        self.sized = size

    def spot(self, place: Place) -> tuple[int, int] | None:
        return self.spots.get(place)

    def places(self) -> list[Place]:
        return list(self.spots)

    def post_message(self, message: Any) -> bool:
        self.told.append(message)
        return bool(super().post_message(message))  # type: ignore[misc]

    def refresh(self, *regions: Region, **more: Any) -> Any:
        self.sent_regions += regions or ["all"]
        return super().refresh(*regions, **more)  # type: ignore[misc]

    def paint(self, canvas: Canvas) -> None:
        self.painted += 1
        for place in self.spots:
            if spot := self.spot(place):
                canvas.text(*spot, ".", "text", "chip")

    def paint_cursor(self, canvas: Canvas) -> None:
        cursor: Any = self.cursor  # type: ignore[attr-defined]
        if cursor is not None and (spot := self.spot(cursor)):
            canvas.text(*spot, "x", f"{self.pointer}.on", self.pointer)  # type: ignore[attr-defined]

    def newly_sent(self) -> list[Any]:
        """What was sent since it was last asked."""
        regions, self.sent_regions = self.sent_regions, []
        return regions

    def names(self) -> list[str]:
        """What was told since it was last asked."""
        names = [type(message).__name__ for message in self.told]
        self.told.clear()
        return names


class Dots(Told, Board):  # type: ignore[misc]
    """A board of dots."""


class Still(Dots):
    """One on which only the cursor moves."""

    steady = True


class Wide(Told, PannedBoard):  # type: ignore[misc]
    """A board of dots that may be larger than its room."""

    def __init__(self, spots: Spots, whole: tuple[int, int], size: tuple[int, int]) -> None:
        super().__init__(spots, size)
        self.whole = whole


def rows(board: Board) -> list[str]:
    """The characters of a board, whole."""
    canvas = board.canvas
    assert canvas is not None
    canvas.changed(canvas.width, canvas.height)
    return [canvas.strip(y, canvas.width).text.rstrip() for y in range(canvas.height)]
