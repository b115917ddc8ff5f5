"""Goofspiel on a line terminal."""

from __future__ import annotations

from typing import Any

from ....engine.words import Speech
from .describe import Bidding


def board(view: Any, seat: int, words: Speech, *, picture: bool = True) -> list[str]:
    """Return the prize, and what each player has won."""
    bidding = view.stack[-1] if view.stack else None
    rows = [words.say("plain-prize", prize=bidding.prize)] if isinstance(bidding, Bidding) else []
    rows += [
        words.say("plain-won", name=words.name(x), points=player.won)
        for x, player in enumerate(view.players)
    ]
    return [*rows, words.say("head-prizes", left=len(view.prizes))]


def own(view: Any, seat: int, words: Speech) -> list[str]:
    """Return the viewer's cards."""
    held = (str(card + 1) for card, n in enumerate(view.players[seat].hand) if n)
    return [words.say("panel-cards", cards=" ".join(held))]
