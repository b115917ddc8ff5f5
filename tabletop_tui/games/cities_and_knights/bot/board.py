"""What the board is worth: income by kind, rates, places to settle, the longest road. Cached by
position.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ..rules.board import NO_HARBOR, BoardGraph
from ..rules.constants import CITY, KNIGHTS, PIPS, RESOURCES, ROAD_AWARD, SECOND, TIPPED
from ..rules.network import cached_on
from ..rules.state import State

WEIGHT = (1.22, 0.9, 0.9, 1.1, 1.2, 1.2, 1.15, 1.15)  # by kind of card
YIELD, FEWER = 0.285, 0.95  # an income of n pips of a kind is worth YIELD * n ** FEWER
WORTH = tuple(YIELD * (n / 8) ** FEWER for n in range(801))  # by eighths of a pip
ROBBED = 0.4  # of a hex with the robber, which will move on
RATE = 0.014  # for each pip of a kind, and each card that its rate is better
NEAR = (0.28, 0.15, 0.07)  # part of a place's worth, by missing roads
SITE, HARBOR = 0.08, 0.15  # of a place: for each pip, and for a harbour
TRAIL = 0.03  # for each segment of the longest road
TURNED = 0.02  # the cost of not ending the turn

Ints = tuple[int, ...]


@cached_on("tokens", "robber", "owner", "piece")
def income(s: State, seat: int) -> tuple[float, ...]:
    """Return the income of a seat, in pips by kind of card."""
    return _income(
        s.island.board,
        s.island.terrain,
        tuple(s.tokens),
        s.robber,
        tuple(s.owner),
        tuple(s.piece),
        seat,
    )


@lru_cache(8192)
def _income(
    board: BoardGraph, terrain: Ints, tokens: Ints, robber: int, owner: Ints, piece: Ints, seat: int
) -> tuple[float, ...]:
    pips_by_kind = [0.0] * 8
    for n, holder in enumerate(owner):
        if holder != seat or piece[n] > TIPPED:
            continue
        city = piece[n] == CITY
        for hex in board.node_hexes[n]:
            pips = PIPS[tokens[hex]] * (ROBBED if hex == robber else 1.0)
            land = terrain[hex]
            if not pips:
                continue
            if land < len(SECOND):
                pips_by_kind[land] += pips
                if city:
                    pips_by_kind[SECOND[land]] += pips
            else:
                for kind in range(RESOURCES):
                    pips_by_kind[kind] += pips * (2 if city else 1) / RESOURCES
    return tuple(pips_by_kind)


def production(pips: Sequence[float]) -> float:
    """Return what an income is worth over a whole game. Each further pip of a kind is worth
    less.
    """
    total = 0.0
    for kind, n in enumerate(pips):
        if n:
            total += WEIGHT[kind] * WORTH[int(n * 8)]
    return total


def rates(asked: Sequence[int], pips: Sequence[float]) -> float:
    """Return what good rates are worth with an income."""
    total = 0.0
    for rate, n in zip(asked, pips, strict=True):
        if rate < 4:
            total += (4 - rate) * (RATE * n + 0.02)
    return total


@cached_on("tokens", "owner", "piece", "road")
def room(s: State, seat: int) -> tuple[float, float]:
    """Return the worth of the best places to settle that roads of the seat reach or nearly reach,
    and that of the best one reached (0 if none).
    """
    board = s.island.board
    return _room(board, tuple(s.tokens), tuple(s.owner), tuple(s.piece), tuple(s.road), seat)


@lru_cache(8192)
def _room(
    board: BoardGraph, tokens: Ints, owner: Ints, piece: Ints, road: Ints, seat: int
) -> tuple[float, float]:
    edge_nodes, steps = board.edge_nodes, board.node_steps
    reached: dict[int, int] = {}
    for e, holder in enumerate(road):
        if holder == seat:
            for n in edge_nodes[e]:
                reached[n] = 0
    layer = [n for n in reached if owner[n] < 0 or owner[n] == seat]
    values: list[float] = []
    reach = 0.0
    for distance in range(len(NEAR)):
        following = []
        for n in layer:
            if owner[n] < 0 and all(
                piece[beyond] == 0 or piece[beyond] > KNIGHTS for beyond in board.node_nodes[n]
            ):
                values.append(NEAR[distance] * site(board, tokens, n))
            for e, beyond in steps[n]:
                if road[e] < 0 and beyond not in reached:
                    reached[beyond] = distance + 1
                    if owner[beyond] < 0:
                        following.append(beyond)
        layer = following
        if not distance:
            reach = max(values, default=0.0) / NEAR[0]
    values.sort(reverse=True)
    return sum([part * value for part, value in zip((1.0, 0.5, 0.25), values, strict=False)]), reach


def site(board: BoardGraph, tokens: Ints, node: int) -> float:
    """Return the worth of a settlement on a node."""
    pips = sum([PIPS[tokens[h]] for h in board.node_hexes[node]])
    return 0.3 + SITE * pips + (HARBOR if board.node_harbor[node] != NO_HARBOR else 0.0)


def road_award(s: State, seat: int) -> float:
    """Return the worth of the Longest Road: held, within reach, or in danger."""
    own = s.players[seat].longest
    best = max([p.longest for x, p in enumerate(s.players) if x != seat], default=0)
    total = TRAIL * min(own, 8)
    if s.longest_road == seat:
        return total + 0.1 * min(3, own - best)
    short = max(ROAD_AWARD, best + 1) - own
    return total + (0.3 if short == 1 else 0.12 if short == 2 else 0.0)
