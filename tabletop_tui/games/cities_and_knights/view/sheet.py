"""The component sheet: costs, the cards of each deck, the bank, the pieces, and the parts of this
map.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ....components.sheet import Section, SheetRow
from ....engine import Word
from ....engine.words import Speech
from ..rules.board import ANY
from ..rules.constants import (
    ACTIVATION,
    CITIES,
    CITY_COST,
    EACH_KNIGHT,
    HIDDEN,
    KINDS,
    KNIGHT_COST,
    ROAD,
    ROADS,
    SETTLEMENT_COST,
    SETTLEMENTS,
    STEPS,
    TERRAINS,
    TOP_LEVEL,
    TRACKS,
    WALL_COST,
    WALLS,
    stock,
)
from ..rules.progress_cards.catalogue import CARDS, COPIES, FIRST

COSTS = {
    "build-road": ROAD,
    "build-settlement": SETTLEMENT_COST,
    "build-city": CITY_COST,
    "build-wall": WALL_COST,
    "recruit": KNIGHT_COST,
    "promote": KNIGHT_COST,
    "activate": ACTIVATION,
}
"""Costs by kind of building."""


def sheet(view: Any, words: Speech) -> list[Section]:
    """Return everything in the box, in sections."""
    costs = [
        SheetRow(f"{words.say(f'offer-{kind}')}: {counted(cost, words)}")
        for kind, cost in COSTS.items()
    ]
    levels = ", ".join(str(level) for level in range(1, TOP_LEVEL + 1))
    costs.append(SheetRow(words.say("sheet-levels", levels=levels)))
    decks = [deck(track, words) for track in range(len(TRACKS))]
    return [
        (words.say("sheet-costs"), costs),
        (words.say("sheet-left"), [left(view, track, words) for track in range(len(TRACKS))]),
        *decks,
        cards(view, words),
        pieces(words),
        island(view, words),
    ]


def counted(cost: Sequence[int], words: Speech) -> str:
    """Return cards by kind ("2 ore, 1 coin"), without kinds of which there are none."""
    counts = ((n, Word(f"kind-{KINDS[kind]}")) for kind, n in enumerate(cost) if n)
    return ", ".join(words.say("amount", n=n, kind=kind) for n, kind in counts)


def left(view: Any, track: int, words: Speech) -> SheetRow:
    """Return how many cards a deck still holds, and which of its cards nobody has seen used: they
    are in the deck, or in the hands of others.
    """
    pile, first = view.decks[track], FIRST[track]
    seen = Counter(first + kind for kind in pile.under)
    for player in view.players:
        seen.update(player.shown)
        seen.update(card for card in player.progress if card != HIDDEN)
    unseen = [(card, n - seen[card]) for card, n in enumerate(COPIES[track], first)]
    names = [
        words.say("sheet-copies", n=n, what=words.say(f"card-{CARDS[card]}"))
        for card, n in unseen
        if n > 0
    ]
    return SheetRow(
        words.say(
            "sheet-deck-left",
            track=words.say(f"track-{TRACKS[track]}"),
            n=sum(pile.bag),
            used=len(pile.under),
        ),
        remark=words.say("sheet-unseen", cards=", ".join(names) or words.say("sheet-unseen-none")),
    )


def deck(track: int, words: Speech) -> Section:
    """Return the progress cards of a track, and what each does."""
    say, rows = words.say, []
    for card, copies in enumerate(COPIES[track], FIRST[track]):
        name = say("sheet-copies", n=copies, what=say(f"card-{CARDS[card]}"))
        rows.append(SheetRow(f"{name}:", remark=say(f"card-{CARDS[card]}-does")))
    return say("sheet-deck", track=say(f"track-{TRACKS[track]}")), rows


def cards(view: Any, words: Speech) -> Section:
    """Return the number of cards in the bank and in the decks."""
    held = stock(len(view.players))
    decks = dict(zip(TRACKS, map(sum, COPIES), strict=True))
    bank = words.say("sheet-bank", resources=held[0], commodities=held[-1])
    return words.say("sheet-cards"), [SheetRow(bank), SheetRow(words.say("sheet-decks", **decks))]


def pieces(words: Speech) -> Section:
    """Return the pieces of each player, and the shared ones."""
    each = {
        "roads": ROADS,
        "settlements": SETTLEMENTS,
        "cities": CITIES,
        "walls": WALLS,
        "knights": EACH_KNIGHT,
    }
    rows = [
        SheetRow(words.say("sheet-each", **each)),
        SheetRow(words.say("sheet-shared", steps=STEPS)),
    ]
    return words.say("sheet-pieces"), rows


def island(view: Any, words: Speech) -> Section:
    """Return the hexes, number tokens and harbours of this map."""

    def copies(things: Sequence[int], name: Any) -> str:
        found = sorted(Counter(things).items())
        return ", ".join(words.say("sheet-copies", n=n, what=name(thing)) for thing, n in found)

    def harbor(kind: int) -> str:
        what = words.say("about-any" if kind == ANY else f"kind-{KINDS[kind]}")
        return f"{3 if kind == ANY else 2}:1 {what}"

    lands = copies(view.island.terrain, lambda kind: words.say(f"terrain-{TERRAINS[kind]}"))
    tokens = copies([number for number in view.tokens if number], str)
    harbors = copies([kind for _, kind in view.island.harbors], harbor)
    lines = [
        lands,
        f"{words.say('sheet-tokens')}: {tokens}",
        f"{words.say('sheet-harbors')}: {harbors}",
    ]
    return words.say("sheet-map"), [SheetRow(text) for text in lines]
