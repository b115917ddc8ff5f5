"""Standing orders of people at a table: answers given in advance, which the table plays as soon as
their question comes up. They are kept in the save beside the seat, and only their owner sees them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ...engine import Event, Game, Illegal, Option, Value
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
        private = private.with_order(answer.key, answer.left) if answer.left else private
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


def planned(value: Value) -> tuple[str, ...]:
    """Return the entries of a plan, none if it is not given."""
    return () if value == ASK else tuple(str(value).split())


def plan_changes(
    words: Words, game: Game, view: Any, seat: int, value: Value
) -> list[tuple[str, str]]:
    """Return how a plan may be changed, as pairs of the plan and a line about the change: without
    each of its entries, and with each that may be added.
    """
    before, rows = planned(value), list[tuple[str, str]]()
    for n, entry in enumerate(before):
        less = " ".join((*before[:n], *before[n + 1 :])) or ASK
        told = entry_in_words(words.briefly(), game, view, entry)
        rows.append((less, words.say("order-planned", n=n + 1, entry=told)))
    for entry in game.entries(view, seat, before):
        told = entry_in_words(words, game, view, entry)
        rows.append((" ".join((*before, entry)), words.say("order-add", entry=told)))
    return rows


def entry_in_words(words: Words, game: Game, view: Any, entry: str) -> str:
    """Return an entry of a plan in words."""
    told = game.entry(view, entry)
    where = words.briefly().of(view, told.where)
    if told.action is None:
        return words.say("order-entry-ask", where=where)
    what = words.of(view, told.action)
    return words.say("order-entry", where=where, what=what, most=told.most)


def value_in_words(words: Words, option: Option, value: Value, view: Any = None) -> str:
    """Return a value of an order in words; a plan as it is seen in *view*."""
    if value != ASK and option.shape == "list":
        assert words.game is not None
        brief, entries = words.briefly(), planned(value)
        return "; ".join(entry_in_words(brief, words.game, view, entry) for entry in entries)
    key = f"order-{option.key}-{value}"
    return words.say(key if value != ASK or words.has(key) else "order-ask")


def order_in_words(words: Words, option: Option, value: Value, view: Any = None) -> str:
    """Return an order and its value in words."""
    name = words.say(f"order-{option.key}")
    return words.say("order-line", name=name, value=value_in_words(words, option, value, view))


def stopped_in_words(words: Words, private: Private) -> str:
    """Return a sentence for each order that has stopped."""
    return " ".join(
        words.say("order-stopped", name=words.say(f"order-{key}"), why=words.say(why))
        for key, why in private.stopped.items()
    )
