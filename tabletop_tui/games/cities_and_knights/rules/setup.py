"""Set-up: each player places a settlement and then, in reverse order, a city, each with a road."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from ....engine import Menu, Part, Say
from .actions import PlaceCity, PlaceRoad, PlaceSettlement
from .constants import CITY, DESERT, GOLD, KINDS, SETTLEMENT
from .events import Built, Paid
from .frames import Opening, Prospecting, Settling
from .longest_road import measure
from .network import far_enough
from .parts import ActionCache
from .payments import receive
from .rates import refresh
from .state import State

SETTLEMENTS, CITIES = ActionCache(PlaceSettlement), ActionCache(PlaceCity)
ROADS = ActionCache(PlaceRoad)


def second_round(s: State, f: Settling) -> bool:
    """Return whether cities are placed."""
    return len(f.todo) <= len(s.players)


class PlacingBuilding(Part[State, Settling]):
    """Place a building by the distance rule (CK-015)."""

    made: ClassVar[ActionCache]

    def candidates(self, s: State, f: Settling, seat: int) -> Sequence[Any]:
        return [self.made[n] for n in range(len(s.owner))]

    def why(self, s: State, f: Settling, seat: int, a: PlaceSettlement | PlaceCity) -> str:
        if not 0 <= a.node < len(s.owner):
            return "no-place"
        if s.owner[a.node] >= 0:
            return "node-taken"
        return "" if far_enough(s, a.node) else "too-close"


class PlacingSettlement(PlacingBuilding):
    """Place the first building of a player."""

    action, made = PlaceSettlement, SETTLEMENTS

    def apply(self, s: State, f: Settling, seat: int, a: PlaceSettlement, say: Say) -> None:
        f.node = a.node
        s.owner[a.node], s.piece[a.node] = seat, SETTLEMENT
        player = s.players[seat]
        player.settlements -= 1
        player.points += 1
        say(Built(seat, "settlement", a.node))
        refresh(s, seat)


class PlacingCity(PlacingBuilding):
    """Place the second building, which yields cards at once."""

    action, made = PlaceCity, CITIES

    def apply(self, s: State, f: Settling, seat: int, a: PlaceCity, say: Say) -> None:
        f.node = a.node
        s.owner[a.node], s.piece[a.node] = seat, CITY
        player = s.players[seat]
        player.cities -= 1
        player.points += 2
        say(Built(seat, "city", a.node))
        self.pay(s, seat, a.node, say)
        refresh(s, seat)

    def pay(self, s: State, seat: int, node: int, say: Say) -> None:
        """Take one resource for each producing hex beside the city, and no commodities (CK-018)."""
        got, gold = [0] * len(KINDS), 0
        for hex in s.island.board.node_hexes[node]:
            terrain = s.island.terrain[hex]
            if terrain < DESERT:
                got[terrain] += receive(s, s.players[seat], terrain, 1)
            elif terrain == GOLD:
                gold += 1
        if any(got):
            say(Paid(seat, tuple(got)))
        if gold:
            s.stack.append(Prospecting([(seat, gold)]))


class PlacingRoad(Part[State, Settling]):
    """Place a road that touches the building just placed (CK-017)."""

    action = PlaceRoad

    def candidates(self, s: State, f: Settling, seat: int) -> Sequence[PlaceRoad]:
        return [ROADS[e] for e in s.island.board.node_edges[f.node]]

    def why(self, s: State, f: Settling, seat: int, a: PlaceRoad) -> str:
        if a.edge not in s.island.board.node_edges[f.node]:
            return "road-beside-building"
        return "" if s.road[a.edge] < 0 else "edge-taken"

    def apply(self, s: State, f: Settling, seat: int, a: PlaceRoad, say: Say) -> None:
        s.road[a.edge], f.node = seat, -1
        s.players[seat].roads -= 1
        measure(s, seat)
        say(Built(seat, "road", a.edge))
        f.todo.pop(0)
        if f.todo:
            s.turn = f.todo[0]
        else:
            s.turn, s.round = s.first, 1
            s.stack[-1] = Opening(s.first)


class SettleStep(Menu[State, Settling]):
    """Each player places a settlement and then, in reverse order, a city, each with a road."""

    frame, rule, forced = Settling, "setup", True
    parts = (PlacingSettlement(), PlacingCity(), PlacingRoad())

    def who(self, s: State, f: Settling) -> tuple[int, ...]:
        return (f.todo[0],)

    def open_parts(self, s: State, f: Settling) -> Sequence[Part[State, Settling]]:
        settlement, city, road = self.parts
        return (road if f.node >= 0 else city if second_round(s, f) else settlement,)

    def why_wrong_kind(self, s: State, f: Settling, seat: int, a: Any) -> str:
        if f.node >= 0:
            return "road-first"
        return "city-second" if second_round(s, f) else "settlement-first"
