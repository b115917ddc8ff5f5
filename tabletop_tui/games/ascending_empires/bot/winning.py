"""Who may end the game in their next turn, and win it: who mines the last VP tokens of the pile."""

from __future__ import annotations

from ..rules.position import blockaded
from ..rules.powers import powers, printed
from ..rules.scoring import score
from ..rules.state import HOMEWORLD, NOBODY, State

SWING = 4.0
"""The points of lead with which a seat that takes the last token is sure to win, and those behind
with which it is sure to lose: the others have one more turn each.
"""
FEW = 8
"""Tokens in the pile with which nobody ends the game in one turn."""


def winning(s: State, seat: int) -> float:
    """Return the chance that a seat takes the last token in its next turn and wins, if nobody
    holds it back.
    """
    if s.pile > FEW or s.ending != NOBODY or not s.stack:
        return 0.0
    mined = next_mining(s, seat)
    if mined < s.pile:
        return 0.0
    ahead = total(s, seat) + mined
    ahead -= max(total(s, x) + next_mining(s, x) for x in range(len(s.players)) if x != seat)
    return max(0.0, min(1.0, 0.5 + 0.5 * ahead / SWING))


def total(s: State, seat: int) -> int:
    """Return the points of a seat."""
    return sum(score(s, seat).values())


def next_mining(s: State, seat: int) -> int:
    """Return the most VP that a seat can mine at once with the troops that stand ready."""
    prices, more, best = printed(s.parts).mining, powers(s, seat).mining, 0
    for hole, planet in enumerate(s.planets):
        if planet.owner != seat or planet.disc == HOMEWORLD or not planet.troops:
            continue
        mined = max([vp + more for troops, vp in prices if troops <= planet.troops], default=0)
        if mined > best and not blockaded(s, hole):
            best = mined
    return best
