"""Goofspiel told on a line terminal."""

from __future__ import annotations

from typing import Any

from ....components.sheet import Section
from ....engine import Place
from ....engine.words import Speech
from .describe import Bidding


def board(view: Any, seat: int, words: Speech, *, picture: bool = True) -> list[str]:
    """The prize, and what everybody has won."""
    bidding = view.stack[-1] if view.stack else None
    rows = [words.say("plain-prize", prize=bidding.prize)] if isinstance(bidding, Bidding) else []
    rows += [
        words.say("plain-won", name=words.name(x), points=player.won)
        for x, player in enumerate(view.players)
    ]
    return [*rows, words.say("head-prizes", left=len(view.prizes))]


def own(view: Any, seat: int, words: Speech) -> list[str]:
    """The viewer's cards."""
    held = (str(card + 1) for card, n in enumerate(view.players[seat].hand) if n)
    return [words.say("panel-cards", cards=" ".join(held))]


def about(view: Any, seat: int, typed: str, words: Speech) -> list[str]:
    """There are no places."""
    return []


def legend(view: Any, words: Speech) -> list[str]:
    """There are no signs."""
    return []


def sheet(view: Any, words: Speech) -> list[Section]:
    """There is nothing but cards."""
    return []


def charts(view: Any, words: Speech) -> list[str]:
    """Nothing is counted but points."""
    return []


def code(view: Any, place: Place, words: Speech) -> str:
    """There are no places."""
    return ""


def area(view: Any, place: Place, words: Speech) -> str:
    """There are no places."""
    return ""


def shot(view: Any, piece: int, angle: int, power: int, words: Speech) -> list[str]:
    """There is nothing to aim."""
    return []
