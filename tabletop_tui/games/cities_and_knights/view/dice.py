"""How often each total of the two dice has fallen, and how often it was to be expected."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.state import State
from ..rules.things import PAIRS, PIPS


def chances(s: State, node: int) -> int:
    """In how many of the 36 pairs the hexes around a node yield something: a number that lies there
    twice yields more, but no more often. The robber is left aside, for it moves on.
    """
    numbers = {s.tokens[n] for n in s.island.board.node_hexes[node]}
    return sum(PIPS[number] for number in numbers)


def harvest(s: State, node: int) -> int:
    """How many cards all 36 pairs together would bring a settlement on a node."""
    return sum(PIPS[s.tokens[n]] for n in s.island.board.node_hexes[node])


def totals(rolls: Sequence[int]) -> list[tuple[int, int, float]]:
    """Each total with its rolls so far and those to be expected; nothing before the first roll."""
    count = sum(rolls)
    return (
        [(total, rolls[total], count * ways / PAIRS) for total, ways in enumerate(PIPS) if ways]
        if count
        else []
    )
