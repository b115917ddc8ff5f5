"""Presence at a table with several terminals: each session has a file beside the save and touches
it as a heartbeat. Also checks whether other sessions play the game of a file, so that its hands are
not shown.
"""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from ..play.text import all_of
from .atomic_files import BACKUP, file_mode, real_path
from .session_lock import (
    Held,
    HeldRemotely,
    Holder,
    SessionFile,
    holder_of,
    read_session,
    this_session,
)

if TYPE_CHECKING:
    from ..play.table import Table

FOLDER = ".here"  # appended to the name of the save
STANDS_STILL = 3.0  # seconds without a heartbeat, after which another session runs the bots
AIM = ".aim"  # ends the name of the file with what a session aims at
REPLAY = ".replay"  # ends the name of the file with the moment at which a session leads a replay
LASTS = 4.0  # seconds after which what was not shared again counts as gone
AWAY = 20.0  # seconds without a heartbeat, after which a session counts as gone


def presence_folder(path: Path) -> Path:
    """Return the folder of the session files of a save."""
    return path.with_name(path.name + FOLDER)


class Presence:
    """The session file of this session at the table of a save. Disk errors are ignored."""

    def __init__(self, path: Path, seats: Iterable[int] = (), name: str = "") -> None:
        self.path, self.me = path, replace(this_session(), seats=tuple(seats), name=name)
        self.file = SessionFile(presence_folder(path) / f"{self.me.token}.json")

    def sit(self, seats: Iterable[int]) -> None:
        """Set the seats of this session."""
        self.me = replace(self.me, seats=tuple(seats))
        self.heartbeat()

    def key_pressed(self) -> None:
        """Note that a key was pressed here."""
        self.me = replace(self.me, key=time.time())

    def heartbeat(self) -> None:
        """Write or touch the session file. Call it about once a second."""
        with contextlib.suppress(OSError):
            if self.file.holder != self.me or not self.file.exists():
                self.write()
            else:
                os.utime(self.file.fd)

    def taken_over(self) -> Holder | None:
        """Return the later session that holds a seat of this one, or None."""
        return successor(self.me, present(self.path))

    def is_leader(self) -> bool:
        """Return whether this session runs the computer players: it is the first with a heartbeat
        and a seat that no later session has taken over.
        """
        sessions = present(self.path)
        awake = (x for x in sessions if x.seats and x.silent < STANDS_STILL)
        leader = next((x for x in awake if successor(x, sessions) is None), self.me)
        return leader.token == self.me.token

    def write(self) -> None:
        """Write the session file. Raises OSError."""
        folder = self.file.path.parent
        if not folder.is_dir():
            folder.mkdir(mode=0o700, exist_ok=True)
            if file_mode(folder.parent) == 0o660:
                folder.chmod(0o2770)
        self.file.write(self.me)

    def close(self) -> None:
        """Remove the session file."""
        with contextlib.suppress(OSError):
            self.file.remove()
            self.file.path.parent.rmdir()  # only the last one succeeds


class SharedNumbers:
    """What this session points at, a few numbers in a file beside its session file, and what others
    do: an aim, or the moment of a replay. Like a cursor that others see, it is in no save, and lost
    with its session. Disk errors are ignored.
    """

    def __init__(self, path: Path, token: str, ending: str) -> None:
        self.folder, self.ending = f"{path}{FOLDER}", ending
        self.file = f"{self.folder}/{token}{ending}"
        self.shared = False

    def share(self, numbers: Sequence[int]) -> None:
        """Let the others see some numbers; none to end that."""
        with contextlib.suppress(OSError):
            if numbers:
                flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC | os.O_NOFOLLOW
                fd = os.open(self.file, flags, 0o660)
                try:
                    os.write(fd, " ".join(map(str, numbers)).encode() + b"\n")
                finally:
                    os.close(fd)
                self.shared = True
            elif self.shared:
                self.shared = False
                os.unlink(self.file)

    def seen(self) -> list[tuple[int, ...]]:
        """Return what others share now. What a broken session has left, or what is half written,
        is nothing.
        """
        try:
            names = [name for name in os.listdir(self.folder) if name.endswith(self.ending)]
        except OSError:
            return []
        found = list[tuple[int, ...]]()
        for file in (f"{self.folder}/{name}" for name in names):
            if file == self.file:
                continue
            with contextlib.suppress(OSError, ValueError):
                fd = os.open(file, os.O_RDONLY | os.O_CLOEXEC | os.O_NOFOLLOW)
                try:
                    text, age = os.read(fd, 200), time.time() - os.fstat(fd).st_mtime
                finally:
                    os.close(fd)
                if age > LASTS:
                    os.unlink(file)
                elif text.endswith(b"\n"):
                    found.append(tuple(map(int, text.split())))
        return found


def successor(session: Holder, sessions: Iterable[Holder]) -> Holder | None:
    """Return a later session that holds a seat of *session*, or None."""
    for other in sessions:
        if set(other.seats) & set(session.seats) and other.order > session.order:
            return other
    return None


def present(path: Path) -> list[Holder]:
    """Return the live sessions at the table of a save, the earliest first."""
    return sorted(_scan(path), key=lambda one: one.order)


def _scan(path: Path) -> Iterator[Holder]:
    """Yield the live sessions at the table of a save, in any order.

    Files of dead sessions, and those without a heartbeat for a minute, are removed. A live session
    writes its file again.

    This runs all the time, so it creates no Path objects: they intern each name for the life of the
    process, and every guest's process would hold its own copies.
    """
    try:
        files = [file.path for file in os.scandir(f"{path}{FOLDER}")]
    except OSError:
        return
    for file in files:
        with contextlib.suppress(OSError):
            one = read_session(file) if file.endswith(".json") else None
            silent = time.time() - os.stat(file).st_mtime if one is None else one.silent
            if one is not None and silent < AWAY:
                yield one
            elif silent > 3 * AWAY:
                os.unlink(file)


def main_save(path: Path) -> Path:
    """Return the save that *path* belongs to, with links resolved: itself, or the save of a
    backup.
    """
    path = real_path(path)
    return path.with_name(path.name.removesuffix(BACKUP))


def in_play(path: Path, table: Table) -> Held | None:
    """Return a :class:`Held` if other sessions play the game of *table*, which was read from
    *path*. None if no session does, or the game is over.

    A table with several terminals is in play until it is over: its people come and go, and anyone
    who sits down there sees a hand.
    """
    if table.over:
        return None
    path = main_save(path)
    holder = holder_of(path)
    if holder is not None and not holder.is_own:
        return Held(path, holder)
    if table.remote is not None or present(path):
        return HeldRemotely(path, this_session(), all_of([seat.name for seat in table.seats]))
    return None
