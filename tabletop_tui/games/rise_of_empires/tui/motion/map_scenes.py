"""What moves on the map in the events of an action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .....engine import Event
from .....tui.look import Look
from .....tui.widgets.animation import Animation
from ...rules.events import CubesPlaced, Fought, Settled, Struck, Withdrew
from .between import Held, MapScene
from .cubes import CubesMove, glow


def moves_of(event: Event, players: Sequence[Any]) -> list[tuple[Held, int]]:
    """Return the cubes that an event moves, in order, each with 1 if it lands or -1 if it leaves.
    In a fight both sides lose theirs in turn.
    """
    if isinstance(event, (CubesPlaced, Settled)):
        return [((event.region, event.seat), 1)] * event.cubes
    if isinstance(event, (Fought, Struck)):
        lost = event.lost if isinstance(event, Fought) else 0
        both = ((event.victim, event.killed), (event.seat, lost))
        return [
            ((event.region, seat), -1)
            for n in range(max(event.killed, lost))
            for seat, cubes in both
            if n < cubes
        ]
    if isinstance(event, Withdrew):
        held = players[event.seat].cubes
        return [((region, event.seat), -1) for region, n in enumerate(held) for _ in range(n)]
    return []


def map_scenes(look: Look, events: Sequence[Event]) -> list[Animation]:
    """Return what moves on the map, in order; *look* still shows the position before it."""
    players = look.view.players
    cubes: dict[Held, int] = {}
    scenes: list[Animation] = []
    for event in events:
        moves = moves_of(event, players)
        for held, _ in moves:
            cubes.setdefault(held, players[held[1]].cubes[held[0]])
        if not moves:
            continue
        seat: int = getattr(event, "seat", 0)
        fights = isinstance(event, (Fought, Struck))
        ending = "~warning" if fights else glow(seat)
        fills = {region: ending for (region, _), _ in moves}
        scenes.append(CubesMove(cubes, moves, fills))
        for held, by in moves:
            cubes[held] += by
    return scenes


__all__ = ["MapScene", "map_scenes"]
