"""Where roads, settlements, cities and knights may go on the graph of the island."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from operator import attrgetter
from typing import Any, NamedTuple, TypeVar

from .board import Island
from .constants import KNIGHTS, NOTHING, TIPPED
from .state import State

Result = TypeVar("Result")


Query = Callable[[State, int], Result]


def cached_on(*fields: str) -> Callable[[Query[Result]], Query[Result]]:
    """Cache a function of (state, seat) while the given fields of the state are unchanged.

    Their values are kept and compared, in less than a microsecond, so code that moves a piece need
    not invalidate anything.
    """
    on_board = attrgetter(*fields)

    def decorator(query: Query[Result]) -> Query[Result]:
        kept: dict[int, tuple[tuple[Any, ...], Island, Result]] = {}

        @wraps(query)
        def cached(s: State, seat: int) -> Result:
            now, last = on_board(s), kept.get(seat)
            if last is not None and last[0] == now and last[1] is s.island:
                return last[2]
            found = query(s, seat)
            held = tuple([each[:] if isinstance(each, list) else each for each in now])
            kept[seat] = held, s.island, found
            return found

        return cached

    return decorator


by_pieces = cached_on("owner", "piece")
by_roads = cached_on("road", "owner", "piece")


def positions_of(holders: list[int], seat: int) -> list[int]:
    """Return the nodes or edges of *seat*.

    They are few, so `index` is faster than a loop over all.
    """
    found, n = list[int](), -1
    for _ in range(holders.count(seat)):
        n = holders.index(seat, n + 1)
        found.append(n)
    return found


@by_roads
def road_spots(s: State, seat: int) -> tuple[int, ...]:
    """Return the edges where *seat* may build a road."""
    board, owner, road = s.island.board, s.owner, s.road
    found = set()
    for e in positions_of(road, seat):
        for n, edge in board.edge_steps[e]:
            if road[edge] < 0 and (owner[n] < 0 or owner[n] == seat):
                found.add(edge)
    for n in positions_of(owner, seat):
        if s.piece[n] <= TIPPED:
            for edge in board.node_edges[n]:
                if road[edge] < 0:
                    found.add(edge)
    return tuple(sorted(found))


@by_roads
def roadside(s: State, seat: int) -> tuple[int, ...]:
    """Return the nodes that a road of *seat* touches."""
    edge_nodes = s.island.board.edge_nodes
    found: set[int] = set()
    for e in positions_of(s.road, seat):
        found.update(edge_nodes[e])
    return tuple(sorted(found))


def far_enough(s: State, node: int) -> bool:
    """Return whether no building is adjacent to the node."""
    for n in s.island.board.node_nodes[node]:  # noqa: SIM110  (asked for every node of a network)
        if NOTHING < s.piece[n] <= TIPPED:
            return False
    return True


@by_roads
def settlement_spots(s: State, seat: int) -> tuple[int, ...]:
    """Return the empty nodes beside roads of *seat* without an adjacent building."""
    owner = s.owner
    return tuple([n for n in roadside(s, seat) if owner[n] < 0 and far_enough(s, n)])


@by_roads
def knight_spots(s: State, seat: int) -> tuple[int, ...]:
    """Return the empty nodes beside roads of *seat*."""
    owner = s.owner
    return tuple([n for n in roadside(s, seat) if owner[n] < 0])


class Pieces(NamedTuple):
    """The nodes of a seat's pieces."""

    settlements: tuple[int, ...]
    cities: tuple[int, ...]
    tipped: tuple[int, ...]
    knights: tuple[int, ...]


@by_pieces
def pieces(s: State, seat: int) -> Pieces:
    """Return the nodes of *seat*'s pieces."""
    piece = s.piece
    found: tuple[list[int], ...] = ([], [], [], [], [])
    for n in positions_of(s.owner, seat):
        here = piece[n]
        found[here if here <= KNIGHTS else 4].append(n)
    return Pieces(*map(tuple, found[1:]))


def upgradable(s: State, seat: int) -> list[int]:
    """Return what *seat* may turn into a city: settlements and tipped cities."""
    own = pieces(s, seat)
    return sorted(own.settlements + own.tipped) if own.tipped else list(own.settlements)


def plain_cities(s: State, seat: int) -> list[int]:
    """Return the cities of *seat* without a metropolis."""
    return [n for n in pieces(s, seat).cities if n not in s.metropolis]


def knights(s: State, seat: int) -> tuple[int, ...]:
    """Return the nodes with knights of *seat*."""
    return pieces(s, seat).knights


@by_pieces
def touched(s: State, seat: int) -> tuple[int, ...]:
    """Return the hexes touched by a building of *seat*."""
    node_hexes, found = s.island.board.node_hexes, set[int]()
    for n in positions_of(s.owner, seat):
        if s.piece[n] <= TIPPED:
            found.update(node_hexes[n])
    return tuple(sorted(found))


def neighbours(s: State, hex: int) -> set[int]:
    """Return the seats with a building at the hex."""
    return {s.owner[n] for n in s.island.board.hex_nodes[hex] if NOTHING < s.piece[n] <= TIPPED}


def others_beside(s: State, seat: int, *hexes: int) -> tuple[int, ...]:
    """Return the other seats with a building at one of the hexes, in seat order."""
    found = set[int]()
    for hex in hexes:
        found |= neighbours(s, hex)
    found.discard(seat)
    return tuple(sorted(found))


@by_roads
def reaches(s: State, seat: int) -> dict[int, tuple[int, ...]]:
    """Return the cache of :func:`reach`, by start."""
    return {}


def reach(s: State, seat: int, start: int) -> tuple[int, ...]:
    """Return the nodes a knight of *seat* reaches from *start*.

    It follows their roads past their own pieces, up to opposing ones.
    """
    found = reaches(s, seat)
    if start not in found:
        found[start] = walk(s, seat, start)
    return found[start]


def walk(s: State, seat: int, start: int) -> tuple[int, ...]:
    """Search the nodes within reach."""
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
    """Return the empty nodes within reach of a knight of *seat* at *start*."""
    owner = s.owner
    return [n for n in reach(s, seat, start) if owner[n] < 0]
