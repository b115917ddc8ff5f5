"""The same people at the same game again; who sat second begins."""

from __future__ import annotations

from dataclasses import replace

from .seats import bot_name
from .table import Table


def rematch(table: Table, luck: int) -> Table:
    """A new table with the options and the manners of *table*, every seat one further."""
    count = len(table.seats)
    moved = [table.seats[(n + 1) % count] for n in range(count)]
    seats = [replace(one, name=bot_name(n)) if one.is_bot else one for n, one in enumerate(moved)]
    pins = {(seat - 1) % count: seal for seat, seal in table.manners.pins.items()}
    manners = replace(table.manners, pins=pins)
    return Table.open(table.game, seats, luck, table.options, manners)
