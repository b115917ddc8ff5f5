"""A new era: the sun rises over the lands that open, from the east to the west."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import TYPE_CHECKING, Any

from .....tui.look import Look
from .....tui.paint.ink import BOLD
from .....tui.widgets.animation import LONGEST_SCENE
from ...components.box import box
from ...rules.turns.reach import why_closed
from ..marks import ERAS
from .between import BUDGET, Between, MapScene, Regions

if TYPE_CHECKING:
    from .....tui.widgets.board import Board
    from .....tui.widgets.canvas import Canvas

DAWN = ("~wonder", "~wonder~wonder")
"""What the first light makes of the colour of a region."""

EACH = 0.4
"""Seconds of a step of the light over a region."""


def opened(s: Any, turn: int, *, overseas: bool = False) -> list[int]:
    """Return the regions that are closed in a position, but no longer in that game turn, or once
    a player has taken Navigation if *overseas*.
    """
    later = copy(s)
    later.turn, later.overseas = turn, s.overseas or overseas
    regions = range(len(box(s.parts).regions))
    return [n for n in regions if s.turn and why_closed(s, n) and not why_closed(later, n)]


class Sunrise(MapScene):
    """The light goes over some *regions*, which are in order; *open_fills* are their colours by
    day, *told* is what is written below, and *cost* is the bytes of a step over all of them.
    """

    seconds = LONGEST_SCENE

    def __init__(
        self, regions: Sequence[int], open_fills: Sequence[str], told: str, cost: int = 0
    ) -> None:
        self.regions, self.open_fills, self.told = regions, open_fills, told
        steps = next((n for n in (len(DAWN), 1) if (n + 1) * cost <= BUDGET), 0)
        self.dawn = DAWN[len(DAWN) - steps :]
        self.apart = (self.seconds - EACH * (steps + 1)) / max(1, len(regions))

    def between(self, at: float) -> Between:
        fills = {}
        for n, (region, by_day) in enumerate(zip(self.regions, self.open_fills, strict=True)):
            step = int((at - n * self.apart) / EACH) if at >= n * self.apart else -1
            if step >= len(self.dawn):
                fills[region] = by_day
            elif step >= 0:
                fills[region] = self.dawn[step]
        return Between(fills=fills)

    def paint(self, board: Board, canvas: Canvas, at: float) -> None:
        """Write what rises above the row of players."""
        width, height = board.sized
        text = f" {self.told} "[:width]
        canvas.text((width - len(text)) // 2, height - 2, text, "wonder.on", "wonder", BOLD)


def sunrise(look: Look, known: Regions, turn: int, *, overseas: bool = False) -> list[Sunrise]:
    """Return the sunrise of a game turn, or of overseas, if it opens any region; *known* are
    the regions on the map.
    """
    s = look.view
    regions = sorted(opened(s, turn, overseas=overseas), key=lambda n: -known.columns[n])
    if not regions:
        return []
    printed, era = box(s.parts), (turn + 1) // 2
    fills = [f"era.{printed.regions[n].era}" for n in regions]
    key = "sunrise-era" if era > s.era else "sunrise-overseas"
    return [Sunrise(regions, fills, look.say(key, era=ERAS[era]), known.bytes_of(regions))]
