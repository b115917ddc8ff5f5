"""What guests keep only to be quicker stays small: a cache that would hold ten thousand things for
one program holds them for each guest.
"""

from __future__ import annotations

import gc
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from .immortal import able

CACHE = type(lru_cache(len))
MOST = 200
"""Things that a guest keeps in a cache, more than a screen has. After three minutes of play, caches
of up to 1000 held 5,500 together, which with what they are found by was a megabyte and a half;
their own bounds are up to 65,536.
"""

FEW = 64
"""A cache that is made for so few holds large things: the map of a box, the cells of a board."""

known: list[Any] = []
"""The caches that are bounded, of all that was read in before the first fork."""


def forget() -> None:
    """Empty every cache that is bounded. It notes in its entries which were used last, so a guest
    that used it would copy the pages on which they lie strewn; its own entries lie together. A few
    large things are worth these pages where nothing else of them is written to.
    """
    known[:] = (
        thing
        for thing in gc.get_objects()
        if isinstance(thing, CACHE) and thing.cache_parameters()["maxsize"]
    )
    for cache in known:
        if not able() or cache.cache_parameters()["maxsize"] > FEW:
            cache.cache_clear()


def keep_small() -> None:
    """From here on empty a cache that has grown whenever all garbage has been looked for."""
    gc.callbacks.append(trim)


def trim(phase: str, about: Mapping[str, int]) -> None:
    """Garbage begins or has ceased (*phase*) to be looked for, as Python tells."""
    if phase == "stop" and about["generation"] == 2:
        for cache in known:
            if cache.cache_info().currsize > MOST:
                cache.cache_clear()
