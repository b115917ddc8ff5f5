"""Coordinates that players can say and type: a hex, or one of its corners or sides."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from ...engine import Place
from .board import SIDES, Island

CORNER_NAMES = ("n", "ne", "se", "s", "sw", "nw")  # clockwise from the top, as the graph counts them
SIDE_NAMES = tuple(name.lower() for name in SIDES)


@cache
def hex_names(island: Island) -> tuple[str, ...]:
    """A letter for the row and a number in it, for every hex."""
    rows = sorted({r for _, r in island.hexes})
    counted: dict[int, int] = {}
    names = []
    for _, r in island.hexes:
        counted[r] = counted.get(r, 0) + 1
        names.append(f"{chr(ord('a') + rows.index(r))}{counted[r]}")
    return tuple(names)


@cache
def names(island: Island) -> dict[str, list[Place]]:
    """The places that each coordinate can mean: a hex, or one of its corners or sides."""
    found: dict[str, list[Place]] = {}
    graph = island.board
    for n, name in enumerate(hex_names(island)):
        found.setdefault(name, []).append(("hex", n))
        for corner, node in zip(CORNER_NAMES, graph.hex_nodes[n], strict=True):
            found.setdefault(name + corner, []).append(("node", node))
        for side, edge in zip(SIDE_NAMES, graph.hex_edges[n], strict=True):
            found.setdefault(name + side, []).append(("edge", edge))
    return found


@cache
def name_of(island: Island, place: Place) -> str:
    """The shortest coordinate of a place."""
    return min((name for name, places in names(island).items() if place in places), key=lambda n: (len(n), n)).upper()


def named(island: Island, text: str, lit: Mapping[Place, int]) -> Place | None:
    """The place that a typed coordinate means; lit places win."""
    found = names(island).get(re.sub(r"[\s\-]", "", text.lower()), [])
    return next((p for p in found if p in lit), found[0] if found else None)
