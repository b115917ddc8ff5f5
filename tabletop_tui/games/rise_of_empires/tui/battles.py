"""What a battle or a weapon would do to the cubes of a region, shown before it happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....engine import Action
from ....tui.look import Look
from ..rules.actions import Fight, Strike


def hits(look: Look, actions: Sequence[Action]) -> str:
    """Return each player's cubes before and after the *actions* that hit a region, ""
    if none does.
    """
    lines = [hit(look, action) for action in actions if isinstance(action, (Fight, Strike))]
    found = list(dict.fromkeys(lines))
    return look.say("about-hits", cubes=f" {look.say('about-or')} ".join(found)) if found else ""


def hit(look: Look, action: Fight | Strike) -> str:
    """Return the cubes of all players who lose some by one action, the viewer first."""
    game, s = look.table.game, look.view
    after: Any = game.clone(s)
    frame = after.stack[-1]
    game.by_frame[type(frame)].apply(after, frame, look.seat, action, lambda event: None)
    seats = sorted(range(len(s.players)), key=lambda seat: (seat != look.seat, seat))
    cubes = [
        (seat, s.players[seat].cubes[action.region], after.players[seat].cubes[action.region])
        for seat in seats
    ]
    return ", ".join(f"{look.name(seat)} {old}→{new}" for seat, old, new in cubes if old != new)
