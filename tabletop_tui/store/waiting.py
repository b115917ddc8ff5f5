"""The tables with several terminals that wait for people to act."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ..play.names import find_name
from ..play.remote.seating import free_seats
from ..play.table import Table
from .atomic_files import SaveError
from .load import load
from .save_folder import SaveEntry, listing


@dataclass(slots=True, frozen=True)
class PendingPlayer:
    """A person who must act, since a time in seconds of the host's clock (0: unknown)."""

    seat: int
    name: str
    since: float


@dataclass(slots=True, frozen=True)
class WaitingTable:
    """A table that waits for these people, or for *free* seats to be taken."""

    entry: SaveEntry
    asked: tuple[PendingPlayer, ...]
    free: int = 0


def waiting(name: str = "", where: Path | None = None) -> Iterator[WaitingTable]:
    """Yield the tables of a folder that wait for a person (only *name*, if given), the one played
    last first. Unreadable saves and games of one keyboard are skipped.
    """
    for entry in listing(where):
        if entry.trouble or entry.over or entry.is_example:
            continue
        seat = find_name(name, entry.seats)
        if name and seat < 0:
            continue
        try:
            table = load(entry.path).table
        except SaveError:
            continue
        found = waiting_for(entry, table)
        asked = tuple(one for one in found.asked if not name or one.seat == seat)
        free = free_seats(table) if not table.over else []
        if asked or (seat in free if name else free):
            yield WaitingTable(entry, asked, found.free)


def waiting_for(entry: SaveEntry, table: Table) -> WaitingTable:
    """Return whom one table waits for."""
    remote = table.remote
    if remote is None or table.over:
        return WaitingTable(entry, ())
    if remote.free:  # no questions are asked until all seats are taken
        return WaitingTable(entry, (), len(remote.free))
    people = [seat for seat in table.deciding() if not table.seats[seat].is_bot]
    asked = (PendingPlayer(x, table.seats[x].name, remote.since.get(x, 0.0)) for x in people)
    return WaitingTable(entry, tuple(asked))
