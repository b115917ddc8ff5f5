"""Where the lead of a region has changed since the last turn of a player."""

from __future__ import annotations

from collections.abc import Mapping

from .....tui.look import Look
from ...components.box import box
from ...rules.control import leaders

ROSE, FELL = "empire.rose", "empire.fell"
"""The signs of a lead that was taken, and of one that the viewer has lost."""


def lead_changes(look: Look) -> Mapping[int, tuple[str, int]]:
    """Return the regions whose leaders are others than when the viewer's last turn ended, each with
    its sign and the seat in whose colour it is drawn: ▴ of a seat that leads alone now, ▾ of the
    viewer who no longer leads.
    """
    table, seat, s = look.table, look.seat, look.view
    if seat < 0 or table.over or not s.turn:
        return {}
    since, until = table.between_turns(seat)
    if since == until:
        return {}
    then = table.at(since)
    found: dict[int, tuple[str, int]] = {}
    for region in range(len(box(s.parts).regions)):
        before, now = leaders(then, region)[0], leaders(s, region)[0]
        if seat in before and seat not in now:
            found[region] = FELL, seat
        elif len(now) == 1 and before != now:
            found[region] = ROSE, now[0]
    return found
