"""The hall in plain mode: a guest chooses a table, or waits for one."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from ..play.text import Words
from ..store.house.hall import (
    HallTable,
    hall_line,
    hall_presence,
    people_here,
    table_for,
    tables,
)
from .console import Console
from .menu import pick

SECOND = 1.0  # between two looks at the folder


class TableSetUp(Exception):
    """Raised while a guest waits: there is a table with a seat for them now."""


def choose_table(console: Console, names: Sequence[str]) -> tuple[Path, bool]:
    """Return the table that the person of *names* comes to, and whether they sit down there or
    watch. Without one they wait here until it is set up. Raises Quit.
    """
    words, found = Words(), tables(names)
    first = table_for(found) if names else None
    if first is not None:
        return first.path, True
    with closing(Waiting(names, found)) as waiting:
        console.on_idle = waiting.look
        try:
            while True:
                print_hall(console, words, names, found)
                running = [one for one in found if not one.entry.over]
                rows = [hall_line(words, one) for one in running]
                chosen = pick(console, words, rows, back="hall-look")
                if chosen:
                    table = running[chosen - 1]
                    return table.path, bool(names) and (table.seat >= 0 or bool(table.open))
                found = tables(names)
        except TableSetUp:
            return waiting.path, True
        finally:
            console.on_idle = None


def print_hall(
    console: Console, words: Words, names: Sequence[str], found: Sequence[HallTable]
) -> None:
    """Print who is here, and if there is no table for the guest, that they may wait."""
    if people := people_here(found):
        console.print(words.say("hall-here", names=", ".join(people)))
    if all(one.seat < 0 or one.entry.over for one in found):
        key = "hall-none" if names else "hall-onlooker"
        console.print(words.say(key, name=", ".join(names)))


def pick_table(console: Console, words: Words) -> HallTable | None:
    """Tell who is here and what each table of this folder waits for. Return the table picked, None
    for going back. Raises Quit.
    """
    found = [one for one in tables() if not one.entry.over]
    if people := people_here(found):
        console.print(words.say("hall-here", names=", ".join(people)))
    number = pick(console, words, [hall_line(words, one) for one in found])
    return found[number - 1] if number else None


class Waiting:
    """Looks once a second whether there is a new table with a seat of *names*."""

    def __init__(self, names: Sequence[str], found: Sequence[HallTable]) -> None:
        self.names, self.path = names, Path()
        self.known = {str(one.path) for one in found}
        self.presence = hall_presence(" + ".join(names))
        self.due = 0.0

    def look(self) -> None:
        """Look again if it is time. Raises TableSetUp."""
        if time.monotonic() < self.due:
            return
        self.due = time.monotonic() + SECOND
        self.presence.heartbeat()
        for one in tables(self.names):
            if str(one.path) not in self.known and one.waits:
                self.path = one.path
                raise TableSetUp

    def close(self) -> None:
        """Leave the hall."""
        self.presence.close()
