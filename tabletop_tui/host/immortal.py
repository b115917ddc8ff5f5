"""What all guests share is not written any more, so that they go on sharing it.

Python counts the references to an object in the object itself: whoever looks at it writes, and a
forked process gets its own copy of the page. From 3.12 on an object whose count is as high as it
can be is *immortal*, and its count is not written again (PEP 683, made for servers that fork).
Python has no call yet that makes an object so; its count is set here, in one place, and only in
Pythons where that was tried.
"""

from __future__ import annotations

import contextlib
import gc
import sys
from collections.abc import Iterable
from ctypes import c_uint32
from types import CodeType

IMMORTAL = 0xFFFFFFFF  # in the low half of the count, which is its first half in memory
TRIED = (3, 12), (3, 13)


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
        if type(thing) is str:
            hash(thing)  # a text keeps it
        left += held(thing)
    return kept


def held(thing: object) -> Iterable[object]:
    """What it refers to; code tells the collector of nothing."""
    if isinstance(thing, CodeType):
        return thing.co_consts, thing.co_names, thing.co_linetable, thing.co_exceptiontable
    return gc.get_referents(thing)


def number_types() -> None:
    """Have every type numbered. Python notes a number in a type when something is first looked for
    in it, and whoever does so gets a copy of the page.
    """
    for thing in gc.get_objects():
        if isinstance(thing, type):
            with contextlib.suppress(Exception):  # whatever a type of another package says to it
                getattr(thing, "nothing", None)
