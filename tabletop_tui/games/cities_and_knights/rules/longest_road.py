"""Longest Road: the longest trail of each player, and the holder of the award."""

from __future__ import annotations

from ....engine import Say
from .constants import ROAD_AWARD
from .events import LongestRoadLost, LongestRoadTaken
from .network import positions_of
from .state import State


def trail(s: State, seat: int) -> int:
    """Return the length of *seat*'s longest trail, using each road once.

    An opposing piece blocks a trail but may end it.
    """
    ends, owner = s.island.board.edge_nodes, s.owner
    steps: dict[int, list[tuple[int, int]]] = {}  # node -> (bit of the road, node at its other end)
    for count, e in enumerate(positions_of(s.road, seat)):
        a, b = ends[e]
        # an opposing piece makes a dead end of its own, with a number that no node has
        a = a if owner[a] in (seat, -1) else -2 * e - 1
        b = b if owner[b] in (seat, -1) else -2 * e - 2
        steps.setdefault(a, []).append((1 << count, b))
        steps.setdefault(b, []).append((1 << count, a))
    # A longest trail that is no cycle joins two nodes of odd degree, so one node per network can be
    # skipped as a start; a cycle is its whole network.
    best = seen = 0
    for node, ways in steps.items():
        if len(ways) != 2:
            if ways[0][0] & seen:
                best = max(best, _walk(steps, node, 0))
            else:
                seen |= _network(steps, node)
    for node, ways in steps.items():
        if not ways[0][0] & seen:
            ring = _network(steps, node)
            seen |= ring
            best = max(best, ring.bit_count())
    return best


def _walk(steps: dict[int, list[tuple[int, int]]], node: int, used: int) -> int:
    best = 0
    for bit, to in steps[node]:
        if not used & bit:
            length = 1 + _walk(steps, to, used | bit)
            if length > best:
                best = length
    return best


def _network(steps: dict[int, list[tuple[int, int]]], start: int) -> int:
    """Return the bits of all roads connected to a node."""
    bits, seen, todo = 0, {start}, [start]
    while todo:
        for bit, to in steps[todo.pop()]:
            bits |= bit
            if to not in seen:
                seen.add(to)
                todo.append(to)
    return bits


def measure(s: State, seat: int) -> None:
    """Measure the longest trail of *seat* again."""
    s.players[seat].longest = trail(s, seat)


def measure_at(s: State, node: int, owner: int) -> None:
    """Measure again the roads that meet at a node where a piece of *owner* came or went.

    It does not block its owner's roads.
    """
    here = [s.road[e] for e in s.island.board.node_edges[node]]
    for seat in set(here):
        if seat >= 0 and seat != owner and here.count(seat) > 1:
            measure(s, seat)


def award(s: State, say: Say) -> None:
    """Settle the award: the holder keeps it on ties; without a holder, a single leader takes it."""
    lengths = [player.longest for player in s.players]
    best, holder = max(lengths), s.longest_road
    if holder >= 0 and lengths[holder] == best and best >= ROAD_AWARD:
        return
    leaders = [seat for seat, length in enumerate(lengths) if length == best]
    taker = leaders[0] if best >= ROAD_AWARD and len(leaders) == 1 else -1
    if taker == holder:
        return
    s.longest_road = taker
    if holder >= 0:
        s.players[holder].points -= 2
        if taker < 0:
            say(LongestRoadLost(holder))
    if taker >= 0:
        s.players[taker].points += 2
        say(LongestRoadTaken(taker, best, holder))
