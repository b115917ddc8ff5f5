"""What a position is worth to a computer player: the shortest paths that each seat still has."""

from __future__ import annotations

from functools import lru_cache

from tabletop_tui.bots.valuation import Valuation

from .rules.grid import FAR, distances, edges
from .rules.position import AnyAction, Put, State

STONE = 0.5
"""The worth of a missing stone less on the own path, in victory points. Two of them nearly win, as
the opponent answers only one.
"""

CHOICE = 0.04
"""The worth of another cell on a shortest path. A seat with many shortest paths is hard to
block.
"""

SLACK = 1
"""How much longer than the shortest a path may be and still be considered."""


@lru_cache(maxsize=4096)
def ways(cells: tuple[int, ...], size: int, seat: int) -> tuple[int, frozenset[int], int]:
    """Return how many stones a seat lacks, the cells on paths nearly as short, and how many cells
    lie on the shortest ones.
    """
    one, other = edges(size, seat)
    there = distances(cells, size, seat, one)
    back = distances(cells, size, seat, other)
    best = min(there[cell] for cell in other)
    if best >= FAR:
        return size * size, frozenset(), 0
    near: set[int] = set()
    shortest = 0
    for cell, owner in enumerate(cells):
        # The cell itself was counted from both sides.
        through = there[cell] + back[cell] - 1
        if owner == -1 and through <= best + SLACK:
            near.add(cell)
            shortest += through == best
    return best, frozenset(near), shortest


def terms(s: State, seat: int) -> dict[str, float]:
    """Return the worth of the own path, of its alternatives, and of the finished chain."""
    best, _, shortest = ways(tuple(s.cells), s.size, seat)
    return {
        "way": -STONE * best,
        "choice": CHOICE * min(shortest, 2 * s.size),
        "chain": 3.0 * (s.winner == seat),
    }


def prunes(s: State, seat: int, action: AnyAction) -> bool:
    """Return whether a stone would lie on no nearly shortest path of either seat."""
    if not isinstance(action, Put):
        return False
    cells = tuple(s.cells)
    return all(action.cell not in ways(cells, s.size, x)[1] for x in range(len(s.players)))


VALUATION = Valuation(terms=terms, prunes=prunes, rivalry=1.0)
