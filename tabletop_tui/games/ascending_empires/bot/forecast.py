"""Estimates of the future: turns left, the value of an action, the chance of a flick, and the worth
of technologies.
"""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt

from ..rules.galaxy import galaxy
from ..rules.powers import Powers, printed
from ..rules.state import NOBODY, Acting, State

COMMON, PACE = 0.57, 0.095
"""VP tokens taken in a round, on average over a game: the base, and the increase for each empire.

Games between greedy players take 42 to 50 rounds at tables of two and of four alike, because with
more empires each has less room to mine.
"""
SHORTEST, LONGEST = 5.0, 25.0  # turns that an investment is taken to pay for
ACTION_VALUE = 0.7
"""What an action must bring to be worth a plan: a little more than recruiting and mining do at
first.
"""
RESEARCH_VALUE = 0.45  # the same for research, where one step leads to the next
DISCOUNT = 0.97
"""The discount of a gain for each action that it lies in the future."""
EFFECTS = {
    "attack_range": 0.03,
    "ram_survivor": 0.02,
    "gain_battleship": 0.06,
    "planet_attack_on_equal": 0.06,
    "planet_defence": 0.06,
    "ship_defence": 0.03,
    "ignore_blockade": 0.02,
    "recruit_max": 0.20,
    "mining_vp": 0.75,
    "facility_cost": 0.05,
    "city_bonus": 0.05,
    "free_recruit": 0.40,
    "movement_points": 0.08,
    "return_lost_ship": 0.02,
    "jump": 0.06,
}
"""The worth of a technology of each kind, in VP for each turn to come."""
# Actions to find and settle a planet of a colour, beyond what the planet is worth anyway.
SITE = 2.0
SEARCH = 4.0
"""The same if no planet of that colour is known to be free and discs lie face down. An estimate
that only views need, as a sampled world has its discs.
"""


def moves_again(s: State, seat: int) -> bool:
    """Return whether a seat has another turn, or is in one and has not acted yet. In the last round
    not every seat has (R53).
    """
    if s.ending == NOBODY:
        return True
    active = getattr(s.stack[0], "seat", s.first)
    if seat == active:
        return isinstance(s.stack[-1], Acting)
    return (seat - active) % len(s.players) < (
        (s.ending - active) % len(s.players) or len(s.players)
    )


def acts_later(s: State, seat: int) -> bool:
    """Return whether the turn of a seat comes later in the present round."""
    seats = len(s.players)
    active = getattr(s.stack[0], "seat", s.first)
    return (seat - s.first) % seats > (active - s.first) % seats


def turn_to_come(s: State, seat: int) -> bool:
    """Return whether a seat still has to act in the present round."""
    if seat == getattr(s.stack[0], "seat", s.first):
        return isinstance(s.stack[-1], Acting)
    return acts_later(s, seat)


def turns_left(s: State, seat: int) -> float:
    """Return for how many turns an investment still pays, judged by the usual length of a game.

    The estimate drops when the turn of a seat begins, not when it ends, so an action that ends a
    turn looks no worse for it.
    """
    seats = len(s.players)
    begun = s.round - acts_later(s, seat)
    return min(max(s.tokens / (COMMON + PACE * seats) - begun, SHORTEST), LONGEST)


def action_value(of: Powers) -> float:
    """Return the VP that an action brings if all are spent on recruiting and mining, the least that
    another plan must bring.

    Of x mining actions and 1 - x recruiting ones, each of the first spends two troops, each of the
    second brings some, and every action brings a garrison.
    """
    return (1 + of.mining) * (of.recruits + of.garrison) / (of.recruits + 2)


@lru_cache(maxsize=1 << 12)
def flick_chance(parts: str, hand: str, centimetres: int) -> float:
    """Return the chance that a straight flick of a length into an orbit succeeds with the errors of
    a hand.

    The run must end within 27 mm of the target and pass the planet within 40 mm. The errors of
    power and direction are nearly normal.
    """
    of, run = galaxy(parts).hands[hand], max(1, centimetres) * 10.0
    turn = sqrt(of.draws * of.angle * (of.angle + 1) / 3.0) * 6.2832 / 1024.0
    slip = sqrt(of.draws * of.power * (of.power + 1) / 3.0) / 100.0
    return normal_probability(27.0, run * slip) * normal_probability(40.0, run * turn)


def normal_probability(most: float, deviation: float) -> float:
    """Return the probability that a normal error is no larger than *most*."""
    return erf(most / (deviation * sqrt(2.0))) if deviation else 1.0


@lru_cache(maxsize=1 << 16)
def tech_path_value(
    parts: str,
    colour: int,
    level: int,
    facilities: int,
    sites: int,
    firsts: int,
    turns: int,
    price: int,
    ready: float,
    free: int = 3,
    hidden: int = 0,
) -> float:
    """Return what the best path up a colour brings a seat beyond the value of its actions, in VP.

    *facilities* count for it already, *sites* are own planets with room for another. *firsts* has a
    bit for each level that no seat has reached. *turns* are left. *price* is that of a facility in
    troops, of which *ready* stand on such a planet. *free* planets of the colour are known, and
    *hidden* ones may be of it; without either the path ends.
    """
    best, gain, actions = 0.0, 0.0, 0.0
    for rank, technology in enumerate(printed(parts).technologies[colour], 1):
        if rank <= level:
            continue
        actions += 1.0
        while facilities < technology.facilities:
            facilities += 1
            actions += 1.0 + 0.5 * max(0.0, price - ready)
            ready = 0.0
            sites -= 1
            if sites >= 0:
                continue
            if free > 0:
                free -= 1
                actions += SITE
            elif hidden > 0:
                hidden -= 1
                actions += SEARCH
            else:
                return best
        if actions > turns:
            break
        gain += EFFECTS.get(technology.kind, 0.0) * (turns - actions) + (
            technology.first_vp if firsts >> rank & 1 else 0
        )
        best = max(best, gain * DISCOUNT**actions - RESEARCH_VALUE * actions)
    return best


Colours = tuple[int, ...]  # a number for each colour


@lru_cache(maxsize=1 << 14)
def tech_prospects(
    parts: str,
    levels: Colours,
    built: Colours,
    sites: Colours,
    barred: Colours,
    ready: tuple[float, ...],
    known: Colours,
    hidden: int,
    twins: Colours,
    firsts: Colours,
    turns: int,
    price: int,
    lost: float,
) -> tuple[tuple[float, float], ...]:
    """Return the worth of the path up each colour, with the present sites and with those that one
    more planet adds (*twins*).

    *lost* is the part lost of what *barred* facilities bring.
    """
    prospects = []
    for colour, (level, has, room, barring, near, free, twin, first) in enumerate(
        zip(levels, built, sites, barred, ready, known, twins, firsts, strict=True)
    ):
        values = []
        for more in (room, room + twin):
            rest = (more, first, turns, price, min(price, near), free, hidden)
            value = tech_path_value(parts, colour, level, has, *rest)
            if barring:
                value += lost * (
                    tech_path_value(parts, colour, level, has - barring, *rest) - value
                )
            values.append(value)
        prospects.append((values[0], values[1]))
    return tuple(prospects)


@lru_cache(maxsize=4096)
def tech_value(parts: str, levels: tuple[int, int, int, int]) -> float:
    """Return what the developed technologies of a seat are worth together, in VP a turn."""
    tracks = zip(printed(parts).technologies, levels, strict=True)
    return sum(
        EFFECTS.get(technology.kind, 0.0) for track, level in tracks for technology in track[:level]
    )


def firsts(s: State) -> Colours:
    """Return for each colour a bit for each level that no seat has reached."""
    return unreached_levels(tuple([player.levels for player in s.players]))


@lru_cache(maxsize=1 << 12)
def unreached_levels(levels: tuple[Colours, ...]) -> Colours:
    """Return a bit for each level above the highest of any seat."""
    return tuple(-1 << top + 1 for top in map(max, zip(*levels, strict=True)))
