"""Scoring: taking VP tokens, the points of a seat by source, and the winners."""

from ....engine import Say
from .events import PileEmptied
from .galaxy import galaxy
from .position import holdings, occupied
from .powers import printed
from .state import ASTEROID, NOBODY, State


def award(s: State, seat: int, vp: int, say: Say) -> None:
    """Give *vp* tokens to the active player, from the box if the pile runs out (R52).

    The last token of the pile triggers the end of the game.
    """
    if not vp:
        return
    s.players[seat].vp += vp
    s.pile = max(0, s.pile - vp)
    s.quiet = -1
    if not s.pile and s.ending == NOBODY:
        s.ending = seat
        say(PileEmptied(seat))


def score(s: State, seat: int) -> dict[str, int]:
    """Return the current points of a seat by source."""
    numbers, holes = printed(s.parts), galaxy(s.parts).holes
    planets = asteroids = colonies = cities = 0
    quadrants = set()
    for hole, planet in enumerate(s.planets):
        if planet.owner == seat and occupied(planet):
            if planet.disc == ASTEROID:
                asteroids += 1
            else:
                planets += 1
            colonies += planet.colonies
            if planet.cities:
                cities += planet.cities
                quadrants.add(holes[hole].quadrant)
    return {
        "tokens": s.players[seat].vp,
        "planets": planets * numbers.planet_points + asteroids * numbers.asteroid_points,
        "colonies": colonies * numbers.colony_points,
        "cities": cities * numbers.city_points,
        "quadrants": numbers.quadrant_points[len(quadrants)],
    }


def feats(s: State, seat: int) -> dict[str, int]:
    """Return how many planets and asteroids a seat holds."""
    return {"planets": sum(occupied(s.planets[hole]) for hole in holdings(s, seat))}


def standing(s: State, seat: int) -> tuple[int, int, int]:
    """Return what decides the game: total, then tokens taken, then levels developed (AE-183)."""
    return sum(score(s, seat).values()), s.players[seat].vp, sum(s.players[seat].levels)


def best(s: State) -> tuple[int, ...]:
    """Return the seats that would win now; ties are shared (R55)."""
    standings = [standing(s, seat) for seat in range(len(s.players))]
    return tuple(seat for seat, mine in enumerate(standings) if mine == max(standings))


def winners(s: State) -> tuple[int, ...]:
    """Return the winning seats, none while the game goes on."""
    return () if s.stack else best(s)
