"""A file lock: one session at a time looks at what lies beside a save."""

from __future__ import annotations

import contextlib
import errno
import fcntl
import os
import time
from collections.abc import Iterator
from pathlib import Path

from .atomic_files import apply_mode

PATIENCE = 5.0  # seconds to wait for another session's look
PAUSE = 0.002  # seconds between two tries; an action of another session holds it for a few ms
TAKEN = (errno.EAGAIN, errno.EWOULDBLOCK, errno.EACCES)  # what flock says while another has it
MISSING = (errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOLCK, errno.EINVAL)


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock of the file *path*, which is made for those who may write the save, and stays.

    Raises OSError: EBUSY when another session does not let go of it, ENOLCK on a disk without file
    locks, else what the disk says.
    """
    until = time.monotonic() + PATIENCE
    while (fd := try_lock(path)) is None:
        if time.monotonic() > until:
            raise OSError(errno.EBUSY, "disk-held")
        time.sleep(PAUSE)
    try:
        yield
    finally:
        os.close(fd)  # gives the lock free


def try_lock(path: Path) -> int | None:
    """The open file, locked; None when another session has it. Raises OSError as above."""
    flags = os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW
    try:
        fd = os.open(path, flags, 0o600)
    except FileNotFoundError:
        if path.parent.is_dir():  # such as /proc, where nobody can make a file
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
            with contextlib.suppress(OSError):  # nobody plays here, so nothing is left lying here
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
    """Whether the file that was locked still has that name: another session may have taken it away
    meanwhile, and a lock without a name guards nothing.
    """
    try:
        return os.path.samestat(os.stat(path), os.fstat(fd))
    except FileNotFoundError:
        return False
