"""The lock of a save: which session has it open, and whether that session is alive.

A session keeps a small locked file that says who it is. The system releases the lock when the
process ends in any way, so a file that can be locked is that of a dead session. A stopped process
keeps its lock, but its file gets old.
"""

from __future__ import annotations

import contextlib
import fcntl
import getpass
import json
import math
import os
import secrets
import sys
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path

from ..play.permissions import permissions
from ..play.text import say, time_of_day
from . import wall_clock
from .atomic_files import TEMPORARY, apply_mode, create_exclusive, open_file, printable
from .file_lock import locked, still_named

NOTE, GUARD = ".holder", ".lock"  # appended to the name of the save
LARGEST = 4_096  # maximum bytes of a session file
OLDER, ROOT = {"born": ""}, "."
"""For older versions without these locks. They compare the start time of the process, and count any
session of another host as alive. A host name with a trailing dot is another host to them.
"""


@dataclass(slots=True, frozen=True)
class Holder:
    """A session that has a save open: who runs it, the *seats* it holds at a table with several
    terminals (none for a spectator), the time of its last *key* in seconds of the host's clock, the
    *name* of a person without a seat, and the seconds since its last heartbeat (*silent*, infinite
    for a dead session).
    """

    pid: int
    host: str
    user: str
    tty: str
    since: str
    token: str
    seats: tuple[int, ...] = ()
    key: float = 0.0
    name: str = ""
    silent: float = field(default=0.0, compare=False)

    def __str__(self) -> str:
        facts = {
            "user": self.user,
            "host": self.host,
            "since": self.since_time,
            "pid": str(self.pid),
        }
        # guests are shown no paths, not even of a terminal
        at = self.tty if permissions().files else ""
        return printable(say("held-by-at", tty=at, **facts) if at else say("held-by", **facts), 160)

    @property
    def since_time(self) -> str:
        """The time of day when it began, as the reader's clock shows it."""
        try:
            return time_of_day(wall_clock.parse_time(self.since))
        except (ValueError, OverflowError, OSError):
            return self.since[11:16]

    def idle(self, now: float) -> float:
        """Return the seconds since the last key press."""
        return max(0.0, now - self.key)

    @property
    def order(self) -> tuple[str, str]:
        """A sort key: the earliest session first."""
        return self.since, self.token

    @property
    def is_alive(self) -> bool:
        """True if its process exists, even if it is stopped."""
        return self.silent < math.inf

    @property
    def is_own(self) -> bool:
        """True for a session of this process."""
        return any(one.holder == self for one in _locked)


def this_session() -> Holder:
    """Return a new session of this process."""
    try:
        user = getpass.getuser()
    except (KeyError, OSError):
        user = str(os.getuid())
    tty = ""
    for stream in (sys.__stdin__, sys.__stdout__, sys.__stderr__):
        with contextlib.suppress(OSError, ValueError, AttributeError):
            tty = tty or os.ttyname(stream.fileno())  # type: ignore[union-attr]
    host, since, token = os.uname().nodename, wall_clock.exact_timestamp(), secrets.token_hex(8)
    return Holder(os.getpid(), host, user, tty, since, token, key=time.time())


class SessionFile:
    """The locked file of a session of this process. *holder* is its content, None while there is no
    file.
    """

    def __init__(self, path: Path) -> None:
        self.path, self.fd = path, -1
        self.holder: Holder | None = None

    def write(self, me: Holder) -> None:
        """Write the file. It gets its name only when it is complete and locked, so that no other
        session reads half of it or takes this one for dead. Raises OSError.
        """
        fresh = self.path.with_name(self.path.name + TEMPORARY)
        note = {**asdict(me), "host": me.host + ROOT, **OLDER}
        del note["silent"]
        fd = create_exclusive(fresh)
        try:
            apply_mode(fd, self.path.parent)
            fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
            with open(fd, "w", encoding="utf-8", closefd=False) as file:
                json.dump(note, file)
            os.replace(fresh, self.path)
        except BaseException:
            os.close(fd)
            with contextlib.suppress(OSError):
                fresh.unlink()
            raise
        self.unlock()
        self.holder, self.fd = me, fd
        _locked.add(self)

    def exists(self) -> bool:
        """Return whether the file still has its name."""
        return self.fd >= 0 and still_named(self.path, self.fd)

    def remove(self) -> None:
        """Remove the file at the end of the session. Raises OSError."""
        try:
            if self.exists():
                self.path.unlink()
        finally:
            self.unlock()

    def unlock(self) -> None:
        """Release the lock."""
        _locked.discard(self)
        fd, self.fd, self.holder = self.fd, -1, None
        if fd >= 0:
            os.close(fd)


_locked: set[SessionFile] = set()


def unlock_all() -> None:
    """Release the locks of all sessions of this process."""
    for one in [*_locked]:
        one.unlock()


os.register_at_fork(after_in_child=unlock_all)  # or a child would keep them alive


def read_session(path: Path | str) -> Holder | None:
    """Return the session of a file, or None for an invalid one. A session of another host or an
    older program has no visible lock and is taken to be alive. Raises OSError.
    """
    with open(open_file(path), "rb") as file:
        data, free = file.read(LARGEST), False
        with contextlib.suppress(OSError):  # it is locked, or locks do not work
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)  # shared: two sessions may ask at once
            free = True
        if free and not still_named(path, file.fileno()):  # it has just been replaced
            return read_session(path)
        silent = time.time() - os.fstat(file.fileno()).st_mtime
    try:
        note = json.loads(data)
        pid, host = int(note["pid"]), str(note["host"]).removesuffix(ROOT)
        user, tty, since, token = (str(note[name]) for name in ("user", "tty", "since", "token"))
        seats, key = tuple(map(int, note.get("seats", ()))), float(note.get("key", 0))
        name = str(note.get("name", ""))
        if free and note["born"] == "" and host == os.uname().nodename:
            silent = math.inf
        return Holder(pid, host, user, tty, since, token, seats, key, name, silent)
    except (ValueError, KeyError, TypeError, OverflowError, RecursionError):
        return None


# -- one keyboard ----------------------------------------------------------------------------------


class Held(Exception):
    """The save is open in another session, the *holder*."""

    def __init__(self, path: Path, holder: Holder) -> None:
        super().__init__(path, holder)
        self.path, self.holder = path, holder

    def __str__(self) -> str:
        return say("held-open", name=printable(self.path.name), holder=str(self.holder))

    @property
    def is_own(self) -> bool:
        """True if this process has it open."""
        return self.holder.is_own


class HeldRemotely(Held):
    """The save is played at several terminals, so one keyboard must ask before it takes it."""

    def __init__(self, path: Path, holder: Holder, names: str) -> None:
        super().__init__(path, holder)
        self.names = names

    def __str__(self) -> str:
        return say("held-apart", name=printable(self.path.name), names=self.names)

    @property
    def is_own(self) -> bool:
        return False


def holder_of(path: Path) -> Holder | None:
    """Return the live session that has a save open. None if there is none or its
    session file is invalid.
    """
    try:
        held = read_session(f"{path}{NOTE}")
    except OSError:
        return None
    return held if held is not None and held.is_alive else None


class SessionLock:
    """The right to write one save. Only one session has it. Another may take it over, which the
    first one notices.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.note = SessionFile(path.with_name(path.name + NOTE))
        self.guard = path.with_name(path.name + GUARD)
        self.me = this_session()

    def locked(self) -> contextlib.AbstractContextManager[None]:
        """Lock out other sessions while the save is changed. Raises OSError if the disk or another
        session is stuck.
        """
        return locked(self.guard)

    def take(self, *, over: bool = False) -> None:
        """Become the holder. *over* takes the lock from a live session. Raises Held, or OSError."""
        with self.locked():
            self.claim(over=over)

    def claim(self, *, over: bool = False) -> None:
        """Write the session file, unless this session holds the save already. Raises Held, or
        OSError. The lock of the save must be held.
        """
        held = holder_of(self.path)
        if held is not None and held.token == self.me.token:
            return
        if held is not None and not over:
            raise Held(self.path, held)
        self.note.write(self.me)

    def taken_by(self) -> Holder | None:
        """Return the live session that took the save over from this one, or None."""
        held = holder_of(self.path)
        return None if held is None or held.token == self.me.token else held

    def release(self) -> None:
        """Release the save. Does nothing if another session has it or the disk fails."""
        with contextlib.suppress(OSError), self.locked():
            if self.taken_by() is None:
                self.note.remove()
        self.note.unlock()

    def discard(self) -> None:
        """Release a lock whose save was never written, and remove its files."""
        self.release()
        with contextlib.suppress(OSError), self.locked():
            if not self.path.exists() and holder_of(self.path) is None:
                self.guard.unlink()
