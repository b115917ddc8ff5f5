"""The tables with several terminals that wait for people to act."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ..play.names import find_name
from .atomic_files import SaveError
from .load import load
from .reading.head import SaveHead
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
        head = entry.head
        if head is None or head.free is None or head.over or entry.is_example:
            continue
        seat = find_name(name, entry.seats)
        if name and seat < 0:
            continue
        free = [one for one in head.free if not name or one == seat]
        asked = tuple(one for one in pending(entry, head) if not name or one.seat == seat)
        if asked or free:
            yield WaitingTable(entry, asked, len(head.free))


def pending(entry: SaveEntry, head: SaveHead) -> list[PendingPlayer]:
    """Return the people whom one table with several terminals waits for."""
    if head.free:  # no questions are asked until all seats are taken
        return []
    since = head.since or deciding(entry)
    return [
        PendingPlayer(seat, entry.seats[seat], at)
        for seat, at in since.items()
        if not head.seats[seat].is_bot
    ]


def deciding(entry: SaveEntry) -> dict[int, float]:
    """Return the seats that must act in a save whose head does not say so: nobody has sat down at
    it yet. Its game is replayed. Empty if it cannot be.
    """
    try:
        return dict.fromkeys(load(entry.path).table.deciding(), 0.0)
    except SaveError:
        return {}
