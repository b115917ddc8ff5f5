"""The background of space: darkness with a glow, stars, lines, and the names of the quadrants."""

from __future__ import annotations

from functools import lru_cache
from math import hypot

from ....tui.look import Look
from ....tui.paint.ink import Ink
from ....tui.paint.painter import Painter, mix
from ....tui.paint.paints import Paints
from ....tui.widgets.canvas import Canvas
from ..rules.galaxy import Galaxy, Hole, galaxy
from .palette import PICTURE
from .window import Window

LEAST = 2.0
"""Minimum radius of a planet in pixels: a smaller ball shows no light and shade."""

FULL = 0.68
"""Size of a planet relative to its orbit: more than on the board, where pieces are beside it."""

THIN = 0.5
"""Width of an orbit in pixels: one part of a cell."""

STARS = 90
"""One in this many cells has a star."""

APART = 2.0
"""Minimum distance in pixels of a star from orbits and lines."""

SPREAD = (0.7548777, 0.5698403)
"""Steps, as shares of width and height, that spread points evenly."""

ROOM = 5
"""Cells of a planet's label at the smallest size."""


def paints_of(ink: Ink) -> Paints:
    """Return the paints of the theme."""
    return PICTURE.get(ink.theme.name, PICTURE["table"])


def size(window: Window) -> tuple[float, float]:
    """Return the radius of a planet and of its orbit, in pixels; small ones are enlarged."""
    return _size(window.scale)


@lru_cache(maxsize=16)
def _size(scale: float) -> tuple[float, float]:
    board = galaxy("")
    orbit = (board.planet_radius + board.ring) * scale
    radius = max(LEAST, orbit * FULL)
    return radius, max(radius + 0.9, orbit)


def room(window: Window) -> int:
    """Return how many cells a label may have."""
    return ROOM + max(0, window.pixels - 50) // 12


def paint_dark(picture: Painter, look: Look, window: Window) -> None:
    """Paint the darkness, a faint glow in each quadrant where there are shades, and the lines
    between them.
    """
    picture.take(dark(look.ink, look.view.parts, window, picture.width, picture.height))


@lru_cache(maxsize=2)  # for the whole board, and for the current close-up
def dark(ink: Ink, parts: str, window: Window, width: int, height: int) -> Painter:
    """Return the dark background as a cached picture, which a board needs after every action."""
    picture = ink.painter(width, height)
    paints = paints_of(ink)
    far = galaxy(parts).side
    picture.fill(picture.everywhere(), ink.packed("space"))
    middle = window.at((far // 2, far // 2))
    left, top = window.at((0, 0))
    right, bottom = window.at((far, far))
    if picture.rich and ink.theme.dark:
        glow(picture, ink, window, far)
    x, y = round(2 * middle[0]) / 2, round(2 * middle[1]) / 2
    picture.fill(picture.block(x, top, THIN, bottom - top), paints["border"])
    picture.fill(picture.block(left, y, right - left, 2 * THIN), paints["border"])
    return picture


GLOWS = (0x141838, 0x221030, 0x0C2424, 0x261812)
"""Colours of the glow in the four quadrants."""

RINGS = (0.24, 0.18, 0.12, 0.06)
"""Radii of the glow, in sides of the board: few steps, as each costs bytes."""


def glow(picture: Painter, ink: Ink, window: Window, far: int) -> None:
    """Paint a glow in the middle of every quadrant."""
    for n, colour in enumerate(GLOWS):
        x, y = window.at((far // 4 * (1 + 2 * (n % 2)), far // 4 * (1 + 2 * (n // 2))))
        for step, radius in enumerate(RINGS, 1):
            lit = mix(ink.packed("space"), colour, step / len(RINGS))
            picture.fill(picture.disc(x, y, radius * far * window.scale), lit)


def paint_stars(canvas: Canvas, look: Look, window: Window) -> None:
    """Paint a few single dots, always in the same places, where nothing is written."""
    for x, y in stars(look.view.parts, window, canvas.width, canvas.height):
        if not any(canvas.letter(int(x) + beside, int(y) // 2) for beside in (-1, 0, 1)):
            canvas.trace(x, y, x, y, "star")


@lru_cache(maxsize=16)
def stars(parts: str, window: Window, width: int, height: int) -> tuple[tuple[float, float], ...]:
    """Return where stars are: away from planets and from the lines between the quadrants."""
    board = galaxy(parts)
    around = [window.centre((hole.x, hole.y)) for hole in board.holes]
    across, down = window.at((board.side // 2, board.side // 2))
    near, found = size(window)[1] + APART, []
    for n in range(1, width * height // STARS):
        x, y = n * SPREAD[0] % 1 * width, n * SPREAD[1] % 1 * 2 * height
        free = abs(x - across) > APART and abs(y - down) > APART
        if free and all(hypot(x - ax, y - ay) > near for ax, ay in around):
            found.append((x, y))
    return tuple(found)


def quadrant_names(look: Look, window: Window) -> tuple[tuple[int, int, str], ...]:
    """Return the names of the quadrants, each with its first cell.

    They are in the corners of the board or, where homeworlds leave no room there, beside the line
    between the quadrants.
    """
    parts = look.view.parts
    words = tuple(look.say(f"quadrant-{name}") for name in galaxy(parts).quadrants)
    return in_corners(parts, window, words)


@lru_cache(maxsize=16)
def in_corners(
    parts: str, window: Window, words: tuple[str, ...]
) -> tuple[tuple[int, int, str], ...]:
    """Return a word for a corner of each quadrant, all of them outside or all beside the line."""
    board = galaxy(parts)
    far, middle = board.side, board.side // 2
    letters = {slot_cell(window, hole) for hole in board.holes if not hole.homeworld}
    outside, beside = [], []
    for quadrant, word in enumerate(words):
        home = next(hole for hole in board.holes if hole.quadrant == quadrant and hole.homeworld)
        above = home.y < middle
        left, right = window.cell((0, 0))[0], window.cell((far, 0))[0]
        column, inwards = (left + 1, 1) if home.x < middle else (right - len(word), -1)
        row = window.cell((0, middle))[1] - above
        while any((column + n, row) in letters for n in range(-1, len(word) + 1)):
            column += inwards
        beside.append((column, row, word))
        outside.append((column, window.cell((0, 0 if above else far))[1], word))
    return tuple(outside if all(free(window, board, *name) for name in outside) else beside)


def slot_cell(window: Window, hole: Hole) -> tuple[int, int]:
    """Return the cell for the letter of a hole, outside its orbit to the upper left."""
    x, y = window.cell((hole.x, hole.y))
    return x - max(2, round(size(window)[1])), max(0, y - 1)


def free(window: Window, board: Galaxy, column: int, line: int, word: str) -> bool:
    """Return whether a word touches no orbit and no planet's label."""
    orbit, chip = size(window)[1] + 1, room(window) // 2 + 1
    for hole in board.holes:
        x, y = window.cell((hole.x, hole.y))
        for at in range(column, column + len(word)):
            label = abs(at - x) <= chip and line in (y + 1, y + 2)
            if label or hypot(at - x, 2 * (line - y)) < orbit:
                return False
    return True


def paint_words(canvas: Canvas, look: Look, window: Window) -> None:
    """Paint the names of the quadrants."""
    for column, line, word in quadrant_names(look, window):
        canvas.text(column, line, word, "dim", "space")
