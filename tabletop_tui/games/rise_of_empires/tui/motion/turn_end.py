"""The end of a turn: one table fills line by line, while the regions that pay light up."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any

from rich.text import Text

from .....engine import SeatTable
from .....tui.look import Look
from .....tui.paint.ink import BOLD
from .....tui.widgets.animation import LONGEST_SCENE
from .....tui.widgets.seat_table import table_rows
from ...rules.pieces import CITY, CUBE, DISC, FOOD, GOLD, PROGRESS, TERRITORY, VP
from ...view.shares import payers, tile_shares
from ..marks import SIGNS
from .between import BUDGET, NOTHING, Between, MapScene, Regions
from .cubes import glow

if TYPE_CHECKING:
    from .....tui.widgets.board import Board
    from .....tui.widgets.canvas import Canvas

PAID = {
    "ledger-food": FOOD,
    "ledger-gold": GOLD,
    "ledger-discs": DISC,
    "ledger-cubes": CUBE,
    "ledger-regions": VP,
}
"""The good that regions pay for a line of the table."""

TILES = {
    **{key: (good, (PROGRESS, TERRITORY, CITY)) for key, good in PAID.items() if good != VP},
    "ledger-cities": (VP, (CITY,)),
    "ledger-towns": (VP, (TERRITORY,)),
    "ledger-progress": (VP, (PROGRESS,)),
}
"""The good that tiles pay for a line of the table, and which tiles do."""

ROOMS = tuple((dx, dy) for dy in (-2, 0, 2, -3) for dx in (0, -2, 2, -4, 4))
"""Where the plate of a region may be, around its benefit: first above its name, then on it."""

WHOLE = 0.15
"""The share of the scene in which the whole table is seen."""


class TurnEnds(MapScene):
    """Fills the table of a turn beside the map, on which the regions of each line light up."""

    seconds = LONGEST_SCENE
    beside = True

    def __init__(self, s: Any, table: SeatTable, regions: Regions) -> None:
        self.table = table
        self.payers = {
            label.key: payers(s, PAID[label.key]) for label, _ in table.rows if label.key in PAID
        }
        self.tiles = {
            label.key: {seat: tiles_that_pay(s, seat, label.key) for seat in table.seats}
            for label, _ in table.rows
        }
        self.glowing = set[str]()  # lines whose regions light up as a whole
        left = BUDGET
        for key in sorted(self.payers, key=lambda key: PAID[key] != VP):
            left -= 2 * regions.bytes_of(self.payers[key])  # and back again
            if left < 0:
                break
            self.glowing.add(key)

    def line(self, at: float) -> int:
        """Return the number of the line that fills *at* so many seconds from the start."""
        each = self.seconds * (1 - WHOLE) / len(self.table.rows)
        return min(len(self.table.rows) - 1, int(at / each))

    def paying(self, at: float) -> Mapping[int, Mapping[int, int]]:
        """Return the regions that light up then, with what they pay each seat."""
        if at >= self.seconds * (1 - WHOLE):
            return {}
        return self.payers.get(self.key(at), {})

    def paying_tiles(self, at: float) -> Mapping[int, Collection[int]]:
        """Return by seat which of its progress tiles, territory tiles and cities pay then."""
        return self.tiles[self.key(at)] if at < self.seconds * (1 - WHOLE) else {}

    def key(self, at: float) -> str:
        """Return the text key of the line that fills then."""
        return self.table.rows[self.line(at)][0].key

    def between(self, at: float) -> Between:
        if self.key(at) not in self.glowing:
            return NOTHING
        most = {
            region: max(amounts, key=lambda seat: amounts[seat])
            for region, amounts in self.paying(at).items()
        }
        return Between(fills={region: glow(seat) for region, seat in most.items()})

    def paint(self, board: Board, canvas: Canvas, at: float) -> None:
        """Draw what each region pays near its name, in the colours of the seats."""
        sign = board.looking().sign(SIGNS[PAID[self.key(at)]]) if self.paying(at) else ""
        for region, amounts in self.paying(at).items():
            texts = [
                (seat, f" +{n}{sign} ") for seat, n in sorted(amounts.items(), key=lambda a: -a[1])
            ]
            cells = sum(len(text) for _, text in texts)
            x, y = room(canvas, *(board.spot(("region", region)) or (0, 0)), cells)
            for seat, text in texts:
                canvas.text(x, y, text, f"seat.{seat + 1}.text", f"seat.{seat + 1}", BOLD)
                x += len(text)

    def panel(self, look: Look, width: int, at: float) -> list[Text]:
        return table_rows(self.table, look.words, look.ink, width, lines=self.line(at) + 1)


def room(canvas: Canvas, x: int, y: int, cells: int) -> tuple[int, int]:
    """Return where something of so many cells covers least of what is written around a region whose
    benefit is at a cell: above its name if nothing is there.
    """
    spots = [(max(0, x + dx - cells // 2), y + dy) for dx, dy in ROOMS]
    inside = [(left, line) for left, line in spots if line >= 0 and left + cells <= canvas.width]

    def covers(spot: tuple[int, int]) -> int:
        return sum(bool(canvas.letter(spot[0] + n, spot[1])) for n in range(cells))

    return min(inside or spots, key=covers)


def tiles_that_pay(s: Any, seat: int, key: str) -> Collection[int]:
    """Return which of a seat's progress tiles, territory tiles and cities pay for a line."""
    if key not in TILES:
        return ()
    good, rows = TILES[key]
    found = tile_shares(s, seat, good)
    return [row for row in rows if found[row] > 0]
