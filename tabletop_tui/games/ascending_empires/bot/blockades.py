"""Who is ahead, and what it is worth to blockade the planets on which that seat mines."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from ..rules.powers import Powers, printed
from ..rules.state import HOMEWORLD, NOBODY, Planet, State
from .forecast import action_value, moves_again, tech_value
from .strikes import Target

CLEAR, APART = 8.0, 1.0
"""The points of lead with which a seat counts half as the one to be held back, and those that move
that by about a quarter.
"""
TO_COME = 0.25
"""The part that counts of what technologies may still bring: their owner cannot mine every turn."""
FEW = 0.05
"""Who is to be held back less than this is left alone."""
FREED, STUCK = 1.4, 0.25
"""What a blockade costs its victim, in actions: a ram, which may fail, and for each troop that is
neither mined nor moved meanwhile.
"""


def standings(s: State, turns: float) -> list[float]:
    """Return by seat the points on the table, and those that its technologies bring in so many
    turns: who mines more is ahead long before the tokens show it.
    """
    numbers = printed(s.parts)
    turns *= TO_COME
    worths = [player.vp + tech_value(s.parts, player.levels) * turns for player in s.players]
    for planet in s.planets:
        if planet.owner != NOBODY and planet.disc != HOMEWORLD:
            worths[planet.owner] += (
                numbers.planet_points
                + planet.colonies * numbers.colony_points
                + planet.cities * numbers.city_points
            )
    return worths


def to_hold_back(worths: list[float], seat: int) -> float:
    """Return from 0 to 1 how clearly a seat is ahead of all others.

    >>> [round(to_hold_back([20.0, x, 12.0], 1), 2) for x in (20.0, 26.0, 28.0, 30.0)]
    [0.0, 0.12, 0.5, 0.88]
    """
    ahead = worths[seat] - max(worth for x, worth in enumerate(worths) if x != seat)
    return 1.0 / (1.0 + exp((CLEAR - ahead) / APART))


def blockade_cost(planet: Planet, of: Powers, items: int) -> float:
    """Return what a blockade of a planet costs its owner, in VP: nothing where there is no room for
    the two troops of a mining. *items* is the most that a planet holds.
    """
    if items - planet.items + planet.troops < 2:
        return 0.0
    return action_value(of) * (FREED + STUCK * planet.troops)


def held_back(s: State, turns: float) -> list[float]:
    """Return by seat from 0 to 1 how much the others should hold it back. At a table of two a
    valuation counts the loss of the only rival in full anyway, so it is 0.
    """
    seats = range(len(s.players))
    if len(seats) < 3:
        return [0.0 for _ in seats]
    worths = standings(s, turns)
    return [to_hold_back(worths, x) if moves_again(s, x) else 0.0 for x in seats]


def mine_worths(
    foes: Sequence[Target], parts: Sequence[float], held: Sequence[Powers], items: int
) -> dict[int, float]:
    """Return by hole what it is worth to the others that one of these planets is blockaded, where
    it pays. *parts* are those of `held_back`, and *held* the powers by seat.
    """
    worths = {
        hole: parts[planet.owner] * blockade_cost(planet, held[planet.owner], items)
        for hole, planet, _ in foes
        if parts[planet.owner] > FEW
    }
    return {hole: worth for hole, worth in worths.items() if worth > 0.0}
