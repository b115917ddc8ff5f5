"""The next game of the same people: a rematch, in which the second seat starts, or the same start
with new luck.
"""

from __future__ import annotations

from dataclasses import replace

from ..engine import reseated
from .seats import Seat, bot_name, coloured, colours, taken_over
from .table import Table


def next_table(table: Table, luck: int, *, same: bool = False) -> Table:
    """Return the table of the next game: a rematch, or the *same* start with new luck."""
    return played_again(table, luck) if same else rematch(table, luck)


def people_of(table: Table) -> list[Seat]:
    """Return who plays a next game: the same, with their colours named. Seats that a computer
    player held or took over go back to their people.
    """
    held = table.remote.held if table.remote is not None else frozenset()
    theirs = [n in held or taken_over(one, n) for n, one in enumerate(table.seats)]
    return [
        replace(Seat(one.name) if own else one, colour=colour)
        for one, own, colour in zip(table.seats, theirs, colours(table.seats), strict=False)
    ]


def played_again(table: Table, luck: int) -> Table:
    """Return a new table with the same start and the same people, and with new luck."""
    made = Table(
        table.game,
        table.game.clone(table.checkpoints[0]),
        coloured(people_of(table)),
        dict(table.options),
        table.settings,
        opening=list(table.opening),
    )
    made.reseed(luck)
    return made


def rematch(table: Table, luck: int) -> Table:
    """Return a new table with the options and settings of *table*, all seats moved by one. They
    keep their colours and handicaps.
    """
    count, sat = len(table.seats), people_of(table)
    before = [(n + 1) % count for n in range(count)]
    moved = [sat[n] for n in before]
    seats = [
        replace(one, name=bot_name(n)) if one.is_bot and not one.character else one
        for n, one in enumerate(moved)
    ]
    seats = coloured(seats)
    pins = {(seat - 1) % count: pin_hash for seat, pin_hash in table.settings.pins.items()}
    settings = replace(table.settings, pins=pins)
    options = reseated(table.game.options, table.options, before)
    return Table.open(table.game, seats, luck, options, settings)
