"""The board: space with its planets and ships, seen whole, by the quadrant, or close to one planet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, ClassVar

from ....engine import Event, Place
from ....tui.board import Board
from ....tui.canvas import Canvas
from ....tui.forms import AimForm
from ....tui.look import Look
from ..actions import SPOTS
from ..flick_path import at, duration
from ..galaxy import Galaxy, galaxy
from ..state import NOBODY, Arriving, Point
from .aiming import Preview, paint_preview, preview, tell
from .drawing import paint_lit, paint_names, paint_planets, paint_sky
from .naming import about, named
from .ships import cells, paint_ships
from .window import Window, around

LONGEST = 2.5  # seconds of a flight
CLOSE = 3  # the width of a close look, in radii of an orbit's ring


class Space(Board):
    """One widget for the whole galaxy."""

    title: ClassVar[str] = "board-space"

    def __init__(self) -> None:
        super().__init__()
        self.zoomed = False
        self.middle: Point = (0, 0)
        self.aiming: AimForm | None = None
        self.moving: dict[int, Point] = {}

    @property
    def state(self) -> Any:
        """The position as the viewer sees it."""
        return self.looking().view

    @property
    def galaxy(self) -> Galaxy:
        """The board of this game."""
        return galaxy(self.state.parts)

    def looking(self) -> Look:
        """The present look."""
        assert self.look is not None
        return self.look

    def fit(self, width: int, height: int) -> tuple[int, int]:
        pixels = max(2, min(width, 2 * height) // 2 * 2)
        return pixels, pixels // 2

    def show(self, look: Look, lit: Any, picked: tuple[Place, ...] = ()) -> None:
        self.aiming, self.moving = None, {}
        super().show(look, lit, picked)

    # -- what is shown ------------------------------------------------------------------------------------------

    @property
    def window(self) -> Window:
        """The part of space that is shown now."""
        board, pixels = self.galaxy, max(2, self.sized[0])
        top = self.state.stack[-1] if self.state.stack else None
        if isinstance(top, Arriving):
            hole = board.holes[top.hole]
            side = CLOSE * (board.planet_radius + board.ring) // 2 * 2
            return Window(hole.x - side // 2, hole.y - side // 2, side, pixels)
        if self.zoomed:
            return around(self.middle, board.side * 9 // 16, board.side, pixels)
        return Window(0, 0, board.side, pixels)

    def zoom(self) -> None:
        """From the whole board to a quadrant around the cursor, and back."""
        if self.look is None:
            return
        self.zoomed = not self.zoomed
        if self.zoomed:
            home = self.galaxy.holes[self.state.homes[max(0, self.look.seat)]]
            self.middle = self.heart() or (home.x, home.y)
        self.redraw()

    def heart(self) -> Point | None:
        """The point of space that matters most: the ship that is aimed, or what the cursor is on."""
        if self.aiming is not None:
            found: Point | None = self.state.ships.get(self.aiming.piece)
            return found
        return self.point_of(self.cursor) if self.cursor is not None else None

    def follow(self) -> None:
        """Move the zoomed window when what matters has left it."""
        here = self.heart()
        if self.zoomed and here is not None and not self.window.shows(here):
            self.middle = here

    # -- places -------------------------------------------------------------------------------------------------

    def point_of(self, place: Place) -> Point | None:
        """Where a place lies on the board."""
        what, n = place
        board = self.galaxy
        if what == "planet" and 0 <= n < len(board.holes):
            return board.holes[n].x, board.holes[n].y
        if what == "ship":
            found: Point | None = self.state.ships.get(n)
            return found
        if what == "spot" and 0 <= n // SPOTS < len(board.holes) and n % SPOTS < len(board.launch[n // SPOTS]):
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

    def places(self) -> Iterable[Place]:
        if self.look is None:
            return []
        ships: list[Place] = [("ship", ship) for ship in sorted(self.state.ships)]
        return [("planet", hole) for hole in range(len(self.galaxy.holes))] + ships

    def about(self, place: Place) -> str:
        return about(self.look, place) if self.look is not None else ""

    def named(self, text: str) -> Place | None:
        return named(self.state, text) if self.look is not None else None

    # -- aiming and flying --------------------------------------------------------------------------------------

    def aim(self, form: AimForm) -> None:
        """Show where the shot that is being aimed would go, and say so in the form."""
        self.aiming = form
        if self.look is not None:
            tell(self.look, form)
        self.redraw()

    def plays(self, event: Event) -> float:
        if getattr(event, "kind", "") != "flew" or self.look is None:
            return 0.0
        flights: Any = event.flights  # type: ignore[attr-defined]
        return min(LONGEST, duration(flights) / 1e6)

    def frame(self, event: Event, seconds: float) -> None:
        flights: Any = event.flights  # type: ignore[attr-defined]
        length = self.plays(event)
        now = round(seconds / length * duration(flights)) if length else 0
        self.aiming = None
        self.moving = {ship: at(path, now, self.galaxy.physics.deceleration) for ship, path in flights}
        self.redraw()

    def ship_cells(self, ships: Mapping[int, Point]) -> dict[int, tuple[int, int]]:
        """The cell of every ship in the present window."""
        held = tuple(hole for hole, planet in enumerate(self.state.planets) if planet.owner != NOBODY)
        return ship_cells(self.window, tuple(sorted(ships.items())), self.state.parts, held)

    # -- drawing ------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        self.follow()
        look, window = self.looking(), self.window
        ships = self.state.ships | self.moving
        shot: Preview | None = preview(look, self.aiming) if self.aiming is not None else None
        paint_sky(canvas, look, window, None if self.aiming or self.moving else self.cursor)
        paint_planets(canvas, look, window, [hole for hole, _ in shot.odds.orbits] if shot else ())
        paint_names(canvas, look, window)
        where = self.ship_cells(ships)
        pointed = () if shot is not None or self.moving or self.cursor is None else (self.cursor,)
        layers = (self.lit, "legal"), (self.picked, "accent"), (pointed, "cursor")
        for places, colour in layers:
            paint_lit(canvas, look, window, self.cells_of(places, "planet"), colour)
        paint_ships(canvas, look, window, ships, where)
        for places, colour in layers:
            paint_lit(canvas, look, window, self.cells_of(places, "ship", "spot"), colour)
        if shot is not None and self.aiming is not None:
            paint_preview(canvas, look, window, shot, where[self.aiming.piece])

    def cells_of(self, places: Iterable[Place], *kinds: str) -> list[tuple[Place, tuple[int, int]]]:
        """The places of some kinds that are shown, each with its cell."""
        return [(place, cell) for place in places if place[0] in kinds and (cell := self.spot(place)) is not None]


@lru_cache(maxsize=64)
def ship_cells(
    window: Window, ships: tuple[tuple[int, Point], ...], parts: str, held: tuple[int, ...]
) -> dict[int, tuple[int, int]]:
    """The cell of every ship; *held* are the planets with a label."""
    return cells(window, dict(ships), galaxy(parts), held)
