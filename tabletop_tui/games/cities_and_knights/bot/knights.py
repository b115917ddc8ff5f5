"""What knights are worth, and the landing of the barbarians that they are for."""

from __future__ import annotations

from functools import cache
from math import comb

from ..rules.barbarians import shares, strength
from ..rules.frames import Acting, Opening, Rolling
from ..rules.state import State
from ..rules.things import CITY, GRAIN, KNIGHTS, STEPS

STANDING, AWAKE = 0.1, 0.04  # a level of strength, and more while it is active
ENOUGH = 4  # levels of strength beyond which knights count half
LOSS, SHARED, REWARD, TIED = 1.7, 0.25, 0.9, 0.3
"""A landing: a city that is lost (a point, and half of what it makes), the part of that which is
felt when others may lose theirs instead, the point of the sole defender, and a progress card where
several defend alike.
"""
WOKEN, LATER = 0.95, 0.3
"""What an inactive knight counts for the next landing: with the grain in hand it will be woken in
time, without it perhaps. Otherwise recruiting, of which activating is the second half, looks like
cards thrown away.
"""
FAR = 0.2  # of a landing counts that cannot come before the next own turn: armies take time


def knights(s: State, seat: int) -> float:
    """The strength of the own knights: active ones more, a great army less a head."""
    standing = awake = 0
    owner, active = s.owner, s.active
    for n, piece in enumerate(s.piece):
        if piece > KNIGHTS and owner[n] == seat:
            standing += piece - KNIGHTS
            if active[n]:
                awake += piece - KNIGHTS
    return STANDING * (min(standing, ENOUGH) + 0.5 * max(0, standing - ENOUGH)) + AWAKE * awake


def ready(s: State, seat: int, *, later: bool) -> float:
    """The strength that the own knights will give to a landing: the active ones, and those asleep
    as far as there is, or will be, grain to wake them. One that comes before the next own turn
    (not *later*) finds asleep who sleeps when the own turn ends.
    """
    awake, asleep = 0, []
    for n, piece in enumerate(s.piece):
        if piece > KNIGHTS and s.owner[n] == seat:
            if s.active[n]:
                awake += piece - KNIGHTS
            else:
                asleep.append(piece - KNIGHTS)
    if not asleep or not (later or awaits(s, seat)):
        return awake
    asleep.sort(reverse=True)
    grain, other = s.players[seat].hand[GRAIN], LATER if later else 0.0
    return awake + sum(level * (WOKEN if n < grain else other) for n, level in enumerate(asleep))


def awaits(s: State, seat: int) -> bool:
    """Whether *seat* can still wake knights in this turn."""
    return s.turn == seat and isinstance(s.stack[0], (Opening, Rolling, Acting))


@cache
def landing(ship: int, rolls: int) -> float:
    """The chance that the ship lands within so many rolls: every other roll moves it."""
    missing = STEPS - ship
    return sum(comb(rolls, n) for n in range(missing, rolls + 1)) / (1 << rolls)


def barbarians(s: State, seat: int) -> float:
    """What the next landing would bring as things stand, the likelier it comes before the next own
    turn the more.
    """
    attackers = strength(s)
    if not attackers:
        return 0.0
    given: list[float] = [float(n) for n in shares(s)]
    soon = (1 - FAR) * landing(s.ship, len(s.players))
    return sum(
        part * landed(s, seat, attackers, given, ready(s, seat, later=later))
        for part, later in ((soon, False), (FAR, True))
        if part
    )


def landed(s: State, seat: int, attackers: int, given: list[float], mine: float) -> float:
    """What a landing brings to a seat that gives so much to the defence, the others as *given*."""
    given = [mine if x == seat else n for x, n in enumerate(given)]
    if sum(given) >= attackers:
        best = max([x for other, x in enumerate(given) if other != seat], default=0)
        return REWARD if mine > best else TIED if mine and mine == best else 0.0
    exposed = set()
    for n, piece in enumerate(s.piece):
        if piece == CITY and n not in s.metropolis:
            exposed.add(s.owner[n])
    if seat not in exposed:
        return 0.0
    least = min([given[other] for other in exposed])
    return -LOSS if mine <= least else -SHARED
