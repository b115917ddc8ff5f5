"""Builder for positions in mid-game.

Hexes are named like "forest 8", corners and sides like "forest 8 NW".
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Self

from tabletop_tui.engine.pile import Pile
from tabletop_tui.games.cities_and_knights.rules import frames as f
from tabletop_tui.games.cities_and_knights.rules.board import (
    ANY,
    SIDES,
    BoardGraph,
    Island,
    graph,
    rows,
)
from tabletop_tui.games.cities_and_knights.rules.constants import KINDS, KNIGHTS, PIECES, TERRAINS
from tabletop_tui.games.cities_and_knights.rules.constants import TRACKS as TRACK_NAMES
from tabletop_tui.games.cities_and_knights.rules.progress_cards.card import CATALOGUE
from tabletop_tui.games.cities_and_knights.rules.progress_cards.catalogue import (
    CARDS,
    COPIES,
    FIRST,
)
from tabletop_tui.games.cities_and_knights.rules.state import HouseRules, Player, State

SMALL = """
hills 6, mountains 2, hills 5,
forest 3, mountains 9, desert 0, forest 10,
forest 8, fields 4, hills 11, pasture 3, fields 8,
pasture 10, fields 5, mountains 6, pasture 4,
fields 9, pasture 12, forest 11
"""
SMALL_HARBORS = (
    ("hills 6 NW", "brick"),
    ("mountains 2 NE", "ore"),
    ("forest 10 NE", "lumber"),
    ("fields 8 E", "grain"),
    ("pasture 4 SE", "any"),
    ("pasture 12 SE", "any"),
    ("fields 9 SW", "any"),
    ("pasture 10 W", "wool"),
    ("forest 3 W", "any"),
)
LARGE = """
forest 2, pasture 5, fields 4,
hills 6, mountains 3, desert 0, forest 9,
pasture 8, fields 11, hills 10, mountains 12, forest 4,
pasture 9, fields 3, hills 8, mountains 5, forest 10, pasture 6,
fields 12, hills 4, mountains 11, desert 0, forest 5,
pasture 10, fields 9, hills 3, mountains 8,
forest 6, pasture 11, fields 2
"""
CORNERS = ("N", "NE", "SE", "S", "SW", "NW")
SIDE_NAMES = tuple(SIDES)


def counts(**kinds: int) -> tuple[int, ...]:
    """Return cards by kind, as in actions: ``counts(ore=2)``."""
    assert set(kinds) <= set(KINDS), kinds
    return tuple(kinds.get(kind, 0) for kind in KINDS)


def kind(name: str) -> int:
    """Return the number of a kind of card."""
    return KINDS.index(name)


def progress(name: str) -> int:
    """Return the number of a progress card."""
    return CARDS.index(name)


def track(name: str) -> int:
    """Return the number of a track."""
    return TRACK_NAMES.index(name)


class Position:
    """A position. By default it is seat 0's turn, after the roll, and the robber is free."""

    def __init__(self, seats: int = 3, turn: int = 0, **house: Any) -> None:
        lines = (SMALL if seats <= 4 else LARGE).replace("\n", "").split(",")
        self.lands = [(name, int(token)) for name, token in (line.split() for line in lines)]
        self.hexes = rows((3, 4, 5, 4, 3) if seats <= 4 else (3, 4, 5, 6, 5, 4, 3))
        self.board: BoardGraph = graph(self.hexes)
        kinds = {name: i for i, name in enumerate(KINDS)} | {"any": ANY}
        harbors = SMALL_HARBORS if seats <= 4 else ()
        self.harbors = tuple((self.edge(side), kinds[name]) for side, name in harbors)
        self.house = HouseRules(**house)
        self.players = [Player([0] * len(KINDS), []) for _ in range(seats)]
        nodes, edges = len(self.board.node_nodes), len(self.board.edge_nodes)
        self.s = State(
            rng=1,
            stack=[f.Acting(turn)],
            players=self.players,
            island=self.island(),
            house=self.house,
            bank=[],
            decks=[],
            tokens=[token for _, token in self.lands],
            robber=self.hex("desert 0"),
            owner=[-1] * nodes,
            piece=[0] * nodes,
            wall=[False] * nodes,
            active=[False] * nodes,
            tired=[False] * nodes,
            promoted=[False] * nodes,
            road=[-1] * edges,
            turn=turn,
            first=0,
            round=2,
            robber_free=True,
        )
        self.stacked: list[list[int]] = [[], [], []]
        self.emptied: set[int] = set()
        self.short: dict[str, int] = {}
        self.settled = False
        self.whole = True  # every card of the box is somewhere

    # --- places -----------------------------------------------------------------------------------
    # ----------------

    def island(self) -> Island:
        """Return the map with its terrains and harbours."""
        return Island(
            self.hexes, tuple(TERRAINS.index(name) for name, _ in self.lands), self.harbors
        )

    def hex(self, place: str) -> int:
        """Return the hex called "forest 8"."""
        name, token = place.split()
        return self.lands.index((name, int(token)))

    def node(self, place: str) -> int:
        """Return the corner called "forest 8 N"."""
        land, _, corner = place.rpartition(" ")
        return self.board.hex_nodes[self.hex(land)][CORNERS.index(corner)]

    def edge(self, place: str) -> int:
        """Return the side called "forest 8 NE", or the edge "forest 8 N - NE" between two corners
        of a hex.
        """
        if " - " in place:
            first, other = place.split(" - ")
            return self.between(first, f"{first.rpartition(' ')[0]} {other}")
        land, _, side = place.rpartition(" ")
        return self.board.hex_edges[self.hex(land)][SIDE_NAMES.index(side)]

    def between(self, place: str, other: str) -> int:
        """Return the edge between two corners, each named from any hex."""
        for edge, there in self.board.node_steps[self.node(place)]:
            if there == self.node(other):
                return edge
        raise AssertionError(f"{place} is not next to {other}")

    # --- setting up the position
    # ----------------------------------------------------------------------------------

    def hand(self, seat: int, **kinds: int) -> Self:
        """Give a seat these cards out of the bank."""
        for i, n in enumerate(counts(**kinds)):
            self.players[seat].hand[i] += n
        return self

    def bank(self, **kinds: int) -> Self:
        """Leave these cards in the bank; missing ones do not exist."""
        self.short |= kinds
        self.whole = False
        return self

    def terrain(self, place: str, name: str) -> Self:
        """Change the terrain of this hex; it keeps its number."""
        at = self.hex(place)
        self.lands[at] = (name, self.lands[at][1])
        return self

    def put(self, seat: int, piece: str, *places: str) -> Self:
        """Place settlements, cities or tipped cities."""
        me = self.players[seat]
        for place in places:
            n = self.node(place)
            assert self.s.owner[n] < 0, f"{place} is taken"
            self.s.owner[n], self.s.piece[n] = seat, PIECES.index(piece)
            if piece == "settlement":
                me.settlements -= 1
            elif piece in ("city", "tipped-city"):
                me.cities -= 1
            assert min(me.settlements, me.cities) >= 0, f"no {piece} left"
        return self

    def settlement(self, seat: int, *places: str) -> Self:
        """Place settlements."""
        return self.put(seat, "settlement", *places)

    def city(self, seat: int, *places: str) -> Self:
        """Place cities."""
        return self.put(seat, "city", *places)

    def wall(self, *places: str) -> Self:
        """Put walls under cities."""
        for place in places:
            n = self.node(place)
            self.s.wall[n] = True
            self.players[self.s.owner[n]].walls -= 1
        return self

    def metropolis(self, name: str, place: str) -> Self:
        """Put the metropolis of a track on a city."""
        self.s.metropolis[track(name)] = self.node(place)
        return self

    def knight(
        self,
        seat: int,
        place: str,
        level: int = 1,
        active: bool = True,
        tired: bool = False,
        promoted: bool = False,
    ) -> Self:
        """Place a knight, by default active since an earlier turn; it gets a road if it
        has none.
        """
        n = self.node(place)
        assert self.s.owner[n] < 0, f"{place} is taken"
        self.s.owner[n], self.s.piece[n] = seat, KNIGHTS + level
        self.s.active[n], self.s.tired[n], self.s.promoted[n] = active, tired, promoted
        self.players[seat].knights[level - 1] -= 1
        assert self.players[seat].knights[level - 1] >= 0, "no such knight left"
        return self

    def roads(self, seat: int, *path: str) -> Self:
        """Lay roads from corner to corner along *path*; a corner of the same hex as the one before
        may be given alone.
        """
        places: list[str] = []
        for place in path:
            places.append(place if " " in place else f"{places[-1].rpartition(' ')[0]} {place}")
        for place, other in pairwise(places):
            edge = self.between(place, other)
            assert self.s.road[edge] < 0, f"{place} - {other} has a road"
            self.s.road[edge] = seat
            self.players[seat].roads -= 1
        return self

    def level(self, seat: int, **levels: int) -> Self:
        """Set track levels: ``level(0, science=3)``."""
        for name, level in levels.items():
            self.players[seat].tracks[track(name)] = level
        return self

    def card(self, seat: int, *names: str) -> Self:
        """Give progress cards; Printer and Constitution are shown."""
        for name in names:
            shown = name in ("printer", "constitution")
            (self.players[seat].shown if shown else self.players[seat].progress).append(
                progress(name)
            )
        return self

    def deck(self, name: str, *top: str) -> Self:
        """Put these cards on top of a deck, or empty it if there are none."""
        self.stacked[track(name)] = [progress(card) for card in top]
        if not top:
            self.emptied.add(track(name))
            self.whole = False
        return self

    def points(self, seat: int, total: int) -> Self:
        """Add Defender awards up to *total* points, once everything else is placed."""
        self.players[seat].defender += total - self.worth(seat)
        assert self.players[seat].defender >= 0
        return self

    def with_(self, **fields: Any) -> Self:
        """Set fields of the state: ``with_(ship=6, robber_free=False)``."""
        for name, value in fields.items():
            assert hasattr(self.s, name), name
            setattr(self.s, name, value)
        return self

    def robber(self, place: str) -> Self:
        """Put the robber on a hex."""
        return self.with_(robber=self.hex(place))

    def merchant(self, seat: int, place: str) -> Self:
        """Put the merchant on a hex."""
        return self.with_(merchant=self.hex(place), merchant_owner=seat)

    def start(self) -> Self:
        """Return to the start of the turn, before the roll."""
        return self.with_(stack=[f.Opening(self.s.turn)])

    def special(self, seat: int) -> Self:
        """Continue with the special building phase of *seat*."""
        return self.with_(stack=[f.Building(seat, self.s.turn)])

    # --- what follows from the position, worked out here on its own
    # ------------------------------------------------

    def worth(self, seat: int) -> int:
        """Return the points of a seat, by the table of the rulebook."""
        mine = [n for n, owner in enumerate(self.s.owner) if owner == seat]
        worth = sum(
            {"settlement": 1, "tipped-city": 1, "city": 2}.get(PIECES[self.s.piece[n]], 0)
            for n in mine
        )
        worth += 2 * sum(n in mine for n in self.s.metropolis)
        worth += 2 * (self.s.longest_road == seat) + (self.s.merchant_owner == seat)
        return worth + self.players[seat].defender + len(self.players[seat].shown)

    def trail(self, seat: int) -> int:
        """Return the longest trail of a seat, by brute force."""

        def walk(node: int, used: frozenset[int]) -> int:
            if used and self.s.owner[node] not in (-1, seat):
                return len(used)
            steps = [
                (e, m)
                for e, m in self.board.node_steps[node]
                if self.s.road[e] == seat and e not in used
            ]
            return max((walk(m, used | {e}) for e, m in steps), default=len(used))

        return max(walk(node, frozenset()) for node in range(len(self.s.owner)))

    def rates(self, seat: int) -> list[int]:
        """Return the bank's rates for a seat."""
        mine = [
            n
            for n, owner in enumerate(self.s.owner)
            if owner == seat and self.s.piece[n] <= KNIGHTS
        ]
        harbors = {self.s.island.board.node_harbor[n] for n in mine}
        land = (
            TERRAINS[self.s.island.terrain[self.s.merchant]]
            if self.s.merchant_owner == seat
            else ""
        )
        good = {"hills": 0, "forest": 1, "pasture": 2, "fields": 3, "mountains": 4}.get(land, -1)
        rates = []
        for i in range(len(KINDS)):
            two = i in harbors or i == good or (i >= 5 and self.players[seat].tracks[1] >= 3)
            rates.append(2 if two else 3 if ANY in harbors else 4)
        return rates

    def connect(self) -> None:
        """Lay a road beside every knight without one of its owner's."""
        for n, piece in enumerate(self.s.piece):
            edges = [edge for edge, _ in self.board.node_steps[n]]
            if piece > KNIGHTS and all(self.s.road[edge] != self.s.owner[n] for edge in edges):
                self.s.road[next(edge for edge in edges if self.s.road[edge] < 0)] = self.s.owner[n]
                self.players[self.s.owner[n]].roads -= 1

    def settle(self) -> State:
        """Compute what follows from the placed pieces, once."""
        if self.settled:
            return self.s
        self.settled = True
        self.s.island = self.island()
        self.connect()
        seats = range(len(self.players))
        stock = (19,) * 5 + (12,) * 3 if len(seats) <= 4 else (24,) * 5 + (18,) * 3
        self.s.bank = [n - sum(p.hand[i] for p in self.players) for i, n in enumerate(stock)]
        for name, n in self.short.items():
            self.s.bank[kind(name)] = n
        held = [card for p in self.players for card in (*p.progress, *p.shown)]
        for deck, copies in enumerate(COPIES):
            left = list(copies)
            for card in (*held, *self.stacked[deck]):
                if CATALOGUE[card].deck == deck:
                    left[card - FIRST[deck]] -= 1
            assert min(left) >= 0, "a progress card too many"
            top = [card - FIRST[deck] for card in self.stacked[deck]]
            if deck in self.emptied:
                self.s.decks.append(Pile([0] * len(left)))
            elif top:  # cards in a known order: these first, then the rest
                self.s.decks.append(
                    Pile([0] * len(left), top + [i for i, n in enumerate(left) for _ in range(n)])
                )
            else:
                self.s.decks.append(Pile(left))
        for seat in seats:
            self.players[seat].longest = self.trail(seat)
        if self.s.longest_road < 0:
            best = max(p.longest for p in self.players)
            leaders = [seat for seat in seats if self.players[seat].longest == best]
            if best >= 5 and len(leaders) == 1:
                self.s.longest_road = leaders[0]
        for seat, player in enumerate(self.players):
            player.cards, player.points, player.rates = (
                sum(player.hand),
                self.worth(seat),
                self.rates(seat),
            )
        return self.s
