"""Building roads, settlements, cities and walls, bought or free."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine import Say
from .actions import BuildCity, BuildRoad, BuildSettlement, BuildWall
from .board import NO_HARBOR
from .constants import (
    CITY,
    CITY_COST,
    KNIGHTS,
    ROAD,
    SETTLEMENT,
    SETTLEMENT_COST,
    TIPPED,
    WALL_COST,
)
from .events import Built
from .frames import Phase
from .longest_road import award, measure, measure_at
from .network import far_enough, pieces, road_spots, roadside, settlement_spots, upgradable
from .parts import ActionCache, OnOwnPiece, Placing
from .payments import bill, pay
from .rates import refresh
from .state import State

ROADS, SETTLEMENTS, CITIES, WALLS = (
    ActionCache(BuildRoad),
    ActionCache(BuildSettlement),
    ActionCache(BuildCity),
    ActionCache(BuildWall),
)


class Road(Placing[Phase]):
    """Build a road that joins the player's network (CK-131)."""

    action, cost, nothing, made = BuildRoad, bill(ROAD), "no-road-place", ROADS

    def reason_beside_cost(self, s: State, f: Phase, seat: int) -> str:
        return "" if s.players[seat].roads else "no-roads-left"

    def everywhere(self, s: State) -> Sequence[int]:
        return range(len(s.road))

    def places(self, s: State, f: Phase, seat: int) -> Sequence[int]:
        return road_spots(s, seat)

    def why(self, s: State, f: Phase, seat: int, a: BuildRoad) -> str:
        return why_no_road(s, seat, a.edge)

    def apply(self, s: State, f: Phase, seat: int, a: BuildRoad, say: Say) -> None:
        pay(s, s.players[seat], self.cost)
        lay_road(s, seat, a.edge, say)
        award(s, say)


def why_no_road(s: State, seat: int, edge: int) -> str:
    """Return why *seat* may not build a road on this edge.

    It must be empty, and touch a building of theirs, or a road of theirs at a node without an
    opposing piece.
    """
    if not 0 <= edge < len(s.road):
        return "no-road-place"
    board, owner, road = s.island.board, s.owner, s.road
    if road[edge] >= 0:
        return "edge-taken"
    if any(owner[n] == seat and s.piece[n] <= TIPPED for n in board.edge_nodes[edge]):
        return ""
    joins = [n for n, e in board.edge_steps[edge] if road[e] == seat]
    if any(owner[n] in (seat, -1) for n in joins):
        return ""
    return "road-blocked" if joins else "road-apart"


def lay_road(s: State, seat: int, edge: int, say: Say, *, free: bool = False) -> None:
    """Put a road on the board. The caller settles the award."""
    s.road[edge] = seat
    s.players[seat].roads -= 1
    measure(s, seat)
    say(Built(seat, "road", edge, free))


class Settlement(Placing[Phase]):
    """Build a settlement beside the player's road, by the distance rule (CK-133) and not on a
    knight (CK-111).
    """

    action, cost, nothing = BuildSettlement, bill(SETTLEMENT_COST), "no-settlement-place"
    made = SETTLEMENTS

    def reason_beside_cost(self, s: State, f: Phase, seat: int) -> str:
        return "" if s.players[seat].settlements else "no-settlements-left"

    def places(self, s: State, f: Phase, seat: int) -> Sequence[int]:
        return settlement_spots(s, seat)

    def why(self, s: State, f: Phase, seat: int, a: BuildSettlement) -> str:
        if not 0 <= a.node < len(s.owner):
            return "no-settlement-place"
        if s.owner[a.node] >= 0:
            return "knight-in-the-way" if s.piece[a.node] > KNIGHTS else "node-taken"
        if a.node not in roadside(s, seat):
            return "settlement-apart"
        return "" if far_enough(s, a.node) else "too-close"

    def apply(self, s: State, f: Phase, seat: int, a: BuildSettlement, say: Say) -> None:
        player = s.players[seat]
        pay(s, player, self.cost)
        player.settlements -= 1
        player.points += 1
        s.owner[a.node], s.piece[a.node] = seat, SETTLEMENT
        say(Built(seat, "settlement", a.node))
        if s.island.board.node_harbor[a.node] != NO_HARBOR:
            refresh(s, seat)
        measure_at(s, a.node, seat)
        award(s, say)


class City(OnOwnPiece[Phase]):
    """Upgrade a settlement to a city (CK-134). Tipped cities must be restored first (CK-081)."""

    action, cost, nothing, made = BuildCity, bill(CITY_COST), "no-settlement", CITIES
    not_own = "no-settlement"

    def reason_beside_cost(self, s: State, f: Phase, seat: int) -> str:
        return reason_no_city(s, seat)

    def own(self, s: State, seat: int) -> Sequence[int]:
        return upgradable(s, seat)

    def why_piece(self, s: State, seat: int, node: int) -> str:
        return why_no_city(s, seat, node)

    def apply(self, s: State, f: Phase, seat: int, a: BuildCity, say: Say) -> None:
        pay(s, s.players[seat], self.cost)
        raise_city(s, seat, a.node, say)


def reason_no_city(s: State, seat: int) -> str:
    """Return why *seat* can build no city at all: none is in supply, and none is tipped."""
    return "" if s.players[seat].cities or pieces(s, seat).tipped else "no-cities-left"


def why_no_city(s: State, seat: int, node: int) -> str:
    """Return why *seat* may not build a city on this settlement or tipped city: tipped ones come
    first.
    """
    return "tipped-first" if s.piece[node] == SETTLEMENT and pieces(s, seat).tipped else ""


def raise_city(s: State, seat: int, node: int, say: Say) -> None:
    """Upgrade a settlement, which returns to supply, or restore a tipped city without using a piece
    (CK-080).
    """
    player = s.players[seat]
    if s.piece[node] == SETTLEMENT:
        player.settlements += 1
        player.cities -= 1
    s.piece[node] = CITY
    player.points += 1
    say(Built(seat, "city", node))


class Wall(OnOwnPiece[Phase]):
    """Build a wall under one of the player's cities without one; three at most (CK-138)."""

    action, cost, nothing, urban = BuildWall, bill(WALL_COST), "no-wall-place", True
    made, not_own = WALLS, "no-wall-place"

    def reason_beside_cost(self, s: State, f: Phase, seat: int) -> str:
        return reason_no_wall(s, seat)

    def own(self, s: State, seat: int) -> Sequence[int]:
        return pieces(s, seat).cities

    def why_piece(self, s: State, seat: int, node: int) -> str:
        return why_no_wall(s, node)

    def apply(self, s: State, f: Phase, seat: int, a: BuildWall, say: Say) -> None:
        pay(s, s.players[seat], self.cost)
        raise_wall(s, seat, a.node, say)


def reason_no_wall(s: State, seat: int) -> str:
    """Return why *seat* can build no wall at all."""
    return "" if s.players[seat].walls else "no-walls-left"


def why_no_wall(s: State, node: int) -> str:
    """Return why no wall may be built under this city."""
    return "wall-stands" if s.wall[node] else ""


def raise_wall(s: State, seat: int, node: int, say: Say, *, free: bool = False) -> None:
    s.wall[node] = True
    s.players[seat].walls -= 1
    say(Built(seat, "wall", node, free))
