"""A battle: both sides lose their cubes, with the numbers before and now, and who controls the
region then.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from .....cells import cell_len, cut_cells
from .....engine import Who
from .....tui.look import Look
from .....tui.paint.ink import BOLD
from .....tui.widgets.animation import LONGEST_SCENE
from ...components.box import box
from ...rules.events import Fought, Struck
from ...view.sheet import letters
from .between import Between, Held
from .cubes import CubesMove

if TYPE_CHECKING:
    from .....tui.widgets.board import Board
    from .....tui.widgets.canvas import Canvas

LASTS, FALLEN = 0.8 * LONGEST_SCENE, 0.5
"""Seconds of the scene, and the share of it after which all cubes have fallen."""

Part = tuple[str, str, str]
"""A text with its colour and that of its paper."""


class Battle(CubesMove):
    """Cubes fall on both sides, which are told with their numbers in a row far from the region."""

    def __init__(
        self, told: Fought | Struck, cubes: Mapping[Held, int], moves: list[tuple[Held, int]]
    ) -> None:
        super().__init__(cubes, moves, {told.region: "~warning"}, tells=told)
        self.seconds, self.told = LASTS, told
        sides = dict.fromkeys((told.seat, told.victim))
        self.sides = [seat for seat in sides if (told.region, seat) in dict(moves)]

    def moved(self, at: float) -> float:
        return min(len(self.moves), len(self.moves) * at / (self.seconds * FALLEN))

    def paint(self, board: Board, canvas: Canvas, at: float) -> None:
        """Write what is lost, then what comes of it."""
        spot, look = board.spot(("region", self.told.region)), board.looking()
        width, height = board.sized
        low = spot is None or spot[1] < height // 2
        write(canvas, width, height - 3 if low else 0, self.row(look, self.between(at), width))
        if at >= self.seconds * FALLEN:
            came = look.ink.text(f" {self.outcome(look)} ")
            part = cut_cells(came, width), "text", "background"
            write(canvas, width, height - 2 if low else 1, [part])

    def row(self, look: Look, now: Between, width: int) -> Sequence[Part]:
        """Return the region and the cubes of both sides there, before and now, in *width* cells."""
        parts: list[Part] = []
        for region, cells in self.shortened(look):
            parts = [(f" {region} ", "text", "background")]
            for seat in self.sides:
                held, colour = (self.told.region, seat), f"seat.{seat + 1}"
                counted = f"{self.cubes[held]}→{now.cubes[held]}"
                text = f" {look.glyph(seat)} {look.short(seat, cells)} {counted} "
                parts.append((look.ink.text(text), f"{colour}.text", colour))
            if sum(cell_len(text) for text, *_ in parts) <= width:
                break
        return parts

    def shortened(self, look: Look) -> Iterator[tuple[str, int]]:
        """Yield how the region is written and the cells of a name, shorter and shorter."""
        printed = box(look.view.parts).regions[self.told.region]
        longest = max(map(cell_len, look.words.names))
        yield look.read(printed.name), longest
        for cells in range(longest, 0, -1):
            yield letters(printed, look.words), cells

    def outcome(self, look: Look) -> str:
        """Return who controls the region after it."""
        region = self.told.region
        before = with_most(look, region, self.cubes)
        first = with_most(look, region, self.between(self.seconds).cubes)
        return look.say(
            "battle-control",
            seats=tuple(map(Who, first)),
            count=len(first),
            changed=int(first != before),
            region=look.read(box(look.view.parts).regions[region].name),
        )


def with_most(look: Look, region: int, cubes: Mapping[Held, int]) -> list[int]:
    """Return the seats with most cubes in a region, of which *cubes* differ from the view."""
    counts = [
        cubes.get((region, seat), player.cubes[region])
        for seat, player in enumerate(look.view.players)
    ]
    return [seat for seat, n in enumerate(counts) if n == max(counts) > 0]


def write(canvas: Canvas, width: int, y: int, parts: Sequence[Part]) -> None:
    """Write some parts side by side in the middle of a line."""
    x = max(0, (width - sum(cell_len(text) for text, *_ in parts)) // 2)
    for text, ink, paper in parts:
        canvas.text(x, y, text, ink, paper, BOLD)
        x += cell_len(text)
