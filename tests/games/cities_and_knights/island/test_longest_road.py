"""The longest trail: shapes that are easy to count, and thousands of random networks against a slow
oracle.
"""

from __future__ import annotations

import random

import pytest

from tabletop_tui.engine import settle
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.rules.constants import (
    BASIC,
    CITY,
    MIGHTY,
    ROADS,
    SETTLEMENT,
)
from tabletop_tui.games.cities_and_knights.rules.longest_road import trail
from tabletop_tui.games.cities_and_knights.rules.state import State

NETWORKS = 1_250  # on each of the two maps


def island(seats: int = 4) -> State:
    """Return an empty island."""
    s: State = GAME.new(seats, 1, settle(GAME.options, {}))
    return s


def lay(s: State, seat: int, *edges: int) -> State:
    for edge in edges:
        s.road[edge] = seat
    return s


def stand(s: State, seat: int, node: int, piece: int = SETTLEMENT) -> State:
    s.owner[node], s.piece[node] = seat, piece
    return s


def oracle(s: State, seat: int) -> int:
    """Return the longest trail by brute force; one that reaches an opposing piece may
    not continue.
    """
    ends = s.island.board.edge_nodes
    roads = [ends[e] for e, owner in enumerate(s.road) if owner == seat]

    def longest_from(node: int, used: frozenset[int], begun: bool) -> int:
        if begun and s.owner[node] not in (-1, seat):
            return 0
        lengths = [
            1 + longest_from(b if node == a else a, used | {i}, True)
            for i, (a, b) in enumerate(roads)
            if i not in used and node in (a, b)
        ]
        return max(lengths, default=0)

    return max(
        (longest_from(node, frozenset(), False) for pair in roads for node in pair), default=0
    )


def scattered(s: State, luck: random.Random) -> None:
    """Build a random network of seat 0, with branches and cycles, among pieces of all seats."""
    board = s.island.board
    s.road[:] = [-1] * len(s.road)
    s.owner[:] = [-1] * len(s.owner)
    s.piece[:] = [0] * len(s.piece)
    own: list[int] = []
    for _ in range(luck.randint(1, ROADS)):
        grown = own[-1:] if luck.random() < 0.7 else own
        near = [e for road in grown for _, e in board.edge_steps[road] if s.road[e] < 0]
        edge = luck.choice(near) if near and luck.random() < 0.95 else luck.randrange(len(s.road))
        if s.road[edge] < 0:
            own.append(edge)
            s.road[edge] = 0
    touched = sorted({n for edge in own for n in board.edge_nodes[edge]})
    for node in luck.sample(touched, min(len(touched), luck.randint(0, 5))):
        stand(s, luck.choice((0, 1, 2)), node, luck.choice((SETTLEMENT, CITY, BASIC, MIGHTY)))


@pytest.mark.parametrize("seats", [4, 6])
def test_ck_248_the_longest_trail_agrees_with_trying_every_trail(seats: int) -> None:
    luck, s = random.Random(20_000 + seats), island(seats)
    lengths = set()
    for _ in range(NETWORKS):
        scattered(s, luck)
        expected = oracle(s, 0)
        assert trail(s, 0) == expected, (s.road, s.owner)
        lengths.add(expected)
    assert lengths >= set(range(1, 14))


def test_ck_249_a_node_may_be_passed_twice_but_no_road() -> None:
    s = island()
    board = s.island.board
    ring, way = board.hex_edges[9], board.node_edges[board.hex_nodes[9][0]]
    tail = next(e for e in way if e not in ring)
    lay(s, 0, *ring, tail)
    assert trail(s, 0) == 7


def test_ck_251_a_ring_closed_at_an_opposing_piece_counts_whole() -> None:
    s = island()
    board = s.island.board
    lay(s, 0, *board.hex_edges[9])
    assert trail(s, 0) == 6
    assert trail(stand(s, 1, board.hex_nodes[9][3], BASIC), 0) == 6
    assert trail(stand(s, 1, board.hex_nodes[9][0], BASIC), 0) == 3
