"""Building: roads, settlements, cities and walls, bought or free."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine import Say
from .actions import BuildCity, BuildRoad, BuildSettlement, BuildWall
from .board import NO_HARBOR
from .events import Built
from .frames import Phase
from .longest_road import award, measure, measure_at
from .network import pieces, road_spots, roadside, settlement_spots, upgradable
from .parts import EDGE, NODE, Placing, Ready
from .purse import bill, can_pay, pay
from .rates import refresh
from .state import State
from .things import CITY, CITY_COST, KNIGHTS, ROAD, SETTLEMENT, SETTLEMENT_COST, WALL_COST

ROADS, SETTLEMENTS, CITIES, WALLS = (
    Ready(BuildRoad),
    Ready(BuildSettlement),
    Ready(BuildCity),
    Ready(BuildWall),
)


class Road(Placing[Phase]):
    """A road joins one's own network (CK-131)."""

    action, cost, nothing = BuildRoad, bill(ROAD), "no-road-place"
    made, place = ROADS, EDGE

    def reason(self, s: State, f: Phase, seat: int) -> str:
        player = s.players[seat]
        return (
            "no-roads-left"
            if not player.roads
            else ""
            if can_pay(player, self.cost)
            else "cannot-pay"
        )

    def places(self, s: State, f: Phase, seat: int) -> Sequence[int]:
        return road_spots(s, seat)

    def possible(self, s: State, f: Phase, seat: int) -> bool:
        return s.players[seat].roads > 0 and bool(road_spots(s, seat))

    def why(self, s: State, f: Phase, seat: int, a: BuildRoad) -> str:
        return why_no_road(s, seat, a.edge)

    def apply(self, s: State, f: Phase, seat: int, a: BuildRoad, say: Say) -> None:
        pay(s, s.players[seat], self.cost)
        lay_road(s, seat, a.edge, say)
        award(s, say)


def why_no_road(s: State, seat: int, edge: int) -> str:
    """The reason against a road on this edge."""
    if not 0 <= edge < len(s.road):
        return "no-road-place"
    if s.road[edge] >= 0:
        return "edge-taken"
    own = [n for n, e in s.island.board.edge_steps[edge] if s.road[e] == seat]
    return "road-blocked" if own else "road-apart"


def lay_road(s: State, seat: int, edge: int, say: Say, *, free: bool = False) -> None:
    """Put a road on the board; the award is settled by the caller."""
    s.road[edge] = seat
    s.players[seat].roads -= 1
    measure(s, seat)
    say(Built(seat, "road", edge, free))


class Settlement(Placing[Phase]):
    """A settlement needs an own road and the distance rule (CK-133); no knight may stand there
    (CK-111).
    """

    action, cost, nothing = BuildSettlement, bill(SETTLEMENT_COST), "no-settlement-place"
    made, place = SETTLEMENTS, NODE

    def reason(self, s: State, f: Phase, seat: int) -> str:
        player = s.players[seat]
        return (
            "no-settlements-left"
            if not player.settlements
            else ""
            if can_pay(player, self.cost)
            else "cannot-pay"
        )

    def places(self, s: State, f: Phase, seat: int) -> Sequence[int]:
        return settlement_spots(s, seat)

    def why(self, s: State, f: Phase, seat: int, a: BuildSettlement) -> str:
        if not 0 <= a.node < len(s.owner):
            return "no-settlement-place"
        if s.owner[a.node] >= 0:
            return "knight-in-the-way" if s.piece[a.node] > KNIGHTS else "node-taken"
        return "settlement-apart" if a.node not in roadside(s, seat) else "too-close"

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


class City(Placing[Phase]):
    """A city replaces an own settlement (CK-134); a tipped city comes first (CK-081)."""

    action, cost, nothing = BuildCity, bill(CITY_COST), "no-settlement"
    made, place = CITIES, NODE

    def reason(self, s: State, f: Phase, seat: int) -> str:
        player = s.players[seat]
        if not can_pay(player, self.cost):
            return "cannot-pay"
        return "no-cities-left" if not player.cities and not upgradable(s, seat) else ""

    def places(self, s: State, f: Phase, seat: int) -> Sequence[int]:
        return upgradable(s, seat)

    def why(self, s: State, f: Phase, seat: int, a: BuildCity) -> str:
        return why_no_city(s, seat, a.node)

    def apply(self, s: State, f: Phase, seat: int, a: BuildCity, say: Say) -> None:
        pay(s, s.players[seat], self.cost)
        raise_city(s, seat, a.node, say)


def why_no_city(s: State, seat: int, node: int) -> str:
    """The reason against a city on this node."""
    own = 0 <= node < len(s.owner) and s.owner[node] == seat
    return (
        "tipped-first"
        if own and s.piece[node] == SETTLEMENT and pieces(s, seat).tipped
        else "no-settlement"
    )


def raise_city(s: State, seat: int, node: int, say: Say) -> None:
    """Upgrade a settlement, which returns to supply, or set a tipped city upright, using no piece
    (CK-080).
    """
    player = s.players[seat]
    if s.piece[node] == SETTLEMENT:
        player.settlements += 1
        player.cities -= 1
    s.piece[node] = CITY
    player.points += 1
    say(Built(seat, "city", node))


class Wall(Placing[Phase]):
    """A wall goes under an own city that has none, three at most (CK-138)."""

    action, cost, nothing, urban = BuildWall, bill(WALL_COST), "no-wall-place", True
    made, place = WALLS, NODE

    def reason(self, s: State, f: Phase, seat: int) -> str:
        player = s.players[seat]
        return (
            "no-walls-left"
            if not player.walls
            else ""
            if can_pay(player, self.cost)
            else "cannot-pay"
        )

    def places(self, s: State, f: Phase, seat: int) -> Sequence[int]:
        return wall_spots(s, seat)

    def possible(self, s: State, f: Phase, seat: int) -> bool:
        return may_wall(s, seat)

    def why(self, s: State, f: Phase, seat: int, a: BuildWall) -> str:
        return why_no_wall(s, seat, a.node)

    def apply(self, s: State, f: Phase, seat: int, a: BuildWall, say: Say) -> None:
        pay(s, s.players[seat], self.cost)
        raise_wall(s, seat, a.node, say)


def may_wall(s: State, seat: int) -> bool:
    """Whether *seat* has a wall, and a city without one."""
    if s.players[seat].walls:
        for n in pieces(s, seat).cities:
            if not s.wall[n]:
                return True
    return False


def wall_spots(s: State, seat: int) -> list[int]:
    """The cities of *seat* without a wall."""
    return [n for n in pieces(s, seat).cities if not s.wall[n]]


def why_no_wall(s: State, seat: int, node: int) -> str:
    """The reason against a wall under this node."""
    own = 0 <= node < len(s.owner) and s.owner[node] == seat and s.piece[node] == CITY
    return "wall-stands" if own else "no-wall-place"


def raise_wall(s: State, seat: int, node: int, say: Say, *, free: bool = False) -> None:
    """Put a wall under a city."""
    s.wall[node] = True
    s.players[seat].walls -= 1
    say(Built(seat, "wall", node, free))
