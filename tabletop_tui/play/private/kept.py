"""What a table keeps for one seat alone, in the save beside the seat."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import field, replace
from types import MappingProxyType

from ...engine import Value
from ...engine.fast_dataclass import dataclass
from ...engine.orders import ASK

STOP = "order-stop-"
UNDONE = f"{STOP}undone"
MOST_NOTES = 2000  # characters


@dataclass(slots=True, frozen=True)
class Private:
    """What the table keeps for one seat alone: the orders it gave by key, why others have stopped
    since the seat was told (a text key by order), and its notes. ``followed`` are the numbers of
    the actions that an order played. With *coach* the seat is told what its own actions cost, which
    all at the table know.
    """

    orders: Mapping[str, Value] = field(default_factory=dict)
    stopped: Mapping[str, str] = field(default_factory=dict)
    followed: tuple[int, ...] = ()
    notes: str = ""
    coach: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "orders", MappingProxyType(dict(self.orders)))
        object.__setattr__(self, "stopped", MappingProxyType(dict(self.stopped)))

    def with_order(self, key: str, value: Value) -> Private:
        """Return a copy with the order *key* given, or with ASK not given."""
        orders = {k: v for k, v in self.orders.items() if k != key}
        stopped = {k: why for k, why in self.stopped.items() if k != key}
        return replace(
            self, orders=orders if value == ASK else {**orders, key: value}, stopped=stopped
        )

    def with_stopped(self, key: str, why: str) -> Private:
        """Return a copy in which the order *key* has stopped."""
        made = self.with_order(key, ASK)
        return replace(made, stopped={**made.stopped, key: why})


NOTHING = Private()


def followed(private: Mapping[int, Private]) -> frozenset[int]:
    """Return the numbers of the actions that an order played."""
    return frozenset(n for one in private.values() for n in one.followed)


def after_undo(
    private: Mapping[int, Private], n: int, plans: Collection[str] = ()
) -> dict[int, Private]:
    """Return what is kept for the seats once only *n* actions are left. *plans* are the orders of
    which each action uses up an entry: they stop if one of the seat's orders had acted since.
    """
    left = dict[int, Private]()
    for seat, one in private.items():
        kept = replace(one, followed=tuple(x for x in one.followed if x < n))
        if kept.followed != one.followed:
            for key in plans:
                kept = kept.with_stopped(key, UNDONE) if key in kept.orders else kept
        left[seat] = kept
    return {seat: one for seat, one in left.items() if one != NOTHING}
