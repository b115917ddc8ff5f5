"""Limits on wrong PINs. The owner of the account can read the save itself, so their tries are not
limited. A guest has a limited number, the host is notified of each, and every seat makes its guests
wait longer after each wrong one, whichever process they type it in.
"""

from __future__ import annotations

import math
import struct
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from hashlib import blake2b
from typing import Protocol

from .permissions import OWNER, permissions

GUEST_LIMIT = 6
"""Wrong PINs after which a guest must reconnect: the tries of two PIN questions."""

FREE_TRIES, MAX_PAUSE = 3, 60.0
"""Wrong PINs of a seat before the first pause, of a second. Each further one doubles it, up to
`MAX_PAUSE` seconds.
"""

SLOT = struct.Struct("dI")  # when the pause of a seat ends, and its wrong PINs
SLOTS = 65_536  # enough that two of some ten seats hardly ever share one

_count = [0]
_callbacks: list[Callable[[int], None]] = []


class WritableBytes(Protocol):
    """Bytes that can be written: a bytearray, or memory shared with other processes."""

    def __getitem__(self, key: slice, /) -> bytes | bytearray: ...

    def __setitem__(self, key: slice, value: bytes, /) -> None: ...


class Pauses:
    """The growing pause of each seat, found by the hash of its PIN. *memory* has `SLOTS` slots of
    zeros; *lock* keeps other processes from a slot; *clock* is common to all of them, in seconds.
    """

    def __init__(
        self,
        memory: WritableBytes | None = None,
        lock: Callable[[int], AbstractContextManager[object]] = lambda slot: nullcontext(),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.memory = bytearray(SLOTS * SLOT.size) if memory is None else memory
        self.lock, self.clock = lock, clock

    def begin(self, pin_hash: str) -> int:
        """Begin a try: return 0, or the seconds to wait if the PIN must not be looked at.

        A try counts as wrong until `succeed` is called, so that tries at the same moment count.
        """
        slot, place = find_slot(pin_hash)
        with self.lock(slot):
            until, wrong = SLOT.unpack(self.memory[place])
            wait: int = max(math.ceil(until - self.clock()), 0)
            if not wait:
                self.memory[place] = SLOT.pack(self.clock() + pause_after(wrong + 1), wrong + 1)
            return wait

    def succeed(self, pin_hash: str) -> None:
        """Forget the wrong PINs of a seat after a right one."""
        slot, place = find_slot(pin_hash)
        with self.lock(slot):
            self.memory[place] = bytes(SLOT.size)


def pause_after(wrong: int) -> float:
    """Return the seconds to wait after so many wrong PINs of a seat.

    >>> [pause_after(wrong) for wrong in (2, 3, 4, 8, 9, 1_000_000)]
    [0.0, 1.0, 2.0, 32.0, 60.0, 60.0]
    """
    return 0.0 if wrong < FREE_TRIES else min(2.0 ** min(wrong - FREE_TRIES, 10), MAX_PAUSE)


def find_slot(pin_hash: str) -> tuple[int, slice]:
    """Return the slot of a seat and its place in memory."""
    digest = blake2b(pin_hash.encode(), digest_size=8).digest()
    slot = int.from_bytes(digest, "big") % SLOTS
    return slot, slice(slot * SLOT.size, (slot + 1) * SLOT.size)


_pauses: list[Pauses] = []


def share(pauses: Pauses) -> None:
    """Use *pauses* in this process and those that it forks."""
    _pauses[:] = [pauses]


def pauses_here() -> Pauses:
    """Return the pauses that are shared with this process, or its own."""
    if not _pauses:
        share(Pauses())
    return _pauses[0]


def begin_try(pin_hash: str) -> int:
    """Begin a try at a PIN: return 0, or the seconds that a guest must wait before the next."""
    return 0 if permissions() == OWNER else pauses_here().begin(pin_hash)


def record_right(pin_hash: str) -> None:
    """Forget the wrong PINs of a seat."""
    if permissions() != OWNER:
        pauses_here().succeed(pin_hash)


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
    """Set the count to 0, forget all pauses and remove all callbacks."""
    _count[0] = 0
    _callbacks.clear()
    _pauses.clear()
