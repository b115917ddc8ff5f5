"""How often each total of the two dice has fallen, and how often it was to be expected."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.state import State
from ..rules.things import PAIRS

WAYS = {total: 6 - abs(7 - total) for total in range(2, 13)}
"""In how many of the 36 pairs a total comes."""


def chances(s: State, node: int) -> int:
    """In how many of the 36 pairs the hexes around a node yield something: a number that lies there
    twice yields more, but no more often. The robber is left aside, for it moves on.
    """
    numbers = {s.tokens[n] for n in s.island.board.node_hexes[node]}
    return sum(WAYS[number] for number in numbers if number)


def harvest(s: State, node: int) -> int:
    """How many cards all 36 pairs together would bring a settlement on a node."""
    return sum(WAYS[s.tokens[n]] for n in s.island.board.node_hexes[node] if s.tokens[n])


def totals(rolls: Sequence[int]) -> list[tuple[int, int, float]]:
    """Each total with its rolls so far and those to be expected; nothing before the first roll."""
    count = sum(rolls)
    return (
        [(total, rolls[total], count * ways / PAIRS) for total, ways in WAYS.items()]
        if count
        else []
    )
