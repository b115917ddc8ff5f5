"""Where the names of regions stand on the map, so that none lies under another text."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

ASIDE = (0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5)
"""Columns by which a name may stand beside the middle of its region, the fewest first."""


class Text(NamedTuple):
    """The texts of a region: the cell in their middle, its whole name, and how many cells the lines
    from that of the name on take while the name is short.
    """

    x: int
    y: int
    name: str
    cells: Sequence[int]


def placed(texts: Sequence[Text], start: Callable[[int, int], int]) -> Mapping[int, int]:
    """The names that have room between all other texts, by number, each with its first column;
    *start* gives that of so many cells around a column.
    """
    taken: dict[int, dict[int, tuple[int, int]]] = {}
    for n, (x, y, _, lines) in enumerate(texts):
        for line, cells in enumerate(lines, y - 1):
            taken.setdefault(line, {})[n] = x - cells // 2, x - cells // 2 + cells
    found = {}
    for n, (x, y, name, _) in enumerate(texts):
        here, cells = taken[y - 1], len(name)
        others = [span for other, span in here.items() if other != n]
        for aside in ASIDE:
            left = start(x + aside, cells)
            if not any(left - 1 < b and a < left + cells + 1 for a, b in others):
                found[n] = left
                here[n] = left, left + cells
                break
    return found
