"""What the scripted player sees on the table."""

from __future__ import annotations

from collections import deque
from functools import cached_property
from math import comb
from typing import Any

from tabletop_tui.engine import Draw, Game
from tabletop_tui.games.cities_and_knights.rules.barbarians import shares, strength
from tabletop_tui.games.cities_and_knights.rules.board import ANY
from tabletop_tui.games.cities_and_knights.rules.network import far_enough, plain_cities
from tabletop_tui.games.cities_and_knights.rules.things import (
    CITY,
    DESERT,
    GOLD,
    NOTHING,
    PIPS,
    SECOND,
    SETTLEMENT,
    STEPS,
)

PRICE = (1.0, 1.0, 0.9, 1.15, 1.2, 1.25, 1.2, 1.2)  # of a card of each kind
FAR = 3  # roads to a place that is worth the way


HOUSES = (SETTLEMENT, CITY)


def pips(token: int) -> int:
    """In how many of 36 rolls a number comes; a hex without one brings nothing."""
    return PIPS[token]


class Table:
    """A view, the seat that looks at it, and what it makes of it."""

    def __init__(self, game: Game, view: Any, seat: int, luck: Draw) -> None:
        self.game, self.s, self.seat = game, view, seat
        self.world = game.guess(view, seat, luck)  # to ask the rules what is legal, nothing else
        self.me, self.board, self.goal = view.players[seat], view.island.board, view.house.points
        self.hand: list[int] = list(self.me.hand)
        self.rivals = [x for x in range(len(view.players)) if x != seat]
        self.leader = max(self.rivals, key=lambda x: (view.players[x].points, -x))

    def brings(self, node: int, city: bool) -> list[tuple[int, int]]:
        """(kind, number) of what a building on a node brings; kind -1 is gold."""
        found = []
        for h in self.board.node_hexes[node]:
            terrain, token = self.s.island.terrain[h], self.s.tokens[h]
            if terrain == GOLD:
                found.append((-1, token))
            elif terrain < DESERT:
                found.append((terrain, token))
                if city:
                    found.append((SECOND[terrain], token))
        return found

    @cached_property
    def income(self) -> list[float]:
        """Cards of each kind that a roll brings in the mean."""
        return self.income_of(self.seat)

    def income_of(self, seat: int) -> list[float]:
        """The same for any seat."""
        total = [0.0] * 8
        for n, piece in enumerate(self.s.piece):
            if self.s.owner[n] == seat and piece in HOUSES:
                for kind, token in self.brings(n, piece == CITY):
                    for k in [kind] if kind >= 0 else range(5):
                        total[k] += pips(token) / 36 / (1 if kind >= 0 else 4)
        return total

    def site(self, node: int, city: bool = False) -> float:
        """How good a node is to build on."""
        value, numbers, kinds = 0.0, set(), set()
        for kind, token in self.brings(node, city):
            value += pips(token) * (PRICE[kind] if kind >= 0 else 1.1)
            if kind >= 0 and not self.income[kind] and kind not in kinds:
                value += 1.2
            kinds.add(kind)
            numbers.add(token)
        harbor = self.board.node_harbor[node]
        if harbor == ANY:
            value += 1.0
        elif harbor >= 0:
            value += 0.5 + 4 * self.income[harbor]
        return value + 0.3 * len(numbers)

    def landing(self) -> float:
        """How likely the ship lands before the next own turn is over."""
        rolls, left = len(self.s.players) + 1, STEPS - self.s.ship
        return sum(comb(rolls, n) for n in range(left, rolls + 1)) / 2**rolls

    def guarded(self, more: int = 0) -> float:
        """What the coming landing brings with so many more active levels."""
        given = shares(self.s)
        given[self.seat] += more
        mine, best = given[self.seat], max(given)
        if sum(given) >= strength(self.s):
            return 0.0 if mine < best else 1.0 if given.count(best) == 1 else 0.4
        exposed = [x for x in range(len(given)) if plain_cities(self.s, x)]
        if self.seat not in exposed:
            return 0.0
        return -2.0 if mine == min(given[x] for x in exposed) else 0.2

    def beside(self, h: int) -> bool:
        """Whether an own building stands on a hex."""
        s = self.s
        return any(
            s.owner[n] == self.seat and s.piece[n] in HOUSES for n in self.board.hex_nodes[h]
        )

    def way(self) -> int:
        """The first road of the way to the best place that is not far; -1 for none."""
        s, board = self.s, self.board
        seen = {n for e, who in enumerate(s.road) if who == self.seat for n in board.edge_nodes[e]}
        best, found = 0.0, -1
        queue = deque((n, -1, 0) for n in sorted(seen))
        while queue:
            n, first, far = queue.popleft()
            if s.owner[n] not in (-1, self.seat):
                continue
            if far and s.piece[n] == NOTHING and far_enough(s, n):
                value = self.site(n) / (far + 1.0)
                if value > best:
                    best, found = value, first
            if far < FAR:
                for e, m in board.node_steps[n]:
                    if s.road[e] < 0 and m not in seen:
                        seen.add(m)
                        queue.append((m, e if first < 0 else first, far + 1))
        return found

    def lengthens(self, edge: int) -> int:
        """How many ends of an edge touch no own road."""
        s, board = self.s, self.board
        return sum(
            all(s.road[e] != self.seat for e in board.node_edges[n] if e != edge)
            for n in board.edge_nodes[edge]
        )

    def harm(self, h: int) -> float:
        """What the robber does to the others on a hex, the leader before all."""
        s, value = self.s, 0.0
        for n in self.board.hex_nodes[h]:
            if s.piece[n] in HOUSES:
                cards = pips(s.tokens[h]) * (1 + (s.piece[n] == CITY))
                if s.owner[n] == self.seat:
                    value -= 2.0 * cards
                else:
                    value += cards * (1.6 if s.owner[n] == self.leader else 0.8)
        return value
