"""Atomic file writes: a new version replaces the old one at once, and the old one is kept as a
backup.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import unicodedata
from pathlib import Path

from ..cells import cut_characters

BACKUP = ".bak"
TEMPORARY = ".tmp"
PRIVATE, SHARED = 0o600, 0o660  # file modes: owner only, and owner and group
SMALL = 65_536
"""The maximum size in bytes of a file of settings, records or components: a hundred times what
people write.
"""


class SaveError(Exception):
    """A save cannot be played. Holds a message key with its facts, and the path of the *backup* if
    there is one.
    """

    def __init__(self, what: str, name: str = "", backup: Path | None = None, **facts: str) -> None:
        super().__init__(what)
        self.what, self.name, self.backup, self.facts = what, name, backup, facts

    def __str__(self) -> str:
        from ..play.text import say

        return say(self.what, name=printable(self.name) or say("save-nameless"), **self.facts)


def printable(text: str, most: int = 80) -> str:
    """Return *text* without control characters, escape codes and direction marks, cut to *most*
    characters.

    >>> printable("\\x1b[2Jhello", 8)
    '?[2Jhel…'
    """
    shown = "".join(
        "?" if unicodedata.category(sign)[0] == "C" or sign in "\u2028\u2029" else sign
        for sign in text
    )
    return shown if len(shown) <= most else cut_characters(shown, most - 1) + "…"


def backup_path(path: Path) -> Path:
    """Return the path of the backup of *path*.

    >>> backup_path(Path("evening.json")).name
    'evening.json.bak'
    """
    return path.with_name(path.name + BACKUP)


def file_mode(folder: Path) -> int:
    """Return the mode of files in a folder: owner only, or also the group if the folder is setgid
    (``chmod g+s``), which is how a table is shared.
    """
    try:
        return SHARED if folder.stat().st_mode & stat.S_ISGID else PRIVATE
    except OSError:
        return PRIVATE


def apply_mode(fd: int, folder: Path) -> None:
    """Set the mode of a file in *folder* if this account owns it."""
    found, mode = os.fstat(fd), file_mode(folder)
    if found.st_uid == os.geteuid() and stat.S_IMODE(found.st_mode) != mode:
        os.fchmod(fd, mode)


def open_file(path: Path | str) -> int:
    """Open a file to read it, and return its descriptor. Raises OSError, also for a folder, a
    device and a named pipe, whose reader would wait. A pipe without a name, which a shell gives a
    command, is opened.
    """
    fd = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    mode = os.fstat(fd).st_mode
    if stat.S_ISREG(mode):
        return fd
    if stat.S_ISFIFO(mode) and not os.path.lexists(os.path.realpath(path)):
        os.set_blocking(fd, True)
        return fd
    os.close(fd)
    code = errno.EISDIR if stat.S_ISDIR(mode) else errno.ESPIPE
    raise OSError(code, os.strerror(code))


def read_bytes(path: Path | str, most: int) -> bytes:
    """Return the first *most* bytes of a file. Raises OSError as :func:`open_file` does."""
    with open(open_file(path), "rb") as file:
        return file.read(most)


def write_atomic(path: Path, data: bytes) -> None:
    """Replace *path* by *data* (mode 0600, or 0660 in a shared folder), synced to disk, and keep
    the old version as a backup.

    Raises OSError, and then *path* is unchanged.
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
    """Create a file and open it for writing. A leftover of a killed session, which may belong to
    another account, is removed, never written to. Raises OSError.
    """
    with contextlib.suppress(FileNotFoundError, PermissionError):
        path.unlink()
    return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)


def keep_backup(path: Path) -> None:
    """Make the current version of *path* its backup. A failing disk costs the backup, never the
    save.
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
        spare.unlink(missing_ok=True)  # replacing a file by a hard link to itself does nothing


def sync_folder(folder: Path) -> None:
    """Sync a folder, which makes new names as durable as their files."""
    fd = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(fd)
    except OSError as no:
        if no.errno not in (errno.EINVAL, errno.ENOTSUP):  # not supported by the file system
            raise
    finally:
        os.close(fd)


def real_path(path: Path) -> Path:
    """Return the path with links resolved, so that all sessions use the same file."""
    return Path(os.path.realpath(path))


def is_in_removed_folder(name: object) -> bool:
    """Return whether a file name is relative to a working folder that was removed."""
    try:
        os.getcwd()
    except FileNotFoundError:
        return not isinstance(name, (str, os.PathLike)) or not os.path.isabs(name)
    return False


def describe_error(no: OSError, *, reading: bool = False) -> str:
    """Return what a disk error means to the player who writes, or reads, a file, as the end of a
    sentence.
    """
    from ..play.text import say

    if reading and no.errno in (errno.EACCES, errno.EPERM):
        return say("disk-refused-file")
    if no.errno == errno.ENOENT and is_in_removed_folder(no.filename):
        return say("disk-no-working-folder")
    found = {
        errno.ENOENT: "disk-no-file",
        errno.ELOOP: "disk-circle",
        errno.ENOTDIR: "disk-nowhere",
        errno.EISDIR: "disk-is-folder-here",
    }
    known = {
        errno.ESPIPE: "disk-pipe",
        errno.ENXIO: "disk-pipe",
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
    } | (found if reading else {})
    return say(known.get(no.errno or 0, (no.strerror or "disk-refused").lower()))
