"""The board: space with its planets and ships, seen whole, by the quadrant, or close to one planet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import atan2, tau
from typing import Any, ClassVar

from textual import events

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
    ground: tuple[Canvas, Look, object] | None = None
    """The canvas on which sky and planets are kept, for which look, and what else they depend on."""

    def __init__(self) -> None:
        super().__init__()
        self.zoomed = False
        self.middle: Point = (0, 0)
        self.aiming: AimForm | None = None
        self.moving: dict[int, Point] = {}

    @property
    def galaxy(self) -> Galaxy:
        """The board of this game."""
        return galaxy(self.state.parts)

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
        return named(self.look, text) if self.look is not None else None

    # -- aiming and flying --------------------------------------------------------------------------------------

    def aim(self, form: AimForm) -> None:
        """Show where the shot that is being aimed would go, and say so in the form."""
        self.aiming = form
        if self.look is not None:
            tell(self.look, form)
        self.redraw()

    def on_click(self, event: events.Click) -> None:
        """While a shot is aimed, a click turns it there; it stops a sweeping marker."""
        form = self.aiming
        if form is None or self.look is None:
            return
        event.prevent_default()
        if form.sweeping:
            form.click(0)
        else:
            ship = self.state.ships[form.piece]
            x, y = self.window.at(ship)
            turn = atan2(y - (2 * event.y + 1), event.x + 0.5 - x) / tau
            form.angle = round(turn * form.aim.angles) % form.aim.angles
        self.post_message(self.Aimed())

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self.wheel("up")

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self.wheel("down")

    def wheel(self, key: str) -> None:
        """While a shot is aimed, the wheel sets its power."""
        if self.aiming is not None and not self.aiming.sweeping and self.aiming.key(key):
            self.post_message(self.Aimed())

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

    def wipe(self, canvas: Canvas) -> None:
        """The ground is the first that is painted, or brought back."""

    def paint_ground(self, canvas: Canvas, chances: tuple[int, ...]) -> None:
        """Sky, planets and names, which stay while cursor and ships move; *chances* as for `paint_planets`."""
        look, window = self.looking(), self.window
        ranged = self.cursor if self.cursor is not None and self.cursor[0] == "ship" else None
        ranged = None if self.aiming or self.moving else ranged
        known = window, chances, ranged
        if self.ground is not None and self.ground[0] is canvas and self.ground[1] is look and self.ground[2] == known:
            canvas.restart()
            return
        canvas.clear()
        paint_sky(canvas, look, window, ranged)
        paint_planets(canvas, look, window, chances)
        paint_names(canvas, look, window)
        canvas.keep()
        self.ground = canvas, look, known

    def paint(self, canvas: Canvas) -> None:
        self.follow()
        look, window = self.looking(), self.window
        ships = self.state.ships | self.moving
        shot: Preview | None = preview(look, self.aiming) if self.aiming is not None else None
        self.paint_ground(canvas, tuple(hole for hole, _ in shot.odds.orbits) if shot else ())
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
