"""All progress cards, and what is derived from their declarations: numbers, decks, save keys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .....engine import Value
from ..constants import KINDS, TERRAINS, TRACKS
from . import politics, science, trade
from .card import CATALOGUE, DECKS, Card, PointCard, ProgressCard

FOUND = [
    thing()
    for module in (science, trade, politics)
    for thing in vars(module).values()
    if isinstance(thing, type) and issubclass(thing, ProgressCard) and "key" in vars(thing)
]
CATALOGUE[:] = sorted(FOUND, key=lambda card: (card.deck, card.key))

DECKS[:] = [[card for card in CATALOGUE if card.deck == deck] for deck in range(len(TRACKS))]
for number, card in enumerate(CATALOGUE):
    type(card).number, type(card).place = number, DECKS[card.deck].index(card)

CARDS = tuple(card.key for card in CATALOGUE)
COPIES = tuple(tuple(card.copies for card in deck) for deck in DECKS)
FIRST = tuple(deck[0].number for deck in DECKS)  # of each deck
SHOWN = tuple(card.number for card in CATALOGUE if isinstance(card, PointCard))
PLAYED: tuple[Card[Any], ...] = tuple(card for card in CATALOGUE if isinstance(card, Card))
"""The cards that are held until played, by number."""
RULES = max(card.since for card in CATALOGUE)
"""The newest rules version that introduced a card; 0 if all were in the first."""


def kinds(options: Mapping[str, Value]) -> Mapping[str, tuple[str, ...]]:
    """Return the keys by which saves name cards and terrains.

    Pieces and tracks have no keys: their numbers are levels and positions.
    """
    decks = {
        track: tuple(card.key for card in deck) for track, deck in zip(TRACKS, DECKS, strict=True)
    }
    return {"card": KINDS, "progress": CARDS, "terrain": TERRAINS, **decks}
