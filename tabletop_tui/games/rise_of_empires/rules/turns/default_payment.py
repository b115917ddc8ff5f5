"""Which goods a player can best spare to pay for discs to the left. A default, not a rule."""

from __future__ import annotations

from ..phases.yields import food_change
from ..pieces import CUBE, DISC, FOOD, GOLD, VP
from ..state import State

WANTED = {"taking-progress": GOLD, "taking-city": GOLD, "taking-empire": CUBE, "trading": DISC}
"""The good that the action after the payment needs, by its frame."""


def default_payment(s: State, seat: int, cost: int) -> tuple[int, ...]:
    """Return a payment of *cost* goods, each taken where the player has most.

    First goods the action does not need, then those it does, then food that would be missed, VP
    last.
    """
    left, taken = list(s.players[seat].goods), [0] * len(s.players[seat].goods)
    wanted = next((WANTED[f.kind] for f in reversed(s.stack) if f.kind in WANTED), -1)
    needed = max(0, -food_change(s, seat))

    def spared(good: int) -> tuple[int, ...]:
        missed = good == FOOD and left[good] <= needed
        return (
            int(left[good] > 0), int(good != VP), int(not missed), int(good != wanted), left[good],
        )  # fmt: skip

    for _ in range(min(cost, sum(left))):
        good = max(range(len(left)), key=spared)
        left[good] -= 1
        taken[good] += 1
    return tuple(taken)
