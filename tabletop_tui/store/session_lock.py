"""Which session has a save open, and how it is known that it lives: it keeps a small file that says
who it is, and has it locked. The system lets go of the lock when the process ends, however it ends,
so a file that can be locked is that of a dead session. One that stands still keeps its lock; its
file grows old.
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
from ..play.text import say
from . import wall_clock
from .atomic_files import TEMPORARY, apply_mode, create_exclusive, printable
from .file_lock import locked, still_named

NOTE, GUARD = ".holder", ".lock"  # behind the name of the save
LARGEST = 4_096  # bytes of a file of a session
OLDER, ROOT = {"born": ""}, "."
"""For programs that knew no such locks: they went by the moment at which a process was born, and
took any session of another host to live. A name that is written to its root is another one to them.
"""


@dataclass(slots=True, frozen=True)
class Holder:
    """A session that has a save open: who runs it, the *seats* it holds at a table with several
    terminals (none: it looks on), the moment of its last *key* in seconds of the host's clock, and
    for how many seconds it was *silent* (for ever: it is dead).
    """

    pid: int
    host: str
    user: str
    tty: str
    since: str
    token: str
    seats: tuple[int, ...] = ()
    key: float = 0.0
    silent: float = field(default=0.0, compare=False)

    def __str__(self) -> str:
        told = {
            "user": self.user,
            "host": self.host,
            "since": self.since[11:16],
            "pid": str(self.pid),
        }
        at = (
            self.tty if permissions().files else ""
        )  # a guest reads no path, not even of a terminal
        return printable(say("held-by-at", tty=at, **told) if at else say("held-by", **told), 160)

    def idle(self, now: float) -> float:
        """For how many seconds nobody has pressed a key there."""
        return max(0.0, now - self.key)

    @property
    def order(self) -> tuple[str, str]:
        """By which sessions came one after the other."""
        return self.since, self.token

    @property
    def is_alive(self) -> bool:
        """Whether it runs, although it may stand still."""
        return self.silent < math.inf

    @property
    def is_own(self) -> bool:
        """Whether it is a session of this very process."""
        return any(one.holder == self for one in _locked)


def this_session() -> Holder:
    """A new session of this process."""
    try:
        user = getpass.getuser()
    except (KeyError, OSError):
        user = str(os.getuid())
    tty = ""
    for stream in (sys.__stdin__, sys.__stdout__, sys.__stderr__):
        with contextlib.suppress(OSError, ValueError, AttributeError):
            tty = tty or os.ttyname(stream.fileno())  # type: ignore[union-attr]
    host, since, token = os.uname().nodename, wall_clock.written(), secrets.token_hex(8)
    return Holder(os.getpid(), host, user, tty, since, token, key=time.time())


class SessionFile:
    """The file of a session of this process; *says* is what it says, None while there is none."""

    def __init__(self, path: Path) -> None:
        self.path, self.fd = path, -1
        self.holder: Holder | None = None

    def write(self, me: Holder) -> None:
        """Write it. It has its name only when it is whole and locked: nobody reads half of it, or
        believes meanwhile that its session is dead. Raises OSError.
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
        """Whether it still has its name."""
        return self.fd >= 0 and still_named(self.path, self.fd)

    def remove(self) -> None:
        """The session is over: take the file away. Raises OSError."""
        try:
            if self.exists():
                self.path.unlink()
        finally:
            self.unlock()

    def unlock(self) -> None:
        """Let go of the lock."""
        _locked.discard(self)
        fd, self.fd, self.holder = self.fd, -1, None
        if fd >= 0:
            os.close(fd)


_locked: set[SessionFile] = set()


def unlock_all() -> None:
    """Let go of the locks of all sessions of this process."""
    for one in [*_locked]:
        one.unlock()


os.register_at_fork(after_in_child=unlock_all)  # or a fork would keep them when its parent is dead


def read_session(path: Path | str) -> Holder | None:
    """The session whose file it is; None for nonsense. One of another host, or of an older program,
    has no lock to be seen here, and is taken to live. Raises OSError.
    """
    with open(path, "rb") as file:
        data, free = file.read(LARGEST), False
        with contextlib.suppress(OSError):  # it is locked, or it cannot be known
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)  # two may ask at the same time
            free = True
        if free and not still_named(path, file.fileno()):  # it was written anew a moment ago
            return read_session(path)
        silent = time.time() - os.fstat(file.fileno()).st_mtime
    try:
        note = json.loads(data)
        pid, host = int(note["pid"]), str(note["host"]).removesuffix(ROOT)
        user, tty, since, token = (str(note[name]) for name in ("user", "tty", "since", "token"))
        seats, key = tuple(map(int, note.get("seats", ()))), float(note.get("key", 0))
        if free and note["born"] == "" and host == os.uname().nodename:
            silent = math.inf
        return Holder(pid, host, user, tty, since, token, seats, key, silent)
    except (ValueError, KeyError, TypeError, OverflowError, RecursionError):
        return None


# -- one keyboard ----------------------------------------------------------------------------------


class Held(Exception):
    """The save is open elsewhere; *holder* says by whom."""

    def __init__(self, path: Path, holder: Holder) -> None:
        super().__init__(path, holder)
        self.path, self.holder = path, holder

    def __str__(self) -> str:
        return say("held-open", name=printable(self.path.name), holder=str(self.holder))

    @property
    def is_own(self) -> bool:
        """Whether this very process has it open."""
        return self.holder.is_own


class HeldRemotely(Held):
    """The save is played at several terminals: one keyboard does not take it without asking."""

    def __init__(self, path: Path, holder: Holder, names: str) -> None:
        super().__init__(path, holder)
        self.names = names

    def __str__(self) -> str:
        return say("held-apart", name=printable(self.path.name), names=self.names)

    @property
    def is_own(self) -> bool:
        return False


def holder_of(path: Path) -> Holder | None:
    """The living session that has a save open; None for none, or for a note nobody can read."""
    try:
        held = read_session(f"{path}{NOTE}")
    except OSError:
        return None
    return held if held is not None and held.is_alive else None


class SessionLock:
    """The right to write one save. Only one session has it; another may take it over, and the first
    finds out.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.note = SessionFile(path.with_name(path.name + NOTE))
        self.guard = path.with_name(path.name + GUARD)
        self.me = this_session()

    def locked(self) -> contextlib.AbstractContextManager[None]:
        """Keep other sessions from looking meanwhile. Raises OSError when the disk or another
        session is stuck.
        """
        return locked(self.guard)

    def take(self, *, over: bool = False) -> None:
        """Become the holder; *over* takes it from a living one. Raises Held, or OSError when the
        disk refuses.
        """
        with self.locked():
            self.claim(over=over)

    def claim(self, *, over: bool = False) -> None:
        """Write the note; the guard is held."""
        held = holder_of(self.path)
        if held is not None and held.token == self.me.token:
            return
        if held is not None and not over:
            raise Held(self.path, held)
        self.note.write(self.me)

    def taken_by(self) -> Holder | None:
        """The living session that took the save over from this one."""
        held = holder_of(self.path)
        return None if held is None or held.token == self.me.token else held

    def release(self) -> None:
        """Give the save free; does nothing when somebody else has it, or the disk refuses."""
        with contextlib.suppress(OSError), self.locked():
            if self.taken_by() is None:
                self.note.remove()
        self.note.unlock()

    def discard(self) -> None:
        """Give free what never became a save, and leave nothing lying there."""
        self.release()
        with contextlib.suppress(OSError), self.locked():
            if not self.path.exists() and holder_of(self.path) is None:
                self.guard.unlink()
