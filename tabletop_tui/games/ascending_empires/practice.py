"""The practice table: positions to flick in without a game."""

from collections.abc import Mapping

from ...engine import Luck, start
from .galaxy import Galaxy, galaxy
from .state import FLEET, STARSHIPS, EndingTurn, Moving, Point, State

SHOTS = 1_000_000  # more points than anybody spends
CROWD = 24  # ships thrown on the board for the crowded layout

Ships = tuple[tuple[int, int, int], ...]  # ship, millimetres from the west, from the north

LAYOUTS: Mapping[str, Ships] = {
    "lane": ((0, 60, 356), (1, 356, 40)),
    "bank": ((0, 84, 84), (1, 158, 199)),
    "ram": ((0, 60, 356), (1, 356, 60), (FLEET, 300, 356), (FLEET + 1, 356, 240), (FLEET + STARSHIPS, 540, 350)),
    "crowd": (),
}
"""An empty lane, a shot off a planet, enemies ahead, and ships everywhere (those are thrown by luck, always alike)."""


def practice(layout: str, hand: str, timing: bool, seed: int = 0) -> State:
    """A table at which seat 0 flicks as often as it likes: one of LAYOUTS, *hand* and *timing* as in a game.

    *seed* is the luck of the hand. Everything lies face up, and only ships stand on the board.
    """
    from . import GAME

    seats = 4 if layout == "crowd" else 2
    s: State = start(GAME, seats, seed, {"hand": hand, "timing": timing, "first": 1})[0]
    board = galaxy(s.parts)
    places = {ship: (1000 * x, 1000 * y) for ship, x, y in LAYOUTS[layout]} or crowd(board, seats)
    for planet in s.planets:
        planet.up = True
    for seat, player in enumerate(s.players):
        aboard = [ship % FLEET for ship in places if ship // FLEET == seat]
        player.box_starships = STARSHIPS - sum(number != STARSHIPS for number in aboard)
        player.box_battleship = 1 - aboard.count(STARSHIPS)
    s.ships = dict(sorted(places.items()))
    s.stack = [EndingTurn(0), Moving(0, SHOTS)]
    return s


def crowd(board: Galaxy, seats: int) -> dict[int, Point]:
    """Ships of all seats all over the board."""
    luck, found = Luck(CROWD), dict[int, Point]()
    for n in range(CROWD):
        ship = n % seats * FLEET + n // seats
        found[ship] = free_place(board, ship, found, luck)
    return found


def free_place(board: Galaxy, ship: int, ships: Mapping[int, Point], luck: Luck) -> Point:
    """A place drawn by luck where a ship touches no planet and no other ship."""
    least = board.planet_radius + board.radius(ship) + board.least_gap
    while True:
        x, y = place = luck(board.side), luck(board.side)
        clear = all((x - h.x) ** 2 + (y - h.y) ** 2 > least * least for h in board.holes)
        if clear and board.free(ship, place, ships, board.least_gap):
            return place
