"""Who can attack whom with the next Move: ships in orbit or in range, and those that a flick may
bring there.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ..flight.aims import kind_of, lines
from ..rules.battle import ship_need
from ..rules.galaxy import galaxy
from ..rules.position import orbits_at
from ..rules.powers import powers, printed
from ..rules.state import FLEET, STARSHIPS, Planet, Point, State
from .forecast import flick_chance

EVERY = 8  # every so many launch places one is looked at
GRID = 5_000  # micrometres
NEAR = 200_000  # a flick from this close hardly ever fails

Around = dict[int, list[int]]
Ships = tuple[tuple[int, Point], ...]  # each ship on the board and its place
Near = dict[int, dict[int, list[tuple[int, bool]]]]  # (squared distance, is a battleship)
NONE: list[int] = []
NOWHERE: frozenset[int] = frozenset()
MIXED = -1  # instead of a seat: ships of several seats
FEARED = 0.3
"""From this chance of an enemy ship to arrive, a planet needs a guard. Lone facilities within such
reach mostly fell before their owner's next turn.
"""
OrbitChances = dict[int, float]  # by hole: the chance to get there with a flick


class Strike(NamedTuple):
    """A planet or ship of *victim* that may fall in the next Move, with chance *likely*; *vp* is
    what the attacker takes.

    *planet* is its hole, -1 for a ship.
    """

    victim: int
    planet: int
    likely: float
    vp: int


@lru_cache(maxsize=1 << 15)
def orbit_chances(parts: str, hand: str, kind: int, place: Point) -> OrbitChances:
    """Return the orbits that a ship may reach from a place with one straight flick, other ships
    left out, and the chance of each.
    """
    return {
        line.hole: flick_chance(parts, hand, line.run // 10_000)
        for line in lines(galaxy(parts), kind, place)
    }


def rounded(place: Point) -> Point:
    """Return a place rounded to a grid: precise enough for an estimate, and more often in the
    cache.
    """
    return place[0] // GRID * GRID + GRID // 2, place[1] // GRID * GRID + GRID // 2


@lru_cache(maxsize=256)
def launches(parts: str, hand: str, hole: int) -> OrbitChances:
    """Return the orbits that a ship launched at a hole may reach with a flick, and the chance of
    each.
    """
    best: OrbitChances = {hole: 1.0}
    for place in galaxy(parts).launch[hole][::EVERY]:
        for target, likely in orbit_chances(parts, hand, 0, rounded(place)).items():
            if likely > best.get(target, 0.0):
                best[target] = likely
    return best


class Target(NamedTuple):
    """An occupied planet that may be attacked, and its defence."""

    hole: int
    planet: Planet
    defence: int


Starts = tuple[tuple[int, float], ...]  # (hole to launch from, factor of the chance)


@lru_cache(maxsize=1 << 12)
def launched(parts: str, hand: str, starts: Starts) -> OrbitChances:
    """Return the orbits that a ship may reach if launched at the best of *starts*, and the chance
    of each.
    """
    best: OrbitChances = {}
    for start, share in starts:
        for hole, likely in launches(parts, hand, start).items():
            if likely * share > best.get(hole, 0.0):
                best[hole] = likely * share
    return best


@lru_cache(maxsize=1 << 12)
def threatened(parts: str, hand: str, starts: Starts) -> frozenset[int]:
    """Return the orbits that such a ship reaches with a chance above FEARED."""
    return frozenset(
        [hole for hole, likely in launched(parts, hand, starts).items() if likely > FEARED]
    )


class FleetMap:
    """Where the ships are, and what follows from that alone. Many positions share one."""

    __slots__ = (
        "around",
        "came",
        "exposed",
        "fleets",
        "holds",
        "near",
        "orbit_of",
        "reach",
        "strength",
    )

    def __init__(self, parts: str, hand: str, ships: Ships) -> None:
        self.strength = printed(parts).strength
        self.came: dict[tuple[int, int], tuple[int, list[float]]] = {}  # results of coming()
        self.around: Around = {}
        self.holds: dict[int, int] = {}  # hole: the only seat with ships in orbit, or MIXED
        self.fleets: dict[int, list[int]] = {}
        self.reach: dict[int, OrbitChances] = {}
        self.exposed: dict[int, set[int]] = {}  # by seat: the orbits its ships threaten
        for ship, place in sorted(ships):
            kind = kind_of(ship)
            for hole in orbits_at(parts, kind, place):
                self.around.setdefault(hole, []).append(ship)
                if self.holds.setdefault(hole, ship // FLEET) != ship // FLEET:
                    self.holds[hole] = MIXED
            self.fleets.setdefault(ship // FLEET, []).append(ship)
            ways = self.reach[ship] = orbit_chances(parts, hand, kind, rounded(place))
            self.exposed.setdefault(ship // FLEET, set()).update(
                [hole for hole, likely in ways.items() if likely > FEARED]
            )
        self.orbit_of = {ship: hole for hole, found in self.around.items() for ship in found}
        self.near = ships_in_reach(parts, ships)

    def foreign(self, hole: int, seat: int) -> bool:
        """Return whether a ship of another empire is in an orbit."""
        return self.holds.get(hole, seat) != seat

    def coming(self, seat: int, hole: int) -> tuple[int, list[float]]:
        """Return the strength that a seat has in an orbit, and the chance of each of its other
        ships to get there, highest first.
        """
        found = self.came.get((seat, hole))
        if found is None:
            here, near, orbit = 0, [], self.around.get(hole, NONE)
            for ship in self.fleets.get(seat, NONE):
                if ship in orbit:
                    here += self.strength[ship % FLEET == STARSHIPS]
                else:
                    near.append(self.reach[ship].get(hole, 0.0))
            near.sort(reverse=True)
            found = self.came[seat, hole] = here, near
        return found


@lru_cache(maxsize=1 << 12)
def cached_fleet_map(parts: str, hand: str, ships: Ships) -> FleetMap:
    """Return the fleet map of ships at these places."""
    return FleetMap(parts, hand, ships)


def fleet_map(s: State) -> FleetMap:
    """Return the fleet map of a position."""
    return cached_fleet_map(s.parts, s.hand, tuple(s.ships.items()))


def ships_in_reach(parts: str, ships: Ships) -> Near:
    """Return by seat each enemy ship that has a ship of the seat near, with the squared distance of
    each of those.
    """
    board = galaxy(parts)
    most = max(NEAR, board.range_long + 2 * board.ship_radius[0])
    found: Near = {}
    for target, (x, y) in ships:
        for ship, (a, b) in ships:
            if ship // FLEET != target // FLEET:
                square = (a - x) * (a - x) + (b - y) * (b - y)
                if square <= most * most:
                    rows = found.setdefault(ship // FLEET, {}).setdefault(target, [])
                    rows.append((square, ship % FLEET == STARSHIPS))
    return found


def strikes(
    s: State,
    seat: int,
    above: FleetMap,
    planets: Sequence[Target],
    only: int = -1,
    starts: Starts = (),
) -> list[Strike]:
    """Return which of these *planets* and of the enemy ships *seat* may destroy with its next Move.

    With *only*, only ships of that victim count. *starts* are where it may also launch a starship.
    """
    result: list[Strike] = []
    mine = above.fleets.get(seat, NONE)
    if not mine and not starts:
        return result
    held = powers(s, seat)
    points, margin = held.points, held.margin
    most = len(mine) + 1 + bool(starts)  # with a battleship
    for hole, planet, defence in planets:
        least = max(1, defence + margin)
        if least > most:
            continue
        here, near = above.coming(seat, hole)
        if least - here > points:
            continue
        if here >= least:
            likely = 0.95
        else:
            likely = 0.9
            missing = least - here
            flown = near[:missing]
            if starts and missing < points:  # a launch takes one more point than a flick
                best = launched(s.parts, s.hand, starts).get(hole, 0.0)
                if len(flown) < missing or best > flown[-1]:
                    flown = [*near[: missing - 1], best]
            if missing > len(flown):
                continue
            for odds in flown:
                likely *= odds
        if above.foreign(hole, seat):
            likely *= 0.1
        if likely > 0.04:
            result.append(Strike(planet.owner, hole, likely, loot(s, planet)))
    if seat in above.near:
        result += hits(s, seat, above.near[seat], only)
    return result


def loot(s: State, planet: Planet) -> int:
    """Return the VP for destroying what stands on a planet."""
    troop, facility, colony, city = printed(s.parts).item_vp
    return (
        planet.troops * troop
        + planet.facilities * facility
        + planet.colonies * colony
        + planet.cities * city
    )


def hits(s: State, seat: int, near: dict[int, list[tuple[int, bool]]], only: int) -> list[Strike]:
    """Return the enemy ships that *seat* may destroy with its next Move, given those it has ships
    *near*.
    """
    result = []
    held, numbers = powers(s, seat), printed(s.parts)
    range_ = held.ship_range + 2 * galaxy(s.parts).ship_radius[0]
    for target, rows in near.items():
        victim = target // FLEET
        if only >= 0 and victim != only:
            continue
        ready = close = 0
        for square, great in rows:
            if square <= range_ * range_:
                ready += numbers.strength[great]
            elif square <= NEAR * NEAR and close < held.points:
                close += numbers.strength[great]
        least = ship_need(s, target)
        if ready >= least:
            likely = 0.9
        elif ready + close >= least:
            likely = 0.55 if least - ready == 1 else 0.3
        else:
            continue
        result.append(Strike(victim, -1, likely, numbers.ship_vp[target % FLEET == STARSHIPS]))
    return result
