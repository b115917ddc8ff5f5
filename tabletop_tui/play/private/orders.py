"""Standing orders of people at a table: answers given in advance, which the table plays as soon as
their question comes up. They are kept in the save beside the seat, and only their owner sees them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from ...engine import Event, Illegal, Option, Value
from ...engine.orders import ASK, Ordered, Stopped
from ..perspective import Perspective
from ..table import Table
from ..text import Words
from .kept import MOST_NOTES, NOTHING, STOP, Private

ILLEGAL = f"{STOP}illegal"


def private_of(table: Table, seat: int) -> Private:
    """Return what the table keeps for *seat* alone."""
    return table.private.get(seat, NOTHING)


def keep(table: Table, seat: int, private: Private) -> None:
    """Keep *private* for *seat*."""
    if private == NOTHING:
        table.private.pop(seat, None)
    else:
        table.private[seat] = private


def own_seat(table: Table, perspective: Perspective) -> int:
    """Return the seat whose hand is seen, the only one whose orders and notes may be shown; -1 for
    none.
    """
    seat = perspective.viewer
    return -1 if seat < 0 or table.seats[seat].is_bot else seat


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


def give_order(table: Table, seat: int, key: str, value: Value) -> None:
    """Give *seat* the order, or with ASK take it back."""
    keep(table, seat, private_of(table, seat).with_order(key, value))


def told(table: Table, seat: int) -> None:
    """Forget which orders of *seat* have stopped, as it has been told."""
    keep(table, seat, replace(private_of(table, seat), stopped={}))


def change_note(table: Table, seat: int, n: int, text: str) -> None:
    """Replace line *n* of the notes of *seat*, or remove it with an empty text. A line past the end
    is added.
    """
    private = private_of(table, seat)
    lines = private.notes.splitlines()
    lines[n : n + 1] = [text] if text.strip() else []
    keep(table, seat, replace(private, notes="\n".join(lines)[:MOST_NOTES]))


def value_in_words(words: Words, option: Option, value: Value) -> str:
    """Return a value of an order in words."""
    key = f"order-{option.key}-{value}"
    return words.say(key if value != ASK or words.has(key) else "order-ask")


def order_in_words(words: Words, option: Option, value: Value) -> str:
    """Return an order and its value in words."""
    name = words.say(f"order-{option.key}")
    return words.say("order-line", name=name, value=value_in_words(words, option, value))


def stopped_in_words(words: Words, private: Private) -> str:
    """Return a sentence for each order that has stopped."""
    return " ".join(
        words.say("order-stopped", name=words.say(f"order-{key}"), why=words.say(why))
        for key, why in private.stopped.items()
    )
