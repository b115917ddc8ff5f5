"""What the future holds: turns left, what an action brings, and what the way up a technology is
worth.
"""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt

from ..rules.galaxy import galaxy
from ..rules.powers import Powers, printed
from ..rules.state import NOBODY, Acting, State

COMMON, PACE = 0.57, 0.095
"""VP tokens that are taken in a round, in the mean of a whole game: so many, and more for each
empire. Games between players who do what looks best at once take 42 to 50 rounds at tables of two
and of four alike, for the more empires there are, the less room each has to mine.
"""
SHORTEST, LONGEST = 5.0, 25.0  # turns that an investment is thought to pay for
LABOUR = 0.7
"""What an action must bring to be worth a plan: a little more than recruiting and mining do at
first.
"""
STUDY = 0.45  # the same for research, of which one step leads to the next
PATIENCE = 0.97
"""What is left of a gain that lies one action further in the future."""
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
"""What a technology of each kind is worth, in VP a turn that is still to come."""
# actions that it costs to find and settle a planet of a colour, beyond what the planet is worth
# anyway
SITE = 2.0
SEARCH = 4.0
"""The same where none of that colour is known to be free, and discs lie face down: a guess, met
only by views, for a world that was guessed has its discs.
"""


def moves_again(s: State, seat: int) -> bool:
    """Whether a seat has another turn, or is in one and has not acted yet; in the last round not
    all have (R53).
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
    """Whether the turn of a seat comes later in the present round."""
    seats = len(s.players)
    active = getattr(s.stack[0], "seat", s.first)
    return (seat - s.first) % seats > (active - s.first) % seats


def turn_to_come(s: State, seat: int) -> bool:
    """Whether a seat has still to act in the present round."""
    if seat == getattr(s.stack[0], "seat", s.first):
        return isinstance(s.stack[-1], Acting)
    return acts_later(s, seat)


def turns_left(s: State, seat: int) -> float:
    """For how many turns an investment still pays: by the rounds that a game lasts, which no single
    token changes.

    It falls when the turn of a seat begins and not when it ends, so that what ends a turn looks no
    worse for it.
    """
    seats = len(s.players)
    begun = s.round - acts_later(s, seat)
    return min(max(s.tokens / (COMMON + PACE * seats) - begun, SHORTEST), LONGEST)


def action_value(of: Powers) -> float:
    """The VP that an action brings when all are spent on recruiting and mining: what any other plan
    must beat.

    Of x mining actions and 1 - x recruiting ones, the first spend two troops each, the second bring
    some, and a garrison comes with all.
    """
    return (1 + of.mining) * (of.recruits + of.garrison) / (of.recruits + 2)


@lru_cache(maxsize=1 << 12)
def flick_chance(parts: str, hand: str, centimetres: int) -> float:
    """How often a straight flick of a length into an orbit succeeds, with the errors of a hand.

    The run must end within 27 mm of what is meant and pass the planet within 40 mm: nearly normal
    errors of power and direction.
    """
    of, run = galaxy(parts).hands[hand], max(1, centimetres) * 10.0
    turn = sqrt(of.draws * of.angle * (of.angle + 1) / 3.0) * 6.2832 / 1024.0
    slip = sqrt(of.draws * of.power * (of.power + 1) / 3.0) / 100.0
    return within(27.0, run * slip) * within(40.0, run * turn)


def within(most: float, deviation: float) -> float:
    """The chance that a normal error is at most so large."""
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
    """What the best way up a colour brings a seat beyond the labour of its actions, in VP.

    *facilities* count for it already, *sites* are own planets where another can stand; *firsts* has
    a bit for each level nobody has reached; *turns* are left; *price* is that of a facility in
    troops, of which *ready* stand on such a planet. So many planets of the colour are known to be
    *free*, and so many *hidden* ones may be of it; without one there is no way further up.
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
        best = max(best, gain * PATIENCE**actions - STUDY * actions)
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
    """What each colour promises, with the sites that there are and with those that one more planet
    makes (*twins*); of what *barred* facilities bring a part is *lost*.
    """
    found = []
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
        found.append((values[0], values[1]))
    return tuple(found)


@lru_cache(maxsize=4096)
def tech_value(parts: str, levels: tuple[int, int, int, int]) -> float:
    """What the technologies that a seat has developed are worth together, in VP a turn."""
    tracks = zip(printed(parts).technologies, levels, strict=True)
    return sum(
        EFFECTS.get(technology.kind, 0.0) for track, level in tracks for technology in track[:level]
    )


def firsts(s: State) -> Colours:
    """For each colour a bit for each level that nobody has reached."""
    return unreached_levels(tuple([player.levels for player in s.players]))


@lru_cache(maxsize=1 << 12)
def unreached_levels(levels: tuple[Colours, ...]) -> Colours:
    """A bit for each level above what anybody has."""
    return tuple(-1 << top + 1 for top in map(max, zip(*levels, strict=True)))
