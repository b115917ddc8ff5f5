"""What would come if nothing more were done: at the end of the turn and of the era, and which discs
come off in B.
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
    """Food, income and points of a player in one game turn, with all cities kept that can be paid
    for.

    Phases of the present turn that are over for the player count nothing. Goods of choice
    (Shipping) are left out, but for those that keep a city from starving.
    """

    turn: int
    food: int
    """Food points won less those lost."""
    surplus: int
    """Gold for food above the top of the track."""
    hunger: int
    """VP lost to hunger."""
    missing: int
    """Food that not even the VP pay for when no city is left that eats: it is ignored (R53)."""
    shipped: int
    """Goods of choice taken as food, since a city would starve without them."""
    starved: tuple[int, ...]
    """Cities given up since neither food nor VP pay for them; they score nothing."""
    gold: int
    discs: int
    cubes: int
    """Income; cubes as far as the general stock goes."""
    upkeep: int
    """Discs paid for cities."""
    lost: tuple[int, ...]
    """Cities whose disc upkeep cannot be paid; those with fewest VP go first."""
    regions: int
    cities: int
    towns: int
    progress: int
    """VP scored, by source."""
    choices: int
    """Goods of choice still to be named."""
    after: Goods
    """What the player then has: gold, discs, pool cubes, food, VP."""

    @property
    def scored(self) -> int:
        """VP of the victory points phase."""
        return self.regions + self.cities + self.towns + self.progress


@dataclass(slots=True, frozen=True)
class EraEnd:
    """The end of the era: its game turns, then the price of keeping everything and the halving, or
    the final bonus.
    """

    turns: tuple[TurnEnd, ...]
    keep_gold: int
    keep_cubes: int
    """What it costs to keep all progress tiles and cities; 0 in Era III."""
    halved: int
    """Cubes that leave the map; 0 in Era III."""
    bonus_gold: int
    bonus_discs: int
    """VP for gold and for discs at the end of the game; 0 before Era III."""
    after: Goods
    """Gold, discs, pool cubes, food and VP then; gold and cubes below 0 are lacking to keep
    everything.
    """


@dataclass(slots=True, frozen=True)
class Removal:
    """One of a player's discs that is still to come off the display in the B turn."""

    row: int
    circle: int
    left: int
    """Discs to the left of it now."""
    cost: int
    """What taking it off would cost now: as many goods, or nothing for the owner of Printing."""
    rise: int
    """In an A turn: discs that may still be placed to the left of it."""
    payable: bool
    """The player has enough goods now."""
    possible: bool
    """The player could do the action of the row now."""


class Purse:
    """A player's goods while the turns to come are reckoned."""

    def __init__(self, s: State, seat: int) -> None:
        self.gold, self.discs, self.cubes, self.food, self.vp = s.players[seat].goods
        self.stock = s.players[seat].stock

    @property
    def goods(self) -> Goods:
        return self.gold, self.discs, self.cubes, self.food, self.vp


def due(s: State, seat: int) -> tuple[bool, bool, bool, bool]:
    """Whether a player's food, income, upkeep and points of the present game turn are still to
    come.
    """
    place = s.order.index(seat)
    eating = any(isinstance(f, Eating) and f.done <= place for f in s.stack)
    income = next((f for f in s.stack if isinstance(f, Collecting)), None)
    owing = income is not None and income.done <= place
    collected = income is not None and income.done == place and income.collected
    return eating, owing and not collected, owing, any(isinstance(f, Scoring) for f in s.stack)


def without(s: State, seat: int, cities: Iterable[int]) -> State:
    """The same table with some cities of a player gone; all other things are shared with *s*."""
    gone = set(cities)
    if not gone:
        return s
    less = copy(s)
    less.players = list(s.players)
    player = less.players[seat] = copy(s.players[seat])
    player.cities = [city for city in player.cities if city not in gone]
    return less


def famine(s: State, seat: int, purse: Purse, turn: int) -> tuple[int, tuple[int, ...]]:
    """The goods of choice that are shipped and the cities that go until food and VP pay for the
    rest (R53): those that leave the player with most VP after the turn.
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
    """Carry the phases of a game turn out on a purse; also the table without the cities that
    went.
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
    """The cities whose upkeep *discs* can pay, and those that must go, fewest VP first."""
    tiles = box(s.parts).cities
    kept = sorted(costly(s, seat, DISC), key=lambda city: -tiles[city].yields[VP])
    lost: list[int] = []
    while sum(tiles[city].upkeep[DISC] for city in kept) > discs:
        lost.append(kept.pop())
    return tuple(kept), tuple(lost)


def turn_end(s: State, seat: int) -> TurnEnd:
    """Food, income, upkeep and points if the present game turn ended now."""
    return reckon(s, seat, Purse(s, seat), s.turn)[0]


def era_end(s: State, seat: int) -> EraEnd:
    """The rest of the era, if nobody changed anything on tiles and map, and all tiles were kept."""
    purse = Purse(s, seat)
    turns = []
    for turn in range(s.turn, 2 * s.era + 1):
        end, s = reckon(s, seat, purse, turn)
        turns.append(end)
    if s.era * 2 == LAST_TURN:
        gold, new_discs = bonus(s, purse.gold, purse.discs)
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
    """A player's discs that are still to come off in the B turn, row by row from the left, and what
    each costs now.
    """
    free, purse = exempt(s, seat), sum(s.players[seat].goods)
    plan = []
    for row, circle, left in discs(s, seat):
        cost = 0 if free else left
        rise = 0 if s.mirror else circles(s, row) - len(s.display[row])
        plan.append(
            Removal(row, circle, left, cost, rise, cost <= purse, ROWS[row].possible(s, seat))
        )
    return tuple(plan)


def removal_costs(s: State) -> list[list[int]]:
    """For each row and circle: what its owner would pay to take that disc off now; -1 where no disc
    is.
    """
    costs = [[-1] * len(row) for row in s.display]
    for seat in range(len(s.players)):
        free = exempt(s, seat)
        for row, circle, left in discs(s, seat):
            costs[row][circle] = 0 if free else left
    return costs
