"""What the user of this process may do besides playing: everything for the owner of the account,
nothing for a guest.

There is one value per process. It can be restricted but not extended. Menus, keys, the palette,
plain mode and commands ask :func:`is_allowed`, and the store checks again with :func:`require`.
"""

from __future__ import annotations

import errno
from collections.abc import Mapping
from dataclasses import astuple

from ..engine.fast_dataclass import dataclass


@dataclass(slots=True, frozen=True)
class Permissions:
    """What is allowed.

    *files*: name files, write beside the saves, and show paths. *settings*: save choices, for the
    account or for the guest who plays here. *tables*: start games other than a rematch, branch
    off, and open tables other than the one that was offered. *commands*: run programs.
    """

    files: bool = True
    settings: bool = True
    tables: bool = True
    commands: bool = True

    def is_subset_of(self, other: Permissions) -> bool:
        """Return whether this is a subset of *other*."""
        return all(
            theirs or not mine for mine, theirs in zip(astuple(self), astuple(other), strict=True)
        )


OWNER = Permissions()
GUEST = Permissions(files=False, settings=False, tables=False, commands=False)
NAMED_GUEST = Permissions(files=False, tables=False, commands=False)
"""A guest whose name has settings of its own, which are not those of the account."""

REQUIRED: Mapping[str, str] = {
    # writes files or shows paths
    "export": "files",
    "final-export": "files",
    "save": "files",
    # belongs to the account, or to a guest's name
    "settings": "settings",
    "hall-settings": "settings",
    # leads away from the table
    "new": "tables",
    "practice": "tables",
    "learn": "tables",
    "home": "tables",
    "play_on": "tables",
    "replay-play-on": "tables",
}
"""The permission that a command requires, by its name in a menu, the palette, a key table or plain
mode. Commands that are not listed stay at the table and need none.
"""

_current = [OWNER]


def permissions() -> Permissions:
    """Return the permissions of this process."""
    return _current[0]


def restrict_to(other: Permissions) -> None:
    """Reduce the permissions of this process. Raises ValueError if that would add one."""
    if not other.is_subset_of(permissions()):
        raise ValueError("rights")
    _current[0] = other


def is_allowed(command: str) -> bool:
    """Return whether a command is allowed here."""
    return command not in REQUIRED or bool(getattr(permissions(), REQUIRED[command]))


def require(what: str) -> None:
    """Raise PermissionError unless the permission named *what* is held. The store calls this
    last.
    """
    if not getattr(permissions(), what):
        raise PermissionError(errno.EPERM, "disk-guest")
