"""Wrong PINs typed in this process. Whoever owns the account has the save itself, and so may try as
often as they like; a guest has only so many tries, and a host hears of each.
"""

from __future__ import annotations

from collections.abc import Callable

from .permissions import OWNER, permissions

MOST = 6
"""Wrong PINs of a guest, after which none is looked at until they come again: two questions."""

_count = [0]
_told: list[Callable[[int], None]] = []


def tell(hears: Callable[[int], None]) -> None:
    """Let *hears* know of every wrong PIN from now on, by how many there are with it."""
    _told.append(hears)


def wrong() -> None:
    """A wrong PIN was typed."""
    _count[0] += 1
    for hears in _told:
        hears(_count[0])


def spent() -> bool:
    """Whether no PIN is looked at any more."""
    return permissions() != OWNER and _count[0] >= MOST


def forget() -> None:
    """Begin anew: nothing was typed, and nobody hears of it."""
    _count[0] = 0
    _told.clear()
