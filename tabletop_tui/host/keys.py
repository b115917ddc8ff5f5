"""The key by which friends know the host again; it is made once and kept in the data folder."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

import asyncssh

from ..engine import Complaint
from ..store.disk import printable
from ..store.shelf import make

NAME = "host_key"
OURS_ALONE = 0o600  # read and written by the owner of the account


def data_folder() -> Path:
    """Where the program keeps what is its own: $TABLETOP_HOME, else where the platform keeps data.

    Never a checkout, even where the saves lie in one: a private key is no part of it.
    """
    home = os.environ.get("TABLETOP_HOME")
    if home:
        return Path(home).expanduser()
    from platformdirs import user_data_path

    return user_data_path("tabletop-tui", appauthor=False)


def host_key(where: Path | None = None) -> asyncssh.SSHKey:
    """The key of this host, made when there is none yet. Raises OSError, or Complaint for a file
    that holds no key.
    """
    path = (where or data_folder()) / NAME
    make(path.parent)
    with contextlib.suppress(FileExistsError):
        create(path)
    fd = os.open(path, os.O_RDONLY | os.O_NOFOLLOW)
    with open(fd, "rb") as file:
        os.fchmod(fd, OURS_ALONE)  # whoever has widened it: nobody else need read it
        data = file.read()
    try:
        return asyncssh.import_private_key(data)
    except (asyncssh.KeyImportError, asyncssh.KeyEncryptionError, ValueError):
        raise Complaint("host-no-key", path=printable(str(path), 300)) from None


def create(path: Path) -> None:
    """Write a new key. Raises FileExistsError where there is one, and OSError."""
    if path.exists():
        raise FileExistsError(path)
    fresh = path.with_name(f"{NAME}.{os.getpid()}.tmp")
    fd = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW, OURS_ALONE)
    try:
        with open(fd, "wb") as file:
            key = asyncssh.generate_private_key("ssh-ed25519")
            file.write(key.export_private_key())
            file.flush()
            os.fsync(fd)
        os.link(fresh, path)  # whole or not at all, and never over another one
    finally:
        fresh.unlink()
