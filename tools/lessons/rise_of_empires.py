"""The lessons of Rise of Empires, for two players; the other one plays as an easy computer does."""

from __future__ import annotations

from typing import Any

from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.rules.actions import (
    PlaceCubes,
    ChoosePlace,
    DoNothing,
    PlaceDisc,
    Pay,
    RemoveDisc,
    SettleFood,
    TakeCity,
    TakeEmpire,
    TakeProgress,
    TakeTerritory,
    Trade,
)
from tools.lessons.builder import OTHERS, Builder

GAME = "rise_of_empires"
SEED = 5
ADA = 1
FOOD = 3  # among the goods
PROGRESS, TERRITORY, CITY, EMPIRE, TRADE = range(5)


def number(section: str, key: str) -> int:
    """Return the number of a tile, region or box by its key."""
    return next(row.index for row in getattr(box(""), section) if row.key == key)


FOREST, PLAINS = number("territory", "forest"), number("territory", "plains")
MEMPHIS, AGRICULTURE = number("cities", "memphis"), number("progress", "agriculture")
RELIGION = number("progress", "religion")
ROME, MOUNTAIN = number("cities", "rome"), number("territory", "mountain")
ONE_FOR_TWO = number("trade", "1-2-gold")
TWO_REGIONS = number("empire", "e3")
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


LESSONS: tuple[Any, ...] = (symbols, prices)
