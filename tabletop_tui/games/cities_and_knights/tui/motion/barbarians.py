"""The barbarians land: shields on both sides, numbers that count up, what comes of it; a city that
burns down.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text
from textual.geometry import Region

from .....cells import cell_len
from .....engine import Who
from .....tui.look import Look
from .....tui.paint.ink import BOLD
from .....tui.widgets.canvas import Canvas
from .....tui.widgets.line_widgets import wrapped
from ...rules.constants import CITY
from ...rules.events import Attacked
from .shown import Shown
from .surface import Motion, Surface

LANDS, BURNS = 1.4, 0.6  # seconds of the landing, and of a city that burns
COUNTED = 0.55  # share of the landing until which the numbers count up
WIDE, HIGH = 16, 9  # cells of the scene, without the shields of the players
ROWS = 3  # lines for what comes of it
SHIELD = 5  # cells of a shield
FLAMES = ("▗▟▙▖", "▟██▙", "▝▛▜▘")
ASHES = ("accent", "dice.red", "glow", "dice.red", "accent", "rim")
"""The colours of a city that burns, one after the other."""


class Attack(Motion):
    """The landing: the ship against the shields of the players."""

    def __init__(self, attack: Attacked, outcome: Sequence[Any], shown: Shown) -> None:
        super().__init__(LANDS, shown)
        self.attack, self.outcome = attack, outcome

    def draw(self, board: Surface, canvas: Canvas, share: float) -> None:
        look, attack = board.looking(), self.attack
        place = middle(board.window, len(attack.shares))
        x, y = place.offset
        banner(canvas, place, y, look.say("moment-barbarians"), "accent")
        counted, top = min(1.0, share / COUNTED), y + 2
        strength, defence = round(attack.strength * counted), round(attack.defence * counted)
        left = place.right - (SHIELD + 1) * len(attack.shares)
        for line in range(top, top + 3):
            canvas.text(x, line, " " * place.width, "text", "rim")
        self.ship(board, canvas, x + 1, top, strength)
        for seat, given in enumerate(attack.shares):
            at = left + seat * (SHIELD + 1)
            shield(board, canvas, at, top, seat, round(given * counted))
        middle_of = Region(x + SHIELD + 1, y, left - x - SHIELD - 1, 1)
        banner(canvas, middle_of, top + 1, f"{strength} : {defence}", "text")
        if share >= COUNTED:
            lost = pillaged(self.before, attack)
            told = wrapped_plain(outcome_in_words(look, self.outcome, lost), place.width - 2)
            for n, row in enumerate(told[:ROWS]):
                banner(canvas, place, top + 4 + n, row, "text")

    def ship(self, board: Surface, canvas: Canvas, x: int, y: int, strength: int) -> None:
        """Draw the shield of the barbarians."""
        sail = board.looking().sign("hex.sail") * 3
        canvas.text(x, y, f" {sail} ", "ship.hull.on", "ship.hull", BOLD)
        canvas.text(x, y + 1, f"{strength:^5}", "ship.hull.on", "ship.hull", BOLD)
        point(board, canvas, x, y + 2, "ship.hull")


def pillaged(s: Shown, attack: Attacked) -> list[int]:
    """Return the seats that lose a city by a landing, also those that still choose which (CK-067 to
    CK-070). The knights of *s* may sleep already.
    """
    if attack.defence >= attack.strength:
        return []
    cities = [
        {n for n, piece in enumerate(s.piece) if piece == CITY and s.owner[n] == seat}
        for seat in range(len(attack.shares))
    ]
    exposed = [seat for seat, own in enumerate(cities) if own.difference(s.metropolis)]
    least = min((attack.shares[seat] for seat in exposed), default=0)
    return [seat for seat in exposed if attack.shares[seat] == least]


def outcome_in_words(look: Look, outcome: Sequence[Any], lost: Sequence[int]) -> str:
    """Return what came of the landing. Of cities it says whose: the map shows which, as they burn
    one beside the other.
    """
    if lost:
        return look.say("moment-pillaged", seats=tuple(map(Who, lost)), n=len(lost))
    return " ".join(look.words.of(look.view, event) for event in outcome)


def banner(canvas: Canvas, place: Region, y: int, text: str, ink: str) -> None:
    """Write a text in the middle of a place. The map around it stays, and is not sent again."""
    x = place.x + (place.width - cell_len(text)) // 2 - 1
    canvas.text(x, y, f" {text} ", ink, "background", BOLD)


def shield(board: Surface, canvas: Canvas, x: int, y: int, seat: int, given: int) -> None:
    """Draw the shield of a seat, with what its knights add."""
    look = board.looking()
    board.chip(canvas, x, y, look.glyph(seat).center(SHIELD), seat)
    board.chip(canvas, x, y + 1, f"{given:^{SHIELD}}", seat)
    point(board, canvas, x, y + 2, f"seat.{seat + 1}")


def point(board: Surface, canvas: Canvas, x: int, y: int, colour: str) -> None:
    """Draw the point of a shield."""
    if board.looking().ascii:
        canvas.text(x + 1, y, "   ", colour, colour)
    else:
        canvas.text(x, y, "▀███▀", colour, "rim")


def middle(seen: Region, seats: int) -> Region:
    """Return the place of the scene in a window."""
    wide, high = min(WIDE + (SHIELD + 1) * seats, seen.width), min(HIGH, seen.height)
    return Region(seen.x + (seen.width - wide) // 2, seen.y + (seen.height - high) // 2, wide, high)


def wrapped_plain(text: str, width: int) -> list[str]:
    """Return a text in rows."""
    return [row.plain for row in wrapped(Text(text), width, 0)]


class Burning(Motion):
    """A city burns down, and is a settlement, or lies on its side."""

    def __init__(self, node: int, shown: Shown, then: Shown) -> None:
        super().__init__(BURNS, shown)
        self.node, self.then = node, then

    def shown(self, at: float) -> Shown:
        return self.then if at >= self.seconds * 0.6 else self.before

    def draw(self, board: Surface, canvas: Canvas, share: float) -> None:
        x, y = board.spot(("node", self.node)) or (0, 0)
        n = min(len(ASHES) - 1, int(share * len(ASHES)))
        if share >= 1:
            return
        flame = "^/\\^" if board.looking().ascii else FLAMES[n % len(FLAMES)]
        canvas.text(x - 2, y - 1, flame, ASHES[n], "rim", BOLD)
        if share < 0.6:
            canvas.text(x - 2, y, flame, ASHES[(n + 1) % len(ASHES)], "rim", BOLD)
