"""What a road would bring to whoever builds it."""

from __future__ import annotations

from typing import Any

from ....engine.clone import cloner
from ..rules.longest_road import award, measure
from ..rules.network import settlement_spots
from ..rules.state import State
from ..rules.victory import score

clone = cloner(State)


def brings(s: Any, seat: int, edge: int) -> tuple[int, list[int]]:
    """The points of the Longest Road if *seat* takes it with a road on that edge, else 0; and the
    corners on which it may settle only with that road.
    """
    after = clone(s)
    after.road[edge] = seat
    measure(after, seat)
    award(after, lambda event: None)
    taken = after.longest_road == seat != s.longest_road
    before = settlement_spots(s, seat)
    opened = [node for node in settlement_spots(after, seat) if node not in before]
    return score(after, seat)["longest-road"] if taken else 0, opened
