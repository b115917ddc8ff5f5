"""How many wrong PINs each guest has typed: told in memory that guests share with the warmed
process, so that it stays known however they end.
"""

from __future__ import annotations

import mmap
import struct

from ..play import guesses

COUNT = struct.Struct("I")


class WrongPins:
    """Of every guest, in a place of the shared memory."""

    def __init__(self) -> None:
        self.memory = mmap.mmap(-1, mmap.PAGESIZE)
        self.free = [*range(0, mmap.PAGESIZE, COUNT.size)]
        self.places: dict[int, int] = {}

    def listen(self) -> None:
        """In a guest: write every wrong PIN to the next free place."""
        if self.free:
            place = self.free[-1]
            guesses.tell(lambda count: COUNT.pack_into(self.memory, place, count))

    def born(self, pid: int) -> None:
        """The guest that was born just now has the next free place."""
        if self.free:
            self.places[pid] = self.free.pop()

    def gone(self, pid: int) -> int:
        """The wrong PINs of a guest that has ended; its place is free again."""
        place = self.places.pop(pid, None)
        if place is None:
            return 0
        (count,) = COUNT.unpack_from(self.memory, place)
        COUNT.pack_into(self.memory, place, 0)
        self.free.append(place)
        return int(count)
