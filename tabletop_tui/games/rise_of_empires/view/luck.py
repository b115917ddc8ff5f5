"""Luck in a finished game: the tiles are turned up for all, and nothing else is left to chance."""

from __future__ import annotations

from collections.abc import Iterable

from ....engine import Word
from ....engine.game import Played
from ..rules.events import TilesTurnedUp


def luck(steps: Iterable[Played]) -> list[Word]:
    """Return that chance favoured nobody, once it has turned up tiles."""
    turned = any(isinstance(event, TilesTurnedUp) for *_, events in steps for event in events)
    return [Word("luck-tiles")] if turned else []
