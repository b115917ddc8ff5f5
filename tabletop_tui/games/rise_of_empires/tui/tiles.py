"""The tiles display: one line for every open tile, every empire tile and everything that the players hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from ....engine import Place
from ....tui.board import Board
from ....tui.canvas import Canvas
from ....tui.ink import BOLD
from ....tui.look import Look
from ..box import box
from ..pieces import CITY, EMPIRE, PROGRESS, TERRITORY
from ..progress import surcharge
from .marks import ERAS, ROW_SIGNS, city_text, empire_text, worded

WIDE = 51
"""Cells of one column of lines."""

LOT = 1000
"""Numbers of the lines of each rival, which can be looked at but never picked."""


@dataclass(slots=True, frozen=True)
class Line:
    """A line of the display: a head when *place* is None."""

    place: Place | None
    name: str
    text: str
    sign: str = ""
    colour: str = "text"
    seat: int = -1
    """Who holds it."""
    spent: bool = False
    """Used up, face down or gone."""


def open_lines(look: Look) -> list[Line]:
    """The tiles that can be taken, kind by kind."""
    s, b = look.view, box(look.view.parts)
    lines: list[Line] = []
    for row, colour in ((PROGRESS, "progress"), (TERRITORY, "territory"), (CITY, "city")):
        counts = Counter(tile for tile in (*s.fresh[row], *s.older[row]) if tile >= 0)
        lines.append(Line(None, look.say(f"tiles-{colour}", count=sum(counts.values())), "", ROW_SIGNS[row], colour))
        for tile, n in sorted(counts.items()):
            times = f"{n}× " if n > 1 else ""
            if row == PROGRESS:
                sort = b.progress[tile]
                dear = look.say("tile-surcharge", gold=surcharge(s, tile)) if surcharge(s, tile) else ""
                lines.append(Line(("progress", tile), times + sort.name, sort.text + dear, ROW_SIGNS[row], colour))
            elif row == TERRITORY:
                land = b.territory[tile]
                lines.append(
                    Line(("territory", tile), times + land.name, worded(look, land.yields), ROW_SIGNS[row], colour)
                )
            else:
                city = b.cities[tile]
                sign, ink = ("empire.wonder", "wonder") if city.wonder else (ROW_SIGNS[row], colour)
                lines.append(Line(("city", tile), city.name, city_text(look, city), sign, ink))
    lines.append(Line(None, look.say("tiles-empire"), "", ROW_SIGNS[EMPIRE], "expansion"))
    for empire in b.empire:
        seat = s.empire[empire.index]
        text = empire_text(look, empire.side(max(1, s.era)))
        place = ("empire", empire.index)
        lines.append(Line(place, empire.name, text, ROW_SIGNS[EMPIRE], "expansion", seat, spent=seat >= 0))
    return lines


def held_lines(look: Look, seat: int) -> list[Line]:
    """Everything that a player holds."""
    s, b = look.view, box(look.view.parts)
    p = s.players[seat]
    mine = seat == look.seat
    lines = [Line(None, look.say("tiles-held", name=look.name(seat)), "", seat=seat)]

    def place(what: str, n: int) -> Place:
        return (what, n) if mine else ("theirs", seat * LOT + len(lines))

    for tile in p.progress:
        sort = b.progress[tile]
        wait = look.say("tile-waits") if tile in p.waits else ""
        flipped = tile in p.flipped
        where, text = place("held", tile), sort.text + wait
        lines.append(Line(where, sort.name, text, ROW_SIGNS[PROGRESS], "progress", seat, flipped))
    for tile in p.cities:
        city = b.cities[tile]
        sign, ink = ("empire.wonder", "wonder") if city.wonder else (ROW_SIGNS[CITY], "city")
        lines.append(Line(place("city", tile), city.name, city_text(look, city), sign, ink, seat))
    for tile, n in enumerate(p.territory):
        if n:
            land = b.territory[tile]
            what = ("mine" if mine else "theirs", seat * LOT + len(lines))
            text = worded(look, land.yields)
            lines.append(Line(what, f"{n}× {land.name}", text, ROW_SIGNS[TERRITORY], "territory", seat))
    return lines


class Tiles(Board):
    """One widget for all tiles; it scrolls with the cursor."""

    title: ClassVar[str] = "board-tiles"
    top = 0

    @property
    def state(self) -> Any:
        """The position as the viewer sees it."""
        return self.looking().view

    def looking(self) -> Look:
        """The present look."""
        assert self.look is not None
        return self.look

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
            self.known = look, found, {line.place: n for n, line in enumerate(found) if line.place is not None}
        return self.known[1]

    known: tuple[Look, list[Line], dict[Place, int]] | None = None

    def number(self, place: Place | None) -> int:
        """The line of a place, -1 if there is none."""
        self.lines()
        assert self.known is not None
        return self.known[2].get(place, -1) if place is not None else -1

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
        return [line.place for line in self.lines() if line.place is not None] if self.look is not None else []

    def hit(self, x: int, y: int) -> Place | None:
        if self.look is None:
            return None
        for n, line in enumerate(self.lines()):
            left, at = self.cell(n)
            if line.place is not None and at == y and left - 1 <= x < left + self.sized[0] // self.columns:
                return line.place
        return None

    # -- drawing ------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        lines, height = self.lines(), self.sized[1]
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

    def follow(self, height: int) -> None:
        """Scroll as little as needed to show what can be picked, and the cursor at any rate."""
        rows = -(-len(self.lines()) // self.columns)
        lit = sorted(n for n in map(self.number, self.lit) if n >= 0)
        for n in (*lit[-1:], *lit[:1], self.number(self.cursor)):
            if n >= 0:
                y = self.cell(n)[1]
                self.top += min(0, y - 1) + max(0, y - (height - 2))
        self.top = max(0, min(self.top, rows - height))

    def chip(self, canvas: Canvas, x: int, y: int, seat: int) -> None:
        """A player's mark on his colour."""
        canvas.text(x, y, f" {self.looking().glyph(seat)} ", f"seat.{seat + 1}.text", f"seat.{seat + 1}", BOLD)

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
        canvas.text(x + 3, y, line.name[:17], colour, None, BOLD if lit else 0)
        at = x + 3 + min(17, max(len(line.name), 11)) + 1
        room = width - (at - x) - 1
        text = line.text if len(line.text) <= room else line.text[: room - 1] + look.sign("ui.more")
        canvas.text(at, y, text, colour if lit else "dim")
        if line.spent and line.place[0] == "empire":
            self.chip(canvas, x + width - 4, y, line.seat)
        if lit:
            canvas.sign(x - 1, y, "ui.legal", "legal.text", "legal", BOLD)
        if place in self.picked:
            canvas.text(x - 1, y, "{", "accent.on", "accent", BOLD)
        if place == self.cursor:
            canvas.sign(x - 1, y, "ui.right", "cursor.on", "cursor", BOLD)
            canvas.text(x + 3, y, line.name[:17], "cursor.on", "cursor", BOLD)

    # -- words --------------------------------------------------------------------------------------------------

    def about(self, place: Place) -> str:
        n = self.number(place) if self.look is not None else -1
        if n < 0:
            return ""
        look, line = self.looking(), self.lines()[n]
        parts = [line.name, line.text]
        s, b = look.view, box(look.view.parts)
        if place[0] == "progress":
            sort = b.progress[place[1]]
            parts.append(look.say("about-era", era=ERAS[sort.era]))
            if sort.red:
                parts.append(look.say("about-red"))
        if line.seat >= 0:
            parts.append(look.say("about-held", name=look.name(line.seat)))
        if line.spent and place[0] != "empire":
            parts.append(look.say("about-flipped"))
        if place[0] == "held" and place[1] in s.players[look.seat].waits:
            rivals = s.players[look.seat].waits[place[1]]
            names = [look.name(seat) for seat in range(len(s.players)) if rivals >> seat & 1]
            parts.append(look.say("about-waits", names=", ".join(names)))
        return " · ".join(parts)
