"""Turning points: the actions that the game stops for, and those after which another seat leads."""

from __future__ import annotations

from ..replay import Replay
from .moments import LOOKBACK
from .narration import visible_events
from .standings import points


def turning_points(replay: Replay) -> list[int]:
    """Return the actions that turned a game, counted from 1, as the viewer of *replay* knows it."""
    table, listening = replay.table, replay.viewing_seat
    game, found = table.game, list[int]()
    s = game.clone(table.checkpoints[0])
    recent = [[*visible_events(events, listening)] for events in table.events]
    ahead = leaders(points(table, s, listening))
    for n in table.walk(s):
        now = leaders(points(table, s, listening))
        view = s if listening < 0 else game.view(s, listening)
        stops = game.moments(view, recent[max(0, n - LOOKBACK) : n])
        if now not in (ahead, frozenset()) or any(not one.alone for one in stops):
            found.append(n)
        ahead = now or ahead
    return found


def leaders(scores: tuple[int, ...]) -> frozenset[int]:
    """Return the seat that has more points than every other; none if several have the most.

    >>> [*leaders((3, 5, 4))], [*leaders((5, 5, 4))]
    ([1], [])
    """
    most = [seat for seat, has in enumerate(scores) if has == max(scores)]
    return frozenset(most if len(most) == 1 else ())
