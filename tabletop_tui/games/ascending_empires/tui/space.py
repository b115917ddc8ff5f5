"""The board of space with its planets and ships: what is aimed, what flies, and how it is drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import atan2, tau
from typing import Any, ClassVar

from textual import events

from ....engine import Event, Place
from ....tui.forms import AimForm
from ....tui.look import Look
from ....tui.widgets.animation import Animation, EventAnimation
from ....tui.widgets.canvas import Canvas
from ..flight.path import at
from ..rules.events import Flew, PlanetDestroyed, Rammed, Revealed, ShipDestroyed
from ..rules.galaxy import galaxy
from ..rules.handicaps import aided
from ..rules.state import Point, owner
from ..view.forecast import Target
from ..view.moments import BURSTS
from .aiming import (
    Aims,
    FlickResult,
    certain,
    paint_ends,
    paint_preview,
    paint_result,
    preview,
    refine,
    result_of,
    tell,
)
from .chart import Chart
from .drawing import paint_lit, paint_names, paint_planets, paint_sky
from .motion.bursts import FRAMES, LENGTH, Burst, burst_of, paint_burst
from .motion.deeds import deed
from .motion.moments import TurningUp, VerdictScene
from .motion.slow_motion import Flight, Rests, flicked, flight_of, rested
from .planets import paint_space, paint_trail
from .ships import paint_ships
from .swing import paint_bare, swing_of
from .threats import dangers, paint_threats

TRAIL = 300_000  # microseconds of a ship's flight shown as its trail


class Space(Chart):
    """The board of the whole galaxy."""

    title: ClassVar[str] = "board-space"
    ground: tuple[Canvas, Look, object] | None = None
    """The canvas that caches sky and planets, its look, and what else it depends on."""

    def __init__(self) -> None:
        super().__init__()
        self.aims = Aims()
        self.result: FlickResult | None = None  # of the last flight, until something else is shown
        self.told = False  # whether that result has been shown
        self.moving: dict[int, Point] = {}
        self.ends: dict[int, Point] = {}  # of the last flight
        self.trails: dict[int, list[Point]] = {}
        self.burst: tuple[Burst, int] | None = None  # and its frame
        self.flight: Flight | None = None  # the last one
        self.gone: tuple[int, ...] = ()  # the ships that it has taken from the board
        self.dangers: tuple[Look, list[Target]] | None = None  # what could be destroyed in a look

    def show(self, look: Look, lit: Any, picked: tuple[Place, ...] = ()) -> None:
        self.aiming, self.moving, self.trails, self.burst = None, {}, {}, None
        self.filming, self.gone = False, ()
        new = None if self.told else self.result
        self.result, self.told = new, True
        if new is not None and not new.gone and owner(new.ship) == look.seat:
            self.cursor = self.flown_to(look, new, lit) or self.cursor
        super().show(look, lit, picked)

    def flown_to(self, look: Look, result: FlickResult, lit: Mapping[Place, int]) -> Place | None:
        """Return where the cursor finds a ship that has flown: the planet it orbits, or the ship.

        If anything can be picked, then only such a place.
        """
        holes = galaxy(look.view.parts).orbits(result.ship, result.place)
        there: list[Place] = [*(("planet", hole) for hole in holes), ("ship", result.ship)]
        return next((place for place in there if not lit or place in lit), None)

    # -- aiming and flying -------------------------------------------------------------------------

    def aim(self, form: AimForm) -> None:
        """Show where the shot being aimed would go, in the form as well."""
        self.aiming, self.result = form, None
        if self.look is not None:
            form.aided = aided(self.look.table.options, owner(form.piece))
            if not form.watched:
                self.aims.see(self.look, form, self.picked)
            tell(self.look, form)
            form.swung = self.swung
            if not form.sweeping or self.close is None:
                self.come_close(self.on_the_way(form))
            if form.aided:
                form.idle, form.certain = self.ponder, partial(certain, self.look, form)
        self.redraw()

    def on_the_way(self, form: AimForm) -> Sequence[Point]:
        """Return where the aimed ship is, where it would go and what an exercise wants; () for a
        hand without aids, which needs to see what is there.
        """
        if not form.aided:
            return ()
        flown = preview(self.looking(), form).outlook.sure
        path = dict(flown.flights).get(form.piece, ())
        goals = [point for place in self.picked if (point := self.point_of(place)) is not None]
        return [self.state.ships[form.piece], *goals, *(corner[1:] for corner in path)]

    def swung(self) -> None:
        """Draw the line of the aim, or its power, where the marker is now."""
        if self.swings():
            self.redraw()

    def swings(self) -> bool:
        """Return whether a marker is seen on the board, and not beside it alone."""
        form, look = self.aiming, self.look
        if form is None or look is None or form.watched or not form.sweeping:
            return False
        moves = not self.is_attached or getattr(self.app, "fps", 0) > 0
        return moves and look.ink.glyphs != "ascii"

    def ponder(self) -> bool:
        """Try more errors of the hand while no key is pressed. Return True if the form changes."""
        form, look = self.aiming, self.look
        if form is None or look is None or form.sweeping or not refine(look, form):
            return False
        self.redraw()
        return True

    def on_click(self, event: events.Click) -> None:
        """While a shot is aimed, turn it towards a click; a click stops a moving marker."""
        form = self.aiming
        if form is None or form.watched or self.look is None:
            return
        event.prevent_default()
        if form.sweeping:
            form.click(0)
        else:
            ship = self.state.ships[form.piece]
            x, y = self.window.at(ship)
            down, right = y - (2 * event.y + 1), event.x + 0.5 - x
            turn = atan2(down / self.window.scale, right / self.window.across) / tau
            form.angle, form.target = round(turn * form.aim.angles) % form.aim.angles, None
        self.post_message(self.Aimed())

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self.wheel("up")

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self.wheel("down")

    def wheel(self, key: str) -> None:
        """While a shot is aimed, set its power with the wheel."""
        form = self.aiming
        if form is not None and not form.watched and not form.sweeping and form.key(key):
            self.post_message(self.Aimed())

    def animations(self, events: Sequence[Event]) -> Sequence[Animation]:
        scenes: list[Animation] = []
        said: list[Animation] = []
        # a disc turns once the ship has landed
        for event in sorted(events, key=lambda one: isinstance(one, Revealed)):
            if isinstance(event, Revealed) and self.look is not None:
                scenes.append(TurningUp(event))
                scenes[-1].tells = event
            elif length := self.plays(event):
                scenes.append(EventAnimation(event, length))
                if isinstance(event, Flew):
                    scenes[-1].tells = flicked(event)
            elif self.look is not None and (done := deed(self.look, event)) is not None:
                scenes.append(done)
                done.tells = event
            if isinstance(event, Flew) and self.flight is not None:
                said = self.said_after(event, events)
        return scenes + said

    def said_after(self, flew: Flew, events: Sequence[Event]) -> list[Animation]:
        """Return what is shown after a flight: the verdict, or where the ship of somebody else has
        come to rest, unless a burst tells that.
        """
        assert self.flight is not None
        scenes: list[Animation] = []
        if self.flight.verdict:
            scenes.append(VerdictScene(self.flight.verdict))
        elif flew.seat != self.looking().seat and not any(
            isinstance(one, BURSTS) for one in events
        ):
            scenes.append(Rests())
        for scene in scenes:
            scene.tells = rested(self.state, flew)
        return scenes

    def plays(self, event: Event) -> float:
        """Return the seconds of the animation of *event*; 0 for none."""
        if self.look is None:
            return 0.0
        if isinstance(event, (Rammed, ShipDestroyed, PlanetDestroyed)):
            return LENGTH
        if not isinstance(event, Flew):
            return 0.0
        if self.flight is None or self.flight.flew is not event:
            self.flight = flight_of(self.state, self.galaxy, event)
            self.ends = {ship: path[-1][1:] for ship, path in event.flights}
            self.filming = True
            self.come_close([corner[1:] for _, path in event.flights for corner in path])
        self.result, self.told = result_of(event), False
        return self.flight.seconds

    def frame(self, animation: Animation, at: float) -> None:
        if isinstance(animation, EventAnimation):
            self.show_event(animation.event, at)
        else:
            self.moving, self.trails, self.burst = self.moving and self.ends, {}, None
            if self.flight is not None and self.moving:
                self.gone = self.flight.flew.gone
            self.aiming = None
            super().frame(animation, at)

    def show_event(self, event: Event, seconds: float) -> None:
        """Draw a flight or a burst *seconds* from its start."""
        if not isinstance(event, Flew):
            self.show_burst(event, seconds)
            return
        flights: Any = event.flights
        length = self.plays(event)
        assert self.flight is not None
        now = self.flight.moment(seconds)
        self.aiming = None
        self.moving = {
            ship: at(path, now, self.galaxy.physics.deceleration) for ship, path in flights
        }
        behind = [max(0, now - TRAIL * n // 6) for n in range(6, 0, -1)]
        self.trails = {
            ship: [at(path, then, self.galaxy.physics.deceleration) for then in behind]
            for ship, path in flights
            if seconds < length
        }
        self.redraw()

    def show_burst(self, event: Event, seconds: float) -> None:
        """Show the burst's frame for this moment, if it has changed."""
        burst = burst_of(self.looking(), event, self.state.ships | self.moving)
        number = min(FRAMES - 1, int(seconds / LENGTH * FRAMES))
        shown = None if burst is None else (burst, number)
        if shown != self.burst:
            self.moving = self.moving and self.ends
            self.burst, self.aiming, self.trails = shown, None, {}
            self.redraw()

    # -- drawing -----------------------------------------------------------------------------------

    def wipe(self, canvas: Canvas) -> None:
        """Do nothing: the background is painted, or restored, first."""

    def paint_ground(self, canvas: Canvas, chances: tuple[int, ...]) -> None:
        """Paint sky, planets and names, which stay while cursor and ships move; *chances* as for
        `paint_planets`.
        """
        look, window = self.looking(), self.window
        ranged = self.cursor if self.cursor is not None and self.cursor[0] == "ship" else None
        ranged = None if self.aiming or self.moving else ranged
        known = window, chances, ranged, self.looking().ink
        if (
            self.ground is not None
            and self.ground[0] is canvas
            and self.ground[1] is look
            and self.ground[2] == known
        ):
            canvas.restart()
            return
        if look.ink.pictures == "plain":
            canvas.clear()
            paint_sky(canvas, look, window, ranged)
            paint_planets(canvas, look, window, chances)
            paint_names(canvas, look, window)
        else:
            paint_space(canvas, look, window, chances, ranged)
        canvas.keep()
        self.ground = canvas, look, known

    def paint(self, canvas: Canvas) -> None:
        self.follow()
        look, window = self.looking(), self.window
        ships = self.state.ships | self.moving
        for gone in (*self.gone, *(self.burst[0].gone if self.burst is not None else ())):
            ships.pop(gone, None)
        form = self.aiming
        shot = preview(look, form) if form is not None and form.aided else None
        ended = self.result if form is None and not self.moving else None
        reached: tuple[int, ...] = ()
        if shot is not None:
            reached = tuple(hole for hole, _ in shot.outlook.odds().orbits)
        elif ended is not None and not ended.gone:
            reached = self.galaxy.orbits(ended.ship, ended.place)
        self.paint_ground(canvas, reached)
        where = self.ship_cells(ships)
        for ship, points in self.trails.items():
            paint_trail(canvas, look, window, ship, points)
        pointed = () if form is not None or self.moving or self.cursor is None else (self.cursor,)
        layers = (self.lit, "legal"), (self.picked, "accent"), (pointed, self.pointer)
        for places, colour in layers:
            paint_lit(canvas, look, window, self.cells_of(places, "planet"), colour)
        paint_ships(canvas, look, window, ships, where)
        for places, colour in layers:
            paint_lit(canvas, look, window, self.cells_of(places, "ship", "spot"), colour)
        if form is None and not self.moving:
            if self.dangers is None or self.dangers[0] is not look:
                self.dangers = look, dangers(look)
            paint_threats(canvas, look, window, where, self.dangers[1])
        if form is not None:
            swing = swing_of(form) if self.swings() else None
            if shot is not None:
                paint_preview(canvas, look, window, shot, where[form.piece], swing)
            else:
                paint_bare(canvas, window, form, self.state.ships[form.piece], swing)
                paint_ends(canvas, where[form.piece], form.piece, "[]", "cursor")
        if ended is not None and (ended.gone or ended.ship in where):
            cell = None if ended.gone else where[ended.ship]
            paint_result(canvas, look, window, ended, cell)
        if self.burst is not None:
            paint_burst(canvas, look, window, *self.burst)
