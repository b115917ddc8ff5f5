"""Sitting down at a table with several terminals: which seat somebody means by a name, and taking
it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from ...engine import Complaint
from ..names import clean_name, same_name
from ..seat_dialogues import Dialogue, confirm_pin
from ..seats import Seat
from ..table import Table


@dataclass(frozen=True, slots=True)
class Arrival:
    """People come to a terminal and sit down at the table of a save, or look on where nobody has a
    name; those who are *known* have just proved who they are.
    """

    path: Path
    names: Sequence[str]
    take_over: bool = False
    known: bool = False


def free_seats(table: Table) -> list[int]:
    """The seats that nobody has taken yet."""
    return sorted(table.remote.free) if table.remote is not None else []


def all_free(table: Table) -> frozenset[int]:
    """The seats of a new table that wait for whoever comes: those of people."""
    return frozenset(table.people())


def seat_for(table: Table, name: str, taken: Iterable[int] = ()) -> int:
    """The seat of the person *name*, else the first free one but those that are *taken*. Raises
    ValueError with one sentence where there is none.
    """
    wanted, kept = clean_name(name), {*table.settings.pins}
    if table.remote is not None:  # a computer player keeps a seat for when its owner comes back
        kept |= table.remote.held
    known = [n for n, seat in enumerate(table.seats) if not seat.is_bot or n in kept]
    for n in known:
        if same_name(table.seats[n].name, wanted):
            return n
    free = [n for n in free_seats(table) if n not in taken]
    if not free:
        names = ", ".join(table.seats[n].name for n in known)
        raise Complaint("apart-no-seat", name=wanted, names=names)
    return free[0]


def seats_for(table: Table, names: Iterable[str]) -> dict[int, str]:
    """The seat of each of *names*, with the name: that of the seat as it is written there, or of
    whoever takes a free one. Raises ValueError with one sentence.
    """
    found: dict[int, str] = {}
    for name in names:
        n = seat_for(table, name, found)
        known = table.seats[n].name
        found[n] = name if n in free_seats(table) and not same_name(name, known) else known
    return found


def confirm_pins(table: Table, seats: Iterable[int]) -> Dialogue:
    """Whether somebody proves to be who sits at all of *seats*, those that have a PIN."""
    for seat in seats:
        if not (yield from confirm_pin(table, seat)):
            return False
    return True


def sit_down(table: Table, seats: dict[int, str]) -> None:
    """These people sit at those seats from now on: a free one is free no longer, and has their
    name; a computer player gives the seat back. Raises ValueError for a name that another player
    has.
    """
    for n, name in seats.items():
        if n in free_seats(table) or table.seats[n].is_bot:
            table.reseat(n, Seat(clean_name(name)))
        if table.remote is not None:
            table.remote = table.remote.with_seat_taken(n)
