"""What knights are worth, and the landing of the barbarians that they are for."""

from __future__ import annotations

from functools import cache, lru_cache
from math import comb

from ..rules.constants import CITY, GRAIN, KNIGHTS, STEPS
from ..rules.frames import Acting, Opening, Rolling
from ..rules.network import cached_on
from ..rules.state import State

STANDING, AWAKE = 0.1, 0.04  # for each level of strength, and more while it is active
ENOUGH = 4  # levels of strength after which further ones count half
LOSS, REWARD, TIED = 1.7, 0.9, 0.367
"""The outcomes of a landing: a lost city (a point, and half of its production), the point of the
sole defender, and a progress card for a tie.
"""
LAST = 0.5
"""The additional loss of the last city, without which nothing is improved and no commodities are
produced until another is paid for.
"""
FIRST = 4.0
"""The factor of a landing's weight before the first one.

No seat has an army yet, and a player who looks only at its own city leaves the defence to the
others. In 200 games of four greedy players they hold the first landing in 56 % with factor 1, 68 %
with 2, 70 % with 4 and 72 % with 12. It comes in the fourth round on average, and the ship may
arrive before any seat's third turn. A factor of 4 costs no games: 59 of 240 won against three
players with a factor of 2, 115 of 240 at two seats.
"""
WAKES, RECRUITS, GROWS = 0.6, 0.35, 0.15
"""The chance that a seat does in a turn what it cannot do yet: activate its sleeping knights,
recruit and activate its first knight, or make an active army one level stronger. Doing it now is
worth what it adds to that.
"""
STAYS = 0.94  # factor for each own turn until the landing: the game may be over
TURNS = 6  # own turns before a landing that are distinguished

Army = tuple[int, int, float]
"""The levels of a seat's active knights, those of its inactive ones, and the worth of a city that
the barbarians may take from it (0 if it has none).
"""
Chances = tuple[tuple[float, int], ...]  # (chance, strength)
Rest = tuple[tuple[float, int, int, int], ...]
"""What the others contribute: (chance, sum, highest, lowest of those who may lose a city)."""
NO_CITIES = 99  # the minimum of no cities


def knights(s: State, seat: int) -> float:
    """Return what a player's knights are worth: active ones more, those beyond ENOUGH less."""
    awake, asleep, _ = armies(s)[seat]
    standing = awake + asleep
    return STANDING * (min(standing, ENOUGH) + 0.5 * max(0, standing - ENOUGH)) + AWAKE * awake


def armies(s: State) -> tuple[Army, ...]:
    """Return the army of every seat."""
    return _last_armies(s, 0)


@cached_on("owner", "piece", "active", "metropolis")
def _last_armies(s: State, _: int) -> tuple[Army, ...]:
    """Return the armies, computed once for all terms of a position. Most actions leave them
    unchanged.
    """
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
def landing_chance(ship: int, rolls: int) -> float:
    """Return the chance that the ship lands within so many rolls. Every other roll moves it."""
    missing = STEPS - ship
    return sum(comb(rolls, n) for n in range(missing, rolls + 1)) / (1 << rolls)


def rolls(s: State, seat: int) -> int:
    """Return the number of rolls before *seat* can next activate knights, after what it can do
    now.
    """
    unrolled = isinstance(s.stack[0], (Opening, Rolling))
    if s.turn == seat:
        return 1 if unrolled else len(s.players)
    return (seat - s.turn) % len(s.players) + unrolled


@cache
def landing_weights(ship: int, first: int, seats: int) -> tuple[float, ...]:
    """Return by number of own turns before it how much the landing counts. *first* rolls come
    before the first of them.
    """
    weights, before = [], 0.0
    for turn in range(TURNS):
        within = landing_chance(ship, first + turn * seats) if turn < TURNS - 1 else 1.0
        weights.append((within - before) * STAYS**turn)
        before = within
    return tuple(weights)


@cache
def army_odds(awake: int, asleep: int, turns: float, ready: bool) -> Chances:
    """Return what an army will contribute after so many own turns. *ready*: it has the grain to
    activate its knights now.
    """
    if asleep:
        woken = 1.0 if ready else 1 - (1 - WAKES) ** turns
        return ((woken, awake + asleep), (1 - woken, awake))
    grown = 1 - (1 - (GROWS if awake else RECRUITS)) ** turns
    return ((grown, awake + 1), (1 - grown, awake))


@lru_cache(4096)
def defence_odds(others: tuple[Army, ...], turns: float) -> Rest:
    """Return what the others will contribute together after so many turns of each."""
    odds = {(0, 0, NO_CITIES): 1.0}
    for awake, asleep, stake in others:
        further: dict[tuple[int, int, int], float] = {}
        for (total, best, least), chance in odds.items():
            for part, given in army_odds(awake, asleep, turns, False):
                key = total + given, max(best, given), min(least, given) if stake else least
                further[key] = further.get(key, 0.0) + chance * part
        odds = further
    return tuple((chance, *key) for key, chance in odds.items() if chance)


def barbarians(s: State, seat: int) -> float:
    """Return what the next landing is expected to bring, over all turns before which it may
    come.
    """
    mine, others = sides(s, seat)
    ready = can_activate(s, seat) and s.players[seat].hand[GRAIN] > 0
    expected = _expected_landing(s.ship, rolls(s, seat), s.piece.count(CITY), mine, others, ready)
    return urgency(s) * expected


def urgency(s: State) -> float:
    """Return how much a landing weighs now."""
    return 1.0 if s.robber_free else FIRST


def sides(s: State, seat: int) -> tuple[Army, tuple[Army, ...]]:
    """Return the player's army, and those of the others."""
    every = armies(s)
    return every[seat], every[:seat] + every[seat + 1 :]


def can_activate(s: State, seat: int) -> bool:
    """Return whether *seat* can still activate knights in this turn."""
    return s.turn == seat and isinstance(s.stack[0], (Opening, Rolling, Acting))


@lru_cache(1 << 15)
def _expected_landing(
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
    for turns, counts in enumerate(landing_weights(ship, first, len(others) + 1)):
        if counts < 0.001:
            continue
        given = defence_odds(others, turns + 0.5)  # the others have half a turn more on average
        for part, own in army_odds(awake, asleep, turns, ready):
            if part:
                total += counts * part * landing_value(attackers, own, stake, given)
    return total


@lru_cache(1 << 13)
def landing_value(attackers: int, own: int, stake: float, given: Rest) -> float:
    """Return what a landing brings to a seat that contributes *own* strength and has a city worth
    *stake* at risk.
    """
    total = 0.0
    for chance, sum_, best, least in given:
        if own + sum_ >= attackers:
            total += chance * (REWARD if own > best else TIED if own and own == best else 0.0)
        elif own <= least:
            total -= chance * stake
    return total


def knight_gains(s: State, seat: int) -> tuple[float, float]:
    """Return what one more active knight, and activating a sleeping one, would add to the next
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
        _expected_landing(ship, first, attackers, army, others, False)
        for army in (
            mine,
            (awake + 1, asleep, stake),
            (awake + asleep, 0, stake) if asleep else mine,
        )
    )
    return more - now, woken - now
