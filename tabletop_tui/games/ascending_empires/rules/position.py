"""Queries on a position: orbits, and what is occupied, blockaded and defended."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType

from .galaxy import galaxy
from .powers import powers
from .state import FLEET, HOMEWORLD, NOBODY, STARSHIPS, Planet, Player, Point, State


@lru_cache(maxsize=1 << 16)
def orbits_at(parts: str, kind: int, place: Point) -> tuple[int, ...]:
    """Return the holes a resting ship orbits; *kind* is the number of any such ship."""
    return galaxy(parts).orbits(kind, place)


def orbits(s: State, ship: int) -> tuple[int, ...]:
    """Return the holes that a ship on the board orbits."""
    return orbits_at(s.parts, ship % FLEET // STARSHIPS * STARSHIPS, s.ships[ship])


def traffic(s: State) -> Mapping[int, tuple[int, ...]]:
    """Return the ships in orbit of each hole that has any, lowest number first."""
    return traffic_of(s.parts, tuple(s.ships.items()))


@lru_cache(maxsize=256)
def traffic_of(parts: str, ships: tuple[tuple[int, Point], ...]) -> Mapping[int, tuple[int, ...]]:
    """Return :func:`traffic` for *ships* resting at these places."""
    found: dict[int, tuple[int, ...]] = {}
    for ship, place in sorted(ships):
        for hole in orbits_at(parts, ship % FLEET // STARSHIPS * STARSHIPS, place):
            found[hole] = (*found.get(hole, ()), ship)
    return MappingProxyType(found)


def in_orbit(s: State, hole: int) -> tuple[int, ...]:
    """Return the ships in orbit of one hole, lowest number first."""
    return traffic(s).get(hole, ())


def fleet(s: State, seat: int) -> list[int]:
    """Return the ships of a seat on the board, lowest number first."""
    return [ship for ship in range(seat * FLEET, seat * FLEET + FLEET) if ship in s.ships]


def holdings(s: State, seat: int) -> list[int]:
    """Return the holes of a seat's homeworld and of the planets it occupies."""
    return [hole for hole, planet in enumerate(s.planets) if planet.owner == seat]


def occupied(planet: Planet) -> bool:
    """Return whether a seat has an item on this planet or asteroid; homeworlds are not planets
    (R10).
    """
    return planet.owner != NOBODY and planet.disc != HOMEWORLD


def foreign(ships: Sequence[int], seat: int) -> bool:
    """Return whether any of the ships belongs to another seat."""
    return any(ship // FLEET != seat for ship in ships)


def blockaded(s: State, hole: int) -> bool:
    """Return whether an occupied planet has a ship of another seat in orbit."""
    planet = s.planets[hole]
    return occupied(planet) and foreign(in_orbit(s, hole), planet.owner)


def hindered(s: State, hole: int, action: str) -> bool:
    """Return whether a blockade prevents recruiting or launching there (purple 3 ignores
    blockades).
    """
    return blockaded(s, hole) and action not in powers(s, s.planets[hole].owner).runs_blockade


def why_hole(s: State, seat: int, hole: int) -> str:
    """Return why a seat cannot act on a planet: it does not occupy it, nor is it its homeworld."""
    return "" if 0 <= hole < len(s.planets) and s.planets[hole].owner == seat else "not-occupied"


def why_ship(s: State, seat: int, ship: int) -> str:
    """Return why a seat cannot act with a ship: it is not one of its ships on the board."""
    return "" if ship in s.ships and ship // FLEET == seat else "not-your-ship"


def vacate(s: State, hole: int) -> bool:
    """Clear the owner of a planet that lost its last item (R11), and return whether it did."""
    planet = s.planets[hole]
    if planet.items or planet.disc == HOMEWORLD:
        return False
    planet.owner = NOBODY
    return True


def to_supply(s: State, ship: int) -> None:
    """Return a ship to its owner's supply, from the board if it is there."""
    s.ships.pop(ship, None)
    add_ship(s.players[ship // FLEET], ship)


def add_ship(player: Player, ship: int) -> None:
    """Add a ship to a supply."""
    if ship % FLEET == STARSHIPS:
        player.battleship += 1
    else:
        player.starships += 1
