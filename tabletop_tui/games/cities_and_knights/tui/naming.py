"""The line that describes the place under the cursor."""

from __future__ import annotations

from typing import Any

from ....engine import Place
from ....tui.look import Look
from ..rules.board import ANY, NO_HARBOR
from ..rules.constants import (
    DESERT,
    GOLD,
    KINDS,
    KNIGHTS,
    NOTHING,
    PIECES,
    PIPS,
    SECOND,
    TERRAINS,
    TIPPED,
    TRACKS,
)
from ..view.coordinates import name_of
from ..view.dice import chances
from ..view.roads import road_brings
from .robber import struck


def hex_line(look: Look, n: int, robbing: bool = False) -> str:
    """Describe a hex: terrain, token, chance, and pieces.

    While the robber moves, first whom it hits.
    """
    s, island = look.view, look.view.island
    terrain = island.terrain[n]
    parts = [look.say(f"terrain-{TERRAINS[terrain]}") + (f" {s.tokens[n]}" if s.tokens[n] else "")]
    if robbing:
        parts.append(struck(look, n))
    if s.tokens[n]:
        parts.append(look.say("about-chance", ways=PIPS[s.tokens[n]]))
    parts += [look.say("about-hit", **hit) for hit in hits(look, n)]
    if terrain < DESERT:
        first, second = (
            look.say(f"kind-{KINDS[terrain]}"),
            look.say(f"kind-{KINDS[SECOND[terrain]]}"),
        )
        parts.append(look.say("about-yield", one=first, city=f"{first} + {second}"))
    elif terrain == GOLD:
        parts.append(look.say("about-gold"))
    if s.robber == n:
        parts.append(look.say("about-robber" if s.robber_free else "about-robber-locked"))
    if s.merchant == n:
        parts.append(look.say("about-merchant", name=look.name(s.merchant_owner)))
    return " · ".join(parts)


def hits(look: Look, n: int) -> list[dict[str, Any]]:
    """Return who has buildings at a hex, which ones, and how many cards the robber would find
    there.
    """
    s, found = look.view, dict[int, list[str]]()
    for node in s.island.board.hex_nodes[n]:
        if built(s, node):
            piece = look.say(f"piece-{PIECES[s.piece[node]]}")
            found.setdefault(s.owner[node], []).append(piece)
    return [
        {
            "name": look.name(seat),
            "pieces": tuple(found[seat]),
            "cards": s.players[seat].cards,
        }
        for seat in sorted(found)
    ]


def built(s: Any, n: int) -> bool:
    """Return whether a settlement or city stands on a node."""
    piece: int = s.piece[n]
    return NOTHING < piece <= TIPPED


def node_line(look: Look, n: int) -> str:
    """Describe a node: its piece, its production, its harbour."""
    s, graph = look.view, look.view.island.board
    parts = []
    if s.owner[n] >= 0:
        key = f"piece-{PIECES[s.piece[n]]}"
        name = look.say(key)
        if n in s.metropolis:
            name = look.say(
                "about-metropolis", track=look.say(f"track-{TRACKS[s.metropolis.index(n)]}")
            )
        if s.wall[n]:
            name = look.say("about-walled", piece=name)
        if s.piece[n] > KNIGHTS:
            name = look.say(
                "about-knight", piece=name, state=look.say("active" if s.active[n] else "inactive")
            )
        parts.append(look.say("about-owned", name=look.name(s.owner[n]), piece=name))
    around = [
        look.say(f"terrain-{TERRAINS[look.view.island.terrain[hex]]}")
        + (f" {s.tokens[hex]}" if s.tokens[hex] else "")
        for hex in graph.node_hexes[n]
    ]
    parts.append(", ".join(around))
    harbor = graph.node_harbor[n]
    if harbor != NO_HARBOR:
        what = look.say("about-any" if harbor == ANY else f"kind-{KINDS[harbor]}")
        parts.append(look.say("about-harbor", rate=3 if harbor == ANY else 2, what=what))
    near = next((other for other in graph.node_nodes[n] if built(s, other)), -1)
    if s.owner[n] < 0 and near >= 0:
        piece = look.say(f"piece-{PIECES[s.piece[near]]}")
        parts.append(look.say("about-too-near", name=look.name(s.owner[near]), piece=piece))
    elif s.piece[n] <= TIPPED:
        parts.append(look.say("about-chance", ways=chances(s, n)))
    return " · ".join(parts)


def edge_line(look: Look, n: int) -> str:
    """Describe an edge: its road, its hexes, and what a road of the viewer would gain there."""
    s, graph = look.view, look.view.island.board
    owner: Any = s.road[n]
    what = (
        look.say("about-owned", name=look.name(owner), piece=look.say("piece-road"))
        if owner >= 0
        else ""
    )
    between = [look.say(f"terrain-{TERRAINS[s.island.terrain[h]]}") for h in graph.edge_hexes[n]]
    beside = look.say("about-beside", hexes=tuple(between))
    parts = [what or look.say("about-free"), beside]
    parts += road_brings(s, look.seat, n, look.words, lambda node: node_line(look, node))
    return " · ".join(parts)


def about(look: Look, place: Place, robbing: bool = False) -> str:
    """Describe any place in one line; *robbing* if the robber is about to move."""
    what, n = place
    if what == "hex":
        line = hex_line(look, n, robbing)
    else:
        line = (node_line if what == "node" else edge_line)(look, n)
    return f"{name_of(look.view.island, place, look.words)}  {line}"
