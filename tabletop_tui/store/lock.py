"""Who has a save open: a note beside it tells, and a file lock guards every change of the note."""

from __future__ import annotations

import contextlib
from pathlib import Path

from ..play.text import say
from .disk import printable
from .guard import guarded
from .session_file import Holder, SessionFile, look, myself

NOTE, GUARD = ".holder", ".lock"  # behind the name of the save


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
        return self.holder.mine


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


def holder_of(path: Path) -> Holder | None:
    """The living session that has a save open; None for none, or for a note nobody can read."""
    try:
        held = look(f"{path}{NOTE}")
    except OSError:
        return None
    return held if held is not None and held.lives else None


class Lock:
    """The right to write one save. Only one session has it; another may take it over, and the first
    finds out.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.note = SessionFile(path.with_name(path.name + NOTE))
        self.guard = path.with_name(path.name + GUARD)
        self.me = myself()

    def guarded(self) -> contextlib.AbstractContextManager[None]:
        """Keep other sessions from looking meanwhile. Raises OSError when the disk or another
        session is stuck.
        """
        return guarded(self.guard)

    def take(self, *, over: bool = False) -> None:
        """Become the holder; *over* takes it from a living one. Raises Held, or OSError when the
        disk refuses.
        """
        with self.guarded():
            self.claim(over=over)

    def claim(self, *, over: bool = False) -> None:
        """Write the note; the guard is held."""
        held = holder_of(self.path)
        if held is not None and held.token == self.me.token:
            return
        if held is not None and not over:
            raise Held(self.path, held)
        self.note.put(self.me)

    def taken_by(self) -> Holder | None:
        """The living session that took the save over from this one."""
        held = holder_of(self.path)
        return None if held is None or held.token == self.me.token else held

    def release(self) -> None:
        """Give the save free; does nothing when somebody else has it, or the disk refuses."""
        with contextlib.suppress(OSError), self.guarded():
            if self.taken_by() is None:
                self.note.leave()
        self.note.let_go()

    def forget(self) -> None:
        """Give free what never became a save, and leave nothing lying there."""
        self.release()
        with contextlib.suppress(OSError), self.guarded():
            if not self.path.exists() and holder_of(self.path) is None:
                self.guard.unlink()
