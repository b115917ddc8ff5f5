"""The action display: rows, circles and discs with their cost, the trade track and the
turn order.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from rich.text import Text
from textual.strip import Strip

from ....cells import cell_len, cut_cells
from ....engine import Event, Place
from ....tui.look import Look
from ....tui.paint.ink import BOLD
from ....tui.widgets.animation import Animation
from ....tui.widgets.canvas import Canvas
from ....tui.widgets.line_widgets import wrapped
from ..components.box import box
from ..rules.actions import CIRCLES
from ..rules.display import circles
from ..rules.pieces import DISC, EMPIRE, TERRITORY
from ..view.describe import display_title, territory_gone, turn_name
from .display_words import no_cubes, sentence_at
from .marks import ERAS, ROW_SIGNS, SIGNS
from .motion.display_scenes import display_scenes
from .plan.discs import Plan, paint_row
from .reasons import sentence, short
from .resting_board import RestingBoard
from .tile_list import INDENT, KINDS, KeptTiles, Tile, paint_tile, scrolled, text_of

if TYPE_CHECKING:
    from .pictures.inset import Inset

BROAD = 61
"""Maximum cells across."""

NARROW = 40
"""Below this many cells across, row names have no spaces."""

SPREAD = 27
"""Lines of a display that is not narrow and has the tiles on a board of their own below it."""

BRACED = 3
"""Minimum cells from one circle to the next that leave room for brackets."""

TOP = 1
"""Line of the first row."""

EMBLEMS = (*KINDS, "trade")
"""The emblems of the rows."""


class Columns(NamedTuple):
    """The cells of the longest name of a row, the circles of the longest row, and the cells from
    one circle to the next.
    """

    label: int
    most: int
    each: int


class Display(RestingBoard):
    """The board of the action display, with the tiles of one row listed below it."""

    title: ClassVar[str] = "board-display"
    above = 0
    """Rows of tiles scrolled out above."""
    last_row = 0
    """The row whose tiles were shown last; Trade and the turn order have none."""

    def __init__(self) -> None:
        super().__init__()
        self.kept = KeptTiles()
        self.emblem: Inset | None = None
        """The emblem of the row whose tiles are shown, below them."""
        self._columns: tuple[Look | None, tuple[int, int], Columns] = None, (0, 0), Columns(0, 0, 0)

    def fit(self, width: int, height: int) -> tuple[int, int]:
        return min(width, BROAD), height

    # -- places ------------------------------------------------------------------------------------

    @property
    def narrow(self) -> bool:
        """Return whether the board is narrow."""
        return self.sized[0] < NARROW

    @property
    def spread(self) -> bool:
        """Return whether the tiles have a board of their own below this one."""
        return not self.narrow and self.sized[1] == SPREAD

    @property
    def pitch(self) -> int:
        """Return the lines from one row to the next."""
        return 3 if self.spread else 1

    @property
    def columns(self) -> Columns:
        """Return the columns of the rows, measured once for each position and size."""
        look, sized, found = self._columns
        if look is not self.look or sized != self.sized:
            names = max(cell_len(self.row_name(row)) for row in range(5)) + 2
            most = max(circles(self.state, row) for row in range(5))
            label = max(8, min(names, self.sized[0] - BRACED * most))
            found = Columns(label, most, max(2, min(6, (self.sized[0] - label) // most)))
            self._columns = self.look, self.sized, found
        return found

    @property
    def label(self) -> int:
        """Return the cells of a row's name: enough for the longest if the circles leave room."""
        return self.columns.label

    @property
    def each(self) -> int:
        """Return the cells from one circle to the next."""
        return self.columns.each

    def row_name(self, row: int) -> str:
        """Return the number, sign and name of a row."""
        look = self.looking()
        name, sign = look.read(box(self.state.parts).rows[row].name), look.sign(ROW_SIGNS[row])
        return f"{row + 1}{sign}{name}" if self.narrow else f"{row + 1} {sign} {name}"

    def circle(self, row: int, n: int) -> tuple[int, int]:
        """Return the cell of a circle; circle 0 is the rightmost."""
        label, most, each = self.columns
        inside = max(0, min(each // 2, each - 3))  # room for price and bracket behind it
        return label + each * (most - 1 - n) + inside, TOP + self.pitch * row

    @property
    def market(self) -> int:
        """Return the line of the trade track's heading."""
        return TOP + 5 * self.pitch + int(self.spread)

    @property
    def ranks(self) -> int:
        """Return the line of the turn order; the heading of the tiles follows."""
        return self.market + (4 if self.spread else 3)

    @property
    def tiles_top(self) -> int:
        return self.ranks + 1

    @property
    def room(self) -> tuple[int, int]:
        """Return columns and lines for the tiles."""
        lines = 0 if self.spread else self.sized[1] - self.tiles_top - 1
        return self.sized[0] - 1, max(0, lines)

    def position(self, place: int) -> tuple[int, int]:
        """Return the first cell of a place in the turn order; place 0 is the first."""
        count = len(self.state.order)
        head = min(cell_len(self.looking().say("display-order")) + 3, self.sized[0] - 5 * count)
        return head + (self.sized[0] - head) // count * place, self.ranks

    @property
    def row(self) -> int:
        """Return the row whose tiles are shown: that of the choice or under the cursor; -1 for
        none.
        """
        kinds = [f.kind for f in self.state.stack[-2:] if f.kind != "paying"]
        frame = kinds[-1] if kinds else ""
        if frame.startswith("taking-") and frame.removeprefix("taking-") in KINDS:
            return KINDS.index(frame.removeprefix("taking-"))
        if frame == "trading":
            return len(KINDS)
        what, n = self.rested if self.rested is not None else ("", 0)
        if what == "place":
            return -1
        if what in ("disc", "row"):
            return n // CIRCLES if what == "disc" else n
        return KINDS.index(what) if what in KINDS else self.last_row

    def tiles(self) -> list[Tile]:
        """Return the tiles shown, with the rows they take."""
        if self.look is None or self.room[1] < 3:
            return []
        return self.kept.tiles(self.look, self.row, self.shut, self.rested, self.room)

    def begin_at(self, among: list[Place]) -> Place | None:
        """Return the row whose tiles are shown, or the player's disc in it that comes
        off soonest.
        """
        low = self.last_row * CIRCLES
        shown = {("row", self.last_row), *(("disc", low + n) for n in range(CIRCLES))}
        return max(shown.intersection(among), default=None)

    def spot(self, place: Place) -> tuple[int, int] | None:
        if self.look is None or 0 in self.sized:
            return None
        what, n = place
        if what == "row" and 0 <= n < 5:
            return 5, TOP + self.pitch * n
        if what == "disc" and 0 <= n < 5 * CIRCLES:
            return self.circle(*divmod(n, CIRCLES))
        if what == "box" and 0 <= n < len(self.state.trade):
            each = self.sized[0] // 5
            return each * (n % 5) + each // 2, self.market + 1 + n // 5
        if what == "place" and 1 <= n <= len(self.state.order):
            x, y = self.position(n - 1)
            return x + 1, y
        if what in KINDS:
            found = next((tile for tile in self.tiles() if tile.place == place), None)
            return (INDENT, self.tiles_top + 1 + found.top - self.above) if found else None
        return None

    def places(self) -> Iterable[Place]:
        if self.look is None:
            return []
        s = self.state
        rows = enumerate(s.display)
        discs = [("disc", r * CIRCLES + c) for r, row in rows for c, x in enumerate(row) if x >= 0]
        others = [("box", n) for n in range(len(s.trade))] + [
            ("place", n + 1) for n in range(len(s.order))
        ]
        tiles = [tile.place for tile in self.tiles()]
        return [*(("row", row) for row in range(5)), *discs, *others, *tiles]

    def named(self, text: str) -> Place | None:
        printed, typed = box(self.state.parts), text.lower()
        read = self.looking().read
        found = [
            ("row", row.index)
            for row in printed.rows
            if typed in (row.key, row.name.lower(), read(row.name).lower())
        ]
        found += [
            ("box", trade.index)
            for trade in printed.trade
            if typed in (trade.key, f"{trade.discs}-{trade.amount}")
        ]
        return found[0] if found else None

    def animations(self, events: Sequence[Event]) -> Sequence[Animation]:
        return display_scenes(self.looking(), events)

    def hit(self, x: int, y: int) -> Place | None:
        for tile in self.tiles():
            top = self.tiles_top + 1 + tile.top - self.above
            if max(top, self.tiles_top + 1) <= y < top + len(tile.rows):
                return tile.place
        row, rest = divmod(y - TOP, self.pitch)
        if 0 <= row < 5 and rest < 2 and ("row", row) in self.lit:
            return "row", row
        return super().hit(x, y)

    # -- drawing -----------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        look, s = self.looking(), self.state
        key = display_title(s)
        when = turn_name(max(1, s.turn))
        title = look.say(key, turn=when)
        if self.narrow or cell_len(title) >= self.sized[0]:
            title = look.say(f"{key}-slim", turn=when)
        canvas.text(1, 0, cut_cells(title, self.sized[0] - 1), "accent", None, BOLD)
        plan = Plan(s, look.seat, self.rested)
        for row in range(5):
            paint_row(self, canvas, row, plan)
        self.paint_trade(canvas)
        self.paint_order(canvas)
        self.paint_tiles(canvas)
        self.place_emblem()
        for place in self.picked:
            self.around(canvas, place, "{}", "accent")
        for place in self.lit:
            if place[0] in ("disc", "place"):
                self.around(canvas, place, "()", "legal")
        if self.cursor is not None and self.cursor[0] not in KINDS:
            self.around(canvas, self.cursor, "[]", self.pointer)

    def place_emblem(self) -> None:
        """Show the emblem of the row whose tiles are shown, where they leave room for it."""
        before, self.emblem = self.emblem, None
        if self.row >= 0 and self.looking().ink.cell is not None:
            from .pictures.inset import inset_below  # loaded where it is shown

            tiles, (_, height) = self.tiles(), self.room
            low = self.tiles_top + 1
            taken = tiles[-1].top + len(tiles[-1].rows) if tiles else self.row < len(KINDS)
            free = range(low + taken + 1, low + height)
            self.emblem = inset_below(self.looking().ink, EMBLEMS[self.row], self.sized[0], free)
        if self.emblem != before:
            self.refresh(*(each.region for each in (before, self.emblem) if each is not None))

    def render_line(self, y: int) -> Strip:
        strip = super().render_line(y)
        return strip if self.emblem is None else self.emblem.laid_over(strip, y)

    def paint_tiles(self, canvas: Canvas) -> None:
        """Paint the tiles of a row below everything else."""
        width, height = self.room
        if height < 3 or self.row < 0:
            return
        look, tiles, s = self.looking(), self.tiles(), self.state
        self.last_row = self.row if self.row < len(KINDS) else self.last_row
        lit = [tile.place for tile in tiles if tile.place in self.lit]
        wanted = [*lit[-1:], *lit[:1], *([self.cursor] if self.cursor is not None else [])]
        self.above = scrolled(tiles, height, self.above, wanted)
        canvas.text(0, self.tiles_top, "─" * self.sized[0], "line")
        colour = (*KINDS[:3], "expansion", "trade")[self.row]
        name = look.read(box(s.parts).rows[self.row].name)
        if (no := self.shut.get(("row", self.row))) is not None:
            name = f"{name} · {short(look, no)}"
        canvas.text(1, self.tiles_top, cut_cells(f" {name} ", width - 2), colour, None, BOLD)
        note = f"· {look.say('note-battle')} " if self.row == EMPIRE else ""
        if cell_len(name + note) + 3 <= width:
            canvas.text(cell_len(name) + 3, self.tiles_top, note, "dim")
        low, high = self.tiles_top + 1, self.tiles_top + 1 + height
        if not tiles and self.row < len(KINDS):
            gone = self.row == TERRITORY and territory_gone(s)
            text = look.say("note-none-left" if gone else "note-none-open")
            for n, line in enumerate(wrapped(Text(text), width - INDENT)[:height]):
                canvas.text(INDENT, low + n, line.plain, "dim")
        for tile in tiles:
            paint_tile(
                canvas, look, tile, (0, low + tile.top - self.above), (low, high),
                letter=self.keys.get(tile.place, ""), lit=tile.place in self.lit,
                dim=bool(lit) and tile.place not in self.lit, pointed=tile.place == self.cursor,
            )  # fmt: skip
        if self.above:
            canvas.sign(self.sized[0] - 1, low, "ui.up", "accent", None, BOLD)
        if sum(len(tile.rows) for tile in tiles) > self.above + height:
            canvas.sign(self.sized[0] - 1, high - 1, "ui.down", "accent", None, BOLD)

    def paint_trade(self, canvas: Canvas) -> None:
        """Paint the trade boxes: discs, what they yield, and who used them."""
        look, s, printed = self.looking(), self.state, box(self.state.parts)
        canvas.text(1, self.market, look.say("display-boxes"), "trade", None, BOLD)
        for n, trade in enumerate(printed.trade):
            x, y = self.spot(("box", n)) or (0, 0)
            price = f"{trade.discs}{look.sign(SIGNS[DISC])}"
            text = f"{price}→{trade.amount}{look.sign(SIGNS[trade.gives])}"
            if (seat := s.trade[n]) >= 0:
                canvas.text(x - 2, y, f"{trade.discs}", "dim")
                mark = f"seat.{seat + 1}"
                canvas.text(x - 1, y, f" {look.glyph(seat)} ", f"{mark}.text", mark, BOLD)
            elif s.era in trade.eras:
                canvas.text(x - 2, y, text, "dim" if ("box", n) in self.shut else "text")
                if ("box", n) in self.lit:
                    letter = self.keys.get(("box", n), "")
                    canvas.text(x - 3, y, letter or "(", "legal.on", "legal", BOLD)
            else:
                canvas.text(
                    x - 2, y, f"{ERAS[trade.eras[0]]:>3}" if s.era < trade.eras[0] else "  -", "dim"
                )

    def paint_order(self, canvas: Canvas) -> None:
        """Paint the turn order; while places are chosen, those taken for the next game turn."""
        look, s, y = self.looking(), self.state, self.ranks
        frame = s.stack[-1] if s.stack else None
        choosing = frame is not None and frame.kind == "ordering" and frame.places
        key = "display-next-order" if choosing else "display-order"
        left, _ = self.position(0)
        canvas.text(1, y, cut_cells(look.say(key), left - 2), "accent", None, BOLD)
        each = (self.sized[0] - left) // len(s.order)
        for n, seat in enumerate(frame.places if frame is not None and choosing else s.order):
            x, line = self.position(n)
            canvas.text(x, line, str(n + 1), "dim")
            if seat >= 0:
                mark = f"seat.{seat + 1}"
                canvas.text(x + 2, line, look.glyph(seat), f"{mark}.text", mark, BOLD)
                if each >= 9:
                    canvas.text(x + 4, line, look.short(seat, each - 5), "text")

    def around(self, canvas: Canvas, place: Place, pair: str, colour: str) -> None:
        """Paint a pair of brackets around a place."""
        if (spot := self.spot(place)) is None or place[0] in KINDS:
            return
        x, y = spot
        if place[0] == "disc" and self.each < BRACED:
            canvas.bracket(x + 1, y, pair[1], colour)  # the cost, in the colour of brackets
            return
        aside = {"row": (5, self.label - 6), "disc": (1, 2), "box": (3, 3), "place": (2, 2)}
        left, right = aside[place[0]]
        canvas.bracket(x - left, y, pair[0], colour)
        canvas.bracket(x + right, y, pair[1], colour)

    # -- words -------------------------------------------------------------------------------------

    def about(self, place: Place) -> str:
        if self.look is None:
            return ""
        if place[0] in KINDS:
            return self.about_tile(place)
        line, more = sentence_at(self.look, self.state, place), ""
        if not line or self.used(place):
            return line
        if place in self.shut:
            more = sentence(self.look, self.shut[place])
        elif place[0] == "box":
            more = self.changes(place)
        return f"{line} · {more}" if more else line

    def about_tile(self, place: Place) -> str:
        """Return what taking a tile changes, or its whole text."""
        tile = next((tile for tile in self.tiles() if tile.place == place), None)
        if tile is None:
            return ""
        changes = self.changes(place)
        name, whole = tile.line.name, text_of(self.looking(), tile.line, self.shut)
        if place[0] == "empire" and place in self.lit:
            whole += no_cubes(self.looking(), self.state)
        return f"{name}: {changes}" if changes else whole

    def used(self, place: Place) -> bool:
        """Return whether a place is a trade box that a player has used."""
        return place[0] == "box" and self.state.trade[place[1]] >= 0
