"""What a total of the dice brings, and a red die: in words, first to the viewer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....engine import Who
from ....engine.words import Speech
from ..rules.constants import PIPS, TRACKS
from ..rules.production import ProduceStep
from .describe import counted

SEVEN = 7


def brings(s: Any, seat: int, total: int, words: Speech) -> list[str]:
    """Return what a total brings to whom, first to the viewer *seat*."""
    if total == SEVEN:
        return list(sevens(s, seat, words))
    claims, gold = ProduceStep().claims(s, total)
    told = []
    for one in sorted({*claims, *gold}, key=lambda one: one != seat):
        parts = [words.say("die-gold", n=gold[one])] if one in gold else []
        if one in claims:
            parts.insert(0, words.say("die-cards", cards=counted(s, tuple(claims[one]))))
        told.append(words.say("die-gets", seat=named(seat, one, words), what=" + ".join(parts)))
    return told or [words.say("die-nothing")]


def sevens(s: Any, seat: int, words: Speech) -> Iterator[str]:
    """Yield what a seven does."""
    yield words.say("die-robber" if s.robber_free else "die-robber-locked")
    full = [one for one, player in enumerate(s.players) if player.cards > player.limit]
    if full:
        yield words.say("die-discards", seats=tuple(named(seat, one, words) for one in full))


def draws(s: Any, seat: int, red: int, words: Speech) -> str:
    """Return who draws a progress card if the event die shows the colour of a track."""
    found = tuple(
        words.say("die-drawer", seat=named(seat, one, words), track=words.say(f"track-{name}"))
        for track, name in enumerate(TRACKS)
        for one, player in enumerate(s.players)
        if player.tracks[track] and red <= player.tracks[track] + 1
    )
    return words.say("die-draws" if found else "die-no-draws", red=red, who=found)


def named(viewer: int, seat: int, words: Speech) -> str:
    """Return a player, "you" for the viewer."""
    return words.say("die-you") if seat == viewer else words.say("die-seat", seat=Who(seat))


def ways_to_cards(s: Any, seat: int) -> int:
    """Return on how many of the 36 rolls a player gets cards."""
    claims = ((ways, ProduceStep().claims(s, total)) for total, ways in enumerate(PIPS) if ways)
    return sum(ways for ways, (cards, gold) in claims if seat in cards or seat in gold)
