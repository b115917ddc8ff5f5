"""Space as a picture: lit planets on thin orbits, asteroids and face-down discs, names
and stars.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from math import cos, floor, pi, sin, sqrt, tau

from ....engine import Place
from ....tui.look import Look
from ....tui.paint.blocks import DOTS as BITS
from ....tui.paint.fitting import ACROSS
from ....tui.paint.ink import BOLD
from ....tui.paint.painter import Painter, Shape, Span, mix, sector, shade
from ....tui.paint.paints import Paints
from ....tui.widgets.canvas import Canvas
from ..rules.galaxy import Hole, galaxy
from ..rules.position import in_orbit
from ..rules.powers import powers
from ..rules.state import ASTEROID, DISCS, FLEET, HOMEWORLD, NOBODY, UNKNOWN, Planet, Point
from ..view.forecast import blockades
from .drawing import chip_text, disc_sign
from .globes import paint_globe
from .sky import (
    LEAST,
    THIN,
    paint_dark,
    paint_stars,
    paint_words,
    paints_of,
    room,
    size,
    slot_cell,
)
from .window import Window

LOW = 3.3
"""Radius of an orbit in pixels from which on the label of a planet is further below it."""

FLAT = 0.65
"""Width of an orbit where there are few colours: a thinner one breaks up."""

BIG = 1.15
"""Size of a homeworld relative to a planet."""

HAIR = 0.12
"""Width of the orbit of a planet without ships in true pixels, where it is a whole line."""

LARGE = 4.0
"""Radius in pixels from which on a planet in cells has more than light and shade."""

DOTS = 144
"""Points of a dotted circle, as many as the largest has."""


def label_span(look: Look, planet: Planet, window: Window) -> tuple[int, int]:
    """Return the columns, relative to the planet's, that its label takes in the line below it."""
    if look.ink.pictures == "plain":
        return 0, 0
    if planet.owner == NOBODY:
        return 0, 0
    cells = len(chip_text(look, planet, room(window)))
    return -(cells // 2), cells - cells // 2


def below(look: Look, window: Window) -> int:
    """Return how many lines below a planet its label is."""
    return 2 if look.ink.pictures != "plain" and size(window)[1] >= LOW else 1


def paint_space(
    canvas: Canvas, look: Look, window: Window, chances: Collection[int], cursor: Place | None
) -> None:
    """Paint what stays while cursor and ships move.

    *chances* are the holes in whose orbit the aimed ship may come to rest.
    """
    ink, paints = look.ink, paints_of(look.ink)
    picture = ink.painter(canvas.width, canvas.height)
    canvas.over(picture)
    paint_dark(picture, look, window)
    paint_range(picture, look, window, cursor, paints)
    board, state = galaxy(look.view.parts), look.view
    barred = {blockade.hole for blockade in blockades(state)}
    for hole in board.holes:
        shut = "shut" if hole.index in barred else ""
        kind = "legal" if hole.index in chances else shut
        paint_orbit(canvas, picture, look, window, hole, kind, paints)
    for hole in board.holes:
        paint_disc(picture, look, window.centre((hole.x, hole.y)), size(window)[0], hole, paints)
    paint_words(canvas, look, window)
    for hole in board.holes:
        paint_label(canvas, look, window, hole, hole.index in barred)
    paint_stars(canvas, look, window)


def paint_range(
    picture: Painter, look: Look, window: Window, cursor: Place | None, paints: Paints
) -> None:
    """Paint the range of the ship under the cursor."""
    ships = look.view.ships
    if cursor is None or cursor[0] != "ship" or cursor[1] not in ships:
        return
    ship = cursor[1]
    board = galaxy(look.view.parts)
    reach = (powers(look.view, ship // FLEET).ship_range + board.radius(ship)) * window.scale
    x, y = window.at(ships[ship])
    picture.fill(picture.ring(x, y, reach - THIN / 2, reach + THIN / 2), paints["range"])


def paint_orbit(
    canvas: Canvas,
    picture: Painter,
    look: Look,
    window: Window,
    hole: Hole,
    kind: str,
    paints: Paints,
) -> None:
    """Paint a thin line in the colours of the players whose ships are on it.

    Without ships it is dotted, and left out on a small board in cells, where thirty of them would
    hide the planets; the board comes closer while a shot is aimed.
    """
    x, y = window.centre((hole.x, hole.y))
    inner = size(window)[1] - THIN / 2
    seats = sorted({ship // FLEET for ship in in_orbit(look.view, hole.index)})
    if not (seats or kind or hole.homeworld):
        if picture.cell is None and size(window)[1] < LOW:
            return
        if picture.cell is not None:
            far = size(window)[1]
            picture.fill(picture.ring(x, y, far - HAIR, far), look.ink.packed("orbit.thin"))
            return
        column, line = window.cell((hole.x, hole.y))
        for across, down, dots in dotted(size(window)[1]):
            canvas.dotted(column + across, line + down, dots, "orbit.thin")
        return
    thick = (THIN if picture.rich else FLAT) * (1.3 if seats or kind else 1)
    planet = look.view.planets[hole.index]
    colours = [look.ink.packed(f"seat.{seat + 1}.line") for seat in seats]
    if kind:
        colours = [paints[f"orbit.{kind}"]]
    if planet.disc == HOMEWORLD:
        paint_glow(picture, look, x, y, inner + thick, planet.owner, paints)

    def ring() -> Shape:
        whole = picture.ring(x, y, inner, inner + thick)
        if size(window)[1] >= LOW or picture.rich:
            return whole
        ball = size(window)[0] * (BIG if planet.disc == HOMEWORLD else 1)
        return beside(picture, whole, picture.disc(x, y, ball))

    picture.fill(ring(), colours[0] if colours else paints["orbit"])
    for n, colour in enumerate(colours[1:], 1):
        part = sector(x, y, inner + thick, tau * n / len(colours), tau / len(colours))
        picture.fill(picture.common(ring(), picture.polygon(part)), colour)


@lru_cache(maxsize=16)
def dotted(radius: float) -> tuple[tuple[int, int, int], ...]:
    """Return a dotted circle around the centre of a cell: the cells, and the bits of their dots."""
    found: dict[tuple[int, int], int] = {}
    for n in range(DOTS):
        x, y = 0.5 + radius * cos(tau * n / DOTS), 1 + radius * sin(tau * n / DOTS)
        across, down = floor(2 * x), floor(2 * y)
        cell = across // 2, down // 4
        found[cell] = found.get(cell, 0) | BITS[down % 4][across % 2]
    return tuple((x, y, dots) for (x, y), dots in found.items())


def beside(picture: Painter, ring: Iterable[Span], ball: Iterable[Span]) -> list[Span]:
    """Return the spans of a ring in cells that the ball within does not touch.

    A cell shared by ring and ball has only two colours, so the ring would distort the ball.
    """
    reach: dict[int, tuple[int, int]] = {}
    for row, left, right in ball:
        line = row // picture.down
        first, last = reach.get(line, (left, right))
        reach[line] = min(first, left), max(last, right)
    found = []
    for row, left, right in ring:
        first, last = reach.get(row // picture.down, (right, right))
        first, last = first - first % ACROSS, last + -last % ACROSS
        found += [(row, left, min(right, first)), (row, max(left, last), right)]
    return [span for span in found if span[1] < span[2]]


def paint_glow(
    picture: Painter, look: Look, x: float, y: float, radius: float, seat: int, paints: Paints
) -> None:
    """Paint the glow of a homeworld in its seat's colour."""
    colour = look.ink.packed(f"seat.{seat + 1}.line")
    steps = ((0.4, 0.25), (0.0, 0.5)) if picture.rich else ((0.0, 0.0),)
    for more, share in steps:
        lit = mix(look.ink.packed("space"), colour, share) if share else dusk(look, seat)
        picture.fill(picture.disc(x, y, radius + more), lit)


DUSK = {True: (0x5F0000, 0x00005F, 0x4E4E4E, 0x5F3700, 0x005F00, 0x5F005F),
        False: (0xFFAFAF, 0xAFD7FF, 0xD0D0D0, 0xFFD7AF, 0xAFFFAF, 0xFFAFFF)}  # fmt: skip
"""Muted colours for the glow of the six seats, in dark and light themes."""


def dusk(look: Look, seat: int) -> int:
    """Return the glow of a seat where there are few colours."""
    colour = look.ink.seats[seat] if look.ink.seats else seat
    return DUSK[look.ink.theme.dark][colour]


def paint_disc(
    picture: Painter,
    look: Look,
    at: tuple[float, float],
    radius: float,
    hole: Hole,
    paints: Paints,
) -> None:
    """Paint what is in a hole: a ball, a homeworld, an asteroid, or a face-down disc."""
    planet, (x, y) = look.view.planets[hole.index], at
    if planet.disc == UNKNOWN or (not planet.up and planet.disc != HOMEWORLD):
        rim = radius > LEAST  # a smaller one would break into stripes
        picture.fill(picture.disc(x, y, radius), paints["hidden.line" if rim else "hidden.face"])
        if rim:
            picture.fill(picture.disc(x, y, radius - THIN), paints["hidden"])
    elif planet.disc == ASTEROID:
        paint_rock(picture, x, y, radius, hole.index, paints)
    elif planet.disc == HOMEWORLD:
        colour = look.ink.packed(f"seat.{planet.owner + 1}.line")
        shades = colour, shade(colour, 0.6), mix(colour, 0xFFFFFF, 0.4)
        globe(picture, look, "homeworld", at, radius * BIG, shades)
    else:
        kind = DISCS[planet.disc]
        shades = paints[kind], paints[f"{kind}.dark"], paints[f"{kind}.lit"]
        globe(picture, look, kind, at, radius, shades)


def globe(
    picture: Painter,
    look: Look,
    kind: str,
    at: tuple[float, float],
    radius: float,
    shades: tuple[int, int, int],
) -> None:
    """Paint a planet of a kind in its colour, the dark one and the lit one."""

    def lit(small: Painter, x: float, y: float) -> None:
        ball(small, x, y, radius, *shades)

    if picture.cell is not None or (picture.rich and radius >= LARGE):
        paint_globe(picture, look.ink, kind, at, radius, (shades, lit))
    else:
        ball(picture, *at, radius, *shades)


@lru_cache(maxsize=1 << 11)
def lit_row(
    colour: int, radius: float, left: float, down: float, points: int, step: float
) -> tuple[int, ...]:
    """Return the colours of a ball at *points* points, a *step* apart, from an offset to its
    centre.

    All balls of a kind look the same, so rows are cached.
    """
    return tuple(lit_at(colour, radius, left + n * step, down) for n in range(points))


def lit_at(colour: int, radius: float, dx: float, dy: float) -> int:
    """Return the colour of a ball at an offset from its centre, in pixels."""
    nx, ny = dx / radius, dy / radius
    nz = sqrt(max(0.0, 1 - nx * nx - ny * ny))
    bright = 0.25 + 0.95 * max(0.0, 0.72 * nz - 0.5 * nx - 0.5 * ny)
    return shade(colour, bright)


def ball(
    picture: Painter, x: float, y: float, radius: float, colour: int, dark: int, lit: int
) -> None:
    """Paint a planet lit from the upper left."""
    if picture.rich:

        def texture(row: Sequence[float], py: float) -> Sequence[int]:
            step = row[1] - row[0] if len(row) > 1 else 0.0
            return lit_row(colour, radius, row[0] - x, py - y, len(row), step)

        picture.weave(picture.disc(x, y, radius), texture)
        return
    picture.fill(picture.disc(x, y, radius), dark)
    lit_side = picture.disc(x - radius * 0.32, y - radius * 0.32, radius)
    picture.fill(picture.common(picture.disc(x, y, radius), lit_side), colour)
    picture.fill(picture.disc(x - radius * 0.42, y - radius * 0.42, radius * 0.34), lit)


def paint_rock(
    picture: Painter, x: float, y: float, radius: float, number: int, paints: Paints
) -> None:
    """Paint asteroids: three lumps with ragged edges."""
    for n in range(3):
        angle = number + n * tau / 3
        mx = x + sin(angle + pi / 2) * radius * 0.55
        my = y + sin(angle) * radius * 0.55
        wide = radius * (0.42 + 0.06 * ((number + n) % 3))
        picture.fill(picture.disc(mx, my, wide), paints["rock.dark"])
        picture.fill(picture.disc(mx - 0.25, my - 0.25, wide * 0.8), paints["rock"])


def paint_label(canvas: Canvas, look: Look, window: Window, hole: Hole, barred: bool) -> None:
    """Paint the letter of a hole beside its orbit, the kind of its disc, and its items."""
    planet = look.view.planets[hole.index]
    x, y = window.cell((hole.x, hole.y))
    if not hole.homeworld:
        canvas.text(*slot_cell(window, hole), hole.slot, "text", None, BOLD)
    sign = look.sign(disc_sign(planet))
    if not planet.up and planet.disc not in (UNKNOWN, HOMEWORLD):
        sign = sign.lower() + look.sign("space.hidden")
    canvas.text(x, y, sign, "text", None, BOLD)
    if barred:
        canvas.sign(x + 1, max(0, y - 1), "space.blockade", "warning", None, BOLD)
    if planet.owner != NOBODY:
        text, paper = chip_text(look, planet, room(window)), f"seat.{planet.owner + 1}"
        left = x + label_span(look, planet, window)[0]
        canvas.text(left, y + below(look, window), text, f"{paper}.text", paper, BOLD)


def paint_trail(
    canvas: Canvas, look: Look, window: Window, ship: int, points: Sequence[Point]
) -> None:
    """Paint the trail of a flying ship: the older, the thinner and darker."""
    picture = canvas.picture
    if picture is None:
        return
    colour = look.ink.packed(f"seat.{ship // FLEET + 1}.line")
    for n, (one, other) in enumerate(pairwise(points), 1):
        share = n / len(points)
        lit = mix(look.ink.packed("space"), colour, share) if picture.rich else colour
        wide = 0.4 + 0.6 * share
        picture.fill(picture.stroke(window.at(one), window.at(other), wide), lit)
