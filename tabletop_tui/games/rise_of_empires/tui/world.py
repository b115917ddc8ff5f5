"""The world map: regions in their era's colour, standards, benefits and everybody's cubes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from ....engine import Place
from ....tui.board import Board
from ....tui.canvas import Canvas
from ....tui.ink import BOLD
from ....tui.look import Look
from ..box import box
from ..control import leaders
from ..pieces import AREAS, OLD, SEA, Region
from ..reach import WAYS, shut, way
from .lands import HEIGHT, WIDTH, crossings, labels, lands
from .marks import ERAS, brief, worded

SCALES = (4, 3, 2)
"""Sizes of the map, in halves of the picture."""


class World(Board):
    """One widget for the world."""

    title: ClassVar[str] = "board-world"
    across, down = 2, 2
    """How much wider and taller than the picture the map is drawn, in halves."""
    shift = (0, 0)
    """Columns and lines of the map that lie outside, to the left and above."""

    @property
    def state(self) -> Any:
        """The position as the viewer sees it."""
        return self.looking().view

    def looking(self) -> Look:
        """The present look."""
        assert self.look is not None
        return self.look

    def fit(self, width: int, height: int) -> tuple[int, int]:
        self.across = next((n for n in SCALES if WIDTH * n // 2 <= width), SCALES[-1])
        self.down = next((n for n in SCALES if HEIGHT * n // 2 + 1 <= height), SCALES[-1])
        full, tall = self.full
        return min(width, full), min(height, tall + 1)

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
            x, y = labels(b)[n]
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
            line, column = 2 * (y + self.shift[1]) // self.down, 2 * (x + self.shift[0]) // self.across
            picture = lands(box(self.state.parts))
            if 0 <= line < HEIGHT and 0 <= column < WIDTH and picture[line][column] >= 0:
                return "region", picture[line][column]
        return super().hit(x, y)

    def named(self, text: str) -> Place | None:
        if self.look is None:
            return None
        for region in box(self.state.parts).regions:
            if text.lower() in (region.key, region.name.lower()):
                return "region", region.index
        return None

    # -- drawing ------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        b = box(self.state.parts)
        self.follow()
        canvas.block(0, 0, canvas.width, 2 * (self.sized[1] - 1), "sea")
        fills = [self.fill(region) for region in b.regions]
        self.paint_land(canvas, fills)
        for one, other in crossings(b):
            self.paint_crossing(canvas, one, other)
        for region in b.regions:
            self.paint_region(canvas, region, fills[region.index])
        bottom = self.sized[1] - 1
        canvas.text(0, bottom, " " * self.sized[0], "text", "background")
        self.paint_players(canvas)
        for place in self.lit:
            self.around(canvas, place, "()", "legal")
        for place in self.picked:
            self.around(canvas, place, "{}", "accent")
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

    def fill(self, region: Region) -> str:
        """The colour of a region: its era's, or water."""
        return "region.sea.lit" if region.area == SEA else f"era.{region.era}"

    def paint_land(self, canvas: Canvas, fills: list[str]) -> None:
        """Land with a seam at the right and lower sides where another region follows."""
        picture, across, down = lands(box(self.state.parts)), self.across, self.down
        for y in range(HEIGHT * down):
            line = picture[y // down]
            under = picture[min(HEIGHT - 1, (y + 1) // down)]
            for x in range(WIDTH * across // 2):
                here = line[2 * x // across]
                if here < 0:
                    continue
                right = line[min(WIDTH - 1, 2 * (x + 1) // across)]
                below = under[2 * x // across]
                seam = (right >= 0 and right != here) or (below >= 0 and below != here)
                colour = "background" if seam else fills[here]
                canvas.dot(x - self.shift[0], y - 2 * self.shift[1], colour)

    def paint_crossing(self, canvas: Canvas, one: tuple[int, int], other: tuple[int, int]) -> None:
        """A dashed line over the water."""
        (x1, y1), (x2, y2) = ((x * self.across / 2 + 0.5, (y + 0.5) * self.down) for x, y in (one, other))
        left, top = self.shift[0], 2 * self.shift[1]
        canvas.line(x1 - left, y1 - top, x2 - left, y2 - top, "era.1", 1)

    def width_at(self, region: Region, y: int) -> int:
        """How wide a region's land is on the line of its label."""
        line = lands(box(self.state.parts))[min(HEIGHT - 1, max(0, y))]
        return line.count(region.index) * self.across // 2 - 1

    def paint_region(self, canvas: Canvas, region: Region, fill: str) -> None:
        """Name, standard, benefit and cubes; the era where the region is still shut."""
        look, s, ink = self.looking(), self.state, f"{fill}.on"
        x, y = self.spot(("region", region.index)) or (0, 0)
        standard = f"{region.first}/{region.second}"
        name = f"{region.key.upper()} {standard}"
        if len(region.name) + len(standard) + 3 <= self.width_at(region, 2 * (y - 1 + self.shift[1]) // self.down):
            name = f"{region.name} {standard}"
        canvas.text(x - len(name) // 2, y - 1, name, ink, fill, BOLD)
        cubes = [(seat, p.cubes[region.index]) for seat, p in enumerate(s.players) if p.cubes[region.index]]
        parts = [(seat, self.cubes_text(seat, n, region.index)) for seat, n in sorted(cubes, key=lambda c: -c[1])]
        rows: list[list[tuple[int, str]]] = [[]]
        for seat, text in parts:
            if sum(len(t) for _, t in rows[-1]) + len(text) > 8 * self.across // 2:
                rows.append([])
            rows[-1].append((seat, text))
        benefit = brief(look, region.benefit)
        closed = shut(s, region.index)
        if len(rows) < 2 or self.down > 2:
            canvas.text(x - len(benefit) // 2, y, benefit, ink, fill)
        elif len(rows) > 1:
            y -= 1
        if not parts:
            text = ERAS[region.era] if closed == "later-era" else look.sign("ui.no") if closed else ""
            canvas.text(x - len(text) // 2, y + 1, text, ink, fill)
        for line, row in enumerate(rows[:2]):
            at = x - sum(len(t) for _, t in row) // 2
            for seat, text in row:
                canvas.text(at, y + 1 + line, text, f"seat.{seat + 1}.text", f"seat.{seat + 1}", BOLD)
                at += len(text)

    def cubes_text(self, seat: int, n: int, region: int) -> str:
        """A player's mark and number of cubes, with the alliance piece."""
        look = self.looking()
        ally = look.sign("empire.alliance") if self.state.players[seat].ally == region else ""
        return f"{look.glyph(seat)}{n}{ally}"

    def paint_players(self, canvas: Canvas) -> None:
        """All players below the map, with their cubes on it."""
        look, s, y = self.looking(), self.state, self.sized[1] - 1
        each = self.sized[0] // len(s.players)
        for seat, p in enumerate(s.players):
            x = each * seat
            canvas.text(x + 1, y, f" {look.glyph(seat)} ", f"seat.{seat + 1}.text", f"seat.{seat + 1}", BOLD)
            canvas.text(x + 5, y, f"{sum(p.cubes)} {look.name(seat)}"[: each - 5], "text")

    def around(self, canvas: Canvas, place: Place, pair: str, colour: str) -> None:
        """A pair of brackets around a region's benefit, or a player's chip."""
        spot = self.spot(place)
        if spot is not None:
            x, y = spot
            wide = 3 if place[0] == "region" else 2
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
        parts = [f"{region.name} ({region.key.upper()})"]
        if region.area != OLD:
            parts.append(look.say(f"area-{AREAS[region.area]}"))
        if no := self.reason(region.index):
            parts.append(no)
        parts.append(look.say("about-standard", first=region.first, second=region.second))
        if any(region.benefit):
            parts.append(look.say("about-benefit", goods=worded(look, region.benefit)))
        first, second = leaders(s, region.index)
        if first:
            names = ", ".join(look.name(seat) for seat in first)
            parts.append(look.say("about-control", names=names, count=len(first)))
        if second:
            parts.append(look.say("about-second", names=", ".join(look.name(seat) for seat in second)))
        return " · ".join(parts)

    def reason(self, region: int) -> str:
        """Why cubes cannot be placed in a region now, "" if they can or nobody is placing."""
        look, s = self.looking(), self.state
        frame, name = s.stack[-1] if s.stack else None, box(s.parts).regions[region].name
        if frame is None or frame.kind != "placing":
            no = shut(s, region)
            return look.say(f"no-{no}", region=name) if no else ""
        no = way(s, frame, region)
        if no in WAYS:
            return look.say(f"way-{no}")
        first = box(s.parts).regions[frame.first].name if frame.first >= 0 else ""
        return look.say(f"no-{no}", region=name, number=frame.number, first=first)
