"""The robber walks to another hex, the merchant too, numbers change places, and cards fly."""

from __future__ import annotations

from .....tui.paint.ink import BOLD
from .....tui.widgets.canvas import Canvas
from ...rules.constants import HIDDEN, KINDS
from .harvest import in_panel
from .motion import between, eased
from .shown import Shown
from .surface import Motion, Surface

WALKS, FLIES = 0.5, 0.5  # seconds of the robber's way, and of a card's
THERE = 0.75  # share of his way after which he darkens the hex
BULGE = 14  # cells by which a card between two hands flies over the map


class Robber(Motion):
    """The robber leaves his hex, which is bright again, and darkens another."""

    def __init__(self, hex_: int, shown: Shown) -> None:
        super().__init__(WALKS, shown.but(robber=-1))
        self.start, self.hex = shown.robber, hex_
        self.then = shown.but(robber=hex_)

    def shown(self, at: float) -> Shown:
        return self.then if at >= THERE * self.seconds else self.before

    def draw(self, board: Surface, canvas: Canvas, share: float) -> None:
        if share >= THERE:
            return
        end = board.spot(("hex", self.hex)) or (0, 0)
        start = board.spot(("hex", self.start)) if self.start >= 0 else None
        x, y = between(start or (end[0], end[1] - 3), end, eased(share / THERE))
        sign = board.looking().sign("hex.robber")
        canvas.text(x - 1, y, f" {sign} ", "robber", "rim", BOLD)


class Merchant(Motion):
    """The merchant goes to a hex, in the colours of the seat that sent him."""

    def __init__(self, hex_: int, seat: int, shown: Shown) -> None:
        super().__init__(WALKS, shown.but(merchant=-1))
        self.start, self.hex, self.seat = shown.merchant, hex_, seat

    def draw(self, board: Surface, canvas: Canvas, share: float) -> None:
        end = board.spot(("hex", self.hex)) or (0, 0)
        start = board.spot(("hex", self.start)) if self.start >= 0 else None
        x, y = between(start or in_panel(board, self.seat), end, eased(share))
        board.chip(canvas, x, y, f" {board.looking().sign('hex.merchant')} ", self.seat)


class Swap(Motion):
    """The numbers of two hexes change places."""

    def __init__(self, one: int, other: int, shown: Shown) -> None:
        self.tokens = shown.tokens[one], shown.tokens[other]
        super().__init__(WALKS, shown)
        self.hexes = one, other

    def draw(self, board: Surface, canvas: Canvas, share: float) -> None:
        ends = [board.spot(("hex", n)) or (0, 0) for n in self.hexes]
        for token, start, end in zip(self.tokens, ends, reversed(ends), strict=True):
            x, y = between(start, end, eased(share))
            canvas.text(x - 1, y, f"{token:^3}", "glow.on", "glow", BOLD)


class Theft(Motion):
    """A card flies to the hand of a seat, from a hex or another hand. Its kind is written on it if
    the viewer may know it.
    """

    def __init__(self, seat: int, victim: int, card: int, hex_: int, shown: Shown) -> None:
        super().__init__(FLIES, shown)
        self.seat, self.victim, self.card, self.hex = seat, victim, card, hex_

    def draw(self, board: Surface, canvas: Canvas, share: float) -> None:
        look, end = board.looking(), in_panel(board, self.seat)
        spot = board.spot(("hex", self.hex)) if self.hex >= 0 else None
        x, y = between(spot or in_panel(board, self.victim), end, eased(share))
        if spot is None:
            x -= round(BULGE * 4 * share * (1 - share))
        text = "?" if self.card == HIDDEN else look.say(f"kind-{KINDS[self.card]}")
        seat = self.victim if share < 0.5 else self.seat
        left = min(x - len(text) // 2, board.window.right - len(text) - 2)
        board.chip(canvas, left, y, f" {text} ", seat)
