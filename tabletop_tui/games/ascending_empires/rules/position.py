"""Questions about a position: who orbits what, what is occupied, blockaded and defended."""

from functools import lru_cache

from .galaxy import galaxy
from .powers import powers
from .state import FLEET, HOMEWORLD, NOBODY, STARSHIPS, Planet, Player, Point, State


@lru_cache(maxsize=1 << 16)
def orbits_at(parts: str, kind: int, place: Point) -> tuple[int, ...]:
    """The holes a resting ship orbits; *kind* is any number of such a ship."""
    return galaxy(parts).orbits(kind, place)


def orbits(s: State, ship: int) -> tuple[int, ...]:
    """The holes that a ship on the board orbits."""
    return orbits_at(s.parts, ship % FLEET // STARSHIPS * STARSHIPS, s.ships[ship])


def traffic(s: State) -> dict[int, list[int]]:
    """The ships in orbit of each hole that has any, lowest number first."""
    found: dict[int, list[int]] = {}
    parts = s.parts
    for ship, place in sorted(s.ships.items()):
        for hole in orbits_at(parts, ship % FLEET // STARSHIPS * STARSHIPS, place):
            found.setdefault(hole, []).append(ship)
    return found


def in_orbit(s: State, hole: int) -> list[int]:
    """The ships in orbit of one hole, lowest number first."""
    return traffic(s).get(hole, [])


def fleet(s: State, seat: int) -> list[int]:
    """The ships of a seat on the board, lowest number first."""
    return [ship for ship in range(seat * FLEET, seat * FLEET + FLEET) if ship in s.ships]


def holdings(s: State, seat: int) -> list[int]:
    """The holes of the planets a seat occupies and of its homeworld."""
    return [hole for hole, planet in enumerate(s.planets) if planet.owner == seat]


def occupied(planet: Planet) -> bool:
    """Whether somebody has an item on this planet or asteroid; homeworlds are not planets (R10)."""
    return planet.owner != NOBODY and planet.disc != HOMEWORLD


def foreign(ships: list[int], seat: int) -> bool:
    """Whether any of the ships belongs to somebody else."""
    return any(ship // FLEET != seat for ship in ships)


def blockaded(s: State, hole: int, around: dict[int, list[int]] | None = None) -> bool:
    """Whether an occupied planet has a ship of anybody but its owner in orbit; *around* saves
    finding the traffic.
    """
    planet = s.planets[hole]
    return occupied(planet) and foreign(
        (traffic(s) if around is None else around).get(hole, []), planet.owner
    )


def hindered(s: State, hole: int, around: dict[int, list[int]], action: str) -> bool:
    """Whether a blockade stops its owner from recruiting or launching there (purple 3 runs
    blockades).
    """
    return (
        blockaded(s, hole, around) and action not in powers(s, s.planets[hole].owner).runs_blockade
    )


def vacate(s: State, hole: int) -> bool:
    """Make a planet that has lost its last item nobody's (R11); whether it has."""
    planet = s.planets[hole]
    if planet.items or planet.disc == HOMEWORLD:
        return False
    planet.owner = NOBODY
    return True


def to_supply(s: State, ship: int) -> None:
    """Take a ship off the board, if it is there, and into its owner's supply."""
    s.ships.pop(ship, None)
    add_ship(s.players[ship // FLEET], ship)


def add_ship(player: Player, ship: int) -> None:
    """Count a ship into a supply."""
    if ship % FLEET == STARSHIPS:
        player.battleship += 1
    else:
        player.starships += 1
