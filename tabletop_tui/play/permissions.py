"""What whoever sits at this terminal may do besides playing: everything, or as a guest nothing.

One value for the life of the process, which can be given away and not taken back. Every door asks
it: menus, keys, the palette, plain mode, commands; and behind them the store asks once more.
"""

from __future__ import annotations

import errno
from collections.abc import Mapping
from dataclasses import astuple

from ..engine.fast_dataclass import dataclass


@dataclass(slots=True, frozen=True)
class Permissions:
    """*files*: files may be named, written beside the saves, and be told where they lie.
    *settings*: what is chosen is kept for the account. *tables*: games may be begun, branched off,
    and looked for beside the one that was offered. *commands*: a program may be started.
    """

    files: bool = True
    settings: bool = True
    tables: bool = True
    commands: bool = True

    def is_subset_of(self, other: Permissions) -> bool:
        """Whether *other* may do all of this."""
        return all(
            theirs or not mine for mine, theirs in zip(astuple(self), astuple(other), strict=True)
        )


OWNER = Permissions()
GUEST = Permissions(files=False, settings=False, tables=False, commands=False)

REQUIRED: Mapping[str, str] = {
    # what is written, or tells where something lies
    "export": "files",
    "final-export": "files",
    "save": "files",
    # what is the account's
    "settings": "settings",
    # what leads away from the table
    "new": "tables",
    "practice": "tables",
    "learn": "tables",
    "home": "tables",
    "rematch": "tables",
    "final-rematch": "tables",
    "play_on": "tables",
    "replay-play-on": "tables",
}
"""What a door needs, by its name in a menu, the palette, a table of keys or plain mode. A door that
is not here leads nowhere but to the table.
"""

_current = [OWNER]


def permissions() -> Permissions:
    """What may be done here."""
    return _current[0]


def restrict_to(other: Permissions) -> None:
    """Have no more than these rights from now on. Raises ValueError for one that is not had."""
    if not other.is_subset_of(permissions()):
        raise ValueError("rights")
    _current[0] = other


def is_allowed(door: str) -> bool:
    """Whether a door is open here."""
    return door not in REQUIRED or bool(getattr(permissions(), REQUIRED[door]))


def require(what: str) -> None:
    """The last door, in the store. Raises PermissionError when there is no such right."""
    if not getattr(permissions(), what):
        raise PermissionError(errno.EPERM, "disk-guest")
