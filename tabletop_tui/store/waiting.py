"""Which tables wait for whom: those of several terminals whose people owe an answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ..play.names import same_name
from ..play.table import Table
from .atomic_files import SaveError
from .load import load
from .save_folder import Entry, listing


@dataclass(slots=True, frozen=True)
class PendingPlayer:
    """A person who owes an answer, since a moment in seconds of the host's clock (0: unknown)."""

    seat: int
    name: str
    since: float


@dataclass(slots=True, frozen=True)
class WaitingTable:
    """A table that goes on when these people answer, or when so many free seats are taken."""

    entry: Entry
    asked: tuple[PendingPlayer, ...]
    free: int = 0


def waiting(name: str = "", where: Path | None = None) -> Iterator[WaitingTable]:
    """The tables of a folder that wait for somebody (for *name* alone, if it is given), the one
    that was played last first. Saves that cannot be read, and games of one keyboard, wait for
    nobody.
    """
    for entry in listing(where):
        if entry.trouble or entry.over or entry.is_example:
            continue
        if name and not any(same_name(name, other) for other in entry.seats):
            continue
        try:
            table = load(entry.path).table
        except SaveError:
            continue
        found = waiting_for(entry, table)
        asked = tuple(one for one in found.asked if not name or same_name(name, one.name))
        if asked or free_for(table, name):
            yield WaitingTable(entry, asked, found.free)


def free_for(table: Table, name: str) -> bool:
    """Whether a seat waits for *name* to sit down, or any seat for anybody."""
    free = table.remote.free if table.remote is not None and not table.over else ()
    return any(not name or same_name(name, table.seats[seat].name) for seat in free)


def waiting_for(entry: Entry, table: Table) -> WaitingTable:
    """Whom one table waits for."""
    remote = table.remote
    if remote is None or table.over:
        return WaitingTable(entry, ())
    if remote.free:  # nobody is asked anything before all seats are taken
        return WaitingTable(entry, (), len(remote.free))
    people = [seat for seat in table.deciding() if not table.seats[seat].is_bot]
    asked = (PendingPlayer(x, table.seats[x].name, remote.since.get(x, 0.0)) for x in people)
    return WaitingTable(entry, tuple(asked))
