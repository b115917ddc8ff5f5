"""What a position is worth to a player of Ascending Empires, in victory points."""

from __future__ import annotations

from typing import Any

from ...bots.valuation import Valuation
from ...engine import Aim, Draw
from .flick_compass import DIRECTIONS
from .forecast import research
from .galaxy import galaxy
from .position import fleet, foreign, holdings, occupied, traffic
from .powers import printed
from .preview import shots as ways
from .scoring import score
from .state import FLEET, HOMEWORLD, Acting, Arriving, Attacking, Moving, State

AIMED = 2  # ships whose shots are worked out for one decision
FREE_ORBIT, ENEMY_ORBIT, DEEP_SPACE = 0.7, 0.35, -0.15


def terms(s: State, seat: int) -> dict[str, float]:
    """The worth by what it comes from.

    ``points`` count now, ``troops`` and ``ships`` are pieces in play and at hand, ``building`` is how near colonies
    and cities are, ``research`` the facilities and levels, ``orbits`` what ships can soon land on or attack,
    ``danger`` what lies open to enemy ships, ``ready`` a ship about to be put down and the points left in a Move.
    """
    p, around = s.players[seat], traffic(s)
    mine = [hole for hole in holdings(s, seat) if occupied(s.planets[hole])]
    home = s.planets[s.homes[seat]]
    on_planets = sum(s.planets[hole].troops for hole in mine) + home.troops
    return {
        "points": float(sum(score(s, seat).values())),
        "troops": 0.2 * on_planets + 0.08 * p.troops,
        "ships": 0.3 * len(fleet(s, seat)) + 0.12 * p.starships + 0.4 * p.battleship,
        "building": sum(building(s, hole) for hole in mine),
        "research": learning(s, seat),
        "orbits": orbiting(s, seat, around),
        "danger": -0.4 * sum(foreign(around.get(hole, []), seat) for hole in mine),
        "ready": ready(s, seat),
    }


def building(s: State, hole: int) -> float:
    """How near a planet is to a colony or a city; troops that stand together are worth more."""
    planet, numbers = s.planets[hole], printed(s.parts)
    near = min(1.0, planet.troops / numbers.colony_cost) * 0.4
    if planet.colonies:
        near += 0.3 + 0.5 * min(1.0, planet.troops / max(1, numbers.city_cost[0]))
    return near


def learning(s: State, seat: int) -> float:
    """Levels, and how near the next one of each colour is."""
    total = 0.9 * sum(s.players[seat].levels)
    for row in research(s, seat):
        total += 0.15 * row.facilities
        if row.level:
            total += (0.5 + 0.4 * row.first_vp) * min(1.0, row.facilities / max(1, row.least)) ** 2
    return total


def orbiting(s: State, seat: int, around: dict[int, list[int]]) -> float:
    """Ships where they can land or attack; the first at a place counts, a lost ship in space counts against."""
    total, placed = 0.0, set()
    for hole, ships in around.items():
        own = [ship for ship in ships if ship // FLEET == seat]
        placed.update(own)
        planet = s.planets[hole]
        if not own or planet.disc == HOMEWORLD:
            continue
        if not occupied(planet):
            total += FREE_ORBIT if not foreign(ships, seat) else 0.5 * FREE_ORBIT
        elif planet.owner != seat:
            total += ENEMY_ORBIT * min(2, len(own))
    return total + DEEP_SPACE * sum(ship not in placed for ship in fleet(s, seat))


def ready(s: State, seat: int) -> float:
    """A ship that is about to be put down in an orbit, and what a Move can still do."""
    f = s.stack[-1] if s.stack else None
    if f is None or isinstance(f, Acting) or getattr(f, "seat", -1) != seat:
        return 0.0
    if isinstance(f, Arriving):
        left = next((g.left for g in reversed(s.stack) if isinstance(g, Moving)), 0)
        return 0.35 + 0.25 * left
    if isinstance(f, Moving):
        return 0.25 * f.left
    return 0.1 if isinstance(f, Attacking) else 0.0


def shots(s: State, seat: int, offer: Any, luck: Draw) -> list[Any]:
    """For a few ships, the flicks that would stop in orbits with a steady hand."""
    choices = offer.choices
    if not isinstance(choices, Aim):
        return [choices.sample(luck) for _ in range(6)]
    board, pieces, found = galaxy(s.parts), list(choices.pieces), []
    for _ in range(min(AIMED, len(pieces))):
        ship = pieces.pop(luck(len(pieces)))
        good = [w for w in ways(board, s.ships, ship, seats=len(s.players)) if s.planets[w.hole].owner != seat]
        while len(good) > 6:
            good.pop(luck(len(good)))
        found += [choices.make(ship, -way.direction % DIRECTIONS, way.power) for way in good]
    return found


VALUATION = Valuation(terms=terms, shots=shots)
