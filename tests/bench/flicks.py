"""The flick on a full board: 36 ships, 28 planets."""

from __future__ import annotations

import time

from tabletop_tui.engine import Luck
from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.flight.compass import DIRECTIONS
from tabletop_tui.games.ascending_empires.flight.flick import flick, run_out
from tabletop_tui.games.ascending_empires.rules.galaxy import galaxy

__all__ = ["GAME", "SHIPS", "mean"]

SHIPS, FLICKS = 36, 3000


def full(seed: int) -> dict[int, tuple[int, int]]:
    """Place all ships of four players at random, none touching another."""
    board, luck, ships = galaxy(), Luck(seed), dict[int, tuple[int, int]]()
    while len(ships) < SHIPS:
        ship, x, y = len(ships), luck(board.side), luck(board.side)
        least = board.planet_radius + board.radius(ship)
        clear = all((x - h.x) ** 2 + (y - h.y) ** 2 >= least * least for h in board.holes)
        if clear and board.free(ship, (x, y), ships, board.least_gap):
            ships[ship] = (x, y)
    return ships


def mean() -> float:
    """Return the mean microseconds of a flick with random aim and power."""
    board, luck = galaxy(), Luck(5)
    places = [full(seed) for seed in range(10)]
    begun = time.perf_counter()
    for n in range(FLICKS):
        power = 1 + luck(100)
        flick(board, places[n % 10], luck(SHIPS), luck(DIRECTIONS), run_out(board, power), seats=4)
    return (time.perf_counter() - begun) / FLICKS * 1e6


if __name__ == "__main__":
    print(
        f"flick: {mean():.0f} µs in the mean of {FLICKS}, {SHIPS} ships and {len(galaxy().holes)} planets on the board"
    )
