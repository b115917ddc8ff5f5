"""The open save of one table: written after every action, and never the reason why a game stops."""

from __future__ import annotations

import os
import pwd
import secrets
from pathlib import Path

from ..play.permissions import require
from ..play.remote.remote_seats import RemoteSeats
from ..play.storage import SingleTerminalStorage
from ..play.table import Table
from ..play.text import say
from . import wall_clock
from .atomic_files import BACKUP, SaveError, describe_error, printable, real_path, write_atomic
from .follower import Follower
from .load import Loaded, load
from .presence import in_play, main_save
from .save import SaveWriter
from .save_folder import EXAMPLE, copy_path, make_folder
from .session_lock import HeldRemotely, SessionLock

Stamp = tuple[int, int]


def file_stamp(path: Path) -> Stamp | None:
    """What tells one version of a file from every other; None when there is no file."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns


def is_original(path: Path) -> bool:
    """Whether a save is played on in its own file; of an example, a backup or the save of another
    account it is a copy.
    """
    return not is_example_or_backup(path) and owner_of(path) == ""


def is_example_or_backup(path: Path) -> bool:
    """Whether it is an example or a backup, going by its name."""
    return path.name.startswith(EXAMPLE) or path.name.endswith(BACKUP)


def owner_of(path: Path) -> str:
    """The account whose file it is, "" for one's own, or where that cannot be known."""
    try:
        uid = path.stat().st_uid
    except OSError:
        return ""
    if uid == os.geteuid():
        return ""
    try:
        return pwd.getpwuid(uid).pw_name
    except KeyError:
        return str(uid)


def backup_in_play(path: Path) -> bool:
    """Whether others play the game that *path* is a backup of; False for one that cannot be read,
    as the backup is what is left of it.
    """
    try:
        return in_play(path, load(main_save(path)).table) is not None
    except SaveError:
        return False


class Lost(Exception):
    """Another session has the save now."""


class SaveFile(SingleTerminalStorage):
    """Keeps one table on the disk.

    While the disk fails, :attr:`problem` says so in a sentence and the game goes on in memory. When
    another session has taken the save over, :attr:`lost` says so, and nothing is written any more.
    """

    def __init__(self, table: Table, path: Path, lock: SessionLock, note: str = "") -> None:
        self.table, self.path, self.lock, self.note = table, path, lock, note
        self.writer = SaveWriter(table)
        self.stamp: Stamp | None = None
        self.problem = self.lost = ""
        self.due = False

    @classmethod
    def create(cls, table: Table, path: Path) -> SaveFile:
        """Save a new game. Raises FileExistsError, OSError when the folder cannot be written to, or
        Held.
        """
        require("tables")
        path = real_path(path)
        make_folder(path.parent)
        lock = SessionLock(path)
        try:
            lock.take()
            if path.exists():
                raise FileExistsError(path.name)
            save_file = cls(table, path, lock)
            save_file.write()
        except BaseException:
            lock.discard()
            raise
        return save_file

    @classmethod
    def open(cls, path: Path, *, take_over: bool = False) -> SaveFile:
        """Go on with a saved game. Raises SaveError, Held or HeldRemotely (unless *take_over*), or
        OSError for a read-only folder.
        """
        path = real_path(path)
        if not path.is_file():
            load(path)
        lock = SessionLock(path)
        lock.take(over=take_over)
        try:
            loaded = load(path)
            if loaded.table.remote is not None and not take_over:
                names = ", ".join(seat.name for seat in loaded.table.seats)
                raise HeldRemotely(path, lock.me, names)
            loaded.table.remote = None
        except BaseException:
            lock.release()
            raise
        save_file = cls(loaded.table, path, lock, loaded.note)
        save_file.stamp, save_file.due = file_stamp(path), True
        return save_file

    @classmethod
    def resume(cls, path: Path, *, take_over: bool = False) -> SaveFile:
        """Go on with a saved game, or with a copy of an example, a backup or the save of another
        account.

        A copy has luck of its own, or a game one action back would foretell what that action
        brought. Nothing is copied while others play the game of a backup, or the copy would show
        their hands; that of a table with several terminals stays one. Raises as :meth:`open` does.
        """
        path = real_path(path)
        if is_original(path):
            return cls.open(path, take_over=take_over)
        if backup_in_play(path):
            raise SaveError("backup-in-play", path.name)
        loaded = load(path)
        loaded.table.reseed(secrets.randbits(63))
        if loaded.table.remote is not None:  # whatever was asked there is asked anew
            loaded.table.remote = RemoteSeats(
                loaded.table.remote.free, patience=loaded.table.remote.patience
            )
        save_file = cls.create(loaded.table, copy_path(path))
        if loaded.table.remote is not None:
            save_file.close()
            return cls.open(save_file.path, take_over=take_over)
        save_file.note = loaded.note
        if owner := owner_of(path):
            told = say("keeper-copied", owner=owner, name=printable(save_file.path.name))
            save_file.note = f"{told} {loaded.note}".rstrip()
        return save_file

    def write(self) -> None:
        """Write the save. Raises OSError, or Lost when it belongs to another session now."""
        with self.lock.locked():
            if why := self.other_session():
                raise Lost(why)
            self.lock.claim()
            try:
                write_atomic(self.path, self.writer.text(wall_clock.written()))
            finally:  # it may be in its place although the disk complains
                self.stamp = file_stamp(self.path) or self.stamp

    def other_session(self) -> str:
        """A sentence when the note or the file is another session's, else ""."""
        gone_on = self.stamp is not None and file_stamp(self.path) not in (self.stamp, None)
        other = self.lock.taken_by()  # looked at last: whoever takes over says so before writing
        if other is not None:
            return say("keeper-taken", holder=str(other))
        return say("keeper-gone-on") if gone_on else ""

    def save(self) -> str:
        """Put the table on the disk; call it after every accepted action, before the screen shows
        it.

        Gives the sentence to tell the players when something has changed for them, else "".
        """
        if self.lost:
            return self.lost
        before, self.problem, self.due = self.problem, "", False
        try:
            self.path.parent.mkdir(mode=0o700, exist_ok=True)
            self.write()
        except Lost as no:
            self.lost = str(no)
            return self.lost
        except OSError as no:
            self.problem = say("keeper-unsaved", why=describe_error(no))
            return "" if before else self.problem
        return say("keeper-saved-again") if before else ""

    def check_lost(self) -> str:
        """Why nothing is written any more: a sentence when another session has the save, else "".

        Look now and then, tell it, and leave.
        """
        if not self.lost:
            self.lost = self.other_session()
        return self.lost

    def close(self) -> None:
        """Save once more if the last time failed or is still due, and give the save free; may be
        called in the middle of anything.
        """
        if (self.problem or self.due) and not self.table.changing:
            self.save()
        self.lock.release()


class ReadOnlySaveFile:
    """Looks on at a save that another session has open."""

    def __init__(self, path: Path) -> None:
        self.path = real_path(path)
        self.follower: Follower | None = None

    def poll(self) -> Loaded | None:
        """The game when it has changed since the last look, else None: the same table, gone on.
        Raises SaveError.
        """
        follower = self.follower
        if follower is None:
            follower = self.follower = Follower(self.path)
        elif not follower.poll():
            if follower.problem or follower.lost:
                self.follower = None
                load(self.path)  # says what is wrong, if it still is
            return None
        return Loaded(follower.table, follower.saved, follower.note)
