"""What knights are worth, and the landing of the barbarians that they are for."""

from __future__ import annotations

from tabletop_tui.games.cities_and_knights.rules.barbarians import shares, strength
from tabletop_tui.games.cities_and_knights.rules.state import State
from tabletop_tui.games.cities_and_knights.rules.things import CITY, KNIGHTS, STEPS

STANDING, AWAKE = 0.1, 0.04  # a level of strength, and more while it is active
ENOUGH = 4  # levels of strength beyond which knights count half
LOSS, SHARED, REWARD, TIED = 1.7, 0.25, 0.9, 0.3


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


def barbarians(s: State, seat: int) -> float:
    """What the next landing would bring as things stand, the nearer the ship the more."""
    attackers = strength(s)
    if not attackers:
        return 0.0
    near = 0.15 + 0.85 * (s.ship / STEPS) ** 2
    given = shares(s)
    mine, defence = given[seat], sum(given)
    if defence >= attackers:
        best = max([x for other, x in enumerate(given) if other != seat], default=0)
        return near * (REWARD if mine > best else TIED if mine and mine == best else 0.0)
    exposed = set()
    for n, piece in enumerate(s.piece):
        if piece == CITY and n not in s.metropolis:
            exposed.add(s.owner[n])
    if seat not in exposed:
        return 0.0
    least = min([given[other] for other in exposed])
    return -near * (LOSS if mine == least else SHARED)
