"""Standing orders of people at a table: answers given in advance, which the table plays as soon as
their question comes up. They are kept in the save beside the seat, and only their owner sees them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from types import MappingProxyType
from typing import TYPE_CHECKING

from ..engine import Event, Illegal, Value
from ..engine.fast_dataclass import dataclass
from ..engine.orders import ASK, Ordered, Stopped

if TYPE_CHECKING:
    from .table import Table

STOP = "order-stop-"
ILLEGAL = f"{STOP}illegal"
MOST_NOTES = 2000  # characters


@dataclass(slots=True, frozen=True)
class Private:
    """What the table keeps for one seat alone: the orders it gave by key, why others have stopped
    since the seat was told (a text key by order), and its notes. ``followed`` are the numbers of
    the actions that an order played.
    """

    orders: Mapping[str, Value] = field(default_factory=dict)
    stopped: Mapping[str, str] = field(default_factory=dict)
    followed: tuple[int, ...] = ()
    notes: str = ""

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


def private_of(table: Table, seat: int) -> Private:
    """Return what the table keeps for *seat* alone."""
    return table.private.get(seat, NOTHING)


def keep(table: Table, seat: int, private: Private) -> None:
    """Keep *private* for *seat*."""
    if private == NOTHING:
        table.private.pop(seat, None)
    else:
        table.private[seat] = private


def followed(table: Table) -> frozenset[int]:
    """Return the numbers of the actions that an order played."""
    return frozenset(n for one in table.private.values() for n in one.followed)


def follow(table: Table) -> list[Event]:
    """Play what standing orders answer now, one after the other. Return the events. Orders that do
    not fit any more stop.
    """
    events: list[Event] = []
    while (found := next_answer(table)) is not None:
        seat, answer = found
        private = private_of(table, seat)
        if isinstance(answer, Stopped):
            keep(table, seat, private.with_stopped(answer.key, answer.why))
            continue
        try:
            events += table.play(seat, answer.action)
        except Illegal:
            keep(table, seat, private.with_stopped(answer.key, ILLEGAL))
            continue
        private = private.with_order(answer.key, ASK) if answer.once else private
        n = len(table.log) - 1
        keep(table, seat, replace(private, followed=(*private.followed, n)))
    return events


def next_answer(table: Table) -> tuple[int, Ordered | Stopped] | None:
    """Return the first seat whose orders answer its open question, and the answer."""
    game = table.game
    for seat in table.deciding() if table.private else ():
        orders = private_of(table, seat).orders
        if not orders or table.seats[seat].is_bot:
            continue
        answer = game.follow(game.view(table.state, seat), seat, orders)
        if answer is not None:
            return seat, answer
    return None


def valid_orders(table: Table, orders: Mapping[str, object]) -> bool:
    """Return whether all *orders* can be given at the table."""
    known = {option.key: option for option in table.game.orders}
    return all(
        key in known and known[key].accepts(value) and value != ASK for key, value in orders.items()
    )


def after_undo(private: Mapping[int, Private], n: int) -> dict[int, Private]:
    """Return what is kept for the seats once only *n* actions are left."""
    left = {
        seat: replace(one, followed=tuple(x for x in one.followed if x < n))
        for seat, one in private.items()
    }
    return {seat: one for seat, one in left.items() if one != NOTHING}


def told(private: Private, keys: Sequence[str]) -> Private:
    """Return a copy without the stopped orders of those *keys*: their seat has been told."""
    return replace(private, stopped={k: why for k, why in private.stopped.items() if k not in keys})
