"""What knights are worth, and the landing of the barbarians that they are for."""

from __future__ import annotations

from functools import cache, lru_cache
from math import comb

from ..rules.constants import CITY, GRAIN, KNIGHTS, STEPS
from ..rules.frames import Acting, Opening, Rolling
from ..rules.network import cached_on
from ..rules.state import State

STANDING, AWAKE = 0.1, 0.04  # a level of strength, and more while it is active
ENOUGH = 4  # levels of strength beyond which knights count half
LOSS, REWARD, TIED = 1.7, 0.9, 0.367
"""A landing: a city that is lost (a point, and half of what it makes), the point of the sole
defender, and a progress card where several defend alike.
"""
LAST = 0.5
"""More for the last city, without which nothing is improved, nor commodities made, before another
has been paid for.
"""
FIRST = 4.0
"""How much more a landing weighs as long as none has come. Nobody has an army yet, and whoever
looks at the own city alone leaves it to the others. Of 200 games of four who do what looks best at
once, they hold the first landing in 56 % where it weighs as much as any, in 68 % where it weighs
twice, 70 % four times and 72 % twelve times as much: it comes in the fourth round in the mean,
and the ship may be there before anybody's third turn. Four times costs no games: 59 of 240 won
against three to whom it weighs half of that, 115 of 240 at two seats.
"""
WAKES, RECRUITS, GROWS = 0.6, 0.35, 0.15
"""The chance that a seat does in a turn what it cannot yet: wakes who sleeps, recruits and wakes
the first knight, makes an army that is awake one level stronger. What is done today is worth
what it adds to that.
"""
STAYS = 0.94  # the part of a landing that counts one own turn later: the game may be over
TURNS = 6  # own turns before a landing that are told apart

Army = tuple[int, int, float]
"""The levels of a seat's active knights, those of its sleeping ones, and what a city is worth to it
that the barbarians may take; 0 if it has none.
"""
Chances = tuple[tuple[float, int], ...]  # (chance, strength)
Rest = tuple[tuple[float, int, int, int], ...]
"""(chance, sum, best, least of those who may lose a city) of what the others give."""
NOBODY = 99  # the least of none


def knights(s: State, seat: int) -> float:
    """The strength of the own knights: active ones more, a great army less a head."""
    awake, asleep, _ = armies(s)[seat]
    standing = awake + asleep
    return STANDING * (min(standing, ENOUGH) + 0.5 * max(0, standing - ENOUGH)) + AWAKE * awake


def armies(s: State) -> tuple[Army, ...]:
    """The army of every seat."""
    return _last_armies(s, 0)


@cached_on("owner", "piece", "active", "metropolis")
def _last_armies(s: State, _: int) -> tuple[Army, ...]:
    """All terms of a position ask for the same ones, and most actions leave them as they are."""
    return _armies(
        len(s.players), tuple(s.owner), tuple(s.piece), tuple(s.active), tuple(s.metropolis)
    )


@lru_cache(8192)
def _armies(
    seats: int,
    owner: tuple[int, ...],
    piece: tuple[int, ...],
    active: tuple[bool, ...],
    metropolis: tuple[int, ...],
) -> tuple[Army, ...]:
    awake, asleep, cities, plain = ([0] * seats for _ in range(4))
    for n, kind in enumerate(piece):
        if kind > KNIGHTS:
            (awake if active[n] else asleep)[owner[n]] += kind - KNIGHTS
        elif kind == CITY:
            cities[owner[n]] += 1
            plain[owner[n]] += n not in metropolis
    stakes = [
        LOSS + LAST * (few == 1) if some else 0.0 for some, few in zip(plain, cities, strict=True)
    ]
    return tuple(zip(awake, asleep, stakes, strict=True))


@cache
def landing(ship: int, rolls: int) -> float:
    """The chance that the ship lands within so many rolls: every other roll moves it."""
    missing = STEPS - ship
    return sum(comb(rolls, n) for n in range(missing, rolls + 1)) / (1 << rolls)


def rolls(s: State, seat: int) -> int:
    """The rolls before *seat* can wake knights the next time, after what it can do now."""
    unrolled = isinstance(s.stack[0], (Opening, Rolling))
    if s.turn == seat:
        return 1 if unrolled else len(s.players)
    return (seat - s.turn) % len(s.players) + unrolled


@cache
def when(ship: int, first: int, seats: int) -> tuple[float, ...]:
    """By own turns to come before it, how much the landing counts; *first* rolls come before the
    first of them.
    """
    found, before = [], 0.0
    for turn in range(TURNS):
        within = landing(ship, first + turn * seats) if turn < TURNS - 1 else 1.0
        found.append((within - before) * STAYS**turn)
        before = within
    return tuple(found)


@cache
def strengths(awake: int, asleep: int, turns: float, ready: bool) -> Chances:
    """What an army will give after so many own turns; *ready* with the grain to wake it now."""
    if asleep:
        woken = 1.0 if ready else 1 - (1 - WAKES) ** turns
        return ((woken, awake + asleep), (1 - woken, awake))
    grown = 1 - (1 - (GROWS if awake else RECRUITS)) ** turns
    return ((grown, awake + 1), (1 - grown, awake))


@lru_cache(4096)
def rest(others: tuple[Army, ...], turns: float) -> Rest:
    """What the others will give together after so many turns of each."""
    found = {(0, 0, NOBODY): 1.0}
    for awake, asleep, stake in others:
        further: dict[tuple[int, int, int], float] = {}
        for (total, best, least), chance in found.items():
            for part, given in strengths(awake, asleep, turns, False):
                key = total + given, max(best, given), min(least, given) if stake else least
                further[key] = further.get(key, 0.0) + chance * part
        found = further
    return tuple((chance, *key) for key, chance in found.items() if chance)


def barbarians(s: State, seat: int) -> float:
    """What the next landing will bring, over all the turns before which it may come."""
    mine, others = sides(s, seat)
    ready = awaits(s, seat) and s.players[seat].hand[GRAIN] > 0
    found = _outlook(s.ship, rolls(s, seat), s.piece.count(CITY), mine, others, ready)
    return urgency(s) * found


def urgency(s: State) -> float:
    """How much a landing weighs now."""
    return 1.0 if s.robber_free else FIRST


def sides(s: State, seat: int) -> tuple[Army, tuple[Army, ...]]:
    """The own army, and those of the others."""
    found = armies(s)
    return found[seat], found[:seat] + found[seat + 1 :]


def awaits(s: State, seat: int) -> bool:
    """Whether *seat* can still wake knights in this turn."""
    return s.turn == seat and isinstance(s.stack[0], (Opening, Rolling, Acting))


@lru_cache(1 << 15)
def _outlook(
    ship: int,
    first: int,
    attackers: int,
    mine: Army,
    others: tuple[Army, ...],
    ready: bool,
) -> float:
    if not attackers:
        return 0.0
    awake, asleep, stake = mine
    total, others = 0.0, tuple(sorted(others))
    for turns, counts in enumerate(when(ship, first, len(others) + 1)):
        if counts < 0.001:
            continue
        given = rest(others, turns + 0.5)  # the others have half a turn more or less
        for part, own in strengths(awake, asleep, turns, ready):
            if part:
                total += counts * part * landed(attackers, own, stake, given)
    return total


@lru_cache(1 << 13)
def landed(attackers: int, own: int, stake: float, given: Rest) -> float:
    """What a landing brings to a seat that gives so much to the defence and has a city of that
    worth at stake.
    """
    total = 0.0
    for chance, sum_, best, least in given:
        if own + sum_ >= attackers:
            total += chance * (REWARD if own > best else TIED if own and own == best else 0.0)
        elif own <= least:
            total -= chance * stake
    return total


def guard(s: State, seat: int) -> tuple[float, float]:
    """What one more knight that is awake, and one that sleeps being woken, would add to the next
    landing.
    """
    knight, wake = _guard(s.ship, rolls(s, seat), s.piece.count(CITY), *sides(s, seat))
    return urgency(s) * knight, urgency(s) * wake


@lru_cache(1 << 14)
def _guard(
    ship: int, first: int, attackers: int, mine: Army, others: tuple[Army, ...]
) -> tuple[float, float]:
    awake, asleep, stake = mine
    now, more, woken = (
        _outlook(ship, first, attackers, army, others, False)
        for army in (
            mine,
            (awake + 1, asleep, stake),
            (awake + asleep, 0, stake) if asleep else mine,
        )
    )
    return more - now, woken - now
