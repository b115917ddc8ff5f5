"""What players do without a flight: troops and structures come down on a planet, mining pays, ships
start and land, and a technology is named.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from .....cells import cell_len, cut_cells
from .....engine import Event
from .....engine.fast_dataclass import dataclass
from .....tui.look import Look
from .....tui.paint.ink import BOLD
from .....tui.widgets.animation import Animation
from .....tui.widgets.canvas import Canvas
from ...rules.events import Built, Developed, Jumped, Landed, Launched, Mined, Recruited, TookBack
from ...rules.galaxy import galaxy
from ...rules.state import COLOURS, Point
from ...view.names import technology_name
from ..planets import below
from ..window import Window

if TYPE_CHECKING:
    from .....tui.widgets.board import Board

LASTS, NAMED = 0.45, 0.6  # seconds of a deed, and of a technology that is named
THERE = 0.6  # share of that after which something has arrived
FAR = 3  # lines by which it falls or rises


class Lines(NamedTuple):
    """How many lines above the label of its planet something is at first, and in the end."""

    first: int
    last: int


FALLS, RISES, GOES = Lines(FAR, 0), Lines(0, FAR), Lines(1, FAR)


@dataclass(slots=True, frozen=True)
class Piece:
    """Something with a *text* that moves at a planet."""

    text: str
    lines: Lines


class AtPlanet(Animation):
    """Pieces of a seat that come down on a planet, or leave it."""

    seconds = LASTS

    def __init__(self, hole: int, seat: int, pieces: Sequence[Piece]) -> None:
        self.hole, self.seat, self.pieces = hole, seat, pieces

    def paint(self, board: Board, canvas: Canvas, at: float) -> None:
        look = board.looking()
        window: Window = board.window  # type: ignore[attr-defined]
        hole = galaxy(look.view.parts).holes[self.hole]
        if not window.shows((hole.x, hole.y)):
            return
        x, y = window.cell((hole.x, hole.y))
        share = min(1.0, at / (self.seconds * THERE))
        for piece in self.pieces:
            text = f" {piece.text} "
            first, last = piece.lines
            line = y + below(look, window) - round(first + (last - first) * share)
            write(canvas, x - cell_len(text) // 2, line, text, f"seat.{self.seat + 1}")


class Crossing(Animation):
    """A ship on its way between a planet and a place in space."""

    seconds = LASTS

    def __init__(self, sign: str, seat: int, start: Point, end: Point) -> None:
        self.sign, self.seat, self.start, self.end = sign, seat, start, end

    def paint(self, board: Board, canvas: Canvas, at: float) -> None:
        window: Window = board.window  # type: ignore[attr-defined]
        share = min(1.0, at / (self.seconds * THERE))
        (x1, y1), (x2, y2) = self.start, self.end
        here = round(x1 + (x2 - x1) * share), round(y1 + (y2 - y1) * share)
        if window.shows(here):
            x, y = window.cell(here)
            write(canvas, x - 1, y, f" {self.sign} ", f"seat.{self.seat + 1}")


class Named(Animation):
    """The name of a technology, in the colour of its planets, above the board."""

    seconds = NAMED

    def __init__(self, text: str, colour: int) -> None:
        self.text, self.colour = text, colour

    def paint(self, board: Board, canvas: Canvas, at: float) -> None:
        text = cut_cells(f" {self.text} ", canvas.width)
        paper = f"planet.{COLOURS[self.colour]}"
        x = (canvas.width - cell_len(text)) // 2
        canvas.text(x, 1, text, f"{paper}.on", paper, BOLD)


def write(canvas: Canvas, x: int, y: int, text: str, paper: str) -> None:
    """Write a text on a player's colour."""
    canvas.text(
        max(0, min(x, canvas.width - cell_len(text))), y, text, f"{paper}.text", paper, BOLD
    )


def deed(look: Look, event: Event) -> Animation | None:
    """Return what moves in a deed that is no flight, None for anything else."""
    view, sign = look.view, look.sign
    troop = sign("space.troop")
    if isinstance(event, Recruited):
        return AtPlanet(event.hole, event.seat, [Piece(f"+1{troop}", FALLS)])
    if isinstance(event, TookBack):
        return AtPlanet(event.hole, event.seat, [Piece(f"-{event.troops}{troop}", RISES)])
    if isinstance(event, Mined):
        gone = Piece(f"-{event.troops}{troop}", Lines(0, 0))
        return AtPlanet(
            event.hole, event.seat, [gone, Piece(f"+{event.vp}{sign('space.points')}", GOES)]
        )
    if isinstance(event, Built):
        return AtPlanet(event.hole, event.seat, [Piece(sign(f"space.{event.structure}"), FALLS)])
    if isinstance(event, Developed):
        name = look.words.fact(technology_name(view, event.colour, event.level))
        return Named(f"{look.name(event.seat)}: {name}", event.colour)
    if isinstance(event, (Launched, Jumped, Landed)):
        hole = galaxy(view.parts).holes[event.hole]
        planet = hole.x, hole.y
        if isinstance(event, Launched):
            return Crossing(look.glyph(event.seat), event.seat, planet, (event.x, event.y))
        start = view.ships.get(event.ship)
        end = planet if isinstance(event, Landed) else (event.x, event.y)
        return Crossing(look.glyph(event.seat), event.seat, start, end) if start else None
    return None
