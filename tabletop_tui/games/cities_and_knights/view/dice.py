"""How often each total of the two dice was rolled, and how often it was to be expected."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.constants import PAIRS, PIPS
from ..rules.state import State


def chances(s: State, node: int) -> int:
    """Return in how many of the 36 combinations the hexes around a node produce.

    A number that is there twice produces more, but not more often. The robber is ignored, as it
    moves on.
    """
    numbers = {s.tokens[n] for n in s.island.board.node_hexes[node]}
    return sum(PIPS[number] for number in numbers)


def harvest(s: State, node: int) -> int:
    """Return the cards that all 36 combinations together would bring a settlement on a node."""
    return sum(PIPS[s.tokens[n]] for n in s.island.board.node_hexes[node])


def totals(rolls: Sequence[int]) -> list[tuple[int, int, float]]:
    """Return each total with its actual and expected rolls; empty before the first roll."""
    count = sum(rolls)
    return (
        [(total, rolls[total], count * ways / PAIRS) for total, ways in enumerate(PIPS) if ways]
        if count
        else []
    )
