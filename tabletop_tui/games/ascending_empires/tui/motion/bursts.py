"""A ram, a destroyed ship or a destroyed planet: three frames of a burst, and who hit whom."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, sin, tau
from typing import NamedTuple

from .....cells import cell_len, cut_cells
from .....engine import Event
from .....tui.look import Look
from .....tui.paint.ink import BOLD
from .....tui.paint.painter import Painter
from .....tui.widgets.canvas import Canvas
from ...rules.events import PlanetDestroyed, Rammed, ShipDestroyed
from ...rules.galaxy import galaxy
from ...rules.state import FLEET, Point
from ...view.moments import battle
from ..window import Window

FRAMES = 3  # frames of a burst, one for each of `RADII`
LENGTH = 1.2
"""Seconds of a burst: enough to read two names."""

RADII = (1.6, 3.4, 5.0)
"""Radii of the burst in its three frames, in pixels; a row is two."""

RAYS = 7  # odd, so that no two rays form one line through the centre


class Burst(NamedTuple):
    """A burst at *where*, caused by *seat* at the expense of *other*.

    *kind* names the sentence of its banner, *gone* are the ships it destroys, *against* says attack
    and defence.
    """

    kind: str
    where: Point
    seat: int
    other: int
    gone: tuple[int, ...] = ()
    against: str = ""


def burst_of(look: Look, event: Event, ships: Mapping[int, Point]) -> Burst | None:
    """Return the burst for an event whose place is known; *ships* are where they are now."""
    if isinstance(event, PlanetDestroyed):
        hole = galaxy(look.view.parts).holes[event.hole]
        against = strengths(look, event)
        return Burst("burst-planet", (hole.x, hole.y), event.seat, event.victim, (), against)
    if not isinstance(event, (Rammed, ShipDestroyed)):
        return None
    kind, ship = "burst-ship", event.target if isinstance(event, ShipDestroyed) else event.victim
    gone: tuple[int, ...] = (ship,)
    if isinstance(event, Rammed):
        kind, gone = "burst-ram", (ship,) if event.spared else (ship, event.ship)
    where = ships.get(ship)
    if where is None:
        return None
    return Burst(kind, where, event.seat, ship // FLEET, gone, strengths(look, event))


def strengths(look: Look, event: Event) -> str:
    """Return attack and defence of an event, "" if it is no attack."""
    facts = [dict(row.facts) for row in battle(look.view, [event])]
    return "".join(f" {one['strength']}:{one['defence']}" for one in facts)


def paint_burst(canvas: Canvas, look: Look, window: Window, burst: Burst, frame: int) -> None:
    """Paint a frame of the burst, 0 to 2, and its banner."""
    if canvas.picture is None:
        x, y = window.cell(burst.where)
        for column, line in ring(frame):
            canvas.sign(x + column, y + line, "space.ram", "accent.on", "accent", BOLD)
    else:
        paint_fire(canvas.picture, look, window.at(burst.where), frame)
    paint_banner(canvas, look, window, burst)


def ring(frame: int) -> tuple[tuple[int, int], ...]:
    """Return the cells of a burst drawn with signs."""
    if not frame:
        return ((0, 0),)
    far = 2 * frame
    return (-far, 0), (far, 0), (0, -frame), (0, frame)


def paint_fire(picture: Painter, look: Look, at: tuple[float, float], frame: int) -> None:
    """Paint a flash, then fire with rays, then embers that leave the place open."""
    paint, (x, y), radius = look.ink.packed, at, RADII[frame]
    for ray in range(RAYS if frame else 0):
        angle, near = tau * ray / RAYS + 0.3, RADII[frame - 1]
        one = x + near * cos(angle), y + near * sin(angle)
        other = x + (radius + 1.2) * cos(angle), y + (radius + 1.2) * sin(angle)
        picture.fill(picture.stroke(one, other, 0.9), paint("burst.fire"))
    if frame < 2:
        picture.fill(picture.disc(x, y, radius), paint("burst.fire"))
        picture.fill(picture.disc(x, y, 0.7 * radius), paint("burst.flash"))
    else:
        picture.fill(picture.ring(x, y, 0.6 * radius, 0.75 * radius), paint("burst.ember"))


def paint_banner(canvas: Canvas, look: Look, window: Window, burst: Burst) -> None:
    """Paint both names in a row as far from the burst as possible, in the colour of the
    attacker.
    """
    text = banner(look, burst, canvas.width - 2)
    low = window.cell(burst.where)[1] < canvas.height // 2
    paper = f"seat.{burst.seat + 1}"
    left = (canvas.width - cell_len(text)) // 2
    line = canvas.height - 2 if low else 1
    canvas.text(left, line, text, f"{paper}.text", paper, BOLD)


def banner(look: Look, burst: Burst, width: int) -> str:
    """Return the sentence within *width* cells, shortening names as needed."""
    for cells in range(max(map(cell_len, look.words.names)), 0, -1):
        names = {"one": look.short(burst.seat, cells), "other": look.short(burst.other, cells)}
        text = f" {look.glyph(burst.seat)} {look.say(burst.kind, **names)}{burst.against} "
        if cell_len(text) <= width:
            break
    return cut_cells(text, width)
