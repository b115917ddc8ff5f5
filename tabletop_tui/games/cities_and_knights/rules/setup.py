"""Set-up: everybody places a settlement, and then in reverse order a city, each with a road."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....engine import Offer, OneOf, Say, Step, need
from .actions import PlaceCity, PlaceRoad, PlaceSettlement
from .events import Built, Paid
from .frames import Opening, Prospecting, Settling
from .longest_road import measure
from .network import far_enough
from .parts import Ready
from .purse import receive
from .rates import refresh
from .state import State
from .things import CITY, DESERT, GOLD, KINDS, SETTLEMENT

SETTLEMENTS, CITIES, ROADS = Ready(PlaceSettlement), Ready(PlaceCity), Ready(PlaceRoad)


class SettleStep(Step[State, Settling]):
    """Buildings keep the distance rule (CK-015); each road touches the building just placed
    (CK-017).
    """

    frame, rule, forced = Settling, "setup", True

    def who(self, s: State, f: Settling) -> tuple[int, ...]:
        return (f.todo[0],)

    def city(self, s: State, f: Settling) -> bool:
        """Whether the second round has begun."""
        return len(f.todo) <= len(s.players)

    def offers(self, s: State, f: Settling, seat: int) -> Iterator[Offer]:
        if f.node >= 0:
            edges = s.island.board.node_edges[f.node]
            yield Offer(PlaceRoad, OneOf([ROADS[e] for e in edges if s.road[e] < 0]))
            return
        action, made = (PlaceCity, CITIES) if self.city(s, f) else (PlaceSettlement, SETTLEMENTS)
        free = [n for n, o in enumerate(s.owner) if o < 0 and far_enough(s, n)]
        yield Offer(action, OneOf([made[n] for n in free]))

    def check(self, s: State, f: Settling, seat: int, a: Any) -> None:
        if f.node >= 0:
            need(isinstance(a, PlaceRoad), "road-first")
            need(a.edge in s.island.board.node_edges[f.node], "road-beside-building")
            need(s.road[a.edge] < 0, "edge-taken")
            return
        second = self.city(s, f)
        need(isinstance(a, PlaceCity) or not second, "city-second")
        need(isinstance(a, PlaceSettlement) or second, "settlement-first")
        need(0 <= a.node < len(s.owner), "no-place")
        need(s.owner[a.node] < 0, "node-taken")
        need(far_enough(s, a.node), "too-close")

    def apply(self, s: State, f: Settling, seat: int, a: Any, say: Say) -> None:
        player = s.players[seat]
        if isinstance(a, PlaceRoad):
            s.road[a.edge], f.node = seat, -1
            player.roads -= 1
            measure(s, seat)
            say(Built(seat, "road", a.edge))
            f.todo.pop(0)
            if f.todo:
                s.turn = f.todo[0]
            else:
                s.turn, s.round = s.first, 1
                s.stack[-1] = Opening(s.first)
            return
        f.node = a.node
        s.owner[a.node] = seat
        if isinstance(a, PlaceCity):
            s.piece[a.node] = CITY
            player.cities -= 1
            player.points += 2
            say(Built(seat, "city", a.node))
            self.pay(s, seat, a.node, say)
        else:
            s.piece[a.node] = SETTLEMENT
            player.settlements -= 1
            player.points += 1
            say(Built(seat, "settlement", a.node))
        refresh(s, seat)

    def pay(self, s: State, seat: int, node: int, say: Say) -> None:
        """One resource of each producing hex beside the city, and no commodity (CK-018)."""
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
