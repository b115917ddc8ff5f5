"""Coordinates that can be typed, and the line that says what is under the cursor."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from ....engine import Place
from ....tui.look import Look
from ..board import ANY, NO_HARBOR, SIDES, Island
from ..things import CITY, DESERT, GOLD, KINDS, KNIGHTS, PIECES, SECOND, TERRAINS, TRACKS

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


def hex_line(look: Look, n: int) -> str:
    """A hex: terrain, token, chance, and what stands on it."""
    s, island = look.view, look.view.island
    terrain = island.terrain[n]
    parts = [look.say(f"terrain-{TERRAINS[terrain]}") + (f" {s.tokens[n]}" if s.tokens[n] else "")]
    if s.tokens[n]:
        parts.append(look.say("about-chance", ways=6 - abs(7 - s.tokens[n])))
    if terrain < DESERT:
        first, second = look.say(f"kind-{KINDS[terrain]}"), look.say(f"kind-{KINDS[SECOND[terrain]]}")
        parts.append(look.say("about-yield", one=first, city=f"{first} + {second}"))
    elif terrain == GOLD:
        parts.append(look.say("about-gold"))
    if s.robber == n:
        parts.append(look.say("about-robber" if s.robber_free else "about-robber-locked"))
    if s.merchant == n:
        parts.append(look.say("about-merchant", name=look.name(s.merchant_owner)))
    return " · ".join(parts)


def node_line(look: Look, n: int) -> str:
    """A node: what stands there, what it yields, its harbour."""
    s, graph = look.view, look.view.island.board
    parts = []
    if s.owner[n] >= 0:
        key = f"piece-{PIECES[s.piece[n]]}"
        name = look.say(key)
        if n in s.metropolis:
            name = look.say("about-metropolis", track=look.say(f"track-{TRACKS[s.metropolis.index(n)]}"))
        if s.wall[n]:
            name = look.say("about-walled", piece=name)
        if s.piece[n] > KNIGHTS:
            name = look.say("about-knight", piece=name, state=look.say("active" if s.active[n] else "inactive"))
        parts.append(look.say("about-owned", name=look.name(s.owner[n]), piece=name))
    around = [
        look.say(f"terrain-{TERRAINS[look.view.island.terrain[h]]}") + (f" {s.tokens[h]}" if s.tokens[h] else "")
        for h in graph.node_hexes[n]
    ]
    parts.append(", ".join(around))
    harbor = graph.node_harbor[n]
    if harbor != NO_HARBOR:
        what = look.say("about-any" if harbor == ANY else f"kind-{KINDS[harbor]}")
        parts.append(look.say("about-harbor", rate=3 if harbor == ANY else 2, what=what))
    if s.piece[n] in (0, CITY):
        ways = sum(6 - abs(7 - s.tokens[h]) for h in graph.node_hexes[n] if s.tokens[h])
        parts.append(look.say("about-chance", ways=ways))
    return " · ".join(parts)


def edge_line(look: Look, n: int) -> str:
    """An edge: whose road, and between which hexes."""
    s, graph = look.view, look.view.island.board
    owner: Any = s.road[n]
    what = look.say("about-owned", name=look.name(owner), piece=look.say("piece-road")) if owner >= 0 else ""
    between = [look.say(f"terrain-{TERRAINS[s.island.terrain[h]]}") for h in graph.edge_hexes[n]]
    beside = look.say("about-beside", hexes=", ".join(between))
    return " · ".join(part for part in (what or look.say("about-free"), beside) if part)


def about(look: Look, place: Place) -> str:
    """One line for any place."""
    line = {"hex": hex_line, "node": node_line, "edge": edge_line}[place[0]](look, place[1])
    return f"{name_of(look.view.island, place)}  {line}"
