"""Where everything is on the board of the galaxy: the part of space that is visible, and the cells
of planets, ships and launch places.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from ....engine import Place
from ....tui.forms import AimForm
from ....tui.widgets.board import Board
from ..rules.actions import SPOTS
from ..rules.galaxy import Galaxy, galaxy
from ..rules.state import NOBODY, Arriving, Point
from .camera import part_of
from .naming import about, named
from .planets import below, label_span
from .ships import cells
from .sky import quadrant_names, slot_cell
from .window import Window, around

LOW = 23  # lines below which space is drawn wider than high, to make room for labels
WIDER = 115  # and by how much, in percent
CLOSE = 3  # width of a close-up, in radii of an orbit's ring


class Chart(Board):
    """A board of space: whole, a quadrant, close to one planet, or close to a shot."""

    def __init__(self) -> None:
        super().__init__()
        self.zoomed = False
        self.middle: Point = (0, 0)
        self.aiming: AimForm | None = None
        self.close: Window | None = None  # the part that is shown while a ship is aimed or flies
        self.filming = False
        self.far = False  # whether the player wants to see all of the board then

    @property
    def galaxy(self) -> Galaxy:
        """Return the board of this game."""
        return galaxy(self.state.parts)

    def fit(self, width: int, height: int) -> tuple[int, int]:
        wide = 2 * height * WIDER // 100 if height < LOW else 2 * height
        pixels = max(2, min(width, wide) // 2 * 2)
        return pixels, max(1, min(height, pixels // 2))

    # -- what is shown -----------------------------------------------------------------------------

    @property
    def window(self) -> Window:
        """Return the part of space that is visible."""
        board, pixels, tall = self.galaxy, max(2, self.sized[0]), max(2, 2 * self.sized[1])
        top = self.state.stack[-1] if self.state.stack else None
        if isinstance(top, Arriving) and self.lit:  # else a flash for who only watches
            hole = board.holes[top.hole]
            side = CLOSE * (board.planet_radius + board.ring) // 2 * 2
            return Window(hole.x - side // 2, hole.y - side // 2, side, pixels, tall)
        if self.zoomed:
            return around(self.middle, board.side * 9 // 16, board.side, pixels, tall)
        if self.close is not None and (self.aiming is not None or self.filming):
            return self.close
        return Window(0, 0, board.side, pixels, tall)

    def come_close(self, points: Sequence[Point]) -> None:
        """On a small screen, show the part of the board with these points; all of it for none."""
        _, height = self.sized
        self.close = (
            part_of(points, self.galaxy.side, max(2, self.sized[0]), max(2, 2 * height), self.close)
            if points and height < LOW and not self.far
            else None
        )

    def can_zoom(self) -> bool:
        return True

    def zoom(self) -> None:
        """Switch between the whole board and a quadrant around the cursor."""
        if self.look is None:
            return
        if self.aiming is not None and not self.zoomed and self.sized[1] < LOW:
            self.far = not self.far  # beside the part that is shown by itself
            self.aim(self.aiming)
            return
        self.zoomed = not self.zoomed
        if self.zoomed:
            home = self.galaxy.holes[self.state.homes[max(0, self.look.seat)]]
            self.middle = self.heart() or (home.x, home.y)
        self.redraw()

    def heart(self) -> Point | None:
        """Return the focus: the aimed ship, or the place under the cursor."""
        if self.aiming is not None:
            found: Point | None = self.state.ships.get(self.aiming.piece)
            return found
        return self.point_of(self.cursor) if self.cursor is not None else None

    def follow(self) -> None:
        """Move the zoomed window if the focus has left it."""
        here = self.heart()
        if self.zoomed and here is not None and not self.window.shows(here):
            self.middle = here

    # -- places ------------------------------------------------------------------------------------

    def point_of(self, place: Place) -> Point | None:
        """Return the point of a place on the board."""
        what, n = place
        board = self.galaxy
        if what == "planet" and 0 <= n < len(board.holes):
            return board.holes[n].x, board.holes[n].y
        if what == "ship":
            found: Point | None = self.state.ships.get(n)
            return found
        if (
            what == "spot"
            and 0 <= n // SPOTS < len(board.holes)
            and n % SPOTS < len(board.launch[n // SPOTS])
        ):
            return board.launch[n // SPOTS][n % SPOTS]
        return None

    def spot(self, place: Place) -> tuple[int, int] | None:
        if self.look is None or 0 in self.sized:
            return None
        point = self.point_of(place)
        if point is None:
            return None
        window = self.window
        if place[0] == "ship":
            return self.ship_cells(self.state.ships)[place[1]]
        return window.cell(point)

    def mark_rooms(self, place: Place, cells: int) -> Iterable[tuple[int, int]]:
        """Yield the cells for a planet's letters: above that of its kind."""
        x, y = self.spot(place) or (0, 0)
        return [(x, y)] if place[0] == "ship" else [(x, y - 1), (x, y)]

    def places(self) -> Iterable[Place]:
        if self.look is None:
            return []
        ships: list[Place] = [("ship", ship) for ship in sorted(self.state.ships)]
        return [("planet", hole) for hole in range(len(self.galaxy.holes))] + ships

    def about(self, place: Place) -> str:
        if self.look is None:
            return ""
        return about(self.look, place, brief=self.steered and place in self.lit)

    def named(self, text: str) -> Place | None:
        return named(self.look, text) if self.look is not None else None

    def ship_cells(self, ships: Mapping[int, Point]) -> dict[int, tuple[int, int]]:
        """Return the cell of every ship in the current window."""
        look = self.looking()
        held = tuple(
            (hole, *label_span(look, planet, self.window), below(look, self.window))
            for hole, planet in enumerate(self.state.planets)
            if planet.owner != NOBODY
        )
        letters: tuple[tuple[int, int], ...] = ()
        if look.ink.pictures != "plain":
            holes = self.galaxy.holes
            letters = tuple(slot_cell(self.window, hole) for hole in holes if not hole.homeworld)
            words = quadrant_names(look, self.window)
            letters += tuple((x + n, y) for x, y, word in words for n in range(len(word)))
        known = tuple(sorted(ships.items()))
        return ship_cells(self.window, known, self.state.parts, held, letters)

    def cells_of(self, places: Iterable[Place], *kinds: str) -> list[tuple[Place, tuple[int, int]]]:
        """Return the visible places of some kinds, each with its cell."""
        return [
            (place, cell)
            for place in places
            if place[0] in kinds and (cell := self.spot(place)) is not None
        ]


@lru_cache(maxsize=64)
def ship_cells(
    window: Window,
    ships: tuple[tuple[int, Point], ...],
    parts: str,
    held: tuple[tuple[int, int, int, int], ...],
    letters: tuple[tuple[int, int], ...],
) -> dict[int, tuple[int, int]]:
    """Return the cell of every ship.

    *held* are the planets with a label, its columns, and how many lines below it is; *letters* the
    cells of the names of other planets and quadrants.
    """
    labels = {hole: label for hole, *label in held}
    return cells(window, dict(ships), galaxy(parts), labels, letters)
