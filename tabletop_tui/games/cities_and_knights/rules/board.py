"""The island as a graph: hexes, corners (nodes) and sides (edges), numbered in reading order.

``n`` and ``m`` are nodes, ``e`` is an edge and ``h`` a hex, here and in all chapters that traverse
the island.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property

from .constants import Card, Terrain

Axial = tuple[
    int, int
]  # (q, r): r counts rows downwards, q columns to the right; each row is shifted half a hex further

ANY, NO_HARBOR = -1, -2  # in place of a kind: a 3:1 harbour, and none
SIDES: dict[str, Axial] = {
    "NE": (1, -1),
    "E": (1, 0),
    "SE": (0, 1),
    "SW": (-1, 1),
    "W": (-1, 0),
    "NW": (0, -1),
}
STEPS = tuple(SIDES.values())
CORNERS = (
    (0, -2),
    (1, -1),
    (1, 1),
    (0, 2),
    (-1, 1),
    (-1, -1),
)  # clockwise from the top; side i joins i and i + 1


@dataclass(frozen=True, eq=False)
class BoardGraph:
    """Adjacency of hexes, nodes and edges; each tuple is indexed by the id of a hex, node or edge.

    Corners run clockwise from the top, sides from the north-east. ``..._coords`` name hexes by
    their axial coordinates and include the sea; everything else covers land only.
    """

    hexes: tuple[Axial, ...]
    hex_at: dict[Axial, int]
    hex_nodes: tuple[tuple[int, ...], ...]
    hex_edges: tuple[tuple[int, ...], ...]
    hex_hexes: tuple[tuple[int, ...], ...]
    node_hexes: tuple[tuple[int, ...], ...]
    node_nodes: tuple[tuple[int, ...], ...]
    node_edges: tuple[tuple[int, ...], ...]
    node_steps: tuple[tuple[tuple[int, int], ...], ...]  # per node: (edge, node at its other end)
    node_coords: tuple[tuple[Axial, ...], ...]
    node_harbor: tuple[int, ...]  # a kind, ANY or NO_HARBOR
    edge_nodes: tuple[tuple[int, int], ...]
    edge_steps: tuple[
        tuple[tuple[int, int], ...], ...
    ]  # per edge: (shared node, neighbouring edge)
    edge_hexes: tuple[tuple[int, ...], ...]
    edge_coords: tuple[tuple[Axial, Axial], ...]

    def side(self, hex: int, side: str) -> int:
        """Return the edge on a side ("NE", "E", …) of a hex."""
        return self.hex_edges[hex][list(SIDES).index(side)]


@dataclass(frozen=True)
class Island:
    """A map before the first move. It never changes."""

    hexes: tuple[Axial, ...]  # in reading order
    terrain: tuple[Terrain, ...]
    harbors: tuple[tuple[int, Card], ...]  # (edge, kind or ANY)

    @cached_property
    def board(self) -> BoardGraph:
        """Return the graph of this island."""
        return graph(self.hexes, self.harbors)


def reading_order(hexes: Sequence[Axial]) -> tuple[Axial, ...]:
    """Return the hexes sorted by row from the top, each row from left to right."""
    return tuple(sorted(hexes, key=lambda at: (at[1], at[0])))


def rows(lengths: Sequence[int]) -> tuple[Axial, ...]:
    """Return the hexes of a map given by its row lengths, all centred, such as 3-4-5-4-3."""
    top = -(len(lengths) // 2)
    centre = (lengths[0] - 1 + top) % 2  # in half hexes, so that each row falls on whole ones
    starts = [
        (r, (centre - (length - 1) - r) // 2, length) for r, length in enumerate(lengths, top)
    ]
    return tuple((q, r) for r, first, length in starts for q in range(first, first + length))


@cache
def graph(hexes: tuple[Axial, ...], harbors: tuple[tuple[int, int], ...] = ()) -> BoardGraph:
    """Build the graph of any set of hexes, given in reading order."""
    corners = {at: _corners(at) for h in hexes for at in (h, *_around(h))}
    points = sorted({p for h in hexes for p in corners[h]}, key=_reading)
    sides = sorted(
        {_side(corners[h], i) for h in hexes for i in range(6)}, key=lambda s: _reading(_middle(s))
    )
    node_at, edge_at = {p: n for n, p in enumerate(points)}, {s: e for e, s in enumerate(sides)}
    hex_at = {h: i for i, h in enumerate(hexes)}
    hex_nodes = tuple(tuple(node_at[p] for p in corners[h]) for h in hexes)
    hex_edges = tuple(tuple(edge_at[_side(corners[h], i)] for i in range(6)) for h in hexes)
    node_coords: list[list[Axial]] = [[] for _ in points]
    edge_coords: list[list[Axial]] = [[] for _ in sides]
    for at, ring in sorted(corners.items(), key=lambda item: (item[0][1], item[0][0])):
        for i in range(6):
            if ring[i] in node_at:
                node_coords[node_at[ring[i]]].append(at)
            if _side(ring, i) in edge_at:
                edge_coords[edge_at[_side(ring, i)]].append(at)
    ends = tuple((node_at[a], node_at[b]) for a, b in sides)
    node_edges = tuple(
        tuple(e for e, pair in enumerate(ends) if n in pair) for n in range(len(points))
    )
    node_steps = tuple(
        tuple((e, sum(ends[e]) - n) for e in edges) for n, edges in enumerate(node_edges)
    )
    node_harbor = [NO_HARBOR] * len(points)
    for edge, kind in harbors:
        for n in ends[edge]:
            node_harbor[n] = kind
    return BoardGraph(
        hexes=hexes,
        hex_at=hex_at,
        hex_nodes=hex_nodes,
        hex_edges=hex_edges,
        hex_hexes=tuple(tuple(hex_at[at] for at in _around(h) if at in hex_at) for h in hexes),
        node_hexes=tuple(
            tuple(hex_at[at] for at in coords if at in hex_at) for coords in node_coords
        ),
        node_nodes=tuple(tuple(m for _, m in steps) for steps in node_steps),
        node_edges=node_edges,
        node_steps=node_steps,
        node_coords=tuple(tuple(coords) for coords in node_coords),
        node_harbor=tuple(node_harbor),
        edge_nodes=ends,
        edge_steps=tuple(
            tuple((n, x) for n in pair for x in node_edges[n] if x != e)
            for e, pair in enumerate(ends)
        ),
        edge_hexes=tuple(
            tuple(hex_at[at] for at in coords if at in hex_at) for coords in edge_coords
        ),
        edge_coords=tuple((coords[0], coords[1]) for coords in edge_coords),
    )


Point = tuple[int, int]  # half a hex wide, a quarter of a hex high
Side = tuple[Point, Point]


def _around(at: Axial) -> list[Axial]:
    return [(at[0] + q, at[1] + r) for q, r in STEPS]


def _corners(at: Axial) -> list[Point]:
    x, y = 2 * at[0] + at[1], 3 * at[1]
    return [(x + dx, y + dy) for dx, dy in CORNERS]


def _side(ring: list[Point], i: int) -> Side:
    a, b = sorted((ring[i], ring[(i + 1) % 6]), key=_reading)
    return a, b


def _middle(side: Side) -> Point:
    (ax, ay), (bx, by) = side
    return ax + bx, ay + by


def _reading(point: Point) -> Point:
    return point[1], point[0]
