"""Scoring: tokens, planets, colonies, cities and quadrants, and who wins."""

from .galaxy import galaxy
from .position import holdings, occupied
from .powers import printed
from .state import ASTEROID, State


def score(s: State, seat: int) -> dict[str, int]:
    """The points of a seat by source, as they would count now."""
    numbers, holes = printed(s.parts), galaxy(s.parts).holes
    held = [(hole, s.planets[hole]) for hole in holdings(s, seat) if occupied(s.planets[hole])]
    quadrants = {holes[hole].quadrant for hole, planet in held if planet.cities}
    asteroids = sum(planet.disc == ASTEROID for _, planet in held)
    return {
        "tokens": s.players[seat].vp,
        "planets": (len(held) - asteroids) * numbers.planet_points
        + asteroids * numbers.asteroid_points,
        "colonies": sum(planet.colonies for _, planet in held) * numbers.colony_points,
        "cities": sum(planet.cities for _, planet in held) * numbers.city_points,
        "quadrants": numbers.quadrant_points[len(quadrants)],
    }


def feats(s: State, seat: int) -> dict[str, int]:
    """How many planets and asteroids a seat holds."""
    return {"planets": sum(occupied(s.planets[hole]) for hole in holdings(s, seat))}


def standing(s: State, seat: int) -> tuple[int, int, int]:
    """What the winner has most of: total, then tokens taken, then levels developed (AE-183)."""
    return sum(score(s, seat).values()), s.players[seat].vp, sum(s.players[seat].levels)


def best(s: State) -> tuple[int, ...]:
    """The seats that would win now; several share (R55)."""
    standings = [standing(s, seat) for seat in range(len(s.players))]
    return tuple(seat for seat, mine in enumerate(standings) if mine == max(standings))


def winners(s: State) -> tuple[int, ...]:
    """The seats that have won; none while the game goes on."""
    return () if s.stack else best(s)
