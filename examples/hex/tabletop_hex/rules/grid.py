"""The grid: which cells touch, distances, and the names of cells.

Cells are numbered row by row. The board is a rhombus: each row is offset half a cell to the right
of the one above.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Sequence
from functools import cache

AROUND = ((-1, 0), (-1, 1), (0, 1), (1, 0), (1, -1), (0, -1))
"""Row and column offsets of the six neighbours, clockwise from the upper left."""

FAR = 1 << 20
"""Larger than any distance on a board."""

NAME = re.compile(r"([a-z])(\d{1,2})")


def name(size: int, cell: int) -> str:
    """Return the name of a cell: the letter of its column and the number of its row.

    >>> name(11, 13)
    'C2'
    """
    return f"{chr(ord('A') + cell % size)}{cell // size + 1}"


def cell_named(size: int, text: str) -> int | None:
    """Return the cell with a typed name, or None.

    >>> cell_named(11, "c2"), cell_named(11, "z2")
    (13, None)
    """
    found = NAME.fullmatch(re.sub(r"[\s-]", "", text.lower()))
    if found is None:
        return None
    column, row = ord(found[1]) - ord("a"), int(found[2]) - 1
    return row * size + column if column < size and 0 <= row < size else None


@cache
def neighbours(size: int) -> tuple[tuple[int, ...], ...]:
    """Return for each cell the cells that touch it."""
    found = []
    for cell in range(size * size):
        row, column = divmod(cell, size)
        near = [(row + down, column + right) for down, right in AROUND]
        found.append(
            tuple(r * size + c for r, c in near if 0 <= r < size and 0 <= c < size),
        )
    return tuple(found)


@cache
def edges(size: int, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the cells along the two edges of a seat: top and bottom for the first, left and right
    for the second.
    """
    if seat == 0:
        return tuple(range(size)), tuple(range(size * (size - 1), size * size))
    return tuple(range(0, size * size, size)), tuple(range(size - 1, size * size, size))


def mirrored(size: int, cell: int) -> int:
    """Return the cell on the other side of the long diagonal, which is to one seat what the cell is
    to the other.
    """
    row, column = divmod(cell, size)
    return column * size + row


def distances(cells: Sequence[int], size: int, seat: int, start: Sequence[int]) -> list[int]:
    """Return for each cell how many stones a seat lacks on the shortest path to it from *start*,
    the cell itself included; FAR if there is no path.
    """
    near, found = neighbours(size), [FAR] * (size * size)
    line: deque[int] = deque()

    def reach(cell: int, before: int) -> None:
        if cells[cell] not in (seat, -1):
            return
        far = before + (cells[cell] != seat)
        if far < found[cell]:
            found[cell] = far
            # A step onto an own stone costs nothing, so it goes before all others.
            (line.appendleft if far == before else line.append)(cell)

    for cell in start:
        reach(cell, 0)
    while line:
        cell = line.popleft()
        for other in near[cell]:
            reach(other, found[cell])
    return found


def missing(cells: Sequence[int], size: int, seat: int) -> int:
    """Return how many stones a seat lacks to join its edges if the other never moved."""
    one, other = edges(size, seat)
    far = distances(cells, size, seat, one)
    return min(far[cell] for cell in other)


def chain(cells: Sequence[int], size: int, seat: int) -> bool:
    """Return whether a seat has joined its edges."""
    return missing(cells, size, seat) == 0
