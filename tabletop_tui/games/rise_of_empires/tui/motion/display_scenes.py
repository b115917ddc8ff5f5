"""What moves on the action display: discs go in and come off, tiles that are taken glow and go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .....cells import cut_cells
from .....engine import Event, Place
from .....tui.look import Look
from .....tui.paint.ink import BOLD
from .....tui.widgets.animation import Animation
from ...components.box import box
from ...rules.actions import CIRCLES
from ...rules.events import (
    CityTaken,
    DiscPlaced,
    DiscRemoved,
    EmpireTaken,
    ProgressTaken,
    TerritoryTaken,
    Traded,
    WonderBuilt,
)
from ...rules.pieces import GOLD, VP
from ..marks import brief

if TYPE_CHECKING:
    from .....tui.widgets.board import Board
    from .....tui.widgets.canvas import Canvas

GLOW, SLIDE = 0.35, 0.2
"""Seconds for which a tile glows before it goes, and which it takes to go."""

DISC, TRADE = 0.3, 0.5
"""Seconds of a disc, and of a trade."""

FAR = 8
"""Columns that a disc comes from or goes to."""


class TileTaken(Animation):
    """A tile glows in the colour of the seat that takes it, and goes."""

    seconds = GLOW + SLIDE

    def __init__(self, place: Place, name: str, seat: int) -> None:
        self.place, self.name, self.seat = place, name, seat

    def paint(self, board: Board, canvas: Canvas, at: float) -> None:
        spot = board.spot(self.place)
        if spot is None or not 0 <= spot[1] < canvas.height:
            return
        x, y = spot
        canvas.text(0, y, " " * canvas.width, "text", "background")
        gone = max(0.0, (at - GLOW) / SLIDE)
        left = x + int(gone * (canvas.width - x))
        mark = f"seat.{self.seat + 1}"
        text = cut_cells(f" {self.name} ", max(0, canvas.width - left))
        canvas.text(left, y, text, f"{mark}.text", mark, BOLD)


class DiscMoves(Animation):
    """A disc goes into its circle, or comes off it."""

    seconds = DISC

    def __init__(self, place: Place, seat: int, *, comes: bool) -> None:
        self.place, self.seat, self.comes = place, seat, comes

    def paint(self, board: Board, canvas: Canvas, at: float) -> None:
        spot = board.spot(self.place)
        if spot is None:
            return
        share = at / self.seconds
        far = FAR * (1 - share if self.comes else share)
        mark, look = f"seat.{self.seat + 1}", board.looking()
        x = min(canvas.width - 1, spot[0] + round(far))
        if not self.comes:
            canvas.text(spot[0], spot[1], f"{look.sign('ui.point')} ", "dim", "background")
        canvas.text(x, spot[1], look.glyph(self.seat), f"{mark}.text", mark, BOLD)


class Trades(Animation):
    """A trade box is used: what it gives rises from it."""

    seconds = TRADE

    def __init__(self, place: Place, seat: int, gains: Sequence[int]) -> None:
        self.place, self.seat, self.gains = place, seat, gains

    def paint(self, board: Board, canvas: Canvas, at: float) -> None:
        spot = board.spot(self.place)
        if spot is None:
            return
        text, mark = brief(board.looking(), self.gains, plus=True), f"seat.{self.seat + 1}"
        y = spot[1] - int(at >= self.seconds / 2)
        canvas.text(spot[0] - 1, y, text, f"{mark}.text", mark, BOLD)


def display_scenes(look: Look, events: Sequence[Event]) -> list[Animation]:
    """Return what moves on the boards of the display and of the tiles, in order."""
    scenes: list[Animation] = []
    for event in events:
        scene = scene_of(look, event)
        if scene is not None:
            scene.tells = event
            scenes.append(scene)
    return scenes


def scene_of(look: Look, event: Event) -> Animation | None:
    """Return what an event moves there."""
    printed, read = box(look.view.parts), look.read
    if isinstance(event, ProgressTaken):
        name = read(printed.progress[event.tile].name)
        return TileTaken(("progress", event.tile), name, event.seat)
    if isinstance(event, TerritoryTaken):
        name = read(printed.territory[event.tile].name)
        return TileTaken(("territory", event.tile), name, event.seat)
    if isinstance(event, (CityTaken, WonderBuilt)):
        return TileTaken(("city", event.city), read(printed.cities[event.city].name), event.seat)
    if isinstance(event, EmpireTaken):
        return TileTaken(("empire", event.tile), read(printed.empire[event.tile].name), event.seat)
    if isinstance(event, (DiscPlaced, DiscRemoved)):
        place = "disc", event.row * CIRCLES + event.circle
        return DiscMoves(place, event.seat, comes=isinstance(event, DiscPlaced))
    if isinstance(event, Traded):
        gains = [0] * 5
        gains[GOLD], gains[VP] = event.gold, event.points
        return Trades(("box", event.box), event.seat, gains)
    return None
