"""The lessons of Rise of Empires, for two players; the other one plays as an easy computer does."""

from __future__ import annotations

from typing import Any

from tabletop_tui.bots.brain import choose
from tabletop_tui.engine import Luck, kind_of
from tabletop_tui.games import find
from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.rules.actions import (
    ChoosePlace,
    DoNothing,
    Fight,
    KeepTiles,
    Pay,
    PlaceCubes,
    PlaceDisc,
    RemoveDisc,
    SettleFood,
    TakeCity,
    TakeEmpire,
    TakeProgress,
    TakeTerritory,
    Trade,
)
from tabletop_tui.games.rise_of_empires.rules.pieces import VP
from tabletop_tui.games.rise_of_empires.rules.state import FROM_REGIONS, LAST_TURN
from tools.lessons.builder import OTHERS, Builder

GAME = "rise_of_empires"
SEED = 5
ADA = 1
FOOD = 3  # among the goods
PROGRESS, TERRITORY, CITY, EMPIRE, TRADE = range(5)


def number(section: str, key: str) -> int:
    """Return the number of a tile, region or box by its key."""
    found: int = next(row.index for row in getattr(box(""), section) if row.key == key)
    return found


FOREST, PLAINS = number("territory", "forest"), number("territory", "plains")
MEMPHIS, AGRICULTURE = number("cities", "memphis"), number("progress", "agriculture")
RELIGION = number("progress", "religion")
ROME, MOUNTAIN = number("cities", "rome"), number("territory", "mountain")
ONE_FOR_TWO = number("trade", "1-2-gold")
TWO_REGIONS, FOUR = number("empire", "e3"), number("empire", "e4")
FIVE_FOR_FIVE = number("trade", "5-5-vp")
TOO_MANY = 59  # points by which the learner would win anyhow
TWO_FOR_FOUR = number("trade", "2-4-gold")
NE_AFRICA, SE_EUROPE = number("regions", "nea"), number("regions", "see")
SW_EUROPE = number("regions", "swe")


def ada(row: int) -> tuple[Any, ...]:
    """Return that the other player puts a disc into that row, and what follows."""
    return (ADA, PlaceDisc(row)), OTHERS


def symbols() -> Builder:
    """The symbols, and an A turn."""
    made = Builder(GAME, 1, "symbols", seed=SEED)
    made.begin()
    made.step("row", PlaceDisc(TERRITORY))
    made.step("forest", TakeTerritory(FOREST), *ada(PROGRESS))
    made.step("city", PlaceDisc(CITY))
    made.step("memphis", TakeCity(MEMPHIS), *ada(CITY))
    made.step("empire", PlaceDisc(EMPIRE))
    made.step("tile", TakeEmpire(TWO_REGIONS))
    made.step("cubes", PlaceCubes(SW_EUROPE, 2), PlaceCubes(SE_EUROPE, 2), *ada(EMPIRE))
    made.step("progress", PlaceDisc(PROGRESS), TakeProgress(AGRICULTURE), *ada(TERRITORY))
    made.step("trade", PlaceDisc(TRADE), Trade(TWO_FOR_FOUR), *ada(PROGRESS))
    made.step(
        "puzzle",
        PlaceDisc(TERRITORY),
        TakeTerritory(PLAINS),
        *ada(EMPIRE),
        SettleFood(),
        goal=[["food-settled", {"seat": 0, "change": {"least": 0}}]],
        stop=[["city-dropped", {"seat": 0}], ["food-settled", {"seat": 0}]],
    )
    return made


def second_turn(number: int, key: str) -> Builder:
    """Return the B turn after the first lesson, with Kim first."""
    made = symbols()
    made.number, made.key, made.steps = number, key, []
    made.play_others()
    made.table.play(0, ChoosePlace(1))
    made.play_others()
    return made


def prices() -> Builder:
    """A B turn: prices, hunger and upkeep."""
    made = second_turn(2, "prices")
    made.state.players[0].goods[FOOD] = 3
    made.begin()
    made.step("disc", RemoveDisc(CITY, 0))
    made.step("pay", Pay((1, 0, 0, 0, 0)), free=("goods",))
    made.step("rome", TakeCity(ROME), OTHERS)
    made.step("free", RemoveDisc(TERRITORY, 2))
    made.step("mountain", TakeTerritory(MOUNTAIN), OTHERS)
    made.step("trade", RemoveDisc(TRADE, 0), Trade(ONE_FOR_TWO), OTHERS)
    made.step(
        "puzzle",
        RemoveDisc(PROGRESS, 1),
        TakeProgress(RELIGION),
        OTHERS,
        RemoveDisc(TERRITORY, 0),
        TakeTerritory(PLAINS),
        OTHERS,
        RemoveDisc(EMPIRE, 0),
        DoNothing(),
        OTHERS,
        SettleFood(),
        goal=[["food-settled", {"seat": 0, "points": 0}]],
        stop=[["city-dropped", {"seat": 0}], ["food-settled", {"seat": 0}]],
    )
    return made


def last_disc(number: int, key: str) -> Builder:
    """Return the second lesson before the learner's last disc, and with food enough."""
    made = prices()
    made.number, made.key, made.steps = number, key, []
    log = made.table.log
    made.table.rewind(max(n for n, one in enumerate(log) if one == (0, RemoveDisc(EMPIRE, 0))))
    made.state.players[0].goods[FOOD] = 9
    return made


def last_turn(number: int, key: str) -> Builder:
    """Return the last turn of a game of easy computer players before the last disc of seat 0, which
    has got so few points that it can only just win.
    """
    made, game = Builder(GAME, number, key, seed=SEED), find(GAME)
    table = made.table
    while table.state.turn < LAST_TURN or not (
        kind_of(table.state.stack[-1]) == "choosing"
        and table.deciding() == (0,)
        and sum(row.count(0) for row in table.state.display) == 1
    ):
        seat = table.deciding()[0]
        view = game.view(table.state, seat)
        table.play(seat, choose(game, view, seat, "easy", Luck(len(table.log))))
    player = table.state.players[0]
    player.goods[VP] -= TOO_MANY
    player.points[FROM_REGIONS] -= TOO_MANY
    return made


def empires() -> Builder:
    """An empire, a fight, the end of an era, and that of the game."""
    made = last_disc(3, "empires")
    made.begin()
    made.step("disc", RemoveDisc(EMPIRE, 0))
    made.step("tile", TakeEmpire(FOUR))
    made.step("place", PlaceCubes(SW_EUROPE, 2))
    made.step("more", PlaceCubes(SE_EUROPE, 1))
    made.step("fight", Fight(SW_EUROPE, ADA, 0), OTHERS)
    made.step("food", SettleFood())
    made.step("keep", KeepTiles(), OTHERS)
    made.go_on(last_turn(3, "empires"))
    made.step(
        "puzzle",
        RemoveDisc(TRADE, 0),
        Trade(FIVE_FOR_FIVE),
        OTHERS,
        SettleFood(),
        OTHERS,
        goal=[["won", {"seats": [0]}]],
    )
    return made


LESSONS: tuple[Any, ...] = (symbols, prices, empires)
