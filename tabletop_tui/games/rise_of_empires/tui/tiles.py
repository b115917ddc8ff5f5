"""The tiles board: every tile with its full text, in as many lines as it takes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from rich.text import Text

from ....cells import cell_len, cut_cells, ljust
from ....engine import Place
from ....engine.fast_dataclass import dataclass
from ....tui.look import Look
from ....tui.paint.ink import BOLD
from ....tui.widgets.canvas import Canvas
from ....tui.widgets.line_widgets import wrapped
from ..components.box import box
from ..rules.phases.tiles import SMALL
from .empire_board import EmpireBoard
from .lines import Line, held_lines, open_lines
from .marks import ERAS
from .reasons import sentence, short

WIDE = 51
"""Cells of one column of lines."""

LEAST = 11
"""Minimum cells of a name, so most texts align."""


@dataclass(slots=True, frozen=True)
class Laid:
    """Layout of a tile: its column, its first line from the top of all, and its text in rows."""

    x: int
    top: int
    rows: tuple[str, ...]


class Tiles(EmpireBoard):
    """The tiles board. It scrolls with the cursor."""

    title: ClassVar[str] = "board-tiles"
    top = 0
    known: tuple[Look, list[Line], dict[Place, int]] | None = None
    """The lines of a look, and the index of each place."""
    kept: tuple[tuple[Any, ...], list[Laid]] | None = None
    """The layout of the lines, and what it depends on."""

    def fit(self, width: int, height: int) -> tuple[int, int]:
        return min(width, 2 * WIDE if width >= 2 * WIDE - 4 else 64), height

    def lines(self) -> list[Line]:
        """Return all lines: open tiles, then the viewer's, then the other players'."""
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
        """Return the index of a place's line, -1 if there is none."""
        self.lines()
        assert self.known is not None
        return self.known[2].get(place, -1) if place is not None else -1

    @property
    def columns(self) -> int:
        """Return the number of columns side by side."""
        return 2 if self.sized[0] >= 2 * WIDE - 4 else 1

    def laid(self) -> list[Laid]:
        """Return the layout of every line; long text continues in further rows and is never cut."""
        known = self.looking(), self.shut, self.sized
        if self.kept is None or any(a is not b for a, b in zip(self.kept[0], known, strict=True)):
            width = self.sized[0] // self.columns - 1
            rows = [self.broken(line, width) for line in self.lines()]
            half = (sum(map(len, rows)) + 1) // 2
            found: list[Laid] = []
            x, top = 1, 0
            for own in rows:
                if self.columns == 2 and x == 1 and top >= half:
                    x, top = 1 + self.sized[0] // 2, 0
                found.append(Laid(x, top, own))
                top += len(own)
            self.kept = known, found
        return self.kept[1]

    def broken(self, line: Line, width: int) -> tuple[str, ...]:
        """Wrap a line's name and text into the width left by sign, reason and chip."""
        if line.place is None:
            return ("",)
        no = short(self.looking(), self.shut[line.place]) if line.place in self.shut else ""
        aside = cell_len(no) + 1 if no else 4 if self.taken(line) else 0
        whole = Text(f"{ljust(line.name, LEAST)} {line.text}")
        return tuple(row.plain for row in wrapped(whole, width - 4 - aside, 2))

    @staticmethod
    def taken(line: Line) -> bool:
        """Return whether a player has the tile; their chip is shown at its end."""
        return line.spent and line.place is not None and line.place[0] == "empire"

    def spot(self, place: Place) -> tuple[int, int] | None:
        if self.look is None or 0 in self.sized:
            return None
        n = self.number(place)
        if n < 0:
            return None
        laid = self.laid()[n]
        return laid.x, laid.top - self.top

    def places(self) -> Iterable[Place]:
        return (
            [line.place for line in self.lines() if line.place is not None]
            if self.look is not None
            else []
        )

    def hit(self, x: int, y: int) -> Place | None:
        if self.look is None:
            return None
        width = self.sized[0] // self.columns
        for line, laid in zip(self.lines(), self.laid(), strict=True):
            inside = 0 <= y + self.top - laid.top < len(laid.rows)
            if line.place is not None and inside and laid.x - 1 <= x < laid.x - 1 + width:
                return line.place
        return None

    # -- drawing -----------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        width, height = self.sized
        self.follow(height)
        for line, laid in zip(self.lines(), self.laid(), strict=True):
            if laid.top + len(laid.rows) > self.top and laid.top < self.top + height:
                self.paint_line(canvas, line, laid, width // self.columns - 1)
        if self.top > 0:
            canvas.sign(width - 1, 0, "ui.up", "accent", None, BOLD)
        if self.top + height < self.depth:
            canvas.sign(width - 1, height - 1, "ui.down", "accent", None, BOLD)

    @property
    def depth(self) -> int:
        """Return the lines all tiles take."""
        return max((laid.top + len(laid.rows) for laid in self.laid()), default=0)

    def follow(self, height: int) -> None:
        """Scroll as little as possible to show what can be picked, and always the cursor."""
        lit = sorted(n for n in map(self.number, self.lit) if n >= 0)
        for n in (*lit[-1:], *lit[:1], self.number(self.cursor)):
            if n >= 0:
                laid = self.laid()[n]
                self.top = min(self.top, laid.top - 1)
                self.top = max(self.top, laid.top + len(laid.rows) - (height - 1))
        self.top = max(0, min(self.top, self.depth - height))

    def chip(self, canvas: Canvas, x: int, y: int, seat: int) -> None:
        """Paint a player's mark on their colour."""
        canvas.text(
            x,
            y,
            f" {self.looking().glyph(seat)} ",
            f"seat.{seat + 1}.text",
            f"seat.{seat + 1}",
            BOLD,
        )

    def paint_line(self, canvas: Canvas, line: Line, laid: Laid, width: int) -> None:
        """Paint a heading, or a tile's sign, name and text."""
        look, x, y = self.looking(), laid.x, laid.top - self.top
        if line.place is None:
            if line.seat >= 0:
                self.chip(canvas, x, y, line.seat)
                canvas.text(x + 4, y, cut_cells(line.name, width - 5), "accent", None, BOLD)
            else:
                canvas.text(x, y, cut_cells(line.name, width - 1), line.colour, None, BOLD)
                note = f" · {line.text}" if line.text else ""
                if cell_len(line.name + note) < width:
                    canvas.text(x + cell_len(line.name), y, note, "dim")
            return
        place = line.place
        lit = place in self.lit
        colour = "dim" if line.spent or (self.lit and not lit) else "text"
        no = short(look, self.shut[place]) if place in self.shut else ""
        for n, row in enumerate(laid.rows):
            canvas.text(x + 3, y + n, row, colour if lit else "dim")
        canvas.sign(x + 1, y, line.sign, line.colour)
        canvas.text(x + 3, y, line.name, colour, None, BOLD if lit else 0)
        canvas.text(x + width - 1 - cell_len(no), y, no, "warning")
        if self.taken(line):
            self.chip(canvas, x + width - 4, y, line.seat)
        if lit and place in self.keys:
            canvas.text(x - 1, y, self.keys[place], "legal.text", "legal", BOLD)
        elif lit:
            canvas.sign(x - 1, y, "ui.legal", "legal.text", "legal", BOLD)
        if place in self.picked:
            canvas.text(x - 1, y, "{", "accent.on", "accent", BOLD)
        if place == self.cursor:
            if not (lit and place in self.keys):
                canvas.sign(x - 1, y, "ui.right", "cursor.on", "cursor", BOLD)
            canvas.text(x + 3, y, line.name, "cursor.on", "cursor", BOLD)

    # -- words -------------------------------------------------------------------------------------

    def about(self, place: Place) -> str:
        n = self.number(place) if self.look is not None else -1
        if n < 0:
            return ""
        line = self.lines()[n]
        no = self.shut.get(place)
        return " · ".join(
            [
                line.name,
                *filter(None, [self.changes(place)]),
                *([sentence(self.looking(), no)] if no else self.standing(place, line)),
            ]
        )

    def standing(self, place: Place, line: Line) -> list[str]:
        """Return a tile's era, its holder, and whether it can be used."""
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
            parts.append(look.say("about-waits", names=tuple(names)))
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
