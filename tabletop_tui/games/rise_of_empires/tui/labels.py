"""Placing region names on the map without overlap."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from ....cells import cell_len

ASIDE = (0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5)
"""Columns by which a name may be shifted from the centre of its region, nearest first."""


class Text(NamedTuple):
    """The texts of a region.

    Their centre cell, the full name, and the cells of each line from the name's on while the name
    is short.
    """

    x: int
    y: int
    name: str
    cells: Sequence[int]


def placed(texts: Sequence[Text], start: Callable[[int, int], int]) -> Mapping[int, int]:
    """Return the first column of each name that fits between all other texts, by number.

    *start* returns the first column of a number of cells centred on a column.
    """
    taken: dict[int, dict[int, tuple[int, int]]] = {}
    for n, (x, y, _, lines) in enumerate(texts):
        for line, cells in enumerate(lines, y - 1):
            taken.setdefault(line, {})[n] = x - cells // 2, x - cells // 2 + cells
    found = {}
    for n, (x, y, name, _) in enumerate(texts):
        here, cells = taken[y - 1], cell_len(name)
        others = [span for other, span in here.items() if other != n]
        for aside in ASIDE:
            left = start(x + aside, cells)
            if not any(left - 1 < b and a < left + cells + 1 for a, b in others):
                found[n] = left
                here[n] = left, left + cells
                break
    return found
