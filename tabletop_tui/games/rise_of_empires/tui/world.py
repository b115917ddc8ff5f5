"""The world map: regions in their era's colour, standards, benefits and all players' cubes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from ....cells import cell_len, graphemes
from ....engine import Event, Place
from ....tui.look import Look
from ....tui.paint.ink import BOLD
from ....tui.widgets.animation import Animation
from ....tui.widgets.canvas import Canvas
from ..components.box import box
from ..rules.control import leaders
from ..rules.pieces import AREAS, OLD, SEA, Region
from ..rules.turns.reach import START, WAYS, way, why_closed
from ..view.sheet import closed_region, goods_text, letters
from . import world_picture
from .chips import CELLS, ROWS, cube_rows, paint_chips, paint_players
from .empire_board import EmpireBoard
from .labels import Text, placed
from .leads.changes import lead_changes
from .leads.tint import hatch, shared, stripe, tinted
from .marks import ERAS, brief
from .motion.between import NOTHING, MapScene, Regions
from .motion.map_scenes import map_scenes
from .palette import PICTURE
from .reasons import sentence, short
from .world_cells import ACROSS, DOWN, HEIGHT, WIDTH, crossings, labels, picture

ROOMY = 3
"""From this scale on, a region has its standard beside its benefit, and the sea a shore."""


class World(EmpireBoard):
    """The board of the world map."""

    title: ClassVar[str] = "board-world"
    across, down = 2, 2
    """Scale of the map relative to the picture, in halves."""
    shift = (0, 0)
    """Columns and lines of the map scrolled out to the left and above."""
    ground: tuple[Canvas, object] | None = None
    """The canvas that caches land and sea, and what it depends on."""

    def __init__(self) -> None:
        super().__init__()
        self.between = NOTHING  # what a film shows now, until something else is shown
        self.moving: Look | None = None  # the position of that moment
        self.changed: Mapping[int, tuple[str, int]] = {}  # where the lead is another
        self.spans: dict[int, tuple[int, int]] = {}
        """The columns of the text in the middle line of each region."""
        self.whole: Mapping[int, int] = {}  # the first columns of the names that fit

    def show(self, look: Look, lit: Mapping[Place, int], picked: tuple[Place, ...] = ()) -> None:
        self.between, self.moving = NOTHING, None
        self.changed = lead_changes(look)
        super().show(look, lit, picked)

    def looking(self) -> Look:
        return self.moving or super().looking()

    def animations(self, events: Sequence[Event]) -> Sequence[Animation]:
        cells = Counter(region for line in self.land()[::2] for region in line)
        columns = [x for x, _ in self.labels()]
        known = Regions(
            columns, [cells[n] for n in range(len(columns))], self.looking().ink.pictures
        )
        return map_scenes(super().looking(), events, known)

    def frame(self, animation: Animation, at: float) -> None:
        """Draw the map as it is at that moment of a film."""
        if isinstance(animation, MapScene):
            self.between = animation.between(at)
            self.moving = self.between.look(super().looking())
        super().frame(animation, at)

    def fit(self, width: int, height: int) -> tuple[int, int]:
        self.across = next((n for n in ACROSS if WIDTH * n // 2 <= width), ACROSS[-1])
        tall = (n for n in DOWN if n <= self.across + 1 and HEIGHT * n // 2 + 1 <= height)
        self.down = next(tall, DOWN[-1])
        full, lines = self.full
        return min(width, full), min(height, lines + 1)

    @property
    def full(self) -> tuple[int, int]:
        """Return columns and lines of the whole map."""
        return WIDTH * self.across // 2, HEIGHT * self.down // 2

    # -- places ------------------------------------------------------------------------------------

    def spot(self, place: Place) -> tuple[int, int] | None:
        if self.look is None or 0 in self.sized:
            return None
        what, n = place
        printed = box(self.state.parts)
        if what == "region" and 0 <= n < len(printed.regions):
            x, y = self.labels()[n]
            return x * self.across // 2 - self.shift[0], y * self.down // 2 - self.shift[1]
        if what == "player" and 0 <= n < len(self.state.players):
            return n * (self.sized[0] // len(self.state.players)) + 2, self.sized[1] - 1
        return None

    def labels(self) -> tuple[tuple[int, int], ...]:
        """Return the centre of each region's text, on the small map."""
        plain = self.looking().ink.pictures == "plain"
        return labels(self.state.parts) if plain else world_picture.labels(self.state.parts)

    def land(self) -> tuple[tuple[int, ...], ...]:
        """Return the region of every half line and column of the whole map, or -1."""
        if self.looking().ink.pictures == "plain":
            return picture(self.state.parts, self.across, self.down)
        return world_picture.owners(self.state.parts, *self.full)

    def places(self) -> Iterable[Place]:
        if self.look is None:
            return []
        return [("region", n) for n in range(len(box(self.state.parts).regions))]

    def mark_rooms(self, place: Place, cells: int) -> Iterable[tuple[int, int]]:
        """Yield the cells beside a region's benefit, for its letters."""
        x, y = self.spot(place) or (0, 0)
        start, end = self.spans.get(place[1], (x, x)) if place[0] == "region" else (x, x)
        return [(end, y), (end + 1, y), (start - cells, y), (x, y)]

    def fresh_rooms(self, place: Place) -> Iterable[tuple[int, int]]:
        """Yield the cells beside a region's benefit, then beside its cubes."""
        x, y = self.spot(place) or (0, 0)
        start, end = self.spans.get(place[1], (x, x + 1))
        return [(column, line) for line in (y, y + 1, y - 1) for column in (end, start - 1)]

    def hit(self, x: int, y: int) -> Place | None:
        if self.look is not None and y < self.sized[1] - 1:
            land = self.land()
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

    def spelt(self) -> Mapping[str, Place]:
        if not any(what == "region" for what, _ in self.lit):
            return {}  # else all of them: a closed region shows why
        words, regions = self.looking().words, box(self.state.parts).regions
        return {letters(region, words).casefold(): ("region", region.index) for region in regions}

    # -- drawing -----------------------------------------------------------------------------------

    def wipe(self, canvas: Canvas) -> None:
        self.follow()
        printed = box(self.state.parts)
        fills = tuple(self.fill(region) for region in printed.regions)
        stripes = self.stripes()
        known = self.across, self.down, self.shift, self.sized, fills, stripes, self.looking().ink
        if self.ground is not None and self.ground[0] is canvas and self.ground[1] == known:
            canvas.restart()
            return
        if self.looking().ink.pictures != "plain":
            self.paint_earth(canvas, fills, stripes)
            canvas.keep()
            self.ground = canvas, known
            return
        canvas.clear()
        canvas.block(0, 0, canvas.width, 2 * (self.sized[1] - 1), "sea")
        self.paint_land(canvas, fills, stripes)
        for one, other in crossings(self.state.parts):
            self.paint_crossing(canvas, one, other)
        canvas.block(0, 2 * (self.sized[1] - 1), canvas.width, 2, "background")
        canvas.keep()
        self.ground = canvas, known

    def paint_earth(
        self, canvas: Canvas, fills: tuple[str, ...], stripes: Mapping[int, tuple[str, ...]]
    ) -> None:
        """Paint the world with its coasts, the lanes over the sea, and the row of players below."""
        ink = self.looking().ink
        paints = PICTURE.get(ink.theme.name, PICTURE["table"])
        colours = {n: ink.packed(fill) for n, fill in enumerate(fills, 1)}
        colours |= {
            world_picture.OPEN: ink.packed("sea"),
            world_picture.NEAR: paints["sea.near"],
            world_picture.BORDER: paints["border"],
        }
        made = ink.painter(canvas.width, canvas.height)
        world_picture.paint_regions(made, self.state.parts, self.full, self.shift, colours)
        packed = {n: [ink.packed(colour) for colour in each] for n, each in stripes.items()}
        hatch(made, self.state.parts, self.full, self.shift, packed)
        below = made.block(0, 2 * (self.sized[1] - 1), canvas.width, 2)
        made.fill(below, ink.packed("background"))
        canvas.over(made)
        left, top = self.shift
        for one, other in world_picture.lanes(self.state.parts):
            (x1, y1), (x2, y2) = (
                (x * self.across / 2 + 0.5, (y + 0.5) * self.down) for x, y in (one, other)
            )
            canvas.trace(x1 - left, y1 - 2 * top, x2 - left, y2 - 2 * top, "text")

    def paint(self, canvas: Canvas) -> None:
        self.whole = self.whole_names()
        for region in box(self.state.parts).regions:
            self.paint_region(canvas, region, self.fill(region))
        paint_players(canvas, self.looking(), self.sized[0], self.sized[1] - 1)
        for place in self.lit:
            self.around(canvas, place, "()", "legal")
        for place in self.picked:
            self.around(canvas, place, "{}", "accent")

    def paint_cursor(self, canvas: Canvas) -> None:
        if self.cursor is not None:
            self.around(canvas, self.cursor, "[]", self.pointer)

    def follow(self) -> None:
        """On a small screen, scroll as little as possible to show the region under the cursor."""
        spot = (
            self.spot(self.cursor)
            if self.cursor is not None and self.cursor[0] == "region"
            else None
        )
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
        """Return a region's colour: its era's, or water, with a tint of its leader; darker if it is
        closed, or if no cube may be placed there while others are lit.
        """
        usual = tinted(self.state, region.index, self.ground_of(region))
        return self.between.fill(region.index, usual)

    def ground_of(self, region: Region) -> str:
        """Return a region's colour without leaders."""
        colour = "region.sea.lit" if region.area == SEA else f"era.{region.era}"
        early = self.state.turn > 0 and why_closed(self.state, region.index)
        shut = early or ("region", region.index) in self.shut
        return f"{colour}.dim" if shut else colour

    def stripes(self) -> dict[int, tuple[str, ...]]:
        """Return the colours of the stripes of each region with several leaders."""
        regions = box(self.state.parts).regions
        plain = {
            region.index: self.ground_of(region)
            for region in regions
            if region.index not in self.between.fills
        }
        return shared(self.state, plain)

    def paint_land(
        self, canvas: Canvas, fills: tuple[str, ...], stripes: Mapping[int, tuple[str, ...]]
    ) -> None:
        """Paint land with a seam to regions on the right and below, and a shore where there is
        room.
        """
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
                    fill = fills[here]
                    if here in stripes:
                        fill = stripes[here][stripe(x, y, len(stripes[here]))]
                    canvas.dot(x - left, y - top, "background" if seam else fill)
                elif shores and max(east, south, line[max(0, x - 1)], above[x]) >= 0:
                    canvas.dot(x - left, y - top, "sea.lit")

    def paint_crossing(self, canvas: Canvas, one: tuple[int, int], other: tuple[int, int]) -> None:
        """Paint a dashed line over the water."""
        (x1, y1), (x2, y2) = (
            (x * self.across / 2 + 0.5, (y + 0.5) * self.down) for x, y in (one, other)
        )
        left, top = self.shift[0], 2 * self.shift[1]
        canvas.line(x1 - left, y1 - top, x2 - left, y2 - top, "era.1", 1)

    def width_at(self, region: Region, y: int) -> int:
        """Return the width of a region's land on a line of the board."""
        land = self.land()
        return land[min(len(land) - 1, max(0, 2 * (y + self.shift[1])))].count(region.index) - 1

    def paint_region(self, canvas: Canvas, region: Region, fill: str) -> None:
        """Paint name, standard, benefit and cubes; for a closed region its era, or why no cube may
        be placed.
        """
        look, s, ink, plate = self.looking(), self.state, f"{fill}.on", canvas.plate(fill)
        x, y = self.spot(("region", region.index)) or (0, 0)
        head, standard = self.standard(region)
        name = look.read(region.name)
        left = self.start(x, cell_len(name))
        if canvas.picture is not None:
            left = self.whole.get(region.index, -1) if not head else -1
            wide = left >= 0
        else:
            wide = not head and cell_len(name) + 2 <= self.width_at(region, y - 1)
        if not wide:
            name = letters(region, look.words) + head
            left = self.start(x, cell_len(name))
        self.paint_banner(canvas, region, left, y - 1, name, fill)
        if region.index in self.changed:
            sign, seat = self.changed[region.index]
            at = left + cell_len(name) if left + cell_len(name) < self.sized[0] else left - 1
            canvas.sign(at, y - 1, sign, f"seat.{seat + 1}.text", f"seat.{seat + 1}", BOLD)
        lost = {
            seat: cubes
            for (where, seat), cubes in self.between.losses.items()
            if where == region.index
        }
        rows = cube_rows(look, region.index, self.across, lost)
        early = why_closed(s, region.index)
        beside, raised = "", len(rows) > 1 and self.down <= 2
        if not raised:
            left = self.start(x, len(standard), 1)
            canvas.text(left, y, standard, ink, plate)
            self.spans[region.index] = left, left + len(standard)
        else:
            y, beside = y - 1, standard
        if not rows and early:
            text = ERAS[region.era] if early == "later-era" else look.sign("ui.no")
            canvas.text(x - len(text) // 2, y + 1, text, ink, plate)
        for line, row in enumerate(rows[:ROWS], y + 1):
            cells = sum(len(text) for _, text in row)
            at = self.start(x, cells, 1)
            if beside and line == y + ROWS:
                at = self.start(x, cells + 1 + len(beside))
                canvas.text(at + cells + 1, line, beside, ink, plate)
            if raised and line == y + 1:
                self.spans[region.index] = at, at + cells
            paint_chips(canvas, look, row, at, line, lost)

    def paint_banner(
        self, canvas: Canvas, region: Region, x: int, y: int, name: str, fill: str
    ) -> None:
        """Paint a region's name, in a picture on its leader's colour; hatched for
        several leaders.
        """
        first, _second = leaders(self.state, region.index)
        if canvas.picture is None or not first:
            canvas.text(x, y, name, f"{fill}.on", canvas.plate(fill), BOLD)
            return
        for n, (letter, cells) in enumerate(graphemes(name)):
            seat = f"seat.{first[n % len(first)] + 1}"
            canvas.text(x, y, letter, f"{seat}.text", seat, BOLD)
            x += cells

    def start(self, x: int, cells: int, margin: int = 0) -> int:
        """Return the first of *cells* cells centred on a column, kept on the map with a margin."""
        left, right = margin - self.shift[0], self.full[0] - self.shift[0] - margin
        return max(left, min(x - cells // 2, right - cells))

    def whole_names(self) -> Mapping[int, int]:
        """Return the regions whose full names fit, each with the first column of its name."""
        printed, chips = box(self.state.parts), max(CELLS, 4 * self.across) + 2
        texts = []
        for region in printed.regions:
            x, y = self.spot(("region", region.index)) or (0, 0)
            middle = self.standard(region)[1]
            name = self.looking().read(region.name)
            texts.append(Text(x, y, name, (4, len(middle), chips, chips)))
        return placed(texts, self.start)

    def standard(self, region: Region) -> tuple[str, str]:
        """Return the texts beside a region's short name and below it: its benefit, or why no cube
        may be placed.
        """
        look, s = self.looking(), self.state
        standard, gives = f"{region.first}/{region.second}", brief(look, region.benefit)
        head, text = f" {standard}", gives
        if self.across >= ROOMY or (look.ink.pictures != "plain" and self.down > 2):
            head, text = "", f"{look.sign('empire.standard')}{standard} {gives}".rstrip()
        no = self.shut.get(("region", region.index))
        if no is not None and why_closed(s, region.index) != "later-era":
            text = short(look, no)
        return head, text

    def around(self, canvas: Canvas, place: Place, pair: str, colour: str) -> None:
        """Paint a pair of brackets around the centre of a region, or a player's chip."""
        spot = self.spot(place)
        if spot is not None:
            x, y = spot
            wide = 2 if place[0] == "player" else 3 if self.across < ROOMY else 6
            left, right = x - wide, x + wide
            if place[0] == "region":  # beside the text of the line, which may be longer
                start, end = self.spans.get(place[1], (x, x + 1))
                left = max(0, min(left, start - 1))
                right = min(self.sized[0] - 1, max(right, end))
            canvas.bracket(left, y, pair[0], colour)
            canvas.bracket(right, y, pair[1], colour)

    # -- words -------------------------------------------------------------------------------------

    def about(self, place: Place) -> str:
        if self.look is None:
            return ""
        look, s, printed = self.look, self.state, box(self.state.parts)
        if place[0] == "player":
            return look.name(place[1])
        region = printed.regions[place[1]]
        parts = [f"{look.read(region.name)} ({letters(region, look.words)})"]
        if changes := self.changes(place):
            parts.append(changes)
        if region.area != OLD:
            parts.append(look.say(f"area-{AREAS[region.area]}"))
        if no := self.reason(region.index):
            parts.append(no)
        parts.append(look.say("about-standard", first=region.first, second=region.second))
        if any(region.benefit):
            parts.append(look.say("about-benefit", goods=goods_text(region.benefit, look.words)))
        first, second = leaders(s, region.index)
        parts += [
            f"{look.name(seat)} {s.players[seat].cubes[region.index]}" for seat in (*first, *second)
        ]
        return " · ".join(parts)

    def reason(self, region: int) -> str:
        """Return why cubes cannot be placed in a region now, or how they can.

        "" if it is open and the viewer is not placing cubes.
        """
        look, s = self.looking(), self.state
        if (no := self.shut.get(("region", region))) is not None:
            return sentence(look, no)
        frame = s.stack[-1] if s.stack else None
        if frame is not None and frame.kind == "placing" and frame.seat == look.seat:
            how = way(s, frame, region)
            text = f"{how}-beside" if how == START and frame.first >= 0 else how
            return look.say(f"way-{text}") if how in WAYS else ""
        return closed_region(s, box(s.parts).regions[region], look.words)
