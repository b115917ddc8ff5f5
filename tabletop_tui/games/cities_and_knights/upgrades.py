"""Upgrades saves made with older rules of Cities & Knights.

The keys below are those of that time and never change, whatever the box holds later.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...components.renaming import Change, by_key, changed, key, logged, pile, tagged
from ...engine import Raw
from .rules.progress_cards.card import CATALOGUE, DECKS

CARDS = ("brick", "lumber", "wool", "grain", "ore", "paper", "cloth", "coin")
TERRAINS = ("hills", "forest", "pasture", "fields", "mountains", "desert", "gold")
SCIENCE = (
    "alchemist",
    "crane",
    "engineer",
    "inventor",
    "irrigation",
    "medicine",
    "mining",
    "printer",
    "road-building",
    "smith",
)
TRADE = (
    "commercial-harbor",
    "master-merchant",
    "merchant",
    "merchant-fleet",
    "resource-monopoly",
    "trade-monopoly",
)
POLITICS = (
    "bishop",
    "constitution",
    "deserter",
    "diplomat",
    "intrigue",
    "saboteur",
    "spy",
    "warlord",
    "wedding",
)
CARD, CARDS_OF, PROGRESS = key(CARDS), by_key(CARDS), key((*SCIENCE, *TRADE, *POLITICS))

POSITION: Mapping[str, Change] = {
    "players.*.hand": CARDS_OF,
    "players.*.rates": by_key(CARDS, 4),
    "players.*.progress.*": PROGRESS,
    "players.*.shown.*": PROGRESS,
    "island.terrain.*": key(TERRAINS),
    "island.harbors.*.1": CARD,
    "bank": CARDS_OF,
    "decks.0": pile(SCIENCE),
    "decks.1": pile(TRADE),
    "decks.2": pile(POLITICS),
    "stack.*": lambda frame: tagged(frame, FRAMES),
}
FRAMES: Mapping[str, Mapping[str, Change]] = {
    "acting": {"fleet.*": CARD},
    "trading": {
        "give": CARDS_OF,
        "get": CARDS_OF,
        "counters.*.1": CARDS_OF,
        "counters.*.2": CARDS_OF,
    },
    "conceding": {"card": CARD},
}
HAND: Mapping[str, Change] = {"cards": CARDS_OF}
ONE: Mapping[str, Change] = {"card": CARD}
BOTH: Mapping[str, Change] = {"give": CARDS_OF, "get": CARDS_OF}
HELD: Mapping[str, Change] = {"card": PROGRESS}
ACTIONS: Mapping[str, Mapping[str, Change]] = {
    **dict.fromkeys(("discard", "take-gold", "take-cards", "forfeit", "give-gift"), HAND),
    **dict.fromkeys(("propose", "counter-trade"), BOTH),
    **dict.fromkeys(("take-resource", "offer-card", "give-commodity"), ONE),
    **dict.fromkeys(("play-merchant-fleet", "play-resource-monopoly", "play-trade-monopoly"), ONE),
    **dict.fromkeys(("discard-progress", "take-progress"), HELD),
    "trade-bank": {"give": CARD, "get": CARD},
}


def keys_for_kinds(raw: Raw) -> Raw:
    """Upgrade to rules 3: cards and terrains become keys instead of numbers."""
    return {
        **raw,
        **{name: changed(raw[name], POSITION) for name in ("start", "state") if name in raw},
        "log": logged(raw.get("log"), ACTIONS),
    }


def with_cards_of(rules: int) -> Callable[[Raw], Raw]:
    """Return the upgrade that adds the cards introduced by these rules to the decks of
    older games.
    """

    def upgrade(raw: Raw) -> Raw:
        more = {
            f"decks.{deck}.bag": added({card.key: card.copies for card in cards})
            for deck, cards in enumerate(new)
            if cards
        }
        return {
            **raw,
            **{name: changed(raw[name], more) for name in ("start", "state") if name in raw},
        }

    new = [[card for card in cards if card.since == rules] for cards in DECKS]
    return upgrade


def added(more: Mapping[str, int]) -> Change:
    """Return the change that adds cards to a bag."""
    return lambda bag: {**bag, **more}


UPGRADES: Mapping[int, Callable[[Raw], Raw]] = {
    2: keys_for_kinds,
    **{card.since - 1: with_cards_of(card.since) for card in CATALOGUE if card.since},
}
