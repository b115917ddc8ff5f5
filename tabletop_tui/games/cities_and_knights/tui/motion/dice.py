"""The dice that tumble over the sea: the red and the yellow one, and the event die."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi

from textual.geometry import Region

from .....tui.paint.ink import BOLD
from .....tui.widgets.canvas import Canvas
from ...rules.constants import SHIP, TRACKS
from ...rules.events import Rolled
from .motion import eased
from .sea import Sums, room, sea
from .shown import Shown
from .surface import Motion, Surface

TUMBLE = 0.4  # seconds until the dice lie still
FACES = 7  # faces that are seen until then
WIDE, HIGH = 5, 3  # cells of a die
RIGHT, LEFT = (1, 0), (0, 0)
"""The corners of the map where dice come to rest."""
HOP = 2  # lines a die jumps at first

PIP, MARGIN = 0.55, 0.4  # radius of a pip, and of the corners of a die, in true pixels
PIPS = {
    1: ("     ", "  o  ", "     "),
    2: (" o   ", "     ", "   o "),
    3: (" o   ", "  o  ", "   o "),
    4: (" o o ", "     ", " o o "),
    5: (" o o ", "  o  ", " o o "),
    6: (" o o ", " o o ", " o o "),
}
SAIL = ("  ▄  ", " ██▄ ", "▀███▀")
GATE = (" ▄█▄ ", " █ █ ", " █ █ ")
"""The faces of the event die."""


class Dice(Motion):
    """The three dice roll in from the side and stay where they come to rest."""

    stays = True

    def __init__(self, roll: Rolled, shown: Shown) -> None:
        super().__init__(TUMBLE, shown)
        self.roll = roll

    def draw(self, board: Surface, canvas: Canvas, share: float) -> None:
        roll, last = self.roll, share >= 1
        n = int(share * FACES)
        faces = [roll.red, roll.yellow, roll.event]
        if not last:
            faces = [(faces[die] + 2 * (FACES - n) + die) % 6 for die in range(3)]
            faces = [faces[0] + 1, faces[1] + 1, min(faces[2], SHIP)]
        dark, bright = "dice.red", "dice.yellow"
        for die, spot in enumerate(resting(board)):
            x, y = spot.offset
            if not last:
                way = 1 - eased(share)
                x += round(way * (4 + 3 * die) * (1 if spot.x > board.window.center[0] else -1))
                y -= round(way * HOP * abs(cos(share * pi * 2.5 + die)))
            if die < 2:
                pips(canvas, x, y, faces[die], (dark, bright)[die])
            else:
                event(board, canvas, x, y, faces[2])
        if last:
            told(board, canvas, roll.red + roll.yellow)


def resting(board: Surface) -> Sequence[Region]:
    """Return where the dice come to rest: side by side in the sea, else apart, else in a corner
    over the land.
    """
    return _resting(sea(board), board.window)


@lru_cache(maxsize=4)
def _resting(known: Sums, seen: Region) -> Sequence[Region]:
    whole = room(known, seen, 3 * WIDE + 2, HIGH + 1, RIGHT)
    if whole is not None:
        return in_row(whole.x, whole.y, 3)
    pair = room(known, seen, 2 * WIDE + 1, HIGH, RIGHT)
    if pair is not None:
        both = in_row(pair.x, pair.y, 2)
        third = room(known, seen, WIDE, HIGH, RIGHT, both)
        left = room(known, seen, WIDE, HIGH, LEFT, both)
        if third is not None and left is not None:
            return [*both, left if left.y < third.y else third]
    return in_row(seen.right - 3 * (WIDE + 1), seen.y, 3)


def in_row(x: int, y: int, dice: int) -> list[Region]:
    """Return the places of dice side by side."""
    return [Region(x + n * (WIDE + 1), y, WIDE, HIGH) for n in range(dice)]


def pips(canvas: Canvas, x: int, y: int, face: int, colour: str) -> None:
    """Draw a die with its pips."""
    picture = canvas.picture
    if picture is not None and picture.cell is not None:
        body = picture.block(x + MARGIN, 2 * y + MARGIN, WIDE - 2 * MARGIN, 2 * HIGH - 2 * MARGIN)
        picture.fill(picture.grown(body, MARGIN), canvas.ink.packed(colour))
        for line, row in enumerate(PIPS[face]):
            for column in (n for n, sign in enumerate(row) if sign == "o"):
                spot = picture.disc(x + column + 0.5, 2 * (y + line) + 1, PIP)
                picture.fill(spot, canvas.ink.packed(f"{colour}.on"))
        canvas.clear_marks((x + n % WIDE, y + n // WIDE) for n in range(WIDE * HIGH))
        return
    pip = "●" if canvas.ink.glyphs == "unicode" else "o"
    for line, row in enumerate(PIPS[face]):
        canvas.text(x, y + line, row.replace("o", pip), f"{colour}.on", colour, BOLD)


def event(board: Surface, canvas: Canvas, x: int, y: int, face: int) -> None:
    """Draw the event die: the ship, or a gate in the colour of its track."""
    ink = "rim" if face == SHIP else TRACKS[face]
    look, paper = board.looking(), "chip"
    if look.ascii or look.ink.depth == "grey":
        letter = "V" if face == SHIP else look.say(f"track-{TRACKS[face]}")[0].upper()
        for line in range(HIGH):
            canvas.text(x, y + line, letter.center(WIDE) if line == 1 else " " * WIDE,
                        "chip.text", paper, BOLD)  # fmt: skip
        return
    for line, row in enumerate(SAIL if face == SHIP else GATE):
        canvas.text(x, y + line, row, ink, paper)


def told(board: Surface, canvas: Canvas, total: int) -> None:
    """Write the total below the two dice, where there is sea."""
    red, yellow, _ = resting(board)
    x, y = (red.x + yellow.right) // 2 - 2, red.bottom
    canvas.text(x, y, f"= {total}", "sea.on", "sea", BOLD)
