"""The film of an action: what moves in its events, in order, each over the position it changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .....engine import Event
from ...rules.events import Produced, Rolled
from .dice import Dice
from .harvest import Harvest, gains
from .shown import Shown
from .surface import Motion, Surface


def moving(board: Surface, events: Sequence[Event]) -> list[Motion]:
    """Return what moves on the map in the events of an action."""
    told: list[Any] = list(events)
    shown, scenes = Shown(board.state), list[Motion]()
    for n, event in enumerate(told):
        if isinstance(event, Rolled):
            scenes.append(Dice(event, shown))
            paid = {one.seat: one.cards for one in told[n:] if isinstance(one, Produced)}
            if found := gains(shown, event.red + event.yellow, paid):
                scenes.append(Harvest(found, shown))
    return scenes
