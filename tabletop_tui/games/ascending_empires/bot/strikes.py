"""Who can strike whom with the next Move: ships in orbit or in range, and those that a flick may
bring there.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..flight.aims import kind_of, lines
from ..rules.battle import planet_need, ship_need, strength
from ..rules.galaxy import galaxy
from ..rules.position import fleet, foreign, holdings
from ..rules.powers import powers, printed
from ..rules.state import FLEET, HOMEWORLD, STARSHIPS, Planet, Point, State
from .outlook import chance

EVERY = 8  # launch places looked at: one of so many

Around = dict[int, list[int]]
NONE: list[int] = []
Ways = dict[int, float]  # hole: the chance to get there with a flick


class Strike(NamedTuple):
    """*likely* is the chance that a planet or ship of *victim* falls in the next Move; *vp* what
    the attacker takes.

    *planet* is its hole, -1 for a ship.
    """

    victim: int
    planet: int
    likely: float
    vp: int


@lru_cache(maxsize=1 << 15)
def ways_from(parts: str, hand: str, kind: int, place: Point) -> Ways:
    """The orbits that a ship may reach from a place with one straight flick, other ships left out,
    and how likely.
    """
    return {
        line.hole: chance(parts, hand, line.run // 10_000)
        for line in lines(galaxy(parts), kind, place)
    }


def ways(s: State, ship: int) -> Ways:
    """The orbits that a ship on the board may reach with one flick."""
    return ways_from(s.parts, s.hand, kind_of(ship), rounded(s.ships[ship]))


def rounded(place: Point) -> Point:
    """A place rounded to a grid: near enough for an estimate, and met again more often."""
    return place[0] // GRID * GRID + GRID // 2, place[1] // GRID * GRID + GRID // 2


@lru_cache(maxsize=256)
def launches(parts: str, hand: str, hole: int) -> Ways:
    """The orbits that a ship may reach with a flick when it is launched at a hole, and how
    likely.
    """
    best: Ways = {hole: 1.0}
    for place in galaxy(parts).launch[hole][::EVERY]:
        for target, likely in ways_from(parts, hand, 0, rounded(place)).items():
            if likely > best.get(target, 0.0):
                best[target] = likely
    return best


def bases(s: State, seat: int, around: Around) -> list[int]:
    """Where a seat may launch a starship: a troop stands there, and no ship of another blocks."""
    if not s.players[seat].starships:
        return []
    return [
        hole
        for hole in holdings(s, seat)
        if s.planets[hole].troops and not foreign(around.get(hole, NONE), seat)
    ]


def strikes(
    s: State,
    seat: int,
    around: Around,
    reach: dict[int, Ways],
    only: int = -1,
    *,
    launching: bool = False,
) -> list[Strike]:
    """What *seat* may destroy with its next Move; with *only*, of that victim alone, and if it is
    *launching*, with a starship out of supply too.
    """
    found: list[Strike] = []
    mine = fleet(s, seat)
    starts = bases(s, seat, around) if launching else []
    if not mine and not starts:
        return found
    points = powers(s, seat).points
    for hole, planet in enumerate(s.planets):
        if (
            planet.owner < 0
            or planet.owner == seat
            or (only >= 0 and planet.owner != only)
            or planet.disc == HOMEWORLD
        ):
            continue
        orbit = around.get(hole, NONE)
        here = sum([strength(s, ship) for ship in orbit if ship // FLEET == seat]) if orbit else 0
        least = planet_need(s, seat, hole)
        if least - here > points or least > len(mine) + 1 + bool(starts):
            continue
        if here >= least:
            likely = 0.95
        else:
            near = sorted(
                (reach[ship].get(hole, 0.0) for ship in mine if ship not in orbit), reverse=True
            )
            likely = 0.9
            missing = least - here
            flown = near[:missing]
            if starts and missing < points:  # a launch takes a point more than a flick alone
                best = max(launches(s.parts, s.hand, start).get(hole, 0.0) for start in starts)
                if len(flown) < missing or best > flown[-1]:
                    flown = [*near[: missing - 1], best]
            if missing > len(flown):
                continue
            for odds in flown:
                likely *= odds
        if orbit and foreign(orbit, seat):
            likely *= 0.1
        if likely > 0.04:
            found.append(Strike(planet.owner, hole, likely, loot(s, planet)))
    found += hits(s, seat, mine, only)
    return found


def loot(s: State, planet: Planet) -> int:
    """The VP for destroying what stands on a planet."""
    troop, facility, colony, city = printed(s.parts).item_vp
    return (
        planet.troops * troop
        + planet.facilities * facility
        + planet.colonies * colony
        + planet.cities * city
    )


GRID = 5_000  # micrometres
NEAR = 200_000  # a flick at a place in range from no further than this hardly ever fails


def hits(s: State, seat: int, mine: list[int], only: int) -> list[Strike]:
    """The enemy ships that *seat* may destroy with its next Move."""
    found = []
    range_ = powers(s, seat).ship_range + 2 * galaxy(s.parts).ship_radius[0]
    numbers = printed(s.parts).ship_vp
    points = powers(s, seat).points
    arms = [(s.ships[ship], strength(s, ship)) for ship in mine]
    for target, (x, y) in s.ships.items():
        victim = target // FLEET
        if victim == seat or (only >= 0 and victim != only):
            continue
        ready = close = 0
        for (a, b), power in arms:
            square = (a - x) * (a - x) + (b - y) * (b - y)
            if square <= range_ * range_:
                ready += power
            elif square <= NEAR * NEAR and close < points:
                close += power
        least = ship_need(s, target)
        if ready >= least:
            likely = 0.9
        elif ready + close >= least:
            likely = 0.55 if least - ready == 1 else 0.3
        else:
            continue
        found.append(Strike(victim, -1, likely, numbers[target % FLEET == STARSHIPS]))
    return found
