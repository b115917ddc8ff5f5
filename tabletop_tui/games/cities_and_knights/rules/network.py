"""Where pieces may go: roads, settlements, cities and knights on the graph of the island."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

from .board import Board
from .state import State
from .things import CITY, KNIGHTS, MIGHTY, NOTHING, SETTLEMENT, TIPPED

Found = TypeVar("Found")


def by_pieces(look: Callable[[State, int], Found]) -> Callable[[State, int], Found]:
    """Keep what was found about a seat until a road or a piece comes or goes, which few actions
    bring about.

    What lay on the board is kept beside it and compared, which takes less than a microsecond, so
    that whoever moves a piece need not think of it.
    """
    kept: dict[int, tuple[list[int], list[int], list[int], Board, Found]] = {}

    @wraps(look)
    def looked_up(s: State, seat: int) -> Found:
        last = kept.get(seat)
        if last is not None:
            road, owner, piece, board, found = last
            if s.road == road and s.owner == owner and s.piece == piece and s.island.board is board:
                return found
        found = look(s, seat)
        kept[seat] = s.road[:], s.owner[:], s.piece[:], s.island.board, found
        return found

    return looked_up


def road_fits(s: State, seat: int, edge: int) -> bool:
    """Whether a new road connects: to a building of *seat*, or to its road at a node without
    opposing piece.
    """
    if not 0 <= edge < len(s.road) or s.road[edge] >= 0:
        return False
    board, owner, road = s.island.board, s.owner, s.road
    for n in board.edge_nodes[edge]:
        if owner[n] == seat and s.piece[n] <= TIPPED:
            return True
    return any(road[e] == seat and owner[n] in (seat, -1) for n, e in board.edge_steps[edge])


def held(holders: list[int], seat: int) -> list[int]:
    """The nodes or edges of *seat*: few of all, so that they are not looked at one by one."""
    found, n = list[int](), -1
    for _ in range(holders.count(seat)):
        n = holders.index(seat, n + 1)
        found.append(n)
    return found


@by_pieces
def road_spots(s: State, seat: int) -> tuple[int, ...]:
    """The edges where *seat* may build a road."""
    board, owner, road = s.island.board, s.owner, s.road
    found = set()
    for e in held(road, seat):
        for n, edge in board.edge_steps[e]:
            if road[edge] < 0 and (owner[n] < 0 or owner[n] == seat):
                found.add(edge)
    for n in held(owner, seat):
        if s.piece[n] <= TIPPED:
            for edge in board.node_edges[n]:
                if road[edge] < 0:
                    found.add(edge)
    return tuple(sorted(found))


@by_pieces
def roadside(s: State, seat: int) -> tuple[int, ...]:
    """The nodes that a road of *seat* touches."""
    edge_nodes = s.island.board.edge_nodes
    found: set[int] = set()
    for e in held(s.road, seat):
        found.update(edge_nodes[e])
    return tuple(sorted(found))


def far_enough(s: State, node: int) -> bool:
    """Whether no building stands next to the node."""
    for n in s.island.board.node_nodes[node]:  # noqa: SIM110  (asked for every node of a network)
        if NOTHING < s.piece[n] <= TIPPED:
            return False
    return True


@by_pieces
def settlement_spots(s: State, seat: int) -> tuple[int, ...]:
    """The empty nodes beside roads of *seat* with no building next to them."""
    owner = s.owner
    return tuple([n for n in roadside(s, seat) if owner[n] < 0 and far_enough(s, n)])


@by_pieces
def knight_spots(s: State, seat: int) -> tuple[int, ...]:
    """The empty nodes beside roads of *seat*."""
    owner = s.owner
    return tuple([n for n in roadside(s, seat) if owner[n] < 0])


@by_pieces
def own_pieces(s: State, seat: int) -> tuple[tuple[int, ...], ...]:
    """By piece: the nodes where *seat* has one."""
    found: list[list[int]] = [[] for _ in range(MIGHTY + 1)]
    for n in held(s.owner, seat):
        found[s.piece[n]].append(n)
    return tuple(map(tuple, found))


def mine(s: State, seat: int, piece: int) -> tuple[int, ...]:
    """The nodes with such a piece of *seat*."""
    return own_pieces(s, seat)[piece]


def upgradable(s: State, seat: int) -> tuple[int, ...]:
    """What *seat* may turn into a city: its tipped cities first, and then any settlement while a
    city is in supply.
    """
    tipped = mine(s, seat, TIPPED)
    if tipped or not s.players[seat].cities:
        return tipped
    return mine(s, seat, SETTLEMENT)


def plain_cities(s: State, seat: int) -> list[int]:
    """The cities of *seat* without a metropolis."""
    return [n for n in mine(s, seat, CITY) if n not in s.metropolis]


@by_pieces
def knights(s: State, seat: int) -> tuple[int, ...]:
    """The nodes with knights of *seat*."""
    piece = s.piece
    return tuple([n for n in held(s.owner, seat) if piece[n] > KNIGHTS])


def touches(s: State, seat: int, hex: int) -> bool:
    """Whether a building of *seat* stands at the hex."""
    return any(s.owner[n] == seat and s.piece[n] <= TIPPED for n in s.island.board.hex_nodes[hex])


@by_pieces
def touched(s: State, seat: int) -> tuple[int, ...]:
    """The hexes where a building of *seat* stands."""
    node_hexes, found = s.island.board.node_hexes, set[int]()
    for n in held(s.owner, seat):
        if s.piece[n] <= TIPPED:
            found.update(node_hexes[n])
    return tuple(sorted(found))


def neighbours(s: State, hex: int) -> set[int]:
    """The seats with a building at the hex."""
    return {s.owner[n] for n in s.island.board.hex_nodes[hex] if NOTHING < s.piece[n] <= TIPPED}


def others_beside(s: State, seat: int, *hexes: int) -> tuple[int, ...]:
    """The other seats with a building at one of the hexes, in the order of the seats."""
    return tuple(sorted({x for hex in hexes for x in neighbours(s, hex)} - {seat}))


@by_pieces
def reaches(s: State, seat: int) -> dict[int, tuple[int, ...]]:
    """By start: what :func:`reach` has found."""
    return {}


def reach(s: State, seat: int, start: int) -> tuple[int, ...]:
    """The nodes that a knight of *seat* gets to from *start* along own roads, past own pieces, up
    to opposing ones.
    """
    found = reaches(s, seat)
    if start not in found:
        found[start] = walk(s, seat, start)
    return found[start]


def walk(s: State, seat: int, start: int) -> tuple[int, ...]:
    """The nodes within reach, looked for step by step."""
    steps, owner, road = s.island.board.node_steps, s.owner, s.road
    seen, todo = {start}, [start]
    while todo:
        for e, node in steps[todo.pop()]:
            if road[e] == seat and node not in seen:
                seen.add(node)
                if owner[node] < 0 or owner[node] == seat:
                    todo.append(node)
    seen.remove(start)
    return tuple(sorted(seen))


def resting_places(s: State, seat: int, start: int) -> list[int]:
    """The empty nodes within reach of a knight of *seat* at *start*."""
    owner = s.owner
    return [n for n in reach(s, seat, start) if owner[n] < 0]
