"""Standing orders and notes of a seat, in plain mode."""

from __future__ import annotations

from functools import partial

from ..engine import Option
from ..engine.orders import ASK
from ..play.private.coach import coach_in_words, give_coach, switched
from ..play.private.orders import (
    change_note,
    give_order,
    order_in_words,
    own_seat,
    plan_changes,
    private_of,
    stopped_in_words,
    told,
    value_in_words,
)
from ..play.remote.remote_seats import Unplayed
from ..play.session import Session
from .console import Console
from .menu import pick


def change_orders(session: Session, console: Console) -> None:
    """List the orders of the seat whose hand is picked up, and ask what one of them shall be."""
    seat, words, table = own_seat(session.table, session.perspective), session.words, session.table
    if seat < 0:
        console.print(words.say("private-none"))
        return
    given = private_of(table, seat).orders
    options, view = table.game.orders, table.game.view(table.state, seat)
    labels = [order_in_words(words, one, given.get(one.key, ASK), view) for one in options]
    labels.append(coach_in_words(words, table, seat))
    console.print(words.say("orders-title", name=words.name(seat)) + ":")
    number = pick(console, words, labels)
    if not number:
        return
    if number > len(options):
        wanted, heading = switched(table, seat)
        change(session, console, partial(give_coach, table, seat, wanted))
        console.print(words.say(heading))
        return
    option = options[number - 1]
    console.print(words.say(f"order-{option.key}-help"))
    if option.shape == "list":
        change_plan(session, console, seat, option)
        return
    number = pick(console, words, [value_in_words(words, option, x) for x in option.choices])
    if number:
        value = option.choices[number - 1]
        change(session, console, partial(give_order, table, seat, option.key, value))
        console.print(order_in_words(words, option, value))


def change_plan(session: Session, console: Console, seat: int, option: Option) -> None:
    """Take entries out of a plan or add to it, until the player goes back."""
    table, words = session.table, session.words
    view = table.game.view(table.state, seat)
    while True:
        value = private_of(table, seat).orders.get(option.key, ASK)
        rows = plan_changes(words, table.game, view, seat, value)
        number = pick(console, words, [label for _, label in rows])
        if not number:
            return
        change(session, console, partial(give_order, table, seat, option.key, rows[number - 1][0]))
        console.print(order_in_words(words, option, rows[number - 1][0], view))


def change_notes(session: Session, console: Console, rest: str) -> None:
    """Tell the notes, add the text *rest*, or remove the note of which it is the number."""
    seat, words, table = own_seat(session.table, session.perspective), session.words, session.table
    if seat < 0:
        console.print(words.say("private-none"))
        return
    notes = private_of(table, seat).notes.splitlines()
    if rest.isdecimal() and 1 <= int(rest) <= len(notes):
        change(session, console, partial(change_note, table, seat, int(rest) - 1, ""))
        console.print(words.say("notes-removed", n=int(rest)))
        return
    if rest:
        change(session, console, partial(change_note, table, seat, len(notes), rest))
        notes = private_of(table, seat).notes.splitlines()
    for n, line in enumerate(notes, 1):
        console.print(f"{n}. {words.read(line)}", 2)
    if not notes:
        console.print(words.say("notes-empty"))


def tell_stopped(session: Session, console: Console) -> None:
    """Tell the seat whose hand is picked up which of its orders have stopped, once."""
    seat = own_seat(session.table, session.perspective)
    private = private_of(session.table, seat)
    if seat >= 0 and private.stopped:
        console.print(f"* {stopped_in_words(session.words, private)}")
        change(session, console, partial(told, session.table, seat))


def change(session: Session, console: Console, do: partial[None]) -> None:
    """Change what is kept for the seat, or tell why not."""
    try:
        session.change(do)
    except Unplayed as no:
        console.print(f"* {no}")
