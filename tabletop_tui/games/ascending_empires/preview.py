"""Aiming: the path to the first contact, and where the ship may stop with the errors of a hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, NamedTuple

from .aims import Shot as Shot
from .aims import bank_shots as bank_shots
from .aims import shots as shots
from .flick import flick, run_out
from .flick_compass import DIRECTIONS
from .flick_motion import EDGE, HIT, Motion
from .galaxy import Galaxy, Hand
from .state import Point, owner

RAYS = 9  # of a fan of errors


class FirstLeg(NamedTuple):
    """The straight run to *end*, where the ship stops, leaves the board, or hits a planet, an own or an enemy ship.

    *other* is the hole of a planet, the number of a ship, otherwise -1.
    """

    end: Point
    kind: Literal["stop", "edge", "planet", "ship", "ram"]
    other: int


class Ray(NamedTuple):
    """In one direction: the first legs with the weakest and with the strongest flick of a hand."""

    direction: int
    near: FirstLeg
    far: FirstLeg


@dataclass(slots=True, frozen=True)
class Odds:
    """What comes of a flick, in percent of equally likely flicks with the errors of a hand.

    *orbits* are pairs of a hole and the chance to stop in its orbit, likeliest first; *stops* are resting places.
    """

    orbits: tuple[tuple[int, int], ...]
    ram: int
    lost: int
    stops: tuple[Point, ...]


def first_leg(galaxy: Galaxy, ships: Mapping[int, Point], ship: int, direction: int, run: int) -> FirstLeg:
    """What *ship* meets first when it is flicked in a direction so that it would run freely for *run* micrometres."""
    numbers = sorted(ships)
    index = numbers.index(ship)
    motion = Motion(galaxy, ships, owner(ship), 1, seams=False)
    motion.push(index, direction % DIRECTIONS, run)
    motion.foresee()
    time, _, what, whom = motion.next()
    motion.advance(time)
    motion.mark(index)
    end = motion.moments[index][-1][1:]
    if what == EDGE:
        return FirstLeg(end, "edge", -1)
    if what != HIT:
        return FirstLeg(end, "stop", -1)
    if whom < 0:
        return FirstLeg(end, "planet", -1 - whom)
    other = numbers[whom]
    return FirstLeg(end, "ship" if owner(other) == owner(ship) else "ram", other)


def fan(
    galaxy: Galaxy, ships: Mapping[int, Point], ship: int, direction: int, power: int, hand: Hand
) -> tuple[Ray, ...]:
    """The rays between which the errors of a hand may send the ship, evenly spread; one for a steady hand."""
    wide, slip = hand.draws * hand.angle, hand.draws * hand.power
    weak, strong = run_out(galaxy, power, -slip), run_out(galaxy, power, slip)
    turns = sorted({(2 * wide * i + RAYS // 2) // (RAYS - 1) - wide for i in range(RAYS)})
    return tuple(
        Ray(
            (direction + turn) % DIRECTIONS,
            first_leg(galaxy, ships, ship, direction + turn, weak),
            first_leg(galaxy, ships, ship, direction + turn, strong),
        )
        for turn in turns
    )


@lru_cache(maxsize=64)
def errors(draws: int, most: int, count: int) -> tuple[int, ...]:
    """*count* equally likely values for the sum of *draws* even draws from -most to most, in rising order.

    Just (0,) when there is no error.
    """
    if not most:
        return (0,)
    chances = [1]
    for _ in range(draws):
        wider = [0] * (len(chances) + 2 * most)
        for i, chance in enumerate(chances):
            for j in range(2 * most + 1):
                wider[i + j] += chance
        chances = wider
    total, before = sum(chances), 0
    found: list[int] = []
    for i, chance in enumerate(chances):
        before += chance
        while len(found) < count and (2 * len(found) + 1) * total < 2 * count * before:
            found.append(i - draws * most)
    return tuple(found)


def odds(
    galaxy: Galaxy,
    ships: Mapping[int, Point],
    ship: int,
    direction: int,
    power: int,
    hand: Hand,
    *,
    seats: int,
    prow: bool = False,
    grid: int = 5,
) -> Odds:
    """The outcome of *grid* times *grid* flicks, spread over the errors of a hand as they are likely."""
    flown = [
        flick(galaxy, ships, ship, direction + turn, run_out(galaxy, power, slip), seats=seats, prow=prow)
        for turn in errors(hand.draws, hand.angle, grid)
        for slip in errors(hand.draws, hand.power, grid)
    ]
    stops = tuple(f.ships[ship] for f in flown if ship in f.ships)
    counts: dict[int, int] = {}
    for place in stops:
        for hole in galaxy.orbits(ship, place):
            counts[hole] = counts.get(hole, 0) + 1
    many = len(flown)
    likely = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    return Odds(
        orbits=tuple((hole, 100 * count // many) for hole, count in likely),
        ram=100 * sum(bool(f.rammed) for f in flown) // many,
        lost=100 * sum(ship in f.lost for f in flown) // many,
        stops=stops,
    )
