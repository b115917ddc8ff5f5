"""Drawing space: seams, orbits, ranges, planets with their items, and the places that may be
picked.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from ....engine import Place
from ....tui.look import Look
from ....tui.paint.ink import BOLD
from ....tui.widgets.canvas import Canvas
from ..rules.galaxy import galaxy
from ..rules.powers import powers
from ..rules.state import (
    ASTEROID,
    COLOURS,
    DISCS,
    FLEET,
    HOMEWORLD,
    NOBODY,
    UNKNOWN,
    Planet,
    State,
    is_battleship,
)
from ..view.forecast import blockades
from .window import Window

ITEMS = (
    ("troops", "troop"),
    ("facilities", "facility"),
    ("colonies", "colony"),
    ("cities", "city"),
)
ROOMY = 1.5  # radius of a planet in pixels from which on its items are listed below it
PLAIN = {
    "orbit": ".",
    "warning": "x",
    "legal": "=",
    "range.short": "-",
    "range.long": "-",
    "line": ":",
    "hidden": ":",
}
BRACKETS = {"legal": "()", "accent": "{}", "cursor": "[]", "dim": "[]"}


def pieces(s: State) -> dict[Place, frozenset[Any]]:
    """Return what is in space: each disc with its owner and its items, and where ships rest."""
    found: dict[Place, frozenset[Any]] = {
        ("ship", ship): frozenset((point,)) for ship, point in s.ships.items()
    }
    for hole, planet in enumerate(s.planets):
        items = ((name, getattr(planet, name)) for name, _sign in ITEMS)
        found["planet", hole] = frozenset((planet.owner, (planet.disc, planet.up), *items))
    return found


def paint_sky(canvas: Canvas, look: Look, window: Window, cursor: Place | None) -> None:
    """Paint the background, the seams, and the range of the ship under the cursor."""
    board = galaxy(look.view.parts)
    far = board.side
    left, top = (int(n) for n in window.at((0, 0)))
    right, bottom = (int(n) for n in window.at((far, far)))
    canvas.block(left, top, right - left, bottom - top, "space")
    for seam in board.seams if look.view.seams else ():
        for one, two in (((seam, 0), (seam, far)), ((0, seam), (far, seam))):
            canvas.line(*window.at(one), *window.at(two), "hidden", 1)
    middle = far // 2
    for one, two in (((middle, 0), (middle, far)), ((0, middle), (far, middle))):
        canvas.line(*window.at(one), *window.at(two), "line", 2)
    ships = look.view.ships
    if cursor is not None and cursor[0] == "ship" and cursor[1] in ships:
        ship = cursor[1]
        held = powers(look.view, ship // FLEET)
        reach = held.ship_range + board.radius(ship)
        colour = "range.long" if held.ship_range > board.range_short else "range.short"
        canvas.ring(*window.at(ships[ship]), reach * window.scale, colour)


def paint_names(canvas: Canvas, look: Look, window: Window) -> None:
    """Paint the names of the quadrants where their borders meet the edge of the board."""
    board = galaxy(look.view.parts)
    far, middle = board.side, board.side // 2
    for quadrant, name in enumerate(board.quadrants):
        home = next(hole for hole in board.holes if hole.quadrant == quadrant and hole.homeworld)
        word = look.say(f"quadrant-{name}")
        column = (
            window.cell((0, 0))[0] + 1 if home.x < middle else window.cell((far, 0))[0] - len(word)
        )
        canvas.text(column, window.cell((0, middle))[1] - (home.y < middle), word, "dim")


def disc_colour(planet: Planet) -> str:
    """Return the colour of a disc on the board."""
    if planet.disc in (ASTEROID, UNKNOWN):
        return "asteroid" if planet.disc == ASTEROID else "hidden"
    if planet.disc == HOMEWORLD:
        return f"seat.{planet.owner + 1}"
    return f"planet.{DISCS[planet.disc]}"


def disc_sign(planet: Planet) -> str:
    """Return the sign of a disc."""
    if planet.disc == UNKNOWN:
        return "space.hidden"
    return f"space.{DISCS[planet.disc]}"


def item_signs(look: Look, planet: Planet) -> str:
    """Return the items on a planet: a sign each, or a number before the sign for many of a kind."""
    text = ""
    for field, name in ITEMS:
        count, sign = getattr(planet, field), look.sign(f"space.{name}")
        text += sign * count if count <= 2 else f"{count}{sign}"
    return text


def paint_planets(canvas: Canvas, look: Look, window: Window, chances: Collection[int]) -> None:
    """Paint orbits, discs and items; *chances* are the holes in whose orbit the aimed ship may come
    to rest.
    """
    board, state = galaxy(look.view.parts), look.view
    barred = {blockade.hole for blockade in blockades(state)}
    ring = (board.planet_radius + board.ring) * window.scale
    radius = max(1.0, board.planet_radius * window.scale)
    for hole in board.holes:
        x, y = window.centre((hole.x, hole.y))
        colour = (
            "legal" if hole.index in chances else "warning" if hole.index in barred else "orbit"
        )
        canvas.ring(x, y, ring, colour)
    for hole in board.holes:
        colour = disc_colour(state.planets[hole.index])
        canvas.disc(
            *window.centre((hole.x, hole.y)),
            radius,
            f"{colour}.line" if "seat" in colour else colour,
        )
    if look.ink.glyphs == "ascii":
        paint_plain(canvas)
    for hole in board.holes:
        planet = state.planets[hole.index]
        x, y = window.cell((hole.x, hole.y))
        if not hole.homeworld:  # the letter of the hole, at the corner that its ring leaves free
            left = x - max(2, round(ring))
            canvas.text(max(0, left), max(0, y - 1), hole.slot, "text", "space", BOLD)
        paint_label(canvas, look, planet, x, y, radius >= ROOMY)
        if hole.index in barred:
            canvas.sign(x, max(0, y - 1), "space.blockade", "warning.on", "warning", BOLD)


def chip_text(look: Look, planet: Planet, room: int) -> str:
    """Return the owner of a planet and its items, in *room* cells if possible."""
    mark, text = look.glyph(planet.owner), item_signs(look, planet)
    if len(text) >= room:
        found = ((getattr(planet, field), name) for field, name in ITEMS)
        text = "".join(
            (str(count) if count > 1 else "") + look.sign(f"space.{name}")
            for count, name in found
            if count
        )
    return mark + text


def paint_plain(canvas: Canvas) -> None:
    """Paint lines and rings as characters, for a terminal without half blocks and perhaps without
    colours.
    """
    for y in range(canvas.height):
        for x in range(canvas.width):
            for colour in (canvas.pixel(x, 2 * y), canvas.pixel(x, 2 * y + 1)):
                if colour in PLAIN:
                    canvas.text(x, y, PLAIN[colour], "dim")


def paint_label(canvas: Canvas, look: Look, planet: Planet, x: int, y: int, roomy: bool) -> None:
    """Paint the sign of a planet between its owner's mark and its number of items.

    With room, the items are below.
    """
    colour = disc_colour(planet)
    ink = f"{colour}.text" if planet.disc == HOMEWORLD else f"{colour}.on"
    sign = look.sign(disc_sign(planet))
    canvas.text(
        x,
        y,
        sign.lower() if 0 <= planet.disc < len(COLOURS) and not planet.up else sign,
        ink,
        colour,
        BOLD,
    )
    if planet.owner == NOBODY:
        if not planet.up and planet.disc != UNKNOWN:
            canvas.sign(x + 1, y, "space.hidden", f"{colour}.on", colour)
        return
    paper = f"seat.{planet.owner + 1}"
    canvas.text(x - 1, y, look.glyph(planet.owner), f"{paper}.text", paper, BOLD)
    if roomy:
        text = item_signs(look, planet)
        canvas.text(x - len(text) // 2, y + 1, text, f"{paper}.text", paper, BOLD)
    elif planet.items:
        canvas.text(x + 1, y, str(planet.items)[-1], f"{paper}.text", paper, BOLD)


def paint_lit(
    canvas: Canvas,
    look: Look,
    window: Window,
    places: Iterable[tuple[Place, tuple[int, int]]],
    colour: str,
) -> None:
    """Paint brackets around planets and ships, a sign on a launch place."""
    left, right = tuple(BRACKETS[colour])
    for (what, n), (x, y) in places:
        held = what == "planet" and look.view.planets[n].owner != NOBODY
        before, behind = (2, 2) if held else (1, 1 + (what == "ship" and is_battleship(n)))
        if what == "spot" and colour == "legal":
            canvas.sign(x, y, "ui.legal", "legal.text", "legal")
        else:
            canvas.bracket(x - before, y, left, colour)
            canvas.bracket(x + behind, y, right, colour)
