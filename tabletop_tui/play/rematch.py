"""The same people at the same game again; who sat second begins."""

from __future__ import annotations

from dataclasses import replace

from .seats import Seat, bot_name, taken_over
from .table import Table


def rematch(table: Table, luck: int) -> Table:
    """A new table with the options and the manners of *table*, every seat one further. What was
    held for somebody, or taken over from somebody, is theirs again.
    """
    count, held = len(table.seats), table.remote.held if table.remote is not None else frozenset()
    theirs = [n in held or taken_over(one, n) for n, one in enumerate(table.seats)]
    sat = [Seat(one.name) if own else one for one, own in zip(table.seats, theirs, strict=True)]
    moved = [sat[(n + 1) % count] for n in range(count)]
    seats = [replace(one, name=bot_name(n)) if one.is_bot else one for n, one in enumerate(moved)]
    pins = {(seat - 1) % count: seal for seat, seal in table.settings.pins.items()}
    table_settings = replace(table.settings, pins=pins)
    return Table.open(table.game, seats, luck, table.options, table_settings)
