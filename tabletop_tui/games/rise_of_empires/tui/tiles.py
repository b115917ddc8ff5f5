"""The tiles display: a line for every tile, and the whole text of the one under the cursor below
them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from rich.text import Text

from ....engine import Place
from ....tui.look import Look
from ....tui.paint.ink import BOLD
from ....tui.widgets.canvas import Canvas
from ....tui.widgets.lines import wrapped
from ..components.box import box
from ..rules.phases.tiles import SMALL
from .empire_board import EmpireBoard
from .lines import Line, held_lines, open_lines
from .marks import ERAS
from .reasons import sentence, short

NAME = 18
"""Cells for the name of a tile."""

WIDE = 51
"""Cells of one column of lines."""

FOOT = 4
"""Lines at the bottom for the tile under the cursor."""


class Tiles(EmpireBoard):
    """One widget for all tiles; it scrolls with the cursor."""

    title: ClassVar[str] = "board-tiles"
    top = 0
    known: tuple[Look, list[Line], dict[Place, int]] | None = None
    """The lines of a look, and the number of each place."""

    def fit(self, width: int, height: int) -> tuple[int, int]:
        return min(width, 2 * WIDE if width >= 2 * WIDE - 4 else 64), height

    def lines(self) -> list[Line]:
        """All lines: what lies open, what the viewer holds, what the others hold."""
        look = self.looking()
        seats = [look.seat] if look.seat >= 0 else []
        seats += [seat for seat in self.state.order if seat not in seats]
        if self.known is None or self.known[0] is not look:
            found = open_lines(look)
            for seat in seats:
                found += held_lines(look, seat)
            self.known = (
                look,
                found,
                {line.place: n for n, line in enumerate(found) if line.place is not None},
            )
        return self.known[1]

    def number(self, place: Place | None) -> int:
        """The line of a place, -1 if there is none."""
        self.lines()
        assert self.known is not None
        return self.known[2].get(place, -1) if place is not None else -1

    @property
    def room(self) -> int:
        """Lines for the tiles, above the foot."""
        height = self.sized[1]
        return height - FOOT if height >= 3 * FOOT else height

    @property
    def columns(self) -> int:
        """Columns of lines side by side."""
        return 2 if self.sized[0] >= 2 * WIDE - 4 else 1

    def spot(self, place: Place) -> tuple[int, int] | None:
        if self.look is None or 0 in self.sized:
            return None
        n = self.number(place)
        return None if n < 0 else self.cell(n)

    def cell(self, n: int) -> tuple[int, int]:
        """Where a line begins; it may lie above or below what is shown."""
        if self.columns == 1:
            return 1, n - self.top
        half = (len(self.lines()) + 1) // 2
        return 1 + (n // half) * (self.sized[0] // 2), n % half - self.top

    def places(self) -> Iterable[Place]:
        return (
            [line.place for line in self.lines() if line.place is not None]
            if self.look is not None
            else []
        )

    def hit(self, x: int, y: int) -> Place | None:
        if self.look is None:
            return None
        for n, line in enumerate(self.lines()):
            left, at = self.cell(n)
            if (
                line.place is not None
                and at == y
                and left - 1 <= x < left + self.sized[0] // self.columns
            ):
                return line.place
        return None

    # -- drawing -----------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        lines, height = self.lines(), self.room
        self.follow(height)
        for n, line in enumerate(lines):
            x, y = self.cell(n)
            if 0 <= y < height:
                self.paint_line(canvas, x, y, line, self.sized[0] // self.columns - 1)
        rows = -(-len(lines) // self.columns)
        if self.top > 0:
            canvas.sign(self.sized[0] - 1, 0, "ui.up", "accent", None, BOLD)
        if self.top + height < rows:
            canvas.sign(self.sized[0] - 1, height - 1, "ui.down", "accent", None, BOLD)
        if height < self.sized[1]:
            self.paint_foot(canvas, height)

    def follow(self, height: int) -> None:
        """Scroll as little as needed to show what can be picked, and the cursor at any rate."""
        rows = -(-len(self.lines()) // self.columns)
        lit = sorted(n for n in map(self.number, self.lit) if n >= 0)
        for n in (*lit[-1:], *lit[:1], self.number(self.cursor)):
            if n >= 0:
                y = self.cell(n)[1]
                self.top += min(0, y - 1) + max(0, y - (height - 2))
        self.top = max(0, min(self.top, rows - height))

    def paint_foot(self, canvas: Canvas, top: int) -> None:
        """The whole text of the tile under the cursor."""
        width = self.sized[0] - 2
        canvas.text(0, top, "─" * self.sized[0], "line")
        n = self.number(self.cursor)
        if n < 0 or self.cursor is None:
            return
        line = self.lines()[n]
        rows = [row.plain for row in wrapped(Text(f"{line.name}: {line.text}"), width)]
        if len(rows) >= FOOT:
            rows[FOOT - 2] += self.looking().sign("ui.more")
        for y, row in enumerate(rows[: FOOT - 1], top + 1):
            canvas.text(1, y, row, "text")
        canvas.text(1, top + 1, line.name, line.colour, None, BOLD)

    def chip(self, canvas: Canvas, x: int, y: int, seat: int) -> None:
        """A player's mark on his colour."""
        canvas.text(
            x,
            y,
            f" {self.looking().glyph(seat)} ",
            f"seat.{seat + 1}.text",
            f"seat.{seat + 1}",
            BOLD,
        )

    def paint_line(self, canvas: Canvas, x: int, y: int, line: Line, width: int) -> None:
        """A head, or sign, name and text of a tile."""
        look = self.looking()
        if line.place is None:
            if line.seat >= 0:
                self.chip(canvas, x, y, line.seat)
                canvas.text(x + 4, y, line.name[: width - 5], "accent", None, BOLD)
            else:
                canvas.text(x, y, line.name[: width - 1], line.colour, None, BOLD)
            return
        place = line.place
        lit = place in self.lit
        colour = "dim" if line.spent or (self.lit and not lit) else "text"
        canvas.sign(x + 1, y, line.sign, line.colour)
        canvas.text(x + 3, y, line.name[:NAME], colour, None, BOLD if lit else 0)
        at = x + 3 + min(NAME, max(len(line.name), 11)) + 1
        no = short(look, self.shut[place]) if place in self.shut else ""
        taken = line.spent and place[0] == "empire"
        room = width - (at - x) - 1 - (len(no) + 1 if no else 4 if taken else 0)
        text = line.text if len(line.text) <= room else line.text[: room - 1] + look.sign("ui.more")
        canvas.text(at, y, text, colour if lit else "dim")
        canvas.text(x + width - 1 - len(no), y, no, "warning")
        if taken:
            self.chip(canvas, x + width - 4, y, line.seat)
        if lit:
            canvas.sign(x - 1, y, "ui.legal", "legal.text", "legal", BOLD)
        if place in self.picked:
            canvas.text(x - 1, y, "{", "accent.on", "accent", BOLD)
        if place == self.cursor:
            canvas.sign(x - 1, y, "ui.right", "cursor.on", "cursor", BOLD)
            canvas.text(x + 3, y, line.name[:NAME], "cursor.on", "cursor", BOLD)

    # -- words -------------------------------------------------------------------------------------

    def about(self, place: Place) -> str:
        n = self.number(place) if self.look is not None else -1
        if n < 0:
            return ""
        line = self.lines()[n]
        whole = [line.text] if self.room == self.sized[1] else []
        no = self.shut.get(place)
        return " · ".join(
            [
                line.name,
                *whole,
                *filter(None, [self.changes(place)]),
                *([sentence(self.looking(), no)] if no else self.standing(place, line)),
            ]
        )

    def standing(self, place: Place, line: Line) -> list[str]:
        """The era of a tile, who holds it, and whether it can be used."""
        look, s, parts = self.looking(), self.state, []
        if place[0] == "progress":
            sort = box(s.parts).progress[place[1]]
            parts.append(look.say("about-era", era=ERAS[sort.era]))
            if sort.red:
                parts.append(look.say("about-red", small=int(len(s.players) <= SMALL)))
        if line.seat >= 0:
            parts.append(look.say("about-held", name=look.name(line.seat)))
        if line.spent and place[0] != "empire":
            parts.append(look.say("about-flipped"))
        if place[0] == "held" and place[1] in s.players[look.seat].waits:
            rivals = s.players[look.seat].waits[place[1]]
            names = [look.name(seat) for seat in range(len(s.players)) if rivals >> seat & 1]
            parts.append(look.say("about-waits", names=", ".join(names)))
        return parts

    def named(self, text: str) -> Place | None:
        if self.look is None:
            return None
        typed = text.lower()
        for line in self.lines() if typed else ():
            if line.place and (
                line.name.lower().endswith(typed) or line.packaged.lower().endswith(typed)
            ):
                return line.place
        return None
