"""What progress cards in hand are worth: about what they bring at a good moment, so that they wait
for one.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.things import (
    ALCHEMIST,
    BISHOP,
    COMMERCIAL_HARBOR,
    CRANE,
    DESERTER,
    DIPLOMAT,
    ENGINEER,
    INTRIGUE,
    INVENTOR,
    IRRIGATION,
    MASTER_MERCHANT,
    MEDICINE,
    MERCHANT,
    MERCHANT_FLEET,
    MINING,
    RESOURCE_MONOPOLY,
    ROAD_BUILDING,
    SABOTEUR,
    SMITH,
    SPY,
    TRADE_MONOPOLY,
    WARLORD,
    WEDDING,
)

# What a card in hand is worth, in victory points: what it brings when it fits, times how often
# it does.
KEPT = {
    ALCHEMIST: 0.16,
    CRANE: 0.14,
    ENGINEER: 0.12,
    INVENTOR: 0.2,
    IRRIGATION: 0.2,
    MEDICINE: 0.25,
    MINING: 0.22,
    ROAD_BUILDING: 0.25,
    SMITH: 0.15,
    COMMERCIAL_HARBOR: 0.15,
    MASTER_MERCHANT: 0.2,
    MERCHANT: 0.7,
    MERCHANT_FLEET: 0.12,
    RESOURCE_MONOPOLY: 0.25,
    TRADE_MONOPOLY: 0.2,
    BISHOP: 0.2,
    DESERTER: 0.25,
    DIPLOMAT: 0.15,
    INTRIGUE: 0.08,
    SABOTEUR: 0.18,
    SPY: 0.15,
    WARLORD: 0.2,
    WEDDING: 0.2,
}
ROOM = (1.0, 1.0, 0.9, 0.6, 0.2)  # the more are held, the sooner one must go


def hand_worth(held: Sequence[int]) -> float:
    """What the progress cards of a hand are worth, in victory points."""
    if not held:
        return 0.0
    worths = sorted([KEPT[card] for card in held], reverse=True)
    return sum([part * worth for part, worth in zip(ROOM, worths, strict=False)])
