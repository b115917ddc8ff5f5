"""Who has a save open: a note beside it tells, and a file lock guards every look at the note."""

from __future__ import annotations

import contextlib
import getpass
import json
import os
import secrets
import socket
import subprocess
import sys
from dataclasses import asdict, astuple, dataclass, fields
from pathlib import Path

from ..play.text import say
from . import wall_clock
from .disk import own, printable
from .guard import guarded


@dataclass(slots=True, frozen=True)
class Holder:
    """A session that has a save open; *born* tells its process from a later one of the same
    number.
    """

    pid: int
    born: str
    host: str
    user: str
    tty: str
    since: str
    token: str

    def __str__(self) -> str:
        told = {
            "user": self.user,
            "host": self.host,
            "since": self.since[11:16],
            "pid": str(self.pid),
        }
        return printable(
            say("held-by-at", tty=self.tty, **told) if self.tty else say("held-by", **told), 160
        )


class Held(Exception):
    """The save is open elsewhere; *holder* says by whom."""

    def __init__(self, path: Path, holder: Holder) -> None:
        super().__init__(path, holder)
        self.path, self.holder = path, holder

    def __str__(self) -> str:
        return say("held-open", name=printable(self.path.name), holder=str(self.holder))

    @property
    def mine(self) -> bool:
        """Whether this very process has it open."""
        me = myself()
        return (me.pid, me.born, me.host) == (self.holder.pid, self.holder.born, self.holder.host)


class HeldApart(Held):
    """The save is played at several terminals: one keyboard does not take it without asking."""

    def __init__(self, path: Path, holder: Holder, names: str) -> None:
        super().__init__(path, holder)
        self.names = names

    def __str__(self) -> str:
        return say("held-apart", name=printable(self.path.name), names=self.names)

    @property
    def mine(self) -> bool:
        return False


STAT = "/proc/{}/stat"
"""Where Linux tells of a process."""
DEAD = ("Z", "X")
"""The states of a process that runs no more."""


def born(pid: int) -> str:
    """When process *pid* began, in whatever form the system tells it; "" when there is no such
    process, or only what is left of one that was killed and whose end nobody has asked for yet.
    """
    try:
        os.kill(pid, 0)
    except (ProcessLookupError, OverflowError, ValueError):
        return ""
    except PermissionError:
        pass
    try:
        with open(STAT.format(pid), encoding="utf-8", errors="replace") as stat:
            told = stat.read().rpartition(")")[2].split()
        return "" if told[0] in DEAD else told[19]
    except (OSError, IndexError):
        pass
    try:
        ask = ["ps", "-o", "lstart=", "-p", str(pid)]
        same = {
            **os.environ,
            "LC_ALL": "C",
            "TZ": "UTC",
        }  # or two sessions would name one moment differently
        asked = subprocess.run(ask, env=same, capture_output=True, text=True, timeout=2)
        return asked.stdout.strip() or "unknown"
    except (OSError, subprocess.SubprocessError):
        return "unknown"


def myself() -> Holder:
    """This session."""
    try:
        user = getpass.getuser()
    except (KeyError, OSError):
        user = str(os.getuid())
    tty = ""
    for stream in (sys.__stdin__, sys.__stdout__, sys.__stderr__):
        with contextlib.suppress(OSError, ValueError, AttributeError):
            tty = tty or os.ttyname(stream.fileno())  # type: ignore[union-attr]
    return Holder(
        os.getpid(),
        born(os.getpid()),
        socket.gethostname(),
        user,
        tty,
        wall_clock.written(),
        secrets.token_hex(8),
    )


class Lock:
    """The right to write one save. Only one session has it; another may take it over, and the first
    finds out.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.note = path.with_name(path.name + ".holder")
        self.guard = path.with_name(path.name + ".lock")
        self.me = myself()

    def guarded(self) -> contextlib.AbstractContextManager[None]:
        """Keep other sessions from looking meanwhile. Raises OSError when the disk or another
        session is stuck.
        """
        return guarded(self.guard)

    def holder(self) -> Holder | None:
        """The session that has the save open, as its note says; None for none, or for a note nobody
        can read.
        """
        try:
            note = json.loads(self.note.read_bytes())
            held = Holder(**{f.name: note[f.name] for f in fields(Holder)})
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            return None
        sound = (
            type(held.pid) is int
            and held.pid > 0
            and all(isinstance(x, str) for x in astuple(held)[1:])
        )
        return held if sound else None

    def alive(self, held: Holder) -> bool:
        """Whether that session still runs; one on another host is believed to."""
        if held.host != self.me.host:
            return True
        now = born(held.pid)
        return now != "" and now == held.born

    def held_elsewhere(self) -> Holder | None:
        """The living session of another process that has the save open; None for none."""
        held = self.holder()
        if held is None or Held(self.path, held).mine or not self.alive(held):
            return None
        return held

    def take(self, *, over: bool = False) -> None:
        """Become the holder; *over* takes it from a living one. Raises Held, or OSError when the
        disk refuses.
        """
        with self.guarded():
            self.claim(over=over)

    def claim(self, *, over: bool = False) -> None:
        """Write the note; the guard is held."""
        held = self.holder()
        if held is not None and held.token != self.me.token and not over and self.alive(held):
            raise Held(self.path, held)
        if held is None or held.token != self.me.token:
            flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_NOFOLLOW
            try:
                with open(os.open(self.note, flags, 0o600), "w", encoding="utf-8") as note:
                    own(note.fileno(), self.note.parent)
                    json.dump(asdict(self.me), note)
            except OSError:  # half a note is nobody's
                with contextlib.suppress(OSError):
                    if held is None:
                        self.note.unlink()
                raise

    def taken_by(self) -> Holder | None:
        """The session that took the save over from this one."""
        held = self.holder()
        return None if held is None or held.token == self.me.token else held

    def release(self) -> None:
        """Give the save free; does nothing when somebody else has it, or the disk refuses."""
        with contextlib.suppress(OSError), self.guarded():
            held = self.holder()
            if held is not None and held.token == self.me.token:
                self.note.unlink(missing_ok=True)

    def forget(self) -> None:
        """Give free what never became a save, and leave nothing lying there."""
        self.release()
        with contextlib.suppress(OSError), self.guarded():
            if not self.path.exists() and self.holder() is None:
                self.guard.unlink()
