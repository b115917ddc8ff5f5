"""No gaps are left in the memory that guests share.

What a guest makes in a gap takes the page around it away from those who share it. So before the
first fork all gaps are filled: those among small objects, of which Python itself keeps count, and
those among large ones, for which it asks the C library. Then what a guest makes lies together.
"""

from __future__ import annotations

import ctypes
import os
import re
import sys
import tempfile

SMALL = re.compile(rb"^ *\d+ +(\d+) +\d+ +\d+ +(\d+)$", re.MULTILINE)
"""A row of what Python tells of its memory: the bytes of a small object, and for how many more
there is room among those that are there.
"""
NUMBER = 1 << 20  # beyond the whole numbers that Python makes once for all

LARGEST, STEP = 1 << 17, 16
"""Bytes that the C library is asked for at the most, as larger blocks get pages of their own; and
between the sizes of two blocks.
"""

fillers: list[object] = []
"""Whatever fills gaps among small objects."""


def fill() -> None:
    """Fill the gaps. What fills them stays for ever, so it is for a process about to fork."""
    for size, room in gaps().items():
        fillers.extend(filler(size) for _ in range(room))
    fill_large()


def gaps() -> dict[int, int]:
    """For how many more small objects there is room among those that are there, by their bytes."""
    with tempfile.TemporaryFile() as told:
        before = os.dup(2)
        try:
            os.dup2(told.fileno(), 2)
            sys._debugmallocstats()
        finally:
            os.dup2(before, 2)
            os.close(before)
        told.seek(0)
        return {int(size): int(room) for size, room in SMALL.findall(told.read())}


def filler(size: int) -> object:
    """A new object of so many bytes, of which Python keeps none in store."""
    if size == 16:
        return object()
    return NUMBER + len(fillers) if size == 32 else bytes(size - sys.getsizeof(b""))


class Mallinfo(ctypes.Structure):
    """What the GNU C library tells of its memory (``mallinfo2``): ten numbers, of which the last is
    how many bytes are free above all that it ever gave.
    """

    _fields_ = [("others", ctypes.c_size_t * 9), ("above", ctypes.c_size_t)]


def fill_large() -> int:
    """Ask the C library for blocks of every size, from the largest down, until it gives them from
    above all that it ever gave; say for how many bytes there was room below. Nothing happens with
    a library that does not tell where that is.
    """
    library = ctypes.CDLL(None)
    try:
        told, end, take, free = library.mallinfo2, library.sbrk, library.malloc, library.free
    except AttributeError:
        return 0
    told.restype, told.argtypes = Mallinfo, []
    end.restype, end.argtypes = ctypes.c_size_t, [ctypes.c_ssize_t]
    take.restype, take.argtypes = ctypes.c_size_t, [ctypes.c_size_t]
    free.restype, free.argtypes = None, [ctypes.c_size_t]
    new, filled = end(0) - told().above, 0
    for size in range(LARGEST, 0, -STEP):
        while 0 < (block := take(size)) < new:
            filled += size
        free(block)
    return filled
