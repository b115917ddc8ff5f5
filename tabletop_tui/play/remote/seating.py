"""Sitting down at a table with several terminals: find the seat of a name and take it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from ...engine import Complaint
from ..names import clean_name, find_name, same_name
from ..seat_dialogues import Dialogue, confirm_pin
from ..seats import Seat
from ..table import Table
from ..text import Words, say
from .remote_seats import SeatTaken


@dataclass(frozen=True, slots=True)
class Arrival:
    """People who sit down at the table of a save from one terminal, or spectate if there are no
    names. Those who are *known* have just proved who they are. *seat* is the one that a person has
    chosen among those open to all, -1 for none.
    """

    path: Path
    names: Sequence[str]
    take_over: bool = False
    known: bool = False
    seat: int = -1


@dataclass(frozen=True, slots=True)
class Visit:
    """People who are in the house from one terminal: their names, and the fingerprint of the ssh
    key that they have proved, "" for none. They may lay new tables while fewer than *tables* are
    being played. *at_home* they have come from the home screen of their own folder.
    """

    names: Sequence[str]
    key: str = ""
    tables: int = 0
    at_home: bool = False


def free_seats(table: Table) -> list[int]:
    """Return the seats that no person has taken yet."""
    return sorted(table.remote.free) if table.remote is not None else []


def all_free(table: Table) -> frozenset[int]:
    """Return the seats of a new table that people may take."""
    return frozenset(table.people())


def seat_for(table: Table, name: str, taken: Iterable[int] = ()) -> int:
    """Return the seat of the person *name*, however it is written, else the first one open to all
    that is not *taken*. Raises ValueError with one sentence if there is none.
    """
    wanted, kept = clean_name(name), {*table.settings.pins}
    opened = frozenset[int]()
    if table.remote is not None:  # a computer player holds a seat for its owner
        kept |= table.remote.held
        opened = table.remote.open_to_all
    known = [n for n, seat in enumerate(table.seats) if not seat.is_bot or n in kept]
    place = find_name(wanted, [table.seats[n].name for n in known])
    if place >= 0:
        return known[place]
    if untaken := sorted(opened.difference(taken)):
        return untaken[0]
    names = tuple(table.seats[n].name for n in known if n not in opened or n in taken)
    raise Complaint("remote-no-seat", name=wanted, names=names)


def seats_to_choose(table: Table, names: Sequence[str]) -> list[int]:
    """Return the seats open to all among which a person without a seat of that name chooses; none
    for several people, or a person who has a seat.
    """
    opened = sorted(table.remote.open_to_all) if table.remote is not None else []
    return opened if len(names) == 1 and opened and seat_for(table, names[0]) in opened else []


def seats_for(table: Table, names: Iterable[str], chosen: int = -1) -> dict[int, str]:
    """Return the seat of each of *names*, with the name as the seat has it, or as typed for a seat
    that is open to all, which may be *chosen*. Raises ValueError with one sentence.
    """
    found: dict[int, str] = {}
    for name in names:
        n = seat_for(table, name, found)
        if table.remote is not None and {n, chosen} <= table.remote.open_to_all - {*found}:
            n = chosen
        known = table.seats[n].name
        found[n] = known if same_name(name, known) else name
    return found


def seat_label(words: Words, table: Table, n: int) -> str:
    """Return the name of seat *n*, and whether it is free for that person or for anyone."""
    name, remote = table.seats[n].name, table.remote
    if remote is None or n not in remote.free:
        return name
    return words.say("remote-open" if n in remote.open_to_all else "remote-free", name=name)


def confirm_pins(table: Table, seats: Iterable[int]) -> Dialogue:
    """Ask for the PIN of each of *seats* that has one."""
    for seat in seats:
        if not (yield from confirm_pin(table, seat)):
            return False
    return True


def sit_down(table: Table, seats: dict[int, str]) -> None:
    """Let these people take those seats. A seat that is open to all gets their name; a computer
    player gives the seat back. Raises ValueError for a name that another player has, or SeatTaken.
    """
    for n, name in seats.items():
        opened = table.remote is not None and n in table.remote.open_to_all
        if not opened and not same_name(name, table.seats[n].name):
            raise SeatTaken(say("remote-stale"))
    for n, name in seats.items():
        if n in free_seats(table) or table.seats[n].is_bot:
            table.reseat(n, Seat(clean_name(name)))
        if table.remote is not None:
            table.remote = table.remote.with_seat_taken(n)
