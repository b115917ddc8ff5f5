"""Who is at a table with several terminals: each session keeps a file beside the save, and touches
it while it does not stand still. And whether others play the game of a file now, so that nobody's
hand is shown out of it.
"""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

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

FOLDER = ".here"  # behind the name of the save
STANDS_STILL = 3.0  # seconds without a sign, after which others think for the computer players
AWAY = 20.0  # seconds without one, after which nobody is believed to be there


def presence_folder(path: Path) -> Path:
    """Where the sessions at a save have their files."""
    return path.with_name(path.name + FOLDER)


class Presence:
    """This session's own sign at the table of a save. A disk that fails is no reason not to
    play.
    """

    def __init__(self, path: Path, seats: Iterable[int] = ()) -> None:
        self.path, self.me = path, replace(this_session(), seats=tuple(seats))
        self.file = SessionFile(presence_folder(path) / f"{self.me.token}.json")

    def sit(self, seats: Iterable[int]) -> None:
        """Hold these seats from now on."""
        self.me = replace(self.me, seats=tuple(seats))
        self.heartbeat()

    def key_pressed(self) -> None:
        """A key was pressed here."""
        self.me = replace(self.me, key=time.time())

    def heartbeat(self) -> None:
        """Call it about once a second: it says that this session does not stand still."""
        with contextlib.suppress(OSError):
            if self.file.holder != self.me or not self.file.exists():
                self.write()
            else:
                os.utime(self.file.fd)

    def taken_over(self) -> Holder | None:
        """The session that came later and holds a seat of this one."""
        return successor(self.me, present(self.path))

    def is_leader(self) -> bool:
        """Whether it is the first of those that have a seat, which nobody has taken over from them,
        and do not stand still.
        """
        sessions = present(self.path)
        awake = (x for x in sessions if x.seats and x.silent < STANDS_STILL)
        leader = next((x for x in awake if successor(x, sessions) is None), self.me)
        return leader.token == self.me.token

    def write(self) -> None:
        """Say who sits here, and when they pressed a key. Raises OSError."""
        folder = self.file.path.parent
        if not folder.is_dir():
            folder.mkdir(mode=0o700, exist_ok=True)
            if file_mode(folder.parent) == 0o660:
                folder.chmod(0o2770)
        self.file.write(self.me)

    def close(self) -> None:
        """This session leaves."""
        with contextlib.suppress(OSError):
            self.file.remove()
            self.file.path.parent.rmdir()  # only the last one succeeds


def successor(session: Holder, sessions: Iterable[Holder]) -> Holder | None:
    """The one of the sessions that came later than *session* and holds a seat of its."""
    for other in sessions:
        if set(other.seats) & set(session.seats) and other.order > session.order:
            return other
    return None


def present(path: Path) -> list[Holder]:
    """The sessions at the table of a save that live and have not stood still for long, those that
    came first first.
    """
    return sorted(_scan(path), key=lambda one: one.order)


def _scan(path: Path) -> Iterator[Holder]:
    """The same in any order. What shows no sign for a minute is taken away, as what the dead left
    is at once; whoever stood still for so long says again who it is.

    It is asked for all the time, so it makes no paths of the names: they keep each name in a table
    of all that were ever kept, and with a terminal for everybody each has its own copy of that.
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
    """The save that *path* belongs to: itself, whatever links lead to it, or of a backup the save
    that it is of.
    """
    path = real_path(path)
    return path.with_name(path.name.removesuffix(BACKUP))


def in_play(path: Path, table: Table) -> Held | None:
    """What tells that others play the game of *table*, which was read from *path*; None when nobody
    does, or it is over.

    A table of several terminals is in play until it is over: its people come and go, and whoever
    sits down there sees an own hand.
    """
    if table.over:
        return None
    path = main_save(path)
    holder = holder_of(path)
    if holder is not None and not holder.is_own:
        return Held(path, holder)
    if table.remote is not None or present(path):
        return HeldRemotely(path, this_session(), ", ".join(seat.name for seat in table.seats))
    return None
