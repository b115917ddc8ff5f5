"""What progress cards in hand are worth: about what they bring at a good moment, so the player
waits for one.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.progress_cards.catalogue import PLAYED

KEPT = {card.number: card.worth for card in PLAYED}
ROOM = (1.0, 1.0, 0.9, 0.6, 0.2)  # by number held: with more of them, one must be played sooner


def hand_worth(held: Sequence[int]) -> float:
    """Return what the progress cards of a hand are worth, in victory points."""
    if not held:
        return 0.0
    worths = sorted([KEPT[card] for card in held], reverse=True)
    return sum([part * worth for part, worth in zip(ROOM, worths, strict=False)])
