"""Ships: a chip with the owner's mark, two cells wide for a battleship, and a disc where there is
room.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from ....tui.look import Look
from ....tui.paint.ink import BOLD
from ....tui.widgets.canvas import Canvas
from ..rules.galaxy import Galaxy, galaxy
from ..rules.state import FLEET, Point, is_battleship
from .window import Window

BESIDE = (
    (0, 0),
    (1, 0),
    (-1, 0),
    (0, 1),
    (0, -1),
    (1, 1),
    (-1, 1),
    (1, -1),
    (-1, -1),
    (2, 0),
    (-2, 0),
    (3, 0),
    (-3, 0),
)
LARGE = 1.2  # radius in pixels from which on a ship is a disc
ROUND = 2.5  # and from which on that disc is exactly in its place


def cells(
    window: Window,
    ships: Mapping[int, Point],
    board: Galaxy,
    held: Mapping[int, Sequence[int]],
    letters: Collection[tuple[int, int]] = (),
) -> dict[int, tuple[int, int]]:
    """Return a cell for each ship: its own, or one nearby if a ship or a planet's label is in the
    way.

    *held* are the planets with a label, its columns, and how many lines below it is.
    """
    taken = set(letters)
    for hole in board.holes:
        x, y = window.cell((hole.x, hole.y))
        taken.update((x + n, y) for n in ((-1, 0, 1) if hole.index in held else (0,)))
        left, right, below = held.get(hole.index, (0, 0, 0))
        taken.update((x + n, y + below) for n in range(left, right))
    found: dict[int, tuple[int, int]] = {}
    for ship, point in ships.items():
        x, y = window.cell(point)
        free = [(x + dx, y + dy) for dx, dy in BESIDE if (x + dx, y + dy) not in taken]
        if window.shows(point):
            free = [
                (fx, fy)
                for fx, fy in free
                if 0 <= fx < window.pixels and 0 <= fy < window.tall // 2
            ] or free
        found[ship] = free[0] if free else (x, y)
        x, y = found[ship]
        taken.update((x + n, y) for n in range(1 + is_battleship(ship)))
    return found


def paint_ships(
    canvas: Canvas,
    look: Look,
    window: Window,
    ships: Mapping[int, Point],
    where: Mapping[int, tuple[int, int]],
) -> None:
    """Paint all ships: first the discs, then the marks on top of them."""
    board = galaxy(look.view.parts)
    for ship, point in ships.items():
        radius = board.radius(ship) * window.scale
        if radius >= LARGE:
            x, y = where[ship]
            middle = window.at(point) if radius >= ROUND else (x + 0.5, 2.0 * y + 1.0)
            canvas.disc(*middle, radius, f"seat.{ship // FLEET + 1}")
    used = set(where.values())
    for ship in ships:
        seat = ship // FLEET
        x, y = where[ship]
        paper = f"seat.{seat + 1}"
        canvas.text(x, y, look.glyph(seat), f"{paper}.text", paper, BOLD)
        if is_battleship(ship):
            canvas.sign(x + 1, y, "space.battleship", f"{paper}.text", paper, BOLD)
        elif board.radius(ship) * window.scale >= LARGE and (x + 1, y) not in used:
            canvas.text(x + 1, y, str(ship % FLEET + 1), f"{paper}.text", paper)
