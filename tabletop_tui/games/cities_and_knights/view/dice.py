"""How often each total of the two dice has fallen, and how often it was to be expected."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.state import State
from ..rules.things import PAIRS

WAYS = {total: 6 - abs(7 - total) for total in range(2, 13)}
"""In how many of the 36 pairs a total comes."""


def chances(s: State, node: int) -> int:
    """In how many of the 36 pairs the hexes around a node yield something, each by itself."""
    return sum(WAYS[s.tokens[n]] for n in s.island.board.node_hexes[node] if s.tokens[n])


def totals(rolls: Sequence[int]) -> list[tuple[int, int, float]]:
    """Each total with its rolls so far and those to be expected; nothing before the first roll."""
    count = sum(rolls)
    return (
        [(total, rolls[total], count * ways / PAIRS) for total, ways in WAYS.items()]
        if count
        else []
    )
