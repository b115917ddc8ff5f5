"""Wrong PINs typed in this process. Whoever owns the account has the save itself, and so may try as
often as they like; a guest has only so many tries, and a host hears of each.
"""

from __future__ import annotations

from collections.abc import Callable

from .permissions import OWNER, permissions

GUEST_LIMIT = 6
"""Wrong PINs of a guest, after which none is looked at until they come again: two questions."""

_count = [0]
_callbacks: list[Callable[[int], None]] = []


def on_wrong_pin(hears: Callable[[int], None]) -> None:
    """Let *hears* know of every wrong PIN from now on, by how many there are with it."""
    _callbacks.append(hears)


def record_wrong() -> None:
    """A wrong PIN was typed."""
    _count[0] += 1
    for hears in _callbacks:
        hears(_count[0])


def exhausted() -> bool:
    """Whether no PIN is looked at any more."""
    return permissions() != OWNER and _count[0] >= GUEST_LIMIT


def reset() -> None:
    """Begin anew: nothing was typed, and nobody hears of it."""
    _count[0] = 0
    _callbacks.clear()
