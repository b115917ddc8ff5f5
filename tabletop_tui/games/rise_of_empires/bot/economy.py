"""What a player's tiles yield, consume and will be worth, and what their goods are worth."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ..components.box import box
from ..rules.pieces import (
    CITIES,
    CUBE,
    DISC,
    FOOD,
    GOLD,
    ONCE,
    VP,
    WITH_EMPIRE,
    CityTile,
    Goods,
    ProgressTile,
)
from ..rules.state import LAST_TURN, Player, State
from . import prices
from .calendar import Calendar

ERA_ENDS = (2, 4)
"""The game turns after which tiles are paid for and cubes are halved."""

Worths = tuple[float, ...]


@dataclass(slots=True, frozen=True)
class Economy:
    """What all tiles of a player bring each turn. Food and discs are net of the upkeep."""

    gold: int
    discs: int
    cubes: int
    food: int
    cities: int
    """Victory points of cities; those of towns and of progress tiles follow."""
    towns: int
    progress: int
    choice: int
    exempt: bool
    """True if discs to the left cost nothing."""
    powers: tuple[tuple[int, float, bool], ...]
    """Progress tiles with another effect than income, each with the worth of one turn's use, and
    whether it is used with an empire tile.
    """
    left: tuple[tuple[Worths, Worths], ...]
    """After the first and the second era: what each progress tile and each city will still bring,
    in ascending order.
    """


@lru_cache(maxsize=20_000)
def economy(
    parts: str, territory: tuple[int, ...], progress: tuple[int, ...], cities: tuple[int, ...]
) -> Economy:
    """Return the economy of a set of tiles."""
    things = box(parts)
    total, towns, inventions, choice = [0, 0, 0, 0, 0], 0, 0, 0
    counts = [0] * (ONCE + 1)
    counts[ONCE], counts[CITIES] = 1, len(cities)
    for land, number in zip(things.territory, territory, strict=True):
        counts[land.terrain] += number
        towns += number * land.yields[VP]
        for good in range(4):
            total[good] += number * land.yields[good]
    sorts = [things.progress[tile] for tile in progress]
    for sort in sorts:
        times = counts[sort.per]
        inventions += times * sort.yields[VP]
        choice += times * sort.choice
        for good in range(4):
            total[good] += times * sort.yields[good]
    owned = [things.cities[city] for city in cities]
    for city in owned:
        for good in range(4):
            total[good] += city.yields[good] - city.upkeep[good]
    return Economy(
        gold=total[GOLD],
        discs=total[DISC],
        cubes=total[CUBE],
        food=total[FOOD],
        cities=sum(city.yields[VP] for city in owned),
        towns=towns,
        progress=inventions,
        choice=choice,
        exempt=any(sort.no_disc_cost for sort in sorts),
        powers=tuple(
            (sort.index, use, sort.kind == WITH_EMPIRE) for sort in sorts if (use := power(sort))
        ),
        left=tuple(
            (
                tuple(sorted(progress_after(sort, counts[sort.per], turn) for sort in sorts)),
                tuple(sorted(city_after(city, turn) for city in owned)),
            )
            for turn in ERA_ENDS
        ),
    )


def economy_of(s: State, player: Player) -> Economy:
    """Return the economy of a player."""
    return economy(s.parts, tuple(player.territory), tuple(player.progress), tuple(player.cities))


def power(tile: ProgressTile) -> float:
    """Return the worth of one turn's use of a tile with another effect than income."""
    one, more, reach = prices.STRIKE
    if tile.remove:
        return one + more * (tile.remove - 1) + reach * tile.reach
    worth = prices.SETTLE * tile.place + prices.ALLY * tile.protect
    worth += prices.HIRE * tile.far + prices.RAIL * tile.extra + prices.SHIP * tile.water
    return worth + prices.BOTH * tile.both_overseas


def turn_of(goods: Goods, turn: int) -> float:
    """Return the worth of goods that come in the phases of a game turn."""
    gold, discs, cubes, food, points = goods
    worth = (
        gold * prices.GOLD_AT[turn + 1]
        + discs * prices.DISC_AT[turn + 1]
        + cubes * prices.CUBE_AT[turn + 1]
    )
    return worth + prices.FOOD_FLOW * food + points


def progress_after(tile: ProgressTile, times: int, turn: int) -> float:
    """Return what a progress tile will bring after a game turn."""
    worth = prices.EXEMPT * ((LAST_TURN - turn) // 2) if tile.no_disc_cost else 0.0
    for later in range(turn + 1, LAST_TURN + 1):
        worth += times * (
            turn_of(tile.yields, later) + tile.choice * prices.GOLD_AT[later + 1]
        ) + power(tile)
    return worth


def city_after(tile: CityTile, turn: int) -> float:
    """Return what a city will bring after a game turn, net of its upkeep."""
    later = range(turn + 1, LAST_TURN + 1)
    return sum(turn_of(tile.yields, future) - turn_of(tile.upkeep, future) for future in later)


def keeping(s: State, player: Player, calendar: Calendar, economy: Economy) -> float:
    """Return what the ends of eras will cost: the price of the tiles worth keeping, and the loss of
    the others.
    """
    numbers, total = box(s.parts).numbers, 0.0
    for turn, (tiles, cities) in zip(ERA_ENDS, economy.left, strict=True):
        if turn < calendar.turn or (turn == calendar.turn and not calendar.keeping):
            continue
        gold, cubes = 99, 99
        if turn == calendar.turn:
            gold = player.goods[GOLD] + (economy.gold if calendar.collecting else 0)
            cubes = player.goods[CUBE] + (
                min(economy.cubes, player.stock) if calendar.collecting else 0
            )
        total -= keep_cost(tiles, numbers.keep_progress * prices.GOLD_AT[turn + 1], gold)
        total -= keep_cost(cities, numbers.keep_city * prices.CUBE_AT[turn + 1], cubes)
    return total


@lru_cache(maxsize=20_000)
def keep_cost(worths: Worths, price: float, most: int) -> float:
    """Return the cost of an end of era for tiles of these worths, at most *most* of which can be
    kept.
    """
    drop = len(worths) - most
    return sum(
        worth if index < drop or worth < price else price for index, worth in enumerate(worths)
    )


def powers(player: Player, calendar: Calendar, economy: Economy, *, marches: bool) -> float:
    """Return the worth of tiles with another effect than income, for all turns in which they can be
    used. *marches*: an empire tile can still be taken in this turn, without which some of them have
    no use.
    """
    later = LAST_TURN - calendar.turn
    worth = (
        prices.EXEMPT * (later + 1 if calendar.turn % 2 else later + calendar.share) / 2
        if economy.exempt
        else 0.0
    )
    for tile, use, marching in economy.powers:
        now = calendar.share > 0 and tile not in player.flipped and (marches or not marching)
        worth += use * (later + now)
    return worth


def goods_in_hand(goods: list[int], calendar: Calendar) -> float:
    """Return the worth of gold, discs and cubes in hand."""
    worth = 0.0
    tables = (prices.GOLD_AT, prices.DISC_AT, prices.CUBE_AT)
    for number, at, plenty in zip(goods, tables, prices.PLENTY, strict=False):
        worth += calendar.price(at) * (
            number if number <= plenty else plenty + prices.SPARE * (number - plenty)
        )
    return worth


def goods_to_come(player: Player, calendar: Calendar, economy: Economy) -> float:
    """Return the worth of gold, discs and cubes of the incomes to come. Cubes are limited by the
    stock.
    """
    return incomes(
        calendar.turn + (not calendar.collecting),
        calendar.turn,
        economy.gold + economy.choice,
        economy.discs,
        economy.cubes,
        player.stock,
        sum(player.cubes),
        len(economy.left[0][1]),
    )


@lru_cache(maxsize=50_000)
def incomes(
    first: int, now: int, gold: int, discs: int, cubes: int, stock: int, on_map: int, cities: int
) -> float:
    """Return the worth of the goods of all turns from the *first* that pays. *gold* includes goods
    of choice.

    At the ends of eras from *now* on, half of the cubes *on_map* and one for each of *cities*
    return to the stock.
    """
    worth = 0.0
    for turn in range(now, LAST_TURN + 1):
        if turn >= first:
            more = cubes if cubes < stock else stock
            stock += 1 - more
            worth += (
                gold * prices.GOLD_AT[turn + 1]
                + discs * prices.DISC_AT[turn + 1]
                + more * prices.CUBE_AT[turn + 1]
            )
        if turn in ERA_ENDS:
            stock += on_map // 2 + cities
            on_map -= on_map // 2
    return worth


def food_value(s: State, player: Player, calendar: Calendar, economy: Economy) -> float:
    """Return the worth of food in store and to come. Hunger costs points, and a surplus brings a
    little gold.
    """
    store, numbers = player.goods[FOOD], box(s.parts).numbers
    first, change = calendar.turn + (not calendar.eating), economy.food + economy.choice // 3
    worth = hunger_and_plenty(
        first, store, change + map_food(s, player), change, numbers.food_top, numbers.food_a_gold
    )
    if calendar.turn == LAST_TURN:
        return worth
    return worth + prices.FOOD * min(store, prices.STORE)


@lru_cache(maxsize=50_000)
def hunger_and_plenty(
    first: int, store: int, gain: int, later: int, top: int, a_gold: int
) -> float:
    """Return the worth of hunger and surplus of all turns from *first* on.

    Food changes by *gain* in the first turn and by *later* in each further one. What is above *top*
    is exchanged, *a_gold* food for one gold.
    """
    food, worth, weight = store, 0.0, 1.0
    for turn in range(first, LAST_TURN + 1):
        food += 2 * gain if turn == LAST_TURN else gain
        gain = later
        if food < 0:
            worth += prices.HUNGER * weight * food
            food = 0
        elif food > top:
            worth += weight * ((food - top) // a_gold) * prices.GOLD_AT[turn + 1]
            food = top
        weight *= prices.RELIEF
    return worth


def map_food(s: State, player: Player) -> int:
    """Return the food from the regions that are held now."""
    total, own = 0, player.cubes
    for region, food in feeding(s.parts):
        if mine := own[region]:
            theirs = [other.cubes[region] for other in s.players]
            if mine == max(theirs):
                total += food // theirs.count(mine)
    return total


@lru_cache(maxsize=8)
def feeding(parts: str) -> tuple[tuple[int, int], ...]:
    """Return the regions whose control brings food, and how much."""
    return tuple(
        (region.index, region.benefit[FOOD])
        for region in box(parts).regions
        if region.benefit[FOOD]
    )
