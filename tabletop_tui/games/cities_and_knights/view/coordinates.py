"""Coordinates that players read and type: a hex, or one of its corners or sides."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from ....engine import Place
from ....engine.words import Speech, Word
from ..rules.board import SIDES, Island

ENGLISH = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
"""The compass points as typed in every language, in addition to the language's own."""
CORNER_NAMES = (
    "n",
    "ne",
    "se",
    "s",
    "sw",
    "nw",
)  # clockwise from the top, as in the graph
SIDE_NAMES = tuple(name.lower() for name in SIDES)


def compass(words: Speech) -> tuple[str, ...]:
    """Return the compass points in the language of *words*, in the order of ``ENGLISH``."""
    return tuple(words.say(f"compass-{point}").lower() for point in ENGLISH)


@cache
def hex_names(island: Island) -> tuple[str, ...]:
    """Return the name of each hex: a letter for the row and a number within it."""
    rows = sorted({row for _, row in island.hexes})
    counted: dict[int, int] = {}
    names = []
    for _, row in island.hexes:
        counted[row] = counted.get(row, 0) + 1
        names.append(f"{chr(ord('a') + rows.index(row))}{counted[row]}")
    return tuple(names)


@cache
def names(island: Island, points: tuple[str, ...] = ENGLISH) -> dict[str, list[Place]]:
    """Return the places each coordinate can mean with these compass points: a hex, a corner or a
    side.
    """
    said = dict(zip(ENGLISH, points, strict=True))
    found: dict[str, list[Place]] = {}
    graph = island.board
    for n, name in enumerate(hex_names(island)):
        found.setdefault(name, []).append(("hex", n))
        for corner, node in zip(CORNER_NAMES, graph.hex_nodes[n], strict=True):
            found.setdefault(name + said[corner], []).append(("node", node))
        for side, edge in zip(SIDE_NAMES, graph.hex_edges[n], strict=True):
            found.setdefault(name + said[side], []).append(("edge", edge))
    return found


@cache
def shortest(island: Island, points: tuple[str, ...]) -> dict[Place, str]:
    """Return the shortest coordinate of each place, the alphabetically first of several."""
    found: dict[Place, str] = {}
    for name in sorted(names(island, points), key=lambda name: (len(name), name)):
        for place in names(island, points)[name]:
            found.setdefault(place, name.upper())
    return found


@cache
def points_apart(island: Island) -> dict[Place, str]:
    """Return the compass point of each coastal corner or side that shares its hexes and harbour
    with another.

    Places that hexes and harbour identify are left out.
    """
    graph = island.board
    alike: dict[tuple[str, tuple[int, ...], int], dict[int, str]] = {}
    for n in range(len(island.hexes)):
        for point, node in zip(CORNER_NAMES, graph.hex_nodes[n], strict=True):
            found = ("node", tuple(graph.node_hexes[node]), graph.node_harbor[node])
            alike.setdefault(found, {}).setdefault(node, point)
        for point, edge in zip(SIDE_NAMES, graph.hex_edges[n], strict=True):
            alike.setdefault(("edge", tuple(graph.edge_hexes[edge]), 0), {}).setdefault(edge, point)
    return {
        (sort, place): point
        for (sort, _, _), places in alike.items()
        for place, point in places.items()
        if len(places) > 1
    }


def name_of(island: Island, place: Place, words: Speech) -> str:
    """Return the shortest coordinate of a place, in the language of *words*."""
    return shortest(island, compass(words))[place]


def said(island: Island, place: Place, words: Speech) -> str:
    """Return the shortest coordinate of a place, with a compass point that a voice can say."""
    name = shortest(island, ENGLISH)[place]
    hex_, point = name[:2], name[2:].lower()
    if not point:
        return hex_
    compass_point, side = Word(f"compass-{point}"), Word(f"side-{point}")
    return words.say("coordinate", hex=hex_, point=compass_point, side=side)


def places_named(island: Island, text: str, words: Speech) -> list[Place]:
    """Return the places a typed coordinate can mean: in the language of *words*, or else in
    English.
    """
    typed = re.sub(r"[\s\-]", "", text.lower())
    own = names(island, compass(words))
    return own[typed] if typed in own else names(island).get(typed, [])


def named(island: Island, text: str, lit: Mapping[Place, int], words: Speech) -> Place | None:
    """Return the place a typed coordinate means; lit places take precedence."""
    found = places_named(island, text, words)
    return next((place for place in found if place in lit), found[0] if found else None)
