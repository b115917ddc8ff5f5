"""Standing orders of Rise of Empires: the next discs, and the ends of turns and eras."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ....engine import Value
from ....engine.orders import Answer, Ordered, order, plan
from ..rules.actions import ChoosePlace, EndTurn, KeepTiles, PayUpkeep, SettleFood
from ..rules.phases.era import KEEP
from ..rules.phases.income import PAY
from ..rules.phases.yields import food_change
from ..rules.pieces import CITY, EMPIRE, FOOD, PROGRESS, TERRITORY, TRADE
from .plan import MOST, next_disc, pay, read, take

STANDING_ORDERS = (
    plan("disc", MOST, read),
    order("free", "end"),
    order("food", "settle"),
    order("upkeep", "pay"),
    order("keep", "all"),
    order("place", "first", "last"),
)


def follow(view: Any, seat: int, orders: Mapping[str, Value]) -> Answer:
    """Return what the orders of *seat* answer now."""
    frame = view.stack[-1]
    find = FOLLOW.get(frame.kind)
    return find(view, frame, seat, orders) if find is not None else None


def plan_on(view: Any, frame: Any, seat: int, orders: Mapping[str, Value]) -> Answer:
    """Go on with the plan of the next discs."""
    if "disc" not in orders:
        return None
    discs = str(orders["disc"])
    match frame.kind:
        case "choosing":
            return next_disc(view, discs, seat)
        case "paying":
            return pay(view, frame.cost, discs, seat)
    return take(view, TAKING[frame.kind], discs, seat)


TAKING = {
    "taking-progress": PROGRESS,
    "taking-territory": TERRITORY,
    "taking-city": CITY,
    "taking-empire": EMPIRE,
    "trading": TRADE,
}
"""The row of each frame in which something is taken."""


def end_turn(view: Any, frame: Any, seat: int, orders: Mapping[str, Value]) -> Answer:
    """End a turn without a free action."""
    return Ordered("free", EndTurn()) if "free" in orders else None


def settle_food(view: Any, frame: Any, seat: int, orders: Mapping[str, Value]) -> Answer:
    """Settle the food without shipping any, unless it would run short."""
    enough = view.players[seat].goods[FOOD] + food_change(view, seat) >= 0
    return Ordered("food", SettleFood()) if "food" in orders and enough else None


def pay_upkeep(view: Any, frame: Any, seat: int, orders: Mapping[str, Value]) -> Answer:
    """Pay for all cities if there are enough resources."""
    if "upkeep" not in orders or not frame.collected or PAY.reason(view, frame, seat):
        return None
    return Ordered("upkeep", PayUpkeep())


def keep_tiles(view: Any, frame: Any, seat: int, orders: Mapping[str, Value]) -> Answer:
    """Pay for all tiles and cities if there is enough."""
    if "keep" not in orders or KEEP.reason(view, frame, seat):
        return None
    return Ordered("keep", KeepTiles())


def choose_place(view: Any, frame: Any, seat: int, orders: Mapping[str, Value]) -> Answer:
    """Choose the first or the last free place."""
    free = [place for place, who in enumerate(frame.places, 1) if who < 0]
    if "place" not in orders or not free:
        return None
    return Ordered("place", ChoosePlace(free[0 if orders["place"] == "first" else -1]))


FOLLOW: Mapping[str, Callable[[Any, Any, int, Mapping[str, Value]], Answer]] = {
    "choosing": plan_on,
    "paying": plan_on,
    **dict.fromkeys(TAKING, plan_on),
    "finishing": end_turn,
    "eating": settle_food,
    "collecting": pay_upkeep,
    "keeping": keep_tiles,
    "ordering": choose_place,
}
