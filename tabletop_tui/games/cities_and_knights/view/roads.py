"""What building a road would gain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....engine.clone import cloner
from ....engine.words import Speech
from ..rules.longest_road import award, measure
from ..rules.network import far_enough, road_spots, settlement_spots
from ..rules.state import State
from ..rules.victory import score
from .coordinates import said
from .dice import chances

clone = cloner(State)


def brings(s: Any, seat: int, edge: int) -> tuple[int, list[int]]:
    """Return the points and corners that *seat* gains with a road on an edge.

    The points of Longest Road if the road takes it, else 0; and the corners it may settle only with
    that road.
    """
    after = clone(s)
    after.road[edge] = seat
    measure(after, seat)
    award(after, lambda event: None)
    taken = after.longest_road == seat != s.longest_road
    before = settlement_spots(s, seat)
    opened = [node for node in settlement_spots(after, seat) if node not in before]
    return score(after, seat)["longest-road"] if taken else 0, opened


def leads_to(s: Any, seat: int, edge: int) -> list[int]:
    """Return the corners *seat* may settle only with a road on this edge and one more behind it."""
    after = clone(s)
    after.road[edge] = seat
    fitting = road_spots(after, seat)
    near = {
        node
        for e in fitting
        if e not in road_spots(s, seat)  # it continues the road on that edge
        for node in s.island.board.edge_nodes[e]
    }
    reached = {*settlement_spots(after, seat)}
    return [n for n in sorted(near) if n not in reached and s.owner[n] < 0 and far_enough(s, n)]


def road_brings(
    s: Any, seat: int, edge: int, words: Speech, told: Callable[[int], str]
) -> list[str]:
    """Describe what a road brings to *seat*, if it may build the road now or later.

    *told* describes the surroundings of a corner.
    """
    if seat < 0 or edge not in road_spots(s, seat):
        return []
    points, opened = brings(s, seat, edge)
    rows = [words.say("why-longest-road", n=points)] if points else []
    for node in opened:
        place = said(s.island, ("node", node), words)
        rows.append(words.say("about-opens", place=place, what=told(node)))
    if not opened and s.players[seat].settlements:
        further = [
            words.say(
                "about-place",
                place=said(s.island, ("node", node), words),
                ways=chances(s, node),
            )
            for node in leads_to(s, seat, edge)
        ]
        key = "about-leads" if further else "about-opens-nothing"
        rows.append(words.say(key, places=", ".join(further)))
    return rows
