"""The board of a game without one: facts about the position, and below them the places that can be
picked.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from ...cells import cut_cells
from ...engine import OneOf, Place, offers
from ...play.position import place_in_words, position_lines
from ..look import Look
from ..paint.ink import BOLD
from .canvas import Canvas
from .line_widgets import wrapped
from .panned_board import PannedBoard

WIDEST = 60  # cells of a row of text, for easy reading
EDGE = 2  # cells at the left, for the sign of a place


class FactBoard(PannedBoard):
    """A row for each fact, wrapped, and a row for each lit place."""

    def __init__(self) -> None:
        super().__init__()
        self.corner = (0, 0)
        self.facts: list[str] = []
        self.labels: dict[Place, str] = {}

    def fit(self, width: int, height: int) -> tuple[int, int]:
        return min(width, WIDEST), height

    def show(self, look: Look, lit: Mapping[Place, int], picked: tuple[Place, ...] = ()) -> None:
        self.labels = labels(look, lit, picked)
        super().show(look, lit, picked)

    def redraw(self) -> None:
        """Lay out the facts for the current size, and draw."""
        if self.look is not None:
            told = position_lines(self.look.table.game, self.look.view, self.look.words)
            rows = "\n".join(told).split("\n")
            lines = [wrapped(Text(row), self.sized[0] - 2 * EDGE, 2) for row in rows]
            self.facts = [part.plain for line in lines for part in line]
            self.whole = self.sized[0], len(self.facts) + 1 + len(self.labels)
        super().redraw()

    def line(self, place: Place) -> int:
        """Return the line of a lit place."""
        return len(self.facts) + 1 + [*self.labels].index(place)

    def spot(self, place: Place) -> tuple[int, int] | None:
        return (0, self.line(place)) if place in self.labels else None

    def about(self, place: Place) -> str:
        return self.labels.get(place, "")

    def named(self, text: str) -> Place | None:
        wanted = text.casefold()
        return next(
            (place for place, name in self.labels.items() if name.casefold() == wanted), None
        )

    def paint(self, canvas: Canvas) -> None:
        for y, row in enumerate(self.facts):
            canvas.text(EDGE, y, row, "text", "background")
        for place in self.labels:
            self.paint_place(canvas, place, "ui.legal", "legal" if place in self.glowing else "dim")

    def paint_cursor(self, canvas: Canvas) -> None:
        if self.cursor in self.labels:
            canvas.block(0, 2 * self.line(self.cursor), canvas.width, 2, self.pointer)
            self.paint_place(canvas, self.cursor, "ui.right", self.pointer, self.pointer)

    def paint_place(
        self, canvas: Canvas, place: Place, sign: str, colour: str, paper: str = "background"
    ) -> None:
        """Draw the row of a place behind a sign of some colour."""
        y, ink = self.line(place), "text" if paper == "background" else f"{paper}.on"
        canvas.sign(0, y, sign, f"{colour}.on", colour, BOLD)
        canvas.text(EDGE, y, cut_cells(self.labels[place], canvas.width - EDGE), ink, paper)


def labels(look: Look, lit: Mapping[Place, int], picked: tuple[Place, ...]) -> dict[Place, str]:
    """Return the lit places with what picking them does, or with their own names if that must still
    be chosen.
    """
    table, words, n = look.table, look.words, len(picked)
    there: dict[Place, list[Any]] = {place: [] for place in lit}
    for offer in offers(table.game, table.state, look.seat) if lit else ():
        for action in offer.choices.actions if isinstance(offer.choices, OneOf) else ():
            if action.places[:n] == picked and action.places[n : n + 1]:
                there.setdefault(action.places[n], []).append(action)
    return {
        place: words.of(look.view, there[place][0])
        if len(there[place]) == 1
        else place_in_words(place, words)
        for place in lit
    }
