"""What cards in hand are worth: by themselves, and towards the next purchases."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ..rules.constants import (
    ACTIVATION,
    CITY_COST,
    KNIGHT_COST,
    PAPER,
    ROAD,
    SETTLEMENT_COST,
    TOP_LEVEL,
    WALL_COST,
)
from ..rules.payments import bill
from ..rules.state import State
from .board import room
from .knights import knight_gains

FIRST, FURTHER = 0.0317, 0.02  # one of the first three cards of a kind, and a further one
# By kind of card: cities and tracks need the last five.
LIKED = (0.9, 0.676, 0.9, 1.1, 1.2, 1.1, 1.1, 1.1)
# By number held of a kind: further ones wait long until they are spent, or a seven takes them.
STACK = tuple(FIRST * min(n, 3) + FURTHER * max(0, n - 3) for n in range(40))
CLOSE = (0.55, 0.254, 0.21, 0.1, 0.03)  # part of a purchase's worth, by missing cards
SPARE = 0.493  # of a missing card that the bank would exchange
# What a purchase adds to a position, for the cards that are saved for it.
CITY, SETTLEMENT, KNIGHT, PATH, WALL, WAKE = 1.13, 1.3, 0.22, 0.15, 0.1, 0.0501
NEXT = (0.413, 0.4, 0.7, 1.8, 0.3)  # the next level of a track, by the level reached
USUAL, SCARCE = 5.0, 0.9
"""The pips at which a card of a kind has its plain worth, and the exponent by which it is worth
more with fewer.
"""
# The range of the factor: a plentiful card is still a card, and the bank has what is never rolled.
LEAST, MOST = 0.5, 1.76
NO_PLACE = 0.35  # a settlement without a place to go yet
METROPOLIS_GONE = 0.375  # the fourth level if the metropolis is taken

Ints = tuple[int, ...]
Wishes = tuple[tuple[float, tuple[tuple[int, int], ...]], ...]

COSTS = tuple(
    bill(cost)
    for cost in (
        CITY_COST,
        SETTLEMENT_COST,
        KNIGHT_COST,
        ROAD,
        WALL_COST,
        ACTIVATION,
        tuple([n + more for n, more in zip(KNIGHT_COST, ACTIVATION, strict=True)]),
    )
)


@lru_cache(8192)
def scarcity(pips: tuple[float, ...]) -> tuple[float, ...]:
    """Return by kind how much a card counts, held or missing, with an income. A card that the dice
    rarely bring counts more.
    """
    return tuple([min(MOST, max(LEAST, (USUAL / (n + 0.5)) ** SCARCE)) for n in pips])


def cards_value(hand: Sequence[int], scarce: Sequence[float]) -> float:
    """Return the worth of cards by themselves, by scarcity. Those beyond the third of a kind count
    less.
    """
    total = 0.0
    for kind, n in enumerate(hand):
        if n:
            total += LIKED[kind] * STACK[n] * scarce[kind]
    return total


@lru_cache(1 << 15)
def plan(hand: Ints, rates: Ints, wished: Wishes, scarce: tuple[float, ...]) -> float:
    """Return how near the hand is to the two best purchases of those *wished*: by the missing
    cards, scarce ones counting more, and by what the bank would exchange at its *rates*.
    """
    whole = 0
    for n, rate in zip(hand, rates, strict=True):
        whole += n // rate
    first = second = 0.0
    for worth, cost in wished:
        missing, far, used = 0, 0.0, 0
        for kind, n in cost:
            have = hand[kind]
            if have < n:
                missing += n - have
                far += (n - have) * scarce[kind]
            used += n // rates[kind] if have >= n else have // rates[kind]
        if missing and whole > used:
            far *= 1 - SPARE * min(missing, whole - used) / missing
        value = worth * closeness(far)
        if value > first:
            first, second = value, first
        elif value > second:
            second = value
    return first + 0.5 * second


def closeness(missing: float) -> float:
    """Return CLOSE interpolated for a fractional number of missing cards."""
    low = int(missing)
    if low + 1 >= len(CLOSE):
        return 0.0
    part = missing - low
    return CLOSE[low] * (1 - part) + CLOSE[low + 1] * part


def wishes(s: State, seat: int) -> Wishes:
    """Return what the seat may want to buy, as (worth, cost)."""
    player = s.players[seat]
    knight, wake = knight_gains(s, seat)
    return _wishes(
        player.knights[0] > 0,
        round(knight, 2),
        round(wake, 2),
        player.settlements,
        player.cities,
        player.roads > 0,
        player.walls > 0,
        tuple(player.tracks),
        tuple([node >= 0 for node in s.metropolis]),
        room(s, seat)[1] if player.settlements else 0.0,
    )


@lru_cache(1 << 13)
def _wishes(
    knights: bool,
    knight_gains: float,
    wake: float,
    settlements: int,
    cities: int,
    roads: bool,
    walls: bool,
    tracks: Ints,
    taken: tuple[bool, ...],
    place: float,
) -> Wishes:
    wanted = [(KNIGHT if knights else 0.6 * KNIGHT, COSTS[2])]
    if cities and settlements < 5:
        wanted.append((CITY, COSTS[0]))
    if settlements:
        wanted.append((SETTLEMENT + 0.5 * (place - 1) if place else NO_PLACE, COSTS[1]))
    if roads:
        wanted.append((PATH, COSTS[3]))
    if walls and cities < 4:
        wanted.append((WALL, COSTS[4]))
    wanted.append((WAKE + wake, COSTS[5]))
    if knights and knight_gains > 0:
        wanted.append((KNIGHT + WAKE + knight_gains, COSTS[6]))
    if cities < 4:
        for track, level in enumerate(tracks):
            if level < TOP_LEVEL:
                worth = METROPOLIS_GONE if level == 3 and taken[track] else NEXT[level]
                wanted.append((worth, ((PAPER + track, level + 1),)))
    return tuple(wanted)
