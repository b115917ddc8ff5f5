"""Standing orders of Ascending Empires: quiet turns, until a foreign ship comes near."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....engine import Value
from ....engine.orders import Answer, Ordered, Stopped, order
from ..rules.actions import Pass, Recruit
from ..rules.position import holdings, in_orbit
from ..rules.recruit import RecruitPart
from ..rules.state import owner

STANDING_ORDERS = (order("turn", "pass", "recruit"),)
RECRUIT = RecruitPart()


def follow(view: Any, seat: int, orders: Mapping[str, Value]) -> Answer:
    """Return what the orders of *seat* answer now. They stop once a foreign ship orbits one of its
    planets.
    """
    frame, rule = view.stack[-1], orders.get("turn")
    if rule is None or frame.kind not in ("acting", "recruiting"):
        return None
    if any(owner(ship) != seat for hole in holdings(view, seat) for ship in in_orbit(view, hole)):
        return Stopped("turn", "order-stop-near")
    if rule == "pass":
        return Ordered("turn", Pass()) if frame.kind == "acting" else None
    troop = Recruit(view.homes[seat])
    if RECRUIT.reason(view, frame, seat) or RECRUIT.why(view, frame, seat, troop):
        return Stopped("turn", "order-stop-supply") if frame.kind == "acting" else None
    return Ordered("turn", troop)
