"""What all guests share is not written any more, so that they go on sharing it.

Python counts the references to an object in the object itself: whoever looks at it writes, and a
forked process gets its own copy of the page. From 3.12 on an object whose count is as high as it
can be is *immortal*, and its count is not written again (PEP 683, made for servers that fork).
Python has no call yet that makes an object so; its count is set here, in one place, and only in
Pythons where that was tried.
"""

from __future__ import annotations

import gc
import os
import re
import sys
import tempfile
from collections.abc import Iterable
from ctypes import c_uint32
from types import CodeType

IMMORTAL = 0xFFFFFFFF  # in the low half of the count, which is its first half in memory
TRIED = (3, 12), (3, 13)

GAPS = re.compile(rb"^ *\d+ +(\d+) +\d+ +\d+ +(\d+)$", re.MULTILINE)
"""A row of what Python tells of its memory: the bytes of a small object, and for how many more
there is room among those that are there.
"""
NUMBER = 1 << 20  # beyond the whole numbers that Python makes once for all

fillers: list[object] = []
"""Whatever fills gaps."""


def able() -> bool:
    """Whether this Python knows immortal objects, and keeps their counts where they are looked
    for.
    """
    return (
        sys.implementation.name == "cpython"
        and sys.version_info[:2] in TRIED
        and sys.maxsize > 1 << 32
        and sys.byteorder == "little"
        and getattr(sys, "_is_gil_enabled", lambda: True)()
        and sys.getrefcount(None) == IMMORTAL
    )


def keep_for_ever() -> int:
    """Make everything that the process holds immortal, and say how much that was: nothing where
    Python is not able to. What is forgotten later stays in memory, so it is for a process that is
    about to fork.
    """
    if not able():
        return 0
    for size, room in gaps().items():
        fillers.extend(filler(size) for _ in range(room))
    kept, left, types = 0, gc.get_objects(), set[type]()
    while left:
        thing = left.pop()
        if sys.getrefcount(thing) != IMMORTAL:
            c_uint32.from_address(id(thing)).value = IMMORTAL
            kept += 1
        elif type(thing) is not type or thing in types:  # types of Python's own are born immortal
            continue
        if type(thing) is type:
            types.add(thing)
        left += held(thing)
    return kept


def held(thing: object) -> Iterable[object]:
    """What it refers to; code tells the collector of nothing."""
    if isinstance(thing, CodeType):
        return thing.co_consts, thing.co_names, thing.co_linetable, thing.co_exceptiontable
    return gc.get_referents(thing)


def gaps() -> dict[int, int]:
    """For how many more small objects there is room among those that are there, by their bytes. A
    new object in such a gap would take the page away from those around it.
    """
    with tempfile.TemporaryFile() as told:
        before = os.dup(2)
        try:
            os.dup2(told.fileno(), 2)
            sys._debugmallocstats()
        finally:
            os.dup2(before, 2)
            os.close(before)
        told.seek(0)
        return {int(size): int(room) for size, room in GAPS.findall(told.read())}


def filler(size: int) -> object:
    """A new object of so many bytes, of which Python keeps none in store."""
    if size == 16:
        return object()
    return NUMBER + len(fillers) if size == 32 else bytes(size - sys.getsizeof(b""))
