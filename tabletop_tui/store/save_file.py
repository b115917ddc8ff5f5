"""The open save file of one table at one keyboard."""

from __future__ import annotations

import os
import pwd
import secrets
from pathlib import Path

from ..play.permissions import require
from ..play.remote.remote_seats import RemoteSeats
from ..play.storage import SingleTerminalStorage
from ..play.table import Table
from ..play.text import all_of, say
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
    """Return the inode and modification time of a file, or None if there is no file."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns


def is_original(path: Path) -> bool:
    """Return whether a save is continued in its own file. Examples, backups and saves of other
    accounts are copied.
    """
    return not is_example_or_backup(path) and owner_of(path) == ""


def is_example_or_backup(path: Path) -> bool:
    """Return whether the name is that of an example or a backup."""
    return path.name.startswith(EXAMPLE) or path.name.endswith(BACKUP)


def owner_of(path: Path) -> str:
    """Return the account that owns a file. "" for this account or if it cannot be determined."""
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
    """Return whether other sessions play the game that *path* is a backup of. False if that save
    cannot be read, as then the backup is all that is left.
    """
    try:
        return in_play(path, load(main_save(path)).table) is not None
    except SaveError:
        return False


class Lost(Exception):
    """Another session has the save now."""


class SaveFile(SingleTerminalStorage):
    """The open save file of one table. Saves after every action; a failing disk never stops the
    game.

    While the disk fails, :attr:`problem` says so in a sentence and the game goes on in memory. Once
    another session has taken the save over, :attr:`lost` says so and nothing is written any more.
    """

    def __init__(self, table: Table, path: Path, lock: SessionLock, note: str = "") -> None:
        self.table, self.path, self.lock, self.note = table, path, lock, note
        self.writer = SaveWriter(table)
        self.stamp: Stamp | None = None
        self.problem = self.lost = ""
        self.due = False

    @classmethod
    def create(cls, table: Table, path: Path, *, permitted: bool = False) -> SaveFile:
        """Save a new game. Guests begin one only if that is *permitted*: the rematch of a table
        that is over, or a table within the limits of a house. Raises FileExistsError, OSError if
        the folder is not writable, or Held.
        """
        if not permitted:
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
        """Open a saved game. Raises SaveError, Held or HeldRemotely (unless *take_over*), or
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
                names = all_of([seat.name for seat in loaded.table.seats])
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
        """Open a saved game, or a copy of an example, a backup or the save of another account.

        A copy gets new luck, because replaying from a backup would reveal the random outcome of the
        next action. A backup is not copied while others play its game, because the copy would show
        their hands. A table with several terminals stays one. Raises as :meth:`open` does.
        """
        path = real_path(path)
        if is_original(path):
            return cls.open(path, take_over=take_over)
        if backup_in_play(path):
            raise SaveError("backup-in-play", path.name)
        loaded = load(path)
        loaded.table.reseed(secrets.randbits(63))
        if loaded.table.remote is not None:  # open questions start again
            before = loaded.table.remote
            loaded.table.remote = RemoteSeats(
                before.free, patience=before.patience, open_to_all=before.open_to_all
            )
        save_file = cls.create(loaded.table, copy_path(path))
        if loaded.table.remote is not None:
            save_file.close()
            return cls.open(save_file.path, take_over=take_over)
        save_file.note = loaded.note
        if owner := owner_of(path):
            copied = say("save-file-copied", owner=owner, name=printable(save_file.path.name))
            save_file.note = f"{copied} {loaded.note}".rstrip()
        return save_file

    def write(self) -> None:
        """Write the save. Raises OSError, or Lost if another session has it now."""
        with self.lock.locked():
            if why := self.other_session():
                raise Lost(why)
            self.lock.claim()
            try:
                write_atomic(self.path, self.writer.text(wall_clock.timestamp()))
            finally:  # the file may be in place despite the error
                self.stamp = file_stamp(self.path) or self.stamp

    def other_session(self) -> str:
        """Return a sentence if another session has the save or has written the file, else ""."""
        gone_on = self.stamp is not None and file_stamp(self.path) not in (self.stamp, None)
        other = self.lock.taken_by()  # checked last: a session takes the lock before it writes
        if other is not None:
            return say("save-file-taken", holder=str(other))
        return say("save-file-gone-on") if gone_on else ""

    def save(self) -> str:
        """Write the table to disk. Call it after every action, before the screen shows it.

        Returns a message for the players when the state of the save changes, else "".
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
            self.problem = say("save-file-unsaved", why=describe_error(no))
            return "" if before else self.problem
        return say("save-file-saved-again") if before else ""

    def check_lost(self) -> str:
        """Return why nothing is written any more, if another session has the save, else "".

        Call it now and then, and close the table if it returns a sentence.
        """
        if not self.lost:
            self.lost = self.other_session()
        return self.lost

    def close(self) -> None:
        """Save once more if the last save failed or is due, and release the lock. May be called at
        any time, even in the middle of an action.
        """
        if (self.problem or self.due) and not self.table.changing:
            self.save()
        self.lock.release()


class ReadOnlySaveFile:
    """A spectator of a save that another session has open."""

    def __init__(self, path: Path) -> None:
        self.path = real_path(path)
        self.follower: Follower | None = None

    def poll(self) -> Loaded | None:
        """Return the game if it has changed since the last call, else None. It is always the same
        table. Raises SaveError.
        """
        follower = self.follower
        if follower is None:
            follower = self.follower = Follower(self.path)
        elif not follower.poll():
            if follower.problem or follower.lost:
                self.follower = None
                load(self.path)  # raises SaveError if the problem persists
            return None
        return Loaded(follower.table, follower.saved, follower.note)
