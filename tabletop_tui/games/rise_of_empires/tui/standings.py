"""The standings: what each empire holds, and its forecast for the end of the turn and
of the era.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from rich.text import Text

from ....cells import cut_cells
from ....engine import Place
from ....tui.look import Look
from ....tui.paint.ink import BOLD
from ....tui.widgets.animation import Animation
from ....tui.widgets.canvas import Canvas
from ....tui.widgets.line_widgets import wrapped
from ..components.box import box
from ..rules.pieces import CITY, CUBE, DISC, FOOD, GOLD, PROGRESS, TERRITORY, VP
from ..view.forecast import era_end, turn_end
from .empire_board import EmpireBoard
from .marks import ERAS, ROW_SIGNS, SIGNS
from .motion.turn_end import TurnEnds

WIDE = 74
"""Cells from which on an empire takes a single row."""

GOODS = (VP, GOLD, DISC, CUBE, FOOD)
HELD = (ROW_SIGNS[PROGRESS], ROW_SIGNS[TERRITORY], ROW_SIGNS[CITY], SIGNS[CUBE])
"""Signs of the holdings; the cubes are those on the map."""

COLUMNS = len(HELD) + 2 * len(GOODS)

EACH = range(4, 7)
"""Cells of a column, depending on the room."""

HEADS = 2
"""Lines above the empires in a table."""


class Standings(EmpireBoard):
    """The standings board: a table, or a few rows per empire where the screen is narrow."""

    title: ClassVar[str] = "board-standings"
    steady = True

    def __init__(self) -> None:
        super().__init__()
        self.paying: Mapping[int, Collection[int]] = {}
        """By seat, the columns of tiles that pay now, while the table of a turn fills."""

    def show(self, look: Look, lit: Any, picked: tuple[Place, ...] = ()) -> None:
        self.paying = {}
        super().show(look, lit, picked)

    def accompany(self, animation: Animation, at: float) -> None:
        paying = animation.paying_tiles(at) if isinstance(animation, TurnEnds) else {}
        if paying != self.paying:
            self.paying = paying
            self.redraw()

    def fit(self, width: int, height: int) -> tuple[int, int]:
        return width, height

    # -- places ------------------------------------------------------------------------------------

    @property
    def table(self) -> bool:
        """Return whether each empire takes a single row."""
        return self.sized[0] >= WIDE

    @property
    def pitch(self) -> int:
        """Return the lines from one empire to the next."""
        count = len(self.state.order)
        if self.table:
            return max(1, min(3, (self.sized[1] - HEADS) // count))
        return max(2, (self.sized[1] - 1) // count)

    @property
    def each(self) -> int:
        """Return the cells of a column."""
        return max(EACH[0], min(EACH[-1], (self.sized[0] - 24) // COLUMNS))

    @property
    def name_cells(self) -> int:
        """Return the cells for a name in the table."""
        return max(6, min(16, self.sized[0] - 5 - 3 - self.each * COLUMNS))

    def spot(self, place: Place) -> tuple[int, int] | None:
        if (
            self.look is None
            or 0 in self.sized
            or place[0] != "empire-of"
            or place[1] not in self.state.order
        ):
            return None
        return 2, (HEADS if self.table else 1) + self.pitch * self.state.order.index(place[1])

    def places(self) -> Iterable[Place]:
        return [("empire-of", seat) for seat in self.state.order] if self.look is not None else []

    def hit(self, x: int, y: int) -> Place | None:
        """Return the empire whose rows include a cell."""
        if self.look is None:
            return None
        n, top = (y - (HEADS if self.table else 1)) // self.pitch, HEADS if self.table else 1
        return (
            ("empire-of", self.state.order[n]) if y >= top and n < len(self.state.order) else None
        )

    def named(self, text: str) -> Place | None:
        if self.look is None:
            return None
        names = {self.look.name(seat).lower(): seat for seat in self.state.order}
        return ("empire-of", names[text.lower()]) if text.lower() in names else None

    # -- drawing -----------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        if self.table:
            self.paint_heads(canvas)
        else:
            canvas.text(
                1,
                0,
                cut_cells(self.looking().say(self.title), self.sized[0] - 1),
                "accent",
                None,
                BOLD,
            )
        for seat in self.state.order:
            (self.paint_row if self.table else self.paint_block)(canvas, seat)

    def paint_cursor(self, canvas: Canvas) -> None:
        spot = self.spot(self.cursor) if self.cursor is not None else None
        if spot is not None:
            canvas.text(0, spot[1], "[", "cursor.on", "cursor", BOLD)
            canvas.text(4, spot[1], "]", "cursor.on", "cursor", BOLD)

    def columns(self) -> tuple[int, int, int]:
        """Return where the columns of holdings, of the turn and of the era start."""
        held = 5 + self.name_cells
        turn = held + self.each * len(HELD) + 1
        return held, turn, turn + self.each * len(GOODS) + 1

    def paint_heads(self, canvas: Canvas) -> None:
        """Paint the titles of the column groups and the signs of the columns."""
        look = self.looking()
        era = look.say("panel-era", era=ERAS[self.state.era])
        titles = look.say("standings-held"), look.say("panel-turn"), era
        signs = HELD, [SIGNS[good] for good in GOODS], [SIGNS[good] for good in GOODS]
        canvas.text(
            1, 0, cut_cells(look.say(self.title), 4 + self.name_cells), "accent", None, BOLD
        )
        for x, title, group in zip(self.columns(), titles, signs, strict=True):
            canvas.text(
                x + self.each - 1,
                0,
                cut_cells(title, self.each * len(group) - self.each + 1),
                "accent",
                None,
                BOLD,
            )
            for n, sign in enumerate(group):
                canvas.sign(x + self.each * (n + 1) - 1, 1, sign, "dim")

    def chip(self, canvas: Canvas, seat: int, y: int, room: int) -> None:
        """Paint a player's mark and name."""
        look = self.looking()
        canvas.text(
            1, y, f" {look.glyph(seat)} ", f"seat.{seat + 1}.text", f"seat.{seat + 1}", BOLD
        )
        canvas.text(5, y, look.short(seat, room), "text", None, BOLD if seat == look.seat else 0)

    def paint_row(self, canvas: Canvas, seat: int) -> None:
        """Paint an empire as a row of the table, with its tiles below where there is room."""
        _, y = self.spot(("empire-of", seat)) or (0, 0)
        self.chip(canvas, seat, y, self.name_cells - 1)
        held, turn, era = self.columns()
        for x, numbers, plus in ((held, self.held(seat), False), (turn, self.gain(seat), True),
                                 (era, self.after(seat), False)):  # fmt: skip
            for n, number in enumerate(numbers):
                text, bad = f"{number:+}" if plus and number else str(number), number < 0
                ink = "warning" if bad else "text" if number else "dim"
                bold = BOLD if x == era and n == 0 else 0
                at = x + self.each * (n + 1) - len(text)
                canvas.text(at, y, text, ink, None, bold)
                if x == held and n in self.paying.get(seat, ()):
                    mark = f"seat.{seat + 1}"
                    canvas.text(at - 1, y, f" {text} ", f"{mark}.text", mark, BOLD)
        if self.pitch > 1:
            for line, row in enumerate(self.named_tiles(seat, self.pitch - 1), y + 1):
                canvas.text(5, line, row, "dim")

    def paint_block(self, canvas: Canvas, seat: int) -> None:
        """Paint an empire in a few rows."""
        look, (_, y) = self.looking(), self.spot(("empire-of", seat)) or (0, 0)
        self.chip(canvas, seat, y, self.sized[0] - 6)
        held = " ".join(
            f"{n}{look.sign(sign)}" for n, sign in zip(self.held(seat), HELD, strict=True)
        )
        canvas.text(max(6, self.sized[0] - len(held) - 1), y, held, "text")
        gain = " ".join(
            f"{n:+}{look.sign(SIGNS[good])}"
            for n, good in zip(self.gain(seat), GOODS, strict=True)
            if n
        )
        era = look.say("panel-era", era=ERAS[self.state.era])
        end = f"{self.after(seat)[0]}{look.sign(SIGNS[VP])}"
        rows = [f"{look.say('panel-turn')} {gain or 0}"]
        if len(rows[0]) + len(era) + len(end) + 3 < self.sized[0] - 5:
            rows = [f"{rows[0]}  {era} {end}"]
        rows += self.named_tiles(seat, self.pitch - 2)
        for n, row in enumerate(rows[: self.pitch - 1]):
            canvas.text(5, y + 1 + n, cut_cells(row, self.sized[0] - 5), "dim" if n else "text")

    # -- numbers -----------------------------------------------------------------------------------

    def held(self, seat: int) -> Sequence[int]:
        """Return counts of progress tiles, territory tiles, cities, and cubes on the map; wonders
        do not stay.
        """
        player = self.state.players[seat]
        return len(player.progress), sum(player.territory), len(player.cities), sum(player.cubes)

    def gain(self, seat: int) -> Sequence[int]:
        """Return what the end of the turn brings if no more is done, by GOODS."""
        end = turn_end(self.state, seat)
        by = {
            VP: end.scored - end.hunger,
            GOLD: end.gold + end.surplus,
            DISC: end.discs - end.upkeep,
            CUBE: end.cubes,
            FOOD: end.food,
        }
        return [by[good] for good in GOODS]

    def after(self, seat: int) -> Sequence[int]:
        """Return what the empire has at the end of the era, by GOODS."""
        end = era_end(self.state, seat)
        return [end.after[good] for good in GOODS]

    def tiles(self, seat: int) -> str:
        """Return the names of all tiles of an empire."""
        printed, player, read = box(self.state.parts), self.state.players[seat], self.looking().read
        names = [read(printed.progress[tile].name) for tile in player.progress]
        names += [read(printed.cities[tile].name) for tile in player.cities]
        names += [
            f"{n}× {read(printed.territory[tile].name)}"
            for tile, n in enumerate(player.territory)
            if n
        ]
        return ", ".join(names)

    def named_tiles(self, seat: int, lines: int) -> list[str]:
        """Return the names of the tiles in up to *lines* lines, with a sign where there
        are more.
        """
        rows = [row.plain for row in wrapped(Text(self.tiles(seat)), self.sized[0] - 7)]
        if len(rows) > lines > 0:
            rows[lines - 1] += self.looking().sign("ui.more")
        return rows[: max(0, lines)]

    # -- words -------------------------------------------------------------------------------------

    def about(self, place: Place) -> str:
        if self.look is None or place[0] != "empire-of":
            return ""
        held = self.tiles(place[1]) or self.look.say("standings-nothing")
        return f"{self.look.name(place[1])}: {held}"
