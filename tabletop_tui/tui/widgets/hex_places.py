"""The grid of a hex map: neighbours, corners and sides, and the numbers a board gives them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

Hex = tuple[int, int]
"""Axial coordinates (q, r) of a pointy-top hex: q grows to the east, r to the south-east."""
Corner = tuple[Hex, ...]
"""A corner of the grid: the three hexes that meet there, sorted; some may be outside the map."""
Side = tuple[Hex, Hex]
"""A side of the grid: the two hexes it separates, sorted."""

AROUND: tuple[Hex, ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""The offsets of the neighbours: north-east, east, south-east, south-west, west, north-west."""


def neighbours(at: Hex) -> tuple[Hex, ...]:
    """Return the six hexes around a hex, clockwise from the north-east."""
    return tuple((at[0] + q, at[1] + r) for q, r in AROUND)


def corners(at: Hex) -> tuple[Corner, ...]:
    """Return the six corners of a hex, clockwise from the north."""
    near = neighbours(at)
    return tuple(tuple(sorted((at, near[k - 1], near[k]))) for k in range(6))


def sides(at: Hex) -> tuple[Side, ...]:
    """Return the six sides of a hex, clockwise from the north-east: side k runs from corner k to
    corner k + 1.
    """
    return tuple((at, near) if at < near else (near, at) for near in neighbours(at))


def sea_around(land: Iterable[Hex]) -> tuple[Hex, ...]:
    """Return the hexes outside a map that touch it, in reading order."""
    own = set(land)
    return _reading({near for at in own for near in neighbours(at)} - own)


def with_sea(land: Iterable[Hex]) -> tuple[Hex, ...]:
    """Return the hexes of a map and those that touch it, in reading order."""
    own = set(land)
    return _reading(own.union(sea_around(own)))


def _reading(hexes: Iterable[Hex]) -> tuple[Hex, ...]:
    return tuple(sorted(hexes, key=lambda at: (at[1], at[0])))


@dataclass(frozen=True)
class Places:
    """The numbers of hexes, nodes and edges on a board."""

    hexes: Mapping[Hex, int]
    nodes: Mapping[Corner, int]
    edges: Mapping[Side, int]

    @classmethod
    def numbered(cls, hexes: Sequence[Hex]) -> Places:
        """Number everything in the order it is met, hex by hex, for a map without its own
        numbers.
        """
        nodes: dict[Corner, int] = {}
        edges: dict[Side, int] = {}
        for at in hexes:
            for corner, side in zip(corners(at), sides(at), strict=True):
                nodes.setdefault(corner, len(nodes))
                edges.setdefault(side, len(edges))
        return cls({at: number for number, at in enumerate(hexes)}, nodes, edges)
