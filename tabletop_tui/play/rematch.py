"""A rematch: the same people at the same game, and the second seat starts."""

from __future__ import annotations

from dataclasses import replace

from .seats import Seat, bot_name, coloured, colours, taken_over
from .table import Table


def rematch(table: Table, luck: int) -> Table:
    """Return a new table with the options and settings of *table*, all seats moved by one. They
    keep their colours. Seats that a computer player held or took over go back to their people.
    """
    count, held = len(table.seats), table.remote.held if table.remote is not None else frozenset()
    theirs = [n in held or taken_over(one, n) for n, one in enumerate(table.seats)]
    sat = [
        replace(Seat(one.name) if own else one, colour=colour)
        for one, own, colour in zip(table.seats, theirs, colours(table.seats), strict=False)
    ]
    moved = [sat[(n + 1) % count] for n in range(count)]
    seats = [
        replace(one, name=bot_name(n)) if one.is_bot and not one.character else one
        for n, one in enumerate(moved)
    ]
    seats = coloured(seats)
    pins = {(seat - 1) % count: pin_hash for seat, pin_hash in table.settings.pins.items()}
    settings = replace(table.settings, pins=pins)
    return Table.open(table.game, seats, luck, table.options, settings)
