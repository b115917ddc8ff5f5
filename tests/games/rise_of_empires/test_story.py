"""The story: all that moves on the table is told, so that whoever heard everything could keep the books."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop_tui.engine import Luck, advance, apply, random_action, to_act
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires import events as e
from tabletop_tui.games.rise_of_empires.box import box
from tabletop_tui.games.rise_of_empires.pieces import CITY, CUBE, DISC, FOOD, GOLD, PROGRESS, TERRITORY, VP
from tabletop_tui.games.rise_of_empires.state import State


class Books:
    """What a listener knows: goods, cubes in each region, tiles, discs on the display."""

    def __init__(self, players: int) -> None:
        b = box()
        self.goods = [list(b.numbers.start) for _ in range(players)]
        self.cubes = [[0] * len(b.regions) for _ in range(players)]
        self.tiles: list[list[list[int]]] = [[[], [], []] for _ in range(players)]
        self.open: list[list[int]] = [[], [], []]
        self.gone: list[list[int]] = [[], [], []]
        self.display: list[list[int]] = [[] for _ in b.rows]
        self.halving = [0] * players
        self.turn = 0

    def hear(self, event: Any) -> None:
        """Write one event down."""
        getattr(self, type(event).__name__.lower(), lambda event: None)(event)

    def add(self, seat: int, goods: tuple[int, ...], sign: int = 1) -> None:
        for good, n in enumerate(goods):
            self.goods[seat][good] += sign * n

    def turnbegan(self, x: e.TurnBegan) -> None:
        self.turn = x.turn
        if x.turn % 2:
            self.display = [[] for _ in self.display]

    def tilesturnedup(self, x: e.TilesTurnedUp) -> None:
        self.open[x.row] += x.tiles

    def tilesleft(self, x: e.TilesLeft) -> None:
        for tile in x.tiles:
            self.open[x.row].remove(tile)
        self.gone[x.row] += x.tiles

    def take(self, seat: int, row: int, tile: int) -> None:
        self.open[row].remove(tile)
        self.tiles[seat][row].append(tile)

    def progresstaken(self, x: e.ProgressTaken) -> None:
        self.take(x.seat, PROGRESS, x.tile)
        self.goods[x.seat][GOLD] -= x.gold

    def territorytaken(self, x: e.TerritoryTaken) -> None:
        self.take(x.seat, TERRITORY, x.tile)

    def citytaken(self, x: e.CityTaken) -> None:
        self.take(x.seat, CITY, x.city)
        self.goods[x.seat][GOLD] -= x.gold

    def wonderbuilt(self, x: e.WonderBuilt) -> None:
        self.open[CITY].remove(x.city)
        self.gone[CITY].append(x.city)
        self.add(x.seat, box().cities[x.city].price, -1)
        self.goods[x.seat][VP] += x.points

    def citydropped(self, x: e.CityDropped) -> None:
        self.tiles[x.seat][CITY].remove(x.city)
        self.gone[CITY].append(x.city)

    def progressdropped(self, x: e.ProgressDropped) -> None:
        self.tiles[x.seat][PROGRESS].remove(x.tile)
        self.gone[PROGRESS].append(x.tile)

    def discplaced(self, x: e.DiscPlaced | e.DiscIdled) -> None:
        assert x.circle == len(self.display[x.row])
        self.display[x.row].append(x.seat)

    discidled = discplaced

    def discremoved(self, x: e.DiscRemoved) -> None:
        assert self.display[x.row][x.circle] == x.seat
        self.display[x.row][x.circle] = -1

    def paid(self, x: e.Paid | e.Ruined) -> None:
        self.add(x.seat, x.goods, -1)

    ruined = paid

    def collected(self, x: e.Collected) -> None:
        self.add(x.seat, x.goods)

    def upkeeppaid(self, x: e.UpkeepPaid) -> None:
        self.goods[x.seat][DISC] -= x.discs

    def traded(self, x: e.Traded) -> None:
        self.add(x.seat, (x.gold, -x.discs, 0, 0, x.points))

    def foodsettled(self, x: e.FoodSettled) -> None:
        moved = self.goods[x.seat][FOOD] + x.change
        assert x.food == max(0, min(20, moved)) and x.gold == max(0, moved - 20) // 2
        assert x.points == min(max(0, -moved), self.goods[x.seat][VP])
        self.goods[x.seat][FOOD] = x.food
        self.add(x.seat, (x.gold, 0, 0, 0, -x.points))

    def pointsscored(self, x: e.PointsScored) -> None:
        self.goods[x.seat][VP] += x.regions + x.cities + x.towns + x.progress

    def bonusscored(self, x: e.BonusScored) -> None:
        self.goods[x.seat][VP] += x.gold + x.discs

    def tileskept(self, x: e.TilesKept) -> None:
        self.add(x.seat, (x.gold, 0, x.cubes, 0, 0), -1)

    def cubesplaced(self, x: e.CubesPlaced | e.Settled) -> None:
        self.goods[x.seat][CUBE] -= x.cubes
        self.cubes[x.seat][x.region] += x.cubes

    settled = cubesplaced

    def withdrew(self, x: e.Withdrew) -> None:
        assert x.cubes == sum(self.cubes[x.seat])
        self.goods[x.seat][CUBE] += x.cubes
        self.cubes[x.seat] = [0] * len(self.cubes[x.seat])

    def fought(self, x: e.Fought) -> None:
        self.cubes[x.victim][x.region] -= x.killed
        self.cubes[x.seat][x.region] -= x.lost

    def struck(self, x: e.Struck) -> None:
        self.cubes[x.victim][x.region] -= x.killed

    def halved(self, x: e.Halved) -> None:
        assert x.cubes == sum(n // 2 for n in self.cubes[x.seat])
        self.cubes[x.seat] = [n - n // 2 for n in self.cubes[x.seat]]


def table(s: State) -> tuple[Any, ...]:
    """What lies on the table."""
    goods = [p.goods for p in s.players]
    land = [[tile for tile, n in enumerate(p.territory) for _ in range(n)] for p in s.players]
    held = [[sorted(p.progress), land[seat], sorted(p.cities)] for seat, p in enumerate(s.players)]
    lie = [sorted(t for t in (*s.fresh[row], *s.older[row]) if t >= 0) for row in range(3)]
    return s.turn, goods, [p.cubes for p in s.players], held, lie, [sorted(row) for row in s.gone], s.display


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_that_moves_on_the_table_is_told(players: int) -> None:
    s, luck, told = GAME.new(players, players, {}), Luck(players), list[Any]()
    books = Books(players)
    advance(GAME, s, told.append)
    while True:
        for event in told:
            books.hear(event)
        held = [[sorted(row) for row in tiles] for tiles in books.tiles]
        kept = (books.turn, books.goods, books.cubes, held, [sorted(row) for row in books.open],
                [sorted(row) for row in books.gone], books.display)  # fmt: skip
        assert table(s) == kept, told
        GAME.audit(s)
        if not s.stack:
            break
        seat = to_act(GAME, s)[0]
        told = apply(GAME, s, seat, random_action(GAME, s, seat, luck))
    (won,) = [event for event in told if isinstance(event, e.Won)]
    assert won.seats == GAME.winners(s) and won.points == max(p.goods[VP] for p in s.players)


def lose(what: str, s: State) -> None:
    """Something gets lost on the table, or appears from nowhere."""
    p = s.players[0]
    if what == "cube":
        p.stock -= 1
    elif what == "cube on the map":
        p.cubes[0] += 1
    elif what == "gold":
        p.goods[GOLD] += 1
    elif what == "disc":
        s.bank[DISC] += 1
    elif what == "food above the track":
        p.goods[FOOD] = 21
    elif what == "point":
        p.goods[VP] += 1
    elif what == "debt":
        p.goods[VP], p.points[0] = -1, p.points[0] - 1 - p.goods[VP]
    elif what == "progress tile":
        s.fresh[PROGRESS][0] = -1
    elif what == "territory tile":
        p.territory[0] += 1
    elif what == "city":
        s.gone[CITY].append(s.fresh[CITY][0])
    elif what == "action disc":
        s.display[0] = [0] * 4
        s.display[1] = [0] * 3
    elif what == "circle":
        s.display[0] = [0, 1, 2] * 3
    elif what == "alliance":
        p.ally = 3
    elif what == "flipped":
        p.flipped.append(0)
    elif what == "duplicate":
        p.progress += [0, 0]


LOSSES = (
    "cube", "cube on the map", "gold", "disc", "food above the track", "point", "debt", "progress tile",
    "territory tile", "city", "action disc", "circle", "alliance", "flipped", "duplicate",
)  # fmt: skip


@pytest.mark.parametrize("what", LOSSES)
def test_the_audit_notices_what_gets_lost(what: str) -> None:
    s = GAME.new(3, 1, {})
    advance(GAME, s, lambda event: None)
    GAME.audit(s)
    lose(what, s)
    with pytest.raises(AssertionError):
        GAME.audit(s)
