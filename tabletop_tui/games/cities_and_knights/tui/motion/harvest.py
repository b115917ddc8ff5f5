"""What a roll yields: hexes glow, and what they yield rises and goes to the players' hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from .....tui.paint.ink import BOLD
from .....tui.widgets.canvas import Canvas
from ...rules.constants import CITY, DESERT, KINDS, KNIGHTS, SECOND
from .motion import between, hastened
from .shown import Shown
from .surface import Motion, Surface

LASTS, BRIEF = 0.55, 0.45  # seconds
READ = 0.6  # share of it in which gains rise and can be read, before they go to the hands
RISE = 2  # lines that they rise
ARC = 3  # lines by which their way to the hands is bent
SMALL = 3  # lines of a hex in which a gain has no room around it
RING = 0.84  # size of the ring of light in a hex


class Gain(NamedTuple):
    """What a seat gets from a hex."""

    hex: int
    seat: int
    kind: int
    cards: int


def gains(s: Any, total: int, paid: Mapping[int, Sequence[int]]) -> list[Gain]:
    """Return the gains of a roll of *total*, hex by hex, from what each seat was paid, by kind: a
    bank that runs short pays less than the hexes yield.
    """
    left, found = (
        {seat: list(cards) for seat, cards in paid.items()},
        dict[tuple[int, int, int], int](),
    )
    for n, token in enumerate(s.tokens):
        land = s.island.terrain[n]
        if token != total or n == s.robber or land >= DESERT:
            continue
        for node in s.island.board.hex_nodes[n]:
            seat, piece = s.owner[node], s.piece[node]
            if seat not in left or piece > KNIGHTS:
                continue
            for kind in (land, SECOND[land]) if piece == CITY else (land,):
                if left[seat][kind]:
                    left[seat][kind] -= 1
                    found[n, seat, kind] = found.get((n, seat, kind), 0) + 1
    return [Gain(n, seat, kind, cards) for (n, seat, kind), cards in found.items()]


class Harvest(Motion):
    """The hexes of a number glow, and gains rise from them; *briefly* after a landing, which has
    sent enough of the map: without light, and without rising.
    """

    def __init__(self, found: Sequence[Gain], shown: Shown, *, briefly: bool = False) -> None:
        super().__init__(BRIEF if briefly else LASTS, shown)
        self.gains, self.briefly = found, briefly

    def draw(self, board: Surface, canvas: Canvas, share: float) -> None:
        rows: dict[int, int] = {}
        for n in sorted({gain.hex for gain in self.gains}):
            if share < READ and not self.briefly:
                glow(board, canvas, n)
        for gain in self.gains:
            row = rows[gain.hex] = rows.get(gain.hex, -1) + 1
            if share < READ:
                rise(board, canvas, gain, row, 1.0 if self.briefly else share / READ)
            else:
                fly(board, canvas, gain, row, (share - READ) / (1 - READ))


def glow(board: Surface, canvas: Canvas, n: int) -> None:
    """Light a hex: a ring, and its number on the colour of light."""
    made, (x, y) = board.raster(), board.spot(("hex", n)) or (0, 0)
    ring = [(x + 0.5 + dx * made.w / 2, 2 * y + 1 + dy * made.h * 4 / 3) for dx, dy in CORNERS]
    for one, other in zip(ring, [*ring[1:], ring[0]], strict=True):
        board.stencil().line(canvas, (one, other), 1.0, "glow")
    canvas.text(x - 1, y, f"{board.state.tokens[n]:^3}", "glow.on", "glow", BOLD)


CORNERS = tuple(
    (RING * dx, RING * dy)
    for dx, dy in ((0, -1), (1, -0.5), (1, 0.5), (0, 1), (-1, 0.5), (-1, -0.5))
)
"""Around the centre of a hex, in halves of its width and height."""


def written(board: Surface, gain: Gain) -> str:
    """Return what a gain says."""
    look = board.looking()
    mark = f"{look.glyph(gain.seat)} " if board.marked or look.ascii else ""
    return f"{mark}+{gain.cards} {look.say(f'kind-{KINDS[gain.kind]}')}"


def spot_of(board: Surface, gain: Gain, row: int, lines: int) -> tuple[int, int]:
    """Return the middle of a gain that has risen some lines."""
    x, y = board.spot(("hex", gain.hex)) or (0, 0)
    return x, max(board.window.y, y - 1 - lines) + row


def rise(board: Surface, canvas: Canvas, gain: Gain, row: int, share: float) -> None:
    """Draw a gain that rises from its hex."""
    text = written(board, gain)
    x, y = spot_of(board, gain, row, min(RISE, int(share * (RISE + 1))))
    text = f" {text} " if board.raster().h > SMALL else text
    board.chip(canvas, x - len(text) // 2, y, text, gain.seat)


def fly(board: Surface, canvas: Canvas, gain: Gain, row: int, share: float) -> None:
    """Draw a gain on its way to its owner's row in the panel."""
    start, seen = spot_of(board, gain, row, RISE), board.window
    x, y = between(start, in_panel(board, gain.seat), hastened(share))
    y = max(seen.y, y - round(ARC * 4 * share * (1 - share)))
    board.chip(canvas, min(x, seen.right - 2), y, f"+{gain.cards}"[:2], gain.seat)


def in_panel(board: Surface, seat: int) -> tuple[int, int]:
    """Return the cell at the edge of the map beside a player's row in the panel."""
    seen = board.window
    return seen.right - 1, seen.y + 1 + seat
