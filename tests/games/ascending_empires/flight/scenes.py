"""Boards for flicks: open space without planets, and the real galaxy with random ships."""

from __future__ import annotations

from dataclasses import replace

from tabletop_tui.engine import Luck
from tabletop_tui.games.ascending_empires.flight.flick import Flown, flick
from tabletop_tui.games.ascending_empires.rules.galaxy import Galaxy, galaxy
from tabletop_tui.games.ascending_empires.rules.state import FLEET, Point

GALAXY = galaxy()
SPACE = replace(GALAXY, discs=())
"""The same board without planets."""
EAST, SOUTH, WEST, NORTH = 0, 256, 512, 768
CRUISER = 8  # the battleship of seat 0
Ships = dict[int, Point]


def ship(seat: int, number: int = 0) -> int:
    """Return the number of a starship; 8 is the seat's battleship."""
    return seat * FLEET + number


def shot(
    board: Galaxy, ships: Ships, mover: int, direction: int, run: int, **more: object
) -> Flown:
    """Flick a ship in a game of four."""
    return flick(board, ships, mover, direction, run, **{"seats": 4, **more})  # type: ignore[arg-type]


def crowd(luck: Luck, fleets: int = 4, per_seat: int = FLEET) -> Ships:
    """Return *per_seat* ships of each seat, anywhere on the board, without overlap."""
    ships: Ships = {}
    for number in (seat * FLEET + k for seat in range(fleets) for k in range(per_seat)):
        while number not in ships:
            place = (luck(GALAXY.side + 1), luck(GALAXY.side + 1))
            clear = all(
                apart(place, (h.x, h.y)) >= GALAXY.planet_radius + GALAXY.radius(number)
                for h in GALAXY.holes
            )
            if clear and GALAXY.free(number, place, ships, 0):
                ships[number] = place
    return ships


def apart(one: tuple[float, float], two: tuple[float, float]) -> float:
    """Return the distance of two places."""
    dx, dy = one[0] - two[0], one[1] - two[1]
    return float((dx * dx + dy * dy) ** 0.5)


def worst_overlap(ships: Ships, movers: set[int]) -> float:
    """Return how deep the discs of *movers* overlap planets or other ships, in micrometres; 0 for
    not at all.
    """
    worst = 0.0
    for mover in movers & ships.keys():
        place, radius = ships[mover], GALAXY.radius(mover)
        for hole in GALAXY.holes:
            worst = max(worst, GALAXY.planet_radius + radius - apart(place, (hole.x, hole.y)))
        for other, there in ships.items():
            if other != mover:
                worst = max(worst, radius + GALAXY.radius(other) - apart(place, there))
    return worst
