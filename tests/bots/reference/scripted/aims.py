"""What the scripted player wants to buy, and what cards are worth to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from tabletop_tui.games.cities_and_knights.rules.improve import holder, price
from tabletop_tui.games.cities_and_knights.rules.network import (
    knights,
    pieces,
    plain_cities,
    settlement_spots,
)
from tabletop_tui.games.cities_and_knights.rules.things import (
    ACTIVATION,
    CITY_COST,
    KNIGHT_COST,
    KNIGHTS,
    PAPER,
    ROAD,
    SETTLEMENT_COST,
    TOP_LEVEL,
    WALL_COST,
)

from .table import PRICE, Table

PATIENCE = 0.6  # how much each round that an aim is away makes it less worth
GUARD = 1.92  # what a landing counts, by how likely it is


class Aim(NamedTuple):
    """Something to buy: its worth, its price by kind, the kind of action, and where (-1: where it
    is best).
    """

    worth: float
    cost: Sequence[int]
    kind: str
    place: int = -1


class Aims:
    """The purchases that a table asks for."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self.early = 1.0 - 0.5 * max(x.points for x in t.s.players) / t.goal
        self.plain = plain_cities(t.s, t.seat)
        self.knights = knights(t.s, t.seat)
        self.longest = max(x.longest for x in t.s.players)
        self.rows = sorted(
            [*self.buildings(), *self.improvements(), *self.army(), *self.roads()],
            key=lambda row: -row.worth,
        )
        self.by_nearness = sorted(self.rows, key=lambda row: -self.near(row))

    @property
    def nearest(self) -> Aim | None:
        """The aim that is worth most for what it still takes."""
        return self.by_nearness[0] if self.by_nearness else None

    def near(self, row: Aim) -> float:
        """The worth of an aim, less the farther it is."""
        return row.worth / (1.0 + PATIENCE * self.rounds(row.cost))

    def buildings(self) -> Iterator[Aim]:
        """Cities and settlements."""
        t, me = self.t, self.t.me
        own = pieces(t.s, t.seat)
        if me.cities and own.settlements:
            best = max(own.settlements, key=lambda n: t.site(n, True))
            yield Aim(1.6 + self.early, CITY_COST, "build-city", best)
        for n in own.tipped[:1]:
            yield Aim(1.9 + self.early, CITY_COST, "build-city", n)
        spots = settlement_spots(t.s, t.seat)
        if me.settlements and spots:
            best = max(spots, key=t.site)
            worth = 1.4 + self.early + 0.03 * t.site(best)
            yield Aim(worth, SETTLEMENT_COST, "build-settlement", best)

    def improvements(self) -> Iterator[Aim]:
        """The next level of each track; a metropolis before all."""
        t = self.t
        if not self.plain and t.seat not in [holder(t.s, track) for track in range(3)]:
            return
        for track, level in enumerate(t.me.tracks):
            now = holder(t.s, track)
            held = now == t.seat
            if level == TOP_LEVEL or (level >= 3 and not self.plain and not held):
                continue
            worth = 1.44 + 0.35 * self.early + 0.5 * (level == 2)
            if level == 3 and now < 0:
                worth = 2.4
            elif level == 4 and held:
                worth = 0.8
            elif level == 4 and now >= 0 and t.s.players[now].tracks[track] < TOP_LEVEL:
                worth = 3.5
            cost = [0] * 8
            cost[PAPER + track] = price(t.s, t.s.stack[0], t.seat, track)
            yield Aim(worth, cost, "improve", track)

    def army(self) -> Iterator[Aim]:
        """Knights and walls."""
        t, me = self.t, self.t.me
        now, urgent = t.guarded(), GUARD * t.landing()
        idle = [n for n in self.knights if not t.s.active[n]]
        if idle:
            best = max(idle, key=lambda n: t.s.piece[n])
            better = t.guarded(t.s.piece[best] - KNIGHTS) - now
            yield Aim(0.25 + better * urgent, ACTIVATION, "activate", best)
        elif me.knights[0]:
            worth = 0.56 if self.knights else 1.44
            yield Aim(worth + (t.guarded(1) - now) * urgent, KNIGHT_COST, "recruit")
        if self.knights and (me.knights[1] or me.knights[2]):
            better = t.guarded(1) - now if len(idle) < len(self.knights) else 0.0
            yield Aim(0.4 + better * urgent, KNIGHT_COST, "promote")
        if me.walls and self.plain and sum(t.hand) >= me.limit - 1:
            yield Aim(0.6, WALL_COST, "build-wall")

    def roads(self) -> Iterator[Aim]:
        """A road to a place to settle, or to the Longest Road where it is near."""
        t, me = self.t, self.t.me
        if not me.roads:
            return
        if me.settlements and not settlement_spots(t.s, t.seat):
            edge = t.way()
            if edge >= 0:
                yield Aim(1.0 + 0.6 * self.early, ROAD, "build-road", edge)
        elif t.s.longest_road != t.seat and me.longest >= max(3, self.longest - 1):
            yield Aim(0.9, ROAD, "build-road")

    # cards

    def lacking(self, cost: Sequence[int]) -> int:
        """How many cards of a price are not in hand."""
        return sum(max(0, x - y) for x, y in zip(cost, self.t.hand, strict=True))

    def rounds(self, cost: Sequence[int]) -> float:
        """In how many rounds the cards of a price are there, about."""
        t, seats, most = self.t, len(self.t.s.players), 0.0
        total = sum(t.income) * seats
        for kind, (cards, has) in enumerate(zip(cost, t.hand, strict=True)):
            if cards > has:
                pace = t.income[kind] * seats + total / 8 / t.me.rates[kind] + 0.02
                most = max(most, (cards - has) / pace)
        return most

    @cached_property
    def needed(self) -> list[int]:
        """The cards of the two nearest aims together."""
        costs = [row.cost for row in self.by_nearness[:2]]
        return [sum(cost[kind] for cost in costs) for kind in range(8)]

    def value(self, kind: int, n: int) -> float:
        """What the *n*-th card of a kind is worth in hand."""
        scarce = 1.0 - min(0.5, self.t.income[kind])
        spare = n - self.needed[kind]
        return PRICE[kind] * (1.0 + 0.5 * scarce if spare <= 0 else 0.55 * 0.85**spare)

    def gain(self, out: Sequence[int], into: Sequence[int]) -> float:
        """What a swap of cards is worth."""
        total, left = 0.0, list(self.t.hand)
        for kind in range(8):
            for _ in range(out[kind]):
                total -= self.value(kind, left[kind])
                left[kind] -= 1
        for kind in range(8):
            for _ in range(into[kind]):
                left[kind] += 1
                total += self.value(kind, left[kind])
        return total
