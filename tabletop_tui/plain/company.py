"""Seats that change hands in plain mode: a computer player for a person, and a person again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..play.seats import OCCUPANTS, Seat, clean_name
from .menu import pick

if TYPE_CHECKING:
    from .sitting import Sitting


def change_seat(sitting: Sitting) -> bool:
    """Ask whose seat changes hands and who plays it from now on; whether somebody else does."""
    words, say, console, table = sitting.words, sitting.words.say, sitting.console, sitting.table
    rows = []
    for n, seat in enumerate(table.seats):
        who = say(f"level-{seat.level}") if seat.is_bot else say("seats-person")
        rows.append(say("seats-row", name=words.name(n), who=who))
    console.tell(say("seats-title"))
    n = pick(console, words, rows) - 1
    if n < 0:
        return False
    kinds = [level for level in OCCUPANTS if level != table.seats[n].level]
    console.tell(say("seats-who", name=words.name(n)))
    labels = [say("seats-bot", level=say(f"level-{x}")) if x else say("seats-person-takes") for x in kinds]
    chosen = pick(console, words, labels)
    if not chosen:
        return False
    level = kinds[chosen - 1]
    if not level and table.seats[n].is_bot and not sitting.passing.proves(n):
        return False
    if level and table.eyes == n:
        table.pins.pop(n, None)  # who leaves an own seat takes the PIN along
    try:
        seat = Seat(table.seats[n].name, level) if level else Seat(asked_name(sitting, table.seats[n].name))
        sitting.session.reseat(n, seat)
    except ValueError as no:
        console.tell(f"* {no}")
        return False
    if seat.is_bot and table.eyes == n:
        table.eyes = -1
    sitting.notice(sitting.session.notice)
    key = "seats-now-bot" if seat.is_bot else "seats-now-person"
    console.tell(say(key, name=seat.name, level=say(f"level-{level}") if level else ""))
    return True


def asked_name(sitting: Sitting, before: str) -> str:
    """The name of whoever takes a seat; Enter keeps the name it has. Raises ValueError for one that cannot be."""
    typed = sitting.console.ask(sitting.words.say("plain-name", name=before))
    return clean_name(typed) if typed else before
