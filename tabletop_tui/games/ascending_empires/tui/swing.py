"""A shot on the board while its markers move: the line of the aim swings over the planets, then the
power runs along it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import cos, sin, tau

from ....engine import slip_at
from ....engine.fast_dataclass import dataclass
from ....tui.forms import AimForm
from ....tui.look import Look
from ....tui.paint.ink import BOLD
from ....tui.widgets.canvas import Canvas
from ..flight.flick import Flown, run_out
from ..flight.preview import FlickSetup, Outlook
from ..rules.state import Point
from .outcomes import SIGNS, SURE
from .window import Window

HAND = 100_000  # micrometres: a hand's breadth


@dataclass(slots=True, frozen=True)
class Swing:
    """What a stop at this moment would do.

    *turn* is the error of direction in steps clockwise, *push* that of power in percent, None while
    the line swings: the tip is then where a shot without an error of power ends.
    """

    turn: int
    push: int | None


def swing_of(form: AimForm) -> Swing | None:
    """Return what the marker of a form shows now, or None if none moves."""
    if form.sweep is None:
        return None
    aim, share = form.aim, form.sweep.share
    if form.turned is None:
        return Swing(slip_at(aim.draws, aim.spread // aim.draws, share), None)
    return Swing(-form.turned, slip_at(aim.draws, aim.slip // aim.draws, share))


@lru_cache(maxsize=256)
def flight(start: FlickSetup, direction: int, power: int, push: int = 0) -> Flown:
    """Return the flight with an error of power in percent."""
    return start.fly(direction, run_out(start.galaxy, power, push))


def flown_now(outlook: Outlook, swing: Swing) -> Flown:
    """Return the flight that a stop at this moment would bring."""
    return flight(outlook.start, outlook.direction + swing.turn, outlook.power, swing.push or 0)


def corners_of(flown: Flown, ship: int) -> Sequence[Point]:
    """Return the corners of a ship's path, () if it does not move."""
    return [corner[1:] for corner in dict(flown.flights).get(ship, ())]


def charge_marks(look: Look, outlook: Outlook, turn: int) -> list[tuple[Point, str, str]]:
    """Return where each part of the track of power ends in a direction, with its sign and
    colour.
    """
    marks = []
    for outcome in outlook.row(turn):
        if outcome.place is not None:
            hit = outcome.sort == outlook.goal.sort
            sign, colour = SURE if hit else SIGNS[outcome.kind]
            marks.append((outcome.place, sign if hit else "space.path", colour))
    return marks


def paint_thick(
    canvas: Canvas, one: tuple[float, float], two: tuple[float, float], colour: str
) -> None:
    """Paint a line of double width."""
    if canvas.picture is None:
        canvas.line(*one, *two, colour)
        return
    for across, down in ((0.0, 0.0), (0.5, 0.0), (0.0, 0.5), (0.5, 0.5)):
        canvas.trace(one[0] + across, one[1] + down, two[0] + across, two[1] + down, colour)


def paint_bare(
    canvas: Canvas, window: Window, form: AimForm, ship: Point, swing: Swing | None
) -> None:
    """Paint the first hand's breadth of the line for a hand without aids, thickly as far as the
    power has run.
    """
    steps = form.angle + (-swing.turn if swing is not None else form.turned or 0)
    turn = tau * steps / form.aim.angles
    charged = swing is not None and swing.push is not None and form.sweep is not None
    for far, thick in ((1.0, False), (form.sweep.share if form.sweep else 0.0, True)):
        if thick and not charged:
            break
        end = (
            round(ship[0] + far * HAND * cos(turn)),
            round(ship[1] - far * HAND * sin(turn)),
        )
        colour = "accent" if thick or not charged else "range.short"
        if thick or canvas.picture is None:
            paint_thick(canvas, window.at(ship), window.at(end), colour)
        else:
            canvas.trace(*window.at(ship), *window.at(end), colour)


def paint_charge(
    canvas: Canvas, look: Look, window: Window, outlook: Outlook, swing: Swing
) -> None:
    """Paint the way of the strongest shot in the stopped direction, thinly, with a mark where each
    stop of the marker would end.
    """
    ship = outlook.start.ship
    longest = flight(
        outlook.start, outlook.direction + swing.turn, outlook.power, outlook.pushes[-1]
    )
    way = [window.at(corner) for corner in corners_of(longest, ship)]
    for one, two in pairwise(way):
        canvas.trace(*one, *two, "range.short")
    for place, sign, colour in charge_marks(look, outlook, swing.turn):
        cell = window.cell(place)
        if not canvas.letter(*cell):
            canvas.sign(*cell, sign, colour, None, BOLD)
