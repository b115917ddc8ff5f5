"""The world map: regions in their era's colour, standards, benefits and everybody's cubes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from ....engine import Place
from ....tui.canvas import Canvas
from ....tui.ink import BOLD
from ..box import box
from ..control import leaders
from ..pieces import AREAS, CUBE, OLD, SEA, Region
from ..reach import WAYS, shut, way
from ..sheet import goods_text, letters
from .empire_board import EmpireBoard
from .lands import ACROSS, DOWN, HEIGHT, WIDTH, crossings, labels, picture
from .marks import ERAS, SIGNS, brief
from .reasons import sentence, short

SHORTEST = 3
"""Cells of a player's name below the map at least; where there are fewer, the mark must do."""

ROOMY = 3
"""From this size on a region has its standard beside its benefit, and the sea a shore."""


class World(EmpireBoard):
    """One widget for the world."""

    title: ClassVar[str] = "board-world"
    across, down = 2, 2
    """How much wider and taller than the picture the map is drawn, in halves."""
    shift = (0, 0)
    """Columns and lines of the map that lie outside, to the left and above."""
    ground: tuple[Canvas, object] | None = None
    """The canvas on which land and sea are kept, and what they depend on."""

    def fit(self, width: int, height: int) -> tuple[int, int]:
        self.across = next((n for n in ACROSS if WIDTH * n // 2 <= width), ACROSS[-1])
        tall = (n for n in DOWN if n <= self.across + 1 and HEIGHT * n // 2 + 1 <= height)
        self.down = next(tall, DOWN[-1])
        full, lines = self.full
        return min(width, full), min(height, lines + 1)

    @property
    def full(self) -> tuple[int, int]:
        """Columns and lines of the whole map."""
        return WIDTH * self.across // 2, HEIGHT * self.down // 2

    # -- places -------------------------------------------------------------------------------------------------

    def spot(self, place: Place) -> tuple[int, int] | None:
        if self.look is None or 0 in self.sized:
            return None
        what, n = place
        b = box(self.state.parts)
        if what == "region" and 0 <= n < len(b.regions):
            x, y = labels(self.state.parts)[n]
            return x * self.across // 2 - self.shift[0], y * self.down // 2 - self.shift[1]
        if what == "player" and 0 <= n < len(self.state.players):
            return n * (self.sized[0] // len(self.state.players)) + 2, self.sized[1] - 1
        return None

    def places(self) -> Iterable[Place]:
        if self.look is None:
            return []
        return [("region", n) for n in range(len(box(self.state.parts).regions))]

    def hit(self, x: int, y: int) -> Place | None:
        if self.look is not None and y < self.sized[1] - 1:
            land = picture(self.state.parts, self.across, self.down)
            line, column = 2 * (y + self.shift[1]), x + self.shift[0]
            if line < len(land) and column < len(land[0]) and land[line][column] >= 0:
                return "region", land[line][column]
        return super().hit(x, y)

    def named(self, text: str) -> Place | None:
        if self.look is None:
            return None
        for region in box(self.state.parts).regions:
            short, name = letters(region, self.look.words), self.look.read(region.name)
            if text.lower() in (region.key, region.name.lower(), short.lower(), name.lower()):
                return "region", region.index
        return None

    # -- drawing ------------------------------------------------------------------------------------------------

    def wipe(self, canvas: Canvas) -> None:
        self.follow()
        b = box(self.state.parts)
        fills = tuple(self.fill(region) for region in b.regions)
        known = self.across, self.down, self.shift, self.sized, fills
        if self.ground is not None and self.ground[0] is canvas and self.ground[1] == known:
            canvas.restart()
            return
        canvas.clear()
        canvas.block(0, 0, canvas.width, 2 * (self.sized[1] - 1), "sea")
        self.paint_land(canvas, fills)
        for one, other in crossings(self.state.parts):
            self.paint_crossing(canvas, one, other)
        canvas.block(0, 2 * (self.sized[1] - 1), canvas.width, 2, "background")
        canvas.keep()
        self.ground = canvas, known

    def paint(self, canvas: Canvas) -> None:
        for region in box(self.state.parts).regions:
            self.paint_region(canvas, region, self.fill(region))
        self.paint_players(canvas)
        for place in self.lit:
            self.around(canvas, place, "()", "legal")
        for place in self.picked:
            self.around(canvas, place, "{}", "accent")

    def paint_cursor(self, canvas: Canvas) -> None:
        if self.cursor is not None:
            self.around(canvas, self.cursor, "[]", "cursor")

    def follow(self) -> None:
        """On a small screen, move the map as little as needed to show the region under the cursor."""
        spot = self.spot(self.cursor) if self.cursor is not None and self.cursor[0] == "region" else None
        moved = []
        rooms = (self.sized[0], self.sized[1] - 1)
        for axis, (full, room, margin) in enumerate(zip(self.full, rooms, (5, 2), strict=True)):
            start = self.shift[axis]
            if spot is not None:
                start += min(0, spot[axis] - margin) + max(0, spot[axis] + margin + 1 - room)
            moved.append(max(0, min(start, full - room)))
        self.shift = moved[0], moved[1]
        self.steady = all(full <= room for full, room in zip(self.full, rooms, strict=True))

    def fill(self, region: Region) -> str:
        """The colour of a region: its era's, or water; darker where no cube may go while others are lit."""
        colour = "region.sea.lit" if region.area == SEA else f"era.{region.era}"
        return f"{colour}.dim" if ("region", region.index) in self.shut else colour

    def paint_land(self, canvas: Canvas, fills: tuple[str, ...]) -> None:
        """Land with a seam at the right and lower sides where another region follows; a shore where there is room."""
        land = picture(self.state.parts, self.across, self.down)
        right, bottom = len(land[0]) - 1, len(land) - 1
        left, top = self.shift[0], 2 * self.shift[1]
        shores = self.across >= ROOMY
        for y, line in enumerate(land):
            above, under = land[max(0, y - 1)], land[min(bottom, y + 1)]
            for x, here in enumerate(line):
                east, south = line[min(right, x + 1)], under[x]
                if here >= 0:
                    seam = (east >= 0 and east != here) or (south >= 0 and south != here)
                    canvas.dot(x - left, y - top, "background" if seam else fills[here])
                elif shores and max(east, south, line[max(0, x - 1)], above[x]) >= 0:
                    canvas.dot(x - left, y - top, "sea.lit")

    def paint_crossing(self, canvas: Canvas, one: tuple[int, int], other: tuple[int, int]) -> None:
        """A dashed line over the water."""
        (x1, y1), (x2, y2) = ((x * self.across / 2 + 0.5, (y + 0.5) * self.down) for x, y in (one, other))
        left, top = self.shift[0], 2 * self.shift[1]
        canvas.line(x1 - left, y1 - top, x2 - left, y2 - top, "era.1", 1)

    def width_at(self, region: Region, y: int) -> int:
        """How wide a region's land is on a line of the board."""
        land = picture(self.state.parts, self.across, self.down)
        return land[min(len(land) - 1, max(0, 2 * (y + self.shift[1])))].count(region.index) - 1

    def paint_region(self, canvas: Canvas, region: Region, fill: str) -> None:
        """Name, standard, benefit and cubes; the era where the region is still shut, or why no cube may go there."""
        look, s, ink = self.looking(), self.state, f"{fill}.on"
        x, y = self.spot(("region", region.index)) or (0, 0)
        standard, gives = f"{region.first}/{region.second}", brief(look, region.benefit)
        if self.across >= ROOMY:
            head, standard = "", f"{look.sign('empire.standard')}{standard} {gives}".rstrip()
        else:
            head, standard = f" {standard}", gives
        name = look.read(region.name)
        if head or len(name) + 2 > self.width_at(region, y - 1):
            name = letters(region, look.words) + head
        canvas.text(x - len(name) // 2, y - 1, name, ink, fill, BOLD)
        rows = self.cube_rows(region.index)
        no = self.shut.get(("region", region.index))
        early = shut(s, region.index)
        if no is not None and early != "later-era":
            standard = short(look, no)
        if len(rows) < 2 or self.down > 2:
            canvas.text(x - len(standard) // 2, y, standard, ink, fill)
        else:
            y -= 1
        if not rows and early:
            text = ERAS[region.era] if early == "later-era" else look.sign("ui.no")
            canvas.text(x - len(text) // 2, y + 1, text, ink, fill)
        for line, row in enumerate(rows[:2], y + 1):
            at = x - sum(len(text) for _, text in row) // 2
            for seat, text in row:
                canvas.text(at, line, text, f"seat.{seat + 1}.text", f"seat.{seat + 1}", BOLD)
                at += len(text)

    def cube_rows(self, region: int) -> list[list[tuple[int, str]]]:
        """The cubes in a region, most first, in rows that fit: whose, and the mark with number and alliance piece."""
        look, rows = self.looking(), list[list[tuple[int, str]]]()
        players = [(seat, p) for seat, p in enumerate(self.state.players) if p.cubes[region]]
        for seat, p in sorted(players, key=lambda found: -found[1].cubes[region]):
            ally = look.sign("empire.alliance") if p.ally == region else ""
            text = f"{look.glyph(seat)}{p.cubes[region]}{ally}"
            if not rows or sum(len(other) for _, other in rows[-1]) + len(text) > 4 * self.across:
                rows.append([])
            rows[-1].append((seat, text))
        return rows

    def paint_players(self, canvas: Canvas) -> None:
        """All players below the map, with their cubes on it."""
        look, s, y = self.looking(), self.state, self.sized[1] - 1
        each = self.sized[0] // len(s.players)
        for seat, p in enumerate(s.players):
            x, cubes = each * seat, f" {sum(p.cubes)}{look.sign(SIGNS[CUBE])}"
            canvas.text(x + 1, y, f" {look.glyph(seat)} ", f"seat.{seat + 1}.text", f"seat.{seat + 1}", BOLD)
            room = each - 5 - len(cubes)
            name = f" {look.short(seat, room)}" if room >= SHORTEST else ""
            canvas.text(x + 4, y, name + cubes, "text")

    def around(self, canvas: Canvas, place: Place, pair: str, colour: str) -> None:
        """A pair of brackets around the middle of a region, or a player's chip."""
        spot = self.spot(place)
        if spot is not None:
            x, y = spot
            wide = 2 if place[0] == "player" else 3 if self.across < ROOMY else 6
            canvas.text(x - wide, y, pair[0], f"{colour}.on", colour, BOLD)
            canvas.text(x + wide, y, pair[1], f"{colour}.on", colour, BOLD)

    # -- words --------------------------------------------------------------------------------------------------

    def about(self, place: Place) -> str:
        if self.look is None:
            return ""
        look, s, b = self.look, self.state, box(self.state.parts)
        if place[0] == "player":
            return look.name(place[1])
        region = b.regions[place[1]]
        parts = [f"{look.read(region.name)} ({letters(region, look.words)})"]
        if region.area != OLD:
            parts.append(look.say(f"area-{AREAS[region.area]}"))
        if no := self.reason(region.index):
            parts.append(no)
        parts.append(look.say("about-standard", first=region.first, second=region.second))
        if any(region.benefit):
            parts.append(look.say("about-benefit", goods=goods_text(region.benefit, look.words)))
        first, second = leaders(s, region.index)
        parts += [f"{look.name(seat)} {s.players[seat].cubes[region.index]}" for seat in (*first, *second)]
        return " · ".join(parts)

    def reason(self, region: int) -> str:
        """Why cubes cannot be placed in a region now, or how they can; "" if it is open and the viewer places none."""
        look, s = self.looking(), self.state
        if (no := self.shut.get(("region", region))) is not None:
            return sentence(look, no)
        frame = s.stack[-1] if s.stack else None
        if frame is not None and frame.kind == "placing" and frame.seat == look.seat:
            how = way(s, frame, region)
            return look.say(f"way-{how}") if how in WAYS else ""
        early = shut(s, region)
        return look.say(f"no-{early}", region=box(s.parts).regions[region].name) if early else ""
