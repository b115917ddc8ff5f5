"""Files that are never half written: a new version takes the place of the old one at once, and the
old one is kept.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import unicodedata
from pathlib import Path

BACKUP = ".bak"
TEMPORARY = ".tmp"
PRIVATE, SHARED = 0o600, 0o660  # modes of files: for their owner, and for the group of a folder
SMALL = 65_536
"""Bytes of a file of settings, records or own components: a hundred times what people write, and
whatever is larger is another kind of file.
"""


class SaveError(Exception):
    """Why a save cannot be played: a message with its facts; *backup* is the version before it,
    where there is one.
    """

    def __init__(self, what: str, name: str = "", backup: Path | None = None, **facts: str) -> None:
        super().__init__(what)
        self.what, self.name, self.backup, self.facts = what, name, backup, facts

    def __str__(self) -> str:
        from ..play.text import say

        return say(self.what, name=printable(self.name) or say("save-nameless"), **self.facts)


def printable(text: str, most: int = 80) -> str:
    """*text* without control characters, escape codes and direction marks, cut to *most*
    characters.

    >>> printable("\\x1b[2Jhello", 8)
    '?[2Jhel…'
    """
    shown = "".join(
        "?" if unicodedata.category(sign)[0] == "C" or sign in "\u2028\u2029" else sign
        for sign in text
    )
    return shown if len(shown) <= most else shown[: most - 1] + "…"


def backup_path(path: Path) -> Path:
    """Where the version before the present one of *path* is kept.

    >>> backup_path(Path("evening.json")).name
    'evening.json.bak'
    """
    return path.with_name(path.name + BACKUP)


def file_mode(folder: Path) -> int:
    """Who may read and write the files of a folder: the owner alone, and the group as well where
    the folder hands its group on (``chmod g+s``), which is how a table is shared.
    """
    try:
        return SHARED if folder.stat().st_mode & stat.S_ISGID else PRIVATE
    except OSError:
        return PRIVATE


def apply_mode(fd: int, folder: Path) -> None:
    """Give a file of *folder* that mode; one of another account has it already."""
    found, mode = os.fstat(fd), file_mode(folder)
    if found.st_uid == os.geteuid() and stat.S_IMODE(found.st_mode) != mode:
        os.fchmod(fd, mode)


def write_atomic(path: Path, data: bytes) -> None:
    """Put *data* into *path* (mode 0600, or 0660 in a shared folder) so that it is on the disk when
    this returns; keep the version before it.

    Raises OSError, and then *path* is as it was.
    """
    fresh = path.with_name(path.name + TEMPORARY)
    fd = create_exclusive(fresh)
    try:
        try:
            os.fchmod(fd, file_mode(path.parent))
            left = memoryview(data)
            while left:
                left = left[os.write(fd, left) :]
            os.fsync(fd)
        finally:
            os.close(fd)
        keep_backup(path)
        os.replace(fresh, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(fresh)
        raise
    sync_folder(path.parent)


def create_exclusive(path: Path) -> int:
    """Make a file and open it. What a killed session left there may belong to another account: it
    is taken away, not written into. Raises OSError.
    """
    with contextlib.suppress(FileNotFoundError, PermissionError):
        path.unlink()
    return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)


def keep_backup(path: Path) -> None:
    """Make the present version of *path* its backup; a disk that cannot do it costs the backup,
    never the save.
    """
    backup = backup_path(path)
    spare = backup.with_name(backup.name + TEMPORARY)
    with contextlib.suppress(OSError):
        spare.unlink(missing_ok=True)
        try:
            os.link(path, spare)
        except FileNotFoundError:
            return
        except OSError:  # a file system without hard links
            spare.write_bytes(path.read_bytes())
            spare.chmod(file_mode(path.parent))
        os.replace(spare, backup)
        spare.unlink(missing_ok=True)  # replacing a file by another name of itself does nothing


def sync_folder(folder: Path) -> None:
    """Make the names in *folder* as durable as the files."""
    fd = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(fd)
    except OSError as no:
        if no.errno not in (errno.EINVAL, errno.ENOTSUP):  # a file system that has no such thing
            raise
    finally:
        os.close(fd)


def real_path(path: Path) -> Path:
    """The file itself where *path* is a link to it, so that all sessions mean the same one."""
    return Path(os.path.realpath(path))


def describe_error(no: OSError, *, reading: bool = False) -> str:
    """What an error of the disk means to a player who writes a file, or reads it, as the end of a
    sentence.
    """
    from ..play.text import say

    if reading and no.errno in (errno.EACCES, errno.EPERM):
        return say("disk-refused-file")
    if reading and no.errno == errno.ENOENT:
        return say("disk-no-file")
    known = {
        errno.ENOSPC: "disk-full",
        errno.EDQUOT: "disk-quota",
        errno.EFBIG: "disk-limit",
        errno.EROFS: "disk-read-only",
        errno.EACCES: "disk-refused-folder",
        errno.EPERM: "disk-refused-folder",
        errno.ENOENT: "disk-no-folder",
        errno.ENOTDIR: "disk-no-folder",
        errno.EIO: "disk-silent",
        errno.ENAMETOOLONG: "disk-long-name",
        errno.EISDIR: "disk-is-folder",
        errno.ELOOP: "disk-link",
        errno.EEXIST: "disk-stands",
    }
    return say(known.get(no.errno or 0, (no.strerror or "disk-refused").lower()))
