"""The hall of a house: its tables with several terminals as a person sees them who has come, and
who is there.

It is nothing but the folder of saves. People in the hall have session files beside the saves, as
those at a table have beside theirs, and what they say is kept like the talk of a table.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from ...games import find, has
from ...play.names import find_name, folded
from ...play.text import Words, title
from ..atomic_files import printable
from ..chat import ENDING as ENDING_OF_TALK
from ..chat import LARGEST, ChatLog
from ..presence import Presence, presence_folder, present
from ..save_folder import ENDING, SaveEntry, folder, listing
from ..save_folder import entry as listed

if TYPE_CHECKING:
    from ..waiting import PendingPlayer

HALL = "hall"
"""What the files of the hall are called after; no save is called so, as it has an ending."""

FileStamps = dict[str, tuple[int, int]]
"""Inode and mtime in nanoseconds of each save."""


@dataclass(slots=True, frozen=True)
class HallTable:
    """A table as a person sees it: the *seat* of that person (-1: none), whom it waits for, the
    *free* seats and those of them that are *open* to all, and the seats at which people are *here*.
    """

    entry: SaveEntry
    seat: int
    asked: tuple[PendingPlayer, ...]
    free: tuple[int, ...]
    open: tuple[int, ...]
    here: tuple[int, ...]

    @property
    def path(self) -> Path:
        """The save."""
        return self.entry.path

    @property
    def waits(self) -> bool:
        """True if the table waits for that person, who does not sit there already."""
        asked = {one.seat for one in self.asked} | {*self.free}
        return self.seat in asked and self.seat not in self.here


def hall_path() -> Path:
    """Return the path after which the files of the hall are called."""
    return folder() / HALL


def hall_presence(name: str) -> Presence:
    """Return the session file of a person in the hall."""
    return Presence(hall_path(), name=name)


def tables(names: Sequence[str] = ()) -> list[HallTable]:
    """Return the tables with several terminals as the person of *names* sees them: those with a
    seat of that person first, those that are over last, and of each kind the one played last first.
    """
    found = [
        table_of(one, names)
        for one in listing()
        if one.is_own and one.head is not None and one.head.free is not None
    ]
    return sorted(found, key=lambda one: (one.entry.over, one.seat < 0))


def keyboard_tables(most: int) -> list[HallTable]:
    """Return the tables of one keyboard that are being played, the last played first."""
    found = (one for one in listing() if one.is_own and not one.over)
    alone = (one for one in found if one.head is not None and one.head.free is None)
    return [HallTable(one, -1, (), (), (), ()) for one in islice(alone, most)]


def people_to_sit(table: HallTable) -> list[str]:
    """Return the names of the people of a table who are not there yet."""
    head = table.entry.head
    seats = enumerate(head.seats) if head is not None and not head.over else ()
    return [one.name for n, one in seats if not one.is_bot and n not in table.here]


def table_of(entry: SaveEntry, names: Sequence[str]) -> HallTable:
    """Return a table of the folder as the person of *names* sees it."""
    from ..waiting import pending  # loads the games, which the host does not need

    head = entry.head
    assert head is not None
    seats = (find_name(name, entry.seats) for name in names)
    here = sorted({seat for one in present(entry.path) for seat in one.seats})
    asked = () if head.over else tuple(pending(entry, head))
    return HallTable(
        entry,
        next((seat for seat in seats if seat >= 0), -1),
        asked,
        tuple(head.free or ()),
        tuple(head.open_to_all or ()),
        tuple(here),
    )


def hall_talk() -> ChatLog:
    """Return the chat in the hall. A house stays open for years: when its file is half full, a new
    one is begun, and the old one kept.
    """
    file = hall_path().with_name(HALL + ENDING_OF_TALK)
    with suppress(OSError):
        if file.stat().st_size > LARGEST // 2:
            os.replace(file, f"{file}.old")
    return ChatLog(hall_path())


def has_table(name: str, path: Path | None = None) -> bool:
    """Return whether a table that is not over, or the one at *path*, has a seat for a person."""
    entries = [listed(path)] if path is not None else listing()
    heads = (one for one in entries if one.is_own and not one.over)
    return any(
        find_name(name, one.seats) >= 0 or bool(one.head.open_to_all)
        for one in heads
        if one.head is not None and one.head.free is not None
    )


def running() -> int:
    """Return how many tables with several terminals are being played."""
    heads = (one.head for one in listing() if one.is_own)
    return sum(head.free is not None and not head.over for head in heads if head is not None)


def table_for(found: Sequence[HallTable]) -> HallTable | None:
    """Return the table that a person comes to at once: the only one with a seat of theirs, else the
    only one that waits for them. Without a seat of their own it is the only one with a seat for
    anyone. None if they have to choose.
    """
    running = [one for one in found if not one.entry.over]
    own = [one for one in running if one.seat >= 0]
    wanted = own if len(own) < 2 else [one for one in own if one.waits]
    if not own:
        wanted = [one for one in running if one.open]
    return wanted[0] if len(wanted) == 1 else None


def summary(words: Words, entries: Iterable[SaveEntry]) -> str:
    """Return what goes on at the tables with several terminals of a list of saves: how many there
    are, whom they wait for, and who is here. "" without such a table that is not over.
    """
    heads = [(one, one.head) for one in entries if one.is_own and not one.over]
    shared = [(one, head) for one, head in heads if head is not None and head.free is not None]
    if not shared:
        return ""
    waits, free, here = dict[str, None](), 0, list[str](in_the_hall())
    for one, head in shared:
        free += len(head.free or ())
        asked = () if head.free else sorted(head.since or ())
        waits |= {one.seats[seat]: None for seat in asked if not head.seats[seat].is_bot}
        for session in present(one.path):
            here += [one.seats[seat] for seat in session.seats if seat < len(one.seats)]
            here += [session.name] if session.name else []
    parts = [words.say("hall-tables", count=len(shared))]
    if waits:
        names = ", ".join(printable(name, 24) for name in waits)
        parts.append(words.say("hall-waits", names=names))
    if free:
        parts.append(words.say("waiting-free", count=free))
    if here:
        parts.append(words.say("hall-here", names=", ".join(each_once(here))))
    return " · ".join(parts)


def each_once(names: Iterable[str]) -> list[str]:
    """Return names in the order of the alphabet, each once."""
    found = dict[str, str]()
    for name in names:
        found.setdefault(folded(name), printable(name, 24))
    return sorted(found.values(), key=folded)


def hall_line(words: Words, table: HallTable) -> str:
    """Return a table as a line: the game, who plays and is there (●), and what it waits for."""
    entry = table.entry
    game = find(entry.game) if has(entry.game) else None
    people = enumerate(entry.seats)
    names = ", ".join(("● " if n in table.here else "") + printable(name, 24) for n, name in people)
    parts = [title(game) if game is not None else printable(entry.game, 30), names]
    if game is not None and not entry.over and not table.free:
        told = entry.progress(Words(game))  # at one keyboard nobody is asked, it is somebody's turn
        parts.append(told if entry.head and entry.head.free is None else told.partition(":")[0])
    return " · ".join(filter(None, [*parts, waits_for(words, table)]))


def waits_for(words: Words, table: HallTable) -> str:
    """Return what a table waits for."""
    if table.entry.over:
        return words.say("saves-over")
    if table.seat in table.free:
        return words.say("hall-your-seat")
    if table.free:
        return words.say("waiting-free", count=len(table.free))
    if any(one.seat == table.seat for one in table.asked):
        return words.say("hall-your-turn")
    names = ", ".join(printable(one.name, 24) for one in table.asked)
    return words.say("hall-waits", names=names) if names else ""


def people_here(found: Sequence[HallTable], come: Sequence[str] = ()) -> list[str]:
    """Return the names of those who are in the hall or at a table, or have just *come*, each
    once.
    """
    return each_once([*at_tables(found), *come, *in_the_hall()])


def in_the_hall() -> Iterator[str]:
    """Yield the names of those in the hall, the earliest first."""
    yield from (one.name for one in present(hall_path()) if one.name)


def at_tables(found: Sequence[HallTable]) -> Iterator[str]:
    """Yield the names of those who sit at the tables, and of those who look on there."""
    for one in found:
        yield from (other.name for other in present(one.path) if other.name)
        seats = one.entry.seats
        yield from (seats[seat] for seat in one.here if seat < len(seats))


class Arrivals:
    """Tells who has come to the hall, for the people at a table."""

    def __init__(self) -> None:
        self.known = frozenset[str]()
        self.stamp = 0

    def new(self) -> list[str]:
        """Return the names of those who are in the hall and were not at the last call. Costs a
        stat of a folder while nobody comes or goes.
        """
        try:
            stamp = os.stat(presence_folder(hall_path())).st_mtime_ns
        except OSError:  # nobody is there
            self.known, self.stamp = frozenset(), 0
            return []
        if stamp == self.stamp:
            return []
        before, self.known, self.stamp = self.known, frozenset(in_the_hall()), stamp
        return sorted(printable(name, 24) for name in self.known - before)


def stamps(where: Path | None = None) -> FileStamps:
    """Return what changes whenever a save of the folder is written."""
    found: FileStamps = {}
    try:
        files = [*os.scandir(where or folder())]
    except OSError:
        return found
    for file in files:
        if file.name.endswith(ENDING):
            try:
                stat = file.stat()
            except OSError:  # it has just been moved away
                continue
            found[file.path] = (stat.st_ino, stat.st_mtime_ns)
    return found
