"""A count of the wrong PINs typed in this process. The owner of the account can read the save
itself, so their tries are not limited. A guest has a limited number, and the host is notified of
each.
"""

from __future__ import annotations

from collections.abc import Callable

from .permissions import OWNER, permissions

GUEST_LIMIT = 6
"""Wrong PINs after which a guest must reconnect: the tries of two PIN questions."""

_count = [0]
_callbacks: list[Callable[[int], None]] = []


def on_wrong_pin(callback: Callable[[int], None]) -> None:
    """Call *callback* with the number of wrong PINs at every wrong PIN."""
    _callbacks.append(callback)


def record_wrong() -> None:
    """Count a wrong PIN and call the callbacks."""
    _count[0] += 1
    for callback in _callbacks:
        callback(_count[0])


def exhausted() -> bool:
    """Return whether no more PINs are checked."""
    return permissions() != OWNER and _count[0] >= GUEST_LIMIT


def reset() -> None:
    """Set the count to 0 and remove all callbacks."""
    _count[0] = 0
    _callbacks.clear()
