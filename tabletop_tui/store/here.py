"""Who is at a table with several terminals: each session keeps a small file beside the save, and
touches it while it lives. And whether others play the game of a file now, so that nobody's hand is
shown out of it.
"""

from __future__ import annotations

import contextlib
import json
import os
import time
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING

from .disk import BACKUP, mode_of, own, real
from .lock import Held, HeldApart, Holder, Lock, born, myself

if TYPE_CHECKING:
    from ..play.table import Table

FOLDER = ".here"  # behind the name of the save
BEAT = 5.0  # seconds between two signs of life
AWAY = 20.0  # seconds without one, after which a session is not believed to live
LARGEST = 4_096  # bytes


@dataclass(slots=True, frozen=True)
class Presence:
    """A session at a table: who runs it, the *seats* it holds (none: it looks on), and the moment
    of its last key, in seconds of the host's clock.
    """

    holder: Holder
    seats: tuple[int, ...]
    key: float

    def idle(self, now: float) -> float:
        """For how many seconds nobody has pressed a key there."""
        return max(0.0, now - self.key)


def folder_of(path: Path) -> Path:
    """Where the sessions at a save have their files."""
    return path.with_name(path.name + FOLDER)


class Here:
    """This session's own sign at the table of a save. A disk that fails is no reason not to
    play.
    """

    def __init__(self, path: Path, seats: Iterable[int] = ()) -> None:
        self.path, self.me = path, myself()
        self.file = folder_of(path) / f"{self.me.token}.json"
        self.seats, self.key = tuple(seats), time.time()
        self.told: tuple[object, ...] = ()
        self.beaten = 0.0

    def sit(self, seats: Iterable[int]) -> None:
        """Hold these seats from now on."""
        self.seats = tuple(seats)
        self.beat()

    def pressed(self) -> None:
        """A key was pressed here."""
        self.key = time.time()

    def beat(self) -> None:
        """Call it often: every few seconds it says that this session lives."""
        now = time.monotonic()
        if self.told[:1] == (self.seats,) and now - self.beaten < BEAT:
            return
        told = (self.seats, self.key)
        with contextlib.suppress(OSError):
            if told == self.told and self.file.exists():
                os.utime(self.file)
            else:
                self.write()
            self.told, self.beaten = told, now

    def taken_over(self) -> Presence | None:
        """The session that came later and holds a seat of this one."""
        mine = (self.me.since, self.me.token)
        for other in present(self.path):
            if (
                set(other.seats) & set(self.seats)
                and (other.holder.since, other.holder.token) > mine
            ):
                return other
        return None

    def write(self) -> None:
        """Put the file in its place at once, so that nobody reads half of it. Raises OSError."""
        folder = self.file.parent
        if not folder.is_dir():
            folder.mkdir(mode=0o700, exist_ok=True)
            if mode_of(folder.parent) == 0o660:
                folder.chmod(0o2770)
        fresh = self.file.with_suffix(".tmp")
        note = json.dumps({**asdict(self.me), "seats": self.seats, "key": self.key})
        flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_NOFOLLOW
        with open(os.open(fresh, flags, 0o600), "w", encoding="utf-8") as file:
            own(file.fileno(), folder)
            file.write(note)
        os.replace(fresh, self.file)

    def close(self) -> None:
        """This session leaves."""
        with contextlib.suppress(OSError):
            self.file.unlink(missing_ok=True)
            self.file.parent.rmdir()  # only the last one succeeds


def present(path: Path) -> list[Presence]:
    """The living sessions at the table of a save, those that came first first."""
    return sorted(signs(path), key=lambda one: (one.holder.since, one.holder.token))


def signs(path: Path) -> Iterator[Presence]:
    """The living sessions in any order; what the dead left behind is taken away.

    It is asked for all the time, so it makes no paths of the names: they keep each name in a table
    of all that were ever kept, and with a terminal for everybody each has its own copy of that.
    """
    try:
        files = [file.path for file in os.scandir(f"{path}{FOLDER}")]
    except OSError:
        return
    for file in files:
        with contextlib.suppress(OSError):
            old = time.time() - os.stat(file).st_mtime
            one = read(file) if file.endswith(".json") else None
            if one is not None and old < AWAY and lives(one.holder):
                yield one
            elif old > 3 * AWAY or (one is not None and not lives(one.holder)):
                os.unlink(file)


def read(file: Path | str) -> Presence | None:
    """What one of the files says; None for nonsense. Raises OSError."""
    with open(file, "rb") as opened:
        data = opened.read(LARGEST)
    try:
        note = json.loads(data)
        held = Holder(**{f.name: note[f.name] for f in fields(Holder)})
        seats = tuple(int(seat) for seat in note["seats"])
        sound = type(held.pid) is int and all(
            isinstance(getattr(held, f.name), str) for f in fields(Holder) if f.name != "pid"
        )
        return Presence(held, seats, float(note["key"])) if sound else None
    except (ValueError, KeyError, TypeError, RecursionError):
        return None


def lives(held: Holder) -> bool:
    """Whether the process of a session runs, as far as this host can tell."""
    if held.host != os.uname().nodename:
        return True
    now = born(held.pid)
    return now != "" and now == held.born


def game_of(path: Path) -> Path:
    """The save that *path* belongs to: itself, whatever links lead to it, or of a backup the save
    that it is of.
    """
    path = real(path)
    return path.with_name(path.name.removesuffix(BACKUP))


def in_play(path: Path, table: Table) -> Held | None:
    """What tells that others play the game of *table*, which was read from *path*; None when nobody
    does, or it is over.

    A table of several terminals is in play until it is over: its people come and go, and whoever
    sits down there sees an own hand.
    """
    if table.over:
        return None
    path = game_of(path)
    lock = Lock(path)
    held = lock.held_elsewhere()
    if held is not None:
        return Held(path, held)
    if table.apart is not None or present(path):
        return HeldApart(path, lock.me, ", ".join(seat.name for seat in table.seats))
    return None
