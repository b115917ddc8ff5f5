"""Forecasts: the end of the turn and of the era if no more is done, and discs to remove in the B
turn.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from itertools import chain, combinations

from ....engine.fast_dataclass import dataclass
from ..components.box import box
from ..rules.display import circles, discs, exempt
from ..rules.phases.era import halved, keeping_price
from ..rules.phases.scoring import bonus
from ..rules.phases.yields import choices, costly, food_change, income, points
from ..rules.pieces import CUBE, DISC, FOOD, GOLD, VP, Goods
from ..rules.state import LAST_TURN, Collecting, Eating, Keeping, Scoring, State
from ..rules.turns.choose import ROWS


@dataclass(slots=True, frozen=True)
class TurnEnd:
    """Food, income and points of a player in one game turn, keeping all cities they can pay for.

    Phases of the current turn that are over for the player count nothing. Goods of choice
    (Shipping) are left out, except those that keep a city from starving.
    """

    turn: int
    food: int
    """Food gained less food lost."""
    surplus: int
    """Gold for food above the top of the track."""
    hunger: int
    """VP lost to hunger."""
    missing: int
    """Food that VP do not cover either, once no city that eats is left: it is ignored (R53)."""
    shipped: int
    """Goods of choice taken as food because a city would starve otherwise."""
    starved: tuple[int, ...]
    """Cities given up because neither food nor VP pay for them; they score nothing."""
    gold: int
    discs: int
    cubes: int
    """Income; cubes are limited by the general stock."""
    upkeep: int
    """Discs paid for cities."""
    lost: tuple[int, ...]
    """Cities whose disc upkeep cannot be paid, the ones with fewest VP first."""
    regions: int
    cities: int
    towns: int
    progress: int
    """VP scored, by source."""
    choices: int
    """Goods of choice that have yet to be chosen."""
    after: Goods
    """The player's goods afterwards: gold, discs, pool cubes, food, VP."""

    @property
    def scored(self) -> int:
        """Return the VP of the victory points phase."""
        return self.regions + self.cities + self.towns + self.progress


@dataclass(slots=True, frozen=True)
class EraEnd:
    """The end of the era: its game turns, then the price of keeping everything and the halving, or
    the final bonus.
    """

    turns: tuple[TurnEnd, ...]
    keep_gold: int
    keep_cubes: int
    """Price of keeping all progress tiles and cities; 0 in Era III."""
    halved: int
    """Cubes that leave the map; 0 in Era III."""
    bonus_gold: int
    bonus_discs: int
    """VP for gold and for discs at the end of the game; 0 before Era III."""
    after: Goods
    """Gold, discs, pool cubes, food and VP afterwards; negative gold or cubes are missing to keep
    everything.
    """


@dataclass(slots=True, frozen=True)
class Removal:
    """One of a player's discs that must still come off the display in the B turn."""

    row: int
    circle: int
    left: int
    """Discs to the left of it now."""
    cost: int
    """Goods that removing it would cost now; 0 for the owner of Printing."""
    rise: int
    """In an A turn: discs that may still be placed to the left of it."""
    payable: bool
    """True if the player has enough goods now."""
    possible: bool
    """True if the player could do the row's action now."""


class Purse:
    """A player's goods during a forecast."""

    def __init__(self, s: State, seat: int) -> None:
        self.gold, self.discs, self.cubes, self.food, self.vp = s.players[seat].goods
        self.stock = s.players[seat].stock

    @property
    def goods(self) -> Goods:
        return self.gold, self.discs, self.cubes, self.food, self.vp


def due(s: State, seat: int) -> tuple[bool, bool, bool, bool]:
    """Return whether a player's food, income, upkeep and points of the current game turn are still
    to come.
    """
    place = s.order.index(seat)
    eating = any(isinstance(f, Eating) and f.done <= place for f in s.stack)
    income = next((f for f in s.stack if isinstance(f, Collecting)), None)
    owing = income is not None and income.done <= place
    collected = income is not None and income.done == place and income.collected
    return eating, owing and not collected, owing, any(isinstance(f, Scoring) for f in s.stack)


def without(s: State, seat: int, cities: Iterable[int]) -> State:
    """Return the state without some cities of a player; everything else is shared with *s*."""
    gone = set(cities)
    if not gone:
        return s
    less = copy(s)
    less.players = list(s.players)
    player = less.players[seat] = copy(s.players[seat])
    player.cities = [city for city in player.cities if city not in gone]
    return less


def famine(s: State, seat: int, purse: Purse, turn: int) -> tuple[int, tuple[int, ...]]:
    """Return the goods of choice shipped and the cities given up until food and VP pay for the rest
    (R53).

    Of all ways, the one that leaves the player with most VP after the turn.
    """
    have, eaters = purse.food + purse.vp, costly(s, seat, FOOD)
    if not eaters or have + food_change(s, seat, turn=turn) >= 0:
        return 0, ()
    found: list[tuple[int, int, int, tuple[int, ...]]] = []
    for gone in chain.from_iterable(combinations(eaters, n) for n in range(len(eaters) + 1)):
        rest = without(s, seat, gone)
        enough = (
            n
            for n in range(choices(rest, seat) + 1)
            if have + food_change(rest, seat, n, turn) >= 0
        )
        shipped = next(enough, 0 if len(gone) == len(eaters) else -1)
        if shipped < 0:
            continue
        hunger = min(max(-purse.food - food_change(rest, seat, shipped, turn), 0), purse.vp)
        found.append((sum(points(rest, seat)) - hunger, -len(gone), -shipped, gone))
    _, _, unshipped, gone = max(found, key=lambda way: way[:3])
    return -unshipped, gone


def reckon(s: State, seat: int, purse: Purse, turn: int) -> tuple[TurnEnd, State]:
    """Carry out the phases of a game turn on a purse.

    Return the result and the state without the cities that were given up.
    """
    printed = box(s.parts)
    eating, collecting, owing, scoring = (
        due(s, seat) if turn == s.turn else (True, True, True, True)
    )
    shipped, starved = famine(s, seat, purse, turn) if eating else (s.players[seat].shipped, ())
    s = without(s, seat, starved)
    change = food_change(s, seat, shipped, turn) if eating else 0
    food = purse.food + change
    surplus = max(food - printed.numbers.food_top, 0) // printed.numbers.food_a_gold
    hunger = min(max(-food, 0), purse.vp)
    purse.food = min(max(food, 0), printed.numbers.food_top)
    purse.gold += surplus
    purse.vp -= hunger

    gold, new_discs, cubes = income(s, seat) if collecting else (0, 0, 0)
    purse.discs += new_discs
    kept, lost = afford(s, seat, purse.discs) if owing else ((), ())
    upkeep = sum(printed.cities[city].upkeep[DISC] for city in kept)
    purse.discs -= upkeep
    left = max(choices(s, seat) - shipped, 0) if collecting else 0
    gold += sum(printed.cities[city].yields[GOLD] for city in kept)
    cubes += sum(printed.cities[city].yields[CUBE] for city in kept)
    cubes = min(cubes, purse.stock)
    purse.gold += gold
    purse.cubes += cubes
    purse.stock -= cubes

    s = without(s, seat, lost)
    regions, cities, towns, progress = points(s, seat) if scoring else (0, 0, 0, 0)
    purse.vp += regions + cities + towns + progress
    end = TurnEnd(
        turn=turn,
        food=change,
        surplus=surplus,
        hunger=hunger,
        missing=max(-food, 0) - hunger,
        shipped=shipped if eating else 0,
        starved=starved,
        gold=gold,
        discs=new_discs,
        cubes=cubes,
        upkeep=upkeep,
        lost=lost,
        regions=regions,
        cities=cities,
        towns=towns,
        progress=progress,
        choices=left,
        after=purse.goods,
    )
    return end, s


def afford(s: State, seat: int, discs: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the cities whose upkeep *discs* pays for, and those given up, fewest VP first."""
    tiles = box(s.parts).cities
    kept = sorted(costly(s, seat, DISC), key=lambda city: -tiles[city].yields[VP])
    lost: list[int] = []
    while sum(tiles[city].upkeep[DISC] for city in kept) > discs:
        lost.append(kept.pop())
    return tuple(kept), tuple(lost)


def turn_end(s: State, seat: int) -> TurnEnd:
    """Return food, income, upkeep and points if the current game turn ended now."""
    return reckon(s, seat, Purse(s, seat), s.turn)[0]


def era_end(s: State, seat: int) -> EraEnd:
    """Return the rest of the era, if tiles and map stayed as they are and all tiles were kept."""
    purse = Purse(s, seat)
    turns = []
    for turn in range(s.turn, 2 * s.era + 1):
        end, s = reckon(s, seat, purse, turn)
        turns.append(end)
    if s.era * 2 == LAST_TURN:
        scored = not s.stack  # the game is over, and its last points are among those taken
        gold, new_discs = (0, 0) if scored else bonus(s, purse.gold, purse.discs)
        purse.vp += gold + new_discs
        return EraEnd(tuple(turns), 0, 0, 0, gold, new_discs, purse.goods)
    keeping = [f for f in s.stack if isinstance(f, Keeping)]
    over = s.mirror and not keeping
    paid = over or any(f.done > s.order.index(seat) for f in keeping)
    gold, cubes = (0, 0) if paid else keeping_price(s, seat)
    purse.gold -= gold
    purse.cubes -= cubes
    leaving = 0 if over else sum(halved(s, n) for n in s.players[seat].cubes)
    return EraEnd(tuple(turns), gold, cubes, leaving, 0, 0, purse.goods)


def mirror_plan(s: State, seat: int) -> tuple[Removal, ...]:
    """Return a player's discs still to be removed in the B turn, row by row from the left, with
    current costs.
    """
    free, purse = exempt(s, seat), sum(s.players[seat].goods)
    plan = []
    for row, circle, left in discs(s, seat):
        cost = 0 if free else left
        rise = 0 if s.mirror or free else circles(s, row) - len(s.display[row])
        plan.append(
            Removal(row, circle, left, cost, rise, cost <= purse, ROWS[row].possible(s, seat))
        )
    return tuple(plan)


def removal_costs(s: State) -> list[list[int]]:
    """Return for each row and circle what its owner would pay to remove that disc now; -1 without a
    disc.
    """
    costs = [[-1] * len(row) for row in s.display]
    for seat in range(len(s.players)):
        free = exempt(s, seat)
        for row, circle, left in discs(s, seat):
            costs[row][circle] = 0 if free else left
    return costs
