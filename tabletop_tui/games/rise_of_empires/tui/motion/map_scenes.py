"""What moves on the map in the events of an action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .....engine import Event
from .....tui.look import Look
from .....tui.widgets.animation import LONGEST_SCENE, Animation
from ...rules.events import (
    CubesPlaced,
    Fought,
    OverseasOpened,
    Settled,
    Struck,
    TurnBegan,
    Withdrew,
)
from ...rules.phases.era import halved
from ...rules.phases.phase_events import EraEnded, Halved
from ...view.moments import turn_table
from .battle import Battle
from .between import Held, Regions
from .cubes import CubesMove, glow
from .sunrise import sunrise
from .turn_end import TurnEnds


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


def map_scenes(look: Look, events: Sequence[Event], regions: Regions) -> list[Animation]:
    """Return what moves on the map, in order; *look* still shows the position before it, and
    *regions* are those of the map.
    """
    players = look.view.players
    cubes: dict[Held, int] = {}
    scenes: list[Animation] = []
    for event in events:
        if isinstance(event, TurnBegan):
            scenes += sunrise(look, regions, event.turn)
        if isinstance(event, OverseasOpened):
            scenes += sunrise(look, regions, look.view.turn, overseas=True)
        moves = moves_of(event, players)
        for held, _ in moves:
            cubes.setdefault(held, players[held[1]].cubes[held[0]])
        if not moves:
            continue
        if isinstance(event, (Fought, Struck)):
            scenes.append(Battle(event, cubes, moves))
        else:
            seat: int = getattr(event, "seat", 0)
            fills = {region: glow(seat) for (region, _), _ in moves}
            scenes.append(CubesMove(cubes, moves, fills, tells=event))
        for held, by in moves:
            cubes[held] += by
    if halving := halvings(look.view, events):
        scene = CubesMove(halved_from(look.view, halving), halving, {}, LONGEST_SCENE / 2)
        scene.tells = next((event for event in events if isinstance(event, EraEnded)), None)
        scenes.append(scene)
    if table := turn_table(history(look, events)):
        scenes.append(TurnEnds(look.view, table, regions))
    return scenes


def halvings(s: Any, events: Sequence[Event]) -> list[tuple[Held, int]]:
    """Return the cubes that leave the map at the end of an era, those of all seats in turn."""
    leaving = [
        [(region, event.seat) for region, n in enumerate(s.players[event.seat].cubes)
         for _ in range(halved(s, n))]
        for event in events
        if isinstance(event, Halved)
    ]  # fmt: skip
    most = max(map(len, leaving), default=0)
    return [(held[n], -1) for n in range(most) for held in leaving if n < len(held)]


def halved_from(s: Any, moves: Sequence[tuple[Held, int]]) -> dict[Held, int]:
    """Return the cubes of everyone who loses some, before that."""
    return {(region, seat): s.players[seat].cubes[region] for (region, seat), _ in moves}


def history(look: Look, events: Sequence[Event]) -> list[Sequence[Event]]:
    """Return the events of each action up to these, which the table may have taken in already."""
    before = look.table.events
    known = bool(before) and list(before[-1]) == list(events)
    return [*(before[:-1] if known else before), events]
