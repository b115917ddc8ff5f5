"""A file lock: one session at a time works on the files beside a save."""

from __future__ import annotations

import contextlib
import errno
import fcntl
import os
import time
from collections.abc import Iterator
from pathlib import Path

from .atomic_files import apply_mode

PATIENCE = 5.0  # seconds to wait for another session
PAUSE = 0.002  # seconds between two tries; an action holds the lock for a few ms
TAKEN = (errno.EAGAIN, errno.EWOULDBLOCK, errno.EACCES)  # another session has the lock
MISSING = (errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOLCK, errno.EINVAL)


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock of the file *path*, which is created with the mode of the save and stays.

    Raises OSError: EBUSY if another session does not release it in time, ENOLCK on a disk without
    file locks, or any error of the disk.
    """
    until = time.monotonic() + PATIENCE
    while (fd := try_lock(path)) is None:
        if time.monotonic() > until:
            raise OSError(errno.EBUSY, "disk-held")
        time.sleep(PAUSE)
    try:
        yield
    finally:
        os.close(fd)  # releases the lock


def try_lock(path: Path) -> int | None:
    """Return the open, locked file, or None if another session has the lock. Raises OSError as
    :func:`locked`.
    """
    flags = os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW
    try:
        fd = os.open(path, flags, 0o600)
    except FileNotFoundError:
        if path.parent.is_dir():  # such as /proc, where no file can be created
            raise OSError(errno.EACCES, "disk-refused-folder") from None
        raise
    try:
        apply_mode(fd, path.parent)
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        if still_named(path, fd):
            return fd
    except OSError as no:
        if no.errno in MISSING:
            os.close(fd)
            with contextlib.suppress(OSError):  # no session can play here, so leave no file
                path.unlink()
            raise OSError(errno.ENOLCK, "disk-no-locks") from None
        if no.errno not in TAKEN:
            os.close(fd)
            raise
    except BaseException:
        os.close(fd)
        raise
    os.close(fd)
    return None


def still_named(path: Path | str, fd: int) -> bool:
    """Return whether *path* still names the locked file. If another session has removed it, the
    lock protects nothing.
    """
    try:
        return os.path.samestat(os.stat(path), os.fstat(fd))
    except FileNotFoundError:
        return False
