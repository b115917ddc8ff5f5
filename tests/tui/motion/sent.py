"""The bytes of a film on the line, as the driver sends the cells that change."""

from __future__ import annotations

from typing import Any

from rich.color import ColorSystem

from tabletop_tui.games.cities_and_knights.tui.map import Map
from tabletop_tui.terminal.probe import Colours
from tabletop_tui.tui.terminal.cell_diff import CellDiff
from tabletop_tui.tui.widgets.film import MAX_FPS, Film

COLOURS: dict[str, Colours] = {"rich": "truecolor", "calm": "256"}
"""The colours of a terminal by how it draws pictures."""


class Line:
    """A terminal at the end of a line, whose bytes are counted."""

    def __init__(self, kind: str) -> None:
        self.screen, self.sent = CellDiff(), 0
        self.screen.colours = COLOURS[kind]
        self.system = ColorSystem.TRUECOLOR if kind == "rich" else ColorSystem.EIGHT_BIT

    def show(self, board: Map) -> int:
        """Send what has changed on a board; return the bytes."""
        canvas, seen, parts = board.canvas, board.window, list[str]()
        assert canvas is not None
        for y in range(seen.y, seen.bottom):
            parts.append(f"\x1b[{y - seen.y + 1};1H")
            for segment in canvas.strip(y, canvas.width).crop(seen.x, seen.right):
                style = segment.style
                parts.append(
                    style.render(segment.text, color_system=self.system) if style else segment.text
                )
        self.screen.size = seen.size
        came = len(self.screen.frame("".join(parts)).encode())
        self.sent += came
        return came


def sent(board: Map, events: Any, kind: str, fps: int = MAX_FPS) -> tuple[int, int]:
    """Return the bytes of the film of some events, to the position as it was, and its frames."""
    line, film, frames = Line(kind), Film(), 0
    line.show(board)
    line.sent, look = 0, board.looking()
    film.start(board, events, lambda: None)
    shown: Any = None
    while film.running:
        film.tick(board, fps)
        if board.animated != shown:
            shown, frames = board.animated, frames + 1
            line.show(board)
    board.show(look, {})
    line.show(board)
    return line.sent, frames
