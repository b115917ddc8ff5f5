"""The host key, by which ssh clients recognize the server; kept in the data folder."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

import asyncssh

from ..engine import Complaint
from ..store.atomic_files import printable
from ..store.house.data_folder import data_folder
from ..store.save_folder import make_folder

FILE_NAME = "host_key"
OWNER_ONLY = 0o600  # file mode


def load_host_key(folder: Path | None = None) -> asyncssh.SSHKey:
    """Load the host key, generating it the first time. Raises OSError, or Complaint for a file that
    contains no key.
    """
    path = (folder or data_folder()) / FILE_NAME
    make_folder(path.parent)
    with contextlib.suppress(FileExistsError):
        generate_host_key(path)
    fd = os.open(path, os.O_RDONLY | os.O_NOFOLLOW)
    with open(fd, "rb") as file:
        os.fchmod(fd, OWNER_ONLY)  # restores a mode that was widened
        data = file.read()
    try:
        return asyncssh.import_private_key(data)
    except (asyncssh.KeyImportError, asyncssh.KeyEncryptionError, ValueError):
        raise Complaint("host-no-key", path=printable(str(path), 300)) from None


def generate_host_key(path: Path) -> None:
    """Write a new key. Raises FileExistsError if the file exists, and OSError."""
    if path.exists():
        raise FileExistsError(path)
    temporary = path.with_name(f"{FILE_NAME}.{os.getpid()}.tmp")
    fd = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW, OWNER_ONLY)
    try:
        with open(fd, "wb") as file:
            key = asyncssh.generate_private_key("ssh-ed25519")
            file.write(key.export_private_key())
            file.flush()
            os.fsync(fd)
        os.link(temporary, path)  # atomic, and fails if another process was first
    finally:
        temporary.unlink()
