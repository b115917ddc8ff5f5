"""Honours: who did most of something in a finished game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .words import Who, Word


def most(key: str, counts: Mapping[int, int], least: int = 1, **facts: Any) -> list[Word]:
    """Return the honour *key* of the seats with the highest count, with ``seats`` and ``n``; none
    if that is less than *least*, or shared by more than two.

    >>> most("honour-robbed", {0: 2, 1: 5})[0].facts
    (('seats', (Who(seat=1),)), ('count', 1), ('n', 5))
    >>> most("honour-robbed", {0: 2, 1: 2, 2: 2}), most("honour-robbed", {})
    ([], [])
    """
    highest = max(counts.values(), default=0)
    seats = tuple(Who(seat) for seat, n in sorted(counts.items()) if n == highest)
    if highest < least or len(seats) > 2:
        return []
    return [Word(key, (("seats", seats), ("count", len(seats)), ("n", highest), *facts.items()))]
