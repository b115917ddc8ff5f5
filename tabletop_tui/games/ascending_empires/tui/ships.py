"""Ships: a chip with the owner's mark, two cells wide for a battleship, and a disc where there is
room.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from ....tui.look import Look
from ....tui.paint.ink import BOLD
from ....tui.paint.painter import Painter, shade
from ....tui.widgets.canvas import Canvas
from ..rules.galaxy import Galaxy, galaxy
from ..rules.state import FLEET, Point, is_battleship
from .sky import size
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
    if canvas.picture is not None and canvas.picture.cell is not None:
        for ship in ships:
            paint_hull(canvas.picture, look, ship, where[ship], hull_scale(window))
    for ship in ships:
        seat = ship // FLEET
        x, y = where[ship]
        paper = f"seat.{seat + 1}"
        canvas.text(x, y, look.glyph(seat), f"{paper}.text", paper, BOLD)
        if is_battleship(ship):
            canvas.sign(x + 1, y, "space.battleship", f"{paper}.text", paper, BOLD)
        elif board.radius(ship) * window.scale >= LARGE and (x + 1, y) not in used:
            canvas.text(x + 1, y, str(ship % FLEET + 1), f"{paper}.text", paper)


FULL_HULL = 2.7
"""Radius of a planet in pixels from which on hulls have their full size."""

FIGHTER = (
    *((0, -1.9), (0.55, -1.1), (0.6, 0.2), (1.25, 1.0), (1.25, 1.4)),
    *((0.4, 1.2), (-0.4, 1.2), (-1.25, 1.4), (-1.25, 1.0), (-0.6, 0.2), (-0.55, -1.1)),
)
BATTLESHIP = (
    *((0.5, -2.0), (1.2, -1.2), (1.6, -0.6), (2.4, 0.4), (2.4, 1.5), (1.5, 1.2)),
    *((-0.5, 1.2), (-1.4, 1.5), (-1.4, 0.4), (-0.6, -0.6), (-0.2, -1.2)),
)
"""The hulls of ships in true pixels, around the middle of their first cell."""

FLAME = ((-0.35, 1.2), (0.35, 1.2), (0, 2.1))


def hull_scale(window: Window) -> float:
    """Return the scale of hulls: smaller where planets are."""
    return min(1.0, max(0.75, size(window)[0] / FULL_HULL))


def paint_hull(
    picture: Painter, look: Look, ship: int, cell: tuple[int, int], scale: float
) -> None:
    """Paint the hull of a ship around the chip with its mark, with a flame behind it."""
    x, y = cell[0] + 0.5, 2.0 * cell[1] + 1.0
    colour, large = look.ink.packed(f"seat.{ship // FLEET + 1}"), is_battleship(ship)
    for along in (-0.2, 1.2) if large else (0.0,):
        flame = [(x + (px + along) * scale, y + py * scale) for px, py in FLAME]
        picture.fill(picture.polygon(flame), look.ink.packed("burst.fire"))
    hull = [(x + px * scale, y + py * scale) for px, py in (BATTLESHIP if large else FIGHTER)]
    picture.fill(picture.outline([hull], 0.4), look.ink.packed("background"))
    picture.fill(picture.polygon(hull), shade(colour, 0.75))
    lit = picture.polygon([(px - 0.25, py - 0.2) for px, py in hull])
    picture.fill(picture.common(picture.polygon(hull), lit), colour)
